"""The event cards of New Moon: one file each. Whatever lies here is found by itself; nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache

from lycaon.game.ask import RefusalCode, Refused
from lycaon.game.effect import Effect
from lycaon.game.plan import Opener, Setup
from lycaon.moons._card import Moon
from lycaon.moons._deck import EventDeck
from lycaon.moons.spiritualism import GypsyCards, Spirits, Spiritualism
from lycaon.roles.characters.gypsy import Gypsy

__all__ = ["EventDeck", "Moon", "full_deck", "moons", "openers"]


@cache
def moons() -> dict[str, type[Moon]]:
    """Return every event card by its id: full moons first, then crescents, then new moons."""
    for module in pkgutil.iter_modules(__path__, f"{__name__}."):
        importlib.import_module(module.name)
    found = {card.id: card for card in _subclasses(Moon) if card.id and card.__module__.startswith(f"{__name__}.")}
    phases = ("full", "crescent", "new")
    return dict(sorted(found.items(), key=lambda item: (phases.index(item[1].phase), item[0])))


def full_deck() -> tuple[str, ...]:
    """Return the 36 cards of the box, in no telling order."""
    return tuple(card.id for card in moons().values() for _ in range(card.copies))


def openers(setup: Setup) -> tuple[Callable[[], Effect], ...]:
    """Return what a setup's event deck brings into play from the start; `Plan` takes it.

    Raises `Refused` (`bad_setup`) for a card that does not exist, or one in force that is no new moon.
    """
    known = moons()
    for card in (*setup.events, *setup.events_in_force):
        if card not in known:
            raise Refused(RefusalCode.BAD_SETUP, what="event", value=card, known=tuple(known))
    for card in setup.events_in_force:
        if known[card].phase != "new":
            raise Refused(RefusalCode.BAD_SETUP, what="events_in_force", value=card)
    gypsy = Gypsy.id in setup.deck
    mode = setup.rules.gypsy_mode
    has_cards = gypsy and (mode == "spiritualism" or (mode == "by_deck" and not setup.events))
    lets_happen = gypsy and not has_cards
    cards = tuple(known[card] for card in setup.events if not (has_cards and card == Spiritualism.id))
    in_force = [known[card] for card in setup.events_in_force]
    waiting = tuple(card for card in in_force if card.asks_when_turned)
    found: list[Callable[[], Effect]] = [card for card in in_force if not card.asks_when_turned]
    if cards or waiting:
        reshapes = any(card.bites_reshape for card in (*cards, *waiting))
        found.append(Opener(lambda: EventDeck(cards, waiting, gypsy=lets_happen), bites_reshape=reshapes))
    if has_cards or Spiritualism in cards:
        found.append(Spirits)
    if has_cards:
        found.append(GypsyCards)
    return tuple(found)


def _subclasses(card: type[Moon]) -> list[type[Moon]]:
    return [one for direct in card.__subclasses__() for one in (direct, *_subclasses(direct))]
