"""The pyromaniac."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import FIRE, Attack, Kind
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Reason

if TYPE_CHECKING:
    from lycaon.game.game import Game

BLAZE = Kind("fire", "fire", order=6)


class Burning(Effect):
    """A player's house burns tonight: whoever comes to bite finds nobody, and the fire turns on a werewolf."""

    id = "burning"
    orders: ClassVar[dict[str, int]] = {"settles": FIRE}

    def __init__(self, target: int, by: int) -> None:
        """Set a house on fire."""
        super().__init__(0, "pyromaniac")
        self.target = target
        self.by = by
        self.has_turned = False

    def settles(self, game: Game, attack: Attack) -> bool:
        """Stop every bite, let the first one burn the nearest werewolf, and spare the victim the fire itself."""
        if attack.target != self.target:
            return False
        if attack.kind is BLAZE and attack.by == self.by:
            if self.has_turned:
                attack.because.append(Reason("fire_turned", self.by))
            return self.has_turned
        if not attack.kind.wolf:
            return False
        attack.because.append(Reason("house_burned", self.by))
        if not self.has_turned:
            self.has_turned = True
            around = game.table.clockwise if game.rules.pyro_side == "left" else game.table.counter_clockwise
            wolf = next((seat for seat in around(self.target) if game.table[seat].wolf and seat != self.target), None)
            if wolf is not None:
                game.strike(wolf, BLAZE, None)
        return True


class Pyromaniac(Role):
    """Once in the game he burns one player: if the werewolves attack that player, the first werewolf on the left burns.

    Otherwise the player dies in the fire, or only loses the house where houses are burned (`pyro_mode`).
    """

    id = "pyromaniac"
    cited = "seed 001; RULES a2, b 180, c1 row 4, h 88-89"
    icon = "arson"
    house_rules = ("pyro_mode", "pyro_side")
    box = "village"
    harms = True
    copies = (1,)
    worth = 2.0
    brings = (Burning,)
    call = Call("pyromaniac", 180)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with his one torch."""
        super().__init__(holder, source)
        self.torches = 1

    def wake(self, game: Game) -> Steps[None]:
        """Ask whom he burns, while he has the torch."""
        if not self.torches:
            return
        target = yield from game.ask_holder(self, "pyromaniac", game.table.living, may_pass=True)
        if isinstance(target, int):
            self.torches -= 1
            game.enter(Burning(target, self.holder), until="dawn")
            if game.rules.pyro_mode == "burn_player":
                game.strike(target, BLAZE, self.holder)
