"""Cards that wait for whom the village votes out, and may bring a second vote at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import Verdict, second_vote
from lycaon.game.event import Announced
from lycaon.moons._card import Moon

if TYPE_CHECKING:
    from lycaon.game.game import Game


class SecondVote(Moon):
    """A card that looks at the next player whom the village votes out, and then may let it vote a second time."""

    phase = "crescent"
    wolf: ClassVar[bool] = False
    """Whether it is a werewolf's leaving that brings the second vote."""

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin waiting."""
        super().__init__(holder, source)
        self.under_way = False
        self.leaves: Verdict | None = None
        """A verdict that another such card has taken up: this one waits for the next."""

    def voted(self, game: Game, verdict: Verdict) -> Steps[Steps[None] | None]:
        """Look at who has left; one card at a time, and never after a second vote."""
        gone = [death.seat for death in verdict.deaths if not game.table[death.seat].alive]
        others = [card for card in game.on.voted if isinstance(card, SecondVote) and card is not self]
        if not gone or verdict is self.leaves or any(card.under_way for card in (self, *others)):
            return None
        if any(game.table[seat].wolf != self.wolf for seat in gone):
            if all(card.wolf == self.wolf for card in others):
                game.end(self)
            return None
        self.under_way = True
        for card in others:
            card.leaves = verdict
        yield from ()
        return self._second_vote(game)

    def _second_vote(self, game: Game) -> Steps[None]:
        game.emit(Announced(None, f"{self.id}_vote"))
        yield from second_vote(game)
        game.end(self)
