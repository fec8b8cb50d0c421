"""The knight with the rusty sword."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Kind
from lycaon.game.clue import Clue, Past, mornings
from lycaon.game.death import DISEASE, Death
from lycaon.game.effect import Role
from lycaon.game.table import WOLF_SIDE

if TYPE_CHECKING:
    from lycaon.game.game import Game

SICKNESS = Kind("disease", "disease", order=8)


OTHERWISE = 0.3
"""How likely somebody dies that night anyway, though nobody fell ill (see `Clue.doubt`)."""


class RustySwordKnight(Role):
    """If the werewolves kill him, the first werewolf on his left dies of it on the morning after."""

    id = "rusty_sword_knight"
    cited = "seed 001; RULES a2, c3 row 7, h 66-69"
    icon = "rusty-sword"
    house_rules = ("rusty_side",)
    box = "characters"
    harms = True
    copies = (1,)
    worth = 2.0
    orders: ClassVar[dict[str, int]] = {"dies": DISEASE}

    def dies(self, game: Game, death: Death) -> Steps[None]:
        """Fix who has caught it; nobody else falls ill if that one dies before."""
        if death.by_wolves:
            left = game.rules.rusty_side == "left"
            around = game.table.clockwise(self.holder) if left else game.table.counter_clockwise(self.holder)
            wolf = next((seat for seat in around if self._is_wolf(game, seat)), None)
            if wolf is not None:
                knight = self.holder
                game.later("nightfall", lambda: _fall_ill(game, wolf, knight))
        yield from ()

    @classmethod
    def betrays(cls, holder: int | None, past: Past) -> Iterable[Clue]:
        """Tell of those who died in the night after his own: the one who fell ill is among them, if nobody else did."""
        infected = False
        for morning in mornings(past):
            if infected and morning.dead:
                yield Clue(morning.dead, wolf=True, doubt=OTHERWISE)
            infected = holder in morning.dead

    def _is_wolf(self, game: Game, seat: int) -> bool:
        """Say whether the sword wounds a seat: of the team, asleep or not, or who has bitten for it tonight."""
        return game.table[seat].wolf or game.side(seat, self.id) == WOLF_SIDE


def _fall_ill(game: Game, wolf: int, knight: int) -> None:
    """Put the sickness on the coming night's ledger, if the werewolf still lives."""
    if game.table[wolf].alive:
        game.strike(wolf, SICKNESS, knight)
