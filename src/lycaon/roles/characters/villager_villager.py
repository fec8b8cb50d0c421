"""The villager-villager."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.effect import Role
from lycaon.game.event import Revealed

if TYPE_CHECKING:
    from lycaon.game.game import Game


class VillagerVillager(Role):
    """His card has a villager on both sides: everybody knows from the start that he is innocent."""

    id = "villager_villager"
    cited = "seeds 001, 004; RULES a2, d"
    icon = "mirror-mirror"
    box = "characters"
    plain = True
    copies = (1,)

    def deals(self, game: Game) -> Steps[None]:
        """Show this card to everybody; only this one, where a seat holds two."""
        seat = game.table[self.holder]
        seat.shown = len(seat.cards) == 1
        game.emit(Revealed(None, self.holder, (self.id,)))
        yield from ()
