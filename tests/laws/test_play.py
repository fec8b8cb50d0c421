"""What is true of every game, whatever the cards, the rules and the players."""

from __future__ import annotations

from tests.laws import known
from tests.laws import of_play as law
from tests.laws.player import plays
from tests.laws.setups import setups
from tests.laws.trying import hold

TRIES = 120

ANY = setups(real_cards=None, events=True)
NO_DEAD = plays(ANY.filter(lambda setup: not known.asks_the_dead(setup)))
NO_DOUBLE = plays(ANY.filter(lambda setup: not known.waits_for_nobody(setup)))


def test_a_game_always_ends() -> None:
    hold(law.a_game_ends, plays(), TRIES)


def test_a_game_never_waits_for_nobody() -> None:
    hold(law.a_game_is_never_stuck, NO_DOUBLE, TRIES)


def test_time_alone_ends_a_game_from_any_moment_on() -> None:
    hold(law.time_alone_ends_a_game, plays(), TRIES)


def test_a_seat_dies_once() -> None:
    hold(law.a_seat_dies_once, plays(), TRIES)


def test_the_dead_are_asked_only_what_outlives_them() -> None:
    hold(law.the_dead_are_asked_only_what_outlives_them, NO_DEAD, TRIES)


def test_every_death_and_every_survived_attack_is_explained() -> None:
    hold(law.every_death_and_every_survival_is_explained, plays(), TRIES)


def test_the_winners_are_those_whom_the_result_names() -> None:
    hold(law.winners_are_those_whom_the_result_names, plays(), TRIES)


def test_every_view_agrees_with_the_log() -> None:
    hold(law.views_agree_with_the_log, plays(), TRIES // 2)


def test_no_viewer_finds_a_gap_in_its_numbers() -> None:
    hold(law.numbers_have_no_gap, plays(), TRIES // 2)


def test_every_call_of_the_night_is_made_whoever_lives() -> None:
    hold(law.every_call_of_the_night_is_made, plays(), TRIES)


def test_a_hold_of_the_night_ends_only_when_it_is_closed() -> None:
    hold(law.a_hold_ends_only_when_it_is_closed, plays(), TRIES)


def test_no_event_says_more_than_the_house_lets_it() -> None:
    hold(law.events_say_no_more_than_the_house_lets_them, plays(), TRIES)


def test_a_ballot_is_put_to_all_who_may_vote() -> None:
    hold(law.every_ballot_is_put_to_all_who_may_vote, plays(), TRIES)
