"""What is not legal is refused with a code, and then nothing has changed."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.laws import of_refusals as law
from tests.laws.player import Manners, plays
from tests.laws.setups import setups
from tests.laws.trying import hold

TRIES = 100


def test_a_refused_answer_changes_nothing_at_all() -> None:
    hold(law.a_refused_answer_changes_nothing, plays(), TRIES)


def test_a_refusal_says_why_and_an_illegal_answer_is_told_what_was_legal() -> None:
    hold(law.a_refusal_has_the_right_code, plays(), TRIES)


def test_any_other_command_that_is_refused_changes_nothing_at_all() -> None:
    hold(law.other_commands_change_nothing_when_refused, plays(), TRIES)


def test_closing_a_hold_is_refused_as_a_whole_or_not_at_all() -> None:
    """Where printed cards are played, the judge may still have to say what the seer sees."""
    tables = plays(setups(wanted=["seer"], real_cards=True, holds=True), st.just(Manners()))
    hold(law.closing_a_hold_is_refused_as_a_whole_or_not_at_all, tables, TRIES)


def test_junk_as_an_answer_is_refused_with_a_code() -> None:
    hold(law.junk_is_refused_with_a_code, law.SENT, TRIES)


def test_junk_as_any_other_command_is_refused_with_a_code() -> None:
    hold(law.junk_as_any_other_command_is_refused_with_a_code, law.SENT, TRIES)


def test_only_the_seats_the_public_and_the_judge_have_a_view() -> None:
    hold(law.only_seats_the_public_and_the_judge_have_a_view, law.SENT, TRIES // 2)
