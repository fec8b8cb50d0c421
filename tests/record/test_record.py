"""A record is a setup and every decision, and says no more than it may."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from lycaon import Game, HouseRules, Refused, Setup, new_game, seed_from
from lycaon.game.game import Spoke
from lycaon.record import BadRecord, BadRecordCode, Digests, Record, digest_of, record_of
from lycaon.record.digest import BEGIN, link
from tests.games.player import Manners, play

SETUP = Setup(
    seats=5,
    deck=("werewolf", "seer", "villager", "villager", "villager"),
    rules=HouseRules(sheriff_election="off", speech_order="free"),
)


def _day() -> Game:
    """Return a game in which the village may speak."""
    game = new_game(SETUP, seed=seed_from(1))
    while "d1.speech" not in game.open_asks:
        ask = next(iter(game.open_asks.values()))
        game.expire(ask.id)
    return game


def _over() -> Game:
    return play(new_game(SETUP, seed=seed_from(2)), Random(2))


def test_the_seed_of_a_game_under_way_stays_secret_unless_asked_for() -> None:
    game = _day()
    assert record_of(game).seed is None
    assert record_of(game, secret=True).seed == game.seed
    over = _over()
    assert record_of(over).seed == over.seed


def test_every_house_rule_is_written_out() -> None:
    record = record_of(_day())
    assert len(msgspec.to_builtins(record)["setup"]["rules"]) == len(HouseRules.__struct_fields__)


def test_a_result_and_a_last_digest_come_with_the_end() -> None:
    record = record_of(_day())
    assert record.result is None
    assert record.digest is None
    game = _over()
    record = record_of(game)
    assert record.result == game.result
    assert record.digest == digest_of(game)


def test_words_can_be_left_out() -> None:
    game = _day()
    speech = game.say(next(iter(game.table.living)), "village", "hello")
    assert record_of(game).words == {speech: "hello"}
    assert record_of(game, words=False).words == {}


def test_what_is_no_text_is_refused_or_written_as_it_can_be() -> None:
    game = _day()
    for text, claims in (("a\ud800b", ()), ("ab", ("\ud800",))):
        with pytest.raises(Refused):
            game.say(next(iter(game.table.living)), "village", text, claims)
    record = record_of(game, names=["\udfff"] * 5)
    assert record.words == {}
    assert record.names == ("?",) * 5


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"names": ("one",)}, BadRecordCode.BAD_SETUP),
        ({"digests": (BEGIN,)}, BadRecordCode.MISSING_DIGEST),
        ({"digest": BEGIN}, BadRecordCode.OUT_OF_ORDER),
        ({"words": {"d1.village@1#1": "who?"}}, BadRecordCode.OUT_OF_ORDER),
    ],
)
def test_a_record_that_contradicts_itself_is_refused(change: dict[str, object], code: BadRecordCode) -> None:
    with pytest.raises(BadRecord) as refused:
        Record(**{"setup": SETUP, **change})  # type: ignore[arg-type]
    assert refused.value.code is code


def test_digests_are_the_same_however_they_are_asked_for() -> None:
    game = new_game(SETUP, seed=seed_from(3))
    watching = Digests(game)
    seen = []
    dice = Random(3)
    while game.result is None:
        seen.append((len(game.decisions), watching.now()))
        play(game, dice, Manners(), steps=1)
    after = Digests(game)
    assert [after.before(place) for place, _ in seen] == [digest for _, digest in seen]
    assert after.now() == watching.now() == digest_of(game)


def test_a_digest_is_of_everything_before_its_decision() -> None:
    game = _over()
    digests = Digests(game)
    assert digests.before(0) == link(BEGIN, None, game.log[: game.marks[0]])
    for place in range(1, len(game.decisions)):
        events = game.log[game.marks[place - 1] : game.marks[place]]
        assert digests.before(place) == link(digests.before(place - 1), game.decisions[place - 1], events)


def test_there_is_no_digest_of_the_future() -> None:
    game = _day()
    with pytest.raises(IndexError):
        Digests(game).before(len(game.decisions) + 1)


def test_a_changed_event_is_noticed_by_every_later_digest() -> None:
    game = _over()
    before = [Digests(game).before(place) for place in range(len(game.decisions))]
    changed = game.marks[3]
    game.log[changed] = msgspec.structs.replace(game.log[changed], to=(1, 2, 3))
    after = [Digests(game).before(place) for place in range(len(game.decisions))]
    same = [old == new for old, new in zip(before, after, strict=True)]
    first = next(place for place, mark in enumerate(game.marks) if mark > changed)
    assert same == [place < first for place in range(len(same))]


def test_words_are_in_no_digest() -> None:
    game, other = _day(), _day()
    seat = next(iter(game.table.living))
    game.say(seat, "village", "hello")
    other.say(seat, "village", "goodbye")
    assert digest_of(game) == digest_of(other)
    assert isinstance(game.decisions[-1], Spoke)
