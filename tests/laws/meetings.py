"""Every two things that may meet in a game, and tables drawn by dice at which they do.

Two roles, a role and an event card, a role and a variant, or two roles in one hand. Unlike the draws of setups.py
these need no hypothesis, so that a table is found again by a seed, whatever version of it is installed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Literal

import msgspec

from lycaon import Refused, Setup, all_roles, prepare, resolve
from lycaon.game.house_rules import PRESETS, HouseRules, Value
from lycaon.game.table import Attributes
from lycaon.moons import moons
from lycaon.variants import variants
from tests.laws.keyed import dice_for
from tests.laws.pairs import Kind as PairKind
from tests.laws.pairs import Pair
from tests.laws.player import Manners, Play
from tests.laws.setups import CHANGES, OTHERS, WOLVES, copies, fit

Kind = Literal["roles", "event", "variant", "hand"]

SET_OUT = (("seer", "defender", "hunter"), ("witch", "elder", "fox"), ("little_girl", "raven", "piper"))
RARELY = (0.0, 0.0, 0.05, 0.2)
LUCK_BY_HAND: tuple[tuple[str, ...], ...] = ((), (), ("deal",), ("*",), ("tie", "speech", "little_girl.caught"))
TRIES = 200
TWO_CARDS = (None, "two_cards", "double_you_great", "double_you_small")


class Meeting(msgspec.Struct, frozen=True, order=True):
    """A role, and what it meets."""

    kind: Kind
    role: str
    other: str

    @property
    def name(self) -> str:
        """Its name, as it is given to find it again: `fox+knight`, `fox+flood`, or `fox/knight` in one hand."""
        return f"{self.role}{'/' if self.kind == 'hand' else '+'}{self.other}"

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that it needs."""
        return (self.role, self.other) if self.kind in ("roles", "hand") else (self.role,)


def meetings() -> Iterator[Meeting]:
    """Return every two that can meet."""
    roles = all_roles()
    for role, other in combinations(roles, 2):
        yield Meeting("roles", role, other)
    for role in roles:
        yield from (Meeting("event", role, card) for card in moons())
    for role, kind in roles.items():
        for variant in variants().values():
            if not (kind.wolf and variant.without_wolves):
                yield Meeting("variant", role, variant.id)
    for role, other in combinations(roles, 2):
        yield Meeting("hand", role, other)


class Unplayable(Exception):  # noqa: N818 - no error: such a table does not exist
    """No table was found at which the two meet."""


# -- tables -----------------------------------------------------------------------------------------------------------


def house_rules(dice: Random, **fixed: Value) -> HouseRules:
    """Draw house rules: a preset, some changes, a small limit of days; `fixed` are as they are given."""
    values: dict[str, Value] = dict(PRESETS[dice.choice(("default", *PRESETS))])
    values.update(dice.sample(CHANGES, dice.randint(0, 12)))
    values["day_limit"] = dice.choice((1, 2, 3, 3, 4, 5))
    values["little_girl_catch_p"] = dice.choice((0.0, 0.25, 0.5, 1.0))
    values.update(fixed)
    return resolve(None, fit(values))


def deck(dice: Random, cards: int, wanted: tuple[str, ...], *, wolves: bool, alone: bool) -> tuple[str, ...]:
    """Draw a deck with what is wanted, werewolves unless it may have none, a few others, villagers for the rest."""
    roles = all_roles()
    found: list[str] = []

    def add(id: str) -> None:
        if id not in found:
            some = copies(roles[id])
            found.extend([id] * (some[0] if alone else dice.choice((some[0], dice.choice(some)))))

    for id in wanted:
        add(id)
    if wolves:
        for _ in range(dice.randint(0 if any(roles[id].wolf for id in wanted) else 1, 2)):
            add(dice.choice(("werewolf", *WOLVES)))
    for id in dice.sample(OTHERS, dice.randint(0, 6)):
        if len(found) + copies(roles[id])[-1] <= cards:
            add(id)
    extra = max((roles[id].extra_cards for id in found), default=0)
    return (*found, *("villager",) * (cards + extra - len(found)))


def people(dice: Random, seats: int) -> tuple[Attributes, ...]:
    """Draw who they are, or leave it open; now and then something is not known of one of them."""
    if dice.random() < 0.4:
        return ()
    whole = dice.random() < 0.8
    return tuple(
        Attributes(
            gender=dice.choice(("female", "male") if whole else (None, "female", "male")),
            age=float(dice.randint(8, 99)) if whole or dice.random() < 0.8 else None,
            group=dice.choice((None, "left", "right")),
        )
        for _ in range(seats)
    )


def table(dice: Random, meeting: Meeting, *, alone: bool = False, real_cards: bool = False, **fixed: Value) -> Setup:
    """Draw a table at which the two meet. Raises `Unplayable` when there is none.

    `alone`: of each card with a power of its own there is one. `real_cards`: now and then people hold printed cards.
    """
    for _ in range(TRIES):
        setup = _table(dice, meeting, alone=alone, real_cards=real_cards, fixed=fixed)
        try:
            prepare(setup)
        except Refused:
            continue
        return setup
    raise Unplayable(meeting.name)


def _table(dice: Random, meeting: Meeting, *, alone: bool, real_cards: bool, fixed: dict[str, Value]) -> Setup:
    variant = meeting.other if meeting.kind == "variant" else None
    each = 1
    if meeting.kind == "hand":
        variant, each = dice.choice(TWO_CARDS), 2
    elif variant is not None:
        each = variants()[variant].cards_each
    seats = dice.randint(6, 12)
    cards = deck(
        dice,
        seats * each,
        meeting.cards,
        wolves=variant is None or not variants()[variant].without_wolves,
        alone=alone,
    )
    if variant is not None and variants()[variant].without_extra_cards:
        cards = cards[: seats * each]
    events: tuple[str, ...] = ()
    in_force: tuple[str, ...] = ()
    if meeting.kind == "event":
        events = tuple(dice.sample(list(moons()), dice.randint(0, 3)))
        if moons()[meeting.other].phase == "new" and dice.random() < 0.5:
            in_force = (meeting.other,)
            events = tuple(card for card in events if card != meeting.other)
        else:
            events = (meeting.other, *(card for card in events if card != meeting.other))
    return Setup(
        seats=seats,
        deck=cards,
        rules=house_rules(dice, **fixed),
        cards_each=each,
        variant=variant,
        sheriff=dice.randint(1, seats) if dice.random() < 0.15 else None,
        actor_cards=dice.choice(SET_OUT) if "actor" in cards else (),
        attributes=people(dice, seats) if events or in_force or dice.random() < 0.1 else (),
        events=events,
        events_in_force=in_force,
        talk=dice.random() < 0.5,
        holds=dice.random() < 0.5,
        real_cards=real_cards and each == 1 and dice.random() < 0.15,
    )


# -- games ------------------------------------------------------------------------------------------------------------


def play(key: object, meeting: Meeting, *, settled: bool = False) -> Play:
    """Draw a game of a meeting by a key. `settled`: one whose players have nothing left to chance but their order."""
    dice = dice_for("play", key)
    setup = table(dice, meeting, alone=settled, real_cards=not settled)
    each = Manners(
        passes=dice.choice((0.0, 0.2, 0.5)),
        agrees=dice.choice((0.3, 0.7, 0.95)),
        expires=0.0 if settled else dice.choice(RARELY),
        closes=0.0 if settled else dice.choice(RARELY),
        revises=dice.choice(RARELY),
        offers=dice.choice(RARELY),
        speaks=dice.choice(RARELY),
        leaves=0.0 if settled else dice.choice((0.0, 0.0, 0.0, 0.01)),
        cheats=dice.choice(RARELY),
    )
    by_hand = () if settled or setup.real_cards else dice.choice(LUCK_BY_HAND)
    first: tuple[str, ...] = ()
    if meeting.kind == "hand":
        first = meeting.cards
        by_hand = by_hand if "*" in by_hand else (*dict.fromkeys((*by_hand, "deal")),)
    return Play(setup, dice.getrandbits(32), dice.getrandbits(32), each, by_hand, first)


def for_bots(key: object, meeting: Meeting) -> Play:
    """Draw a game of a meeting for bots: all luck falls by itself, and nobody holds printed cards."""
    dice = dice_for("bots", key)
    setup = table(dice, meeting, alone=dice.random() < 0.3, day_limit=dice.choice((2, 3, 5, 9)))
    dealt = meeting.cards if meeting.kind == "hand" else ()
    return Play(setup, dice.getrandbits(32), dice.getrandbits(32), by_hand=("deal",) if dealt else (), first=dealt)


def pair(key: object, meeting: Meeting) -> Pair:
    """Draw two games of a meeting that differ only in what is hidden from one viewer, often from who holds its role."""
    dice = dice_for("pair", key)
    setup = table(dice, meeting, day_limit=4, gypsy_mode="toggle_event")
    manners = Manners(
        passes=dice.choice((0.0, 0.2, 0.5)),
        agrees=dice.choice((0.5, 0.7, 0.9)),
        expires=dice.choice(RARELY),
        closes=dice.choice(RARELY),
        revises=dice.choice((0.0, 0.3)),
        offers=dice.choice(RARELY),
        speaks=dice.choice(RARELY),
        leaves=dice.choice((0.0, 0.0, 0.01)),
    )
    kinds: tuple[PairKind, ...] = ("anyhow", "alike")
    card: str | None = dice.choice((None, meeting.cards[0], meeting.cards[-1]))
    beside: str | None = None
    if card is not None and meeting.kind == "hand":
        card, beside = meeting.cards
    return Pair(
        setup,
        luck=dice.getrandbits(32),
        dice=dice.getrandbits(32),
        viewer=dice.randint(1, setup.seats),
        kind=dice.choice(kinds),
        manners=manners,
        keep=dice.random() < 0.25,
        card=card,
        beside=beside,
    )


def talking(key: object, meeting: Meeting) -> Pair:
    """Draw such a pair in which people talk by day, and the second game's night aims at the first one's dead."""
    drawn = pair(key, meeting)
    manners = msgspec.structs.replace(drawn.manners, speaks=0.2, expires=0.0)
    return msgspec.structs.replace(
        drawn, setup=msgspec.structs.replace(drawn.setup, talk=True), kind="alike", manners=manners
    )
