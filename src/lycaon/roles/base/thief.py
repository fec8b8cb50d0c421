"""The thief."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.deal import lay_centre, look_at_centre
from lycaon.game.effect import Call, Role

if TYPE_CHECKING:
    from lycaon.game.game import Game

KEEP = "keep"


class Thief(Role):
    """In the first night he looks at the two undealt cards and may take one for his own and play it from then on.

    If both are werewolves he must. A thief who keeps his card is a plain villager.
    """

    id = "thief"
    cited = "seeds 000-003; RULES a2, b 20, h 37-39"
    icon = "robber"
    house_rules = ("thief_one_wolf_must_take",)
    plain = True
    extra_cards = 2
    copies = (1,)
    worth = 1.5
    call = Call("thief", 20, "first", reshapes=True, faked=True)

    def wake(self, game: Game) -> Steps[None]:
        """Show him the centre and let him exchange."""
        yield from look_at_centre(game)
        centre = game.centre
        wolves = tuple(card.id for card in centre if card.wolf)
        legal = tuple(dict.fromkeys(card.id for card in centre))
        must = len(wolves) == len(centre) > 0 or (wolves and game.rules.thief_one_wolf_must_take)
        legal = tuple(dict.fromkeys(wolves)) if must else (KEEP, *legal)
        if not centre:
            return
        game.tell(self.holder, "thief", (), tuple(card.id for card in centre))
        taken = yield from game.ask_holder(self, "thief", legal, kind="option")
        if taken == KEEP:
            return
        place = next(place for place, card in enumerate(centre) if card.id == taken)
        seat = self.holder
        card = centre[place]
        lay_centre(game, (*centre[:place], type(self), *centre[place + 1 :]))
        game.hand_cards(seat, (card,), "thief")
