"""Backfire."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Attack, Kind
from lycaon.game.event import Reason
from lycaon.moons._card import CHOSEN, EVENT, NIGHT, AfterThePack, bites
from lycaon.moons.full_moon_rising import is_rising
from lycaon.moons.spiritualism import is_villager
from lycaon.roles.base.werewolf import Werewolf

if TYPE_CHECKING:
    from lycaon.game.game import Game

RECOIL = Kind("backfire", EVENT, order=11, unstoppable=True)


class Backfire(AfterThePack):
    """In the next night the pack's choice turns against it.

    An ordinary villager whom it names does not die but becomes a werewolf, and is told in secret. Anybody else
    survives, and the first living werewolf on his left dies. Shields and lives are neither asked nor spent.
    """

    id = "backfire"
    cited = "EVENTS 3, 6; RULES k31"
    icon = "unfriendly-fire"
    phase = "crescent"
    lasts = NIGHT
    orders: ClassVar[dict[str, int]] = {"joins": CHOSEN}

    def after_the_pack(self, game: Game) -> Steps[None]:
        """Take the bites off the ledger, and let them have their other effect."""
        for attack in [] if is_rising(game) else bites(game):
            game.ledger.attacks.remove(attack)
            self._turn_against(game, attack)
        yield from ()

    def _turn_against(self, game: Game, attack: Attack) -> None:
        seat = attack.target
        place = game.table[seat]
        if is_villager(game, seat):
            game.hand_cards(seat, (game.plan.roles[Werewolf.id],) * len(place.cards), self.id)
            game.tell(seat, self.id, (seat,), "turned")
            game.rule(seat, "turn", Reason(self.id, seat))
            return
        game.rule(seat, "survival", *attack.because, Reason(self.id, seat))
        wolf = next((one for one in game.table.clockwise(seat) if one != seat and game.table[one].wolf), None)
        if wolf is not None:
            game.strike(wolf, RECOIL, seat)
