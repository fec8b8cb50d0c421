"""The wild child."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.death import TURN, Death
from lycaon.game.effect import Call, Role
from lycaon.game.event import Announced
from lycaon.roles.base.werewolf import turn_into_werewolf

if TYPE_CHECKING:
    from lycaon.game.game import Game


class WildChild(Role):
    """In the first night he names another player as his model; when the model dies he becomes a werewolf at once."""

    id = "wild_child"
    cited = "seed 001; RULES a2, b 100, c3 row 3, h 62, h 70-71"
    icon = "paw-print"
    house_rules = ("wild_child_change_announced",)
    box = "characters"
    copies = (1,)
    worth = 1.5
    call = Call("wild_child", 100, "first")
    orders: ClassVar[dict[str, int]] = {"mourns": TURN}
    model = 0

    def wake(self, game: Game) -> Steps[None]:
        """Ask for his model."""
        model = yield from game.ask_holder(self, "wild_child", game.table.others(self.holder))
        self.model = model if isinstance(model, int) else 0

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Turn when the model has died, however; who borrows the card stays in his own camp (RULES a2, actor)."""
        if death.seat == self.model and not self.lent and not game.table[self.holder].wolf:
            turn_into_werewolf(game, self.holder, self.id, "turned")
            if game.rules.wild_child_change_announced:
                game.emit(Announced(None, "wild_child_turned"))
        yield from ()
