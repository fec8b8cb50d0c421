"""The hunter."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.death import SHOOTING, SHOT, Death
from lycaon.game.effect import Role
from lycaon.game.event import Announced, Reason
from lycaon.game.victory import HALF

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Hunter(Role):
    """When he dies he may shoot one living player, who dies at once.

    By default only a werewolf's bite or the village's vote leaves him the time (`hunter_shoots_on`).
    """

    id = "hunter"
    cited = "seeds 000-004; RULES a2, c3 row 5, h 24-29"
    icon = "winchester-rifle"
    house_rules = ("hunter_shoots_on", "hunter_shot", "double_cause")
    harms = True
    worth = 3.0
    asks_in_secret = ("dies",)
    identified = 92
    unblockable = ("denies",)
    orders: ClassVar[dict[str, int]] = {"dies": SHOT}

    def dies(self, game: Game, death: Death) -> Steps[None]:
        """Ask for the shot, if this death leaves him one."""
        living = game.table.living
        in_time = death.by_wolves or death.by_village or game.rules.hunter_shoots_on == "any_death"
        if not in_time:
            game.rule(self.holder, "loss", Reason("no_shot", self.holder, "hunter_shoots_on"))
            return
        if not living:
            return
        target = yield from game.ask_holder(self, "hunter", living, may_pass=game.rules.hunter_shot == "may")
        if isinstance(target, int):
            if game.table[
                self.holder
            ].shown:  # the village sees who fires; where cards stay hidden it sees a second death
                game.emit(Announced(None, "shot", self.holder, str(target)))
            game.fall(Death(target, SHOOTING, (Reason("shot", self.holder),), self.holder))

    def denies(self, game: Game, camp: str) -> bool:
        """Keep the wolves' half rule from counting while he lives (RULES d, half rule)."""
        return camp == HALF and game.table[self.holder].alive
