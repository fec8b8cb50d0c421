"""What a room has played: its finished games, and how often who has won as what. A game under way is not in it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lycaon.game.game import Game
from lycaon.record import Record, record_of
from lycaon.rooms import entry as log
from lycaon.rooms.room import Room


class Played(msgspec.Struct, frozen=True):
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
    seats: tuple[Played, ...]


class Tally(msgspec.Struct):
    """How often somebody has played and won: in all, by camp and by role."""

    games: int = 0
    wins: int = 0
    camps: dict[str, tuple[int, int]] = {}
    roles: dict[str, tuple[int, int]] = {}

    def count(self, played: Played) -> None:
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
    """Return the statistics of a room from all its entries."""
    found = Statistics((), {}, {})
    games: list[Finished] = []
    for finished, _ in _finished(code, entries):
        games.append(finished)
        found.camps[finished.winner] = found.camps.get(finished.winner, 0) + 1
        for played in finished.seats:
            found.people.setdefault(played.person, Tally()).count(played)
    found.games = tuple(games)
    return found


def record_of_game(code: str, entries: Iterable[log.Stored], number: int) -> Record | None:
    """Return the record of a room's finished game by its number, from 1; None when there is none such."""
    for finished, game in _finished(code, entries):
        if finished.game == number:
            return record_of(game, names=[played.name for played in finished.seats])
    return None


def _finished(code: str, entries: Iterable[log.Stored]) -> Iterable[tuple[Finished, Game]]:
    """Walk through all that has happened in a room, and return each game as it ends."""
    room = Room(code)
    began = 0.0
    ended: Game | None = None
    for stored in entries:
        room.apply(stored)
        if isinstance(stored.entry, log.Started):
            began = stored.at
        game = room.game
        if game is None or game is ended or game.result is None:
            continue
        ended = game
        people = room.lobby.people
        seats = tuple(
            Played(
                person,
                people[person].name if person in people else str(seat),
                game.table[seat].ids,
                game.table[seat].camp,
                seat in game.result.winners,
            )
            for seat, person in enumerate(room.seats, 1)
        )
        yield Finished(room.lobby.games, began, stored.at, game.result.winner, game.result.because, seats), game
