"""The duke."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.ballot import Ballot, tell
from lycaon.game.effect import Role
from lycaon.game.event import Announced, Counted, Revealed

if TYPE_CHECKING:
    from lycaon.game.game import Game

MOVED = 2
"""How many votes he moves."""


class Duke(Role):
    """When the count of a vote is told he may show his card and move two votes from the leading player to another."""

    id = "duke"
    cited = "seed 001; RULES a2, c2 row 3, h 104"
    icon = "jewel-crown"
    house_rules = ("duke_uses",)
    box = "fifth"
    harms = True
    protects = True
    asks_in_secret = ("recounts",)
    copies = (1,)
    worth = 2.5

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin unused."""
        super().__init__(holder, source)
        self.used = False

    def recounts(self, game: Game, ballot: Ballot) -> Steps[None]:
        """Ask him to whom two votes move; from the lowest of several leaders."""
        leaders = ballot.leaders
        legal = tuple(seat for seat in ballot.candidates if seat not in leaders[:1])
        if not leaders or not legal or (self.used and game.rules.duke_uses == "1"):
            return
        target = yield from game.ask_holder(self, "duke", legal, may_pass=True)
        if not isinstance(target, int):
            return
        self.used = True
        seat = game.table[self.holder]
        if not seat.shown:
            seat.shown = True
            game.emit(Revealed(None, self.holder, seat.ids))
        game.emit(Announced(None, "votes_moved", self.holder, str(target)))
        moved = min(MOVED, ballot.totals[leaders[0]])
        ballot.totals[leaders[0]] -= moved
        ballot.totals[target] = ballot.totals.get(target, 0) + moved
        tell(game, ballot)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out the leading player, from whom the votes come, and who can't be voted for."""
        if call != self.id:
            return None
        counted = next(event for event in reversed(game.log) if isinstance(event, Counted))
        return "votes_come_from" if choice in counted.leaders[:1] else "no_candidate"
