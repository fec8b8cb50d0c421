"""The deck of event cards: one is turned at each dawn and read by the last player to have died."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.death import last_dead
from lycaon.game.effect import EVENT_CARD, Effect
from lycaon.game.event import Announced
from lycaon.moons._card import Moon
from lycaon.roles.characters.gypsy import Gypsy

if TYPE_CHECKING:
    from lycaon.game.game import Game


class EventDeck(Effect):
    """At each dawn the top card is turned and happens; a card without effect is discarded (EVENTS 1).

    With a gypsy in the game who lets events happen (`gypsy_mode`), only after a night in which she has said yes.
    """

    id = "event_deck"
    orders: ClassVar[dict[str, int]] = {"dawns": EVENT_CARD}

    def __init__(self, cards: tuple[type[Moon], ...], waiting: tuple[type[Moon], ...], *, gypsy: bool) -> None:
        """Stack the cards, the first on top. `waiting` are in force from the start and ask something at a dawn."""
        super().__init__(0, self.id)
        self.cards = list(cards)
        self.waiting = list(waiting)
        self.gypsy = gypsy
        self.kinds = {card.id: card for card in (*cards, *waiting)}

    def dawns(self, game: Game) -> Steps[None]:
        """Turn a card."""
        for kind in list(self.waiting):
            card = kind(source=kind.id)
            if not card.is_void(game):
                self.waiting.remove(kind)
                yield from card.turn_up(game)
        if self.gypsy and not self._said_yes(game):
            return
        while self.cards:
            card = self.cards.pop(0)()
            card.source = card.id
            game.emit(Announced(None, card.id, last_dead(game)))
            if not card.is_void(game):
                yield from card.turn_up(game)
                return
            game.emit(Announced(None, "event_void", None, card.id))
            if not game.rules.event_redraw_if_void:
                return

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Let the card that asks say it: most ask when they are turned, and are not in play."""
        card = self.kinds.get(call.partition(".")[0])
        return None if card is None else card().leaves_out(game, call, seat, choice)

    @staticmethod
    def _said_yes(game: Game) -> bool:
        """Say whether a gypsy has let an event happen tonight, though she may be dead or turned by now."""
        asks = [ask for ask in game.asked.values() if ask.call == Gypsy.id and ask.id.startswith(f"{game.phase}.")]
        return any("yes" in ask.answers.values() for ask in asks)
