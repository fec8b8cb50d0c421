// What this device keeps: the token of each room, the person's choices, notes. Never a card or what the night told.
import { dropNotes } from "./notes";

export interface Ticket {
  token: string;
  person: number;
  at: number;
}

const KEY = "lycaon";
const ROOMS_KEPT = 12;

export interface Kept {
  rooms: Record<string, Ticket>;
  name: string;
  language?: string;
  theme: "auto" | "light" | "dark";
  size: "normal" | "large" | "largest";
  motion: "auto" | "less";
  sound: boolean;
  /** Whether the phone may shake when something is asked of everybody, or of it by day. */
  shake: boolean;
}

const EMPTY: Kept = { rooms: {}, name: "", theme: "auto", size: "normal", motion: "auto", sound: true, shake: true };

export function read(): Kept {
  try {
    return { ...EMPTY, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...EMPTY };
  }
}

export function write(change: Partial<Kept>): Kept {
  const kept = { ...read(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A private window may keep nothing; the page goes on without.
  }
  return kept;
}

/** The tickets of all rooms as they are now: rooms come and go, and tokens change, behind the back of a page. */
export const tickets = (): Kept["rooms"] => read().rooms;

export const ticket = (code: string): Ticket | undefined => tickets()[code];

export function keepTicket(code: string, one: Omit<Ticket, "at">): void {
  const rooms = { ...read().rooms, [code]: { ...one, at: Date.now() } };
  const newest = Object.entries(rooms)
    .sort((a, b) => b[1].at - a[1].at)
    .slice(0, ROOMS_KEPT);
  write({ rooms: Object.fromEntries(newest) });
}

export function dropTicket(code: string): void {
  dropNotes(code);
  const { [code]: _, ...rooms } = read().rooms;
  write({ rooms });
}
