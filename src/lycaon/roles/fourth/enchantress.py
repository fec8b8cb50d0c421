"""The enchantress."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import SUBSTITUTE, Attack, Kind
from lycaon.game.effect import Call, Role
from lycaon.game.event import Reason

if TYPE_CHECKING:
    from lycaon.game.game import Game

IN_HER_PLACE = Kind("substitute", "substitute", order=10, unstoppable=True)


class Enchantress(Role):
    """Each night she names another player, never the same twice running, who dies in her place if she would die."""

    id = "enchantress"
    cited = "seed 001; RULES a2, b 160, c1 row 9, h 92-94"
    icon = "voodoo-doll"
    box = "fourth"
    harms = True
    protects = True
    copies = (1,)
    worth = 2.0
    call = Call("enchantress", 160)
    orders: ClassVar[dict[str, int]] = {"settles": SUBSTITUTE}

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with nobody named."""
        super().__init__(holder, source)
        self.named: tuple[int, int] = (0, 0)
        """Whom she named, and in which night."""

    def wake(self, game: Game) -> Steps[None]:
        """Ask who stands in for her."""
        seat, night = self.named
        legal = tuple(one for one in game.table.others(self.holder) if night != game.number - 1 or one != seat)
        if not legal:
            return
        target = yield from game.ask_holder(self, "enchantress", legal)
        if isinstance(target, int):
            self.named = (target, game.number)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out whom she named last night."""
        again = call == self.id and self.named == (choice, game.number - 1)
        return "named_last_night" if again else None

    def settles(self, game: Game, attack: Attack) -> bool:
        """Let the other die instead, of no werewolf's bite; heartbreak is no attack, and not covered."""
        seat, night = self.named
        if attack.target != self.holder or night != game.number or not game.table[seat].alive:
            return False
        attack.because.append(Reason("substituted", seat))
        game.strike(seat, IN_HER_PLACE, self.holder)
        return True
