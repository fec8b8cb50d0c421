"""The setup and the decisions are the whole game."""

from __future__ import annotations

from tests.laws import of_replay as law
from tests.laws.player import plays
from tests.laws.trying import hold

TRIES = 100


def test_the_same_decisions_make_the_same_game_at_any_moment() -> None:
    hold(law.the_same_decisions_make_the_same_game, plays(), TRIES)


def test_a_record_needs_no_seed() -> None:
    hold(law.a_record_needs_no_seed, plays(), TRIES)


def test_a_game_is_its_own_whatever_else_is_played() -> None:
    hold(law.a_game_is_its_own_whatever_else_is_played, plays(), TRIES // 2)
