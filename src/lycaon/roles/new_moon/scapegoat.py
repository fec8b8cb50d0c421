"""The scapegoat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import ONLY_THESE, Ballot, Verdict
from lycaon.game.death import BAN, TIE, Death
from lycaon.game.effect import Effect, Role
from lycaon.game.event import Announced, Reason

if TYPE_CHECKING:
    from lycaon.game.game import Game


class VotingBan(Effect):
    """On one day only the seats that the scapegoat named may vote."""

    id = "voting_ban"
    orders: ClassVar[dict[str, int]] = {"weighs": ONLY_THESE}

    def __init__(self, allowed: tuple[int, ...], day: int) -> None:
        """Let only these seats vote on that day."""
        super().__init__(0, "scapegoat")
        self.allowed = allowed
        self.day = day

    def weighs(self, game: Game, seat: int, weight: float) -> float:
        """Count the votes of all others as nothing on that day."""
        return weight if game.number != self.day or seat in self.allowed else 0


class Scapegoat(Role):
    """When a vote is tied he dies instead of the tied players, and says which players may vote on the next day."""

    id = "scapegoat"
    cited = "seeds 001, 004; RULES a2, c2, c3 row 10, h 44-47, k13"
    icon = "goat"
    house_rules = ("tie_rule",)
    box = "new_moon"
    copies = (1,)
    worth = 1.5
    identified = 95
    orders: ClassVar[dict[str, int]] = {"dies": BAN}

    def tied(self, game: Game, ballot: Ballot) -> Steps[Verdict | None]:
        """Take the tie upon himself."""
        yield from ()
        tied = tuple(Reason("tied", seat) for seat in ballot.leaders)
        return Verdict(self.holder, TIE, (*tied, Reason("scapegoat", self.holder)))

    def dies(self, game: Game, death: Death) -> Steps[None]:
        """Ask who may vote on the next day, if he died for a tie."""
        if death.cause == TIE:
            yield from self.name_voters(game)

    def name_voters(self, game: Game) -> Steps[None]:
        """Ask who may vote on the next day, and tell it."""
        living = game.table.living
        named = yield from game.ask_holder(
            self, "scapegoat", living, kind="seats", least=1, most=len(living), may_pass=True
        )
        if isinstance(named, tuple):
            allowed = tuple(sorted(int(seat) for seat in named))
            game.emit(Announced(None, "voters_named", None, ",".join(str(seat) for seat in allowed)))
            game.enter(VotingBan(allowed, game.number + 1), until="nightfall", times=2)
