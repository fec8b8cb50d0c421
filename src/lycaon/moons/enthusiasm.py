"""Enthusiasm."""

from __future__ import annotations

from lycaon.moons._second_vote import SecondVote


class Enthusiasm(SecondVote):
    """If the next player who is voted out is a werewolf, the village votes a second time at once, without a word."""

    id = "enthusiasm"
    cited = "EVENTS 3, 6"
    icon = "celebration-fire"
    wolf = True
