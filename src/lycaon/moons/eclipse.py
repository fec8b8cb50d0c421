"""Eclipse."""

from __future__ import annotations

from lycaon.moons._manners import Manners


class Eclipse(Manners):
    """Today the village talks with its back to the circle; who looks loses today's vote."""

    id = "eclipse"
    cited = "EVENTS 4"
    icon = "eclipse"
