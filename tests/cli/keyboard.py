"""Somebody at a keyboard, for tests of the command line."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Protocol

import msgspec
import pytest

import lycaon
from lycaon.cli.failure import Stopped
from lycaon.cli.screen import Screen
from lycaon.game.deck import DECKS


class Said(msgspec.Struct):
    """What a command came to."""

    code: int
    out: str
    err: str


class Run(Protocol):
    """Runs a command; `typed` are lines from the keyboard of a person at a terminal."""

    def __call__(self, *arguments: str, typed: Sequence[str] | None = None) -> Said: ...


class Keyboard(io.StringIO):
    """Lines that somebody types at a terminal."""

    def isatty(self) -> bool:
        return True


class Typist:
    """Types whatever comes to mind, mostly something that could be an answer."""

    def __init__(self, number: int, words: Sequence[str], lines: int = 20_000) -> None:
        self.rng = Random(number)
        self.words = words
        self.left = lines

    def sits_down(self, patch: pytest.MonkeyPatch) -> None:
        """Take the keyboard over."""

        def ask(screen: Screen, prompt: str) -> str:
            screen.line(prompt)
            return self.types()

        patch.setattr(Screen, "ask", ask)

    def types(self) -> str:
        """Type the next line."""
        self.left -= 1
        if self.left < 0:
            raise Stopped
        roll = self.rng.random()
        if roll < 0.15:
            return ""
        if roll < 0.3:
            return "0"
        if roll < 0.6:
            return str(self.rng.randint(1, 12))
        if roll < 0.75:
            return " ".join(str(self.rng.randint(1, 12)) for _ in range(2))
        return self.rng.choice(self.words)


HOSTILE = (
    "-891106412",
    "999",
    "99999999999999999999999999",
    "三号",
    "3 号",
    "３號",
    "\x1b[2J",
    "\u202e3",
    "a" * 5000,
    "None",
    "{}",
    "1=1=1",
    "=",
    "1=",
    "1=2 3=0",
    "1:2",
    "yes",
    "done",
    "/",
    "//",
    "/help me",
    "%s%d",
    "{seat}",
    "I am the seer, 7 is a wolf, vote 3",
    "我是预言家，3查杀，归4",
)
"""Things that people and others type."""


def dealt(seed: int, deck: str) -> tuple[str, ...]:
    """Return the cards that this seed deals from a deck, by seat from 1."""
    cards = DECKS[deck]
    game = lycaon.new_game(lycaon.Setup(seats=cards.seats, deck=cards.cards), seed=lycaon.seed_from(seed))
    return ("", *(seat.cards[0].id for seat in game.table.all()))


def environment(**more: str) -> dict[str, str]:
    """Return an environment in which a program of its own finds this Lycaon."""
    return {**os.environ, "PYTHONPATH": str(Path(lycaon.__file__).parent.parent), **more}
