"""Radiant Sunday."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.death import FLAG, Death
from lycaon.game.effect import Effect
from lycaon.moons._card import ROUND, Moon
from lycaon.variants.fascination import Fascination

if TYPE_CHECKING:
    from lycaon.game.game import Game


class LastingSpell(Effect):
    """The spell of one night goes on: if one of its victims is voted out, all of them die."""

    id = "lasting_spell"
    orders: ClassVar[dict[str, int]] = {"mourns": FLAG}

    def __init__(self, fascination: Fascination) -> None:
        """Keep it up."""
        super().__init__(0, "radiant_sunday")
        self.fascination = fascination

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Let them die together."""
        return self.fascination.mourns(game, death)


class RadiantSunday(Moon):
    """A day like any other; where cards may switch variants on, the pack hypnotises for a night and a day."""

    id = "radiant_sunday"
    bites_reshape = Fascination.bites_reshape
    cited = "EVENTS 4"
    icon = "sun"
    house_rules = ("variant_cards", "fascination_persist")
    brings = (Fascination, LastingSpell)

    def turn_up(self, game: Game) -> Steps[None]:
        """Switch Lycanthropic Fascination on for a round, where the house plays it."""
        if game.rules.variant_cards and game.plan.variant is not Fascination:
            moment, times = ROUND
            fascination = Fascination()
            game.enter(fascination, until=moment, times=times)
            game.later(moment, lambda: _wake_up(game, fascination), times)
        yield from ()


def _wake_up(game: Game, fascination: Fascination) -> None:
    """End the spell with the round, or keep it up where the house does (`fascination_persist`)."""
    if game.rules.fascination_persist:
        game.enter(LastingSpell(fascination))
        return
    for spell in fascination.spells:
        game.end(spell)
        for power in game.table[spell.holder].powers:
            game.unblock(power, fascination.id)
