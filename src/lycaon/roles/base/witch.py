"""The witch."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Kind, Potion
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Reason

if TYPE_CHECKING:
    from lycaon.game.game import Game

POISON = Kind("poison", "poison", order=7, poison=True)


class Witch(Role):
    """She has two potions, each for once in the game: one heals tonight's victim, the other poisons any player."""

    id = "witch"
    cited = "seeds 000-004; RULES a2, b 270, h 14-23"
    icon = "cauldron"
    house_rules = ("witch_self_heal", "witch_two_potions_one_night", "witch_told_victim", "guard_and_heal")
    harms = True
    protects = True
    worth = 4.0
    brings: ClassVar[tuple[type[Effect], ...]] = (Potion,)
    call = Call("witch", 270, needs_strikes=True)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Fill both bottles."""
        super().__init__(holder, source)
        self.healing = 1
        self.poisons = 1

    def wake(self, game: Game) -> Steps[None]:
        """Tell her the victims as far as the house does, and ask for the healing potion, then for the poison."""
        rules = game.rules
        seat = self.holder
        healed = False
        victims = game.ledger.bitten()
        told = rules.witch_told_victim
        if told == "always" or (told == "until_heal_used" and self.healing):
            for victim in victims:
                game.tell(seat, "witch", (victim,), "victim")
        if self.healing:
            legal = game.table.living if told == "never" else victims
            if not self._may_heal_herself(game):
                legal = tuple(one for one in legal if one != seat)
            if legal:
                target = yield from game.ask_holder(self, "witch.heal", legal, may_pass=True)
                if isinstance(target, int):
                    healed = True
                    self.healing -= 1
                    game.ledger.heal(game, target, seat)
                    if target not in victims:
                        game.rule(seat, "void", Reason("not_attacked", target, "witch_told_victim"))
        if self.poisons and not (healed and not rules.witch_two_potions_one_night):
            target = yield from game.ask_holder(self, "witch.poison", game.table.living, may_pass=True)
            if isinstance(target, int):
                self.poisons -= 1
                game.strike(target, POISON, seat)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who is no victim, and herself where the house does."""
        if call != "witch.heal":
            return None
        told = game.rules.witch_told_victim != "never"
        if told and choice not in game.ledger.bitten():
            return "no_victim"
        return "heals_herself" if choice == seat else None

    @staticmethod
    def _may_heal_herself(game: Game) -> bool:
        rule = game.rules.witch_self_heal
        return rule == "always" or (rule == "first_night" and game.number == 1)
