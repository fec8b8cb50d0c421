"""The stuttering judge."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import SIGN, Ballot, Verdict, second_vote
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Announced

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Sign(Effect):
    """The judge has made his sign: when this vote is over a second one follows, whether he lives then or not."""

    id = "sign"

    def __init__(self) -> None:
        """Wait for the vote to be over."""
        super().__init__(0, StutteringJudge.id)

    def voted(self, game: Game, verdict: Verdict) -> Steps[Steps[None] | None]:
        """Bring the second vote."""
        game.end(self)
        yield from ()
        return _second_vote(game)


def _second_vote(game: Game) -> Steps[None]:
    game.emit(Announced(None, "second_vote"))
    yield from second_vote(game)


class StutteringJudge(Role):
    """Once in the game, by a secret sign that he showed the judge, he makes the village vote a second time at once."""

    id = "stuttering_judge"
    cited = "seeds 001, 004; RULES a2, b 70, c2 row 12, h 85-86, k39"
    icon = "banging-gavel"
    house_rules = ("judge_window",)
    box = "characters"
    asks_in_secret = ("recounts", "condemned", "voted")
    copies = (1,)
    worth = 2.0
    brings = (Sign,)
    call = Call("stuttering_judge", 70, "first")
    orders: ClassVar[dict[str, int]] = {"condemned": SIGN}
    only_under: ClassVar[dict[str, tuple[str, object]]] = {
        "recounts": ("judge_window", "while_voting"),
        "condemned": ("judge_window", "result_until_night"),
    }

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with the sign unused."""
        super().__init__(holder, source)
        self.used = False

    def recounts(self, game: Game, ballot: Ballot) -> Steps[None]:
        """Let him make the sign while the village votes, where that is the window."""
        if (yield from self._signs(game)):
            game.enter(Sign(), until="nightfall")

    def condemned(self, game: Game, verdict: Verdict) -> Steps[None]:
        """Let him make the sign in his last words, if it is he whom the vote condemns (seed 004)."""
        mine = verdict.seat == self.holder and game.balloted  # an event in the vote's place is no vote
        if mine and (yield from self._signs(game)):
            game.enter(Sign(), until="nightfall")

    def voted(self, game: Game, verdict: Verdict) -> Steps[Steps[None] | None]:
        """Let him make the sign once the result is known; the second vote follows without a word between."""
        window = game.rules.judge_window
        executed = any(not game.table[death.seat].alive for death in verdict.deaths)
        in_time = window == "result_until_night" or (window == "after_execution" and executed)
        return _second_vote(game) if in_time and (yield from self._signs(game)) else None

    def _signs(self, game: Game) -> Steps[bool]:
        """Ask whether he makes the sign now; on an opening day nobody has shown it yet."""
        if self.used or game.number < 1 or not game.table[self.holder].alive:
            return False
        sign = yield from game.ask_holder(self, "stuttering_judge", ("yes",), kind="option", may_pass=True)
        self.used = sign == "yes"
        return self.used
