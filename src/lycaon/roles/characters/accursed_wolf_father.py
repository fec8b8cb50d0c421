"""The accursed wolf-father."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import INFECTION, Aftermath, Attack
from lycaon.game.effect import Call, Role
from lycaon.game.event import Announced, Reason
from lycaon.game.table import WEREWOLVES
from lycaon.roles.base.werewolf import BITE, Werewolf, turn_into_werewolf
from lycaon.roles.new_moon.elder import Elder

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Infection(Aftermath):
    """The pack's victim of this night turns into a werewolf at dawn instead of dying; an elder resists with a life."""

    id = "infection"
    orders: ClassVar[dict[str, int]] = {"settles": INFECTION, "chain_ended": 510}  # behind later steps' (RULES k23)

    def __init__(self, attack: Attack, by: int) -> None:
        """Take a bite of the pack; `by` is who infects."""
        super().__init__(self._turn)
        self.attack = attack
        self.by = by

    def settles(self, game: Game, attack: Attack) -> bool:
        """Turn the victim instead of killing it; an elder resists with a life."""
        if attack is not self.attack:
            return False
        attack.because.append(Reason("infected", self.by))
        elder = next((power for power in game.powers(attack.target) if isinstance(power, Elder)), None)
        if elder is not None and elder.lives > 1:
            elder.lives -= 1
            attack.because.append(Reason("elder_life", attack.target))
            game.end(self)
        return True

    def _turn(self, game: Game) -> None:
        """Turn the victim at dawn, if nothing else has killed it."""
        seat = self.attack.target
        if not game.table[seat].alive:
            game.rule(self.by, "void", Reason("died_before", seat))
            return
        if not game.rules.infected_keeps_power:
            game.recall(seat)
            for power in game.table[seat].powers:
                if isinstance(power, Role) and not power.common and not power.kept_when_infected:
                    game.end(power)
        turn_into_werewolf(game, seat, AccursedWolfFather.id, "infected")
        if game.rules.infection_announced:
            game.emit(Announced(None, "infection"))


class AccursedWolfFather(Role):
    """Once in the game he may turn the pack's victim into a werewolf instead of letting it die.

    The victim is told at dawn and wakes with the pack from the next night on. An elder with two lives resists: he loses
    one, and the bite is spent.
    """

    id = "accursed_wolf_father"
    cited = "seed 001; RULES a2, b 215, c1 row 3, h 9, h 53, h 56-59, k23"
    icon = "bestial-fangs"
    house_rules = (
        "infected_keeps_power",
        "infection_announced",
        "pack_agreement",
        "pack_may_target_wolf",
        "pack_may_skip",
        "self_explosion",
    )
    box = "characters"
    camp = WEREWOLVES
    wolf = True
    harms = True
    copies = (1,)
    worth = 3.5
    also = (Werewolf,)
    brings = (Infection,)
    call = Call("accursed_wolf_father", 215, needs=("werewolf",), strikes=True)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with his one bite."""
        super().__init__(holder, source)
        self.infections = 1

    def wake(self, game: Game) -> Steps[None]:
        """Ask whether he infects the pack's victim."""
        bitten = [one for one in game.ledger.attacks if one.kind is BITE]
        mine = game.within_reach(Werewolf.id, self.holder, tuple([one.target for one in bitten]))
        attack = next((one for one in bitten if one.target in mine), None)
        if not self.infections or attack is None:
            return
        infects = yield from game.ask_holder(self, "accursed_wolf_father", ("yes",), kind="option", may_pass=True)
        if infects == "yes":
            self.infections -= 1
            attack.hidden = True
            game.enter(Infection(attack, self.holder), until="dawn")
