"""What hypothesis draws setups from: any cards, any rules, any way of playing the night."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from hypothesis import strategies as st

from lycaon import HouseRules, Setup, all_roles
from lycaon.game.effect import Role
from lycaon.game.house_rules import CONTRADICTIONS, OPTIONS, PRESETS, Value, differences, resolve
from lycaon.game.table import VILLAGE, Attributes
from lycaon.moons import moons

LEAST, MOST = 4, 14

WOLVES = tuple(role.id for role in all_roles().values() if role.wolf)
OTHERS = tuple(role.id for role in all_roles().values() if not role.wolf and role.id != "villager")

CHANGES = tuple(
    (option.id, choice) for option in OPTIONS.values() for choice in option.choices if choice != option.default
)
"""Every single change of a house rule from its default, ranges aside."""


def write(setup: Setup) -> str:
    """Write a setup as code that makes it, without what is as usual: hypothesis prints it when a law is broken."""
    said = [f"seats={setup.seats}", f"deck={setup.deck}"]
    changed = differences(setup.rules)
    if changed:
        said.append(f"rules=HouseRules(**{changed})")
    usual = msgspec.structs.asdict(Setup(seats=setup.seats, deck=setup.deck, rules=setup.rules))
    said += [f"{name}={value!r}" for name, value in msgspec.structs.asdict(setup).items() if value != usual[name]]
    return f"Setup({', '.join(said)})"


def fit(values: Mapping[str, Value]) -> dict[str, Value]:
    """Leave out what contradicts the rest."""
    kept = dict(values)
    for group in CONTRADICTIONS:
        if all(kept.get(id, OPTIONS[id].default) == value for id, value in group.items()):
            for id in group:
                kept.pop(id, None)
    return kept


_PRESET = st.sampled_from(("default", "default", *PRESETS))
_CHANGES = st.lists(st.sampled_from(CHANGES), max_size=12)
_DAYS = st.sampled_from((3, 1, 2, 4, 5))
_CATCH = st.sampled_from((0.25, 0.0, 0.5, 1.0))


@st.composite
def house_rules(draw: st.DrawFn, fixed: Mapping[str, Value] | None = None) -> HouseRules:
    """Draw house rules: a preset, some changes, a small limit of days; `fixed` are as they are given."""
    values: dict[str, Value] = dict(PRESETS[draw(_PRESET)])
    values.update(draw(_CHANGES))
    values["day_limit"] = draw(_DAYS)
    values["little_girl_catch_p"] = draw(_CATCH)
    values.update(fixed or {})
    return resolve(None, fit(values))


def copies(role: type[Role]) -> tuple[int, ...]:
    """Return how many of a card may come together: as it says, or one or two."""
    return role.copies or (1, 2)


_PACK = st.lists(st.sampled_from(WOLVES), min_size=1, max_size=4)
_POOL = st.lists(st.sampled_from(OTHERS), unique=True, max_size=14)
_COPY = st.sampled_from((0, 0, 0, 1))


@st.composite
def decks(
    draw: st.DrawFn,
    seats: int,
    cards_each: int,
    wanted: Collection[str] = (),
    *,
    among: Collection[str] | None = None,
    alone: bool = False,
) -> tuple[str, ...]:
    """Draw a deck: one to four werewolves, those that are wanted, any others, and villagers for the rest.

    `among`: which cards it may have at all. `alone`: of each card with a power of its own there is one.
    """
    roles = all_roles()
    cards = seats * cards_each
    deck: list[str] = []

    def add(id: str, count: int) -> None:
        """Put so many of a card into the deck, if there is room."""
        extra = max((roles[one].extra_cards for one in (*deck, id)), default=0)
        if len(deck) + count <= cards + extra:
            deck.extend([id] * count)

    pack = [id for id in draw(_PACK) if roles[id].copies is None or roles[id].copies == (1,)]
    for id in dict.fromkeys(pack) if alone else pack:
        if roles[id].copies is None or id not in deck:
            add(id, 1)
    wolves_wanted = sum(roles[id].wolf for id in wanted)
    deck[max(0 if wolves_wanted else 1, (cards - 1) // 2 - wolves_wanted) :] = []
    for id in dict.fromkeys(wanted):
        add(id, list(wanted).count(id) - deck.count(id))
    for id in draw(_POOL):
        if id not in wanted and (among is None or id in among):
            choices = copies(roles[id])
            add(id, choices[0] if alone else choices[draw(_COPY) % len(choices)])
    if not deck or not any(roles[id].wolf for id in deck):
        deck[:1] = ["werewolf"]
    room = cards + max((roles[id].extra_cards for id in deck), default=0) - len(deck)
    if not room and all(roles[id].camp != VILLAGE for id in deck):
        deck.pop()
        room += 1
    return (*deck, *("villager",) * room)


_EACH = st.sampled_from((1, 1, 1, 2))
_PERSON = st.builds(
    Attributes,
    gender=st.sampled_from((None, "female", "male")),
    age=st.none() | st.integers(8, 99).map(float),
    group=st.sampled_from((None, "left", "right")),
)
_SET_OUT = st.sampled_from(
    (("seer", "defender", "hunter"), ("witch", "elder", "fox"), ("little_girl", "raven", "piper"))
)
_EVENTS = st.lists(st.sampled_from(tuple(moons())), unique=True, max_size=6)
_ONE_IN_SIX = st.sampled_from((False, False, False, False, False, True))


@st.composite
def setups(  # noqa: PLR0913 - a setup has that many sides
    draw: st.DrawFn,
    *,
    rules: Mapping[str, Value] | None = None,
    wanted: Collection[str] = (),
    among: Collection[str] | None = None,
    alone: bool = False,
    events: bool = False,
    least: int = LEAST,
    most: int = MOST,
    talk: bool | None = None,
    holds: bool | None = None,
    real_cards: bool | None = False,
    single: bool = False,
) -> Setup:
    """Draw a setup that can be played; what is given is not drawn. With `events`, some have event cards."""
    seats = draw(st.integers(max(least, len(wanted) + 1), most))
    real = draw(_ONE_IN_SIX) if real_cards is None else real_cards
    cards_each = 1 if single or real else draw(_EACH)
    deck = draw(decks(seats, cards_each, wanted, among=among, alone=alone))
    people = draw(st.lists(_PERSON, min_size=seats, max_size=seats)) if draw(_ONE_IN_SIX) else []
    return Setup(
        seats=seats,
        deck=deck,
        rules=draw(house_rules(rules)),
        actor_cards=draw(_SET_OUT) if "actor" in deck else (),
        events=tuple(draw(_EVENTS)) if events and draw(st.booleans()) else (),
        cards_each=cards_each,
        sheriff=draw(st.integers(1, seats)) if draw(_ONE_IN_SIX) else None,
        attributes=tuple(people),
        talk=draw(st.booleans()) if talk is None else talk,
        holds=draw(st.booleans()) if holds is None else holds,
        real_cards=real,
    )
