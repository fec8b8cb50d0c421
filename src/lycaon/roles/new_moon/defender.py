"""The defender."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.attack import Shield
from lycaon.game.effect import Call, Role

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Defender(Role):
    """Each night he protects a player, himself if he likes, from the werewolves; never the same two nights running."""

    id = "defender"
    cited = "seeds 001, 004; RULES a2, b 170, h 14-17"
    icon = "shield"
    house_rules = ("defender_may_skip", "guard_and_heal", "defender_after_seer")
    box = "new_moon"
    protects = True
    worth = 3.0
    brings = (Shield,)
    call = Call("defender", 170, order_by_rule=("defender_after_seer", True, 195))

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with nobody protected."""
        super().__init__(holder, source)
        self.last: tuple[int, int] = (0, 0)
        """Whom he protected, and in which night."""

    def wake(self, game: Game) -> Steps[None]:
        """Ask whom he protects tonight."""
        seat, night = self.last
        last = seat if night == game.number - 1 else None
        legal = game.table.others(last)
        if not legal:
            return
        target = yield from game.ask_holder(self, "defender", legal, may_pass=game.rules.defender_may_skip)
        if isinstance(target, int):
            self.last = (target, game.number)
            game.ledger.shield(game, target, self.holder)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out whom he protected last night."""
        again = call == self.id and self.last == (choice, game.number - 1)
        return "protected_last_night" if again else None
