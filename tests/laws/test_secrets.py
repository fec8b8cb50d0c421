"""Nothing that a viewer is sent depends on what is hidden from it, releases aside."""

from __future__ import annotations

from collections import Counter

import msgspec
from hypothesis import strategies as st

from lycaon import Setup
from lycaon.game.house_rules import Value
from tests.laws import of_secrets as law
from tests.laws.known import leaks
from tests.laws.pairs import Kind, Pair, pairs
from tests.laws.player import RARELY, Manners
from tests.laws.setups import setups
from tests.laws.trying import hold

TRIES = 200

MANNERS = st.builds(
    Manners,
    passes=st.sampled_from((0.2, 0.0, 0.5)),
    agrees=st.sampled_from((0.9, 0.7, 0.5)),
    revises=st.sampled_from((0.0, 0.3)),
    expires=RARELY,
    closes=RARELY,
    offers=RARELY,
    speaks=RARELY,
    leaves=st.sampled_from((0.0, 0.0, 0.01)),
)


def tables(*, holds: bool | None = None, **rules: Value) -> st.SearchStrategy[Setup]:
    """Draw setups of any cards. What a gypsy's spirits say is left out: whom they ask is told by the asking."""
    fixed: dict[str, Value] = {"day_limit": 4, "gypsy_mode": "toggle_event", **rules}
    return setups(rules=fixed, least=7, most=12, holds=holds).filter(lambda setup: not leaks(setup))


def test_nothing_hidden_can_be_told_from_what_a_viewer_is_sent() -> None:
    hold(law.nothing_hidden_can_be_told, pairs(tables(), ("anyhow",), MANNERS), TRIES)


def test_nothing_hidden_can_be_told_after_nights_that_brought_the_same_to_light() -> None:
    """And a good share of the pairs lasts into the second and the third night, so that the law says something there."""
    lasted: Counter[tuple[str, int]] = Counter()

    def nothing_hidden_can_be_told_for_long(pair: Pair) -> None:
        for viewer, nights in law.compare(pair).items():
            lasted["public" if viewer == "public" else "seat", nights] += 1

    hold(nothing_hidden_can_be_told_for_long, pairs(tables(), ("alike",), MANNERS), TRIES)
    assert share(lasted, "public", 2) > 0.4
    assert share(lasted, "public", 3) > 0.25
    assert share(lasted, "seat", 2) > 0.3
    assert share(lasted, "seat", 3) > 0.15


def share(lasted: Counter[tuple[str, int]], who: str, nights: int) -> float:
    """Return which part of the pairs was the same for a viewer until so many nights had begun."""
    counted = {many: count for (viewer, many), count in lasted.items() if viewer == who}
    return sum(count for many, count in counted.items() if many >= nights) / sum(counted.values())


def test_nothing_hidden_can_be_told_where_calls_are_made_at_once_and_held_open() -> None:
    held = tables(holds=True, night_calls="at_once")
    hold(law.nothing_hidden_can_be_told, pairs(held, ("alike",), MANNERS), TRIES // 2)


def test_nothing_hidden_can_be_told_where_no_card_is_ever_shown() -> None:
    hold(law.nothing_hidden_can_be_told, pairs(tables(reveal_on_death="never"), ("alike",), MANNERS), TRIES // 2)


def viewed_by(card: str, *others: str, kinds: tuple[Kind, ...], **rules: Value) -> st.SearchStrategy[Pair]:
    """Draw pairs of tables with these cards and few others, seen by who is dealt the first."""
    fixed: dict[str, Value] = {"day_limit": 3, "gypsy_mode": "toggle_event", **rules}
    small = setups(rules=fixed, wanted=(card, *others), among=(), least=7, most=9, single=True)
    return pairs(small, kinds, MANNERS).map(lambda pair: msgspec.structs.replace(pair, card=card))


def test_a_girl_can_not_tell_whether_any_werewolf_is_awake() -> None:
    """All of the pack may lie in the centre, or be dead while the game goes on."""
    seen = viewed_by("little_girl", "thief", kinds=("anyhow",), little_girl_model="risk")
    hold(law.nothing_hidden_can_be_told, seen, TRIES // 2)
