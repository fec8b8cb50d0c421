"""The ordinary villager."""

from __future__ import annotations

from lycaon.game.effect import Role


class Villager(Role):
    """Has no power but a voice, a vote and a good nose for lies."""

    id = "villager"
    cited = "all seeds"
    icon = "farmer"
    plain = True
    box_copies = 13
