"""Asks: open questions put to seats or to luck, their legal answers, and the refusal of all others.

An ask is data. A client can draw any ask without knowing the role that put it: the kind says what an answer looks like,
the legal answers are listed, and it is said whether passing is allowed and what happens when time runs out.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar

import msgspec

if TYPE_CHECKING:
    from lycaon.game.waiting import Stretch, Together

CHANCE = 0
"""The seat of luck: the deal and every throw are asks put to it."""

Answer: TypeAlias = int | str | tuple[int | str, ...] | None
"""A seat, a word, several seats, the cards of a deal in order, or a pass."""

AskKind: TypeAlias = Literal["seat", "seats", "option", "speech", "deal", "hold"]
"""seat: one of the legal seats. seats: several of them. option: one of the legal words. speech: a turn to speak, ended
by «done». deal: the legal cards in some order. hold: put to no seat; the clock, narrator or simulation closes it."""

AskState: TypeAlias = Literal["open", "held", "closed"]

Legal: TypeAlias = tuple[int | str, ...]
"""Legal answers: seats, words, or both."""

T = TypeVar("T")
Steps: TypeAlias = Generator["Ask | Together | Stretch", None, T]
"""Steps of play: a generator that yields whatever it waits for and goes on when that has ended."""


class RefusalCode(StrEnum):
    """Why something was refused. Texts for the codes live with the other texts."""

    UNKNOWN_ASK = "unknown_ask"
    """This ask was never put to this seat, open or not."""
    CLOSED = "closed"
    """The ask was put to this seat and has ended."""
    HELD = "held"
    """Another player's power has interrupted; the ask goes on afterwards, or is cut."""
    ILLEGAL = "illegal"
    """Not among the legal answers; they are given with the refusal."""
    GAME_OVER = "game_over"
    """The game has ended."""
    NOT_NOW = "not_now"
    """This seat may not speak on this channel at this moment."""
    UNKNOWN_SEAT = "unknown_seat"
    """There is no such seat, or it is dead."""
    BAD_SETUP = "bad_setup"
    """The setup can't be played; the values say why."""
    BAD_DECK = "bad_deck"
    """The deck can't be played; the values say why."""


class Refused(Exception):  # noqa: N818 - it is a word of the game, not an error of the program
    """An answer or a setup was refused; nothing has changed.

    `code` is the reason, `values` what explains it (for `illegal`: `legal`, what this seat could have answered, and
    where it has named a seat that is not on that list, `named`, and `why`, the code of the rule that leaves it out).
    """

    def __init__(self, code: StrEnum, **values: object) -> None:
        """Keep the reason, a `RefusalCode` or one of a layer above, and what explains it."""
        super().__init__(str(code), values)
        self.code = code
        self.values: dict[str, object] = values

    def __str__(self) -> str:
        """Return the code with its values, for programmers; players are told in their own language."""
        said = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.code}({said})"


class Ask(msgspec.Struct, gc=False):
    """An open question put to one or more seats, or to luck (`seats == (CHANCE,)`).

    Made by the game alone; everybody else reads it. `id` is `phase.call[@seat][#occurrence]`.
    """

    id: str
    call: str
    """The step of the judge's script that it belongs to, such as `seer`, `witch.heal`, `vote`."""
    kind: AskKind
    seats: tuple[int, ...]
    legal: Legal = ()
    """What every asked seat may answer, unless `narrowed` says otherwise for a seat."""
    may_pass: bool = False
    least: int = 1
    most: int = 1
    """For `seats`: how many at least and at most."""
    narrowed: dict[int, Legal] | None = None
    draws: bool = False
    """When time is up: True draws a legal answer by chance, False passes."""
    shared: bool = False
    """Whether those who are asked see each other's answers before it closes (the pack pointing)."""
    hold: Ask | None = None
    """The hold of the call that it belongs to; it ends with it."""
    weights: tuple[float, ...] | None = None
    """For luck: how likely each legal word is; equally when None."""
    timeless: bool = False
    """No clock ends it: only the judge knows the answer (who holds a printed card)."""
    one_of: tuple[int, ...] = ()
    """For `seats`: if any, exactly one of the chosen must be among these."""
    offer: bool = False
    """It stands beside other asks, has no deadline and may interrupt them."""
    answers: dict[int, Answer] = {}  # msgspec gives each ask a dict of its own
    state: AskState = "open"

    def legal_for(self, seat: int) -> Legal:
        """Return what this seat may answer."""
        return self.legal if self.narrowed is None else self.narrowed.get(seat, self.legal)

    def check(self, seat: int, value: object) -> Answer:
        """Return the answer in its plain form, or raise `Refused(illegal)` with what was legal."""
        kind = self.kind
        legal = self.legal_for(seat)
        if value is None:
            if self.may_pass:
                return None
        elif kind in ("seat", "option", "speech"):
            plain = _plain(value)
            if plain is not None and plain in legal:
                return plain
        elif kind == "seats":
            chosen = _seats(value)
            if (
                chosen is not None
                and self.least <= len(chosen) <= self.most
                and len(set(chosen)) == len(chosen)
                and all(one in legal for one in chosen)
                and (not self.one_of or sum(one in self.one_of for one in chosen) == 1)
            ):
                return chosen
        elif kind == "deal" and type(value) in (list, tuple):
            listed: list[object] | tuple[object, ...] = value  # type: ignore[assignment]
            cards = tuple([str.__str__(card) for card in listed if isinstance(card, str)])
            if len(cards) == len(listed) and sorted(cards) == sorted(str(card) for card in legal):
                return cards
        raise Refused(
            RefusalCode.ILLEGAL,
            ask=self.id,
            legal=legal,
            least=self.least,
            most=self.most,
            may_pass=self.may_pass,
            **({"one_of": self.one_of} if self.one_of else {}),
        )


def _plain(value: object) -> int | str | None:
    """Read a number or a word, also where it stands behind a constant of somebody's own; None when it is neither."""
    if isinstance(value, str):
        return str.__str__(value)
    return int.__index__(value) if isinstance(value, int) and not isinstance(value, bool) else None


def _seats(value: object) -> tuple[int, ...] | None:
    """Read a list of seats; None when it is none."""
    if type(value) not in (list, tuple):  # a list of somebody's own could do anything while it is read
        return None
    listed: list[object] | tuple[object, ...] = value  # type: ignore[assignment]
    chosen = tuple([one for one in listed if type(one) is int])
    return chosen if len(chosen) == len(listed) else None


def named_in(value: object) -> tuple[int, ...]:
    """Return the seats that an answer names, legal or not; none where it is no such answer."""
    one = _plain(value)
    return (one,) if isinstance(one, int) else _seats(value) or ()


def given(ask: Ask) -> Mapping[int, Answer]:
    """Return the answers that name something, by seat: passes are left out."""
    return {seat: value for seat, value in ask.answers.items() if value is not None}
