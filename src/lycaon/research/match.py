"""Matches: bots of known levels at a table, and what came of one game.

Each seat is given a level by the card that it is dealt: the werewolves' one, or the village's, which everybody else
plays, whatever camp of his own he may have. A bot knows no more for that: it is told what its seat is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b

import msgspec

from lycaon import new_game, prepare
from lycaon.bots import Bot, Table
from lycaon.bots.levels import levels
from lycaon.decks import event_deck
from lycaon.game.chance import SEED_BYTES, seed_from
from lycaon.game.event import Counted, DayBegan, Dealt, NightFell, Returned, Ruled
from lycaon.game.game import Game
from lycaon.game.plan import Plan, Setup

BALLOT = "vote"
"""What the calls of the village's ballots begin with."""


class Seating(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played, and by bots of which levels."""

    setup: Setup
    village: str = "simple"
    werewolves: str = "simple"
    shuffled: bool = False
    """Whether the event cards of the setup are shuffled anew for each game."""


class Job(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tables at which the same games are played: game n has the same luck at each of them, the deal included."""

    tables: tuple[Seating, ...]
    seed: int = 0

    def packed(self) -> bytes:
        """Return it as it is kept and sent to workers; equal jobs are packed alike."""
        return msgspec.json.encode(self, order="deterministic")


class SeatOutcome(msgspec.Struct, frozen=True, array_like=True):
    """What became of one seat."""

    cards: tuple[str, ...]
    """What it was dealt first."""
    level: str
    camp: str
    """With whom it would have won in the end."""
    won: bool
    died: str = ""
    """The phase in which it died, such as `n2` or `d1`; nothing if it lived to the end."""
    cause: str = ""


class DayVotes(msgspec.Struct, frozen=True, array_like=True):
    """The votes of one day by whoever was no werewolf, and how many of them named one."""

    day: int
    votes: int
    on_werewolves: int


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """What came of one game."""

    winner: str
    because: str
    nights: int
    """How many nights fell."""
    decisions: int
    """How many answers and throws of luck it took."""
    seats: tuple[SeatOutcome, ...]
    votes: tuple[DayVotes, ...]


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game at each table of a job."""

    number: int
    outcomes: tuple[Outcome, ...]


def game_seed(seed: int, number: int) -> int:
    """Return the seed of a game, as `lycaon demo --seed` takes it to show the same game.

    >>> game_seed(7, 0), game_seed(7, 1) == game_seed(7, 1)
    (278189776089664046646780285950273645412, True)
    """
    digest = blake2b(str(number).encode(), key=seed_from(seed), digest_size=SEED_BYTES).digest()
    return int.from_bytes(digest, "big")


def play(job: Job, number: int) -> Played:
    """Play game `number` at each table of a job."""
    return Played(number, tuple(_play(seating, game_seed(job.seed, number)) for seating in job.tables))


def begin(seating: Seating, seed: int) -> tuple[Game, Table]:
    """Deal the cards of a game and seat the bots."""
    secret = seed_from(seed)
    game = new_game(_plan(seating, secret), seed=secret)
    bots: dict[int, Bot] = {}
    for seat in game.table.all():
        bots[seat.number] = levels[seating.werewolves if seat.wolf else seating.village]()
    return game, Table(game, bots, seed=seed)


def _play(seating: Seating, seed: int) -> Outcome:
    game, table = begin(seating, seed)
    level = {seat.number: seating.werewolves if seat.wolf else seating.village for seat in game.table.all()}
    ballots = Ballots(game)
    table.after = ballots.look
    table.play()
    return _outcome(game, level, ballots)


def _plan(seating: Seating, secret: bytes) -> Plan:
    if not seating.shuffled:
        return _prepared(msgspec.json.encode(seating.setup))
    return prepare(msgspec.structs.replace(seating.setup, events=event_deck(secret, seating.setup.events)))


@lru_cache(maxsize=64)
def _prepared(setup: bytes) -> Plan:
    return prepare(msgspec.json.decode(setup, type=Setup))


class Ballots:
    """Counts the votes of the village while a game is played: a werewolf is who is one at that moment."""

    def __init__(self, game: Game) -> None:
        """Begin to listen."""
        self._game = game
        self._read = 0
        self._day = 0
        self._found: dict[int, list[int]] = {}

    def look(self) -> None:
        """Take note of the ballots that were counted since."""
        log = self._game.log
        for event in log[self._read :]:
            if type(event) is NightFell:
                self._day = event.number  # the next night may have fallen since a ballot was counted
            elif type(event) is Counted and event.call.partition(".")[0] == BALLOT:
                self._count(event)
        self._read = len(log)

    def _count(self, event: Counted) -> None:
        seats = self._game.table.seats
        of_day = self._found.setdefault(self._day, [0, 0])
        for voter, choice in event.votes:
            if isinstance(choice, int) and not seats[voter].wolf:
                of_day[0] += 1
                of_day[1] += seats[choice].wolf

    def by_day(self) -> tuple[DayVotes, ...]:
        """Return the votes of each day that had a ballot."""
        return tuple(DayVotes(day, votes, on_wolves) for day, (votes, on_wolves) in sorted(self._found.items()))


def _outcome(game: Game, level: Mapping[int, str], ballots: Ballots) -> Outcome:
    result = game.result
    if result is None:
        raise RuntimeError("the game has not ended")
    dealt: dict[int, tuple[str, ...]] = {}
    deaths: dict[int, tuple[str, str]] = {}
    phase, nights = "d0", 0
    for event in game.log:
        if isinstance(event, NightFell):
            nights += 1
            phase = f"n{event.number}"
        elif isinstance(event, DayBegan):
            phase = f"d{event.number}"
        elif isinstance(event, Dealt):
            dealt.setdefault(event.seat, event.cards)
        elif isinstance(event, Ruled) and event.ruling == "death":
            deaths[event.seat] = (phase, event.cause or "")
        elif isinstance(event, Returned):
            deaths.pop(event.seat, None)
    seats = tuple(
        SeatOutcome(
            dealt[seat.number],
            level[seat.number],
            seat.camp,
            seat.number in result.winners,
            *deaths.get(seat.number, ()),
        )
        for seat in game.table.all()
    )
    return Outcome(result.winner, result.because, nights, len(game.decisions), seats, ballots.by_day())
