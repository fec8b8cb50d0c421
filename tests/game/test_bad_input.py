"""What a program may hand to the engine by mistake or on purpose: refused with a code, and nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from lycaon import CHANCE, Game, RefusalCode, Refused, Setup, new_game, prepare, resolve, seed_from
from lycaon.bots.bot import is_legal, random_answer
from lycaon.game.event import Called
from lycaon.record import dump_jsonl, load_jsonl, record_of, replay

FIVE = ("werewolf", "seer", "villager", "villager", "villager")
AFFAIR = ("cupid", "werewolf", *["villager"] * 6)


def small(**changes: Any) -> Setup:
    return Setup(**{"seats": 5, "deck": FIVE, **changes})


def at_the_affair(number: int) -> Game:
    """Cupid has paired 2 and 3, and is to pair one of them with another."""
    setup = Setup(seats=8, deck=AFFAIR, variant="harvest_festival", talk=False)
    game = new_game(setup, seed=seed_from(number), by_hand={"deal"})
    game.answer("d0.deal", CHANCE, AFFAIR)
    while "n1.cupid.affair" not in game.open_asks:
        ask = next(iter(game.open_asks.values()))
        for seat in ask.seats:
            game.answer(ask.id, seat, (2, 3) if ask.call == "cupid" else ask.legal_for(seat)[0])
    return game


@pytest.mark.parametrize("number", range(20))
def test_luck_draws_for_cupid_what_he_could_have_named_himself(number: int) -> None:
    game = at_the_affair(number)
    game.expire("n1.cupid.affair")
    named = game.asked["n1.cupid.affair"].answers[1]
    assert isinstance(named, tuple)
    assert len({2, 3} & set(named)) == 1
    replay(record_of(game))


def test_who_is_asked_sees_that_exactly_one_of_some_must_be_named() -> None:
    game = at_the_affair(1)
    (ask,) = game.view(1).asks
    assert ask.one_of == (2, 3)
    with pytest.raises(Refused) as refused:
        game.answer(ask.id, 1, (4, 5))
    assert refused.value.values["one_of"] == (2, 3)
    for number in range(50):
        assert is_legal(ask, random_answer(ask, Random(number)))
    assert not is_legal(ask, (2, 3))
    assert not is_legal(ask, (4, 5))


def heard_by_all(cards: tuple[str, ...]) -> list[str]:
    rules = resolve(None, {"actor_cards_faceup": "no", "sheriff_election": "off"})
    deck = (*["werewolf"] * 2, "actor", *["villager"] * 5)
    game = new_game(Setup(seats=8, deck=deck, rules=rules, actor_cards=cards, talk=False), seed=seed_from(3))
    while game.number < 3 and game.result is None:
        game.expire(next(one.id for one in game.open_asks.values() if not one.offer))
    return [event.call for event in game.events("public") if isinstance(event, Called)][:40]


def test_calls_do_not_tell_which_cards_lie_face_down_for_the_actor() -> None:
    assert heard_by_all(("seer", "fox", "raven")) == heard_by_all(("hunter", "fox", "witch"))


def test_an_actor_may_challenge_with_the_knights_card_where_nobody_speaks() -> None:
    deck = (*["werewolf"] * 2, "actor", *["villager"] * 5)
    setup = Setup(seats=8, deck=deck, actor_cards=("knight", "seer", "fox"), talk=False)
    game = new_game(setup, seed=seed_from(1), by_hand={"deal"})
    game.answer("d0.deal", CHANCE, deck)
    game.answer("n1.actor", 3, "knight")
    while not game.by_day:
        game.expire(next(one.id for one in game.open_asks.values() if not one.offer))
    assert "d1.knight" in game.open_asks


@pytest.mark.parametrize(
    "changes",
    [
        {"sheriff": 0},
        {"sheriff": True},
        {"sheriff": 1.5},
        {"sheriff": ""},
        {"rules": None},
        {"deck": "werewolf"},
        {"deck": (1, 2, 3)},
        {"talk": "no"},
        {"holds": float("nan")},
        {"cards_each": 1.5},
        {"seats": "5"},
        {"seats": 10**30},
        {"rules": msgspec.structs.replace(resolve(None, {}), tie_rule="bogus")},
        {"attributes": ({"age": object()},)},
    ],
)
def test_a_setup_of_wrong_values_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        prepare(small(**changes))
    assert refused.value.code == RefusalCode.BAD_SETUP


def test_a_setup_of_lists_is_as_good_as_one_of_tuples() -> None:
    game = new_game(small(deck=list(FIVE)), seed=seed_from(1))
    assert game.setup == small()
    assert load_jsonl(dump_jsonl(record_of(game, secret=True))).setup == small()


@pytest.mark.parametrize("seed", [b"", b"x" * 65, "seed", 5])
def test_a_seed_is_some_bytes(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        new_game(small(), seed=seed)


@pytest.mark.parametrize("by_hand", ["deal", [5], [["deal"]]])
def test_calls_by_hand_are_words(by_hand: Any) -> None:
    with pytest.raises(ValueError, match="calls by hand"):
        new_game(small(), seed=seed_from(1), by_hand=by_hand)


def speaking() -> Game:
    game = new_game(small(rules=resolve(None, {"speech_order": "free"})), seed=seed_from(1))
    while not game.open_floor:
        game.expire(next(one.id for one in game.open_asks.values() if not one.offer))
    return game


@pytest.mark.parametrize(
    ("text", "claims"),
    [
        ("hi", "abc"),
        ("hi", {"a": 1}),
        ("hi", ["good 1"]),
        ("hi", (1,)),
        ("hi", ("x" * 201,)),
        ("hi", ("x",) * 51),
        ("x" * 20_001, ()),
        (b"hi", ()),
        ("\ud800", ()),
    ],
)
def test_what_is_said_must_be_text_that_a_record_can_hold(text: Any, claims: Any) -> None:
    game = speaking()
    seat = game.table.living[0]
    before = len(game.decisions), len(game.log)
    with pytest.raises(Refused) as refused:
        game.say(seat, "village", text, claims)
    assert refused.value.code == RefusalCode.ILLEGAL
    assert (len(game.decisions), len(game.log)) == before
    game.say(seat, "village", "hi", ("good 1",))
    load_jsonl(dump_jsonl(record_of(game, secret=True)))


class Word(str):
    """Somebody's own kind of string."""

    __slots__ = ()


class Sly(list[int]):
    """A list that answers while it is read."""

    game: Game
    ask: str

    def __iter__(self) -> Iterator[int]:
        self.game.answer(self.ask, 1, (2, 4))
        return super().__iter__()


def test_an_ask_is_kept_under_its_own_id() -> None:
    game = new_game(small(), seed=seed_from(1))
    ask = next(iter(game.open_asks.values()))
    game.answer(Word(ask.id), ask.seats[0], ask.legal_for(ask.seats[0])[0])
    load_jsonl(dump_jsonl(record_of(game, secret=True)))


def test_an_answer_can_not_answer_while_it_is_read() -> None:
    game = at_the_affair(1)
    sly = Sly([2, 4])
    sly.game, sly.ask = game, "n1.cupid.affair"
    before = len(game.decisions)
    with pytest.raises(Refused):
        game.answer("n1.cupid.affair", 1, sly)
    assert len(game.decisions) == before


def test_the_number_of_a_speech_does_not_tell_what_was_said_before_on_a_channel() -> None:
    game = new_game(
        Setup(seats=6, deck=("werewolf", "werewolf", *["villager"] * 4)), seed=seed_from(1), by_hand={"deal"}
    )
    game.answer("d0.deal", CHANCE, ("werewolf", "werewolf", *["villager"] * 4))
    for _ in range(3):
        game.say(1, "pack", "psst")
    while game.number < 2:
        game.expire(next(one.id for one in game.open_asks.values() if not one.offer))
    assert game.say(1, "pack", "again") == "n2.pack@1#1"
