"""What a bot is, and what any bot can fall back on: a legal answer by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from random import Random
from typing import Any, Protocol

import msgspec

from lycaon.game.ask import Answer
from lycaon.game.event import AnyEvent
from lycaon.game.view import AskView, View


class Speech(msgspec.Struct, frozen=True):
    """What a seat says in its turn: claims in the language of claims.py, and words if it has any."""

    claims: tuple[str, ...] = ()
    text: str = ""


class Bot(Protocol):
    """A player at one seat. It never sees the game, only what its seat may know.

    All its luck comes from the generator that it is handed, so a game with the same seed goes the same way.
    """

    def hear(self, events: Sequence[AnyEvent]) -> None:
        """Take note of what has happened since, in order: events that its seat may know and no others."""

    def answer(self, view: View, ask: AskView, rng: Random) -> Answer:
        """Answer an ask, or pass with None where that is allowed. An offer that is passed stays open."""

    def speak(self, view: View, ask: AskView, rng: Random) -> Speech | None:
        """Say something at a turn to speak, or nothing."""


class Ponders:
    """What a bot has besides that asks somebody outside: whoever seats it decides how long to wait for that.

    Its `answer` and `speak` never wait; they take what has come of the question until then. It is a plain base class,
    since every bot is looked at for it at every ask, and with a protocol or an abstract class that takes long.
    """

    def read(self, words: Mapping[str, str]) -> None:
        """Read the words of the speeches that are to be heard next, by speech."""
        raise NotImplementedError

    def ponder(self, view: View, ask: AskView) -> Future[Any] | None:
        """Put a question about an ask, once, and return what to wait for, if anything; it may be cancelled."""
        raise NotImplementedError

    def troubles(self) -> tuple[str, ...]:
        """Return what has gone wrong outside since this was last asked, one word each."""
        raise NotImplementedError


PASSES = 0.15
"""How often chance passes where it may."""

TAKES = 0.03
"""How often chance takes an offer."""


def random_answer(ask: AskView, rng: Random) -> Answer:
    """Return a legal answer to any ask, by chance: all legal answers come up, passing too. By the ask's kind alone."""
    legal = ask.legal
    if not legal:
        return None
    if ask.may_pass and rng.random() < (1 - TAKES if ask.offer else PASSES):
        return None
    if ask.kind == "seats":
        return _random_seats(ask, rng)
    if ask.kind == "deal":
        cards = [str(card) for card in legal]
        rng.shuffle(cards)
        return tuple(cards)
    if ask.kind == "hold":
        return None
    return rng.choice(legal)


def _random_seats(ask: AskView, rng: Random) -> tuple[int, ...]:
    pool = [one for one in ask.legal if isinstance(one, int)]
    most = min(ask.most, len(pool))
    many = rng.randint(min(ask.least, most), most)
    if not ask.one_of:
        return tuple(rng.sample(pool, many))
    others = [seat for seat in pool if seat not in ask.one_of]
    return (rng.choice(ask.one_of), *rng.sample(others, many - 1))


def is_legal(ask: AskView, value: Answer) -> bool:
    """Say whether the game would take this answer."""
    if value is None:
        return ask.may_pass
    if ask.kind == "seats":
        return (
            isinstance(value, tuple)
            and ask.least <= len(value) <= ask.most
            and len(set(value)) == len(value)
            and all(one in ask.legal for one in value)
            and (not ask.one_of or sum(one in ask.one_of for one in value) == 1)
        )
    if ask.kind == "deal":
        return isinstance(value, tuple) and sorted(map(str, value)) == sorted(map(str, ask.legal))
    return ask.kind != "hold" and not isinstance(value, tuple) and value in ask.legal
