// How seats, roles and words are named within sentences; the Python module lycaon.texts.voice says the same.
import { key, type Texts, type Values } from "./texts";

export const NONE = "none";

export class Voice {
  constructor(
    readonly texts: Texts,
    readonly names: ReadonlyMap<number, string> = new Map(),
    readonly variant: string | null = null,
    /** Whether the house lets event cards switch variants on; null where it is not known. */
    readonly variantCards: boolean | null = null,
  ) {}

  say(id: string, values?: Values): string {
    return this.texts.say(id, values);
  }

  /** The first of several keys that has a message; the variant's own where it has it otherwise. */
  asPlayed(...keys: string[]): string {
    const found = this.texts.first(...keys);
    const own = `${key("variant", this.variant ?? "")}-${found}`;
    return this.variant !== null && this.texts.has(own) ? own : found;
  }

  seat(number: number): string {
    const name = this.names.get(number);
    return name === undefined
      ? this.say("seat", { number: String(number) })
      : this.say("seat-named", { number: String(number), name });
  }

  seats(numbers: readonly number[]): string {
    if (!numbers.length) return this.say("nobody");
    if (numbers.some((one) => this.names.has(one))) return this.texts.join(numbers.map((one) => this.seat(one)));
    return this.say("seats", { numbers: this.texts.join(numbers.map(String)) });
  }

  player(number: number): string {
    const name = this.names.get(number);
    return name === undefined
      ? this.say("player", { number: String(number) })
      : this.say("player-named", { number: String(number), name });
  }

  players(numbers: readonly number[]): string {
    if (numbers.length < 2) return numbers.length ? this.player(numbers[0]!) : this.say("nobody");
    if (numbers.some((one) => this.names.has(one))) return this.say("players-named", { seats: this.seats(numbers) });
    return this.say("players", { numbers: this.texts.join(numbers.map(String)) });
  }

  label(number: number): string {
    const name = this.names.get(number);
    return name === undefined ? this.seat(number) : this.say("label-named", { number: String(number), name });
  }

  callName(call: string): string {
    const head = call.split(".")[0]!;
    const own = this.texts.first(key("call", call, "name"), key("call", head, "name"));
    return this.texts.has(own) ? this.say(own) : this.texts.role(head);
  }

  word(call: string, word: string): string {
    const keys = [...alike(call).map((one) => key("word", one, word)), key("role", word, "name"), key("word", word)];
    return this.say(keys.find((one) => this.texts.has(one)) ?? keys[keys.length - 1]!);
  }

  cause(cause: string): string {
    return this.say(key("cause", cause));
  }
}

/** A call, and the one whose words serve where it has none of its own: a second vote sounds like the first. */
export function alike(call: string): string[] {
  const first = call.replaceAll(".second", "");
  return first === call ? [call] : [call, first];
}

export function sentence(said: string): string {
  const [first = "", ...rest] = said;
  return first.toUpperCase() + rest.join("");
}

export function sentences(said: readonly string[]): string[] {
  return said.map(sentence);
}
