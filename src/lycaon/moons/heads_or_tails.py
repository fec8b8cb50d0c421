"""Heads or Tails."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import COIN, Verdict
from lycaon.game.event import Announced, Reason
from lycaon.moons._card import DAY, Moon

if TYPE_CHECKING:
    from lycaon.game.game import Game

HEADS, TAILS = "heads", "tails"


class HeadsOrTails(Moon):
    """Over whom the village votes out today the judge tosses a coin: heads is a pardon, tails the end."""

    id = "heads_or_tails"
    cited = "EVENTS 4, 6; RULES c2 row 6, k27"
    icon = "coinflip"
    lasts = DAY
    orders: ClassVar[dict[str, int]] = {"condemned": COIN}

    def condemned(self, game: Game, verdict: Verdict) -> Steps[None]:
        """Toss it."""
        seat = verdict.seat
        if seat is None:
            return
        game.end(self)
        fell = yield from game.luck("coin", (HEADS, TAILS))
        game.emit(Announced(None, "coin", seat, str(fell)))
        if fell == HEADS:
            verdict.pardon(Reason("coin", seat))
            game.rule(seat, "spared", Reason("coin", seat))
