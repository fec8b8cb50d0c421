"""The log says of every verdict by which rule it came about."""

from __future__ import annotations

import pytest

from lycaon import Game
from lycaon.game.event import Reason, Ruled
from tests.game.short import play, table

VILLAGE = ("werewolf", "villager", "villager", "villager", "villager", "villager")


def why(game: Game, seat: int) -> tuple[Reason, ...]:
    """Return the reasons for a seat's death."""
    (ruled,) = [
        event for event in game.log if isinstance(event, Ruled) and (event.seat, event.ruling) == (seat, "death")
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
