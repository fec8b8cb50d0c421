"""The shadow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.death import TURN, Death
from lycaon.game.effect import Call, Role
from lycaon.game.event import Reason

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Shadow(Role):
    """In the first night it names another player; when that player dies it becomes what that player was."""

    id = "shadow"
    cited = "seed 001; RULES a2, b 105, c3 row 3, h 97, h 102"
    icon = "shadow-follower"
    box = "fourth"
    copies = (1,)
    worth = 1.5
    immune = True
    call = Call("shadow", 105, "first")
    orders: ClassVar[dict[str, int]] = {"mourns": TURN}
    model = 0

    def wake(self, game: Game) -> Steps[None]:
        """Ask for its model."""
        model = yield from game.ask_holder(self, "shadow", game.table.others(self.holder))
        self.model = model if isinstance(model, int) else 0

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Become what the model was, with fresh powers; the model's own last act is not repeated."""
        if death.seat == self.model:
            game.rule(self.holder, "turn", Reason("took_card", death.seat))
            if game.take_role(self.holder, death.seat, self.id):
                game.tell(self.holder, self.id, (self.holder,), "turned")
        yield from ()
