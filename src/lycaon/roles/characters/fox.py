"""The fox."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.clue import Clue, beside
from lycaon.game.effect import Call, Role
from lycaon.game.table import WOLF_SIDE

if TYPE_CHECKING:
    from lycaon.game.event import Told
    from lycaon.game.game import Game


class Fox(Role):
    """Each night he may point at a player: he learns whether that player or a neighbour is a werewolf.

    If none of the three is, he loses his power for good.
    """

    id = "fox"
    cited = "seed 001; RULES a2, b 200, h 83-84"
    icon = "fox-head"
    box = "characters"
    learns = True
    copies = (1,)
    worth = 3.0
    call = Call("fox", 200)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with a good nose."""
        super().__init__(holder, source)
        self.keen = True

    def wake(self, game: Game) -> Steps[None]:
        """Ask for the player in the middle and tell him what he smells."""
        if not self.keen:
            return
        middle = yield from game.ask_holder(self, "fox", game.table.living, may_pass=True)
        if isinstance(middle, int):
            three = (middle, *game.table.neighbours(middle))
            self.keen = any(game.side(seat, self.id) == WOLF_SIDE for seat in three)
            game.tell(self.holder, "fox", (middle,), "yes" if self.keen else "no")

    @classmethod
    def tells(cls, told: Told, living: tuple[int, ...]) -> Iterable[Clue]:
        """Tell of all three, not of the one in the middle alone."""
        three = tuple(seat for middle in told.about for seat in (middle, *beside(middle, living)))
        return (Clue(three, wolf=told.fact == "yes"),)
