"""Bleak Monday."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.effect import REPLACES_VOTE
from lycaon.moons._card import Moon
from lycaon.variants.surely_not_him import SurelyNotHim

if TYPE_CHECKING:
    from lycaon.game.game import Game


class MondaysVote(SurelyNotHim):
    """The vote of the last one standing, for a day."""

    id = "mondays_vote"
    orders: ClassVar[dict[str, int]] = {"holds_vote": REPLACES_VOTE}


class BleakMonday(Moon):
    """A day like any other; where cards may switch variants on, today's vote is «In Any Case It Surely Isn't Him!»."""

    id = "bleak_monday"
    cited = "EVENTS 4"
    icon = "raining"
    house_rules = ("variant_cards",)

    def turn_up(self, game: Game) -> Steps[None]:
        """Switch the variant on for a day, where the house plays it."""
        if game.rules.variant_cards:
            game.enter(MondaysVote(), until="nightfall")
        yield from ()
