"""The night's ledger: attacks, shields and potions are put on it by the calls, and dawn settles it once.

RULES c1. Nobody dies during the night: calls only write here, so a bitten witch still acts and the order in which
independent calls are answered can't change the dawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from lycaon.game.ask import Steps
from lycaon.game.death import Death
from lycaon.game.effect import Effect
from lycaon.game.event import JUDGE, Reason, Ruled

if TYPE_CHECKING:
    from lycaon.game.game import Game

# Where an effect's `settles` stands; the first that applies ends the attack (RULES c1, ten times the row number, with
# places between).
EVENT, INFECTION, FIRE, GUARD, TRAVELLER, LIVES, POTION, SUBSTITUTE = 20, 30, 40, 50, 60, 70, 80, 90


class Kind(msgspec.Struct, frozen=True):
    """A kind of attack, defined in the file of the role that makes it.

    `order` is its place in RULES k15, which says which of two causes counts. `wolf`: a werewolf's bite, which shields,
    lives and potions can stop. `poison`: counts before all others under `double_cause: poison`. `unstoppable`: nothing
    settles it.
    """

    id: str
    cause: str
    order: int
    wolf: bool = False
    poison: bool = False
    unstoppable: bool = False


class Attack(msgspec.Struct, eq=False, gc=False):
    """One attack of the night on one seat; `by` is None for a group, `because` grows while it is settled."""

    target: int
    kind: Kind
    by: int | None
    because: list[Reason]
    hidden: bool = False
    """Whether the target is no victim: something else than death is to befall it, so there is nothing to heal."""


class Shield(Effect):
    """A seat is protected from the werewolves for this night."""

    id = "shield"
    orders: ClassVar[dict[str, int]] = {"settles": GUARD}

    def __init__(self, target: int, by: int) -> None:
        """Protect a seat; `by` is who protects it."""
        super().__init__(0, "shield")
        self.target = target
        self.by = by

    def settles(self, game: Game, attack: Attack) -> bool:
        """Stop a bite, unless the target can't be protected or the potion and the shield undo each other."""
        if attack.target != self.target or not attack.kind.wolf:
            return False
        if not game.ledger.shielded(game, self.target):
            attack.because.append(Reason("unguarded", self.target))
            return False
        by = _first_of(game.ledger.shields, self)
        if game.ledger.potion(self.target) is not None:
            rule = game.rules.guard_and_heal
            if rule == "dies":
                attack.because.append(Reason("guard_and_heal_undone", by, "guard_and_heal"))
                return False
            attack.because.append(Reason("guarded", by))
            both = "potion_wasted" if rule == "survives_potion_wasted" else "healed"
            attack.because.append(Reason(both, None, "guard_and_heal"))
            return True
        attack.because.append(Reason("guarded", by))
        return True


class Potion(Effect):
    """A seat was given a healing potion this night."""

    id = "potion"
    orders: ClassVar[dict[str, int]] = {"settles": POTION}

    def __init__(self, target: int, by: int) -> None:
        """Heal a seat; `by` is who heals it."""
        super().__init__(0, "potion")
        self.target = target
        self.by = by

    def settles(self, game: Game, attack: Attack) -> bool:
        """Undo a bite, unless a shield on the same seat undoes the potion."""
        if attack.target != self.target or not attack.kind.wolf:
            return False
        if game.rules.guard_and_heal == "dies" and game.ledger.shielded(game, self.target):
            return False
        attack.because.append(Reason("healed", _first_of(game.ledger.potions, self)))
        return True


def _first_of(given: Sequence[Shield] | Sequence[Potion], one: Shield | Potion) -> int:
    """Return the lowest seat that gave the same help as this one: whose answer came first must not be told."""
    return min(other.by for other in given if other.target == one.target)


class Aftermath(Effect):
    """What a call of this night brings at dawn besides deaths: it stands, whatever dawn does to who did it.

    The card that brings it makes a class of it, with an id and a place of its own: what comes later in the night comes
    later at dawn, but that infection leaves its victim the calls that follow (RULES k23).
    """

    def __init__(self, act: Callable[[Game], None]) -> None:
        """Wait for the end of the night's deaths."""
        super().__init__(0, self.id)
        self.act = act

    def matters(self, game: Game) -> bool:
        """Not matter: it is over before nightfall."""
        return False

    def chain_ended(self, game: Game) -> Steps[None]:
        """Come about once nobody dies of the night any more; a chain before that (an explosion's) is another one."""
        if game.ledger.deaths is not None:
            game.end(self)
            self.act(game)
        yield from ()


class Ledger:
    """What the calls of one night have put down."""

    __slots__ = ("attacks", "deaths", "potions", "shields")

    def __init__(self) -> None:
        """Open an empty page."""
        self.attacks: list[Attack] = []
        self.shields: list[Shield] = []
        self.potions: list[Potion] = []
        self.deaths: list[Death] | None = None
        """Who dies of this night, once it is settled."""

    def clear(self) -> None:
        """Turn to an empty page."""
        self.deaths = None
        if self.attacks or self.shields or self.potions:
            self.attacks = []
            self.shields = []
            self.potions = []

    def strike(self, target: int, kind: Kind, by: int | None) -> Attack:
        """Put an attack down."""
        attack = Attack(target, kind, by, [Reason(kind.id, by)])
        self.attacks.append(attack)
        return attack

    def lift(self, kind: Kind) -> None:
        """Take all attacks of a kind off again: another victim was taken instead."""
        self.attacks = [attack for attack in self.attacks if attack.kind is not kind]

    def shield(self, game: Game, target: int, by: int) -> None:
        """Protect a seat from bites until dawn."""
        shield = Shield(target, by)
        self.shields.append(shield)
        game.enter(shield, until="dawn")

    def heal(self, game: Game, target: int, by: int) -> None:
        """Give a seat the healing potion."""
        potion = Potion(target, by)
        self.potions.append(potion)
        game.enter(potion, until="dawn")

    def guard(self, target: int) -> int:
        """Return who protects a seat; the lowest of several."""
        return min(shield.by for shield in self.shields if shield.target == target)

    def shielded(self, game: Game, target: int) -> bool:
        """Say whether a shield stands over a seat, and helps it."""
        covered = any(shield.target == target for shield in self.shields)
        return covered and not any(power.unguarded for power in game.powers(target))

    def potion(self, target: int) -> Potion | None:
        """Return the potion that a seat was given."""
        return next((potion for potion in self.potions if potion.target == target), None)

    def bitten(self) -> tuple[int, ...]:
        """Return the seats that werewolves have attacked, each once, in the order of RULES k15."""
        bites = [
            (attack.kind.order, attack.target) for attack in self.attacks if attack.kind.wolf and not attack.hidden
        ]
        bites.sort()
        return tuple(dict.fromkeys([target for _, target in bites]))

    def settle(self, game: Game) -> list[Death]:
        """Settle every attack in order and return the batch of deaths, each seat once.

        It is done once a night: at dawn, or at the call of a power that hears who is going to die.
        """
        if self.deaths is None:
            self.deaths = self._settle(game)
        return self.deaths

    def _settle(self, game: Game) -> list[Death]:
        if not self.attacks:
            return []
        if len(self.attacks) == 1 and not game.on.settles:
            attack = self.attacks[0]
            return [Death(attack.target, attack.kind.cause, tuple(attack.because), attack.by, attack.kind.wolf)]
        self.attacks.sort(key=lambda attack: (attack.kind.order, attack.target, attack.by or 0))
        landed: dict[int, list[Attack]] = {}
        survived: list[Attack] = []
        place = 0
        while place < len(self.attacks):  # settling one attack may put another down: a substitute, a fire
            attack = self.attacks[place]
            place += 1
            target = attack.target
            if not attack.kind.unstoppable and any(effect.settles(game, attack) for effect in game.on.settles):
                survived.append(attack)
            else:
                landed.setdefault(target, []).append(attack)
        for attack in survived:
            if attack.target not in landed:
                game.emit(Ruled(JUDGE, attack.target, "survival", None, tuple(attack.because)))
        return [self._death(game, target, attacks) for target, attacks in landed.items()]

    @staticmethod
    def _death(game: Game, target: int, attacks: list[Attack]) -> Death:
        """Choose which of several attacks that landed on a seat counts as the cause (RULES k15)."""
        cause = min(attacks, key=lambda attack: attack.kind.order)
        if game.rules.double_cause == "poison":
            cause = next((attack for attack in attacks if attack.kind.poison), cause)
        because = list(cause.because)
        for other in attacks:
            if other is not cause:
                because.extend((*other.because, Reason("double_cause", None, "double_cause")))
        return Death(target, cause.kind.cause, tuple(because), cause.by, cause.kind.wolf)
