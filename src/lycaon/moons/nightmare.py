"""Nightmare."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import Ballot, Verdict, break_tie, tell, voters
from lycaon.game.death import last_dead
from lycaon.game.effect import REPLACES_VOTE
from lycaon.game.event import BallotOpened, Reason, Voted
from lycaon.moons._card import DAY, Moon, sentence

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Nightmare(Moon):
    """Instead of a vote, and without a word before it, each player in turn accuses one; all the most accused are out.

    It begins on the left of the last dead player; who may not vote accuses nobody. A house may settle ties as those of
    a vote.
    """

    id = "nightmare"
    cited = "EVENTS 4, 6; RULES k45"
    icon = "evil-moon"
    house_rules = ("nightmare_tie",)
    needs_the_dead = True
    lasts = DAY
    orders: ClassVar[dict[str, int]] = {"holds_vote": REPLACES_VOTE}

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin in silence."""
        super().__init__(holder, source)
        self.silent = True

    def speaks(self, game: Game, seat: int, channel: str) -> bool:
        """Let nobody speak before it is over."""
        return not (self.silent and game.by_day and channel == "village")

    def holds_vote(self, game: Game) -> Steps[Verdict]:
        """Let them accuse."""
        living = game.table.living
        able = voters(game)
        order = tuple(seat for seat in game.table.clockwise(last_dead(game) or game.table.size) if seat in able)
        ballot = Ballot(self.id, order, living, first=False)
        game.emit(BallotOpened(None, self.id, order, living))
        for seat in order:
            accused = yield from game.choose(self.id, (seat,), game.table.others(seat), draws=True, at=seat)
            game.emit(Voted(None, self.id, seat, accused))
            ballot.votes[seat] = accused
            if isinstance(accused, int):
                ballot.totals[accused] = ballot.totals.get(accused, 0) + 1
        tell(game, ballot)
        self.silent = False
        leading = ballot.leaders
        if len(leading) > 1 and game.rules.nightmare_tie == "normal":
            verdicts = [(yield from break_tie(game, ballot))]
        else:
            verdicts = [Verdict(seat, because=(Reason(self.id, seat),)) for seat in leading]
        return (yield from sentence(game, verdicts))
