"""Dissatisfaction."""

from __future__ import annotations

from lycaon.moons._second_vote import SecondVote


class Dissatisfaction(SecondVote):
    """If the next player who is voted out is no werewolf, the village votes a second time at once, without a word."""

    id = "dissatisfaction"
    cited = "EVENTS 3, 6"
    icon = "angry-eyes"
    wolf = False
