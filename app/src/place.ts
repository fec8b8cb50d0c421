// Which screen an address means.
import { readCode } from "./net/code";

export type Screen = "front" | "rules" | "me" | "credits" | "room" | "table" | "game";

export interface Place {
  screen: Screen;
  code: string;
  /** Which finished game of the room. */
  game: number;
}

export function parse(path: string): Place {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  if (first === "rules" || first === "me" || first === "credits") return { screen: first, code: "", game: 0 };
  let typed = first;
  try {
    typed = decodeURIComponent(first);
  } catch {
    // Not an address of ours; it reads as no code.
  }
  const code = first ? (readCode(typed) ?? typed.slice(0, 16)) : "";
  if (!code) return { screen: "front", code, game: 0 };
  if (second === "games" && /^\d{1,5}$/.test(third)) return { screen: "game", code, game: Number(third) };
  return { screen: second === "table" ? "table" : "room", code, game: 0 };
}
