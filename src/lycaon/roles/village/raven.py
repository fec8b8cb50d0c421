"""The raven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.ballot import Ballot
from lycaon.game.clue import Clue, Past
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Badged, Counted, DayBegan, Reason

if TYPE_CHECKING:
    from lycaon.game.game import Game


SUSPICION = 0.7
"""What the suspicion of one who is of the village is worth (see `Clue.doubt`)."""


class Mark(Effect):
    """A seat bears the raven's mark: it has votes more against it in the next day's first ballot."""

    id = "mark"

    def __init__(self, target: int, votes: int, by: int) -> None:
        """Mark a seat; `by` is who accuses it."""
        super().__init__(0, "raven")
        self.target = target
        self.votes = votes
        self.by = by

    def counts(self, game: Game, ballot: Ballot) -> None:
        """Count like any other vote (RULES k11); void when the marked player is dead."""
        if not ballot.first:
            return
        if self.target in ballot.candidates:
            ballot.totals[self.target] = ballot.totals.get(self.target, 0) + self.votes
        elif not game.table[self.target].alive:
            game.rule(self.by, "void", Reason("died_before", self.target))


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
            game.enter(Mark(target, game.rules.raven_votes, self.holder), until="nightfall")

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out whom he accused last night."""
        again = call == self.id and self.last == (choice, game.number - 1)
        return "named_last_night" if again else None

    @classmethod
    def betrays(cls, holder: int | None, past: Past) -> Iterable[Clue]:  # noqa: ARG003 - wherever he sits
        """Tell whom he takes for a werewolf: who has more votes against him in a day's first ballot than were given."""
        first, sheriff = False, None
        for event, _ in past:
            if isinstance(event, DayBegan):
                first = True
            elif isinstance(event, Badged):
                sheriff = event.seat
            elif isinstance(event, Counted) and event.call.partition(".")[0] == "vote" and first:
                first = False
                votes = dict(event.votes)
                given = Counter(votes.values())
                for seat, total in event.totals:
                    if total - given[seat] > (votes.get(sheriff or 0) == seat):  # an office gives one vote more at most
                        yield Clue((seat,), wolf=True, doubt=SUSPICION)
