"""What somebody in a room may see of it: the lobby, which everybody sees, and their own side of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from typing import Any

import msgspec

from lycaon import prepare
from lycaon.game.ask import Refused
from lycaon.game.deck import advice
from lycaon.game.event import AnyEvent, DayBegan, Ended, NightFell, Ruled, Said
from lycaon.game.game import Game
from lycaon.game.house_rules import HouseRules, differences
from lycaon.game.plan import Setup
from lycaon.game.speech import CHANNELS, is_open, may_speak
from lycaon.game.view import View, Viewer
from lycaon.rooms.commands import is_public
from lycaon.rooms.entry import StopReason
from lycaon.rooms.lobby import Kind, Person
from lycaon.rooms.room import Room, Status
from lycaon.rooms.settings import Language, Settings, Way, setup_of
from lycaon.rooms.votes import LEAST, votes_against


class PersonView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody in the room, as all see them. `here`: whether a device of theirs is connected."""

    number: int
    name: str
    """Nothing while a game is under way of those who have come in during it, until they play."""
    kind: Kind
    level: str | None = None
    here: bool = False
    muted: bool = False
    ready: bool = False
    unwanted: bool = False
    """Whether at least two want this person to leave."""


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


class Hindrance(msgspec.Struct, frozen=True):
    """Why a game can't begin yet: the code of the refusal that `start` would get, and what explains it."""

    code: str
    values: dict[str, Any]


class OwnView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What of a room one person sees otherwise than others. Times are the server's, in seconds."""

    number: int
    """Counts the views that this connection was sent. It tells nothing of what happens in the room."""
    now: float
    epoch: int
    """When it changes, events are numbered from 1 again, and all must be drawn anew."""
    me: int = 0
    """Which person looks; 0: nobody in the room."""
    seat: int | None = None
    """Which seat of the game that person plays."""
    viewer: Viewer = "public"
    """From which side the game is seen."""
    game: View | None = None
    deadlines: dict[str, float] = {}
    """When the time is up of each ask and hold that this person sees, if it has one."""
    channels: tuple[str, ...] = ()
    """On which channels this person's seat may speak now."""
    against: tuple[int, ...] = ()
    """Whom this person wants to leave the room."""
    may_undo: bool = False
    may_redo: bool = False


class RoomView(OwnView, frozen=True, omit_defaults=True, kw_only=True):
    """All that one person may see of a room now: their own side of it, and what everybody sees alike."""

    code: str
    way: Way
    language: Language
    status: Status
    host: int
    """0: nobody, as the host has left."""
    people: tuple[PersonView, ...]
    circle: tuple[int, ...]
    """Who sits in the circle for the next game, clockwise from seat 1."""
    settings: Settings
    locked: bool = False
    former_host: int = 0
    """Who was the host before, and may take over again; 0: nobody."""
    password: bool = False
    """Whether newcomers need a password."""
    games: int = 0
    seats: tuple[int, ...] = ()
    """Who plays each seat of the game, from seat 1."""
    stood_in: tuple[int, ...] = ()
    """The seats that bots have taken over in this game."""
    played: Played | None = None
    planned: Played | None = None
    """Between games: what would be played by those who sit in the circle now; None when that can't be."""
    unplanned: Hindrance | None = None
    """Between games: why that can't be."""
    odd: tuple[str, ...] = ()
    """Between games: what players would find odd about the cards, though they can be played: `no_seer`, `no_villager`,
    `many_wolves`, `few_wolves`."""
    story: tuple[AnyEvent, ...] = ()
    """Once a game is over: every ruling with its reasons, and the nights and days between them."""
    speakers: tuple[int, ...] = ()
    """Who has the floor, and who is to have it next, in order; nobody where all may speak, or nobody."""
    waiting: int | None = None
    """How many have not answered yet, where all who live are asked."""
    paused: bool = False
    stopped: StopReason | None = None


class Outlook:
    """A room as it stands, for all who look at it now: what they see alike is found out once.

    Worthless once the room has changed.
    """

    def __init__(self, room: Room, here: Collection[int] = ()) -> None:
        """Look at a room; `here`: who of it is connected."""
        self._room = room
        self._here = here
        self._status = room.status
        self._playing = game = room.playing
        self._deadlines = {id: until + room.behind for id, until in room.deadlines().items()}
        asks = {} if game is None else game.open_asks
        # Everybody may know of these, and until when they last.
        self._public = {id for id, ask in asks.items() if ask.kind != "hold" and is_public(ask)}
        holds = room.settings.holds == "fixed"
        self._told_to_all = all(id in self._public or (holds and asks[id].kind == "hold") for id in self._deadlines)
        self._channels = () if game is None else tuple([one for one in CHANNELS if is_open(game, one)])

    def own(self, person: int, *, now: float = 0, number: int = 0) -> OwnView:
        """Return what somebody alone sees; person 0 is somebody outside, who sees what is public.

        But for `now` and `number` it depends on nothing that this person may not know: it is equal before and after
        whatever others do in secret.
        """
        room = self._room
        seat = room.seat_of(person) if person else None
        viewer = room.viewer_of(person) if person else "public"
        judges = viewer == "judge"
        view = None if room.game is None else room.game.view(viewer)
        if view is not None and self._status == "over":
            view = msgspec.structs.replace(view, asks=())  # stopped games have asks, but nobody may answer them
        return OwnView(
            number=number,
            now=now,
            epoch=room.epoch_of(viewer),
            me=person,
            seat=seat,
            viewer=viewer,
            game=view,
            deadlines={} if view is None else self._seen_deadlines(view, judges=judges),
            channels=self._open_to(seat),
            against=tuple(sorted(one for one, against in room.lobby.against.items() if person in against)),
            may_undo=judges and room.undoable,
            may_redo=judges and room.redoable,
        )

    def view(self, own: OwnView) -> RoomView:
        """Return all that somebody sees who sees this alone."""
        room = self._room
        lobby = room.lobby
        planned, unplanned, odd = (None, None, ()) if self._status == "playing" else _planned(room)
        return RoomView(
            number=own.number,
            now=own.now,
            epoch=own.epoch,
            me=own.me,
            seat=own.seat,
            viewer=own.viewer,
            game=own.game,
            deadlines=own.deadlines,
            channels=own.channels,
            against=own.against,
            may_undo=own.may_undo,
            may_redo=own.may_redo,
            code=room.code,
            way=lobby.way,
            language=lobby.language,
            status=self._status,
            host=lobby.host,
            people=tuple(
                [
                    PersonView(
                        one.number,
                        _name(room, one),
                        one.kind,
                        one.level,
                        one.number in self._here,
                        one.muted,
                        one.ready,
                        votes_against(room, one.number) >= LEAST,
                    )
                    for one in lobby.people.values()
                ]
            ),
            circle=lobby.circle,
            settings=lobby.settings,
            locked=lobby.locked,
            former_host=lobby.former_host,
            password=lobby.password is not None,
            games=lobby.games,
            seats=room.seats,
            stood_in=tuple(sorted(room.stood_in)) if self._playing is not None else (),
            played=None if room.started is None else played(room.started.setup),
            planned=planned,
            unplanned=unplanned,
            odd=odd,
            story=_story(room),
            speakers=_speakers(room),
            waiting=_waiting(room),
            paused=room.clock.paused is not None,
            stopped=room.stopped,
        )

    def _open_to(self, seat: int | None) -> tuple[str, ...]:
        """Return on which channels a seat may speak; the rules say it of each from what it knows itself."""
        game = self._playing
        if game is None or seat is None:
            return ()
        return tuple([channel for channel in self._channels if may_speak(game, seat, channel)])

    def _seen_deadlines(self, view: View, *, judges: bool) -> dict[str, float]:
        """Return the deadlines of what a viewer sees.

        Where calls last until they are answered, the end of a call would tell that somebody has answered, or nobody
        wakes.
        """
        if self._told_to_all:
            return self._deadlines
        shown: set[str] = {ask.id for ask in view.asks}
        game = self._playing
        if self._room.settings.holds != "fixed" and not judges:
            shown -= {ask.id for ask in view.asks if ask.kind == "hold"}
            if game is not None:  # who is asked may know how long they have, while they have not answered
                own = [game.open_asks[ask.id] for ask in view.asks if ask.kind != "hold" and not ask.answered]
                shown |= {ask.hold.id for ask in own if ask.hold is not None}
        shown |= self._public
        return {id: until for id, until in self._deadlines.items() if id in shown}


def look(room: Room, person: int, now: float, here: Collection[int] = (), number: int = 0) -> RoomView:
    """Return what somebody sees of a room; person 0 is somebody outside."""
    outlook = Outlook(room, here)
    return outlook.view(outlook.own(person, now=now, number=number))


def words_of(game: Game, events: Collection[AnyEvent]) -> dict[str, str]:
    """Return the words of the speeches among events, by their ids."""
    said = [event.speech for event in events if isinstance(event, Said)]
    return {speech: game.words[speech] for speech in said if speech in game.words}


def _name(room: Room, one: Person) -> str:
    """Return a name as all see it: nothing for whoever has come in during the game and looks on.

    It would be a way for the dead, the muted and anybody outside to speak to all.
    """
    new = room.started is not None and room.status == "playing" and one.number > room.started.lobby.came
    return "" if new and one.kind == "guest" and room.seat_of(one.number) is None else one.name


def _planned(room: Room) -> tuple[Played | None, Hindrance | None, tuple[str, ...]]:
    """Return what would be played, or why nothing can be, and what would be odd about it."""
    lobby = room.lobby
    seats = sum(not (lobby.way == "judge" and one == lobby.host) for one in lobby.circle)
    try:
        setup = setup_of(lobby.settings, seats, lobby.way)
        plan = prepare(setup)
    except Refused as refused:
        return None, Hindrance(str(refused.code), refused.values), ()
    return played(setup), None, advice(setup.deck, seats, plan.roles)


def played(setup: Setup) -> Played:
    """Return what everybody may know of a setup."""
    return Played(
        seats=setup.seats,
        deck=dict(sorted(Counter(setup.deck).items())),
        cards_each=setup.cards_each,
        variant=setup.variant,
        events=len(setup.events),
        rules=_differences(setup.rules),
        real_cards=setup.real_cards,
    )


@lru_cache(maxsize=256)
def _differences(rules: HouseRules) -> dict[str, bool | int | float | str]:
    """Return what differs from the defaults: of the few rules that are played by, again and again."""
    return differences(rules)


def _story(room: Room) -> tuple[AnyEvent, ...]:
    game = room.game
    if game is None or game.result is None:
        return ()
    return tuple(event for event in game.log if isinstance(event, Ruled | NightFell | DayBegan | Ended))


def _speakers(room: Room) -> tuple[int, ...]:
    game = room.playing
    if game is None or game.floor is None:
        return ()
    return (game.floor, *(seat for seat in game.queue if game.table[seat].alive))


def _waiting(room: Room) -> int | None:
    """Return for how many answers the room waits, where everybody who lives is asked: no other count may be told."""
    game = room.playing
    if game is None:
        return None
    for ask in game.open_asks.values():
        if is_public(ask) and ask.state == "open" and set(ask.seats) == set(game.table.living):
            return len(ask.seats) - len(ask.answers)
    return None


__all__ = ["Hindrance", "Outlook", "OwnView", "PersonView", "Played", "RoomView", "look", "played", "words_of"]
