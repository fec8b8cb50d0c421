"""Levels: how well bots play, by name. Whoever lets a level be chosen takes it from here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from lycaon.bots.bot import Bot
from lycaon.bots.deducing import DeducingBot
from lycaon.bots.llm import LanguageBot
from lycaon.bots.model import NoModel, model_from_environment
from lycaon.bots.phrases import Character
from lycaon.bots.random_bot import RandomBot
from lycaon.bots.simple import SimpleBot

Level: TypeAlias = Literal["random", "simple", "deducing", "llm"]

Maker: TypeAlias = Callable[[], Bot]
"""What makes a bot for one seat of one game."""

levels: Mapping[str, Maker] = MappingProxyType({"random": RandomBot, "simple": SimpleBot, "deducing": DeducingBot})
"""The levels of which thousands of games can be played, by name, the weakest first: they need nothing from outside."""

LANGUAGE_LEVEL: Final = "llm"
"""The level of the bots that ask a language model, where there is one (see model.py)."""

DEFAULT_LEVEL: Final = "deducing"


def bot_of(level: str, language: str | None = None, character: Character | None = None) -> Bot:
    """Return a new bot of a level; one that talks in words does so in a language, if it is given one.

    An unknown one is simple. Where there is no language model to ask, its place is taken by one that deduces.

    >>> [type(bot_of(level)).__name__ for level in levels]
    ['RandomBot', 'SimpleBot', 'DeducingBot']
    """
    if level == LANGUAGE_LEVEL:
        try:
            return LanguageBot(model_from_environment(), language, character)
        except NoModel:
            return DeducingBot(language, character)
    if level == "deducing":
        return DeducingBot(language, character)
    return RandomBot() if level == "random" else SimpleBot()


def check_level(level: str) -> None:
    """Raise `NoModel` for a level that can't be played as it is set up here."""
    if level == LANGUAGE_LEVEL:
        model_from_environment()
