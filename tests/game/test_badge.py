"""The badge, as all at the table hear of it: who has it, who gets it next, and when nobody has it any more."""

from __future__ import annotations

import pytest

from lycaon import Game
from lycaon.game.event import Announced, Badged, Candidates
from tests.game.short import play, table

VILLAGE = ("werewolf", "werewolf", "seer", "villager", "villager", "villager", "villager")


def badges(game: Game) -> list[int | None]:
    """Return who had the badge, one after the other, as it was told to all."""
    return [event.seat for event in game.log if isinstance(event, Badged) and event.to is None]


def lost(game: Game) -> int:
    """Return how often it was said aloud that the badge is lost."""
    return sum(isinstance(event, Announced) and event.what == "badge_lost" for event in game.log)


def test_an_elected_sheriff_is_told_to_all() -> None:
    game = table(*VILLAGE, sheriff_election="day1_after_speeches")
    play(game, "n2", werewolf=7, sheriff_0vote=4)
    assert badges(game) == [4]
    assert (game.sheriff, game.view("public").sheriff, game.election) == (4, 4, "held")


def test_a_badge_that_is_lost_is_told_to_all() -> None:
    game = table(*VILLAGE, sheriff=4)
    play(game, "d1", werewolf=4)  # names nobody in time: RULES k4
    assert (badges(game), lost(game)) == ([4, None], 1)
    assert (game.sheriff, game.view("public").sheriff, game.election) == (None, None, "lost")


def test_where_nobody_ever_had_the_badge_it_is_not_taken_from_anybody() -> None:
    game = table(*VILLAGE, sheriff_election="day1_before_deaths")
    play(game, "d1", werewolf=4, sheriff_0run="yes")
    assert (badges(game), lost(game), game.election) == ([], 1, "lost")


SERVANT = ("werewolf", "werewolf", "devoted_servant", "villager", "villager", "villager", "villager", "villager")


def test_a_servant_who_takes_a_card_names_an_heir_to_her_badge() -> None:
    game = table(*SERVANT, sheriff=3)
    play(game, "n2", werewolf=8, vote=4, devoted_servant="yes", sheriff_0successor=5)
    assert (badges(game), game.sheriff) == ([3, 5], 5)


def test_a_servant_who_names_no_heir_loses_the_badge() -> None:
    game = table(*SERVANT, sheriff=3)
    play(game, "n2", werewolf=8, vote=4, devoted_servant="yes")
    assert (badges(game), lost(game), game.election) == ([3, None], 1, "lost")


def test_a_servant_leaves_anothers_badge_alone() -> None:
    game = table(*SERVANT, sheriff=5)
    play(game, "n2", werewolf=8, vote=4, devoted_servant="yes", sheriff_0successor=6)
    assert badges(game) == [5]
    assert not any("sheriff.successor" in id for id in game.asked)


def test_the_badge_changes_nothing_between_one_werewolf_and_one_other() -> None:
    game = table("werewolf", "villager", "villager", "villager", fast_forward=True, sheriff=1)
    play(game, "n2", werewolf=4, vote=3)
    assert game.result is not None
    assert game.result.because == "hopeless"


def test_candidates_are_told_when_they_run_and_when_some_have_withdrawn() -> None:
    game = table(*VILLAGE, sheriff_election="day1_before_deaths")
    play(
        game,
        "d1",
        werewolf=7,
        sheriff_0run={2: "yes", 3: "yes", 5: "yes"},
        sheriff_0withdraw={3: "yes"},
        sheriff_0vote=5,
    )
    assert [event.seats for event in game.log if isinstance(event, Candidates)] == [(2, 3, 5), (2, 5)]
    said = [event.what for event in game.log if isinstance(event, Announced)]
    assert [what for what in said if what.startswith("sheriff_")] == ["sheriff_run", "sheriff_withdraw"]
    assert badges(game) == [5]
    assert game.asked["n1.sheriff.vote"].seats == (1, 4, 6, 7)
    assert [id for id in game.asked if ".sheriff.speech" in id] == [f"n1.sheriff.speech@{seat}" for seat in (2, 3, 5)]


def test_candidates_stand_and_speak_in_the_order_of_their_seats_whoever_answered_first() -> None:
    game = table(*VILLAGE, sheriff_election="day1_before_deaths")
    play(game, "sheriff.run", werewolf=7)
    for seat in (5, 3, 2):
        game.answer("n1.sheriff.run", seat, "yes")
    game.expire("n1.sheriff.run")
    queues = []
    while game.floor is not None:
        queues.append((game.floor, game.queue))
        game.answer(f"n1.sheriff.speech@{game.floor}", game.floor, "done")
    assert queues == [(2, (3, 5)), (3, (5,)), (5, ())]
    assert next(event.seats for event in game.log if isinstance(event, Candidates)) == (2, 3, 5)


def test_a_lone_candidate_is_not_asked_to_withdraw() -> None:
    game = table(*VILLAGE, sheriff_election="day1_before_deaths")
    play(game, "d1", werewolf=7, sheriff_0run={2: "yes"}, sheriff_0withdraw="yes")
    assert badges(game) == [2]
    assert "n1.sheriff.withdraw" not in game.asked
    assert "n1.sheriff.vote" not in game.asked


@pytest.mark.parametrize(
    ("run", "withdraw", "election", "lost_aloud"),
    [({}, {}, "held", 0), ({2: "yes", 3: "yes"}, {2: "yes", 3: "yes"}, "held", 0)],
)
def test_no_sheriff_where_nobody_stands(
    run: dict[int, str], withdraw: dict[int, str], election: str, lost_aloud: int
) -> None:
    """RULES k7: nobody ran, or all withdrew: no sheriff, and no second election on the next day."""
    game = table(*VILLAGE, sheriff_election="day1_before_deaths")
    play(game, "d2", werewolf=7, sheriff_0run=run, sheriff_0withdraw=withdraw)
    assert (badges(game), lost(game), game.election) == ([], lost_aloud, election)
    assert [id for id in game.asked if id.endswith("sheriff.run")] == ["n1.sheriff.run"]


def test_the_tied_speak_before_the_runoff_and_do_not_vote_in_it() -> None:
    game = table(*VILLAGE, sheriff_election="day1_after_speeches")
    play(game, "sheriff.runoff", werewolf=7, sheriff_0vote={1: 2, 2: 2, 3: 4, 4: 4})
    assert [id for id in game.asked if ".sheriff.defence" in id] == ["d1.sheriff.defence@2", "d1.sheriff.defence@4"]
    (ask,) = [ask for ask in game.open_asks.values() if ask.call == "sheriff.runoff"]
    assert (ask.seats, ask.legal, ask.may_pass) == ((1, 3, 5, 6), (2, 4), True)
    play(game, "vote", sheriff_0runoff={1: 2, 3: 4, 5: 2, 6: 4})
    assert (badges(game), lost(game), game.election) == ([], 1, "lost")


def test_who_is_to_speak_next_is_known_while_the_tied_defend_themselves() -> None:
    game = table(*VILLAGE, sheriff_election="day1_after_speeches")
    play(game, "sheriff.defence", werewolf=7, sheriff_0vote={1: 2, 2: 2, 3: 4, 4: 4, 5: 6, 6: 6})
    queues = []
    while game.floor is not None:
        queues.append((game.floor, game.queue))
        game.answer(f"d1.sheriff.defence@{game.floor}", game.floor, "done")
    assert queues == [(2, (4, 6)), (4, (6,)), (6, ())]


def test_lovers_who_may_not_vote_against_each_other_may_elect_each_other_in_the_runoff_too() -> None:
    cards = ("cupid", "werewolf", "werewolf", "villager", "villager", "villager", "villager")
    game = table(*cards, sheriff_election="day1_after_speeches")
    tied = {1: 2, 3: 2, 4: 5, 6: 5}
    play(game, "vote", cupid=(1, 2), werewolf=7, sheriff_0vote=tied, sheriff_0runoff={1: 2, 3: 2, 4: 5})
    assert badges(game) == [2]
    (ask,) = [ask for ask in game.open_asks.values() if ask.call == "vote"]
    assert 2 not in ask.legal_for(1)
