// Claims in the small language that bots speak too, as words.
import { prefs, t } from "../prefs.svelte";

export function claimIn(claim: string): string {
  const [kind = "", rest = ""] = claim.split(":");
  if (!["i_am", "good", "wolf", "vote", "side_with"].includes(kind)) return "";
  return t(`app-claim-${kind.replace("_", "-")}`, {
    seat: rest,
    role: kind === "i_am" ? (prefs.texts?.role(rest) ?? "") : "",
  });
}
