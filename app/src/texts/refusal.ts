// Why a game can't begin, in words; the Python module lycaon.texts.questions says the same.
import type * as wire from "../wire/types";
import { key, type Texts, type Values } from "./texts";
import { sentence } from "./voice";

type Fields = Record<string, unknown>;

/** Everything that stands in the way, a sentence each. */
export function hindrances(texts: Texts, { code, values }: wire.Hindrance): string[] {
  const problems = Array.isArray(values.problems) ? (values.problems as Fields[]) : [];
  return (problems.length ? problems : [values]).map((one) => hindrance(texts, key("refusal", code), one));
}

function hindrance(texts: Texts, line: string, fields: Fields): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(fields))
    values[name] = typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value);
  const own = key(line, String(fields.what));
  const role = key("role", String(fields.value), "name");
  if (texts.has(role)) values.role = texts.say(role);
  return sentence(texts.say(texts.has(own) ? own : line, values));
}
