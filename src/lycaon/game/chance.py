"""Luck: every throw is drawn from a keyed hash of a secret seed and the ask's id, never from one shared stream.

A stream would let a hidden draw shift a public one. The same seed and the same ask always give the same draw.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b
from math import factorial
from typing import TYPE_CHECKING, TypeVar

from lycaon.game.ask import Answer, Ask

if TYPE_CHECKING:
    from lycaon.game.lines import Lines

SEED_BYTES = 16
MOST_SEED_BYTES = 64
"""A key of the hash has no more."""

Thing = TypeVar("Thing")


class Luck:
    """Where a game's luck comes from: the seed, except for calls that are left to a hand at seat `CHANCE`.

    A replay puts what was recorded in its place.
    """

    __slots__ = ("by_hand", "seed")

    def __init__(self, seed: bytes, by_hand: Collection[str] = ()) -> None:
        """Take the secret seed, and the calls of luck to leave to a hand («*» for all).

        Raises `ValueError` for a seed that is no key of 1 to 64 bytes, or calls that are no words.
        """
        if type(seed) is not bytes or not 1 <= len(seed) <= MOST_SEED_BYTES:
            raise ValueError(f"a seed is 1 to {MOST_SEED_BYTES} bytes")
        if isinstance(by_hand, str) or (by_hand and not all(type(call) is str for call in by_hand)):
            raise ValueError("calls by hand are a collection of words")
        self.seed = seed
        self.by_hand = frozenset(by_hand)

    def draw(self, game: Lines, ask: Ask) -> Answer:
        """Return luck's answer to its own ask, or None to leave the ask open to a hand: luck never passes."""
        if self.by_hand and (ask.call in self.by_hand or "*" in self.by_hand):
            return None
        return draw(self.seed, ask, 0)

    def stand_in(self, game: Lines, ask: Ask, seat: int) -> Answer:
        """Return a legal answer for a seat that has not given one in time."""
        return draw(self.seed, ask, seat)


def seed_from(number: int) -> bytes:
    """Return the seed for a number, for demos and simulations that must be repeatable."""
    return number.to_bytes(SEED_BYTES, "big", signed=False)


def number(seed: bytes, ask_id: str) -> int:
    """Return the draw for an ask: a number of 512 bits, evenly spread."""
    return int.from_bytes(blake2b(ask_id.encode(), key=seed).digest(), "little")


def draw(seed: bytes, ask: Ask, seat: int) -> Answer:
    """Draw a legal answer to an ask for a seat (or for luck itself)."""
    legal = ask.legal_for(seat)
    luck = number(seed, ask.id if seat == ask.seats[0] and ask.seats == (0,) else f"{ask.id}.drawn@{seat}")
    if ask.kind == "deal":
        return shuffled(luck, legal)
    if ask.kind == "seats":
        pool = shuffled(luck, legal)
        if ask.one_of:
            one = next(seat for seat in pool if seat in ask.one_of)
            pool = (one, *[seat for seat in pool if seat not in ask.one_of])
        return pool[: max(ask.least, 1)]
    if ask.weights is not None:
        point = (luck >> 64) % (1 << 53) / (1 << 53)
        for word, weight in zip(legal, ask.weights, strict=True):
            point -= weight
            if point < 0:
                return word
    return legal[luck % len(legal)]


def shuffled(luck: int, things: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """Put things in the order that a number stands for; every order is equally likely."""
    order = list(things)
    luck %= factorial(len(order))  # no more of it is looked at, and small numbers are divided sooner
    for last in range(len(order) - 1, 0, -1):
        luck, place = divmod(luck, last + 1)
        order[last], order[place] = order[place], order[last]
    return tuple(order)
