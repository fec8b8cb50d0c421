"""The medium."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.attack import Aftermath
from lycaon.game.effect import Call, Role
from lycaon.game.event import Reason

if TYPE_CHECKING:
    from lycaon.game.game import Game

VICTIMS = 2
"""How many the werewolves must kill in one night."""


class Taking(Aftermath):
    """The medium takes a victim's role at dawn."""

    id = "taking"


class Medium(Role):
    """Once, in a night in which the werewolves kill two or more, he may take the role of one of those victims."""

    id = "medium"
    cited = "seed 001; RULES a2, b 310, h 103"
    icon = "floating-ghost"
    box = "fifth"
    copies = (1,)
    worth = 1.5
    call = Call("medium", 310, needs_all=True)
    brings = (Taking,)

    def wake(self, game: Game) -> Steps[None]:
        """Tell him who is going to die of the werewolves, and ask whose role he takes."""
        victims = tuple(sorted(death.seat for death in game.ledger.settle(game) if death.by_wolves))
        victims = tuple(seat for seat in victims if seat != self.holder)
        if len(victims) < VICTIMS:
            return
        game.tell(self.holder, self.id, victims, "victims")
        taken = yield from game.ask_holder(self, "medium", victims, may_pass=True)
        if isinstance(taken, int):
            game.enter(Taking(lambda game: self._take(game, taken)))

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who is no victim of the werewolves."""
        return "no_victim" if call == self.id and choice != seat else None

    def _take(self, game: Game, victim: int) -> None:
        """Take the role when everybody has died who dies, if he lives himself; not the infection, nor an office."""
        if game.table[self.holder].alive:
            game.rule(self.holder, "turn", Reason("took_card", victim))
            if game.take_role(self.holder, victim, self.id):
                game.tell(self.holder, self.id, (self.holder,), "turned")
