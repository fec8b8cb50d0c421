"""The angel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.death import Death
from lycaon.game.effect import Role
from lycaon.game.table import VILLAGE
from lycaon.game.victory import Claim, Win

if TYPE_CHECKING:
    from lycaon.game.game import Game

GRANTED = Win(1, "angel", "angel_granted", even_if_all_are_dead=True)


class Angel(Role):
    """He wins alone if he is voted out on the first day or eaten in the first night; otherwise he becomes a villager.

    A game with an angel opens by day, with debate and vote.
    """

    id = "angel"
    cited = "seed 001; RULES a2, d row 1, h 73-75, k33"
    icon = "angel-wings"
    house_rules = ("angel_window",)
    box = "characters"
    camp = GRANTED.winner
    camp_in_love = VILLAGE
    plain = True
    copies = (1,)
    worth = 1.0
    opens_by_day = True
    outlives = True
    wins = (GRANTED,)
    unblockable = ("chain_ended", "dawns", "claims")

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with his wish open."""
        super().__init__(holder, source)
        self.granted = False

    def dies(self, game: Game, death: Death) -> Steps[None]:
        """Have his wish, if he died in time and of the right cause."""
        nights = 2 if game.rules.angel_window == "also_second_night" else 1
        eaten = death.by_wolves and not game.by_day and game.number <= nights
        executed = death.by_village and game.by_day and game.number == 0
        self.granted = eaten or executed
        yield from ()

    def chain_ended(self, game: Game) -> Steps[None]:
        """Become a villager when his time is over, once the deaths are settled and before a winner is looked for."""
        nights = 2 if game.rules.angel_window == "also_second_night" else 1
        if game.number >= nights and not self.granted and game.table[self.holder].team == self.camp:
            game.turn(self.holder, VILLAGE, wolf=False)
        yield from ()

    def dawns(self, game: Game) -> Steps[None]:
        """Become a villager too if the card came to him at that very moment."""
        return self.chain_ended(game)

    def claims(self, game: Game) -> Iterable[Claim]:
        """Claim the win; it stands even if nobody lives, and although he may be in love."""
        if not self.granted:
            return ()
        return (Claim(GRANTED, (self.holder,)),)
