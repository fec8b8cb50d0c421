// The messages of one language, found by key: the same Fluent files that the server speaks with.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["zh-Hans", "zh-Hant", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const NAMES: Record<Language, string> = { "zh-Hans": "简体中文", "zh-Hant": "繁體中文", en: "English" };

export type Values = Record<string, string | number>;

/** Make a key of words and ids: `key("role", "village_idiot", "name")` is `role-village-idiot-name`. */
export function key(...parts: (string | number)[]): string {
  return parts.join("-").replace(/[_.]/g, "-");
}

/** The language of ours that a browser's tag means. */
export function match(tag: string): Language | undefined {
  const parts = tag.toLowerCase().replace(/_/g, "-").split("-");
  if (parts[0] === "en") return "en";
  if (parts[0] !== "zh") return undefined;
  const traditional = parts.some((one) => ["hant", "tw", "hk", "mo"].includes(one));
  return traditional && !parts.includes("hans") ? "zh-Hant" : "zh-Hans";
}

export class Texts {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, source: string) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) return `⟦${id}⟧`;
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, values, errors);
    return errors.length ? `⟦${id}⟧` : said;
  }

  /** The first of several keys that has a message; the first of all when none has. */
  first(...keys: string[]): string {
    return keys.find((one) => this.has(one)) ?? keys[0]!;
  }

  role(id: string): string {
    return this.say(this.first(key("role", id, "name"), key("moon", id, "name")));
  }

  roles(ids: readonly string[]): string {
    return this.join(ids.map((one) => this.role(one)));
  }

  camp(id: string): string {
    return this.say(key("camp", id, "name"));
  }

  rule(option: string): string {
    return this.say(key("rule", option, "name"));
  }

  join(items: readonly string[]): string {
    if (!items.length) return this.say("nobody");
    let said = items[0]!;
    for (const next of items.slice(1, -1)) said = this.say("list-next", { list: said, next });
    return items.length > 1 ? this.say("list-last", { list: said, next: items[items.length - 1]! }) : said;
  }

  clauses(items: readonly string[]): string {
    return items.length ? items.reduce((list, next) => this.say("clause-next", { list, next })) : "";
  }

  sentences(items: readonly string[]): string {
    return items.length ? items.reduce((list, next) => this.say("sentence-next", { list, next })) : "";
  }
}

const sources: Record<Language, () => Promise<{ default: string }>> = {
  "zh-Hans": () => import("virtual:texts/zh-Hans"),
  "zh-Hant": () => import("virtual:texts/zh-Hant"),
  en: () => import("virtual:texts/en"),
};
const read = new Map<Language, Promise<Texts>>();

/** The messages of a language; its file is loaded once. */
export function load(language: Language): Promise<Texts> {
  let texts = read.get(language);
  if (!texts) {
    texts = sources[language]().then((source) => new Texts(language, source.default));
    read.set(language, texts);
    texts.catch(() => read.delete(language));
  }
  return texts;
}
