"""Touch of Death."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Attack
from lycaon.moons._card import CHOSEN, AfterThePack, bites
from lycaon.moons.flood import Flood
from lycaon.roles.base.werewolf import awake_pack

if TYPE_CHECKING:
    from lycaon.game.game import Game


class TouchOfDeath(AfterThePack):
    """The pack's victim dies only if one of the pack goes and touches it."""

    id = "touch_of_death"
    cited = "EVENTS 2; RULES k40"
    icon = "skeletal-hand"
    house_rules = ("touch_reveals",)
    phase = "new"
    orders: ClassVar[dict[str, int]] = {"joins": CHOSEN}

    def after_the_pack(self, game: Game) -> Steps[None]:
        """Ask who touches the victim; nobody does, and it is none."""
        for attack in bites(game):
            yield from self._touch(game, attack)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who is not awake with the pack, and who is in the other building."""
        if call != self.id:
            return None
        return "other_building" if choice in awake_pack(game) else "not_awake"

    def _touch(self, game: Game, attack: Attack) -> Steps[None]:
        pack = awake_pack(game)
        flood = next((effect for effect in game.on.hunts if isinstance(effect, Flood)), None)
        if flood is not None:
            pack = tuple(seat for seat in pack if flood.together(seat, attack.target))
        touchers: list[int] = []
        if pack:
            ask = game.open(self.id, pack, pack, may_pass=True, shared=True, at=None if flood is None else pack[0])
            yield ask
            touchers = [answer for seat in pack if isinstance(answer := ask.answers.get(seat), int)]
        if not touchers:
            game.ledger.attacks.remove(attack)
        elif game.rules.touch_reveals:
            side = side_of(game, attack.target, touchers[0])
            game.tell(attack.target, self.id, (attack.target,), side)


def side_of(game: Game, seat: int, other: int) -> str:
    """Return on which side of a seat another one sits: where the way round is shorter, left when it is the same."""
    left = list(game.table.clockwise(seat)).index(other)
    right = list(game.table.counter_clockwise(seat)).index(other)
    return "left" if left <= right else "right"
