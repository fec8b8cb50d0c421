"""The protocol: every message between a client and the server, typed. docs/protocol.md tells it in words.

Over HTTP people create rooms, come in, and look things up. Over one WebSocket a client sends commands with ids of its
own making, and is told the view and the events that its person may know.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from lycaon.game.event import AnyEvent
from lycaon.rooms.commands import Command
from lycaon.rooms.settings import Language, Settings, Way
from lycaon.rooms.sight import RoomView

VERSION = 1
"""Of the protocol, told in `welcome`: grows when a client of before would not understand any more."""

# -- over HTTP --------------------------------------------------------------------------------------------------------


class OpenRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Open a room: POST /api/rooms."""

    name: str
    """Of who opens it, the host."""
    way: Way = "remote"
    language: Language = "en"
    """In which the judge speaks."""
    settings: Settings = Settings()
    password: str | None = None
    seated: bool | None = None
    """Whether the host takes a seat; a human judge does not, unless told to."""


class EnterRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Come into a room: POST /api/rooms/{code}/people."""

    name: str
    password: str | None = None
    seated: bool = True
    """False: to look on."""


class Ticket(msgspec.Struct, frozen=True, kw_only=True):
    """Who has come in, and the token that proves it: keep it secret, send it in `hello` alone."""

    code: str
    person: int
    token: str
    path: str
    """Where the room is found: open it in a browser, or send it to others."""


class RoomCard(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody outside may know of a room: GET /api/rooms/{code}."""

    code: str
    way: Way
    language: Language
    status: Literal["lobby", "playing", "over"]
    people: int
    seated: int
    password: bool
    locked: bool
    watchers: bool


ForecastState: TypeAlias = Literal["running", "done", "failed", "unplayable"]
"""running: ask again for more; done: there will be no more; failed: it could not be found out; unplayable: what is
chosen cannot be played (the view says why)."""


class CampForecast(msgspec.Struct, frozen=True):
    """How often a camp wins, from 0 to 1: between `low` and `high` in 95 of 100 such forecasts."""

    camp: str
    share: float
    low: float
    high: float


class Forecast(msgspec.Struct, frozen=True):
    """How often each camp wins what the room would play next, among bots: GET /api/chances.

    `games` of `of` have been played so far. The camps that won most come first; none is there before the first game.
    """

    level: str
    """Of the bots that play it."""
    games: int
    of: int
    state: ForecastState
    camps: tuple[CampForecast, ...]


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was refused: a code, what explains it, and a sentence in the language that was asked for."""

    code: str
    values: dict[str, Any] = {}
    text: str = ""


# -- over the socket, to the server -----------------------------------------------------------------------------------


class _ToServer(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The common part of what a client sends."""


class Hello(_ToServer, frozen=True, tag="hello"):
    """The first message: who it is, and what it has seen already. Without a token it looks on from outside."""

    token: str | None = None
    epoch: int = -1
    events: int = 0
    """The number of the last event that it has seen in that epoch."""
    language: Language | None = None
    """For the sentences of refusals."""


class Do(_ToServer, frozen=True, tag="do"):
    """A command. The id is of the client's own making, another for each command; sent again, it acts once."""

    id: str
    command: Command


class Resync(_ToServer, frozen=True, tag="resync"):
    """Ask for everything after an event again."""

    epoch: int = -1
    events: int = 0


class Ping(_ToServer, frozen=True, tag="ping"):
    """Ask whether the server still hears; it answers with `pong`."""


ToServer: TypeAlias = Hello | Do | Resync | Ping

# -- over the socket, to the client -----------------------------------------------------------------------------------


class _ToClient(msgspec.Struct, frozen=True, tag_field="type"):
    """The common part of what a client is sent."""


class Welcome(_ToClient, frozen=True, tag="welcome"):
    """The first answer to `hello`, but for who is refused: which version of the protocol is spoken here.

    Within a version only more is said: fields, kinds of messages, commands, events and codes may be new.
    """

    protocol: int = VERSION


class Seen(_ToClient, frozen=True, tag="view"):
    """The room as this person sees it now, and the events since the last message, numbered from `first`."""

    view: RoomView
    first: int = 1
    events: tuple[AnyEvent, ...] = ()
    words: dict[str, str] = {}
    """The words of the speeches among the events, by their ids; those that were erased are missing."""


class Token(_ToClient, frozen=True, tag="token"):
    """A fresh token, for the next time; the old one works until this one is used."""

    token: str


class Done(_ToClient, frozen=True, tag="done"):
    """A command was taken; `again`: it had been taken before.

    The number of its entry is not told: it would count what others have done in secret.
    """

    id: str
    again: bool = False


class NotDone(_ToClient, frozen=True, tag="refused"):
    """A command was refused, and nothing has changed. `id` is None where none could be read, or it was no command."""

    id: str | None
    code: str
    values: dict[str, Any] = {}
    text: str = ""


class Pong(_ToClient, frozen=True, tag="pong"):
    """The answer to `ping`, with the server's time in seconds."""

    now: float


Why: TypeAlias = Literal["elsewhere", "kicked", "closed", "flood", "silent", "stopping", "unknown_token"]


class Bye(_ToClient, frozen=True, tag="bye"):
    """The last message: another device of the same person has taken over, the person was asked to leave, and so on.

    `closed`: there is nothing to see here any more, for the room is gone, or lets nobody look on, or one has left it;
    `stopping`: the server stops and will be back; `flood`: the client sent too much, too fast, or took nothing of what
    it was sent; `silent`: nothing was heard of it for too long.
    """

    why: Why


ToClient: TypeAlias = Welcome | Seen | Token | Done | NotDone | Pong | Bye
