"""House rules that decide what is shown or said, and nothing else: each choice beside another one."""

from __future__ import annotations

import pytest

from lycaon import CHANCE, Game
from lycaon.game.event import Announced, Called, Died, Revealed, SpeechBegan
from tests.game.short import play, table

VILLAGE = ("werewolf", "seer", "hunter", "villager", "villager", "villager")


def shown(game: Game) -> list[int]:
    return [event.seat for event in game.log if isinstance(event, Revealed) and event.to is None]


@pytest.mark.parametrize(("rule", "seats"), [("always", [2, 4]), ("optional", [4]), ("only_voted", [4]), ("never", [])])
def test_whose_card_is_turned_up(rule: str, seats: list[int]) -> None:
    """Seat 2 falls at night, seat 4 by the vote; under `optional` seat 2 has not answered, which shows nothing."""
    game = table(*VILLAGE, reveal_on_death=rule)
    play(game, "n2", werewolf=2, vote=4)
    assert shown(game) == seats


def test_a_dead_player_may_turn_up_the_card_where_it_is_optional() -> None:
    game = table(*VILLAGE, reveal_on_death="optional")
    play(game, "reveal", werewolf=2)
    (ask,) = [ask for ask in game.open_asks.values() if ask.call == "reveal"]
    game.answer(ask.id, 2, "yes")
    assert shown(game) == [2]


@pytest.mark.parametrize(("said", "causes"), [(False, None), (True, ("werewolves",))])
def test_causes_are_told_where_the_house_has_it(said: bool, causes: tuple[str, ...] | None) -> None:
    game = table(*VILLAGE, announce_cause=said)
    play(game, "d1", werewolf=2)
    assert [event.causes for event in game.log if isinstance(event, Died)] == [causes]


@pytest.mark.parametrize(("faceup", "told"), [(True, ["seer,defender,hunter"]), (False, [])])
def test_the_actors_cards_are_told_to_all_or_to_nobody(faceup: bool, told: list[str]) -> None:
    """He sees them as what he may choose from."""
    three = ("seer", "defender", "hunter")
    cards = ("werewolf", "actor", "villager", "villager", "villager", "villager")
    game = table(*cards, actor_cards=three, actor_cards_faceup=faceup)
    said = [event for event in game.log if isinstance(event, Announced) and event.what == "actor_cards"]
    assert [event.word for event in said if event.to is None] == told == [event.word for event in said]
    play(game, "actor")
    assert game.open_asks["n1.actor"].legal_for(2) == three


@pytest.mark.parametrize(("fake", "calls"), [(True, ["thief", "cupid", "lovers"]), (False, [])])
def test_calls_without_a_card_are_made_where_the_house_has_it(fake: bool, calls: list[str]) -> None:
    game = table(*VILLAGE, fake_calls=fake)
    play(game, "d1", werewolf=2)
    made = [event.call for event in game.log if isinstance(event, Called)]
    assert made == [*calls, "seer", "werewolf"]


@pytest.mark.parametrize(("rule", "turns"), [("free", [None]), ("left_of_victim", [3, 4, 5, 6, 1])])
def test_the_village_speaks_in_turn_or_all_together(rule: str, turns: list[int | None]) -> None:
    game = table(*VILLAGE, speech_order=rule)
    play(game, "vote", werewolf=2)
    assert [event.seat for event in game.log if isinstance(event, SpeechBegan)] == turns


@pytest.mark.parametrize(("rule", "asked"), [("ask_moderator", True), ("skip", False)])
def test_a_judge_says_who_is_a_woman_where_nobody_has_written_it_down(rule: str, asked: bool) -> None:
    """With printed cards there is a judge at the table; otherwise the card is void."""
    game = table(*VILLAGE, real=True, events=("woodland_gathering",), event_missing_attribute=rule)
    holders = {"werewolf": (1,), "seer": (2,), "hunter": (3,)}
    while game.phase != "d1" and "woodland_gathering.who" not in (ask.call for ask in game.open_asks.values()):
        ask = [one for one in game.open_asks.values() if not one.offer][-1]
        if ask.timeless and ask.call.startswith("who."):
            game.answer(ask.id, CHANCE, holders[ask.call.partition(".")[2]])
        elif ask.timeless:
            seat = int(ask.call.partition(".")[2])
            game.answer(ask.id, CHANCE, VILLAGE[seat - 1])
        else:
            game.expire(ask.id)
    assert any(ask.call == "woodland_gathering.who" for ask in game.open_asks.values()) == asked


def test_who_has_left_is_not_asked_to_turn_up_the_card() -> None:
    """RULES k35."""
    game = table(*VILLAGE, reveal_on_death="optional")
    game.leave(3)
    play(game, "d1", werewolf=4)
    assert [id for id in game.asked if ".reveal" in id] == ["n1.reveal@4"]


def test_a_card_that_lies_open_is_not_turned_up_again() -> None:
    game = table("werewolf", "village_idiot", "villager", "villager", "villager", "villager")
    play(game, "n2", werewolf=6, vote=2)
    play(game, "d2", werewolf=2)
    assert shown(game) == [6, 2]


def test_the_card_of_a_werewolf_who_gives_himself_up_is_turned_up_once() -> None:
    """RULES j: he dies and the card is shown, whatever the house shows of others."""
    for rule in ("always", "never"):
        game = table(*VILLAGE, self_explosion=True, reveal_on_death=rule)
        play(game, "speech", werewolf=6)
        game.answer("d1.explode", 1, 1)
        assert shown(game)[-1:] == [1]
        assert shown(game).count(1) == 1


@pytest.mark.parametrize(("rule", "said"), [("always", [(3, "4")]), ("only_voted", [(3, "4")]), ("never", [])])
def test_the_village_sees_who_fires_where_it_sees_the_hunters_card(rule: str, said: list[tuple[int, str]]) -> None:
    game = table(*VILLAGE, reveal_on_death=rule)
    play(game, "n2", werewolf=6, vote=3, hunter=4)
    shots = [(event.seat, event.word) for event in game.log if isinstance(event, Announced) and event.what == "shot"]
    assert shots == said
