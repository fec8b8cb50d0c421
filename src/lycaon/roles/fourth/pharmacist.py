"""The pharmacist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.effect import Call, Role
from lycaon.game.event import Announced, Reason
from lycaon.roles.base.witch import Witch
from lycaon.roles.new_moon.village_idiot import Voteless

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Stupefied(Voteless):
    """A seat has lost its vote and its speech for good."""

    id = "stupefied"

    def __init__(self, holder: int, source: str) -> None:
        """Begin before anybody has been told."""
        super().__init__(holder, source)
        self.announced = False

    def dawns(self, game: Game) -> Steps[None]:
        """Let everybody know, if the seat lives: nobody waits for its speech or its vote any more."""
        if not self.announced and game.table[self.holder].alive:
            game.emit(Announced(None, "stupefied", self.holder))
        self.announced = True
        yield from ()

    def speaks(self, game: Game, seat: int, channel: str) -> bool:
        """Silence the seat."""
        return seat != self.holder


class Pharmacist(Role):
    """He has two potions, each for once: one takes a player's vote and speech, one restores the witch's healing."""

    id = "pharmacist"
    cited = "seed 001; RULES a2, b 260, h 106-107"
    icon = "pestle-mortar"
    box = "fourth"
    harms = True
    copies = (1,)
    worth = 2.5
    call = Call("pharmacist", 260, needed_by=(Witch.id,))

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Fill both bottles."""
        super().__init__(holder, source)
        self.stupefying = 1
        self.restoring = 1

    def wake(self, game: Game) -> Steps[None]:
        """Ask for the one potion, then for the other."""
        if self.stupefying:
            target = yield from game.ask_holder(self, "pharmacist.stupefy", game.table.living, may_pass=True)
            if isinstance(target, int):
                self.stupefying -= 1
                game.later("daybreak", lambda: _stupefy(game, target))
        if self.restoring:
            restores = yield from game.ask_holder(self, "pharmacist.restore", ("yes",), kind="option", may_pass=True)
            if restores == "yes":
                self.restoring -= 1
                self._restore(game)

    def _restore(self, game: Game) -> None:
        """Fill the witches' empty bottles; a potion that finds none is wasted, and she isn't told."""
        held = [power for seat in game.table.living for power in game.table[seat].powers]
        witches = [power for power in held if isinstance(power, Witch) and not game.lost(power)]
        empty = [witch for witch in witches if not witch.healing]
        for witch in empty:
            witch.healing = 1
            game.tell(witch.holder, self.id, (), "restored")
        if not empty:
            full = Reason("bottle_full", witches[0].holder) if witches else Reason("no_witch")
            game.rule(self.holder, "void", full)


def _stupefy(game: Game, target: int) -> None:
    """Let the potion work when all wake up: at whose call it was given decides nothing."""
    game.enter(Stupefied(target, Pharmacist.id))
    game.tell(target, Pharmacist.id, (target,), "stupefied")
