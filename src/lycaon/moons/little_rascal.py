"""The Little Rascal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import BADGE
from lycaon.game.effect import BACK_AT_DAWN, Effect
from lycaon.game.event import Announced
from lycaon.moons._away import AwayTillDawn, OfOneAge

if TYPE_CHECKING:
    from lycaon.game.game import Game

VOTES = 3


class TripleVote(Effect):
    """The rascal's vote counts three; a badge adds nothing to it."""

    id = "triple_vote"
    orders: ClassVar[dict[str, int]] = {"weighs": BADGE + 50}

    def weighs(self, game: Game, seat: int, weight: float) -> float:
        """Count it three."""
        return max(VOTES, weight) if seat == self.holder and weight > 0 else weight


class RascalAway(AwayTillDawn):
    """He is away until the next morning, out of everybody's reach, and then back with three votes."""

    id = "rascal_away"
    out_of_reach_of_all = True


class RascalBack(Effect):
    """He has come back by the next morning, if he lives."""

    id = "rascal_back"
    orders: ClassVar[dict[str, int]] = {"dawns": BACK_AT_DAWN}

    def dawns(self, game: Game) -> Steps[None]:
        """Let him have three votes from now on."""
        game.end(self)
        if game.table[self.holder].alive:
            game.enter(TripleVote(self.holder, self.source))
            game.emit(Announced(None, self.id, self.holder))
        yield from ()


class LittleRascal(OfOneAge):
    """The youngest player leaves until the next morning, and comes back for good with three votes.

    While away he neither speaks nor votes nor wakes, and nobody can vote for him, bite him or use a power on him.
    """

    id = "little_rascal"
    cited = "EVENTS 3"
    icon = "slingshot"
    phase = "crescent"

    def how_many(self, game: Game) -> int:
        """Return that it is one."""
        return 1

    def send(self, game: Game, seats: tuple[int, ...]) -> None:
        """Let him go."""
        game.enter(RascalAway(seats, self.id), until="daybreak")
        for seat in seats:
            game.enter(RascalBack(seat, self.id))
