"""The accursed wolf-father."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import INFECTION, Attack
from lycaon.game.effect import Call, Role
from lycaon.game.event import Announced, Reason
from lycaon.game.table import WEREWOLVES
from lycaon.roles.base.werewolf import BITE, Werewolf, turn_into_werewolf
from lycaon.roles.new_moon.elder import Elder

if TYPE_CHECKING:
    from lycaon.game.game import Game


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
    call = Call("accursed_wolf_father", 215, needs=("werewolf",), strikes=True)
    orders: ClassVar[dict[str, int]] = {"settles": INFECTION}
    outlives = True

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with his one bite."""
        super().__init__(holder, source)
        self.infections = 1
        self.infects: Attack | None = None
        self.turning: int | None = None

    def wake(self, game: Game) -> Steps[None]:
        """Ask whether he infects the pack's victim."""
        attack = next((one for one in game.ledger.attacks if one.kind is BITE), None)
        if not self.infections or attack is None or not game.table[self.holder].alive:
            return
        infects = yield from game.ask_holder(self, "accursed_wolf_father", ("yes",), kind="option", may_pass=True)
        if infects == "yes":
            self.infections -= 1
            self.infects = attack
            attack.hidden = True

    def settles(self, game: Game, attack: Attack) -> bool:
        """Turn the victim instead of killing it; an elder resists with a life."""
        if attack is not self.infects:
            return False
        self.infects = None
        attack.because.append(Reason("infected", self.holder))
        elder = next((power for power in game.powers(attack.target) if isinstance(power, Elder)), None)
        if elder is not None and elder.lives > 1:
            elder.lives -= 1
            attack.because.append(Reason("elder_life", attack.target))
        else:
            self.turning = attack.target
        return True

    def chain_ended(self, game: Game) -> Steps[None]:
        """Turn the victim at dawn, if nothing else has killed it."""
        seat, self.turning = self.turning, None
        if seat is not None and game.table[seat].alive:
            if not game.rules.infected_keeps_power:
                for power in game.table[seat].powers:
                    if isinstance(power, Role) and not power.common and not power.kept_when_infected:
                        game.end(power)
            turn_into_werewolf(game, seat, self.id, "infected")
            if game.rules.infection_announced:
                game.emit(Announced(None, "infection"))
        yield from ()
