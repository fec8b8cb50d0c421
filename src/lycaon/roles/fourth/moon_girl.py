"""The girl who moves the moon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.effect import Call, Role
from lycaon.game.event import Reason

if TYPE_CHECKING:
    from lycaon.game.game import Game


class MoonGirl(Role):
    """Each night she names another player, never the same twice running, whose power fails until dawn is over."""

    id = "moon_girl"
    cited = "seed 001; RULES a2, b 140, h 28, h 95, h 97"
    icon = "moon"
    box = "fourth"
    protects = True
    copies = (1,)
    worth = 2.5
    call = Call("moon_girl", 140, reshapes=True)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with nobody named."""
        super().__init__(holder, source)
        self.named: tuple[int, int] = (0, 0)
        """Whom she named, and in which night."""

    def wake(self, game: Game) -> Steps[None]:
        """Ask whose power fails tonight."""
        seat, night = self.named
        legal = tuple(one for one in game.table.others(self.holder) if night != game.number - 1 or one != seat)
        if not legal:
            return
        target = yield from game.ask_holder(self, "moon_girl", legal)
        if isinstance(target, int):
            self.named = (target, game.number)
            powers = game.table[target].powers
            able = [power for power in powers if not isinstance(power, Role) or not power.immune]
            for power in able:
                game.block(power, self.id, until="dawn")
            if able:
                game.rule(target, "loss", Reason(self.id, self.holder))
            elif powers:
                game.rule(self.holder, "void", Reason("immune", target))

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out whom she named last night."""
        again = call == self.id and self.named == (choice, game.number - 1)
        return "named_last_night" if again else None
