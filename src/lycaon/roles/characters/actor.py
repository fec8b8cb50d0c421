"""The actor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.effect import Call, Role
from lycaon.game.event import Announced

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Actor(Role):
    """Three power cards are set out; each night he may take one and has its power until the next night begins."""

    id = "actor"
    cited = "seed 001; RULES a2, b 30, h 90-91, k25"
    house_rules = ("actor_cards_faceup",)
    box = "characters"
    copies = (1,)
    worth = 3.0
    call = Call("actor", 30, reshapes=True)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin before the cards are set out."""
        super().__init__(holder, source)
        self.cards: tuple[str, ...] = ()

    def deals(self, game: Game) -> Steps[None]:
        """Set the cards out: for everybody to see, or for him alone (`actor_cards_faceup`)."""
        self.cards = game.setup.actor_cards
        if self.cards and game.rules.actor_cards_faceup:
            game.emit(Announced(None, "actor_cards", None, ",".join(self.cards)))
        elif self.cards:
            game.tell(self.holder, "actor", (), self.cards)
        yield from ()

    def wake(self, game: Game) -> Steps[None]:
        """Ask which card he takes tonight."""
        if not self.cards:
            return
        legal = tuple(dict.fromkeys(self.cards))
        taken = yield from game.ask_holder(self, "actor", legal, kind="option", may_pass=True)
        if not isinstance(taken, str):
            return
        left = list(self.cards)
        left.remove(taken)
        self.cards = tuple(left)
        if game.rules.actor_cards_faceup:
            game.emit(Announced(None, "actor_took", None, taken))
        game.give_powers(self.holder, game.plan.roles[taken], self.id, until="nightfall")
