"""Woodland Gathering."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.moons._away import Away, OfOneGender
from lycaon.roles.base.witch import Witch

if TYPE_CHECKING:
    from lycaon.game.game import Game

HEAL, POISON = "heal", "poison"


class WoodlandGathering(OfOneGender):
    """All female players are away until sunset: no speech, no vote, and nobody can vote for them.

    Just before night falls the witch gains one more potion, of the kind that she chooses.
    """

    id = "woodland_gathering"
    cited = "EVENTS 4; RULES k50"
    icon = "berries-bowl"
    gender = "f"

    def send(self, game: Game, seats: tuple[int, ...]) -> None:
        """Let them go, and wait for the evening."""
        game.enter(Away(seats, self.id), until="nightfall")
        game.enter(self, until="nightfall")

    def dusks(self, game: Game) -> Steps[None]:
        """Ask the witch which potion she brews; who has borrowed her power gives it back now."""
        held = [power for seat in game.table.living for power in game.table[seat].powers]
        witches = [power for power in held if isinstance(power, Witch) and not power.lent and not game.lost(power)]
        for witch in witches:
            kind = yield from game.choose(self.id, (witch.holder,), (HEAL, POISON), kind="option", draws=True)
            if kind == HEAL:
                witch.healing += 1
            elif kind == POISON:
                witch.poisons += 1
