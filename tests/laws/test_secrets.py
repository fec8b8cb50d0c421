"""Nothing that a viewer is sent depends on what is hidden from it, releases aside."""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st

from tests.laws import of_secrets as law
from tests.laws.pairs import Pair, pairs
from tests.laws.player import RARELY, Manners
from tests.laws.setups import setups
from tests.laws.trying import hold

TRIES = 250

TABLES = setups(rules={"day_limit": 4}, least=7, most=12)
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


def test_nothing_hidden_can_be_told_from_what_a_viewer_is_sent() -> None:
    hold(law.nothing_hidden_can_be_told, pairs(TABLES, ("anyhow",), MANNERS), TRIES)


def test_nothing_hidden_can_be_told_after_nights_that_brought_the_same_to_light() -> None:
    """And a good share of the pairs lasts into the second and the third night, so that the law says something there."""
    lasted: Counter[tuple[str, int]] = Counter()

    def nothing_hidden_can_be_told_for_long(pair: Pair) -> None:
        for viewer, nights in law.compare(pair).items():
            lasted["public" if viewer == "public" else "seat", nights] += 1

    hold(nothing_hidden_can_be_told_for_long, pairs(TABLES, ("alike",), MANNERS), TRIES)
    assert share(lasted, "public", 2) > 0.5
    assert share(lasted, "public", 3) > 0.3
    assert share(lasted, "seat", 2) > 0.35
    assert share(lasted, "seat", 3) > 0.2


def share(lasted: Counter[tuple[str, int]], who: str, nights: int) -> float:
    """Return which part of the pairs was the same for a viewer until so many nights had begun."""
    counted = {many: count for (viewer, many), count in lasted.items() if viewer == who}
    return sum(count for many, count in counted.items() if many >= nights) / sum(counted.values())


def test_nothing_hidden_can_be_told_where_calls_are_made_at_once_and_held_open() -> None:
    tables = setups(rules={"day_limit": 4, "night_calls": "at_once"}, least=7, most=12, holds=True)
    hold(law.nothing_hidden_can_be_told, pairs(tables, ("alike",), MANNERS), TRIES // 2)


def test_nothing_hidden_can_be_told_where_no_card_is_ever_shown() -> None:
    tables = setups(rules={"day_limit": 4, "reveal_on_death": "never"}, least=7, most=12)
    hold(law.nothing_hidden_can_be_told, pairs(tables, ("alike",), MANNERS), TRIES // 2)


def test_a_girl_can_not_tell_whether_any_werewolf_is_awake() -> None:
    """All of the pack may lie in the centre, or be dead while the game goes on."""
    tables = setups(wanted=["little_girl", "thief"], rules={"day_limit": 2, "little_girl_model": "risk"}, single=True)
    hold(law.nothing_hidden_can_be_told, pairs(tables, ("anyhow",), MANNERS), TRIES)
