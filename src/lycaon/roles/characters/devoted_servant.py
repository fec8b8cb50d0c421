"""The devoted servant."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game import election
from lycaon.game.ask import Steps
from lycaon.game.ballot import SERVANT, Verdict
from lycaon.game.effect import Role
from lycaon.game.event import Announced, Reason, Revealed
from lycaon.roles.base.cupid import Lovers
from lycaon.roles.new_moon.piper import Charmed

if TYPE_CHECKING:
    from lycaon.game.game import Game


class DevotedServant(Role):
    """When a player is voted out she may show her card before his is turned, take his in secret and play it on.

    Not if she is in love. Her new power is fresh, and hers from nightfall on; she sheds the piper's charm and passes on
    a badge.
    """

    id = "devoted_servant"
    cited = "seed 001; RULES a2, c2 row 8, c3 row 2, h 76-80"
    icon = "broom"
    box = "characters"
    asks_in_secret = ("condemned",)
    copies = (1,)
    worth = 2.0
    orders: ClassVar[dict[str, int]] = {"condemned": SERVANT}

    def condemned(self, game: Game, verdict: Verdict) -> Steps[None]:
        """Ask whether she takes the card of the condemned."""
        dying, mine = verdict.seat, self.holder
        in_love = any(isinstance(bond, Lovers) and bond.partner(mine) is not None for bond in game.on.mourns)
        if dying is None or dying == mine or in_love or not game.table[mine].alive:
            return
        takes = yield from game.ask_holder(self, "devoted_servant", ("yes",), kind="option", may_pass=True)
        if takes != "yes":
            return
        cards = game.table[dying].in_play
        infected = game.table[mine].wolf
        game.emit(Announced(None, "servant", mine))
        game.emit(Revealed(None, mine, (self.id,)))
        game.leave_card(dying, (type(self),))
        for charm in [power for power in game.callers.get("charmed", []) if isinstance(power, Charmed)]:
            if charm.holder == mine:
                game.end(charm)
        game.hand_cards(mine, cards, self.id)
        for power in game.table[mine].powers:
            game.block(power, self.id, until="nightfall")
        game.rule(mine, "turn", Reason("took_card", dying))
        if infected and not game.table[mine].wolf:
            game.turn(mine, "werewolves", wolf=True)
        yield from election.hand_over(game, mine, dying)
