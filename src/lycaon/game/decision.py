"""Decisions: what persons, luck and the clock have decided. With the setup they are the whole game."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from lycaon.game.ask import Answer


class Answered(msgspec.Struct, frozen=True, gc=False, tag="answer"):
    """A decision: a seat (or luck, seat 0) gave this answer to this ask."""

    ask: str
    seat: int
    answer: Answer


class Expired(msgspec.Struct, frozen=True, gc=False, tag="expire"):
    """A decision of the clock: an ask's time was up, or a hold was closed; `drawn` is what luck answered for seats."""

    ask: str
    drawn: tuple[tuple[int, Answer], ...] = ()


class Spoke(msgspec.Struct, frozen=True, gc=False, tag="say"):
    """A seat spoke. It decides nothing; the words are kept apart under `speech`."""

    speech: str
    seat: int
    channel: str
    claims: tuple[str, ...] = ()


class Left(msgspec.Struct, frozen=True, gc=False, tag="leave"):
    """A seat left the game for good."""

    seat: int


Decision: TypeAlias = Answered | Expired | Spoke | Left
