// A finished game as it is drawn and told: what was voted, who suspected whom, what each night and day brought. All of it is
// read from the steps that the server has told; no rule is worked out here.
import { Narrator } from "../texts/narrator";
import type { Texts } from "../texts/texts";
import type * as wire from "../wire/types";
import { claimsIn, namesSeat, type SeatClaimKind } from "./claims";
import { threadsIn } from "./table";

/** A vote that was counted, and where it stood in the game. */
export interface PastBallot {
  /** Its place among the steps. */
  at: number;
  number: number;
  counted: wire.Counted;
  threads: [from: number, to: number][];
  condemned: number | null;
}

export function ballotsOf(replay: wire.Replay): PastBallot[] {
  const found: PastBallot[] = [];
  replay.steps.forEach(({ event, frame }, at) => {
    if (event?.event === "counted")
      found.push({
        at,
        number: replay.frames[frame]!.number,
        counted: event,
        threads: threadsIn(event.votes),
        condemned: null,
      });
    else if (event?.event === "condemned" && found.length) found[found.length - 1]!.condemned = event.seat;
  });
  return found.filter((one) => one.threads.length);
}

/** What one seat has claimed of another before the whole village: each kind once, with how often. */
export interface Suspicion {
  from: number;
  about: number;
  kinds: Partial<Record<SeatClaimKind, number>>;
}

export function suspicionsOf(replay: wire.Replay): Suspicion[] {
  const found = new Map<string, Suspicion>();
  for (const { event } of replay.steps) {
    if (event?.event !== "said" || event.channel !== "village") continue;
    for (const claim of event.claims) {
      const [kind = "", rest = ""] = claim.split(":");
      const about = Number(rest);
      if (!namesSeat(kind) || !replay.seats[about - 1]) continue;
      const name = `${event.seat} ${about}`;
      const one = found.get(name) ?? { from: event.seat, about, kinds: {} };
      one.kinds[kind] = (one.kinds[kind] ?? 0) + 1;
      found.set(name, one);
    }
  }
  return [...found.values()];
}

/** What became of each seat that died, by seat, with the night or day. */
export function fatesOf(replay: wire.Replay): Map<number, { ruled: wire.Ruled; phase: string; number: number }> {
  const found = new Map<number, { ruled: wire.Ruled; phase: string; number: number }>();
  for (const { event, frame } of replay.steps) {
    if (event?.event === "ruled" && event.ruling === "death") {
      const { phase, number } = replay.frames[frame]!;
      found.set(event.seat, { ruled: event, phase: phase === "day" ? "day" : "night", number });
    } else if (event?.event === "returned") found.delete(event.seat);
  }
  return found;
}

/** A night or a day: what was done in it, what became of whom and why, and how was voted. */
export interface Chapter {
  phase: "setup" | "night" | "day";
  number: number;
  /** The places of its steps. */
  steps: number[];
}

export function chaptersOf(replay: wire.Replay): Chapter[] {
  const found: Chapter[] = [{ phase: "setup", number: 0, steps: [] }];
  replay.steps.forEach(({ event, given }, at) => {
    if (event?.event === "night_fell") found.push({ phase: "night", number: event.number, steps: [] });
    else if (event?.event === "day_began") found.push({ phase: "day", number: event.number, steps: [] });
    else if (given || (event && TOLD.has(event.event))) found[found.length - 1]!.steps.push(at);
  });
  return found.filter((one) => one.steps.length);
}

/** What a chapter tells: the judge's rulings, who won the badge, and the votes. */
const TOLD = new Set(["ruled", "counted", "badged", "exploded", "centre_laid"]);

/** A narrator for a finished game. */
export function narratorOf(replay: wire.Replay, texts: Texts, names = namesOf(replay)): Narrator {
  const { variant_cards: cards } = replay.played.rules;
  return new Narrator(texts, names, replay.played.variant, typeof cards === "boolean" ? cards : null);
}

/** The names at the seats; who has left the room since is called by the seat alone. */
export function namesOf(replay: wire.Replay): Map<number, string> {
  const named = replay.seats.map((one, at) => [at + 1, one.name] as const);
  return new Map(named.filter(([seat, name]) => name !== String(seat)));
}

/** What is said of each step, in order; "" for what needs no words, such as the end of a call. */
export function wordsOf(replay: wire.Replay, texts: Texts, names = namesOf(replay)): string[] {
  const narrator = narratorOf(replay, texts, names);
  return replay.steps.map(({ event, given }) => {
    if (given) return givenIn(given, narrator);
    if (!event || event.event === "call_ended") return "";
    if (event.event === "said") {
      const said = [replay.words[event.speech], claimsIn(event.claims, texts)].filter(Boolean).join(" · ");
      return texts.say("app-said", { player: narrator.label(event.seat), said: said || "…" });
    }
    if (event.to === null) return texts.sentences(narrator.aloud(event));
    return texts.sentences(replay.viewer === "judge" ? narrator.judge(event) : narrator.private_(event));
  });
}

/** What a seat answered in secret, or several who answered the same. */
export function givenIn(given: wire.Given, narrator: Narrator, seats: readonly number[] = [given.seat]): string {
  return narrator.say(given.by_luck ? "app-gave-luck" : "app-gave", {
    call: narrator.callName(given.call),
    player: narrator.texts.join(seats.map((one) => narrator.label(one))),
    answer: narrator.answer(given.call, given.answer),
  });
}

/** The steps of a chapter, those together in which several have answered the same at one call. */
export function together(replay: wire.Replay, steps: readonly number[]): number[][] {
  const same = (one: number) => {
    const { given } = replay.steps[one]!;
    return given && JSON.stringify([given.call, given.answer, given.by_luck]);
  };
  const found: number[][] = [];
  for (const step of steps) {
    const before = found.find(([first]) => same(step) && same(first!) === same(step));
    if (before) before.push(step);
    else found.push([step]);
  }
  return found;
}

/** A game that is just over, as far as its view tells: for who may not, or can't yet, look back at it step by step. */
export function endOf(view: wire.RoomView, names: ReadonlyMap<number, string>): wire.Replay {
  const game = view.game!;
  const table = { seats: game.seats, sheriff: game.sheriff, candidates: [] };
  const frames: wire.Frame[] = [{ phase: "setup", number: 0, ...table }];
  const steps = (view.story ?? []).map((event): wire.Step => {
    if (event.event === "night_fell") frames.push({ phase: "night", number: event.number, ...table });
    else if (event.event === "day_began") frames.push({ phase: "day", number: event.number, ...table });
    return { event, given: null, frame: frames.length - 1 };
  });
  const ended = view.story?.find((one) => one.event === "ended");
  return {
    code: view.code,
    game: view.games ?? 0,
    way: view.way,
    viewer: "judge",
    began: 0,
    ended: 0,
    played: view.played!,
    seats: game.seats.map((one) => ({
      person: view.seats?.[one.number - 1] ?? 0,
      name: names.get(one.number) ?? String(one.number),
      cards: one.cards ?? [],
      camp: one.camp ?? "",
      won: game.winners.includes(one.number),
    })),
    winner: game.winner,
    because: ended?.event === "ended" ? ended.because : null,
    stopped: view.stopped ?? null,
    steps,
    frames,
    words: {},
    key: null,
  };
}
