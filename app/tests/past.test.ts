import source from "virtual:texts/en";
import { describe, expect, test } from "vitest";
import { parse } from "../src/place";
import { claimsIn, KINDS, namesSeat } from "../src/room/claims";
import { ballotsOf, chaptersOf, endOf, fatesOf, namesOf, suspicionsOf, together, wordsOf } from "../src/room/past";
import { placesIn } from "../src/room/seats";
import { Texts } from "../src/texts/texts";
import type * as wire from "../src/wire/types";

const texts = new Texts("en", source);
const seat = (name: string, card: string, camp: string, won = false): wire.SeatResult => ({
  person: 1,
  name,
  cards: [card],
  camp,
  won,
});
const frame = (phase: wire.Frame["phase"], number: number, dead: number[] = []): wire.Frame => ({
  phase,
  number,
  seats: [1, 2, 3, 4].map((one) => ({ number: one, alive: !dead.includes(one), cards: null, camp: null })),
  sheriff: null,
  candidates: [],
});
const event = (one: wire.AnyEvent, at = 0): wire.Step => ({ event: one, given: null, frame: at });
const given = (call: string, from: number, answer: number): wire.Step => ({
  event: null,
  given: { ask: `n1.${call}`, call, seat: from, answer, by_luck: false },
  frame: 1,
});
const said = (from: number, channel: string, ...claims: string[]): wire.AnyEvent => ({
  event: "said",
  to: channel === "village" ? null : [from],
  seat: from,
  channel,
  speech: `d1.${channel}@${from}#1`,
  claims,
});

const replay: wire.Replay = {
  code: "B3K7",
  game: 1,
  way: "remote",
  viewer: "judge",
  began: 1,
  ended: 2,
  played: {
    seats: 4,
    deck: { werewolf: 1, seer: 1, villager: 2 },
    cards_each: 1,
    variant: null,
    events: 0,
    rules: {},
    real_cards: false,
  },
  seats: [
    seat("Ann", "seer", "village", true),
    seat("2", "werewolf", "werewolves"),
    seat("Cy", "villager", "village", true),
    seat("Di", "villager", "village", true),
  ],
  winner: "village",
  because: "no_werewolf_lives",
  stopped: null,
  steps: [
    event({ event: "night_fell", to: null, number: 1 }),
    given("seer", 1, 2),
    given("werewolf", 2, 4),
    given("werewolf", 3, 4),
    event({ event: "ruled", to: [], seat: 4, ruling: "death", cause: "werewolf", because: [["big_bad", 2, null]] }, 1),
    event({ event: "day_began", to: null, number: 1 }, 2),
    event(said(1, "village", "i_am:seer", "wolf:2", "vote:2"), 2),
    event(said(2, "village", "vote:1", "vote:1", "wolf:9"), 2),
    event(said(2, "pack", "wolf:3"), 2),
    event(
      {
        event: "counted",
        to: null,
        call: "vote",
        votes: [
          [1, 2],
          [2, 1],
          [3, 2],
        ],
        totals: [
          [2, 2],
          [1, 1],
        ],
        leaders: [2],
      },
      2,
    ),
    event({ event: "condemned", to: null, seat: 2 }, 2),
  ],
  frames: [frame("night", 1), frame("night", 1), frame("day", 1, [4])],
  words: { "d1.village@1#1": "Believe me." },
  key: "k",
};

describe("a finished game", () => {
  test("tells who voted for whom, and who went", () => {
    const [ballot, ...others] = ballotsOf(replay);
    expect(others).toEqual([]);
    expect(ballot).toMatchObject({
      number: 1,
      condemned: 2,
      threads: [
        [1, 2],
        [2, 1],
        [3, 2],
      ],
    });
  });

  test("tells who spoke of whom before all, and nothing of what was whispered", () => {
    expect(suspicionsOf(replay)).toEqual([
      { from: 1, about: 2, kinds: { wolf: 1, vote: 1 } },
      { from: 2, about: 1, kinds: { vote: 2 } },
    ]);
  });

  test("knows every kind of claim, each with words of its own", () => {
    const seats = KINDS.filter(namesSeat);
    expect(KINDS.filter((kind) => !seats.includes(kind as (typeof seats)[number]))).toEqual(["i_am", "withdraw"]);
    const all = KINDS.map((kind) => (namesSeat(kind) ? `${kind}:2` : `${kind}:seer`));
    const told = { ...replay, steps: [event(said(1, "village", ...all), 2)] };
    expect(suspicionsOf(told)).toEqual([
      { from: 1, about: 2, kinds: Object.fromEntries(seats.map((kind) => [kind, 1])) },
    ]);
    expect(new Set(claimsIn(all, texts).split(" · ")).size).toBe(KINDS.length);
    const words = seats.map((kind) => texts.say(`app-spoke-${kind.replace("_", "-")}`));
    expect(new Set(words).size).toBe(seats.length);
    expect(words.join() + claimsIn(all, texts)).not.toContain("⟦");
  });

  test("has nights and days with what was done in them; who answered the same stands together", () => {
    const [night, day] = chaptersOf(replay);
    expect(night).toMatchObject({ phase: "night", number: 1, steps: [1, 2, 3, 4] });
    expect(together(replay, night!.steps)).toEqual([[1], [2, 3], [4]]);
    expect(day).toMatchObject({ phase: "day", number: 1, steps: [9] });
  });

  test("says what became of the dead", () => {
    expect([...fatesOf(replay)]).toMatchObject([[4, { phase: "night", number: 1, ruled: { ruling: "death" } }]]);
  });

  test("names who is in the room still, and the seat of who has gone", () => {
    expect([...namesOf(replay)]).toEqual([
      [1, "Ann"],
      [3, "Cy"],
      [4, "Di"],
    ]);
    const words = wordsOf(replay, texts);
    expect(words[1]).toBe("Seer — 1 Ann: 2");
    expect(words[6]).toBe("1 Ann: Believe me. · I am the Seer. · 2 is a werewolf, I looked. · Vote for 2.");
    expect(words.join()).not.toContain("⟦");
  });

  test("is shown on the circle as it stood", () => {
    const places = placesIn(replay.frames[2]!, { names: namesOf(replay), mine: 1, speaker: 3 }, texts);
    expect(places.map((one) => [one.alive, one.speaking, one.mine])).toEqual([
      [true, false, true],
      [true, false, false],
      [true, true, false],
      [false, false, false],
    ]);
  });

  test("can be told from the last view alone", () => {
    const story = replay.steps.flatMap((one) => (one.event?.event === "said" || !one.event ? [] : [one.event]));
    const end = endOf(
      {
        code: "B3K7",
        games: 3,
        seats: [5, 6, 7, 8],
        played: replay.played,
        story,
        game: { seats: replay.frames[2]!.seats, winners: [1, 3], winner: "village", sheriff: null },
      } as unknown as wire.RoomView,
      new Map([[1, "Ann"]]),
    );
    expect(end.game).toBe(3);
    expect(end.seats.map((one) => [one.name, one.won])).toEqual([
      ["Ann", true],
      ["2", false],
      ["3", true],
      ["4", false],
    ]);
    expect(fatesOf(end).get(4)).toMatchObject({ phase: "night", number: 1 });
  });
});

test.each([
  ["/b3k7/games/2", { screen: "game", code: "B3K7", game: 2 }],
  ["/B3K7/games/x", { screen: "room", code: "B3K7", game: 0 }],
  ["/B3K7/table", { screen: "table", code: "B3K7", game: 0 }],
  ["/me", { screen: "me", code: "", game: 0 }],
])("the address %s is read", (path, place) => {
  expect(parse(path)).toEqual(place);
});
