"""What steps of play can wait for besides a single ask: several steps side by side, and a stretch with offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from lycaon.game.ask import Answer, Ask, Steps


class GameOver(Exception):  # noqa: N818 - the end of a game is no error
    """Raised through the steps of play when somebody has won, to leave them all at once."""


class Task:
    """One line of steps that is under way."""

    __slots__ = ("hold", "parent", "steps", "value")

    def __init__(self, steps: Steps[Any], parent: Together | Stretch | None, hold: Ask | None) -> None:
        """Start nothing yet: the game runs it."""
        self.steps = steps
        self.parent = parent
        self.hold = hold
        self.value: object = None

    def within(self, parent: Together | Stretch) -> bool:
        """Say whether this line runs inside that wait."""
        above = self.parent
        while above is not None:
            if above is parent:
                return True
            above = above.waiter.parent if above.waiter is not None else None
        return False


class Together:
    """Several lines of steps side by side; it ends when all have ended."""

    __slots__ = ("branches", "left", "running", "waiter")

    def __init__(self, branches: list[Steps[Any]]) -> None:
        """Take the lines of steps; order is the order in which their first asks open."""
        self.branches = branches
        self.left = len(branches)
        self.running: list[Task] = []
        self.waiter: Task | None = None

    @property
    def results(self) -> list[Any]:
        """What each line returned, in their order."""
        return [task.value for task in self.running]


class Offer(msgspec.Struct):
    """Something that one seat is offered beside other asks: taking it interrupts them.

    `take` runs with the answer when the seat takes it and returns whether what was interrupted is cut. `again`: it can
    be taken any number of times, whether or not it has been taken before.
    """

    call: str
    seat: int
    legal: tuple[int, ...]
    take: Callable[[Answer], Steps[bool]]
    again: bool = False


class Stretch:
    """Steps of play with offers standing beside them."""

    __slots__ = ("asks", "cut", "floor", "lasting", "main", "offers", "runs", "steps", "taking", "waiter")

    def __init__(self, steps: Steps[None], offers: list[Offer]) -> None:
        """Take the steps and the offers; the game opens both."""
        self.steps = steps
        self.offers = offers
        self.asks: dict[str, dict[int, Callable[[Answer], Steps[bool]]]] = {}
        """By the offer's ask and the seat, what happens when it is taken."""
        self.lasting: set[str] = set()
        """Those of its asks that can be taken again."""
        self.floor: tuple[int | None, tuple[int, ...], bool] = (None, (), False)
        """Who had the floor when it was interrupted, and who was to have it next."""
        self.main: Task | None = None
        self.taking: Task | None = None
        self.runs = True
        self.cut = False
        self.waiter: Task | None = None
