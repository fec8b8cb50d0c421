"""All Fools' Day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.death import Death
from lycaon.game.effect import Effect, Role
from lycaon.moons._card import NIGHT, Moon
from lycaon.roles.base.cupid import Lovers
from lycaon.roles.base.hunter import Hunter
from lycaon.roles.base.little_girl import LittleGirl
from lycaon.roles.base.seer import Seer
from lycaon.roles.base.witch import Witch
from lycaon.roles.new_moon.defender import Defender
from lycaon.roles.new_moon.elder import Elder

if TYPE_CHECKING:
    from lycaon.game.game import Game

PAIRS: tuple[tuple[type[Role], type[Role]], ...] = ((Witch, Seer), (Hunter, LittleGirl), (Defender, Elder))
"""Who has whose power for a day and a night."""


class Hatred(Lovers):
    """Two lovers hate each other for a while: they vote against each other, and neither dies of the other's death."""

    id = "hatred"

    def __init__(self, bond: Lovers) -> None:
        """Stand in for a bond."""
        super().__init__((bond.pair[0], bond.pair[1]), bond.cupid)
        self.bond = bond
        self.mixed = bond.mixed

    def partner(self, seat: int) -> int | None:
        """Return the other one."""
        return self.bond.partner(seat)

    def narrows_vote(self, game: Game, choices: dict[int, tuple[int, ...]]) -> None:
        """Leave each only the other to vote against, where that is possible."""
        if not game.by_day:
            return
        for seat, legal in choices.items():
            partner = self.partner(seat)
            if partner in legal:
                choices[seat] = (partner,)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out all but whom one hates."""
        return "must_hate"

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Feel nothing."""
        yield from ()

    def judge_camps(self, game: Game) -> None:
        """Judge them as the bond would."""
        super().judge_camps(game)
        self.bond.mixed = self.mixed


class AllFoolsDay(Moon):
    """For a day and a night powers are swapped: witch and seer, hunter and little girl, defender and elder.

    Cards, camps and what is used up stay. If only one of two is in play that player has no power meanwhile. Lovers hate
    each other: they must vote against each other, and one lives if the other dies.
    """

    id = "all_fools_day"
    cited = "EVENTS 4, 6; RULES k30"
    icon = "card-joker"
    brings = (Hatred,)

    def turn_up(self, game: Game) -> Steps[None]:
        """Swap, until the next dawn is over."""
        moment, times = NIGHT
        for one, other in PAIRS:
            first, second = _powers(game, one), _powers(game, other)
            both = min(len(first), len(second))
            for power in (*first[both:], *second[both:]):
                game.block(power, self.id, until=moment, times=times)
            for power, counterpart in zip(first[:both], second[:both], strict=True):
                game.swap(power, counterpart, until=moment, times=times)
        for bond in [effect for effect in game.on.mourns if isinstance(effect, Lovers)]:
            game.block(bond, self.id, until=moment, times=times)
            game.enter(Hatred(bond), until=moment, times=times)
        yield from ()


def _powers(game: Game, role: type[Role]) -> list[Effect]:
    """Return the powers of a card that living players hold as their own, by seat."""
    return [
        power
        for seat in game.table.living
        for power in game.table[seat].powers
        if isinstance(power, role) and not power.lent
    ]
