"""End of the Harvest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.moons._card import ROUND, Moon
from lycaon.roles.base.little_girl import LittleGirl
from lycaon.roles.base.witch import Witch
from lycaon.roles.new_moon.piper import Piper
from lycaon.roles.new_moon.scapegoat import Scapegoat
from lycaon.variants.harvest_festival import HarvestFestival

if TYPE_CHECKING:
    from lycaon.game.game import Game


class EndOfTheHarvest(Moon):
    """A day like any other; where cards may switch variants on, the next day and night are the Harvest Festival's.

    Of its changes those to powers that are in use take effect: witch, scapegoat, little girl and piper play by its
    rules.
    """

    id = "end_of_the_harvest"
    cited = "EVENTS 4"
    icon = "wheat"
    house_rules = ("variant_cards",)

    def turn_up(self, game: Game) -> Steps[None]:
        """Switch the Harvest Festival on for a round, where the house plays it."""
        yield from ()
        if not game.rules.variant_cards or game.plan.variant is HarvestFestival:
            return
        moment, times = ROUND
        game.enter(HarvestFestival(), until=moment, times=times)
        self._change_powers(game, times)
        game.later(moment, lambda: self._change_powers(game, times - 1))  # who came by such a card meanwhile

    def _change_powers(self, game: Game, times: int) -> None:
        """Let powers be played otherwise until the round is over."""
        until = ROUND[0]
        for seat in game.table.living:
            for power in game.table[seat].powers:
                changed = HarvestFestival.replaces.get(power.id)
                switched = power.lent or self.id in power.blocks
                if changed is not None and power.id in CHANGED and not switched and not game.lost(power):
                    game.block(power, self.id, until=until, times=times)
                    game.give(seat, changed, self.id, until=until, times=times)


CHANGED = (Witch.id, Scapegoat.id, LittleGirl.id, Piper.id)
"""Powers that can be played otherwise for a round; thief and cupid have done their work."""
