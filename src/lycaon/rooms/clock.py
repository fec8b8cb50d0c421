"""Clocks of a room: how long each open ask has, and when the room is due next. Times come from entries alone."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from lycaon.rooms.settings import AskTime

if TYPE_CHECKING:
    from lycaon.game.ask import Ask
    from lycaon.game.game import Game
    from lycaon.rooms.settings import Settings

BREATH = 2.0
"""Seconds that a call still lasts when its last answer has come, where calls last until they are answered."""


class Clock(msgspec.Struct, kw_only=True):
    """When each open ask of a game began; a time that is kept from running moves the beginning on."""

    began: dict[str, float] = {}
    answered: dict[str, float] = {}
    """By hold, when the last answer under it came."""
    held: dict[str, float] = {}
    """Since when an ask is held by an interruption."""
    paused: float | None = None
    """Since when all clocks stand still."""

    def note(self, game: Game, at: float) -> None:
        """Take note of which asks are open after an entry."""
        now = at if self.paused is None else self.paused
        asks = game.open_asks
        if self.began.keys() != asks.keys():
            self.began = {id: self.began.get(id, now) for id in asks}
            self.answered = {id: when for id, when in self.answered.items() if id in asks}
            self.held = {id: when for id, when in self.held.items() if id in asks}
        for id, ask in asks.items():
            if ask.state == "held":
                self.held.setdefault(id, now)
            elif id in self.held:
                self.began[id] += now - self.held.pop(id)

    def answer(self, ask: Ask, at: float) -> None:
        """Take note of an answer to an ask of a call."""
        if ask.hold is not None:
            self.answered[ask.hold.id] = at

    def pause(self, at: float) -> None:
        """Stand still."""
        if self.paused is None:
            self.paused = at

    def resume(self, at: float) -> None:
        """Go on where it stood still."""
        if self.paused is not None:
            self.give(at - self.paused)
            self.paused = None

    def give(self, seconds: float) -> None:
        """Give everything that is open so many seconds more."""
        self.began = {id: began + seconds for id, began in self.began.items()}
        self.answered = {id: when + seconds for id, when in self.answered.items()}

    def due(self, game: Game, settings: Settings, alone: int | None = None) -> dict[str, float]:
        """Return when the time of each open ask is up; those without a clock are left out.

        `alone` is the seat of the one person who plays among bots, if that is so.
        """
        if self.paused is not None or game.result is not None:
            return {}
        found: dict[str, float] = {}
        for id, ask in game.open_asks.items():
            if ask.state != "open" or ask.offer or ask.timeless or ask.hold is not None:
                continue  # what belongs to a call ends with its hold
            until = self._hold(game, ask, settings, alone) if ask.kind == "hold" else self._ask(ask, settings)
            if until is not None:
                found[id] = until
        return found

    def _ask(self, ask: Ask, settings: Settings) -> float | None:
        seconds = settings.time(kind_of(ask))
        return None if seconds is None else self.began[ask.id] + seconds

    def _hold(self, game: Game, hold: Ask, settings: Settings, alone: int | None) -> float | None:
        """Return when a hold ends: after a fixed time, or soon after its answers."""
        began = self.began[hold.id]
        longest = settings.time("hold") or 0
        waits = [ask for ask in game.open_asks.values() if ask.hold is hold]
        if any(ask.timeless for ask in waits):
            return None  # the judge must find a holder first
        if settings.holds == "fixed":
            return began + longest
        if waits and settings.holds == "brisk" and alone is not None:
            # Bots wait for a person without being bored; after that person's answer they have their time, too.
            if any(alone in ask.seats and alone not in ask.answers for ask in waits):
                thinks = settings.time("night")
                return None if thinks is None else began + max(thinks, longest)
            return max(began, self.answered.get(hold.id, 0)) + longest
        if waits:
            return None if settings.speed == "off" else began + longest
        # An answer may come early or from nobody: a call lasts as long as luck says. Only a late one makes it longer.
        until = began + longest * thinking(game.seed, hold.id)
        return max(until, self.answered.get(hold.id, 0) + min(BREATH, longest / 10))


def kind_of(ask: Ask) -> AskTime:
    """Return which of the room's times an ask has."""
    call = ask.call.partition(".")[0]
    if ask.kind == "hold":
        return "hold"
    if call == "look":
        return "look"
    if ask.kind == "speech":
        return "last_words" if call == "last_words" else "speech"
    if call in ("vote", "sheriff") and ask.kind == "seat":
        return "vote"
    if call == "reveal":
        return "reveal"
    return "night" if ask.id.startswith("n") else "power"


def thinking(seed: bytes, hold: str) -> float:
    """Return for how much of a call's time it lasts at least, by luck: between three fifths and nineteen twentieths.

    Whoever answers within half of the time leaves no trace: the call ends when it would have without them. From a keyed
    hash like all luck, so that whichever process serves the room draws the same.
    """
    drawn = blake2b(f"{hold}.thinking".encode(), key=seed, digest_size=16).digest()
    first, second = (int.from_bytes(part, "little") / 2**64 for part in (drawn[:8], drawn[8:]))
    return 0.6 + 0.35 * (first + second) / 2  # most often in the middle, as people differ
