"""Of every living seat that an ask leaves out it is known why, in every game."""

from __future__ import annotations

from tests.laws import of_lists as law
from tests.laws.player import plays
from tests.laws.trying import hold

TRIES = 100


def test_everybody_left_out_of_a_list_is_so_for_a_reason() -> None:
    hold(law.everybody_left_out_is_so_for_a_reason, plays(), TRIES)


def test_asking_why_somebody_is_left_out_changes_nothing() -> None:
    hold(law.asking_why_changes_nothing, plays(), TRIES // 4)
