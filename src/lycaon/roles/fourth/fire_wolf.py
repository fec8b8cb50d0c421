"""The fire wolf."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.death import FLAG, Death
from lycaon.game.effect import Call, Role
from lycaon.game.event import Reason
from lycaon.game.table import WEREWOLVES
from lycaon.roles.base.werewolf import Werewolf

if TYPE_CHECKING:
    from lycaon.game.game import Game


class FireWolf(Role):
    """He bites with the pack. In the night after a werewolf's death he may take one player's power for good."""

    id = "fire_wolf"
    cited = "seed 001; RULES a2, b 150, h 96-97"
    icon = "flame-claws"
    box = "fourth"
    camp = WEREWOLVES
    wolf = True
    harms = True
    copies = (1,)
    worth = 3.0
    also = (Werewolf,)
    call = Call("fire_wolf", 150, reshapes=True)
    orders: ClassVar[dict[str, int]] = {"mourns": FLAG}
    unblockable = ("mourns",)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin unarmed."""
        super().__init__(holder, source)
        self.night = 0
        """The night for which a werewolf's death has armed him."""

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Be armed for the coming night, once, however many werewolves have died."""
        if game.table[death.seat].wolf:
            self.night = game.number + 1
        yield from ()

    def wake(self, game: Game) -> Steps[None]:
        """Ask whose power he burns; a chance that he could not take is gone with its night."""
        if game.number != self.night:
            return
        legal = game.table.others(self.holder)
        target = yield from game.ask_holder(self, "fire_wolf", legal, may_pass=True)
        if isinstance(target, int):
            game.recall(target)
            powers = [power for power in game.table[target].powers if isinstance(power, Role) and not power.common]
            able = [power for power in powers if not power.immune]
            for power in able:
                game.block(power, self.id)
            if able or not powers:
                game.rule(target, "loss", Reason("fire_wolf", self.holder))
            else:
                game.rule(self.holder, "void", Reason("immune", target))
