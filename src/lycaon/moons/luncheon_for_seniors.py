"""Luncheon for Seniors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.moons._away import Away, OfOneAge

if TYPE_CHECKING:
    from lycaon.game.game import Game


class LuncheonForSeniors(OfOneAge):
    """The older half of the living is away until sunset: no speech, no vote, and nobody can vote for them."""

    id = "luncheon_for_seniors"
    cited = "EVENTS 4"
    icon = "hot-meal"
    oldest_first = True

    def send(self, game: Game, seats: tuple[int, ...]) -> None:
        """Let them go."""
        game.enter(Away(seats, self.id), until="nightfall")
