"""Cards that rule the talking: a judge may flag who breaks them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import CHANCE, Answer, Steps
from lycaon.game.ballot import LOSS
from lycaon.game.effect import Effect
from lycaon.game.event import Announced
from lycaon.game.waiting import Offer
from lycaon.moons._card import DAY, Moon

if TYPE_CHECKING:
    from lycaon.game.game import Game


class LostVote(Effect):
    """A seat has lost its vote for today."""

    id = "lost_vote"
    outlives = True
    orders: ClassVar[dict[str, int]] = {"weighs": LOSS}

    def weighs(self, game: Game, seat: int, weight: float) -> float:
        """Count it as nothing."""
        return 0 if seat == self.holder else weight


class Manners(Moon):
    """A card that rules the talking of a day. While the village talks the judge may name any who break the rule."""

    lasts = DAY

    def offers(self, game: Game, moment: str) -> Offer | None:
        """Let the judge flag offenders, as often as it is needed."""
        if moment != "speeches":
            return None
        return Offer(self.id, CHANCE, game.table.living, lambda seat: self._flag(game, seat), again=True)

    @staticmethod
    def _flag(game: Game, seat: Answer) -> Steps[bool]:
        if isinstance(seat, int) and game.table[seat].alive and game.weight(seat) > 0:
            game.enter(LostVote(seat, "manners"), until="nightfall")
            game.emit(Announced(None, "vote_lost", seat))
        yield from ()
        return False
