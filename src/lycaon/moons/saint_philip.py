"""Saint Philip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game import election
from lycaon.game.ask import Steps
from lycaon.game.event import Badged
from lycaon.moons._card import Moon

if TYPE_CHECKING:
    from lycaon.game.game import Game


class SaintPhilip(Moon):
    """The sheriff is dismissed and the village elects a new one; the old one may stand again, a lost badge is back."""

    id = "saint_philip"
    cited = "EVENTS 4"
    icon = "inauguration"

    def turn_up(self, game: Game) -> Steps[None]:
        """Hold the election."""
        if game.badge is not None:
            game.end(game.badge)
            game.badge = None
            game.emit(Badged(None, None))
        yield from election.after_speeches(game)
