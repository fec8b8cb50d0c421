"""The medium."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.effect import Call, Role
from lycaon.game.event import Reason

if TYPE_CHECKING:
    from lycaon.game.game import Game

VICTIMS = 2
"""How many the werewolves must kill in one night."""


class Medium(Role):
    """Once, in a night in which the werewolves kill two or more, he may take the role of one of those victims."""

    id = "medium"
    cited = "seed 001; RULES a2, b 310, h 103"
    icon = "floating-ghost"
    box = "fifth"
    copies = (1,)
    worth = 1.5
    call = Call("medium", 310, needs_all=True)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with nobody's role."""
        super().__init__(holder, source)
        self.takes: int | None = None

    def wake(self, game: Game) -> Steps[None]:
        """Tell him who is going to die of the werewolves, and ask whose role he takes."""
        victims = tuple(sorted(death.seat for death in game.ledger.settle(game) if death.by_wolves))
        victims = tuple(seat for seat in victims if seat != self.holder)
        if len(victims) < VICTIMS:
            return
        game.tell(self.holder, self.id, victims, "victims")
        taken = yield from game.ask_holder(self, "medium", victims, may_pass=True)
        self.takes = taken if isinstance(taken, int) else None

    def chain_ended(self, game: Game) -> Steps[None]:
        """Take the role when everybody has died who dies, if he lives himself; not the infection, nor an office."""
        victim, self.takes = self.takes, None
        if victim is not None and game.table[self.holder].alive:
            seat = self.holder
            game.hand_cards(seat, game.table[victim].cards, self.id)
            game.rule(seat, "turn", Reason("took_card", victim))
        yield from ()
