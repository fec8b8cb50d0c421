// What the circle shows, read from the view and the public events. No rule is worked out here.
import type * as wire from "../wire/types";

export interface Ballot {
  call: string;
  votes: readonly (readonly [number, wire.Voted["choice"]])[];
  totals: readonly (readonly [number, number])[];
  counted: boolean;
}

export interface Moment {
  /** Who has the floor; 0: everybody. */
  speaker: number | null;
  ballot: Ballot | null;
  /** Which roles are being called now, at night. */
  called: readonly string[];
}

/** Read what goes on now from the events so far. */
export function momentOf(events: readonly wire.AnyEvent[]): Moment {
  let speaker: number | null = null;
  let ballot: Ballot | null = null;
  let called: string[] = [];
  for (const event of events) {
    switch (event.event) {
      case "speech_began":
        speaker = event.seat ?? 0;
        if (event.call !== "defence" && event.call !== "last_words") ballot = null;
        break;
      case "ballot_opened":
        speaker = null;
        ballot = { call: event.call, votes: [], totals: [], counted: false };
        break;
      case "voted":
        ballot = {
          call: event.call,
          votes: [...((ballot as Ballot | null)?.votes ?? []), [event.seat, event.choice]],
          totals: [],
          counted: false,
        };
        break;
      case "counted":
        ballot = { call: event.call, votes: event.votes, totals: event.totals, counted: true };
        break;
      case "night_fell":
        speaker = ballot = null;
        called = [];
        break;
      case "day_broke":
      case "day_began":
      case "exploded":
      case "ended":
        speaker = null;
        called = [];
        if (event.event !== "ended") ballot = null;
        break;
      case "called":
        called = [...called, event.call];
        break;
      case "call_ended":
        called = called.filter((one) => one !== event.call);
        break;
      default:
    }
  }
  return { speaker, ballot, called };
}

/** The seats as everybody knows them, and one's own card. */
export function publicly(
  seats: readonly wire.SeatView[],
  events: readonly wire.AnyEvent[],
  own: number,
): wire.SeatView[] {
  const shown = new Set([own]);
  for (const event of events)
    if (event.to === null && (event.event === "revealed" || event.event === "returned")) shown.add(event.seat);
  return seats.map((one) => (shown.has(one.number) ? one : { ...one, cards: null }));
}

/** Threads from voter to whom they named, once a ballot is counted. */
export function threadsOf(ballot: Ballot | null): [number, number][] {
  return ballot?.counted ? threadsIn(ballot.votes) : [];
}

/** Threads from voter to whom they named. */
export function threadsIn(votes: Ballot["votes"]): [number, number][] {
  return votes.flatMap(([from, choice]) => {
    const named = Array.isArray(choice) ? choice : [choice];
    return named.filter((one) => typeof one === "number").map((to) => [from, to] as [number, number]);
  });
}

/** About how long an oval is all the way round (Ramanujan). */
export function ovalLength(width: number, height: number): number {
  const a = Math.max(0, width / 2);
  const b = Math.max(0, height / 2);
  return Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)));
}

/** Places on an oval, the same way apart along it; seat 1 at the top, clockwise. */
export function places(count: number, width: number, height: number, size: number): { x: number; y: number }[] {
  const rx = Math.max(0, (width - size) / 2);
  const ry = Math.max(0, (height - size) / 2);
  const steps = 360;
  const at = (step: number) => {
    const angle = (step / steps) * 2 * Math.PI - Math.PI / 2;
    return { x: width / 2 + rx * Math.cos(angle), y: height / 2 + ry * Math.sin(angle) };
  };
  const lengths = [0];
  for (let step = 1; step <= steps; step++) {
    const one = at(step - 1);
    const next = at(step);
    lengths.push(lengths[step - 1]! + Math.hypot(next.x - one.x, next.y - one.y));
  }
  const all = lengths[steps]!;
  const found: { x: number; y: number }[] = [];
  for (let seat = 0, step = 0; seat < count; seat++) {
    while (step < steps && lengths[step]! < (all * seat) / count) step++;
    found.push(at(step));
  }
  return found;
}
