"""The younger wolf brother."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Attack, Kind
from lycaon.game.death import FLAG, Death
from lycaon.game.effect import Call, Role
from lycaon.game.table import GOOD_SIDE, WEREWOLVES
from lycaon.roles.base.villager import Villager
from lycaon.roles.base.werewolf import Werewolf

if TYPE_CHECKING:
    from lycaon.game.game import Game

RECOGNITION = "wolf_brothers"
"""The call at which the brothers recognise each other; it is the elder's card's."""

REVENGE = Kind("younger_brother", "wolf_brother", order=4, wolf=True)


class YoungerWolfBrother(Role):
    """He sleeps while his elder brother lives, and nobody detects him as a werewolf.

    In the night after the elder's death he wakes alone and kills one player; from the next on he wakes with the pack.
    """

    id = "younger_wolf_brother"
    cited = "seed 001; RULES a2, b 220, h 55, h 99, k9"
    icon = "night-sleep"
    box = "fourth"
    camp = WEREWOLVES
    wolf = True
    harms = True
    copies = (1,)
    worth = 2.0
    bites = True
    call = Call("younger_wolf_brother", 220, strikes=True, needs=("werewolf",))
    orders: ClassVar[dict[str, int]] = {"mourns": FLAG}
    unblockable = ("mourns", "struck")

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin asleep."""
        super().__init__(holder, source)
        self.revenge = 0
        """The night in which he kills alone."""
        self.asleep = True
        self.doomed = 0
        """An elder brother who is about to die and may leave his card before."""

    def struck(self, game: Game, attack: Attack) -> bool:
        """Note the elder brother whom nothing saves: his card may be another's when he is told dead."""
        if attack.kind.unstoppable and self._is_elder(game, attack.target):
            self.doomed = attack.target
        return False

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Prepare his revenge for the coming night when the elder brother has died, and his joining the pack.

        He joins it on the night after, whatever keeps him from his revenge: it is the death that wakes him.
        """
        if not self.revenge and (death.seat == self.doomed or self._is_elder(game, death.seat)):
            self.revenge = game.number + 1
            game.later("nightfall", lambda: self._join(game), times=2)
        yield from ()

    @staticmethod
    def _is_elder(game: Game, seat: int) -> bool:
        """Say whether a seat holds the elder brother's card."""
        return any(card.call is not None and card.call.id == RECOGNITION for card in game.table[seat].cards)

    def wake(self, game: Game) -> Steps[None]:
        """Ask for his victim in the night of his revenge."""
        if game.number != self.revenge:
            return
        legal = game.table.others(self.holder)
        if legal:
            target = yield from game.ask_holder(self, "younger_wolf_brother", legal)
            if isinstance(target, int):
                game.strike(target, REVENGE, self.holder)

    def _join(self, game: Game) -> None:
        joins = self._sleeps(game)
        self.asleep = False
        if joins and game.table[self.holder].alive and not self.ended:
            game.give(self.holder, Werewolf, self.id)

    def _sleeps(self, game: Game) -> bool:
        """Say whether he sleeps: infected he wakes with the pack before his brother's death wakes him."""
        return self.asleep and not any(isinstance(power, Werewolf) for power in game.table[self.holder].powers)

    def seen(self, game: Game, seat: int, side: str, to: str) -> str:
        """Count as good while he sleeps."""
        return GOOD_SIDE if seat == self.holder and self._sleeps(game) else side

    def appears(self, game: Game, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Look like a villager while he sleeps."""
        if seat != self.holder or not self._sleeps(game):
            return cards
        return tuple(Villager.id if card == self.id else card for card in cards)
