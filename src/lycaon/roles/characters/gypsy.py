"""The gypsy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.effect import Call, Role

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Gypsy(Role):
    """Each night she tells the judge whether the next event card is turned at dawn (`gypsy_mode`)."""

    id = "gypsy"
    cited = "seed 001; RULES a2, b 280; EVENTS 1"
    icon = "tambourine"
    house_rules = ("gypsy_mode",)
    box = "characters"
    copies = (1,)
    worth = 1.5
    call = Call("gypsy", 280)

    def wake(self, game: Game) -> Steps[None]:
        """Ask whether an event happens; the deck looks at what she said."""
        yield from game.ask_holder(self, "gypsy", ("yes",), kind="option", may_pass=True)
