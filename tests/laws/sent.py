"""All that one viewer is sent while a game is played, in order: events, asks and legal answers, refusals, numbers.

Asks are put at the place in the viewer's events at which they opened and closed, so that two games can be compared
whoever else had something to answer in between.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from lycaon import Game, RefusalCode, Refused, all_roles
from lycaon.game import view as views
from lycaon.game.ask import Answer, Ask
from lycaon.game.event import AnyEvent
from lycaon.game.speech import CHANNELS, may_speak
from lycaon.game.view import AskView, Viewer
from tests.laws.keyed import dice_for


class Event(msgspec.Struct, frozen=True):
    """An event that the viewer may know, under its number."""

    number: int
    event: AnyEvent


class Opened(msgspec.Struct, frozen=True):
    """An ask that the viewer can see."""

    ask: AskView


class Changed(msgspec.Struct, frozen=True):
    """The ask looks different now: the viewer has answered, mates point at somebody, an offer has interrupted."""

    ask: AskView


class Pointed(msgspec.Struct, frozen=True):
    """What a group that decides together has pointed at in the end; its members see it."""

    id: str
    answers: tuple[tuple[int, Answer], ...]


class Closed(msgspec.Struct, frozen=True):
    """An ask that the viewer could see has ended."""

    id: str


class Probed(msgspec.Struct, frozen=True):
    """What the viewer got for everything that it could try at a moment, and its whole view then."""

    moment: str
    refusals: tuple[tuple[str, str, object], ...]
    channels: tuple[str, ...]
    view: bytes


Item: TypeAlias = Event | Opened | Changed | Pointed | Closed | Probed

Step: TypeAlias = tuple[int, Literal["opened", "closed"], Ask]
"""After so many events of the log, this became of this ask."""


class OpenAsks(dict[str, Ask]):
    """A game's open asks, which note when each came and went."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.open_asks)
        self.game = game
        self.steps: list[Step] = []

    def _note(self, what: Literal["opened", "closed"], ask: Ask | None) -> None:
        if ask is not None:
            self.steps.append((len(self.game.log), what, ask))

    def __setitem__(self, id: str, ask: Ask) -> None:
        self._note("opened", ask)
        super().__setitem__(id, ask)

    def __delitem__(self, id: str) -> None:
        self._note("closed", self.get(id))
        super().__delitem__(id)

    def pop(self, id: str, default: Ask | None = None) -> Ask | None:  # type: ignore[override]  # all that is needed
        ask = self.get(id, default)
        if id in self:
            del self[id]
        return ask

    def clear(self) -> None:
        for id in list(self):
            del self[id]


CALLS = tuple(id for id, role in all_roles().items() if role.hooks or role.call is not None)
PARTS = ("werewolf#2", "werewolf#3", "werewolf.little_girl", "witch.heal", "witch.poison", "little_girl.seen")
BY_DAY = (
    "deal",
    "tie",
    "vote",
    "vote.runoff",
    "vote.verdict",
    "speech",
    "explode",
    "reveal",
    "last_words",
    "sheriff.successor",
)
TRIES = 12
NOTHING = "\0"
"""An answer that is never legal, so that trying changes nothing."""


class Watch:
    """Notes what one viewer is sent."""

    def __init__(self, game: Game, viewer: Viewer, asks: OpenAsks) -> None:
        self.game = game
        self.viewer = viewer
        self.asks = asks
        self.items: list[Item] = []
        self.shown: dict[str, AskView] = {}
        self.taken: list[Closed] = []
        """Offers that have closed: the event that says why is only just to come, and stands before it."""
        held = {card.id for card in game.plan.kinds} | {step.call.id for step in game.plan.steps}
        self._calls = [call for call in (*CALLS, *PARTS) if call.partition(".")[0] in held] + list(BY_DAY)
        self._events = 0
        self._read = 0
        self._stepped = 0
        self.catch_up()

    def catch_up(self) -> None:
        """Take note of what has come since; to be called after every decision."""
        game = self.game
        steps = self.asks.steps[self._stepped :]
        self._stepped = len(self.asks.steps)
        # What opened and closed again at once, nobody has seen.
        fleeting = {ask.id for _, what, ask in steps if what == "opened"} & {
            ask.id for _, what, ask in steps if what == "closed"
        }
        for place, what, ask in steps:
            self._read_log(place)
            if ask.id not in fleeting:
                self._step(what, ask)
        self._read_log(len(game.log))
        for ask in game.open_asks.values():
            view = views.project(ask, self.viewer)
            if view is not None and self.shown.get(ask.id) != view:
                self._note(Changed(view) if ask.id in self.shown else Opened(view))
                self.shown[ask.id] = view

    def _note(self, *items: Item) -> None:
        self.items += [*self.taken, *items]
        self.taken = []

    def _read_log(self, upto: int) -> None:
        for event in self.game.log[self._read : upto]:
            if event.to is None or self.viewer in event.to:
                self._events += 1
                self.items += [Event(self._events, event), *self.taken]
                self.taken = []
        self._read = max(self._read, upto)

    def _step(self, what: str, ask: Ask) -> None:
        if what == "opened":
            view = views.project(ask, self.viewer)
            if view is not None:
                self._note(Opened(view))
                self.shown[ask.id] = view
        elif ask.id in self.shown:
            del self.shown[ask.id]
            if ask.offer:
                self.taken.append(Closed(ask.id))
            elif ask.shared:
                self._note(Pointed(ask.id, tuple(sorted(ask.answers.items()))), Closed(ask.id))
            else:
                self._note(Closed(ask.id))

    def probe(self, moment: str) -> None:
        """Try everything that must be refused, and look at the whole view."""
        game, viewer = self.game, self.viewer
        refusals: list[tuple[str, str, object]] = []
        channels: tuple[str, ...] = ()
        if isinstance(viewer, int):
            refusals = [self._try(viewer, id, NOTHING) for id in self._ids(viewer, moment)]
            dead = next((seat.number for seat in game.table.all() if not seat.alive), 99)
            for ask in game.open_asks.values():
                if viewer in ask.seats and dead not in ask.legal_for(viewer):
                    refusals.append(self._try(viewer, ask.id, dead))
                if viewer in ask.seats and ask.kind in ("seat", "seats"):
                    out = [one for one in game.table.living if one not in ask.legal_for(viewer)]
                    refusals += [self._try(viewer, ask.id, one if ask.kind == "seat" else (one,)) for one in out]
            channels = tuple(channel for channel in CHANNELS if may_speak(game, viewer, channel))
        view = msgspec.json.encode(game.view(viewer))
        self._note(Probed(moment, tuple(refusals), channels, view))

    def _ids(self, viewer: int, moment: str) -> list[str]:
        """Return the ids of some asks that may be open to others, or have been; the same ones at the same moment."""
        game = self.game
        phases = (game.phase, f"n{game.number}")
        other = viewer % game.table.size + 1
        dice = dice_for(moment, viewer)
        return [
            f"{dice.choice(phases)}.{call}{dice.choice(('', '', f'@{viewer}', f'@{other}', '.hold', '#2'))}"
            for call in dice.sample(self._calls, min(TRIES, len(self._calls)))
        ]

    def _try(self, seat: int, id: str, value: object) -> tuple[str, str, object]:
        try:
            self.game.answer(id, seat, value)
        except Refused as refused:
            said = tuple(refused.values.get(name) for name in ("legal", "named", "why"))
            return id, refused.code, said if refused.code == RefusalCode.ILLEGAL else None
        raise AssertionError(f"{value!r} was taken for {id}")
