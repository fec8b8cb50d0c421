"""What somebody in a room may see of it: the lobby, which everybody sees, and their own side of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import msgspec

from lycaon import prepare
from lycaon.game.ask import Refused
from lycaon.game.event import AnyEvent, DayBegan, Ended, NightFell, Ruled, Said
from lycaon.game.house_rules import differences
from lycaon.game.plan import Setup
from lycaon.game.speech import CHANNELS, may_speak
from lycaon.game.view import View, Viewer
from lycaon.rooms.commands import is_public
from lycaon.rooms.entry import StopReason
from lycaon.rooms.lobby import Kind
from lycaon.rooms.room import Room, Status
from lycaon.rooms.settings import Language, Settings, Way, setup_of


class PersonView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody in the room, as all see them. `here`: whether a device of theirs is connected."""

    number: int
    name: str
    kind: Kind = "guest"
    level: str | None = None
    here: bool = False
    muted: bool = False
    ready: bool = False


class Played(msgspec.Struct, frozen=True):
    """What the game is played with, as everybody may know it: no order of cards, nothing that lies face down."""

    seats: int
    deck: dict[str, int]
    cards_each: int
    variant: str | None
    events: int
    """How many event cards there are."""
    rules: dict[str, bool | int | float | str]
    """The house rules that differ from the defaults."""
    real_cards: bool


class RoomView(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one person may see of a room now. Times are the server's, in seconds."""

    code: str
    way: Way
    language: Language
    status: Status
    number: int
    """Counts the views that this connection was sent. It tells nothing of what happens in the room."""
    epoch: int
    """When it changes, events are numbered from 1 again, and all must be drawn anew."""
    now: float
    host: int
    """0: nobody, as the host has left."""
    people: tuple[PersonView, ...]
    circle: tuple[int, ...]
    """Who sits in the circle for the next game, clockwise from seat 1."""
    settings: Settings
    me: int = 0
    """Which person looks; 0: nobody in the room."""
    seat: int | None = None
    """Which seat of the game that person plays."""
    viewer: Viewer = "public"
    """From which side the game is seen."""
    locked: bool = False
    former_host: int = 0
    """Who was the host before, and may take over again; 0: nobody."""
    password: bool = False
    """Whether newcomers need a password."""
    games: int = 0
    seats: tuple[int, ...] = ()
    """Who plays each seat of the game, from seat 1."""
    played: Played | None = None
    planned: Played | None = None
    """Between games: what would be played by those who sit in the circle now; None when that can't be."""
    game: View | None = None
    deadlines: dict[str, float] = {}
    """When the time is up of each ask and hold that this person sees, if it has one."""
    story: tuple[AnyEvent, ...] = ()
    """Once a game is over: every ruling with its reasons, and the nights and days between them."""
    channels: tuple[str, ...] = ()
    """On which channels this person's seat may speak now."""
    waiting: int | None = None
    """How many have not answered yet, where all who live are asked."""
    paused: bool = False
    stopped: StopReason | None = None
    may_undo: bool = False
    may_redo: bool = False


class News(msgspec.Struct, frozen=True):
    """Events that somebody may know, from number `first` on, with the words of the speeches among them."""

    first: int
    events: tuple[AnyEvent, ...]
    words: dict[str, str]


def look(room: Room, person: int, now: float, here: Collection[int] = (), number: int = 0) -> RoomView:
    """Return what somebody sees; person 0 is somebody outside, who sees what is public.

    But for `now` and `number` it depends on nothing that this person may not know: it is equal before and after
    whatever others do in secret.
    """
    lobby = room.lobby
    viewer = room.viewer_of(person) if person else "public"
    judges = viewer == "judge"
    game = room.game
    view = None if game is None else game.view(viewer)
    if view is not None and room.status == "over":
        view = msgspec.structs.replace(view, asks=())  # a game that was stopped has asks, but nobody may answer them
    return RoomView(
        code=room.code,
        way=lobby.way,
        language=lobby.language,
        status=room.status,
        number=number,
        epoch=room.epoch_of(viewer),
        now=now,
        host=lobby.host,
        people=tuple(
            [
                PersonView(one.number, one.name, one.kind, one.level, one.number in here, one.muted, one.ready)
                for one in lobby.people.values()
            ]
        ),
        circle=lobby.circle,
        settings=lobby.settings,
        me=person,
        seat=room.seat_of(person) if person else None,
        viewer=viewer,
        locked=lobby.locked,
        former_host=lobby.former_host,
        password=lobby.password is not None,
        games=lobby.games,
        seats=room.seats,
        played=None if room.started is None else _played(room.started.setup),
        planned=None if room.status == "playing" else _planned(room),
        game=view,
        deadlines={} if view is None else _deadlines(room, view, judges=judges),
        story=_story(room),
        channels=_channels(room, person),
        waiting=_waiting(room),
        paused=room.clock.paused is not None,
        stopped=room.stopped,
        may_undo=judges and room.undoable,
        may_redo=judges and room.redoable,
    )


def news(room: Room, person: int, after: int) -> News:
    """Return the events of the game that somebody may know, after their number `after`."""
    game = room.game
    if game is None:
        return News(1, (), {})
    events = tuple(game.events(room.viewer_of(person) if person else "public", after))
    said = [event.speech for event in events if isinstance(event, Said)]
    return News(after + 1, events, {speech: game.words[speech] for speech in said if speech in game.words})


def _planned(room: Room) -> Played | None:
    lobby = room.lobby
    seats = sum(not (lobby.way == "judge" and one == lobby.host) for one in lobby.circle)
    try:
        setup = setup_of(lobby.settings, seats, lobby.way)
        prepare(setup)
    except Refused:
        return None
    return _played(setup)


def _played(setup: Setup) -> Played:
    return Played(
        seats=setup.seats,
        deck=dict(sorted(Counter(setup.deck).items())),
        cards_each=setup.cards_each,
        variant=setup.variant,
        events=len(setup.events),
        rules=differences(setup.rules),
        real_cards=setup.real_cards,
    )


def _deadlines(room: Room, view: View, *, judges: bool) -> dict[str, float]:
    """Return the deadlines of what a viewer sees.

    Where calls last until they are answered, the end of a call would tell that somebody has answered, or nobody wakes.
    """
    shown: set[str] = {ask.id for ask in view.asks}
    game = room.playing
    if room.lobby.settings.holds == "answered" and not judges:
        shown -= {ask.id for ask in view.asks if ask.kind == "hold"}
        if game is not None:  # who is asked may know how long they have, while they have not answered
            own = [game.open_asks[ask.id] for ask in view.asks if ask.kind != "hold" and not ask.answered]
            shown |= {ask.hold.id for ask in own if ask.hold is not None}
    if game is not None:  # everybody may know of these, and until when they last
        shown |= {id for id, ask in game.open_asks.items() if ask.kind != "hold" and is_public(ask)}
    return {id: until for id, until in room.deadlines().items() if id in shown}


def _story(room: Room) -> tuple[AnyEvent, ...]:
    game = room.game
    if game is None or game.result is None:
        return ()
    return tuple(event for event in game.log if isinstance(event, Ruled | NightFell | DayBegan | Ended))


def _channels(room: Room, person: int) -> tuple[str, ...]:
    """Return on which channels somebody may speak now; the rules say it of each seat from what it knows itself."""
    game, seat = room.playing, room.seat_of(person) if person else None
    if game is None or seat is None:
        return ()
    return tuple(channel for channel in CHANNELS if may_speak(game, seat, channel))


def _waiting(room: Room) -> int | None:
    """Return for how many answers the room waits, where everybody who lives is asked: no other count may be told."""
    game = room.playing
    if game is None:
        return None
    for ask in game.open_asks.values():
        if is_public(ask) and ask.state == "open" and set(ask.seats) == set(game.table.living):
            return len(ask.seats) - len(ask.answers)
    return None


__all__ = ["News", "PersonView", "Played", "RoomView", "look", "news"]
