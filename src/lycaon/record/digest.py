"""Digests: short marks of all that has happened in a game, so that a replay under other rules notices where it parts.

Each digest is made of the one before it, the decision that followed and the events that this set off. The setup is
not in it: a house rule that is added later touches no old game, and a rule that matters shows in the events. The words
of speeches aren't either, so that they can be erased.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from lycaon.game.event import AnyEvent
from lycaon.game.game import Decision, Game

BYTES = 8
"""Sixteen hex characters: enough against chance. Against forgers only a signature would help."""

BEGIN = "0" * (2 * BYTES)
"""What stands for the digest before anything has happened."""

_encode = msgspec.json.Encoder().encode


def link(before: str, decision: Decision | None, events: Sequence[AnyEvent]) -> str:
    """Return the digest that follows another one: after a decision (None: the start of the game) and its events."""
    return blake2b(_encode((before, decision, events)), digest_size=BYTES).hexdigest()


class Digests:
    """The digests of one game, worked out as far as they are asked for, each once."""

    def __init__(self, game: Game) -> None:
        """Work out nothing yet. The game's log and decisions may only grow from now on."""
        self._game = game
        self._before: list[str] = []
        self._found: tuple[int, int, str] | None = None
        """The digest that was found last, by its place and how many events there were."""

    def before(self, place: int) -> str:
        """Return the digest of the game before a decision, counted from 0; the place after the last means now."""
        game = self._game
        found = self._before
        made = len(game.decisions)
        while len(found) <= min(place, made - 1):
            found.append(self._next(game.marks[len(found)]))
        if place < made:
            return found[place]
        if place > made:
            raise IndexError(f"{made} decisions have no digest before number {place + 1}")
        return self._next(len(game.log))

    def now(self) -> str:
        """Return the digest of the game as it stands."""
        return self.before(len(self._game.decisions))

    def _next(self, upto: int) -> str:
        """Return the digest after the last one that was found, over the events before `upto`."""
        game = self._game
        place = len(self._before)
        if self._found is not None and self._found[:2] == (place, upto):
            return self._found[2]
        if place:
            found = link(self._before[-1], game.decisions[place - 1], game.log[game.marks[place - 1] : upto])
        else:
            found = link(BEGIN, None, game.log[:upto])
        self._found = place, upto, found
        return found


def digest_of(game: Game) -> str:
    """Return the digest of a game as it stands: equal for two games in which the same was decided and happened."""
    return Digests(game).now()
