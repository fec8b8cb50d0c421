"""Executioner."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import SERVANT, Verdict, take, voters
from lycaon.game.death import LEFT, Death, show
from lycaon.game.event import Announced, Audience
from lycaon.moons._card import Moon

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Executioner(Moon):
    """The village elects an executioner, who alone sees the cards of those who are voted out.

    Dying, the executioner names a successor; voted out, before the card is turned, so that the new one sees it.
    """

    id = "executioner"
    cited = "EVENTS 2; RULES c2 row 9, c3 row 12"
    icon = "executioner-hood"
    house_rules = ("reveal_on_death",)
    phase = "new"
    asks_when_turned = True
    outlives = True
    orders: ClassVar[dict[str, int]] = {"condemned": SERVANT + 5, "chain_ended": 490}

    def turn_up(self, game: Game) -> Steps[None]:
        """Hold the election: a tie is voted on once more, and then settled by chance."""
        seats = voters(game)
        ballot = yield from take(game, "vote.executioner", seats, game.table.living, free=True)
        leading = ballot.leaders
        if len(leading) > 1:
            again = yield from take(game, "vote.executioner", seats, leading, free=True, occurrence=2)
            leading = again.leaders or leading
        if len(leading) > 1:
            drawn = yield from game.luck(f"{self.id}.tie", leading, kind="seat")
            leading = (drawn,) if isinstance(drawn, int) else ()
        if leading:
            self._appoint(game, leading[0])
            game.enter(self)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who is not tied, when chance decides."""
        return "not_tied" if call == f"{self.id}.tie" else None

    def _appoint(self, game: Game, seat: int) -> None:
        self.holder = seat
        game.emit(Announced(None, "executioner_named", seat))

    def shown(self, game: Game, death: Death, audience: Audience) -> Audience:
        """Show those who are voted out to the executioner alone."""
        return (self.holder,) if death.by_village else audience

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Show them where the house shows no cards as well."""
        if death.by_village and game.rules.reveal_on_death == "never":
            show(game, death)
        yield from ()

    def condemned(self, game: Game, verdict: Verdict) -> Steps[None]:
        """Name a successor before the executioner is executed."""
        if verdict.seat == self.holder:
            yield from self._pass_on(game)

    def chain_ended(self, game: Game) -> Steps[None]:
        """Name a successor when the executioner has died in another way."""
        if not game.table[self.holder].alive:
            yield from self._pass_on(game)

    def _pass_on(self, game: Game) -> Steps[None]:
        seat = self.holder
        dead = not game.table[seat].alive
        if dead and game.death_of(seat).cause == LEFT:
            game.end(self)
            return
        heir = yield from game.choose(f"successor.{self.id}", (seat,), game.table.others(seat), draws=True)
        if isinstance(heir, int):
            self._appoint(game, heir)
        elif dead:
            game.end(self)
