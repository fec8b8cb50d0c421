"""Pact with the Devil."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import PACT, Verdict
from lycaon.game.event import Announced, Reason
from lycaon.moons._card import DAY, Moon

if TYPE_CHECKING:
    from lycaon.game.game import Game

DEBT = "devil_debt"
"""The mark in the record: who took the pact and loses is not to play the next game."""


class PactWithTheDevil(Moon):
    """Whom the village votes out today may take a pact and stay; who then loses the game sits out the next one."""

    id = "pact_with_the_devil"
    cited = "EVENTS 4, 6; RULES c2 row 6, k27"
    icon = "contract"
    lasts = DAY
    orders: ClassVar[dict[str, int]] = {"condemned": PACT}

    def condemned(self, game: Game, verdict: Verdict) -> Steps[None]:
        """Offer it."""
        seat = verdict.seat
        if seat is None:
            return
        game.end(self)
        takes = yield from game.choose(self.id, (seat,), ("yes",), kind="option", may_pass=True)
        if takes == "yes":
            verdict.pardon(Reason(DEBT, seat))
            game.rule(seat, "spared", Reason(DEBT, seat))
            game.emit(Announced(None, "pact_taken", seat))
