"""The seer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.deal import look_at_card
from lycaon.game.effect import Call, Role

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Seer(Role):
    """Each night she looks at one other living player and learns the card, or the side where sides are played."""

    id = "seer"
    cited = "seeds 000-004; RULES a2, b 190"
    icon = "crystal-ball"
    house_rules = ("seer_result",)
    learns = True
    worth = 5.0
    call = Call("seer", 190)

    def wake(self, game: Game) -> Steps[None]:
        """Ask whom she looks at, and tell her what she sees."""
        target = yield from game.ask_holder(self, "seer", game.table.others(self.holder))
        if not isinstance(target, int):
            return
        if game.setup.real_cards:
            yield from look_at_card(game, target)
        seen = sight(game, target)
        for effect in game.on.sights:
            seen = effect.sights(game, target, seen)
        game.tell(self.holder, "seer", (target,), seen)
        for effect in game.on.learned:
            effect.learned(game, "seer", self.holder, target, seen)


def sight(game: Game, target: int) -> str | tuple[str, ...]:
    """Return what a seer sees of a seat under the house rules (`seer_result`)."""
    if game.rules.seer_result == "side":
        return game.side(target, Seer.id)
    cards = game.table[target].ids
    for effect in game.on.appears:
        cards = effect.appears(game, target, cards)
    return cards[0] if len(cards) == 1 else cards
