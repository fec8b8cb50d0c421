import { expect, test } from "vitest";
import { counted, nextOf, piles, same, spread } from "../src/room/deck";
import type { RoomState } from "../src/room/room.svelte";
import { Wishes } from "../src/room/wishes.svelte";
import { hindrances } from "../src/texts/refusal";
import { load } from "../src/texts/texts";
import type * as wire from "../src/wire/types";

test("a deck is the same in any order", () => {
  const deck = counted(["werewolf", "villager", "seer", "villager"]);
  expect(deck).toEqual({ werewolf: 1, villager: 2, seer: 1 });
  expect(counted(spread(deck))).toEqual(deck);
  expect(same(deck, { seer: 1, villager: 2, werewolf: 1, witch: 0 })).toBe(true);
  expect(same(deck, { seer: 1, villager: 1, werewolf: 2 })).toBe(false);
});

test("wolves lie first, the plain ones last", () => {
  expect(piles({ villager: 4, seer: 1, werewolf: 2, piper: 1, witch: 0 }).map(([card]) => card)).toEqual([
    "werewolf",
    "piper",
    "seer",
    "villager",
  ]);
});

test.each([
  [null, 3, 1, 4],
  [null, 0, -1, 0],
  [[1], 0, 1, 1],
  [[1], 1, 1, 1],
  [[2], 0, 1, 2],
  [[2], 2, -1, 0],
])("a tap takes a kind with copies %j from %i by %i to %i", (copies, from, by, to) => {
  expect(nextOf(copies)(from, by)).toBe(to);
});

test("event cards come no more often than they lie in the box", () => {
  expect(nextOf(null, 1)(1, 1)).toBe(1);
});

test("all that stands in the way is said, a sentence each", async () => {
  const problems = [
    { what: "count", value: 6, need: 9, found: 0 },
    { what: "copies", value: "two_sisters", need: "2", found: 1 },
  ];
  const why = { code: "bad_deck", values: { ...problems[0], problems } };
  expect(hindrances(await load("en"), why)).toEqual([
    "The deck needs 9 cards and has 6.",
    "The deck has 1 of Two Sisters and needs 2.",
  ]);
  expect(hindrances(await load("zh-Hans"), { code: "too_few", values: { found: 1, least: 3 } })).toHaveLength(1);
});

function table() {
  const sent: wire.Settings[] = [];
  const answers: (() => void)[] = [];
  const room = { view: { settings: { deck: null } } } as unknown as RoomState;
  room.do = (command) => {
    sent.push((command as wire.Choose).settings);
    return new Promise((done) => answers.push(() => done({ done: true })));
  };
  return { room, sent, answer: () => answers.shift()?.() };
}

test("quick taps build on each other, and only the newest is sent", async () => {
  const { room, sent, answer } = table();
  const wishes = new Wishes(room);
  for (const card of ["seer", "witch", "werewolf"]) wishes.choose({ deck: [...(wishes.settings.deck ?? []), card] });
  expect(wishes.settings.deck).toEqual(["seer", "witch", "werewolf"]);
  answer();
  await Promise.resolve();
  await Promise.resolve();
  expect(sent.map((one) => one.deck)).toEqual([["seer"], ["seer", "witch", "werewolf"]]);
});

test("a wish is shown until the room has it, and then the room's word holds", async () => {
  const { room, answer } = table();
  const wishes = new Wishes(room);
  wishes.choose({ variant: "two_cards" });
  answer();
  await new Promise((done) => setTimeout(done));
  expect(wishes.settings.variant).toBe("two_cards");
  room.view = { settings: { variant: "two_cards", speed: "2" } } as unknown as wire.RoomView;
  wishes.seen(room.view);
  expect(wishes.settings).toEqual({ variant: "two_cards", speed: "2" });
});
