"""The log says of every verdict by which rule it came about."""

from __future__ import annotations

import pytest

from lycaon import Game
from lycaon.game.event import Reason, Ruled
from tests.game.short import play, table

VILLAGE = ("werewolf", "villager", "villager", "villager", "villager", "villager")


def why(game: Game, seat: int, ruling: str = "death") -> tuple[Reason, ...]:
    """Return the reasons for a seat's death, or its survival."""
    (ruled,) = [
        event for event in game.log if isinstance(event, Ruled) and (event.seat, event.ruling) == (seat, ruling)
    ]
    return ruled.because


def test_most_votes() -> None:
    game = table(*VILLAGE, first_phase="day")
    play(game, "n1", vote=2)
    assert why(game, 2) == (Reason("voted_out"),)


@pytest.mark.parametrize(
    ("rule", "code", "by"),
    [
        ("pk_once_then_nobody", "runoff", None),
        ("revote_between_tied_until_decided", "runoff", None),
        ("sheriff_breaks_tie", "sheriff_broke_tie", 6),
    ],
)
def test_a_tie_that_the_house_settles(rule: str, code: str, by: int | None) -> None:
    game = table(*VILLAGE, first_phase="day", sheriff=6, tie_rule=rule)
    play(game, "n1", vote={1: 2, 3: 2, 6: 3}, vote_0runoff=2, sheriff_0tie=2)
    assert why(game, 2) == (Reason("voted_out"), Reason(code, by, "tie_rule"))


def test_a_tie_that_chance_settles() -> None:
    game = table(*VILLAGE, first_phase="day", tie_rule="random")
    play(game, "n1", vote={1: 2, 2: 3, 3: 2, 4: 3, 5: 2, 6: 3})
    (death,) = game.dead
    assert why(game, death.seat) == (Reason("voted_out"), Reason("chance_broke_tie", None, "tie_rule"))


def test_more_than_half_of_the_verdicts() -> None:
    game = table(*VILLAGE, first_phase="day", vote_style="nominate_and_verdict")
    play(game, "n1", vote=2, vote_0verdict="yes")
    assert why(game, 2) == (Reason("voted_out"), Reason("more_than_half", None, "vote_style"))


def test_a_scapegoat_who_stands_in_for_a_neighbour() -> None:
    cards = ("werewolf", "villager", "scapegoat", "villager", "villager", "villager")
    game = table(*cards, first_phase="day", variant="harvest_festival")
    play(game, "n1", vote=2)
    assert why(game, 3) == (Reason("voted_out"), Reason("stands_in", 2))


def ruled(game: Game) -> list[tuple[int, str, tuple[tuple[str, int | None], ...]]]:
    """Return what became of whom in the night, with the reasons as codes and seats."""
    rulings = [event for event in game.log if isinstance(event, Ruled) and event.ruling in ("death", "survival")]
    return [(event.seat, event.ruling, tuple((one.code, one.seat) for one in event.because)) for event in rulings]


NIGHT = ("werewolf", "werewolf", "defender", "witch")
MORE = ("villager", "villager", "villager")


@pytest.mark.parametrize(
    ("rule", "ruling", "codes"),
    [
        ("survives_potion_wasted", "survival", (("pack", None), ("guarded", 3), ("potion_wasted", None))),
        ("survives", "survival", (("pack", None), ("guarded", 3), ("healed", None))),
        ("dies", "death", (("pack", None), ("guard_and_heal_undone", 3))),
    ],
)
def test_guard_and_potion_on_one_seat(rule: str, ruling: str, codes: tuple[tuple[str, int | None], ...]) -> None:
    """RULES c1 rows 5 and 8."""
    game = table(*NIGHT, *MORE, guard_and_heal=rule, talk=False)
    play(game, "d1", defender=5, werewolf=5, witch_0heal=5)
    assert ruled(game) == [(5, ruling, codes)]


def test_guard_or_potion_alone() -> None:
    game = table(*NIGHT, *MORE, talk=False)
    play(game, "d1", defender=5, werewolf=5)
    assert ruled(game) == [(5, "survival", (("pack", None), ("guarded", 3)))]
    game = table(*NIGHT, *MORE, talk=False)
    play(game, "d1", defender=6, werewolf=5, witch_0heal=5)
    assert ruled(game) == [(5, "survival", (("pack", None), ("healed", 4)))]


def test_a_shield_that_helps_nobody() -> None:
    game = table(*NIGHT, "little_girl", *MORE, talk=False)
    play(game, "d1", defender=5, werewolf=5)
    assert ruled(game) == [(5, "death", (("pack", None), ("unguarded", 5)))]


def test_two_causes_on_one_seat() -> None:
    """RULES k15: the reasons of the cause that counts come first."""
    game = table(*NIGHT, *MORE, talk=False)
    play(game, "d1", defender=6, werewolf=5, witch_0poison=5)
    assert ruled(game) == [(5, "death", (("pack", None), ("poison", 4), ("double_cause", None)))]
    game = table(*NIGHT, *MORE, double_cause="poison", talk=False)
    play(game, "d1", defender=6, werewolf=5, witch_0poison=5)
    assert ruled(game) == [(5, "death", (("poison", 4), ("pack", None), ("double_cause", None)))]


def test_a_seat_that_survives_one_attack_and_dies_of_another_has_not_survived() -> None:
    game = table(*NIGHT, *MORE, talk=False)
    play(game, "d1", defender=5, werewolf=5, witch_0poison=5)
    assert ruled(game) == [(5, "death", (("poison", 4),))]


def test_the_lowest_seat_of_two_who_helped_is_named_whoever_was_first() -> None:
    for order in ((3, 4), (4, 3)):
        cards = ("werewolf", "werewolf", "defender", "defender", *MORE)
        game = table(*cards, talk=False, fake_calls=False)
        for seat in order:
            game.answer(f"n1.defender@{seat}", seat, 5)
        play(game, "d1", werewolf=5)
        assert ruled(game) == [(5, "survival", (("pack", None), ("guarded", 3)))]


def test_a_traveller_who_lives_because_the_duke_is_eaten_has_been_struck_all_the_same() -> None:
    cards = ("werewolf", "big_bad_wolf", "duke", "traveller", "villager", "villager", "villager", "villager")
    game = table(*cards, traveller_trigger="duke_killed")
    play(game, "d1", werewolf=3, big_bad_wolf=4)
    assert why(game, 3) == (Reason("pack"),)
    assert why(game, 4, "survival") == (Reason("big_bad", 2), Reason("travelling", 4))
