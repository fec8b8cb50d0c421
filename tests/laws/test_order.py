"""Who answers first decides nothing, and the night may be called one by one or at once."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.laws import of_order as law
from tests.laws.player import Manners, plays
from tests.laws.setups import setups
from tests.laws.trying import hold

TRIES = 120

MANNERS = st.builds(
    Manners,
    passes=st.sampled_from((0.2, 0.0, 0.5)),
    agrees=st.sampled_from((0.7, 0.3, 0.95)),
    revises=st.sampled_from((0.0, 0.3)),
)
ONE_BY_ONE = plays(setups(rules={"night_calls": "one_by_one"}, alone=True), MANNERS)
AT_ONCE = plays(setups(rules={"night_calls": "at_once"}, alone=True), MANNERS)
TWO_OF_A_KIND = plays(
    setups(wanted=["witch", "witch", "defender", "defender"], rules={"night_calls": "at_once"}), MANNERS
)


def test_the_order_of_answers_within_a_group_decides_nothing() -> None:
    hold(law.the_order_of_answers_decides_nothing, ONE_BY_ONE, TRIES)


def test_the_order_of_answers_within_a_wave_of_calls_decides_nothing() -> None:
    hold(law.the_order_of_answers_decides_nothing, AT_ONCE, TRIES)


def test_the_order_of_answers_of_two_who_hold_the_same_card_decides_nothing() -> None:
    hold(law.the_order_of_answers_decides_nothing, TWO_OF_A_KIND, TRIES)


def test_calls_at_once_and_one_by_one_bring_the_same_dawn() -> None:
    hold(law.calls_at_once_and_one_by_one_bring_the_same_dawn, ONE_BY_ONE, TRIES)


def test_holding_the_calls_open_changes_nothing() -> None:
    hold(law.holds_change_nothing, AT_ONCE, TRIES // 2)
