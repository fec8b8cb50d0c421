"""The knight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Answer, Steps
from lycaon.game.death import Death, bury
from lycaon.game.effect import Role
from lycaon.game.event import Announced, Reason, Revealed
from lycaon.game.speech import last_words
from lycaon.game.table import WOLF_SIDE
from lycaon.game.victory import look
from lycaon.game.waiting import Offer

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Knight(Role):
    """Once, by day before the vote, he shows his card and challenges a player.

    A werewolf dies and night falls at once; otherwise the knight dies and the day goes on.
    """

    id = "knight"
    cited = "seed 001; RULES a2, h 98-99, k16"
    icon = "mounted-knight"
    house_rules = ("knight_sees_dormant",)
    box = "fourth"
    harms = True
    copies = (1,)
    worth = 3.0

    def offers(self, game: Game, moment: str) -> Offer | None:
        """Offer the duel while the village speaks, before the vote."""
        if moment != "speeches":
            return None
        legal = game.table.others(self.holder)
        return Offer("knight", self.holder, legal, lambda target: self._duel(game, target))

    def _duel(self, game: Game, target: Answer) -> Steps[bool]:
        if not isinstance(target, int):
            return False
        knight = self.holder
        game.emit(Announced(None, "duel", knight, str(target)))
        game.table[knight].shown = True
        game.emit(Revealed(None, knight, game.table[knight].ids))
        wolf = game.side(target) == WOLF_SIDE
        if game.rules.knight_sees_dormant:
            wolf = wolf or game.table[target].wolf
        loser = target if wolf else knight
        game.end(self)
        yield from bury(game, [Death(loser, "duel", (Reason("duel", knight),), knight)])
        look(game, "duel")
        yield from last_words(game)
        return wolf
