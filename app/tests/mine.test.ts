import { beforeEach, describe, expect, test, vi } from "vitest";
import { dropTicket } from "../src/net/kept";
import { keepNote, notesOf } from "../src/net/notes";
import { heardBy } from "../src/room/hearing";
import { publicly } from "../src/room/table";
import { tallyOf } from "../src/room/tally";
import { shakeAt } from "../src/sound/shake";
import type * as wire from "../src/wire/types";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

describe("notes", () => {
  test("are kept for the game under way of a room, and go with the next game and with the room", () => {
    keepNote("B3K7", 2, 4, { mark: "wolf" });
    keepNote("B3K7", 2, 5, { text: "too calm" });
    keepNote("ZZ99", 1, 1, { mark: "good" });
    expect(notesOf("B3K7", 2)).toEqual({ 4: { mark: "wolf" }, 5: { text: "too calm" } });
    expect(notesOf("B3K7", 3)).toEqual({});
    expect(keepNote("B3K7", 3, 1, { mark: "unsure" })).toEqual({ 1: { mark: "unsure" } });
    expect(notesOf("B3K7", 2)).toEqual({});
    dropTicket("B3K7");
    expect(notesOf("B3K7", 3)).toEqual({});
    expect(notesOf("ZZ99", 1)).toEqual({ 1: { mark: "good" } });
  });
});

test("my games are counted over all rooms, the newest first", () => {
  const seat = (person: number, role: string, camp: string, won: boolean): wire.SeatResult => ({
    person,
    name: `P${person}`,
    cards: [role],
    camp,
    won,
  });
  const game = (game: number, ended: number, ...seats: wire.SeatResult[]): wire.Finished => ({
    game,
    began: ended - 1,
    ended,
    winner: "village",
    because: "parity",
    seats,
  });
  const mine = tallyOf([
    {
      code: "AAAA",
      person: 1,
      statistics: {
        games: [
          game(1, 10, seat(1, "seer", "village", true), seat(2, "werewolf", "werewolves", false)),
          game(2, 30, seat(2, "seer", "village", true)),
          game(3, 40, seat(1, "werewolf", "werewolves", false)),
        ],
        camps: {},
        people: {},
      },
    },
    {
      code: "BBBB",
      person: 2,
      statistics: { games: [game(1, 20, seat(2, "seer", "village", false))], camps: {}, people: {} },
    },
  ]);
  expect(mine.games.map((one) => [one.code, one.game])).toEqual([
    ["AAAA", 3],
    ["BBBB", 1],
    ["AAAA", 1],
  ]);
  expect(mine.wins).toBe(1);
  expect(mine.camps).toEqual([
    ["village", 2, 1],
    ["werewolves", 1, 0],
  ]);
  expect(mine.roles).toEqual([
    ["seer", 2, 1],
    ["werewolf", 1, 0],
  ]);
});

describe("who is dead and would rather not look", () => {
  const seats = [1, 2, 3].map((number) => ({ number, alive: number > 1, cards: ["villager"], camp: "village" }));
  test("sees the own card and what was turned up for all", () => {
    const events: wire.AnyEvent[] = [
      { event: "revealed", to: null, seat: 2, cards: ["villager"] },
      { event: "revealed", to: [2], seat: 3, cards: ["villager"] },
    ];
    expect(publicly(seats, events, 1).map((one) => one.cards)).toEqual([["villager"], ["villager"], null]);
  });
  test("hears no whisper of others", () => {
    const said = (to: number[] | null): wire.AnyEvent => ({
      event: "said",
      to,
      seat: 2,
      channel: "pack",
      speech: "",
      claims: [],
    });
    const line = (event: wire.AnyEvent) => ({ id: 1, kind: "said" as const, text: "", event });
    expect([null, [2, 3], [1, 2]].map((to) => heardBy(line(said(to)), 1))).toEqual([true, false, true]);
  });
});

test("a phone shakes at what all see, and at its own turn", () => {
  expect(shakeAt({ event: "night_fell", to: null, number: 1 }, 3)).not.toBeNull();
  expect(shakeAt({ event: "speech_began", to: null, call: "speech", seat: 3 }, 3)).not.toBeNull();
  expect(shakeAt({ event: "speech_began", to: null, call: "speech", seat: 4 }, 3)).toBeNull();
  expect(shakeAt({ event: "told", to: [3], call: "seer", about: [1], fact: "good" }, 3)).toBeNull();
  expect(shakeAt({ event: "called", to: null, call: "seer" }, 3)).toBeNull();
});
