"""Decks for a number of players, as the command line offers them."""

from __future__ import annotations

from lycaon.game.effect import Role
from lycaon.game.table import VILLAGE, WEREWOLVES
from lycaon.roles import roles


def deck_for(seats: int) -> tuple[str, ...]:
    """Return a balanced deck: a wolf for every four seats, a power for every third, and plain villagers.

    >>> from collections import Counter
    >>> sorted(Counter(deck_for(9)).values())
    [1, 1, 1, 2, 4]
    """
    known = list(roles().values())
    wolf = next(card for card in known if card.camp == WEREWOLVES and card.wolf and card.copies is None)
    plain = next(card for card in known if card.plain and not card.active())
    wolves = max(1, round(seats / 4))
    powers = _powers(known)[: min(max(1, seats // 3), seats - wolves - 1)]
    villagers = seats - wolves - len(powers)
    return (*[wolf.id] * wolves, *(card.id for card in powers), *[plain.id] * villagers)


def _powers(known: list[type[Role]]) -> list[type[Role]]:
    """Return the village's powers that suit a table of any size, those that are worth most first."""
    fit = [card for card in known if card.camp == VILLAGE and not card.plain and not card.extra_cards]
    return sorted(fit, key=lambda card: (-card.worth, not card.harms, card.id))
