// Claims in the small language that bots speak too, as words.
import type { Texts } from "../texts/texts";
import type * as wire from "../wire/types";

/** What each kind names, in the order in which they are offered. A kind that is missing here is an error of types. */
const NAMES: { readonly [Kind in wire.ClaimKind]: Kind extends wire.CardClaimKind ? "card" : "seat" } = {
  i_am: "card",
  good: "seat",
  wolf: "seat",
  suspect: "seat",
  defend: "seat",
  vote: "seat",
  side_with: "seat",
  counter: "seat",
  saved: "seat",
  badge: "seat",
  withdraw: "card",
};

/** A kind that names a seat. */
export type SeatClaimKind = Exclude<wire.ClaimKind, wire.CardClaimKind>;

export const KINDS = Object.keys(NAMES) as readonly wire.ClaimKind[];

const isKind = (word: string): word is wire.ClaimKind => Object.hasOwn(NAMES, word);

/** Say whether a kind names a card; all others name a seat. */
export const namesCard = (kind: string): boolean => isKind(kind) && NAMES[kind] === "card";

/** Say whether a kind names a seat. */
export const namesSeat = (kind: string): kind is SeatClaimKind => isKind(kind) && NAMES[kind] === "seat";

export function claimIn(claim: string, texts: Texts): string {
  const [kind = "", rest = ""] = claim.split(":");
  if (!isKind(kind)) return "";
  return texts.say(`app-claim-${kind.replace("_", "-")}`, {
    seat: rest,
    role: namesCard(kind) ? texts.role(rest) : "",
  });
}

/** The claims of a speech, one after the other. */
export function claimsIn(claims: readonly string[], texts: Texts): string {
  return claims
    .map((one) => claimIn(one, texts))
    .filter(Boolean)
    .join(" · ");
}

/**
 * What is shown of a speech: words, and claims.
 *
 * The words of a bot are its claims in the room's language, so one of the two is enough: the words for who reads that
 * language, the claims for everybody else. A model's words say more, and so do those of a person whose seat a bot has now.
 */
export function saidIn(
  event: Pick<wire.Said, "seat" | "claims">,
  words: string,
  view: Pick<wire.RoomView, "people" | "seats" | "stood_in" | "language"> | null,
  texts: Texts,
): { words: string; claims: string } {
  const claims = claimsIn(event.claims, texts);
  const speaker = view?.people.find((one) => one.number === view.seats?.[event.seat - 1]);
  const twice =
    speaker?.kind === "bot" && speaker.level !== "llm" && !view?.stood_in?.includes(event.seat) && words && claims;
  if (!twice) return { words, claims };
  return texts.language === view?.language ? { words, claims: "" } : { words: "", claims };
}
