"""The variant «In Any Case It Surely Isn't Him!»."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.ballot import Verdict, carry_out, eligible, voters
from lycaon.game.death import VOTE, last_dead
from lycaon.game.event import BallotOpened, Reason, Voted
from lycaon.game.variant import Variant

if TYPE_CHECKING:
    from lycaon.game.game import Game


class SurelyNotHim(Variant):
    """Everybody stands; in turn each names one who sits down; the last one standing is voted out."""

    id = "surely_not_him"
    cited = "seed 001 variant 1; RULES e1"
    icon = "wooden-chair"

    def holds_vote(self, game: Game) -> Steps[Verdict]:
        """Vote so by day."""
        return self._stand(game, "vote")

    def holds_second(self, game: Game) -> Steps[Verdict]:
        """Vote so a second time too."""
        return self._stand(game, "vote.second")

    def _stand(self, game: Game, call: str) -> Steps[Verdict]:
        """Let them name each other, from the left of the last dead, until one stands."""
        order = list(game.table.clockwise(last_dead(game) or game.table.size))
        able = set(voters(game))
        standing = list(eligible(game))
        game.emit(BallotOpened(None, call, tuple(seat for seat in order if seat in able), tuple(standing)))
        acting = [seat for seat in order if seat in able]
        place = 0
        while len(standing) > 1 and acting:
            seat = acting[place % len(acting)]
            place += 1
            legal = tuple(one for one in standing if one != seat)
            named = yield from game.choose(call, (seat,), legal, draws=True, at=seat)
            game.emit(Voted(None, call, seat, named))
            if isinstance(named, int):
                standing.remove(named)
        verdict = Verdict(standing[0] if len(standing) == 1 else None, VOTE, (Reason("last_standing"),))
        game.balloted = True
        return (yield from carry_out(game, verdict))

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who sits already."""
        if call not in ("vote", "vote.second"):
            return None
        opened = next(place for place, event in enumerate(reversed(game.log)) if isinstance(event, BallotOpened))
        since = game.log[len(game.log) - opened :]
        sits = any(isinstance(event, Voted) and event.choice == choice for event in since)
        return "sits" if sits else None
