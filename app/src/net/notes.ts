// What a person thinks of the others: a mark and a line for each seat. Kept on this device, for the game under way of each
// room, and never sent.
const KEY = "lycaon-notes";

export const MARKS = ["good", "unsure", "wolf"] as const;
export type Mark = (typeof MARKS)[number];

export interface Note {
  mark?: Mark;
  text?: string;
}
/** By seat. */
export type Notes = Readonly<Record<number, Note>>;

interface Kept {
  game: number;
  seats: Notes;
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

function write(kept: Record<string, Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A private window may keep nothing; the page goes on without.
  }
}

export function notesOf(room: string, game: number): Notes {
  const kept = read()[room];
  return kept?.game === game ? kept.seats : {};
}

/** Keep what is thought of a seat; notes on an earlier game of the room are forgotten. Returns all notes on this one. */
export function keepNote(room: string, game: number, seat: number, note: Note): Notes {
  const seats = { ...notesOf(room, game), [seat]: note };
  write({ ...read(), [room]: { game, seats } });
  return seats;
}

/** Forget the notes on a room. */
export function dropNotes(room: string): void {
  const { [room]: _, ...others } = read();
  write(others);
}
