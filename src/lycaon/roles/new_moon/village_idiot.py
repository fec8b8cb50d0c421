"""The village idiot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import PARDON, Verdict
from lycaon.game.effect import Effect, Role
from lycaon.game.event import Announced, Reason, Revealed

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Voteless(Effect):
    """A seat has lost its vote for good."""

    id = "voteless"
    outlives = True

    def matters(self, game: Game) -> bool:
        """Not matter."""
        return False

    def weighs(self, game: Game, seat: int, weight: float) -> float:
        """Count the seat's vote as nothing."""
        return 0 if seat == self.holder else weight


class ShownIdiot(Voteless):
    """A shown idiot has no vote, and a badge in his hands has no effect and dies with him (RULES k14)."""

    id = "shown_idiot"
    voids_badge = True


class VillageIdiot(Role):
    """Voted out for the first time he shows his card, stays in the game, and has lost his vote for good."""

    id = "village_idiot"
    cited = "seed 001; RULES a2, h 40-43, k14"
    icon = "jester-hat"
    house_rules = ("revealed_idiot_dies_with_elder",)
    box = "new_moon"
    copies = (1,)
    worth = 2.0
    identified = 93
    orders: ClassVar[dict[str, int]] = {"condemned": PARDON}

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin unshown."""
        super().__init__(holder, source)
        self.spared = False

    def condemned(self, game: Game, verdict: Verdict) -> Steps[None]:
        """Spare him, once."""
        if verdict.seat != self.holder or self.spared:
            return
        seat = self.holder
        self.spared = True
        verdict.pardon(Reason("idiot_spared", seat))
        game.rule(seat, "spared", Reason("idiot_spared", seat))
        game.table[seat].shown = True
        game.emit(Revealed(None, seat, game.table[seat].ids))
        game.emit(Announced(None, "idiot_spared", seat))
        game.enter(ShownIdiot(seat, self.id))
        yield from ()
