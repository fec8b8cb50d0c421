"""Levels of bots by name."""

from __future__ import annotations

from typing import get_args

from lycaon.bots import DEFAULT_LEVEL, Level, bot_of, levels
from lycaon.bots.levels import LANGUAGE_LEVEL
from lycaon.rooms import commands


def test_rooms_know_the_levels_that_there_are() -> None:
    assert get_args(commands.Level) == get_args(Level) == (*levels, LANGUAGE_LEVEL)
    assert commands.DEFAULT_LEVEL == DEFAULT_LEVEL


def test_every_level_makes_its_own_bots() -> None:
    assert [type(bot_of(level)) for level in levels] == [type(make()) for make in levels.values()]
