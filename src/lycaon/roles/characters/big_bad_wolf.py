"""The big bad wolf."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Kind
from lycaon.game.death import FLAG, Death
from lycaon.game.effect import Call, Role
from lycaon.game.table import WEREWOLVES
from lycaon.roles.base.werewolf import Werewolf, prey
from lycaon.roles.characters.dog_wolf import DogWolf
from lycaon.roles.characters.wild_child import WildChild
from lycaon.roles.village.white_werewolf import WhiteWerewolf

if TYPE_CHECKING:
    from lycaon.game.game import Game

SECOND_BITE = Kind("big_bad", "big_bad_wolf", order=2, wolf=True)


class BigBadWolf(Role):
    """After the pack's bite he wakes alone and may kill a second player, until a werewolf has died."""

    id = "big_bad_wolf"
    cited = "seeds 001, 004; RULES a2, b 230, h 60-63"
    icon = "wolf-head"
    house_rules = ("bbw_off_when", "pack_agreement", "pack_may_target_wolf", "pack_may_skip", "self_explosion")
    box = "characters"
    camp = WEREWOLVES
    wolf = True
    harms = True
    copies = (1,)
    worth = 3.5
    also = (Werewolf,)
    bites = True
    call = Call("big_bad_wolf", 230, strikes=True, needs=("werewolf",))
    orders: ClassVar[dict[str, int]] = {"mourns": FLAG}
    unblockable = ("mourns",)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with no werewolf dead."""
        super().__init__(holder, source)
        self.off = False

    def wake(self, game: Game) -> Steps[None]:
        """Ask for the second victim; nobody who wakes with him."""
        # who comes by the card later has no second bite either (RULES h 60: for ever)
        if self.off or any(counts_as_wolf(game, death.seat) for death in game.dead):
            return
        legal = prey(game, (self.holder,))
        if not legal:
            return
        target = yield from game.ask_holder(self, "big_bad_wolf", legal, may_pass=True)
        if isinstance(target, int):
            game.strike(target, SECOND_BITE, self.holder)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who is known to the pack as one of its own."""
        if call != self.id or choice == seat:
            return None
        return None if choice in prey(game, (seat,)) else "of_the_pack"

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Stop for good when a werewolf has died, as the house reads it (`bbw_off_when`)."""
        if counts_as_wolf(game, death.seat):
            self.off = True
        yield from ()


def counts_as_wolf(game: Game, seat: int) -> bool:
    """Say whether a dead seat was a werewolf in the sense of `bbw_off_when`."""
    place = game.table[seat]
    rule = game.rules.bbw_off_when
    if rule == "a_wolf_died":
        return place.wolf
    if rule == "wolf_bbw_or_white_died":
        return any(card in (Werewolf, BigBadWolf, WhiteWerewolf) for card in place.cards)
    if any(card.wolf for card in place.cards):
        return True
    return place.wolf and any(card in (WildChild, DogWolf) for card in place.cards)
