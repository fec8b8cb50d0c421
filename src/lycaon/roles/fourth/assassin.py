"""The assassin."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Kind
from lycaon.game.ballot import ALL_COUNTED, Ballot
from lycaon.game.effect import Call, Role

if TYPE_CHECKING:
    from lycaon.game.game import Game

DAGGER = Kind("assassin", "assassin", order=5)

VOTES = 4
"""How many votes against him wake him."""

DAYS = 2
"""In how many days, those since the last even night."""


class Assassin(Role):
    """When votes cast against him in two days come to four he may wake in the even night and kill one player."""

    id = "assassin"
    cited = "seed 001; RULES a2, b 250, h 108"
    icon = "hooded-assassin"
    house_rules = ("assassin_reset",)
    box = "fourth"
    harms = True
    copies = (1,)
    worth = 2.0
    orders: ClassVar[dict[str, int]] = {"counts": ALL_COUNTED}
    call = Call("assassin", 250, "even", strikes=True)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with no vote against him."""
        super().__init__(holder, source)
        self.votes: dict[int, float] = {}
        """The votes against him since he last killed, by day."""

    def counts(self, game: Game, ballot: Ballot) -> None:
        """Count the votes against him with their weight, a raven's mark like any other (RULES k11)."""
        self.votes[game.number] = self.votes.get(game.number, 0) + ballot.totals.get(self.holder, 0)

    def wake(self, game: Game) -> Steps[None]:
        """Ask for his victim, if the last two days had votes enough, or all since he last killed where those count."""
        since = game.number - DAYS if game.rules.assassin_reset == "window" else 0
        if sum(votes for day, votes in self.votes.items() if day >= since) < VOTES:
            return
        target = yield from game.ask_holder(self, "assassin", game.table.others(self.holder), may_pass=True)
        if isinstance(target, int):
            game.strike(target, DAGGER, self.holder)
            self.votes = {}
