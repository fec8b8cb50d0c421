"""Holds by day and at dawn: moments at which somebody may be asked in secret last as long when nobody is.

The calls of the night have theirs in course.py. Where a game has holds and its deck a card that may be asked at such a
moment, the moment has one too, whoever lives: the pause alone would tell that the card is in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from lycaon.game.ask import Steps

if TYPE_CHECKING:
    from lycaon.game.game import Game

T = TypeVar("T")


def under_hold(game: Game, hook: str, steps: Steps[T]) -> Steps[T]:
    """Take the steps of a moment; where it has a hold, they last until that is closed."""
    if hook not in game.plan.held:
        return (yield from steps)
    hold = game.open_hold(hook)
    before = game.under(hold)
    result = yield from steps
    game.under(before)
    yield hold
    return result
