"""Lycanthropic Fascination."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Attack
from lycaon.game.death import FLAG, Death
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Reason
from lycaon.game.table import WEREWOLVES
from lycaon.game.variant import Variant
from lycaon.game.victory import WEREWOLVES_PLACE, Claim, Win, of_camp
from lycaon.roles.base.werewolf import BITE
from lycaon.roles.characters.accursed_wolf_father import AccursedWolfFather
from lycaon.roles.new_moon.elder import Elder

if TYPE_CHECKING:
    from lycaon.game.game import Game


SPELLBOUND = Win(WEREWOLVES_PLACE, WEREWOLVES, "all_hypnotised")


class Hypnotised(Effect):
    """A seat is under the wolves' spell: its powers are gone, its eyes stay shut, it can't be hypnotised again."""

    id = "hypnotised"

    def narrows(self, game: Game, call: str, seat: int, legal: tuple[int, ...]) -> tuple[int, ...]:
        """Take the seat out of the wolves' reach."""
        return tuple(one for one in legal if one != self.holder) if call in game.plan.bites else legal

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who is hypnotised already."""
        return "hypnotised"

    def wakes(self, game: Game, call: Call, powers: list[Effect]) -> list[Effect]:
        """Keep the seat's eyes shut, also where the charmed recognise each other or lovers talk."""
        return [power for power in powers if self.holder not in power.eyes()]


class Fascination(Variant):
    """The pack hypnotises instead of killing. If a hypnotised player is voted out, all who are hypnotised die.

    The werewolves win when only one player who isn't one of them is left awake.
    """

    id = "fascination"
    bites_reshape = True
    cited = "seed 001 variant 6; RULES e6, k47"
    icon = "divided-spiral"
    house_rules = ("fascination_persist",)
    orders: ClassVar[dict[str, int]] = {"mourns": FLAG}
    joins_call = AccursedWolfFather.id
    wins = (SPELLBOUND,)
    rules_out = (WEREWOLVES,)

    def __init__(self) -> None:
        """Begin with nobody hypnotised."""
        super().__init__()
        self.spells: list[Hypnotised] = []

    def struck(self, game: Game, attack: Attack) -> bool:
        """Hypnotise at once whom the wolves name; what the pack chose waits for a wolf-father who may turn it."""
        if not attack.kind.wolf or (attack.kind is BITE and self._may_be_turned(game)):
            return False
        self._hypnotise(game, attack)
        return True

    def joins(self, game: Game, call: Call) -> Steps[Steps[None] | None]:
        """Hypnotise the pack's choice once the wolf-father has declined to turn it."""
        yield from ()
        return self._after_the_wolf_father(game)

    def _after_the_wolf_father(self, game: Game) -> Steps[None]:
        for attack in [one for one in game.ledger.attacks if one.kind is BITE and not one.hidden]:
            game.ledger.attacks.remove(attack)
            self._hypnotise(game, attack)
        yield from ()

    @staticmethod
    def _may_be_turned(game: Game) -> bool:
        """Say whether a wolf-father will be asked about the pack's choice (infection still converts, RULES e6)."""
        fathers = game.callers.get(AccursedWolfFather.id, ())
        return any(isinstance(one, AccursedWolfFather) and one.infections for one in fathers)

    def _hypnotise(self, game: Game, attack: Attack) -> None:
        """Hypnotise a seat, unless a shield or an elder's first life keeps it off."""
        target = attack.target
        elder = next((power for power in game.powers(target) if isinstance(power, Elder)), None)
        if game.ledger.shielded(game, target):
            game.rule(target, "survival", *attack.because, Reason("guarded", game.ledger.guard(target)))
        elif elder is not None and elder.lives > 1:
            elder.lives -= 1
            game.rule(target, "survival", *attack.because, Reason("elder_life", target))
        elif all(spell.holder != target for spell in self.spells):
            spell = Hypnotised(target, self.id)
            self.spells.append(spell)
            game.enter(spell)
            game.tell(target, self.id, (target,), "hypnotised")
            game.rule(target, "loss", *attack.because, Reason("hypnotised"))
            game.recall(target)
            for power in game.table[target].powers:
                if isinstance(power, Role):
                    game.block(power, self.id)

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Let all who are hypnotised die with one of them whom the village has voted out."""
        if death.by_village and any(spell.holder == death.seat for spell in self.spells):
            for spell in self.spells:
                if game.table[spell.holder].alive:
                    game.fall(Death(spell.holder, self.id, (Reason("spell", death.seat),), death.seat))
        yield from ()

    def claims(self, game: Game) -> Iterable[Claim]:
        """Claim the werewolves' win."""
        asleep = {spell.holder for spell in self.spells}
        living = [game.table[seat] for seat in game.table.living]
        pack = any(seat.wolf and seat.camp == WEREWOLVES for seat in living)
        awake = [seat for seat in living if not seat.wolf and seat.number not in asleep]
        if pack and len(awake) <= 1:
            return (Claim(SPELLBOUND, of_camp(game, WEREWOLVES)),)
        return ()

    def denies(self, game: Game, camp: str) -> bool:
        """Replace the house's condition for the werewolves."""
        return camp in self.rules_out
