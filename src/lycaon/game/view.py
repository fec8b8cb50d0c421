"""Views: all that one viewer may see now, folded only from the events that this viewer may know.

Nothing here reads the state of the game but the asks that are open to the viewer; events are numbered per viewer, so
that what is hidden leaves no gap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from lycaon.game.ask import Answer, Ask, AskKind, Legal
from lycaon.game.event import (
    AnyEvent,
    Badged,
    Candidates,
    CentreLaid,
    DayBegan,
    DayBroke,
    Dealt,
    Died,
    Ended,
    GameBegan,
    NightFell,
    Returned,
    Revealed,
    Told,
)

if TYPE_CHECKING:
    from lycaon.game.game import Game

Viewer: TypeAlias = int | Literal["public", "judge"]


class SeatView(msgspec.Struct):
    """A seat as one viewer sees it: `cards` and `camp` are None while unknown."""

    number: int
    alive: bool = True
    cards: tuple[str, ...] | None = None
    camp: str | None = None


class AskView(msgspec.Struct, frozen=True):
    """An open ask as one viewer sees it: for a seat its own legal answers and its own answer so far.

    `others` are the answers of the rest of a group that decides together; for the judge, of everybody who is asked.
    """

    id: str
    call: str
    kind: AskKind
    seats: tuple[int, ...]
    legal: Legal
    may_pass: bool
    least: int
    most: int
    one_of: tuple[int, ...]
    """For `seats`: if any, exactly one of the chosen must be among these."""
    offer: bool
    held: bool
    answered: bool
    answer: Answer
    others: tuple[tuple[int, Answer], ...]


class View(msgspec.Struct):
    """All that a viewer may see now. `events` counts the viewer's own events; `told` is what it was told in private."""

    viewer: Viewer
    phase: Literal["setup", "night", "dawn", "day", "over"] = "setup"
    number: int = 0
    seats: tuple[SeatView, ...] = ()
    deck: tuple[str, ...] = ()
    sheriff: int | None = None
    candidates: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    """The viewer's own cards."""
    centre: tuple[str, ...] = ()
    told: tuple[Told, ...] = ()
    asks: tuple[AskView, ...] = ()
    events: int = 0
    winner: str | None = None
    winners: tuple[int, ...] = ()


def is_viewer(viewer: object, size: int) -> bool:
    """Say whether somebody at a table of so many seats may look at all: a seat, `public` or `judge`."""
    if type(viewer) is int:
        return 1 <= viewer <= size
    return type(viewer) is str and viewer in ("public", "judge")


_SHOWN = frozenset(
    (
        Told,
        Died,
        Returned,
        Revealed,
        Dealt,
        NightFell,
        DayBroke,
        DayBegan,
        GameBegan,
        Badged,
        Candidates,
        CentreLaid,
        Ended,
    )
)
"""The events that change what a view shows: most others, such as speeches, need not be looked at."""


class Watcher:
    """Folds a game's events for one viewer, as they come."""

    def __init__(self, size: int, viewer: Viewer) -> None:
        """Begin with an empty table."""
        self.viewer = viewer
        self.events: list[AnyEvent] = []
        """The viewer's own events, in order; number them from 1."""
        self._read = 0
        self._seats = [SeatView(number) for number in range(1, size + 1)]
        self._told: list[Told] = []
        self._view = View(viewer, seats=tuple(self._seats))

    def knows(self, event: AnyEvent) -> bool:
        """Say whether the viewer may know an event."""
        return event.to is None or self.viewer == "judge" or self.viewer in event.to

    def read(self, game: Game) -> None:
        """Take note of what has happened since."""
        log = game.log
        for event in log[self._read :]:
            self.take(event)
        self._read = len(log)

    def take(self, event: AnyEvent) -> bool:
        """Take note of one event, if the viewer may know it; returns whether it may."""
        knows = self.knows(event)
        if knows:
            self.events.append(event)
            if type(event) in _SHOWN:
                self._fold(event)
        return knows

    @property
    def table(self) -> View:
        """The table as the events so far have left it, without asks; the same object each time."""
        return self._view

    def look(self, game: Game) -> View:
        """Return the view now; the same object each time, brought up to date."""
        self.read(game)
        view = self._view
        view.events = len(self.events)
        if len(self._told) != len(view.told):
            view.told = tuple(self._told)
        view.asks = tuple(ask for one in game.open_asks.values() if (ask := project(one, self.viewer)) is not None)
        return view

    def _fold(self, event: AnyEvent) -> None:  # noqa: C901, PLR0912 - one branch an event
        view = self._view
        seats = self._seats
        if isinstance(event, Told):
            self._told.append(event)
        elif isinstance(event, Died):
            for seat in event.seats:
                seats[seat - 1].alive = False
        elif isinstance(event, Returned):
            seats[event.seat - 1].alive = True
            seats[event.seat - 1].cards = event.cards
        elif isinstance(event, Revealed):
            seats[event.seat - 1].cards = event.cards
        elif isinstance(event, Dealt):
            seats[event.seat - 1].cards = event.cards
            if event.seat == self.viewer:
                view.cards = event.cards
        elif isinstance(event, NightFell):
            view.phase, view.number = "night", event.number
        elif isinstance(event, DayBroke):
            view.phase = "dawn"
        elif isinstance(event, DayBegan):
            view.phase, view.number = "day", event.number
        elif isinstance(event, GameBegan):
            view.deck = event.deck
        elif isinstance(event, Badged):
            view.sheriff = event.seat
            view.candidates = ()
        elif isinstance(event, Candidates):
            view.candidates = event.seats
        elif isinstance(event, CentreLaid):
            view.centre = event.cards
        elif isinstance(event, Ended):
            view.phase = "over"
            view.winner, view.winners = event.winner, event.winners
            for place, cards, camp in zip(seats, event.cards, event.camps, strict=True):
                place.cards, place.camp = cards, camp


def project(ask: Ask, viewer: Viewer) -> AskView | None:
    """Return an open ask as a viewer sees it; None when it must not know of it."""
    if ask.kind != "hold" and viewer != "judge" and (viewer == "public" or viewer not in ask.seats):
        return None
    own = isinstance(viewer, int) and viewer in ask.seats
    others: tuple[tuple[int, Answer], ...] = ()
    if viewer == "judge" or (own and ask.shared):
        others = tuple((seat, answer) for seat, answer in ask.answers.items() if seat != viewer)
    return AskView(
        ask.id,
        ask.call,
        ask.kind,
        ask.seats if viewer == "judge" or ask.shared else ((viewer,) if isinstance(viewer, int) and own else ()),
        ask.legal_for(viewer) if isinstance(viewer, int) and own else ask.legal,
        ask.may_pass,
        ask.least,
        ask.most,
        ask.one_of,
        ask.offer,
        ask.state == "held",
        own and viewer in ask.answers,
        ask.answers.get(viewer) if isinstance(viewer, int) and own else None,
        others,
    )
