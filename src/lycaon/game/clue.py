"""Clues: what somebody who reasons can make of what a power tells or brings about. Used by bots; the game has no need.

A role says in its own file what follows from it (`Role.tells`, `Role.betrays`), from events that everybody may know or
that its holder was told, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from lycaon.game.event import AnyEvent, DayBegan, DayBroke, Died

Past: TypeAlias = Sequence[tuple[AnyEvent, tuple[int, ...]]]
"""What everybody has heard, in order, each with who lived when it was over, in seat order."""


class Clue(msgspec.Struct, frozen=True):
    """At least one of some seats is a werewolf, or none is.

    `doubt` is how likely the same would have been seen if it isn't so, against 1 if it is: hardly at all where a rule
    of the game stands behind it.
    """

    seats: tuple[int, ...]
    wolf: bool
    doubt: float = 0.005


class Morning(msgspec.Struct, frozen=True):
    """A morning: its number, who was dead, who lived once all that dawn brings was done, and what was announced."""

    number: int
    dead: tuple[int, ...]
    living: tuple[int, ...]
    heard: tuple[AnyEvent, ...]


def mornings(past: Past) -> Iterator[Morning]:
    """Yield the mornings of the past, in order; not one that is still going on."""
    dead: tuple[int, ...] | None = None
    heard: list[AnyEvent] | None = None
    for event, living in past:
        if isinstance(event, DayBroke):
            dead, heard = None, []
        elif heard is not None and isinstance(event, DayBegan):
            yield Morning(event.number, dead or (), living, tuple(heard))
            heard = None
        elif heard is not None:
            heard.append(event)
            if isinstance(event, Died) and dead is None:
                dead = event.seats


def beside(seat: int, living: Sequence[int]) -> tuple[int, ...]:
    """Return the living seats beside a seat, dead or alive: one where both are the same, none where it is alone.

    >>> beside(5, (1, 2, 5, 9)), beside(1, (1, 2, 5)), beside(3, (1, 3)), beside(3, (3,))
    ((2, 9), (5, 2), (1,), ())
    """
    others = [one for one in living if one != seat]
    if not others:
        return ()
    lower = [one for one in others if one < seat]
    higher = [one for one in others if one > seat]
    return tuple(dict.fromkeys(((lower or higher)[-1], (higher or lower)[0])))
