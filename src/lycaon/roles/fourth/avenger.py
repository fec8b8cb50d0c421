"""The avenger."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Kind
from lycaon.game.death import REVENGE, Death
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Reason
from lycaon.game.table import VILLAGE, WEREWOLVES
from lycaon.roles.base.cupid import Cupid, judge_bonds
from lycaon.roles.base.werewolf import lose_old_powers, turn_into_werewolf

if TYPE_CHECKING:
    from lycaon.game.game import Game

STROKE = Kind("avenger", "revenge", order=9)


class Revenge(Effect):
    """A dead avenger's act in the night after his death."""

    id = "revenge"
    outlives = True
    call = Call("avenger.revenge", 10, reshapes=True, strikes=True)

    def __init__(self, holder: int, side: str, night: int) -> None:
        """Wait for that night."""
        super().__init__(holder, "avenger")
        self.side = side
        self.night = night

    def wake(self, game: Game) -> Steps[None]:
        """Ask whom he names: one who turns into a werewolf, or one who dies if a werewolf."""
        if game.number != self.night:
            return
        legal = game.within_reach("avenger.revenge", self.holder, game.table.living)
        target = yield from game.choose("avenger.revenge", (self.holder,), legal, may_pass=True)
        game.end(self)
        if not isinstance(target, int):
            return
        if self.side == VILLAGE:
            if game.table[target].wolf:
                game.strike(target, STROKE, self.holder)
            else:
                game.rule(self.holder, "void", Reason("no_werewolf", target))
        elif game.table[target].wolf:
            game.rule(self.holder, "void", Reason("already_werewolf", target))
        else:
            lose_old_powers(game, target)
            turn_into_werewolf(game, target, "avenger", "turned")


class Avenger(Role):
    """In the first night he chooses the werewolves' camp or the village's. After his death he acts once for it."""

    id = "avenger"
    cited = "seed 001; RULES a2, b 10 and 120, c3 row 8, h 100-101, k10, k22"
    icon = "dripping-sword"
    box = "fourth"
    acts_when_dead = True
    harms = True
    copies = (1,)
    worth = 2.0
    call = Call("avenger", 120, "first", reshapes=True, needs=(Cupid.id, "cupid.affair"))
    brings = (Revenge,)
    orders: ClassVar[dict[str, int]] = {"dies": REVENGE}
    side = VILLAGE
    undecided = True

    def wake(self, game: Game) -> Steps[None]:
        """Ask for his camp. He does not wake with the pack, nor does it know him."""
        side = yield from game.ask_holder(self, "avenger", (VILLAGE, WEREWOLVES), kind="option")
        self._choose(game, wolves=side == WEREWOLVES)
        judge_bonds(game, self.holder)

    def succeeds(self, game: Game, former: Role) -> None:
        """Be for the camp that was chosen for good."""
        if isinstance(former, Avenger):
            self._choose(game, wolves=former.side == WEREWOLVES)

    def _choose(self, game: Game, *, wolves: bool) -> None:
        self.undecided = False
        if wolves:
            self.side = WEREWOLVES
        if wolves and not self.lent:  # who borrows the card stays in his own camp (RULES a2, actor)
            game.turn(self.holder, WEREWOLVES, wolf=True)
            game.rule(self.holder, "turn", Reason("avenger_chose", self.holder))

    def serves(self) -> str:
        """Serve the camp that he chose: the elder's fault leaves the wolves' avenger alone."""
        return self.side

    def dies(self, game: Game, death: Death) -> Steps[None]:
        """Act in the coming night."""
        game.enter(Revenge(self.holder, self.side, game.number + 1))
        yield from ()
