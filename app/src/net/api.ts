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
  /** In which numbers a role may be dealt; null: any. */
  copies?: number[] | null;
  /** Of an event card: in which of the three phases of the deck it is; how many lie in the box. */
  phase?: string;
  box_copies?: number;
  /** Of a variant: how many cards each seat holds. */
  cards_each?: number;
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
  cards_each: number;
  variant: string | null;
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

async function request(path: string, language: Language, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      ...init,
      headers: { "accept-language": language, "content-type": "application/json", ...init.headers },
    });
  } catch {
    throw new Refused("offline", "", 0);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as Partial<wire.Refusal>;
  throw new Refused(said.code ?? "fault", said.text ?? "", answer.status);
}

async function ask<T>(path: string, language: Language, init: RequestInit = {}): Promise<T> {
  const answer = await request(path, language, init);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** Who asks: with a person's token, or with the key of a finished game. */
const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });

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
  ask<void>("/api/me", language, { method: "DELETE", ...bearer(token) });

export const keptOfMe = (token: string, language: Language) => ask<object>("/api/me", language, bearer(token));

export const statisticsOf = (token: string, language: Language) =>
  ask<wire.Statistics>("/api/statistics", language, bearer(token));

/** A finished game of a room, and what opens it. */
export interface Past {
  code: string;
  game: number;
  secret: string;
}
const gamePath = ({ code, game }: Past) => `/api/rooms/${encodeURIComponent(code)}/games/${game}`;

/** A finished game as one side saw it. */
export const lookBack = (past: Past, viewer: wire.Replay["viewer"], language: Language) =>
  ask<wire.Replay>(`${gamePath(past)}?viewer=${viewer}`, language, bearer(past.secret));

/** The record of a finished game, for programs or for people. */
export const recordOf = async (past: Past, form: "jsonl" | "text", language: Language) =>
  (await request(`${gamePath(past)}/record?form=${form}`, language, bearer(past.secret))).blob();

/** How often each camp wins what the room would play next, among bots. */
export const chancesOf = (token: string, language: Language, signal: AbortSignal) =>
  ask<wire.Forecast>("/api/chances", language, { headers: { authorization: `Bearer ${token}` }, signal });

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
