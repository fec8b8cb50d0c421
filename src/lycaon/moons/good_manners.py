"""Good Manners."""

from __future__ import annotations

from lycaon.moons._manners import Manners


class GoodManners(Manners):
    """Today everybody speaks in turn and nobody may interrupt; who does loses today's vote."""

    id = "good_manners"
    cited = "EVENTS 4"
    icon = "top-hat"
