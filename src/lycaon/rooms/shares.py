"""Shares: how much of what a room can keep one person may use up, so that whoever wears it out costs themselves alone.

All is counted from the start of the last game on, as the room's entries are. What carries a game on is not counted: the
first answer to whatever is asked, a time that is up, a seat that leaves; of that there is no more than there is to
play. Nor is what the host does as the host and a human judge for others: they can end the game at any time.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from lycaon.game.ask import Refused
from lycaon.rooms.refusal import RoomCode

MOST_MOVES = 100
"""Of one person: names, places in the circle, signs of being ready, and votes on who is to leave."""

MOST_TURNS = 1_000
"""Of one person: speeches, and answers in the place of others of their own. A tenth of a room's entries."""

MOST_SIGNS = 100_000
"""Of one person: characters in speeches. A tenth of a game's, and more than can be typed in an evening."""

MOST_NEWCOMERS = 200
"""Of all together, for nobody knows who a newcomer was before: as many as a room has place for."""


class Shares(msgspec.Struct, kw_only=True):
    """What each person has used up, by number."""

    moves: Counter[int] = msgspec.field(default_factory=Counter)
    turns: Counter[int] = msgspec.field(default_factory=Counter)
    signs: Counter[int] = msgspec.field(default_factory=Counter)
    newcomers: int = 0

    def check_move(self, person: int) -> None:
        """Refuse another move of somebody's who has made as many as one may: `used_up`."""
        _check(self.moves[person] + 1, "moves", MOST_MOVES)

    def check_turn(self, person: int, signs: int = 0) -> None:
        """Refuse another answer in the place of one, or a speech of so many characters: `used_up`."""
        _check(self.turns[person] + 1, "turns", MOST_TURNS)
        _check(self.signs[person] + signs, "signs", MOST_SIGNS)

    def check_newcomer(self) -> None:
        """Refuse somebody new where as many have come as may: `worn_out`."""
        if self.newcomers >= MOST_NEWCOMERS:
            raise Refused(RoomCode.WORN_OUT)


def _check(used: int, what: str, most: int) -> None:
    if used > most:
        raise Refused(RoomCode.USED_UP, what=what, most=most)
