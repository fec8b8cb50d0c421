"""Not Me - Nor Wolf."""

from __future__ import annotations

from lycaon.moons._manners import Manners


class NotMeNorWolf(Manners):
    """Until today's vote nobody may say «me» or «wolf»; who does loses today's vote."""

    id = "not_me_nor_wolf"
    cited = "EVENTS 4"
    icon = "silence"
