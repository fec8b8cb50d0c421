import { expect, test } from "vitest";
import { saidIn } from "../src/room/claims";
import { Texts } from "../src/texts/texts";

const SOURCE = "app-claim-good = { $seat } is good\napp-claim-wolf = { $seat } is a wolf\n";
const english = new Texts("en", SOURCE);
const chinese = new Texts("zh-Hans", SOURCE);
const view = {
  language: "en" as const,
  seats: [1, 2, 3, 4],
  stood_in: [4],
  people: [
    { number: 1, name: "Ann", kind: "guest" as const },
    { number: 2, name: "Bo", kind: "bot" as const, level: "deducing" },
    { number: 3, name: "Cy", kind: "bot" as const, level: "llm" },
    { number: 4, name: "Di", kind: "bot" as const, level: "deducing" },
  ],
};
const said = (seat: number, texts: Texts, claims: string[], words = "I looked at 3.") =>
  saidIn({ seat, claims }, words, view, texts);

test("a bot's claims are read once, in the reader's language", () => {
  expect(said(2, english, ["good:3"])).toEqual({ words: "I looked at 3.", claims: "" });
  expect(said(2, chinese, ["good:3", "wolf:1"])).toEqual({ words: "", claims: "3 is good · 1 is a wolf" });
});

test("what a bot says without claims is shown as it is", () => {
  expect(said(2, chinese, [])).toEqual({ words: "I looked at 3.", claims: "" });
  expect(said(2, english, ["good:3"], "")).toEqual({ words: "", claims: "3 is good" });
});

test("people, models, and people whose seats bots have taken say more than their claims", () => {
  for (const seat of [1, 3, 4])
    for (const texts of [english, chinese])
      expect(said(seat, texts, ["good:3"])).toEqual({ words: "I looked at 3.", claims: "3 is good" });
});
