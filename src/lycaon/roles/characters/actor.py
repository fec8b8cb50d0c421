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
    icon = "drama-masks"
    house_rules = ("actor_cards_faceup",)
    box = "characters"
    copies = (1,)
    worth = 3.0
    call = Call("actor", 30, reshapes=True)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin before the cards are shown."""
        super().__init__(holder, source)
        self.known: tuple[str, ...] = ()
        """The cards as this holder was shown them last, where they lie face down."""

    @classmethod
    def lays_out(cls, game: Game) -> None:
        """Set the cards out; face up, everybody sees them, even if the actor's own card lies in the centre."""
        game.actor_cards = game.setup.actor_cards
        if game.actor_cards and game.rules.actor_cards_faceup:
            game.emit(Announced(None, "actor_cards", None, ",".join(game.actor_cards)))

    def deals(self, game: Game) -> Steps[None]:
        """Show him the cards."""
        self._look(game)
        yield from ()

    def wake(self, game: Game) -> Steps[None]:
        """Ask which card he takes tonight; what an earlier actor took is gone."""
        self._look(game)
        legal = tuple(dict.fromkeys(game.actor_cards))
        taken = yield from game.ask_holder(self, "actor", legal, kind="option", may_pass=True)
        if not isinstance(taken, str):
            return
        left = list(game.actor_cards)
        left.remove(taken)
        game.actor_cards = self.known = tuple(left)
        if game.rules.actor_cards_faceup:
            game.emit(Announced(None, "actor_took", None, taken))
        game.give_powers(self.holder, game.plan.roles[taken], self.id, until="nightfall")

    def _look(self, game: Game) -> None:
        """Show him alone cards that lie face down (`actor_cards_faceup`), when they are new to him."""
        if game.rules.actor_cards_faceup or self.known == game.actor_cards:
            return
        self.known = game.actor_cards
        game.tell(self.holder, "actor", (), self.known)
