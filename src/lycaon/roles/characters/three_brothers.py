"""The three brothers."""

from __future__ import annotations

from lycaon.game.effect import Call
from lycaon.roles.characters.siblings import NIGHTS, Siblings


class ThreeBrothers(Siblings):
    """The three brothers recognise each other in the first night."""

    id = "three_brothers"
    cited = "seed 001; RULES a2, b 82, h 115"
    icon = "three-friends"
    house_rules = ("siblings_mode",)
    copies = (3,)
    call = Call("three_brothers", 82, "odd", nights_by_rule=NIGHTS)
