"""The bear tamer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.clue import Clue, Past, beside, mornings
from lycaon.game.effect import Role
from lycaon.game.event import Announced
from lycaon.game.table import WOLF_SIDE

if TYPE_CHECKING:
    from lycaon.game.game import Game


GROWL = "growl"


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
        if game.table[self.holder].wolf or any(game.side(seat, self.id) == WOLF_SIDE for seat in beside):
            game.emit(Announced(None, GROWL))
        yield from ()

    @classmethod
    def betrays(cls, holder: int | None, past: Past) -> Iterable[Clue]:
        """Tell of his neighbours, morning by morning, while he lives."""
        for morning in mornings(past):
            if holder in morning.living:
                growls = any(isinstance(event, Announced) and event.what == GROWL for event in morning.heard)
                yield Clue(beside(holder, morning.living), wolf=growls)
