// A person's choices, kept on the device, and the texts of the language that they chose.
import { type Kept, read, write } from "./net/kept";
import { type Language, load, match, type Texts, type Values } from "./texts/texts";

function preferred(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = match(tag);
    if (found) return found;
  }
  return "en";
}

class Prefs {
  kept = $state.raw<Kept>(read());
  texts = $state.raw<Texts | null>(null);
  /** What time it is in the game that is shown; null: none is, and the theme decides. */
  time = $state<"day" | "night" | null>(null);
  private dark = $state(false);

  get language(): Language {
    return match(this.kept.language ?? "") ?? preferred();
  }

  get theme(): "day" | "night" {
    if (this.time) return this.time;
    const { theme } = this.kept;
    return theme === "dark" || (theme === "auto" && this.dark) ? "night" : "day";
  }

  get still(): boolean {
    return this.kept.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  watch(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.dark = dark.matches;
    dark.addEventListener("change", () => {
      this.dark = dark.matches;
    });
  }

  change(change: Partial<Kept>): void {
    this.kept = write(change);
    if (change.language) void this.speak();
  }

  async speak(): Promise<void> {
    const { language } = this;
    const texts = await load(language);
    if (language === this.language) this.texts = texts;
  }
}

export const prefs = new Prefs();

/** Say one of the app's texts. */
export function t(id: string, values?: Values): string {
  return prefs.texts?.say(id, values) ?? "";
}
