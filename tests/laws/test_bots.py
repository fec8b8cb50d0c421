"""The laws of bots hold, say something, and notice who breaks them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from lycaon.bots import DeducingBot, RandomBot, Speech
from lycaon.game.view import AskView, View
from tests.laws import of_bots
from tests.laws.meetings import Meeting, for_bots, meetings, talking
from tests.laws.pairs import Side

SAMPLE = list(islice(meetings(), 0, None, 97))


def test_much_of_what_bots_say_is_compared() -> None:
    speeches = [of_bots.compare(talking(("compared", meeting.name), meeting)) for meeting in SAMPLE]
    assert sum(speeches) > len(SAMPLE) * 2
    assert sum(many > 0 for many in speeches) > len(SAMPLE) / 3


class Peeking(DeducingBot):
    """Looks at all the cards, and names a werewolf."""

    def __init__(self, side: Side) -> None:
        super().__init__("en")
        self.side = side

    def speak(self, view: View, ask: AskView, rng: Random) -> Speech | None:
        wolf = next((seat.number for seat in self.side.game.table.all() if seat.wolf), 1)
        return Speech((f"suspect:{wolf}",))


def test_a_bot_that_looks_at_hidden_cards_is_noticed() -> None:
    with pytest.raises(AssertionError, match="knows more than it was told"):
        _try_all(lambda meeting: of_bots.compare(talking(("peeking", meeting.name), meeting), [Peeking]))


def test_an_illegal_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "answer", lambda *_: 99)
    with pytest.raises(AssertionError, match="RandomBot"):
        _try_all(lambda meeting: of_bots.bots_answer_legally(for_bots(("illegal", meeting.name), meeting)))


def _try_all(law: Callable[[Meeting], object]) -> None:
    for meeting in SAMPLE:
        law(meeting)
