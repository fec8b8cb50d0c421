"""The elder wolf brother."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.table import WEREWOLVES
from lycaon.roles.base.werewolf import Werewolf
from lycaon.roles.fourth.younger_wolf_brother import RECOGNITION, YoungerWolfBrother

if TYPE_CHECKING:
    from lycaon.game.game import Game


class ElderWolfBrother(Role):
    """He plays with the pack. In the first night he and his younger brother recognise each other."""

    id = "elder_wolf_brother"
    cited = "seed 001; RULES a2, b 130"
    icon = "wolf-howl"
    box = "fourth"
    camp = WEREWOLVES
    wolf = True
    harms = True
    copies = (1,)
    worth = 2.5
    also = (Werewolf,)
    call = Call(RECOGNITION, 130, "first")

    @classmethod
    def wake_all(cls, game: Game, powers: list[Effect]) -> Steps[None]:
        """Let the brothers recognise each other."""
        for power in powers:
            for seat in game.table.living:
                if any(isinstance(one, YoungerWolfBrother) for one in game.powers(seat)):
                    game.tell(power.holder, RECOGNITION, (seat,), "sibling")
                    game.tell(seat, RECOGNITION, (power.holder,), "sibling")
        yield from ()
