// When a phone shakes, where it can and may: at what everybody knows of, and at its own turn, which everybody sees, too. Never at
// anything that depends on a card.
import type * as wire from "../wire/types";

type Pattern = number | number[];

const FOR_ALL: Partial<Record<wire.AnyEvent["event"], Pattern>> = {
  night_fell: 90,
  day_broke: [60, 80, 60],
  ballot_opened: 60,
};

/** How to shake at an event, for who plays a seat; null: not at all. */
export function shakeAt(event: wire.AnyEvent, seat: number | null): Pattern | null {
  if (event.to !== null) return null;
  if (event.event === "speech_began") return event.seat !== null && event.seat === seat ? [60, 60, 60, 60, 60] : null;
  return FOR_ALL[event.event] ?? null;
}
