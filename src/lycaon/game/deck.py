"""Decks: what makes one legal, and the ones that come with the game, by number of players.

RULES g has the tables. Here alone, and in house_rules.py, does game/ name roles: a deck is a list of their names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from lycaon.game.effect import Role
from lycaon.game.house_rules import HouseRules
from lycaon.game.table import VILLAGE
from lycaon.game.variant import Variant


class DeckProblem(msgspec.Struct, frozen=True):
    """Why a deck can't be played.

    `what`: unknown_role (value: the id), count (value: cards there are, need: cards there must be), copies (value: the
    role, found and need: how many), no_werewolf, no_village, decided (the game would be over before the first night:
    value werewolves against need others).
    """

    what: str
    value: str | int = ""
    need: str | int = ""
    found: int = 0


class Deck(msgspec.Struct, frozen=True):
    """A deck that comes with the game. `preset` names the house rules that go with it; `source` where it comes from.

    `variant` is the one that it is made for, if any; then each seat holds `cards_each` cards. `usual`: whether it is
    played by so many where none is asked for; one deck is, for each number of players that has decks.
    """

    id: str
    seats: int
    cards: tuple[str, ...]
    source: str
    preset: str = "default"
    variant: str | None = None
    cards_each: int = 1
    usual: bool = False


def problems(
    cards: Sequence[str],
    seats: int,
    roles: Mapping[str, type[Role]],
    rules: HouseRules,
    cards_each: int = 1,
    variant: type[Variant] | None = None,
) -> tuple[DeckProblem, ...]:
    """Return everything that keeps a deck from being played by so many seats; nothing when it is legal."""
    unknown = sorted({card for card in cards if card not in roles})
    if unknown:
        return tuple(DeckProblem("unknown_role", card) for card in unknown)
    found: list[DeckProblem] = []
    kinds = [roles[card] for card in cards]
    no_extra = variant is not None and variant.without_extra_cards
    need = seats * cards_each + (0 if no_extra else extra_cards(kinds))
    if len(cards) != need:
        found.append(DeckProblem("count", len(cards), need))
    for card, number in sorted(Counter(cards).items()):
        copies = roles[card].copies
        if copies is not None and number not in copies:
            found.append(DeckProblem("copies", card, ", ".join(map(str, copies)), number))
    wolves = sum(kind.wolf for kind in kinds)
    village = sum(kind.team(rules) == VILLAGE for kind in kinds)
    if variant is not None and variant.without_wolves:
        if wolves:
            found.append(DeckProblem("werewolf_in_it", wolves))
    elif not wolves:
        found.append(DeckProblem("no_werewolf"))
    elif not village:
        found.append(DeckProblem("no_village"))
    elif rules.werewolves_win_at in ("parity", "parity_after_day") and wolves >= len(kinds) - wolves:
        found.append(DeckProblem("decided", wolves, len(kinds) - wolves))
    return tuple(found)


def extra_cards(kinds: Sequence[type[Role]]) -> int:
    """Return how many cards more than its seats need a deck has: those that lie in the centre."""
    return max((kind.extra_cards for kind in kinds), default=0)


def advice(cards: Sequence[str], seats: int, roles: Mapping[str, type[Role]]) -> tuple[str, ...]:
    """Return what players would find odd about a legal deck: `no_seer`, `no_villager`, `many_wolves`, `few_wolves`."""
    count = Counter(cards)
    wolves = sum(roles[card].wolf for card in cards)
    odd = [word for word, card in (("no_seer", "seer"), ("no_villager", "villager")) if not count[card]]
    if wolves * 3 > seats + 1:
        odd.append("many_wolves")
    if wolves * 8 < seats:
        odd.append("few_wolves")
    return tuple(odd)


def decks_for(seats: int) -> tuple[Deck, ...]:
    """Return the decks for a number of players, the plainest first."""
    return tuple(deck for deck in DECKS.values() if deck.seats == seats)


def _cards(**counts: int) -> tuple[str, ...]:
    return tuple(card for card, number in counts.items() for _ in range(number))


def _deck(
    name: str, source: str, preset: str = "default", *, centre: int = 0, usual: bool = False, **counts: int
) -> Deck:
    cards = _cards(**counts)
    return Deck(name, len(cards) - centre, cards, source, preset, usual=usual)


def _classic(seats: int) -> Deck:
    """Return seed 001's table: one werewolf in four or five, one seer, the rest villagers."""
    wolves = 2 if seats < 12 else 3 if seats < 18 else 4
    return _deck(f"classic_{seats}", "seed 001", werewolf=wolves, seer=1, villager=seats - wolves - 1)


def _modern(seats: int, wolves: int, **powers: int) -> Deck:
    """Return a board as it is played today: seer, witch, hunter, more powers at larger tables, villagers."""
    known = {"seer": 1, "witch": 1, "hunter": 1, **powers}
    rest = {"villager": seats - wolves - sum(known.values())}
    return _deck(f"modern_{seats}", "modern table", "modern_cn", usual=True, werewolf=wolves, **known, **rest)


def _two_cards(seats: int, more: Mapping[str, int]) -> Deck:
    """Return seed 004's table: two cards each (RULES g)."""
    cards = _cards(villager_villager=1, seer=1, witch=1, hunter=1, **more)
    return Deck(f"two_cards_{seats}", seats, cards, "seed 004", "seed004", "two_cards", 2)


def _open_and_hidden(seats: int) -> Deck:
    """Return the small Double You's two piles, the open cards before the hidden ones (RULES e2)."""
    powers = _cards(seer=1, hunter=1, witch=1, cupid=1, defender=1, elder=1, scapegoat=1, villager=seats - 7)
    hidden = _cards(werewolf=2, villager=seats - 2)
    return Deck(f"open_{seats}", seats, powers + hidden, "seed 001", "default", "double_you_small", 2)


_GUARD: dict[str, int] = {"defender": 1}
_IDIOT: dict[str, int] = {**_GUARD, "village_idiot": 1}

_ALL = (
    _deck("small_5", "our own, below the box", usual=True, werewolf=1, seer=1, villager=3),
    _deck("small_6", "our own, below the box", usual=True, werewolf=2, seer=1, witch=1, villager=2),
    _deck("table_7", "seed 002", "seed002_table", werewolf=2, hunter=1, witch=1, seer=1, villager=2),
    *(_classic(seats) for seats in range(8, 19)),
    _deck("hunter_8", "seed 001, questions", "seed001_table", werewolf=2, seer=1, hunter=1, villager=4),
    _modern(7, 2),
    *(_modern(seats, 3) for seats in (8, 9, 10)),
    _modern(11, 4, **_GUARD),
    *(_modern(seats, 4, **_IDIOT) for seats in (13, 14)),
    *(_modern(seats, 5, **_IDIOT) for seats in (15, 16)),
    *(_modern(seats, 6, **_IDIOT) for seats in (17, 18)),
    _deck("lovers_10", "our own", werewolf=2, seer=1, witch=1, cupid=1, little_girl=1, hunter=1, villager=3),
    _deck("thief_10", "seeds 000, 003", centre=2, werewolf=3, seer=1, witch=1, thief=1, hunter=1, cupid=1, villager=4),
    _deck(
        "witch_12",
        "seed 001, questions",
        "seed001_table",
        werewolf=3,
        seer=1,
        hunter=1,
        village_idiot=1,
        witch=1,
        villager=5,
    ),
    _deck(
        "cupid_12",
        "seed 001, questions",
        "seed001_table",
        werewolf=3,
        seer=1,
        hunter=1,
        village_idiot=1,
        cupid=1,
        villager=5,
    ),
    _deck("guard_12", "modern table", "modern_cn", werewolf=4, seer=1, witch=1, hunter=1, defender=1, villager=4),
    _deck(
        "idiot_12",
        "modern table",
        "modern_cn",
        usual=True,
        werewolf=4,
        seer=1,
        witch=1,
        hunter=1,
        village_idiot=1,
        villager=4,
    ),
    _deck(
        "new_moon_12",
        "seed 001",
        werewolf=3,
        seer=1,
        village_idiot=1,
        elder=1,
        scapegoat=1,
        defender=1,
        piper=1,
        villager=3,
    ),
    _deck(
        "both_13",
        "seed 001, questions",
        "seed001_table",
        werewolf=3,
        seer=1,
        hunter=1,
        village_idiot=1,
        witch=1,
        cupid=1,
        villager=5,
    ),
    _deck(
        "full_15",
        "seeds 000, 001",
        centre=2,
        werewolf=4,
        seer=1,
        witch=1,
        thief=1,
        hunter=1,
        cupid=1,
        little_girl=1,
        village_idiot=1,
        elder=1,
        scapegoat=1,
        defender=1,
        piper=1,
        villager=2,
    ),
)

_IDIOT_8 = {"village_idiot": 1, "defender": 1}
_ELDER_10 = {**_IDIOT_8, "elder": 1, "scapegoat": 1}
_CUPID_12 = {**_ELDER_10, "cupid": 1}
_TWO_CARDS = (
    _two_cards(6, {"werewolf": 2, "villager": 6}),
    _two_cards(7, {"werewolf": 2, "village_idiot": 1, "villager": 7}),
    _two_cards(8, {"werewolf": 2, **_IDIOT_8, "villager": 8}),
    _two_cards(9, {"werewolf": 3, **_IDIOT_8, "villager": 9}),
    _two_cards(10, {"werewolf": 3, **_ELDER_10, "villager": 9}),
    _two_cards(11, {"werewolf": 3, **_ELDER_10, "two_brothers": 2, "villager": 9}),
    _two_cards(12, {"werewolf": 4, **_CUPID_12, "two_brothers": 2, "villager": 9}),
    _two_cards(13, {"werewolf": 4, **_CUPID_12, "piper": 1, "three_sisters": 3, "villager": 9}),
    _two_cards(14, {"werewolf": 4, **_CUPID_12, "piper": 1, "three_sisters": 3, "two_brothers": 2, "villager": 9}),
    _two_cards(
        15,
        {
            "werewolf": 4,
            **_CUPID_12,
            "piper": 1,
            "three_sisters": 3,
            "two_brothers": 2,
            "stuttering_judge": 1,
            "white_werewolf": 1,
            "villager": 9,
        },
    ),
    *map(_open_and_hidden, range(7, 10)),
)

DECKS: dict[str, Deck] = {deck.id: deck for deck in sorted((*_ALL, *_TWO_CARDS), key=lambda deck: deck.seats)}
"""Every deck that comes with the game, by id, small tables first."""
