// A deck as people lay it out. Whether it can be played, the server says.
import { LOOKS } from "../wire/looks";

export type Counts = Record<string, number>;

/** Count the cards of a deck by kind. */
export function counted(deck: readonly string[]): Counts {
  const found: Counts = {};
  for (const card of deck) found[card] = (found[card] ?? 0) + 1;
  return found;
}

/** The cards of a deck, one by one. */
export function spread(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([card, count]) => Array.from({ length: count }, () => card));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, one) => sum + one, 0);
}

export function same(one: Counts, other: Counts): boolean {
  const spelled = (deck: Counts) => spread(deck).sort().join();
  return spelled(one) === spelled(other);
}

/** The piles of a deck: wolves before the village's powers, then everybody else, the plain ones last. */
export function piles(counts: Counts): [string, number][] {
  const rank = (card: string, count: number) =>
    LOOKS[card]?.camp === "werewolves" ? 0 : LOOKS[card]?.camp !== "village" ? 1 : count > 3 ? 3 : 2;
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([one, many], [other, few]) => rank(one, many) - rank(other, few) || few - many);
}

/** To which count a tap goes, where a kind is dealt in certain numbers alone. */
export function nextOf(copies: readonly number[] | null | undefined, most = 99) {
  return (from: number, by: number): number => {
    const may = copies ? [0, ...copies].sort((a, b) => a - b) : null;
    if (!may) return Math.min(most, Math.max(0, from + by));
    const further = may.filter((one) => (by > 0 ? one > from : one < from));
    return (by > 0 ? further[0] : further[further.length - 1]) ?? from;
  };
}
