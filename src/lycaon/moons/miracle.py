"""Miracle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.event import Reason
from lycaon.game.table import LOVERS
from lycaon.moons._card import Moon
from lycaon.moons.all_fools_day import Hatred
from lycaon.roles.base.cupid import Lovers
from lycaon.roles.base.villager import Villager
from lycaon.roles.base.werewolf import BITE
from lycaon.roles.new_moon.village_idiot import ShownIdiot

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Miracle(Moon):
    """The werewolves' last victim was only in a faint, and comes back at once as an ordinary villager.

    What the death has set off stands: a shot, a lover's grief, a badge that was passed on. The love is over.
    """

    id = "miracle"
    cited = "EVENTS 4, 6"
    icon = "hand-of-god"

    def is_void(self, game: Game) -> bool:
        """Be void while they have killed nobody."""
        return victim(game) is None

    def turn_up(self, game: Game) -> Steps[None]:
        """Bring the victim back."""
        seat = victim(game)
        if seat is not None:
            cards = (game.plan.roles.get(Villager.id, Villager),) * max(len(game.table[seat].cards), 1)
            for bond in [one for one in game.on.mourns if isinstance(one, Lovers) and one.partner(seat) is not None]:
                game.end(bond)
                if isinstance(bond, Hatred):
                    game.end(bond.bond)
                other = bond.partner(seat)
                if other is not None and game.table[other].camp == LOVERS:
                    game.set_camp(other, game.table[other].team)
            for effect in [one for one in game.on.weighs if isinstance(one, ShownIdiot) and one.holder == seat]:
                game.end(effect)
            game.bring_back(seat, cards, self.id)
            game.rule(seat, "survival", Reason(self.id, seat))
        yield from ()


def victim(game: Game) -> int | None:
    """Return the last victim of the werewolves who is dead: the pack's of last night before any other."""
    eaten = [death for death in game.dead if death.by_wolves and not game.table[death.seat].alive]
    tonight = [death for death in eaten if death in game.lately_dead and death.cause == BITE.cause]
    return next((death.seat for death in reversed(tonight or eaten)), None)
