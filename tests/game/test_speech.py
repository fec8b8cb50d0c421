"""Speech: who gets a turn, and when."""

from __future__ import annotations

import pytest

from lycaon import Refused, new_game
from lycaon.game.chance import Luck, seed_from
from lycaon.game.course import course
from lycaon.game.event import Said, SpeechBegan
from lycaon.game.game import Game, begin
from lycaon.game.house_rules import resolve
from lycaon.game.plan import Plan, Setup
from lycaon.roles import roles


def table(*cards: str, **rules: object) -> Game:
    setup = Setup(seats=len(cards), deck=cards, rules=resolve(None, {"sheriff_election": "off", **rules}))
    game = begin(Plan(setup, roles(), as_it_is=True), course, Luck(seed_from(1), {"deal", "speech"}))
    game.answer("d0.deal", 0, cards)
    return game


def play(game: Game, **answers: object) -> None:
    phase = game.phase
    while not game.over and game.phase == phase:
        ask = next(iter(game.open_asks.values()))
        for seat in ask.seats:
            call = "luck" if seat == 0 else ask.call.replace(".", "_")
            said = answers.get(call, "done" if ask.kind == "speech" else None)
            game.answer(ask.id, seat, said)


def turns(game: Game, call: str) -> list[int | None]:
    return [event.seat for event in game.log if isinstance(event, SpeechBegan) and event.call == call]


def test_the_dead_of_the_night_have_last_words_once() -> None:
    game = table("werewolf", "werewolf", "villager", "villager", "villager", "villager", last_words="optional")
    play(game, werewolf=3)
    play(game)  # nobody is voted out
    assert turns(game, "last_words") == [3]


def test_speeches_begin_on_the_left_of_the_last_to_die() -> None:
    game = table("werewolf", "werewolf", "villager", "villager", "villager", "villager")
    play(game, werewolf=4)
    play(game)
    assert turns(game, "speech") == [5, 6, 1, 2, 3]


def test_a_clock_gives_the_side_and_a_peaceful_night_begins_at_the_ends() -> None:
    for side, order in (("left", [1, 2, 3, 4, 5, 6]), ("right", [6, 5, 4, 3, 2, 1])):
        game = table("werewolf", "werewolf", "defender", "villager", "villager", "villager", speech_order="by_clock")
        play(game, defender=4, werewolf=4)
        play(game, luck=side)
        assert turns(game, "speech") == order


def test_a_clock_begins_beside_the_lowest_dead() -> None:
    game = table("werewolf", "werewolf", "witch", "villager", "villager", "villager", speech_order="by_clock")
    play(game, werewolf=5, witch_poison=4)
    play(game, luck="right")
    assert turns(game, "speech") == [3, 2, 1, 6]


def test_a_sheriff_names_the_side_then_the_other_one_and_speaks_last() -> None:
    setup_rules = {"speech_order": "by_clock", "sheriff_election": "day1_before_deaths"}
    game = table("werewolf", "werewolf", "villager", "villager", "villager", "villager", "villager", **setup_rules)
    play(game, werewolf=7, sheriff_run=None)
    assert turns(game, "speech") == []
    game = table("werewolf", "werewolf", *("villager",) * 5, **setup_rules)
    while game.phase == "n1":
        ask = next(iter(game.open_asks.values()))
        for seat in ask.seats:
            named = {"werewolf": 7, "sheriff.run": "yes" if seat == 3 else None}
            game.answer(ask.id, seat, named.get(ask.call, "done" if ask.kind == "speech" else None))
    assert game.sheriff == 3
    play(game, sheriff_direction="right")
    assert turns(game, "speech") == [2, 1, 6, 5, 4, 3]
    play(game, werewolf=6)
    play(game)
    assert turns(game, "speech")[6:] == [4, 5, 1, 2, 3]


def test_the_dead_and_the_night_are_silent() -> None:
    game = table("werewolf", "werewolf", "villager", "villager", "villager", "villager")
    assert game.view(3).asks == ()
    game.say(1, "pack", "four?")
    game.answer("n1.werewolf", 1, 4)
    game.answer("n1.werewolf", 2, 4)
    heard = [event for event in game.log if type(event).__name__ == "Said"]
    assert heard[0].to == (1, 2)


def test_who_is_still_to_shoot_does_not_hear_the_dead() -> None:
    deck = ("werewolf", "werewolf", "hunter", "villager", "villager", "villager", "villager")
    game = new_game(Setup(seats=7, deck=deck), seed=seed_from(1), by_hand={"deal"})
    game.answer("d0.deal", 0, deck)
    victim = 7
    while "n2.hunter" not in game.open_asks:
        ask = next(one for one in game.open_asks.values() if not one.offer)
        for seat in ask.seats:
            game.answer(ask.id, seat, victim if ask.call == "werewolf" else ("done" if ask.kind == "speech" else None))
        victim = 3 if game.number == 2 or game.by_day else victim
    with pytest.raises(Refused):
        game.say(3, "dead", "whom?")
    game.say(7, "dead", "shoot 1")
    assert not [event for event in game.events(3) if isinstance(event, Said) and event.channel == "dead"]
    game.answer("n2.hunter", 3, None)
    game.say(3, "dead", "too late")


@pytest.mark.parametrize(("card", "knows"), [("seer", True), ("avenger", False)])
def test_the_dead_may_know_all_where_no_dead_seat_can_act(card: str, knows: bool) -> None:
    deck = ("werewolf", card, *["villager"] * 5)
    game = new_game(Setup(seats=7, deck=deck, talk=False), seed=seed_from(1), by_hand={"deal"})
    game.answer("d0.deal", 0, deck)
    while not game.by_day:
        ask = next(one for one in game.open_asks.values() if not one.offer)
        for seat in ask.seats:
            game.answer(ask.id, seat, 7 if ask.call == "werewolf" else ask.legal_for(seat)[0])
    assert game.may_know_all(7) is knows
    assert not game.may_know_all(1)


def test_siblings_who_are_awake_at_once_hear_their_own() -> None:
    cards = ("two_brothers", "two_brothers", "two_sisters", "two_sisters", "werewolf", "villager", "villager")
    game = table(*cards, night_calls="at_once", fake_calls=False)
    asks = {ask.seats: ask for ask in game.open_asks.values() if ask.kind == "speech"}
    for pair in ((1, 2), (3, 4)):
        game.say(pair[0], "siblings", "psst")
        said = game.log[-1]
        assert isinstance(said, Said)
        assert said.to == pair
    for seat in (1, 2):
        game.answer(asks[1, 2].id, seat, "done")
    with pytest.raises(Refused):
        game.say(1, "siblings", "still here?")
    game.say(4, "siblings", "we still are")
    assert game.log[-1].to == (3, 4)
