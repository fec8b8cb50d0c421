import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Narrator } from "../src/texts/narrator";
import { type Language, load } from "../src/texts/texts";
import type * as wire from "../src/wire/types";

interface Told {
  language: Language;
  table: string;
  names: Record<string, string>;
  variant: string | null;
  events: { event: wire.AnyEvent; aloud: string[]; private: string[]; judge: string[] }[];
  together: string[];
  asks: { ask: wire.AskView; says: string; answers: [wire.AskView["answer"], string][] }[];
}

const games: Told[] = JSON.parse(readFileSync(process.env.LYCAON_TOLD ?? "", "utf8"));

test.each(games.map((game) => [game.language, game.table, game] as const))("%s %s", async (language, _, game) => {
  const texts = await load(language);
  const names = new Map(Object.entries(game.names).map(([seat, name]) => [Number(seat), name]));
  const narrator = new Narrator(texts, names, game.variant);
  for (const one of game.events) {
    const said = {
      event: one.event,
      aloud: narrator.aloud(one.event),
      private: narrator.private_(one.event),
      judge: narrator.judge(one.event),
    };
    expect(said).toEqual(one);
  }
  expect(new Narrator(texts, names, game.variant).aloudAll(game.events.map((one) => one.event))).toEqual(game.together);
  for (const { ask, says, answers } of game.asks) {
    expect({ id: ask.id, says: narrator.ask(ask) }).toEqual({ id: ask.id, says });
    for (const [value, label] of answers) expect(narrator.answer(ask.call, value)).toBe(label);
  }
});
