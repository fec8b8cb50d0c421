"""What a room has played: its finished games, and how often who has won as what. A game under way is not in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import TypeAlias

import msgspec

from lycaon.game.game import Game
from lycaon.record import Record, record_of
from lycaon.rooms import entry as log
from lycaon.rooms.lobby import Person
from lycaon.rooms.room import Room

People: TypeAlias = Mapping[int, Person]
"""Who is in the room now, by number. Who has gone is called by the seat: whoever leaves takes their name with them."""

KEY_SIGNS = 32
"""How long a finished game's key is: 128 bits in hexadecimal, as many as its seed has."""


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


def statistics(code: str, entries: Iterable[log.Stored], people: People) -> Statistics:
    """Return the statistics of a room from all its entries; games that were stopped don't count."""
    found = Statistics((), {}, {})
    games: list[Finished] = []
    for ended in _ended(code, entries):
        result = ended.game.result
        if result is None:
            continue
        finished = Finished(ended.number, ended.began, ended.at, result.winner, result.because, seats_of(ended, people))
        games.append(finished)
        found.camps[finished.winner] = found.camps.get(finished.winner, 0) + 1
        for played in finished.seats:
            found.people.setdefault(played.person, Tally()).count(played)
    found.games = tuple(games)
    return found


def record_of_game(code: str, entries: Iterable[log.Stored], number: int, people: People) -> Record | None:
    """Return the record of a room's game that is over, or was stopped, by its number from 1; None: none such."""
    ended = game_that_ended(code, entries, number)
    if ended is None:
        return None
    names = [_name(people, person, seat) for seat, person in enumerate(ended.seats, 1)]
    return record_of(ended.game, names=names)


class EndedGame(msgspec.Struct, frozen=True):
    """A game that is over, as it stood at its end, or when it was stopped. Times are the server's, in seconds."""

    number: int
    started: log.Started
    game: Game
    began: float
    at: float
    seats: tuple[int, ...]
    """Which people played it, from seat 1."""
    stopped: log.StopReason | None


def game_that_ended(code: str, entries: Iterable[log.Stored], number: int) -> EndedGame | None:
    """Return a room's game that is over, or was stopped, by its number from 1; None when there is none such."""
    return next(_ended(code, _of_game(entries, number)), None)


def key_of_game(entries: Iterable[log.Stored], number: int) -> str | None:
    """Return the key that opens a game for whoever is given it, once it is over; None: no such game has begun.

    It is made of the game's secret seed, so that nobody can guess it, it need not be kept, and it goes with the room.
    """
    for stored in _of_game(entries, number):
        if isinstance(stored.entry, log.Started):
            return sha256(b"lycaon game " + stored.entry.seed).hexdigest()[:KEY_SIGNS]
    return None


def seats_of(ended: EndedGame, people: People) -> tuple[SeatResult, ...]:
    """Return how each seat of a game fared."""
    game = ended.game
    winners = () if game.result is None else game.result.winners
    return tuple(
        SeatResult(person, _name(people, person, seat), game.table[seat].ids, game.table[seat].camp, seat in winners)
        for seat, person in enumerate(ended.seats, 1)
    )


def _ended(code: str, entries: Iterable[log.Stored]) -> Iterator[EndedGame]:
    """Walk through what has happened in a room, and give each game as it ends."""
    room = Room(code)
    began = 0.0
    under_way = False
    for stored in entries:
        room.apply(stored)
        if isinstance(stored.entry, log.Started):
            began = stored.at
            under_way = True
        if under_way and room.status == "over" and room.game is not None and room.started is not None:
            under_way = False
            yield EndedGame(room.lobby.games, room.started, room.game, began, room.at, room.seats, room.stopped)


def _of_game(entries: Iterable[log.Stored], number: int) -> Iterator[log.Stored]:
    """Give the entries from the start of a game of the room on, up to the next game's."""
    inside = False
    for stored in entries:
        if isinstance(stored.entry, log.Started):
            if inside:
                return
            inside = stored.entry.lobby.games + 1 == number
        if inside:
            yield stored


def _name(people: People, person: int, seat: int) -> str:
    known = people.get(person)
    return str(seat) if known is None else known.name
