// What somebody has played in the rooms that this device knows.
import type * as wire from "../wire/types";

export interface Played {
  code: string;
  game: number;
  ended: number;
  winner: string;
  mine: wire.SeatResult;
}

export interface Mine {
  /** The newest first. */
  games: Played[];
  wins: number;
  /** Games and wins, the most played first. */
  camps: [id: string, games: number, wins: number][];
  roles: [id: string, games: number, wins: number][];
}

/** Put together the statistics of several rooms, for who is which person in each. */
export function tallyOf(rooms: readonly { code: string; person: number; statistics: wire.Statistics }[]): Mine {
  const games = rooms.flatMap(({ code, person, statistics }) =>
    statistics.games.flatMap((one): Played[] => {
      const mine = one.seats.find((seat) => seat.person === person);
      return mine ? [{ code, game: one.game, ended: one.ended, winner: one.winner, mine }] : [];
    }),
  );
  games.sort((a, b) => b.ended - a.ended);
  return {
    games,
    wins: games.filter((one) => one.mine.won).length,
    camps: counted(games, (one) => [one.mine.camp]),
    roles: counted(games, (one) => one.mine.cards),
  };
}

function counted(games: readonly Played[], of: (one: Played) => readonly string[]): Mine["camps"] {
  const found = new Map<string, [number, number]>();
  for (const one of games)
    for (const id of new Set(of(one))) {
      const [played, won] = found.get(id) ?? [0, 0];
      found.set(id, [played + 1, won + Number(one.mine.won)]);
    }
  return [...found]
    .map(([id, [played, won]]) => [id, played, won] as Mine["camps"][number])
    .sort((a, b) => b[1] - a[1]);
}
