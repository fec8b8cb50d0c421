"""What a table plays, read from options: seats, deck, preset, house rules and seed, checked as one setup."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from lycaon import Setup, prepare, resolve, seed_from
from lycaon.cli.failure import Failed
from lycaon.cli.options import TableOptions
from lycaon.cli.reading import plain
from lycaon.decks import default_deck, event_deck, known_deck
from lycaon.game.chance import SEED_BYTES
from lycaon.game.deck import DECKS, Deck, extra_cards
from lycaon.game.house_rules import HouseRules
from lycaon.game.plan import LEAST_SEATS, MOST_SEATS, Plan
from lycaon.game.view import Viewer
from lycaon.moons import moons
from lycaon.roles import roles
from lycaon.variants import variants

MOST_WORDS = 200
"""How many pieces of an option are looked at, and how many cards of a deck."""
MOST_COPIES = 40


def rules_of(preset: str | None, changes: Sequence[str]) -> HouseRules:
    """Read house rules: a preset, and changes such as `tie_rule=random`. Raises `BadRules` or `Failed`."""
    values: dict[str, object] = {}
    for change in _pieces(changes):
        option, sign, value = change.partition("=")
        if not sign or not option.strip():
            raise Failed("cli-bad-rule", text=change)
        values[option.strip().replace("-", "_")] = value.strip()
    return resolve(preset, values)


def deck_of(given: Sequence[str], cards_each: int = 1) -> Deck | None:
    """Read a deck: the id of one that comes with the game, or cards such as `werewolf*2,seer,villager*5`.

    None where none is given; its seats are 0 where they don't follow. Raises `Failed`.
    """
    pieces = _pieces(given)
    if not pieces:
        return None
    if len(pieces) == 1:
        whole = known_deck(_id(pieces[0]))
        if whole is not None:
            return whole
        if "*" not in pieces[0] and _id(pieces[0]) not in roles():
            raise _no_deck(pieces[0])
    cards: list[str] = []
    for piece in pieces:
        card, sign, count = piece.replace("×", "*").partition("*")
        copies = plain(count) if sign else "1"
        if not copies.isascii() or not copies.isdigit() or not 1 <= int(copies[:4]) <= MOST_COPIES:
            raise Failed("cli-bad-copies", text=piece)
        if _id(card) not in roles():
            raise unknown_role(card)
        cards += [_id(card)] * int(copies)
        if len(cards) > MOST_WORDS:
            raise Failed("cli-bad-copies", text=piece)
    seats = (len(cards) - extra_cards([roles()[card] for card in cards])) // cards_each
    return Deck("", seats, tuple(cards), "", cards_each=cards_each)


def variant_of(given: Sequence[str]) -> str | None:
    """Read the id of a variant; None where none is given. Raises `Failed`."""
    named = list(dict.fromkeys(_known(piece, variants(), "variant") for piece in _pieces(given)))
    if len(named) > 1:
        raise Failed("cli-one-variant", first=named[0], second=named[1])
    return named[0] if named else None


def events_of(given: Sequence[str], secret: bytes | None) -> tuple[str, ...]:
    """Read a deck of event cards: `all` is the whole box, shuffled by the game's secret; ids lie as they are given.

    Raises `Failed`.
    """
    pieces = _pieces(given)
    if [plain(piece) for piece in pieces] == ["all"]:
        return event_deck(secret)
    return tuple(_known(piece, moons(), "event") for piece in pieces)


def _known(given: str, known: Mapping[str, object], kind: str) -> str:
    """Return an id that there is. Raises `Failed` with the one that was probably meant, else with all of them."""
    id = _id(given)
    if id in known:
        return id
    near = get_close_matches(id[:80], known, n=1)
    if near:
        raise Failed(f"cli-unknown-{kind}-nearest", given=given, nearest=near[0])
    raise Failed(f"cli-unknown-{kind}", given=given, known=", ".join(known))


def _id(text: str) -> str:
    return plain(text).replace("-", "_").replace(" ", "_")


def _no_deck(given: str) -> Failed:
    """Return the failure for a deck that there is not, with the deck or card that was probably meant."""
    near = get_close_matches(_id(given[:80]), (*DECKS, *roles()), n=1, cutoff=0.5)
    if near:
        return Failed("cli-unknown-deck-nearest", deck=given, nearest=near[0])
    return Failed("cli-unknown-deck", deck=given)


def unknown_role(given: str) -> Failed:
    """Return the failure for a role that there is not, with the one that was probably meant."""
    near = get_close_matches(plain(given[:80]), roles(), n=1)
    if near:
        return Failed("cli-unknown-role-nearest", role=given, nearest=near[0])
    return Failed("cli-unknown-role", role=given)


def plan_of(
    table: TableOptions,
    default_seats: int,
    *,
    secret: bytes | None = None,
    holds: bool = False,
    real_cards: bool = False,
) -> Plan:
    """Check everything together; a deck brings its own preset, and its variant, unless others are asked for.

    `default_seats` is for who gives neither seats nor a deck; `secret` shuffles the event cards.

    Raises `Failed`, `Refused` or `BadRules` with what is wrong.
    """
    playing = variant_of(table.variant)
    each = 1 if playing is None else variants()[playing].cards_each
    chosen = deck_of(table.deck, each)
    if table.seats is not None and not LEAST_SEATS <= table.seats <= MOST_SEATS:
        raise Failed("cli-bad-seats", value=table.seats, least=LEAST_SEATS, most=MOST_SEATS)
    if chosen is None:
        chosen = default_deck(default_seats if table.seats is None else table.seats, playing)
    if playing is None and chosen.variant is not None:
        playing, each = chosen.variant, chosen.cards_each
    if real_cards and each > 1:
        raise Failed("cli-real-two-cards")
    house = rules_of(chosen.preset if table.preset is None else table.preset, table.rules)
    return prepare(
        Setup(
            seats=chosen.seats if table.seats is None else table.seats,
            deck=chosen.cards,
            rules=house,
            cards_each=each,
            variant=playing,
            events=events_of(table.events, secret),
            talk=True,
            holds=holds,
            real_cards=real_cards,
        )
    )


def seed_of(number: int | None) -> tuple[int, bytes]:
    """Return a seed with its number: as given, or a fresh one that is short enough to type. Raises `Failed`."""
    if number is None:
        number = secrets.randbelow(10**9)
    if not 0 <= number < 1 << (8 * SEED_BYTES):
        raise Failed("cli-bad-seed", value=number)
    return number, seed_from(number)


def viewer_of(given: str, seats: int) -> Viewer:
    """Read whose side is meant: `judge`, `public` or a seat. Raises `Failed`."""
    word = plain(given)
    if word == "judge":
        return "judge"
    if word == "public":
        return "public"
    if word.isascii() and word.isdigit() and 1 <= int(word[:4]) <= seats:
        return int(word)
    raise Failed("cli-bad-viewer", value=given, seats=seats)


def names_in(given: Iterable[str]) -> tuple[str, ...]:
    """Read the players' names, in the order of the seats."""
    return tuple(name[:24] for name in _pieces([given] if isinstance(given, str) else list(given)))


def names_of(given: Iterable[str], seats: int) -> tuple[str, ...] | None:
    """Read the players' names, one a seat; None where there are none. Raises `Failed`."""
    names = names_in(given)
    if not names:
        return None
    if len(names) != seats:
        raise Failed("cli-bad-names", value=len(names), seats=seats)
    return names


def _pieces(given: Sequence[str]) -> list[str]:
    """Split what was given at commas, and leave out what is empty."""
    pieces = [
        piece.strip() for one in given[:MOST_WORDS] for piece in one.replace("，", ",").replace("、", ",").split(",")
    ]
    return [piece for piece in pieces if piece][:MOST_WORDS]
