"""The traveller."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import TRAVELLER, Attack
from lycaon.game.effect import Call, Role
from lycaon.game.event import Reason
from lycaon.roles.fifth.duke import Duke

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Traveller(Role):
    """Attacked by the werewolves in the first night he survives, and is told the nearest werewolf.

    Read to the letter (`traveller_trigger: duke_killed`) he is told it, and doesn't die, when the duke is eaten in the
    first night (旅者不会死亡).
    """

    id = "traveller"
    cited = "seed 001; RULES a2, b 320, c1 row 6, h 105"
    icon = "walking-scout"
    house_rules = ("traveller_trigger",)
    box = "fifth"
    learns = True
    copies = (1,)
    worth = 1.5
    call = Call("traveller", 320, "first", needs_all=True)
    orders: ClassVar[dict[str, int]] = {"settles": TRAVELLER}
    attacked = False

    def settles(self, game: Game, attack: Attack) -> bool:
        """Survive a bite of the first night."""
        by_wolves = attack.kind.wolf and attack.target == self.holder and game.number == 1
        if not by_wolves or game.rules.traveller_trigger != "traveller_attacked":
            return False
        self.attacked = True
        attack.because.append(Reason("travelling", self.holder))
        return True

    def wake(self, game: Game) -> Steps[None]:
        """Tell him the nearest werewolf; of two equally near the one on the left."""
        deaths = game.ledger.settle(game)
        if game.rules.traveller_trigger == "duke_killed":
            dukes = [seat for seat in game.table.living if Duke in game.table[seat].cards]
            told = any(death.by_wolves and death.seat in dukes for death in deaths)
            if told and any(death.seat == self.holder for death in deaths):
                game.ledger.deaths = [death for death in deaths if death.seat != self.holder]
                struck = [attack for attack in game.ledger.attacks if attack.target == self.holder]
                because = [reason for attack in struck for reason in attack.because]
                game.rule(self.holder, "survival", *because, Reason("travelling", self.holder))
        else:
            told = self.attacked
        if told:
            left = [seat for seat in game.table.clockwise(self.holder) if seat != self.holder]
            steps = [(min(place, len(left) - 1 - place), place) for place in range(len(left))]
            near = [left[place] for _, place in sorted(steps) if game.table[left[place]].wolf]
            if near:
                game.tell(self.holder, "traveller", (near[0],), "werewolf")
        yield from ()
