"""Burial."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.death import Death
from lycaon.game.event import JUDGE, Audience
from lycaon.moons._card import Moon

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Burial(Moon):
    """The card of a player whom the werewolves kill is never shown to anybody; it acts all the same."""

    id = "burial"
    cited = "EVENTS 2"
    icon = "hasty-grave"
    phase = "new"

    def shown(self, game: Game, death: Death, audience: Audience) -> Audience:
        """Show it to the judge alone."""
        return JUDGE if death.by_wolves else audience
