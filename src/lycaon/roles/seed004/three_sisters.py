"""The three sisters."""

from __future__ import annotations

from lycaon.game.effect import Call
from lycaon.roles.characters.siblings import NIGHTS, Siblings


class ThreeSisters(Siblings):
    """The three sisters recognise each other in the first night."""

    id = "three_sisters"
    cited = "seed 004; RULES e8, b 82"
    icon = "all-for-one"
    house_rules = ("siblings_mode",)
    box = "seed004"
    copies = (3,)
    call = Call("three_sisters", 82, "odd", nights_by_rule=NIGHTS)
