"""The dog-wolf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.effect import Call, Role
from lycaon.game.event import Reason
from lycaon.game.table import VILLAGE, WEREWOLVES
from lycaon.roles.base.cupid import Cupid, judge_bonds
from lycaon.roles.base.werewolf import Werewolf

if TYPE_CHECKING:
    from lycaon.game.game import Game


class DogWolf(Role):
    """In the first night he chooses the village or the werewolves, for good; his card stays the dog-wolf.

    In the village he is a plain villager (狗（普通村民）, seed 001).
    """

    id = "dog_wolf"
    cited = "seed 001; RULES a2, b 110, h 72, h 83"
    icon = "hound"
    box = "characters"
    plain = True
    copies = (1,)
    worth = 1.5
    call = Call("dog_wolf", 110, "first", reshapes=True, needs=(Cupid.id, "cupid.affair"))
    chose_wolves = False
    undecided = True

    def wake(self, game: Game) -> Steps[None]:
        """Ask for his side; one of the pack wakes with it this very night."""
        side = yield from game.ask_holder(self, "dog_wolf", (VILLAGE, WEREWOLVES), kind="option")
        self._choose(game, wolves=side == WEREWOLVES)
        judge_bonds(game, self.holder)

    def succeeds(self, game: Game, former: Role) -> None:
        """Be on the side that was chosen for good."""
        if isinstance(former, DogWolf):
            self._choose(game, wolves=former.chose_wolves)

    def _choose(self, game: Game, *, wolves: bool) -> None:
        self.undecided = False
        self.chose_wolves = wolves
        if wolves and not self.lent:  # who borrows the card stays in his own camp (RULES a2, actor)
            game.turn(self.holder, WEREWOLVES, wolf=True)
            game.give(self.holder, Werewolf, self.id)
            game.rule(self.holder, "turn", Reason("dog_wolf_chose", self.holder))
