"""The two sisters."""

from __future__ import annotations

from lycaon.game.effect import Call
from lycaon.roles.characters.siblings import NIGHTS, Siblings


class TwoSisters(Siblings):
    """The two sisters recognise each other in the first night."""

    id = "two_sisters"
    cited = "seed 001; RULES a2, b 80, h 115"
    icon = "linked-rings"
    house_rules = ("siblings_mode",)
    copies = (2,)
    call = Call("two_sisters", 80, "odd", nights_by_rule=NIGHTS)
