"""A bot that answers by chance: every legal answer comes up, passing too."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lycaon.bots.bot import Speech, random_answer
from lycaon.game.ask import Answer
from lycaon.game.event import AnyEvent
from lycaon.game.view import AskView, View


class RandomBot:
    """Answers by chance and says nothing. It shakes the rules out in tests and measures other bots."""

    def hear(self, events: Sequence[AnyEvent]) -> None:
        """Forget at once."""

    def answer(self, view: View, ask: AskView, rng: Random) -> Answer:
        """Give any legal answer."""
        return random_answer(ask, rng)

    def speak(self, view: View, ask: AskView, rng: Random) -> Speech | None:
        """Say nothing."""
