"""Faults that the laws have found, each as small as it gets."""

from __future__ import annotations

import msgspec
import pytest

from lycaon import CHANCE, Game, Refused, Setup, new_game, resolve, seed_from
from lycaon.game.ask import Answer
from lycaon.game.decision import Expired
from lycaon.game.event import Announced, Revealed, Told
from lycaon.game.house_rules import Value


def dealt(
    cards: str,
    centre: str = "",
    *,
    each: int = 1,
    talk: bool = False,
    variant: str | None = None,
    events: tuple[str, ...] = (),
    faceup: tuple[str, ...] = ("seer", "defender", "hunter"),
    **rules: Value,
) -> Game:
    """Begin a game with these cards at the seats, in order, and these in the centre; nobody is elected."""
    deck = (*cards.split(), *centre.split())
    house = resolve(None, {"sheriff_election": "off", "last_words": "none", **rules})
    faceup = faceup if "actor" in deck else ()
    seats = len(cards.split()) // each
    setup = Setup(seats=seats, deck=deck, rules=house, cards_each=each, actor_cards=faceup, talk=talk)
    setup = msgspec.structs.replace(setup, variant=variant, events=events)
    game = new_game(setup, seed=seed_from(1), by_hand={"deal"})
    game.answer("d0.deal", CHANCE, deck)
    return game


def play(game: Game, **answers: Answer | dict[int, Answer]) -> None:
    """Answer asks as they come: by call, with `_` for the dot, one answer for all who are asked or one for each seat.

    Whatever else is asked before the last of them runs out of time.
    """
    waiting = {call.replace("_0", "."): answer for call, answer in answers.items()}
    while waiting:
        ask = next((one for one in game.open_asks.values() if one.call in waiting), None)
        if ask is None:
            game.expire(next(iter(one.id for one in game.open_asks.values() if not one.offer)))
            continue
        answer = waiting.pop(ask.call)
        for seat in ask.seats:
            game.answer(ask.id, seat, answer.get(seat) if isinstance(answer, dict) else answer)


def test_a_knight_challenges_nobody_while_the_village_elects() -> None:
    game = dealt("werewolf knight villager villager villager villager", sheriff_election="day1_after_speeches")
    play(game, werewolf=6)
    assert "d1.knight" in game.open_asks
    game.expire("d1.speeches.hold")
    assert list(game.open_asks) == ["d1.sheriff.vote"]


def test_a_knight_who_falls_in_his_own_turn_speaks_no_further() -> None:
    game = dealt("werewolf knight villager villager villager villager", talk=True, speech_order="left_of_victim")
    play(game, werewolf=6)
    game.answer("d1.speech@1", 1, "done")
    game.answer("d1.knight", 2, 3)  # no werewolf: the knight dies, and the day goes on
    assert list(game.open_asks) == ["d1.speech@3"]


def test_talk_of_all_ends_when_all_but_a_fallen_knight_have_done() -> None:
    game = dealt("werewolf knight villager villager villager villager", talk=True, speech_order="free")
    play(game, werewolf=6)
    for seat in (1, 3, 4, 5):
        game.answer("d1.speech", seat, "done")
    game.answer("d1.knight", 2, 3)
    assert list(game.open_asks) == ["d1.vote"]


def test_a_seat_with_two_sisters_is_asked_once() -> None:
    sisters = "two_sisters two_sisters"
    game = dealt(f"werewolf villager {sisters} villager villager villager villager", each=2, siblings_mode="bound_vote")
    assert game.open_asks["n1.two_sisters"].seats == (2,)


def test_the_cards_set_out_for_the_actor_are_told_wherever_the_actor_lies() -> None:
    here = dealt("werewolf thief actor villager villager", "villager villager")
    centre = dealt("werewolf thief villager villager villager", "actor villager")
    told = [[event for event in game.log if isinstance(event, Announced)] for game in (here, centre)]
    assert told[0] == told[1]


def test_a_medium_is_told_of_the_victims_before_he_is_asked() -> None:
    game = dealt("werewolf big_bad_wolf medium villager villager villager")
    play(game, werewolf=4, big_bad_wolf=5)
    assert "n1.medium" in game.open_asks
    assert any(isinstance(event, Told) and event.to == (3,) for event in game.log)


def test_a_white_werewolf_who_bites_werewolves_alone_is_not_shown_a_brother_asleep() -> None:
    game = dealt(
        "white_werewolf elder_wolf_brother younger_wolf_brother villager villager villager villager villager",
        white_target="werewolf_only",
        pack_agreement="plurality_tie_none",
    )
    play(game, werewolf=8, vote=None)
    while "n2.white_werewolf" not in game.open_asks:
        game.expire(next(iter(game.open_asks)))
    assert game.open_asks["n2.white_werewolf"].legal == (2,)


def test_a_brother_is_told_who_has_become_his_brother() -> None:
    game = dealt("werewolf two_brothers two_brothers shadow villager villager villager", siblings_mode="bound_vote")
    play(game, shadow=3, werewolf=3)
    while "n2.two_brothers" not in game.open_asks:
        game.expire(next(iter(game.open_asks)))
    assert game.open_asks["n2.two_brothers"].seats == (2, 4)
    assert any(isinstance(event, Told) and event.to == (2,) and event.about == (4,) for event in game.log)


def test_a_witch_is_told_that_her_potion_was_restored() -> None:
    game = dealt("werewolf witch pharmacist villager villager villager villager")
    play(game, werewolf=4, pharmacist_0restore=None, witch_0heal=4)
    before = len(game.log)
    play(game, pharmacist_0restore="yes")
    assert any(
        isinstance(event, Told) and event.to == (2,) and event.call == "pharmacist" for event in game.log[before:]
    )


def test_who_is_stupefied_is_told() -> None:
    game = dealt("werewolf pharmacist villager villager villager villager")
    play(game, werewolf=3, pharmacist_0stupefy=5, pharmacist_0restore=None)
    assert any(isinstance(event, Told) and event.to == (5,) for event in game.log)


def test_an_affair_that_time_decides_is_with_one_of_the_lovers() -> None:
    """RULES e4 row 9, k4: one of the lovers and a third."""
    for seed in range(8):
        game = dealt("werewolf cupid villager villager villager villager", variant="harvest_festival")
        game.source.seed = seed_from(seed)
        play(game, cupid=(3, 4))
        game.expire("n1.cupid.affair")
        chosen = game.asked["n1.cupid.affair"].answers[2]
        assert isinstance(chosen, tuple)
        assert sum(one in (3, 4) for one in chosen) == 1


def test_who_is_asked_for_an_affair_can_tell_which_pairs_are_legal() -> None:
    game = dealt("werewolf cupid villager villager villager villager", variant="harvest_festival")
    play(game, cupid=(3, 4))
    (ask,) = game.view(2).asks
    assert getattr(ask, "one_of", None) == (3, 4)


def test_who_is_hypnotised_can_not_use_a_later_power_where_calls_are_made_at_once() -> None:
    """RULES e6: steps before the pack's have already been used, later ones are lost."""
    game = dealt(
        "werewolf raven villager villager villager villager", variant="fascination", night_calls="at_once", day_limit=1
    )
    assert "n1.raven" not in game.open_asks
    play(game, werewolf=2)
    assert "n1.raven" not in game.asked


def test_whom_the_specter_touches_has_no_later_power_where_calls_are_made_at_once() -> None:
    """EVENTS 3: he becomes a werewolf with an ordinary card as soon as the pack has chosen."""
    game = dealt("werewolf raven villager villager villager villager", events=("specter",), night_calls="at_once")
    play(game, werewolf=6, vote=None)
    play(game, werewolf=2)
    assert "n2.raven" not in game.asked


def test_a_printed_card_of_an_opening_days_dead_is_known_when_it_is_turned_up() -> None:
    """Who holds which printed card is asked in the first night; the dead of the opening day are revealed before it."""
    deck = ("werewolf", "fox", "villager", "villager", "villager", "villager")
    rules = resolve(None, {"sheriff_election": "off", "first_phase": "day"})
    game = new_game(Setup(seats=6, deck=deck, rules=rules, talk=False, real_cards=True), seed=seed_from(1))
    for seat in range(1, 7):
        game.answer("d0.vote", seat, 2)
    assert not [event for event in game.log if isinstance(event, Revealed) and event.cards == ()]


def test_who_has_left_can_not_explode_any_more() -> None:
    """RULES k35: no power of his own fires."""
    game = dealt("werewolf werewolf villager villager villager villager", self_explosion=True)
    play(game, werewolf=3)
    offer = next(ask for ask in game.open_asks.values() if ask.offer and 2 in ask.seats)
    game.leave(2)
    with pytest.raises(Refused):
        game.answer(offer.id, 2, 2)


@pytest.mark.parametrize("card", ["avenger", "dog_wolf"])
def test_lovers_are_bound_before_one_of_them_chooses_the_werewolves(card: str) -> None:
    """Where calls are made at once as well: whether the pair is mixed is judged at linking (RULES a2)."""
    game = dealt(f"werewolf cupid {card} villager villager villager", night_calls="at_once")
    assert f"n1.{card}" not in game.open_asks
    play(game, cupid=(1, 3))
    assert f"n1.{card}" in game.open_asks


@pytest.mark.parametrize("card", ["avenger", "dog_wolf"])
def test_the_affair_is_made_before_one_of_the_three_chooses_the_werewolves(card: str) -> None:
    """RULES e4 row 9: camps are judged when the second pair is made."""
    game = dealt(f"werewolf cupid {card} villager villager villager", variant="harvest_festival", night_calls="at_once")
    play(game, cupid=(1, 3))
    assert f"n1.{card}" not in game.open_asks
    play(game, cupid_0affair=(3, 4))
    assert f"n1.{card}" in game.open_asks


def test_an_avenger_has_chosen_before_anybody_looks_for_werewolves() -> None:
    game = dealt("werewolf fox avenger villager villager villager", night_calls="at_once")
    assert "n1.fox" not in game.open_asks
    play(game, avenger="werewolves", fox=3)
    assert any(isinstance(event, Told) and event.to == (2,) and event.fact == "yes" for event in game.log)


@pytest.mark.parametrize("seed", range(6))
def test_two_who_peep_have_each_their_own_luck_whoever_is_first(seed: int) -> None:
    """An actor may borrow the little girl's card beside the girl."""
    told = []
    for order in (("n1.little_girl", "n1.little_girl@2"), ("n1.little_girl@2", "n1.little_girl")):
        game = dealt(
            "little_girl actor werewolf werewolf werewolf villager villager villager villager",
            faceup=("little_girl", "raven", "piper"),
            little_girl_catch_p=0.5,
        )
        game.source.seed = seed_from(seed)
        play(game, actor="little_girl")
        for id in order:
            game.answer(id, game.open_asks[id].seats[0], "yes")
        told.append({(event.to, event.about) for event in game.log if isinstance(event, Told)})
    assert told[0] == told[1]


def test_closing_a_hold_is_not_refused_half_way() -> None:
    """A seer who looks at a printed card that the judge does not know yet."""
    deck = ("werewolf", "seer", "cupid", "villager", "villager")
    setup = Setup(seats=5, deck=deck, talk=False, holds=True, real_cards=True)
    game = new_game(setup, seed=seed_from(1))
    holders = {"cupid": (3,), "seer": (2,)}
    while "n1.seer" not in game.open_asks:
        ask = next(one for one in reversed(game.open_asks.values()))
        if ask.timeless:
            game.answer(ask.id, CHANCE, holders[ask.call.partition(".")[2]])
        else:
            game.expire(ask.id)
    before = len(game.decisions)
    try:
        game.expire("n1.seer.hold")
    except Refused:
        assert len(game.decisions) == before
    else:
        assert isinstance(game.decisions[-1], Expired)
