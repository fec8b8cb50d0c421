"""A bot under watch: it must answer legally, speak as bots do, and hear only what is its seat's own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lycaon.bots import Bot, Speech, claim_of, is_legal
from lycaon.game.ask import Answer
from lycaon.game.event import AnyEvent
from lycaon.game.view import AskView, View
from lycaon.roles import roles


class Watched:
    """A bot whose every answer must be legal, and every event its seat's own."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.asked = 0

    def hear(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            assert event.to is None or self.seat in event.to
        self.bot.hear(events)

    def answer(self, view: View, ask: AskView, rng: Random) -> Answer:
        assert view.viewer == self.seat
        value = self.bot.answer(view, ask, rng)
        self.asked += 1
        assert is_legal(ask, value), (type(self.bot).__name__, ask, value)
        return value

    def speak(self, view: View, ask: AskView, rng: Random) -> Speech | None:
        assert view.viewer == self.seat
        speech = self.bot.speak(view, ask, rng)
        for text in speech.claims if speech is not None else ():
            claim = claim_of(text)
            assert claim is not None, text
            assert claim.card in roles() if claim.card else 1 <= claim.seat <= len(view.seats), text
        return speech
