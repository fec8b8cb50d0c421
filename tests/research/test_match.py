"""A game of a job is the same game wherever and whenever it is played, and what is told of it is what happened."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from lycaon import Setup, resolve
from lycaon.bots import levels
from lycaon.decks import known_deck
from lycaon.moons import full_deck
from lycaon.research.match import Ballots, Job, Seating, begin, game_seed, play
from lycaon.research.tournament import setup_with
from tests.research.setups import SMALL, job

SHOW = """
import sys
import msgspec
from lycaon.research.match import Job, play
job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
sys.stdout.buffer.write(msgspec.json.encode([play(job, number) for number in (3, 0, 8)]))
"""


def modern() -> Setup:
    deck = known_deck("guard_12")
    assert deck is not None
    return setup_with(deck)


def test_a_game_is_the_same_in_every_process() -> None:
    shown = set()
    wanted = job(Seating(setup=modern()), Seating(setup=SMALL, village="random"))
    for secret in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", SHOW],
            input=wanted.packed(),
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": secret},
        )
        shown.add(done.stdout)
    assert shown == {msgspec.json.encode([play(wanted, number) for number in (3, 0, 8)])}


def test_games_and_seeds_differ() -> None:
    seeds = {game_seed(seed, number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1_000


def test_the_same_deal_lies_at_every_table_of_a_job() -> None:
    changed = msgspec.structs.replace(SMALL, rules=resolve(None, {"tie_rule": "random"}))
    games = [play(job(Seating(setup=SMALL), Seating(setup=changed, village="random")), n) for n in range(20)]
    for game in games:
        first, second = game.outcomes
        assert [seat.cards for seat in first.seats] == [seat.cards for seat in second.seats]
    assert len({tuple(seat.cards for seat in game.outcomes[0].seats) for game in games}) > 5


def test_each_side_is_played_by_its_level() -> None:
    for number in range(6):
        (outcome,) = play(job(Seating(setup=modern(), village="simple", werewolves="random")), number).outcomes
        for seat in outcome.seats:
            assert seat.level == ("random" if seat.cards == ("werewolf",) else "simple")


@pytest.mark.parametrize("deck", ["classic_8", "full_15", "two_cards_10"])
def test_an_outcome_is_what_the_game_says(deck: str) -> None:
    known = known_deck(deck)
    assert known is not None
    seating = Seating(setup=setup_with(known))
    for number in range(4):
        game, table = begin(seating, game_seed(5, number))
        ballots = Ballots(game)
        table.after = ballots.look
        result = table.play()
        (outcome,) = play(job(seating), number).outcomes
        assert (outcome.winner, outcome.because) == (result.winner, result.because)
        assert outcome.decisions == len(game.decisions)
        for seat, told in zip(game.table.all(), outcome.seats, strict=True):
            assert (not told.died) == seat.alive
            assert told.camp == seat.camp
            assert told.won == (seat.number in result.winners)
            assert bool(told.cause) == bool(told.died)
        assert outcome.votes == ballots.by_day()
        voted_out = {seat.died for seat in outcome.seats if seat.cause == "vote"}
        assert voted_out <= {f"d{day.day}" for day in outcome.votes}
        assert all(0 <= day.on_werewolves <= day.votes for day in outcome.votes)
        assert outcome.votes


def test_a_village_that_votes_at_random_names_a_werewolf_as_often_as_chance_does() -> None:
    deck = known_deck("classic_8")
    assert deck is not None
    rules = resolve("default", {"tie_rule": "nobody", "self_vote": "no", "sheriff_election": "off"})
    setup = msgspec.structs.replace(setup_with(deck), rules=rules)
    named = of = 0
    for number in range(150):
        (outcome,) = play(job(Seating(setup=setup, village="random", werewolves="random")), number).outcomes
        first = outcome.votes[0]
        named += first.on_werewolves * (first.day == 1)
        of += first.votes * (first.day == 1)
    assert named / of == pytest.approx(2 / 6, abs=0.06)


def test_the_event_cards_are_shuffled_anew_for_each_game() -> None:
    seating = Seating(setup=msgspec.structs.replace(SMALL, events=full_deck()), shuffled=True)
    decks = {begin(seating, game_seed(1, number))[0].setup.events for number in range(8)}
    assert len(decks) == 8
    assert {len(deck) for deck in decks} == {36}


def test_a_job_can_be_packed_and_read() -> None:
    wanted = job(Seating(setup=modern(), village="random"))
    assert msgspec.json.decode(wanted.packed(), type=Job) == wanted


def test_the_levels_are_listed_from_the_weakest() -> None:
    assert next(iter(levels)) == "random"
    assert "simple" in levels
