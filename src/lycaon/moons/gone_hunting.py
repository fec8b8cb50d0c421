"""Gone Hunting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.moons._away import AwayTillDawn, OfOneGender

if TYPE_CHECKING:
    from lycaon.game.game import Game


class GoneHunting(OfOneGender):
    """All male players are away until dawn: no speech, no vote, and nobody can vote for them.

    In the night they neither bite nor can be bitten, and are not called.
    """

    id = "gone_hunting"
    cited = "EVENTS 4, 6"
    icon = "hunting-horn"
    gender = "m"

    def send(self, game: Game, seats: tuple[int, ...]) -> None:
        """Let them go."""
        game.enter(AwayTillDawn(seats, self.id), until="daybreak")
