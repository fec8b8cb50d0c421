"""The knight."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lycaon.game.ask import Answer, Steps
from lycaon.game.clue import Clue, Past
from lycaon.game.death import Death, bury
from lycaon.game.effect import Role
from lycaon.game.event import Announced, Died, Reason, Revealed
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
        wolf = game.side(target, self.id) == WOLF_SIDE
        if game.rules.knight_sees_dormant:
            wolf = wolf or game.table[target].wolf
        game.tell(knight, "knight", (target,), "yes" if wolf else "no")
        loser = target if wolf else knight
        game.end(self)
        yield from bury(game, [Death(loser, "duel", (Reason("duel", knight),), knight)])
        look(game, "duel")
        yield from last_words(game)
        return wolf

    @classmethod
    def betrays(cls, holder: int | None, past: Past) -> Iterable[Clue]:  # noqa: ARG003 - all have seen who it was
        """Tell of whom he challenged, by who died of it."""
        challenge: Announced | None = None
        for event, _ in past:
            if isinstance(event, Announced) and event.what == "duel":
                challenge = event
            elif isinstance(event, Died) and challenge is not None:
                yield Clue((int(challenge.word or 0),), wolf=challenge.seat not in event.seats)
                challenge = None
