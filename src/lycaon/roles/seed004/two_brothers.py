"""The two brothers."""

from __future__ import annotations

from lycaon.game.effect import Call
from lycaon.roles.characters.siblings import NIGHTS, Siblings


class TwoBrothers(Siblings):
    """The two brothers recognise each other in the first night."""

    id = "two_brothers"
    cited = "seed 004; RULES e8, b 80"
    icon = "shaking-hands"
    house_rules = ("siblings_mode",)
    box = "seed004"
    copies = (2,)
    call = Call("two_brothers", 80, "odd", nights_by_rule=NIGHTS)
