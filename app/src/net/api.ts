// What is asked over HTTP: rooms from outside, and everything that can be looked up.
import type { Language } from "../texts/texts";
import type * as wire from "../wire/types";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly status: number,
  ) {
    super(code);
  }
}

export interface CardFacts {
  kind: "role" | "office" | "event" | "variant";
  id: string;
  name: string;
  icon: string;
  played: boolean;
  box?: string;
  camp?: string;
  copies?: number[];
  call?: { id: string; order: number } | null;
  brief: string;
  rule: string;
  hint: string;
  script: string[];
  house_rules: string[];
}
export interface RuleFacts {
  id: string;
  name: string;
  says: string;
  section: string;
  heading: string;
  kind: "yes_no" | "choice" | "number";
  choices: { value: string; says: string }[];
  default: string;
}
export interface PresetFacts {
  id: string;
  name: string;
  says: string;
  rules: Record<string, string>;
}
export interface DeckFacts {
  id: string;
  seats: number;
  cards: Record<string, number>;
  centre: number;
  preset: string;
}
export interface TermFacts {
  id: string;
  group: string;
  name: string;
  means: string;
}
interface Catalogue {
  cards: CardFacts[];
  rules: RuleFacts[];
  presets: PresetFacts[];
  decks: DeckFacts[];
  glossary: TermFacts[];
}

async function ask<T>(path: string, language: Language, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      ...init,
      headers: { "accept-language": language, "content-type": "application/json", ...init.headers },
    });
  } catch {
    throw new Refused("offline", "", 0);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const said = (await answer.json().catch(() => ({}))) as Partial<wire.Refusal>;
  throw new Refused(said.code ?? "fault", said.text ?? "", answer.status);
}

export const openRoom = (wanted: wire.OpenRoom, language: Language) =>
  ask<wire.Ticket>("/api/rooms", language, { method: "POST", body: JSON.stringify(wanted) });

export const enterRoom = (code: string, wanted: wire.EnterRoom, language: Language) =>
  ask<wire.Ticket>(`/api/rooms/${encodeURIComponent(code)}/people`, language, {
    method: "POST",
    body: JSON.stringify(wanted),
  });

export const lookAtRoom = (code: string, language: Language) =>
  ask<wire.RoomCard>(`/api/rooms/${encodeURIComponent(code)}`, language);

export const forgetMe = (token: string, language: Language) =>
  ask<void>("/api/me", language, { method: "DELETE", headers: { authorization: `Bearer ${token}` } });

const found = new Map<string, Promise<unknown>>();

/** A part of what can be looked up, in a language; asked for once. */
export function lookUp<W extends keyof Catalogue>(what: W, language: Language): Promise<Catalogue[W]> {
  const name = `${what} ${language}`;
  let one = found.get(name);
  if (!one) {
    one = ask<Catalogue[W]>(`/api/${what}`, language);
    found.set(name, one);
    one.catch(() => found.delete(name));
  }
  return one as Promise<Catalogue[W]>;
}
