"""Somnambulism."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.event import Announced
from lycaon.moons._card import Moon

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Somnambulism(Moon):
    """Whenever the seer looks, what she sees is said aloud, and never whose it is."""

    id = "somnambulism"
    cited = "EVENTS 2"
    icon = "sleepy"
    phase = "new"

    def learned(self, game: Game, call: str, holder: int, about: int, fact: str | tuple[str, ...]) -> None:
        """Say it."""
        game.emit(Announced(None, "seer_saw", None, fact if isinstance(fact, str) else ",".join(fact)))
