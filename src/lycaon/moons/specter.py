"""The Specter."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Kind
from lycaon.game.event import Reason
from lycaon.moons._card import CHOSEN, EVENT, AfterThePack, bites
from lycaon.moons.full_moon_rising import is_rising
from lycaon.roles.base.werewolf import Werewolf, awake_pack
from lycaon.roles.new_moon.elder import Elder

if TYPE_CHECKING:
    from lycaon.game.game import Game

REPLACED = Kind("specter", EVENT, order=12, unstoppable=True)


class Specter(AfterThePack):
    """The pack's next victim opens the eyes, becomes a werewolf, and points at one of the old ones.

    That one dies at once and leaves with the victim's card; there is no other victim of the pack that night. No shield
    stops it. An elder with two lives loses one instead, and the card waits on.
    """

    id = "specter"
    cited = "EVENTS 3, 6; RULES k31, k51"
    icon = "spectre"
    phase = "crescent"
    bites_reshape = True
    orders: ClassVar[dict[str, int]] = {"joins": CHOSEN}

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who is not awake with the pack."""
        return "not_awake" if call == self.id else None

    def after_the_pack(self, game: Game) -> Steps[None]:
        """Let the victim take a werewolf's place."""
        attack = next(iter(sorted(bites(game), key=lambda one: one.target)), None)
        if attack is None or is_rising(game):
            return
        game.ledger.attacks.remove(attack)
        victim = attack.target
        elder = next((power for power in game.powers(victim) if isinstance(power, Elder)), None)
        if elder is not None and elder.lives > 1:
            elder.lives -= 1
            game.rule(victim, "survival", *attack.because, Reason("elder_life", victim))
            return
        game.end(self)
        pack = tuple(seat for seat in awake_pack(game) if seat != victim)
        if not pack:
            return
        game.tell(victim, self.id, pack, "pack")
        old = yield from game.choose(self.id, (victim,), pack, draws=True)
        if not isinstance(old, int):
            return
        cards = game.table[victim].cards
        game.hand_cards(victim, (game.plan.roles[Werewolf.id],) * len(cards), self.id)
        for seat in (victim, *pack):
            for power in game.table[seat].powers:
                if isinstance(power, Werewolf):
                    power.recognise(game, (victim, *pack))
        game.tell(victim, self.id, (victim,), "turned")
        game.rule(victim, "turn", Reason(self.id, old))
        game.strike(old, REPLACED, victim)  # he dies as who he is, and lies there with the victim's card
        game.leave_card(old, cards)
        game.table[old].shown = False  # what lies there is turned up like any other card
