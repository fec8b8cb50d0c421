"""The assassin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.attack import Kind
from lycaon.game.ballot import Ballot
from lycaon.game.effect import Call, Role

if TYPE_CHECKING:
    from lycaon.game.game import Game

DAGGER = Kind("assassin", "assassin", order=5)

VOTES = 4
"""How many votes against him wake him."""


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
    call = Call("assassin", 250, "even", strikes=True)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with no vote against him."""
        super().__init__(holder, source)
        self.votes: float = 0

    def counts(self, game: Game, ballot: Ballot) -> None:
        """Count what was cast against him, the sheriff's voice with its weight, marks left out."""
        self.votes += sum(game.weight(seat) for seat, choice in ballot.votes.items() if choice == self.holder)

    def wake(self, game: Game) -> Steps[None]:
        """Ask for his victim, if there were votes enough; then the count begins anew, or goes on until he kills."""
        enough = self.votes >= VOTES
        target = None
        if enough:
            legal = game.table.others(self.holder)
            target = yield from game.ask_holder(self, "assassin", legal, may_pass=True)
        if isinstance(target, int):
            game.strike(target, DAGGER, self.holder)
        if isinstance(target, int) or game.rules.assassin_reset == "window":
            self.votes = 0
