"""The knight with the rusty sword."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Kind
from lycaon.game.death import DISEASE, Death
from lycaon.game.effect import Role

if TYPE_CHECKING:
    from lycaon.game.game import Game

SICKNESS = Kind("disease", "disease", order=8)


class RustySwordKnight(Role):
    """If the werewolves kill him, the first werewolf on his left dies of it on the morning after."""

    id = "rusty_sword_knight"
    cited = "seed 001; RULES a2, c3 row 7, h 66-69"
    icon = "rusty-sword"
    house_rules = ("rusty_side",)
    box = "characters"
    harms = True
    copies = (1,)
    worth = 2.0
    orders: ClassVar[dict[str, int]] = {"dies": DISEASE}

    def dies(self, game: Game, death: Death) -> Steps[None]:
        """Fix who has caught it; nobody else falls ill if that one dies before."""
        if death.by_wolves:
            left = game.rules.rusty_side == "left"
            around = game.table.clockwise(self.holder) if left else game.table.counter_clockwise(self.holder)
            wolf = next((seat for seat in around if game.table[seat].wolf), None)
            if wolf is not None:
                knight = self.holder
                game.later("nightfall", lambda: _fall_ill(game, wolf, knight))
        yield from ()


def _fall_ill(game: Game, wolf: int, knight: int) -> None:
    """Put the sickness on the coming night's ledger, if the werewolf still lives."""
    if game.table[wolf].alive:
        game.strike(wolf, SICKNESS, knight)
