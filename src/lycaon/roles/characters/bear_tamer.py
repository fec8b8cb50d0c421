"""The bear tamer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.effect import Role
from lycaon.game.event import Announced
from lycaon.game.table import WOLF_SIDE

if TYPE_CHECKING:
    from lycaon.game.game import Game


class BearTamer(Role):
    """Each morning his bear growls if a living neighbour of his is a werewolf. An infected tamer's always growls."""

    id = "bear_tamer"
    cited = "seed 001; RULES a2, h 53-55"
    icon = "bear-head"
    box = "characters"
    learns = True
    copies = (1,)
    worth = 2.5
    kept_when_infected = True

    def dawns(self, game: Game) -> Steps[None]:
        """Growl, once the night's dead are told."""
        beside = game.table.neighbours(self.holder)
        if game.table[self.holder].wolf or any(game.side(seat) == WOLF_SIDE for seat in beside):
            game.emit(Announced(None, "growl"))
        yield from ()
