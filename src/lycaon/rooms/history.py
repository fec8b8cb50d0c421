"""What a room has played: its finished games, and how often who has won as what. A game under way is not in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from lycaon.game.game import Game
from lycaon.record import Record, record_of
from lycaon.rooms import entry as log
from lycaon.rooms.room import Room


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat of a finished game fared."""

    person: int
    name: str
    cards: tuple[str, ...]
    camp: str
    """The camp with which the seat would have won at the end."""
    won: bool


class Finished(msgspec.Struct, frozen=True):
    """A finished game, as everybody may know it."""

    game: int
    """Which game of the room it was, from 1."""
    began: float
    ended: float
    winner: str
    because: str
    seats: tuple[SeatResult, ...]


class Tally(msgspec.Struct):
    """How often somebody has played and won: in all, by camp and by role."""

    games: int = 0
    wins: int = 0
    camps: dict[str, tuple[int, int]] = {}
    roles: dict[str, tuple[int, int]] = {}

    def count(self, played: SeatResult) -> None:
        """Count a game."""
        self.games += 1
        self.wins += played.won
        for tally, keys in ((self.camps, (played.camp,)), (self.roles, played.cards)):
            for key in keys:
                games, wins = tally.get(key, (0, 0))
                tally[key] = (games + 1, wins + played.won)


class Statistics(msgspec.Struct):
    """A room's finished games, how often each camp has won, and each person's tally by number."""

    games: tuple[Finished, ...]
    camps: dict[str, int]
    people: dict[int, Tally]


def statistics(code: str, entries: Iterable[log.Stored]) -> Statistics:
    """Return the statistics of a room from all its entries; games that were stopped don't count."""
    found = Statistics((), {}, {})
    games: list[Finished] = []
    for room, game, began in _ended(code, entries):
        if game.result is None:
            continue
        finished = Finished(
            room.lobby.games, began, room.at, game.result.winner, game.result.because, _seats(room, game)
        )
        games.append(finished)
        found.camps[finished.winner] = found.camps.get(finished.winner, 0) + 1
        for played in finished.seats:
            found.people.setdefault(played.person, Tally()).count(played)
    found.games = tuple(games)
    return found


def record_of_game(code: str, entries: Iterable[log.Stored], number: int) -> Record | None:
    """Return the record of a room's game that is over, or was stopped, by its number from 1; None: none such."""
    for room, game, _ in _ended(code, entries):
        if room.lobby.games == number:
            return record_of(game, names=[_name(room, seat) for seat in range(1, game.table.size + 1)])
    return None


def _ended(code: str, entries: Iterable[log.Stored]) -> Iterator[tuple[Room, Game, float]]:
    """Walk through what has happened in a room; return it, with the game and when that began, as each game ends."""
    room = Room(code)
    began = 0.0
    under_way = False
    for stored in entries:
        room.apply(stored)
        if isinstance(stored.entry, log.Started):
            began = stored.at
            under_way = True
        if under_way and room.status == "over" and room.game is not None:
            under_way = False
            yield room, room.game, began


def _name(room: Room, seat: int) -> str:
    """Return the name of who played a seat; who has gone is called by the seat."""
    person = room.lobby.people.get(room.seats[seat - 1])
    return str(seat) if person is None else person.name


def _seats(room: Room, game: Game) -> tuple[SeatResult, ...]:
    winners = () if game.result is None else game.result.winners
    return tuple(
        SeatResult(person, _name(room, seat), game.table[seat].ids, game.table[seat].camp, seat in winners)
        for seat, person in enumerate(room.seats, 1)
    )
