"""Two cards a player: seed 004's game, and the two Double You variants."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import PARDON, Verdict
from lycaon.game.event import Revealed
from lycaon.game.variant import Variant
from lycaon.roles.base.werewolf import Werewolf
from lycaon.roles.characters.big_bad_wolf import BigBadWolf
from lycaon.roles.new_moon.elder import Elder
from lycaon.roles.new_moon.village_idiot import VillageIdiot

if TYPE_CHECKING:
    from lycaon.game.game import Game


class DoubleYouGreat(Variant):
    """Everybody holds two hidden cards and has both powers; one werewolf card makes a werewolf.

    An idiot who is voted out loses the other card and stays; with the elder's card he is out at once.
    """

    id = "double_you_great"
    cited = "seed 001 variant 3; RULES e3, e8, k46"
    icon = "duality-mask"
    cards_each = 2
    orders: ClassVar[dict[str, int]] = {"condemned": PARDON - 1}

    def matters(self, game: Game) -> bool:
        """Not matter by itself: what the cards can still do, their powers say."""
        return False

    def condemned(self, game: Game, verdict: Verdict) -> Steps[None]:
        """Take the other card of an idiot who is about to be spared; one who is the elder as well is not."""
        powers = game.powers(verdict.seat or 0)
        for power in [one for one in powers if isinstance(one, VillageIdiot) and not one.spared]:
            if any(isinstance(one, Elder) for one in powers):
                power.spared = True
                continue
            game.recall(power.holder)
            place = game.table[power.holder]
            place.out = tuple(card for card in place.cards if card is not VillageIdiot)
            for other in place.powers:
                if not isinstance(other, VillageIdiot):
                    game.end(other)
        yield from ()


class TwoCards(DoubleYouGreat):
    """Seed 004: as in the great Double You, and two werewolf cards make a big bad wolf."""

    id = "two_cards"
    cited = "seed 004; RULES e8"
    icon = "poker-hand"
    house_rules = ("bbw_off_when",)
    brings = (BigBadWolf,)

    def deals(self, game: Game) -> Steps[None]:
        """Make a big bad wolf of who holds two werewolf cards."""
        for seat in game.table.all():
            if seat.cards == (Werewolf, Werewolf):
                game.give(seat.number, BigBadWolf, self.id)
        yield from ()


class DoubleYouSmall(Variant):
    """Everybody holds an open card, the power, and a hidden one, the camp. The seer is shown the hidden card."""

    id = "double_you_small"
    cited = "seed 001 variant 2; RULES e2, k44"
    icon = "double-face-mask"
    cards_each = 2
    open_cards = True

    def matters(self, game: Game) -> bool:
        """Not matter by itself: what the cards can still do, their powers say."""
        return False

    def deals(self, game: Game) -> Steps[None]:
        """Turn up everybody's open card."""
        for seat in game.table.all():
            game.emit(Revealed(None, seat.number, seat.ids[:1]))
        yield from ()

    def appears(self, game: Game, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Show a looking power the hidden card alone."""
        return cards[1:]
