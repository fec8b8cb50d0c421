"""Saturday Evening Ball."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.moons._away import AwayTillDawn, OfOneAge

if TYPE_CHECKING:
    from lycaon.game.game import Game


class SaturdayEveningBall(OfOneAge):
    """The younger half of the living dances until dawn: no speech, no vote, and nobody can vote for them.

    In the night the dancers are not called, and no werewolf can bite them.
    """

    id = "saturday_evening_ball"
    cited = "EVENTS 4, 6"
    icon = "violin"

    def send(self, game: Game, seats: tuple[int, ...]) -> None:
        """Let them go."""
        game.enter(AwayTillDawn(seats, self.id), until="daybreak")
