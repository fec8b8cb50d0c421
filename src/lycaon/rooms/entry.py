"""Entries: what has happened in a room, in order. With them the whole room can be made again.

An entry is stored before anybody hears of it, and only stored entries are applied. The words of a speech lie beside
the entry, so that they can be erased.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from lycaon.game.ask import Answer
from lycaon.game.plan import Setup
from lycaon.rooms.lobby import Lobby, Person
from lycaon.rooms.settings import Language, Settings, Way

StopReason: TypeAlias = Literal["host", "error", "rules_changed"]
"""Why a game ends before anybody has won: the host ends it, something went wrong in it, or it can't be told again as it
went because the rules have changed since."""


Category: TypeAlias = Literal["abuse", "name", "cheating", "spoiling", "leaving", "other"]
"""What somebody is reported for: insults; a name that insults; playing with more than one seat or with what one may not
know; telling secrets or playing against one's own side on purpose; leaving games; anything else."""


class _Entry(msgspec.Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True, omit_defaults=True):
    """The common part of all entries."""


class Opened(_Entry, frozen=True, tag="opened"):
    """The room was opened."""

    way: Way
    language: Language
    settings: Settings = Settings()
    password: str | None = None
    """The hash of the password that newcomers must know."""


class Joined(_Entry, frozen=True, tag="joined"):
    """Somebody came in; `seated` at once if there was a place, else to look on. The first is the host."""

    person: Person
    seated: bool = True


class Renamed(_Entry, frozen=True, tag="renamed"):
    """Somebody has another name."""

    person: int
    name: str


class Gone(_Entry, frozen=True, tag="gone"):
    """Somebody is in the room no more: went away, was asked to leave and may not come back, or was a bot."""

    person: int
    kicked: bool = False


class Arranged(_Entry, frozen=True, tag="arranged"):
    """Who sits in the circle, clockwise from seat 1; the others look on."""

    circle: tuple[int, ...]


class HostNamed(_Entry, frozen=True, tag="host_named"):
    """Somebody else is the host. `absent`: because the one before was gone for too long."""

    person: int
    absent: bool = False


class Chosen(_Entry, frozen=True, tag="chosen"):
    """The settings from now on."""

    settings: Settings


class Locked(_Entry, frozen=True, tag="locked"):
    """Whether newcomers are kept out."""

    locked: bool


class PasswordSet(_Entry, frozen=True, tag="password_set"):
    """The hash of the password that newcomers must know; None: none."""

    password: str | None


class Muted(_Entry, frozen=True, tag="muted"):
    """Whether somebody's words are kept back."""

    person: int
    muted: bool


class VotedOff(_Entry, frozen=True, tag="voted_off"):
    """Whether somebody wants somebody else to leave the room."""

    voter: int
    person: int
    wants: bool = True


class Reported(_Entry, frozen=True, tag="reported"):
    """Somebody tells the server's owner of somebody else, and which entries show it."""

    reporter: int
    person: int
    category: Category
    first: int
    """The first entry that may show it; this one is the last."""


class Readied(_Entry, frozen=True, tag="readied"):
    """Whether somebody is ready for the next game."""

    person: int
    ready: bool


class Started(_Entry, frozen=True, tag="started"):
    """A game began: what is played, with what secret luck, and who sits where.

    It holds the whole lobby, so that a room can be made again from its last game on.
    """

    setup: Setup
    seed: bytes
    rules_version: int
    seats: tuple[int, ...]
    """Who sits at each seat, from seat 1."""
    lobby: Lobby


class Answered(_Entry, frozen=True, tag="answered"):
    """A seat's answer to an ask, or the judge's for it."""

    ask: str
    seat: int
    answer: Answer


class RanOut(_Entry, frozen=True, tag="ran_out"):
    """An ask's time was up; `skipped`: the host did not wait for it."""

    ask: str
    skipped: bool = False


class Spoke(_Entry, frozen=True, tag="spoke"):
    """A seat spoke; its words lie beside the entry."""

    seat: int
    channel: str
    claims: tuple[str, ...] = ()


class SeatLeft(_Entry, frozen=True, tag="seat_left"):
    """A seat left the game for good."""

    seat: int


class Replaced(_Entry, frozen=True, tag="replaced"):
    """Somebody else, most often a bot, plays a seat from now on."""

    seat: int
    person: Person


class Returned(_Entry, frozen=True, tag="returned"):
    """Somebody plays a seat that a bot had taken over: whose it was, or to whom the host has given it. The bot goes."""

    seat: int
    person: int


class Undone(_Entry, frozen=True, tag="undone"):
    """The last decision of a person was taken back."""


class Redone(_Entry, frozen=True, tag="redone"):
    """What was taken back last was decided again."""


class Paused(_Entry, frozen=True, tag="paused"):
    """All clocks stand still."""


class Resumed(_Entry, frozen=True, tag="resumed"):
    """All clocks go on."""


class Extended(_Entry, frozen=True, tag="extended"):
    """Everything that is open now has so many seconds more."""

    seconds: float


class GivenBack(_Entry, frozen=True, tag="given_back"):
    """Time that was lost because nobody served the room."""

    seconds: float


class Stopped(_Entry, frozen=True, tag="stopped"):
    """The game was ended before anybody had won."""

    why: StopReason


Entry: TypeAlias = (
    Opened
    | Joined
    | Renamed
    | Gone
    | Arranged
    | HostNamed
    | Chosen
    | Locked
    | PasswordSet
    | Muted
    | VotedOff
    | Reported
    | Readied
    | Started
    | Answered
    | RanOut
    | Spoke
    | SeatLeft
    | Replaced
    | Returned
    | Undone
    | Redone
    | Paused
    | Resumed
    | Extended
    | GivenBack
    | Stopped
)
"""The closed set of entries."""


NAMELESS = ""
"""What stands in the place of the name of somebody who is forgotten."""


def without_name(entry: Entry, person: int) -> Entry:
    """Return an entry as it is kept once somebody is forgotten: all but their name stays as it was."""
    match entry:
        case Joined(person=one) if one.number == person:
            return msgspec.structs.replace(entry, person=_nameless(one))
        case Renamed(person=number) if number == person:
            return msgspec.structs.replace(entry, name=NAMELESS)
        case Started(lobby=lobby) if person in lobby.people:
            people = lobby.people | {person: _nameless(lobby.people[person])}
            return msgspec.structs.replace(entry, lobby=msgspec.structs.replace(lobby, people=people))
    return entry


def _nameless(person: Person) -> Person:
    return msgspec.structs.replace(person, name=NAMELESS)


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """An entry as it is stored: its place in the room's log, and what belongs to it.

    `at` is the database's time in seconds. `by` is who gave the command with the id `command`; None: the room itself.
    `digest` is that of the running game before the entry. `words` are those of a speech, None when erased.
    """

    number: int
    at: float
    entry: Entry
    by: int | None = None
    command: str | None = None
    digest: str | None = None
    words: str | None = None
