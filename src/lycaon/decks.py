"""Decks for a number of players, as they are offered to people."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lycaon.game.deck import DECKS, Deck, decks_for
from lycaon.game.effect import Role
from lycaon.game.plan import LEAST_SEATS, MOST_SEATS
from lycaon.game.table import VILLAGE, WEREWOLVES
from lycaon.game.variant import Variant
from lycaon.moons import full_deck
from lycaon.roles import roles
from lycaon.variants import variants


def offered(seats: int) -> tuple[Deck, ...]:
    """Return the decks for so many seats, the plainest first; one of our own making where none comes with the game."""
    return decks_for(seats) or (Deck(f"plain_{seats}", seats, _made_up(seats), "-"),)


def known_deck(id: str) -> Deck | None:
    """Return the deck with this id: one that comes with the game, or one of our own making as it is offered.

    >>> [deck and len(deck.cards) for deck in map(known_deck, ("modern_9", "plain_19", "plain_9", "plain_x"))]
    [9, 19, None, None]
    """
    made_up, sign, seats = id.partition("plain_")
    if not made_up and sign and seats.isascii() and seats.isdigit() and len(seats) < 3:
        found = [deck for deck in offered(int(seats)) if deck.id == id and LEAST_SEATS <= deck.seats <= MOST_SEATS]
        return found[0] if found else None
    return DECKS.get(id)


def default_deck(seats: int, variant: str | None = None) -> Deck:
    """Return the deck that is played when none is asked for: the usual one, or one of our own making.

    With a variant it is the deck with the most different cards, since a variant changes what cards do.

    >>> default_deck(12).id, len(default_deck(23).cards), len(default_deck(9, "two_cards").cards)
    ('idiot_12', 23, 18)
    """
    kind = Variant if variant is None else variants()[variant]
    if kind.cards_each == 2:
        return _two_cards(seats, kind)
    decks = [deck for deck in offered(seats) if deck.variant is None]
    if variant is None:
        return next((deck for deck in decks if deck.usual), decks[0])
    deck = max(decks, key=lambda deck: (len(set(deck.cards)), deck.seats == len(deck.cards)))
    return Deck("", seats, _suited(deck.cards, seats, kind), deck.source, deck.preset)


def brought(cards: Sequence[str], variant: str | None, preset: str | None = None) -> Deck | None:
    """Return the deck that comes with the game and has these cards, in whatever order; with this preset, if any has."""
    found = [deck for deck in DECKS.values() if deck.variant in (None, variant) and sorted(deck.cards) == sorted(cards)]
    return max(found, key=lambda deck: (deck.preset == preset, deck.usual), default=None)


def event_deck(secret: bytes | None, cards: Sequence[str] | None = None) -> tuple[str, ...]:
    """Return event cards, the whole box unless some are given, shuffled by a game's secret; by chance without one."""
    box = list(full_deck() if cards is None else cards)
    Random(None if secret is None else f"events/{secret.hex()}").shuffle(box)
    return tuple(box)


def _suited(cards: tuple[str, ...], seats: int, kind: type[Variant]) -> tuple[str, ...]:
    """Change a deck as far as a variant needs it: without a werewolf, or without the cards of the centre."""
    known = roles()
    plain = _plain(list(known.values())).id
    suited = [plain if kind.without_wolves and known[card].wolf else card for card in cards]
    while kind.without_extra_cards and len(suited) > seats and plain in suited:
        suited.remove(plain)
    return tuple(suited)


def _two_cards(seats: int, kind: type[Variant]) -> Deck:
    """Return a deck of two cards each: the one that is made for the variant, else another, else one made up."""
    fit = [deck for deck in decks_for(seats) if deck.cards_each == 2]
    own = [deck for deck in fit if deck.variant == kind.id]
    if own:
        return own[0]
    if fit and not kind.open_cards:
        return fit[0]
    known = list(roles().values())
    two = [deck for deck in DECKS.values() if deck.cards_each == 2]
    suit = {card for deck in [deck for deck in two if deck.variant == kind.id] or two for card in deck.cards}
    powers = [card.id for card in _powers(known) if card.copies in (None, (1,)) and card.id in suit][:seats]
    plain = _plain(known).id
    wolves = max(1, round(seats / 4))
    filling = [plain] * (2 * seats - len(powers) - wolves)
    return Deck("", seats, (*powers, *[_wolf(known).id] * wolves, *filling), "-", variant=kind.id, cards_each=2)


def _made_up(seats: int) -> tuple[str, ...]:
    """Return a deck for any number: a wolf for every four seats, a power for every third, and plain villagers."""
    known = list(roles().values())
    wolf = _wolf(known)
    plain = _plain(known)
    wolves = max(1, round(seats / 4))
    powers = _powers(known)[: min(max(1, seats // 3), seats - wolves - 1)]
    villagers = seats - wolves - len(powers)
    return (*[wolf.id] * wolves, *(card.id for card in powers), *[plain.id] * villagers)


def _wolf(known: list[type[Role]]) -> type[Role]:
    return next(card for card in known if card.camp == WEREWOLVES and card.wolf and card.copies is None)


def _plain(known: list[type[Role]]) -> type[Role]:
    return next(card for card in known if card.plain and not card.active())


def _powers(known: list[type[Role]]) -> list[type[Role]]:
    """Return the village's powers that suit a table of any size, those that are worth most first."""
    fit = [card for card in known if card.camp == VILLAGE and not card.plain and not card.extra_cards]
    fit = [card for card in fit if card.copies is None or 1 in card.copies]
    return sorted(fit, key=lambda card: (-card.worth, not card.harms, card.id))
