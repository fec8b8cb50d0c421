// The seats of a game as the circle shows them, with a sentence for who does not see it.
import type { Place } from "../parts/Circle.svelte";
import type { Texts } from "../texts/texts";
import { LOOKS } from "../wire/looks";
import type * as wire from "../wire/types";
import type { Moment } from "./table";

export function placesOf(
  view: wire.RoomView,
  moment: Moment,
  names: ReadonlyMap<number, string>,
  texts: Texts,
  ask?: wire.AskView,
): Place[] {
  const game = view.game;
  if (!game) return [];
  const here = new Map(view.people.map((one) => [one.number, one.kind !== "guest" || (one.here ?? false)]));
  const totals = new Map(moment.ballot?.counted ? moment.ballot.totals : []);
  const pointed = new Map<number, number[]>();
  for (const [from, answer] of ask?.others ?? [])
    for (const to of Array.isArray(answer) ? answer : [answer])
      if (typeof to === "number") pointed.set(to, [...(pointed.get(to) ?? []), from]);
  const own = ask?.answered ? (Array.isArray(ask.answer) ? ask.answer : [ask.answer]) : [];
  return game.seats.map((seat): Place => {
    const { number } = seat;
    const name = names.get(number) ?? "";
    const shown = seat.cards?.length && number !== view.seat ? seat.cards : null;
    const speaking = moment.speaker === number;
    const sheriff = game.sheriff === number;
    const runs = game.candidates.includes(number);
    const votes = view.status === "over" ? undefined : totals.get(number);
    const away = !(here.get((view.seats ?? [])[number - 1] ?? 0) ?? true);
    const pointers = [...(pointed.get(number) ?? []), ...(own.includes(number) && view.seat ? [view.seat] : [])];
    const says = [
      `${number} ${name}`,
      number === view.seat ? texts.say("app-is-you") : "",
      seat.alive ? "" : texts.say("app-is-dead"),
      sheriff ? texts.say("app-is-sheriff") : "",
      runs ? texts.say("app-is-candidate") : "",
      speaking ? texts.say("app-is-speaking") : "",
      away ? texts.say("app-is-away") : "",
      votes ? texts.say("app-has-votes", { votes }) : "",
      shown ? texts.roles(shown) : "",
      pointers.length ? texts.say("app-is-named-by", { seats: pointers.join(" ") }) : "",
    ];
    return {
      number,
      name,
      alive: seat.alive,
      speaking,
      sheriff,
      runs,
      mine: number === view.seat,
      away,
      votes,
      pointed: pointers,
      icon: shown ? LOOKS[shown[0]!]?.icon : undefined,
      says: says.filter(Boolean).join(", "),
    };
  });
}
