"""The raven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.ballot import Ballot
from lycaon.game.effect import Call, Effect, Role

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Mark(Effect):
    """A seat bears the raven's mark: it has votes more against it in the next day's first ballot."""

    id = "mark"

    def __init__(self, target: int, votes: int) -> None:
        """Mark a seat."""
        super().__init__(0, "raven")
        self.target = target
        self.votes = votes

    def counts(self, game: Game, ballot: Ballot) -> None:
        """Count like any other vote (RULES k11); void when the marked player is dead."""
        if ballot.first and self.target in ballot.candidates:
            ballot.totals[self.target] = ballot.totals.get(self.target, 0) + self.votes


class Raven(Role):
    """Each night he may accuse another player, who has a vote more against him in the next vote."""

    id = "raven"
    cited = "seed 001; RULES a2, b 290, h 87, k11"
    icon = "raven"
    house_rules = ("raven_votes", "raven_no_repeat")
    box = "village"
    harms = True
    copies = (1,)
    worth = 2.0
    brings = (Mark,)
    call = Call("raven", 290)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with nobody accused."""
        super().__init__(holder, source)
        self.last: tuple[int, int] = (0, 0)
        """Whom he accused, and in which night."""

    def wake(self, game: Game) -> Steps[None]:
        """Ask whom he accuses."""
        seat, night = self.last
        legal = game.table.others(self.holder)
        if game.rules.raven_no_repeat and night == game.number - 1:
            legal = tuple(one for one in legal if one != seat)
        if not legal:
            return
        target = yield from game.ask_holder(self, "raven", legal, may_pass=True)
        if isinstance(target, int):
            self.last = (target, game.number)
            game.enter(Mark(target, game.rules.raven_votes), until="nightfall")
