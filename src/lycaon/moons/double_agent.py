"""Double Agent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.event import Reason
from lycaon.game.table import VILLAGE, WEREWOLVES
from lycaon.game.victory import look
from lycaon.moons._card import Moon, first_dead

if TYPE_CHECKING:
    from lycaon.game.game import Game


class DoubleAgent(Moon):
    """The first player who died points in secret at a living one who is no werewolf: the double agent.

    He is shown all the werewolves and wins with them, no longer with the village. He keeps his role and his powers,
    does not wake with the pack, and is no werewolf to anybody who looks. A lover of a third camp stays in it.
    """

    id = "double_agent"
    cited = "seed 001; EVENTS 2"
    icon = "spy"
    phase = "new"
    needs_the_dead = True
    asks_when_turned = True

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out the werewolves."""
        return "no_double_agent" if call == self.id else None

    def turn_up(self, game: Game) -> Steps[None]:
        """Ask the first dead, and tell the agent."""
        first = first_dead(game)
        legal = tuple(seat for seat in game.table.living if not game.table[seat].wolf)
        if first is None or not legal:
            return
        agent = yield from game.choose(self.id, (first,), legal, draws=True)
        if not isinstance(agent, int):
            return
        game.tell(agent, self.id, tuple(seat for seat in game.table.living if game.table[seat].wolf), "ally")
        if game.table[agent].camp == VILLAGE:
            game.set_camp(agent, WEREWOLVES)
            game.rule(agent, "turn", Reason(self.id, first))
            look(game, "turn")
