"""Every game, whatever the cards, the rules and the players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.laws import of_play as law
from tests.laws.player import Play, plays
from tests.laws.trying import hold


@pytest.mark.parametrize(
    "rule",
    [
        law.a_game_ends,
        law.a_game_is_never_stuck,
        law.time_alone_ends_a_game,
        law.a_seat_dies_once,
        law.the_dead_are_asked_only_what_outlives_them,
        law.every_death_and_every_survival_is_explained,
        law.winners_are_those_whom_the_result_names,
        law.views_agree_with_the_log,
        law.numbers_have_no_gap,
        law.every_call_of_the_night_is_made,
        law.a_hold_ends_only_when_it_is_closed,
        law.events_say_no_more_than_the_house_lets_them,
    ],
    ids=lambda rule: rule.__name__,
)
def test_in_every_game(rule: Callable[[Play], None]) -> None:
    hold(rule, plays(), 150)
