// The seats of a game as the circle shows them, with a sentence for who does not see it.
import { markOf } from "../parts/Camp.svelte";
import type { Place } from "../parts/Circle.svelte";
import type { Texts } from "../texts/texts";
import { LOOKS } from "../wire/looks";
import type * as wire from "../wire/types";
import { type Moment, threadsIn } from "./table";

/** What is known of a table besides what stands on it: who is who, and what goes on. */
interface About {
  names: ReadonlyMap<number, string>;
  mine: number | null;
  speaker: number | null;
  away?: ReadonlySet<number>;
  votes?: ReadonlyMap<number, number>;
  pointed?: ReadonlyMap<number, number[]>;
  /** With whom one is asked together, and the mark that they share. */
  mates?: ReadonlySet<number>;
  mark?: string;
  /** Whether one's own card is not to be seen by others who look at the phone. */
  secret?: boolean;
}

/** The seats of a table, as it stands in a view or stood in a step of a finished game. */
export function placesIn(
  table: Pick<wire.View, "seats" | "sheriff" | "candidates">,
  { names, mine, speaker, away, votes, pointed, mates, mark, secret }: About,
  texts: Texts,
): Place[] {
  return table.seats.map((seat): Place => {
    const { number } = seat;
    const name = names.get(number) ?? "";
    const shown = seat.cards?.length && !(secret && number === mine) ? seat.cards : null;
    const speaking = speaker === number;
    const sheriff = table.sheriff === number;
    const runs = table.candidates.includes(number);
    const counted = votes?.get(number);
    const gone = away?.has(number) ?? false;
    const pointers = pointed?.get(number) ?? [];
    const mate = mates?.has(number) ?? false;
    const says = [
      `${number} ${name}`,
      number === mine ? texts.say("app-is-you") : "",
      seat.alive ? "" : texts.say("app-is-dead"),
      sheriff ? texts.say("app-is-sheriff") : "",
      runs ? texts.say("app-is-candidate") : "",
      speaking ? texts.say("app-is-speaking") : "",
      gone ? texts.say("app-is-away") : "",
      counted ? texts.say("app-has-votes", { votes: counted }) : "",
      shown ? texts.roles(shown) : "",
      mate ? texts.say("app-is-with-you") : "",
      pointers.length ? texts.say("app-is-named-by", { seats: pointers.join(" ") }) : "",
    ];
    return {
      number,
      name,
      alive: seat.alive,
      speaking,
      sheriff,
      runs,
      mine: number === mine,
      away: gone,
      votes: counted,
      pointed: pointers,
      mate: mate ? mark : undefined,
      icon: shown ? LOOKS[shown[0]!]?.icon : undefined,
      says: says.filter(Boolean).join(", "),
    };
  });
}

export function placesOf(
  view: wire.RoomView,
  moment: Moment,
  names: ReadonlyMap<number, string>,
  texts: Texts,
  ask?: wire.AskView,
): Place[] {
  const game = view.game;
  if (!game) return [];
  const gone = new Set(view.people.filter((one) => one.kind === "guest" && !one.here).map((one) => one.number));
  const pointed = new Map<number, number[]>();
  const point = (from: number, answer: wire.AskView["answer"]) => {
    for (const [, to] of threadsIn([[from, answer]])) pointed.set(to, [...(pointed.get(to) ?? []), from]);
  };
  for (const [from, answer] of ask?.others ?? []) point(from, answer);
  if (ask?.answered && view.seat) point(view.seat, ask.answer);
  return placesIn(
    game,
    {
      names,
      mine: view.seat ?? null,
      speaker: moment.speaker,
      away: new Set(game.seats.map((one) => one.number).filter((one) => gone.has((view.seats ?? [])[one - 1] ?? 0))),
      votes: new Map(moment.ballot?.counted && view.status !== "over" ? moment.ballot.totals : []),
      pointed,
      mates: new Set(ask && view.seat ? ask.seats.filter((one) => one !== view.seat) : []),
      mark: markOf(LOOKS[game.cards[0] ?? ""]?.camp),
      secret: true,
    },
    texts,
  );
}
