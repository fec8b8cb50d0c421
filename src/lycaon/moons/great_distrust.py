"""Great Distrust."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import Verdict
from lycaon.game.death import VOTE
from lycaon.game.effect import REPLACES_VOTE
from lycaon.game.event import BallotOpened, Counted, Reason
from lycaon.moons._card import DAY, EVENT, Moon, sentence

if TYPE_CHECKING:
    from lycaon.game.game import Game


class GreatDistrust(Moon):
    """Instead of a vote everybody points at two friends at once; whoever nobody points at is out, all of them together.

    No weight, mark or ban counts. The idiot is spared as by a vote, unless the house has it otherwise.
    """

    id = "great_distrust"
    cited = "EVENTS 4, 6; RULES k45"
    icon = "worried-eyes"
    house_rules = ("event_elims_count_as_vote", "great_distrust_votes")
    lasts = DAY
    orders: ClassVar[dict[str, int]] = {"holds_vote": REPLACES_VOTE}

    def holds_vote(self, game: Game) -> Steps[Verdict]:
        """Let them point."""
        living = game.table.living
        friends = min(game.rules.great_distrust_votes, len(living) - 1)
        game.emit(BallotOpened(None, self.id, living, living))
        if friends < 1:
            return Verdict(None)
        ask = game.open(
            self.id,
            living,
            living,
            kind="seats",
            least=friends,
            most=friends,
            narrowed={seat: game.table.others(seat) for seat in living},
            draws=True,
        )
        yield ask
        totals: dict[int, float] = {}
        for answer in ask.answers.values():
            for seat in answer if isinstance(answer, tuple) else ():
                totals[int(seat)] = totals.get(int(seat), 0) + 1
        shown = tuple((seat, ask.answers.get(seat)) for seat in living)
        game.emit(Counted(None, self.id, shown, tuple(sorted(totals.items())), ()))
        cause = VOTE if game.rules.event_elims_count_as_vote else EVENT
        alone = [seat for seat in living if seat not in totals]
        return (yield from sentence(game, [Verdict(seat, cause, (Reason("friendless", seat),)) for seat in alone]))
