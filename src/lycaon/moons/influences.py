"""Influences."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import Verdict, vote, voters
from lycaon.game.death import last_dead
from lycaon.game.effect import CHANGES_VOTE
from lycaon.moons._card import Moon

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Influences(Moon):
    """The next vote is taken in turn: the last dead player names who begins, and the others follow clockwise."""

    id = "influences"
    cited = "EVENTS 3"
    icon = "pointing"
    phase = "crescent"
    needs_the_dead = True
    orders: ClassVar[dict[str, int]] = {"holds_vote": CHANGES_VOTE}

    def holds_vote(self, game: Game) -> Steps[Verdict]:
        """Ask who begins, and vote in that order."""
        game.end(self)
        seats = voters(game)
        last = last_dead(game)
        if last is None or not seats:
            return (yield from vote(game))
        first = yield from game.choose(self.id, (last,), seats, draws=True)
        begin = first if isinstance(first, int) else seats[0]
        return (yield from vote(game, order=tuple(game.table.clockwise(begin - 1))))

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who may not vote."""
        return "no_vote" if call == self.id else None
