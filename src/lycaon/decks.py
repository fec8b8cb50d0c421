"""Decks for a number of players, as they are offered to people."""

from __future__ import annotations

from lycaon.game.deck import Deck, decks_for
from lycaon.game.effect import Role
from lycaon.game.table import VILLAGE, WEREWOLVES
from lycaon.roles import roles


def offered(seats: int) -> tuple[Deck, ...]:
    """Return the decks for so many seats, the plainest first; one of our own making where none comes with the game."""
    return decks_for(seats) or (Deck(f"plain_{seats}", seats, _made_up(seats), "-"),)


def default_deck(seats: int) -> Deck:
    """Return the deck that is played when none is asked for: the one with the most different cards.

    >>> len(default_deck(9).cards), len(default_deck(23).cards)
    (9, 23)
    """
    return max(offered(seats), key=lambda deck: (len(set(deck.cards)), deck.seats == len(deck.cards)))


def _made_up(seats: int) -> tuple[str, ...]:
    """Return a deck for any number: a wolf for every four seats, a power for every third, and plain villagers."""
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
    fit = [card for card in fit if card.copies is None or 1 in card.copies]
    return sorted(fit, key=lambda card: (-card.worth, not card.harms, card.id))
