"""Bots: players that are given what any player is given, and nothing else.

A bot hears the events that its seat may know, sees its own `View`, and answers the asks that are put to it.
`table.play` seats bots at a game and plays it to its end; `SimpleBot` plays with some sense, `RandomBot` with none.
"""

from __future__ import annotations

from lycaon.bots.bot import Bot, Speech, is_legal, random_answer
from lycaon.bots.claims import Claim, claim_of
from lycaon.bots.random_bot import RandomBot
from lycaon.bots.simple import SimpleBot
from lycaon.bots.table import Table, play

__all__ = ["Bot", "Claim", "RandomBot", "SimpleBot", "Speech", "Table", "claim_of", "is_legal", "play", "random_answer"]
