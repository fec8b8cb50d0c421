// What of a room's lines somebody wants to see: who is dead and sees everything may still choose not to look.
import type { Line } from "./room.svelte";

/** Whether a line is for everybody, or is said where this seat hears it. */
export function heardBy(line: Line, seat: number | null): boolean {
  const { to } = line.event;
  return to === null || (line.kind === "said" && seat !== null && to.includes(seat));
}
