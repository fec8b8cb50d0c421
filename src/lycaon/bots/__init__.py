"""Bots: players that are given what any player is given, and nothing else.

A bot hears the events that its seat may know, sees its own `View`, and answers the asks that are put to it.
`table.play` seats bots at a game and plays it to its end; `DeducingBot` weighs what could be and talks, `SimpleBot`
plays with some sense, `RandomBot` with none, `LanguageBot` as a language model says. `bot_of` makes a bot of any level.
"""

from __future__ import annotations

from lycaon.bots.bot import Bot, Ponders, Speech, is_legal, random_answer
from lycaon.bots.claims import Claim, claim_of
from lycaon.bots.deducing import DeducingBot
from lycaon.bots.levels import DEFAULT_LEVEL, Level, Maker, bot_of, check_level, levels
from lycaon.bots.llm import LanguageBot
from lycaon.bots.model import Model, NoModel
from lycaon.bots.random_bot import RandomBot
from lycaon.bots.simple import SimpleBot
from lycaon.bots.table import Table, play

__all__ = [
    "DEFAULT_LEVEL",
    "Bot",
    "Claim",
    "DeducingBot",
    "LanguageBot",
    "Level",
    "Maker",
    "Model",
    "NoModel",
    "Ponders",
    "RandomBot",
    "SimpleBot",
    "Speech",
    "Table",
    "bot_of",
    "check_level",
    "claim_of",
    "is_legal",
    "levels",
    "play",
    "random_answer",
]
