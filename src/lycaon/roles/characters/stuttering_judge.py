"""The stuttering judge."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import Ballot, Verdict, second_vote
from lycaon.game.effect import Call, Role
from lycaon.game.event import Announced

if TYPE_CHECKING:
    from lycaon.game.game import Game


class StutteringJudge(Role):
    """Once in the game, by a secret sign that he showed the judge, he makes the village vote a second time at once."""

    id = "stuttering_judge"
    cited = "seeds 001, 004; RULES a2, b 70, c2 row 12, h 85-86, k39"
    icon = "banging-gavel"
    house_rules = ("judge_window",)
    box = "characters"
    asks_in_secret = ("recounts", "voted")
    copies = (1,)
    worth = 2.0
    call = Call("stuttering_judge", 70, "first")
    only_under: ClassVar[dict[str, tuple[str, object]]] = {"recounts": ("judge_window", "while_voting")}

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with the sign unused."""
        super().__init__(holder, source)
        self.used = False
        self.calls = False

    def recounts(self, game: Game, ballot: Ballot) -> Steps[None]:
        """Let him make the sign while the village votes, where that is the window."""
        if self.answers("recounts", game.rules):
            yield from self._ask(game)

    def voted(self, game: Game, verdict: Verdict) -> Steps[Steps[None] | None]:
        """Let him make the sign once the result is known; the second vote follows without a word between."""
        window = game.rules.judge_window
        executed = any(not game.table[death.seat].alive for death in verdict.deaths)
        if window == "result_until_night" or (window == "after_execution" and executed):
            yield from self._ask(game)
        return self._second_vote(game) if self.calls else None

    def _second_vote(self, game: Game) -> Steps[None]:
        self.calls = False
        game.emit(Announced(None, "second_vote"))
        yield from second_vote(game)

    def _ask(self, game: Game) -> Steps[None]:
        if self.used or not game.table[self.holder].alive:
            return
        sign = yield from game.ask_holder(self, "stuttering_judge", ("yes",), kind="option", may_pass=True)
        if sign == "yes":
            self.used = True
            self.calls = True
