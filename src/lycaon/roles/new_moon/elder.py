"""The elder."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import LIVES, Attack
from lycaon.game.death import FAULT, SHOOTING, Death
from lycaon.game.effect import Effect, Role
from lycaon.game.event import Announced, Reason
from lycaon.game.table import VILLAGE
from lycaon.roles.base.witch import POISON
from lycaon.roles.new_moon.village_idiot import VillageIdiot

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Elder(Role):
    """He survives the werewolves' first attack, without showing his card, and dies of the second.

    If the village's own doing kills him (vote, shot or poison), the villagers lose their powers for the rest of the
    game, and an idiot whose card is already shown dies as well.
    """

    id = "elder"
    cited = "seed 001; RULES a2, c1 row 7, c3 row 9, h 1-10"
    icon = "beard"
    house_rules = ("elder_fault", "elder_loss_scope", "elder_loss_starts", "revealed_idiot_dies_with_elder")
    box = "new_moon"
    copies = (1,)
    protects = True
    worth = 2.0
    identified = 94
    outlives = True
    orders: ClassVar[dict[str, int]] = {"settles": LIVES, "dies": FAULT, "chain_ended": FAULT}
    only_under: ClassVar[dict[str, tuple[str, object]]] = {"chain_ended": ("elder_loss_starts", "cascade_end")}

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with two lives."""
        super().__init__(holder, source)
        self.lives = 2
        self.fault_waits = False

    def settles(self, game: Game, attack: Attack) -> bool:
        """Take a bite with the first of his lives."""
        if attack.target != self.holder or not attack.kind.wolf or self.lives < 2:
            return False
        self.lives = 1
        attack.because.append(Reason("elder_life", self.holder))
        if game.ledger.potion(self.holder) is not None:
            attack.because.append(Reason("potion_too", None))
        return True

    def dies(self, game: Game, death: Death) -> Steps[None]:
        """Take the village's powers along, if the village is to blame."""
        to_blame = death.by_village or death.cause in (SHOOTING, POISON.cause)
        if game.rules.elder_fault == "any_death" or to_blame:
            if self.answers("chain_ended", game.rules):
                self.fault_waits = True
            else:
                game.at_batch_end.append(lambda: self._take_powers(game))
        yield from ()

    def chain_ended(self, game: Game) -> Steps[None]:
        """Take the powers now, where the loss waits for the end of the chain."""
        if self.fault_waits:
            self.fault_waits = False
            self._take_powers(game)
        yield from ()

    def _take_powers(self, game: Game) -> None:
        scope = game.rules.elder_loss_scope
        idiots = [
            power for seat in game.table.living for power in game.table[seat].powers if isinstance(power, VillageIdiot)
        ]
        game.emit(Announced(None, "elder_fault"))
        game.rule(self.holder, "loss", Reason("elder_fault", self.holder, "elder_fault"))
        game.bar(lambda effect: _falls_under(effect, scope), self.id)
        if game.rules.revealed_idiot_dies_with_elder:
            for idiot in idiots:
                if idiot.spared:
                    game.fall(Death(idiot.holder, "idiocy", (Reason("elder_fault", self.holder),), self.holder))


def _falls_under(effect: Effect, scope: str) -> bool:
    """Say whether a power goes with him: the village's, all but the wolves', or everybody's but the common kill."""
    if not isinstance(effect, Role) or effect.common:
        return False
    if scope == "everyone":
        return True
    if scope == "all_power_cards":
        return not effect.wolf
    return effect.serves() == VILLAGE
