"""Punishment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps, given
from lycaon.game.death import Death, last_dead
from lycaon.game.event import Announced, Reason
from lycaon.moons._card import EVENT, Moon, kill

if TYPE_CHECKING:
    from lycaon.game.game import Game

FRIENDS = 2
"""So many others must vouch."""


class Punishment(Moon):
    """The last dead player names a living one, who is out unless at least two others vouch.

    It is no vote: no pardon, and nobody's fault. The day's vote takes place as usual.
    """

    id = "punishment"
    cited = "EVENTS 4"
    icon = "gibbet"
    needs_the_dead = True

    def turn_up(self, game: Game) -> Steps[None]:
        """Ask whom, and who vouches."""
        last = last_dead(game)
        if last is None:
            return
        named = yield from game.choose(self.id, (last,), game.table.living, draws=True)
        if not isinstance(named, int):
            return
        game.emit(Announced(None, "punished", named))
        others = game.table.others(named)
        vouching: tuple[int, ...] = ()
        if others:
            ask = game.open(f"{self.id}.vouch", others, ("yes",), kind="option", may_pass=True)
            yield ask
            vouching = tuple(sorted(given(ask)))
        for seat in vouching:
            game.emit(Announced(None, "vouched", seat))
        if len(vouching) < FRIENDS:
            yield from kill(game, [Death(named, EVENT, (Reason(self.id, last),), last)])
