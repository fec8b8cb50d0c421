"""How a game ends, and what is told then."""

from __future__ import annotations

import pytest

from lycaon import CHANCE, resolve
from lycaon.game.event import Died, Ended, Revealed
from lycaon.game.house_rules import Value
from lycaon.game.victory import house_wins
from tests.game.short import play, table


def test_nobody_wins_where_nobody_lives() -> None:
    """RULES h 26."""
    game = table("werewolf", "hunter", "villager", "villager")
    play(game, "d1", werewolf=3)
    play(game, "n2", vote=4)
    play(game, "d2", werewolf=2, hunter=1)
    assert game.result is not None
    assert (game.result.winner, game.result.winners, game.result.because) == ("nobody", (), "nobody_lives")


def test_everybodys_cards_and_camps_are_told_at_the_end() -> None:
    game = table("werewolf", "seer", "villager", "villager")
    play(game, "d1", werewolf=3)
    play(game, "n2", vote=1)
    assert game.log[-1] == Ended(
        None,
        "village",
        (2, 3, 4),
        "no_werewolf_lives",
        (("werewolf",), ("seer",), ("villager",), ("villager",)),
        ("werewolves", "village", "village", "village"),
    )


def test_a_morning_tells_that_nobody_has_died() -> None:
    game = table("werewolf", "defender", "villager", "villager")
    play(game, "d1", werewolf=3, defender=3)
    assert [event for event in game.log if isinstance(event, Died)] == [Died(None, ())]


def test_a_vote_that_spares_everybody_tells_of_no_death() -> None:
    game = table("werewolf", "villager", "villager", "villager")
    play(game, "d1", werewolf=3)
    before = len(game.log)
    play(game, "n2")
    assert not [event for event in game.log[before:] if isinstance(event, Died)]


@pytest.mark.parametrize("printed", [True, False])
def test_the_judge_looks_at_a_printed_card_that_dies_before_it_was_called(printed: bool) -> None:
    game = table("werewolf", "hunter", "villager", "villager", "villager", first_phase="day", real=printed)
    play(game, "card.2" if printed else "hunter", vote=2)
    assert ("d0.card.2" in game.asked) == printed
    if printed:
        game.answer("d0.card.2", CHANCE, "hunter")
        play(game, "card.3", hunter=3)
        game.answer("d0.card.3", CHANCE, "villager")
    play(game, "n1", hunter=3)
    assert [death.seat for death in game.dead] == [2, 3]
    assert Revealed(None, 2, ("hunter",)) in game.log


@pytest.mark.parametrize(
    ("rules", "earlier"),
    [
        ({}, []),
        ({"werewolves_win_at": "all_good_dead"}, []),
        ({"werewolves_win_at": "parity"}, ["parity"]),
        ({"werewolves_win_at": "parity_after_day"}, ["parity"]),
        ({"werewolves_win_at": "half_minus_one_after_vote"}, ["half_minus_one"]),
        ({"werewolves_win_at": "side_wiped"}, ["power_roles_wiped", "villagers_wiped"]),
        ({"fast_forward": True}, ["hopeless"]),
    ],
)
def test_the_ways_to_win_that_every_game_has_follow_from_its_house_rules(
    rules: dict[str, Value], earlier: list[str]
) -> None:
    """RULES d, rows 0, 7 and 8; OPTIONS 11."""
    wins = [win.because for win in house_wins(resolve(None, rules))]
    assert wins == ["nobody_lives", "no_villager_lives", *earlier, "no_werewolf_lives"]
