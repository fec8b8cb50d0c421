"""A replay plays the same game again, to any point, and says where it can't."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lycaon import CHANCE, Game, HouseRules, RefusalCode, Setup, new_game, resolve, seed_from
from lycaon.game.ask import Refused
from lycaon.game.chance import draw
from lycaon.game.game import Answered, Decision, Expired, Left, Spoke
from lycaon.record import Diverged, Record, digest_of, dump_jsonl, load_jsonl, load_text, record_of, replay, undo
from tests.games.player import Manners, play
from tests.games.strategies import ANSWERS, games

SLOW = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
SETUP = Setup(seats=5, deck=("werewolf", "seer", "villager", "villager", "villager"))
GIRL = Setup(
    seats=7,
    deck=("werewolf", "werewolf", "seer", "little_girl", "villager", "villager", "villager"),
    rules=HouseRules(little_girl_catch_p=0.5, sheriff_election="off", tie_rule="random", night_calls="at_once"),
    talk=False,
)


def _played(number: int = 8, setup: Setup = SETUP, steps: int = 5000) -> Game:
    return play(new_game(setup, seed=seed_from(number)), Random(number), Manners(speaks=0.2), steps=steps)


def _same(one: Game, other: Game) -> None:
    """Compare two games from every side."""
    assert one.log == other.log
    assert one.decisions == other.decisions
    assert one.marks == other.marks
    assert one.words == other.words
    assert one.result == other.result
    for viewer in ("public", "judge", *range(1, one.setup.seats + 1)):
        assert one.view(viewer) == other.view(viewer)


# -- the same game -----------------------------------------------------------------------------------------------------


@SLOW
@given(game=games())
def test_a_replay_is_the_same_game_from_every_side(game: Game) -> None:
    _same(replay(record_of(game, secret=True)), game)


@SLOW
@given(game=games())
def test_no_seed_is_needed(game: Game) -> None:
    _same(replay(msgspec.structs.replace(record_of(game), seed=None)), game)


@SLOW
@given(game=games(), data=st.data())
def test_a_replay_stops_at_any_place(game: Game, data: st.DataObject) -> None:
    record = record_of(game, secret=True)
    place = data.draw(st.integers(0, len(record.decisions)))
    part = replay(record, upto=place)
    assert part.decisions[:place] == game.decisions[:place]
    if len(part.decisions) > place:  # the time of one who has left was up by itself
        assert isinstance(game.decisions[place - 1], Left) or any(isinstance(one, Left) for one in part.decisions)
        place = len(part.decisions)
        assert part.decisions == game.decisions[:place]
    end = game.marks[place] if place < len(game.marks) else len(game.log)
    assert part.log == game.log[:end]
    if place < len(record.decisions):
        decision = record.decisions[place]
        assert isinstance(decision, Spoke | Left) or decision.ask in part.open_asks
        assert digest_of(part) == record.digests[place]


@SLOW
@given(game=games(steps=25), steps=st.integers(0, 20))
def test_a_game_under_way_goes_on_as_it_would_have(game: Game, steps: int) -> None:
    again = replay(record_of(game, secret=True))
    assert again.seed == game.seed
    assert again.by_hand == game.by_hand
    manners = Manners(expires=0.2)
    _same(play(again, Random(1), manners, steps=steps), play(game, Random(1), manners, steps=steps))


def test_luck_that_the_record_does_not_hold_is_drawn_from_its_seed() -> None:
    record = record_of(new_game(SETUP, seed=seed_from(3)), secret=True)
    bare = msgspec.structs.replace(record, decisions=(), digests=())
    _same(replay(bare), new_game(SETUP, seed=seed_from(3)))
    assert replay(bare, seed=seed_from(4)).decisions != list(record.decisions)
    assert replay(bare, by_hand={"deal"}).open_asks.keys() == {"d0.deal"}


def test_a_replay_that_stops_before_luck_leaves_its_ask_open() -> None:
    game = _played()
    record = record_of(game)
    part = replay(record, upto=0)
    ask = part.open_asks["d0.deal"]
    assert ask.seats == (CHANCE,)
    part.answer("d0.deal", CHANCE, draw(game.seed, ask, CHANCE))
    assert part.decisions == game.decisions[:1]
    with pytest.raises(ValueError, match="no place"):
        replay(record, upto=len(record.decisions) + 1)


def test_several_asks_that_are_open_at_once_replay_in_the_order_in_which_they_were_answered() -> None:
    draws = 0
    for number in range(60):
        game = play(new_game(GIRL, seed=seed_from(number)), Random(number), Manners(passes=0.05, agrees=0.3))
        draws += len(game.decisions) - len(_people(game))
        _same(replay(msgspec.structs.replace(record_of(game), seed=None)), game)
        by_hand = play(new_game(GIRL, by_hand={"*"}), Random(number), Manners(passes=0.05, agrees=0.3))
        _same(replay(msgspec.structs.replace(record_of(by_hand), seed=None)), by_hand)
    assert draws > 120  # more than the deals


def test_luck_drawn_while_another_ask_is_open_replays() -> None:
    game = new_game(GIRL, seed=seed_from(1))
    girl = next(ask for ask in game.open_asks.values() if ask.call == "little_girl")
    pack = next(ask for ask in game.open_asks.values() if ask.call == "werewolf")
    game.answer(pack.id, pack.seats[0], 3 if 3 in pack.legal else 4)
    game.answer(girl.id, girl.seats[0], "yes")
    assert [decision.seat for decision in game.decisions if isinstance(decision, Answered)][-2:] == [CHANCE, CHANCE]
    _same(replay(record_of(game)), game)


def test_erased_words_are_missing_and_nothing_else() -> None:
    game = _played()
    record = record_of(game, words=False)
    again = replay(record)
    assert game.words
    assert again.words == {}
    assert again.log == game.log
    assert record_of(again) == record


def test_calls_may_be_given_to_a_hand_and_taken_back_during_a_game() -> None:
    for first, later in (((), ("*",)), (("*",), ())):
        game = play(new_game(GIRL, seed=seed_from(2), by_hand=first), Random(2), steps=6)
        game = play(replay(record_of(game, secret=True), by_hand=later), Random(3), steps=20)
        assert game.by_hand == frozenset(later)
        _same(replay(record_of(game, secret=True)), game)


# -- where it parts ----------------------------------------------------------------------------------------------------


def _change(record: Record, place: int, decision: Decision) -> Record:
    decisions = (*record.decisions[:place], decision, *record.decisions[place + 1 :])
    return msgspec.structs.replace(record, decisions=decisions, words={})


def test_a_changed_answer_is_noticed_at_the_next_decision() -> None:
    game = _played()
    record = record_of(game)
    for place, decision in enumerate(record.decisions):
        if not isinstance(decision, Answered) or decision.seat == CHANCE:
            continue
        ask = game.asked[decision.ask]
        for other in (*ask.legal_for(decision.seat), None):
            if other == decision.answer or (other is None and not ask.may_pass):
                continue
            with pytest.raises(Diverged) as parted:
                replay(_change(record, place, Answered(decision.ask, decision.seat, other)))
            assert parted.value.number == place + 2
            assert parted.value.recorded != parted.value.found


def test_a_changed_digest_is_noticed() -> None:
    record = record_of(_played())
    for place, digest in enumerate(record.digests):
        wrong = (*record.digests[:place], "0" * 16, *record.digests[place + 1 :])
        with pytest.raises(Diverged) as parted:
            replay(msgspec.structs.replace(record, digests=wrong))
        assert (parted.value.number, parted.value.recorded, parted.value.found) == (place + 1, "0" * 16, digest)
        assert digest in str(parted.value)
        replay(msgspec.structs.replace(record, digests=wrong), check=False)


def test_another_end_is_noticed() -> None:
    game = _played()
    record = record_of(game)
    assert record.result is not None
    for change in (
        {"digest": "0" * 16},
        {"result": msgspec.structs.replace(record.result, winners=())},
        {"decisions": record.decisions[:-1], "digests": record.digests[:-1]},
    ):
        with pytest.raises(Diverged) as parted:
            replay(msgspec.structs.replace(record, **change))
        assert parted.value.number == len(record.decisions) + ("decisions" not in change)


def test_a_refusal_is_reported_with_its_decision() -> None:
    game = _played()
    record = record_of(game)
    place = next(place for place, one in enumerate(record.decisions) if isinstance(one, Answered) and one.seat)
    decision = record.decisions[place]
    assert isinstance(decision, Answered)
    with pytest.raises(Diverged) as parted:
        replay(_change(record, place, Answered(decision.ask, decision.seat, 99)))
    refusal = parted.value.refusal
    assert refusal is not None
    assert refusal.code is RefusalCode.ILLEGAL
    assert (parted.value.number, parted.value.ask, parted.value.decision) == (
        place + 1,
        decision.ask,
        Answered(decision.ask, decision.seat, 99),
    )
    assert parted.value.recorded == parted.value.found == record.digests[place]


def test_an_impossible_draw_of_luck_is_refused() -> None:
    record = record_of(_played())
    for answer in (None, ("villager",) * 5, 3):
        with pytest.raises(Diverged) as parted:
            replay(_change(record, 0, Answered("d0.deal", CHANCE, answer)))
        assert parted.value.refusal is not None
    with pytest.raises(Diverged) as parted:
        replay(_change(record, 0, Left(3)))
    assert parted.value.number == 2


def test_an_impossible_draw_for_a_seat_is_refused() -> None:
    setup = Setup(seats=5, deck=SETUP.deck, rules=HouseRules(sheriff_election="off"), talk=False)
    game = new_game(setup, seed=seed_from(1))
    game.expire("n1.seer")
    record = record_of(game)
    expiry = record.decisions[1]
    assert isinstance(expiry, Expired)
    ((seat, _),) = expiry.drawn
    _same(replay(record), game)
    for drawn in (((seat, "x"),), ((seat, 99),), ((seat, None),), (), ((seat, 1), (9, 1))):
        changed = _change(record, 1, Expired(expiry.ask, drawn))
        if drawn != ():
            with pytest.raises(Diverged):
                replay(changed)


def test_a_setup_that_can_no_longer_be_played_is_no_traceback() -> None:
    record = Record(setup=Setup(seats=5, deck=("dragon",) * 5))
    with pytest.raises(Diverged) as parted:
        replay(record)
    assert parted.value.number == 0
    assert parted.value.refusal is not None
    assert parted.value.refusal.code is RefusalCode.BAD_DECK


def test_other_rules_are_named() -> None:
    record = msgspec.structs.replace(record_of(_played()), rules_version=7, digest="0" * 16)
    with pytest.raises(Diverged, match="under rules 7"):
        replay(record)


@settings(SLOW, max_examples=200)
@given(game=games(speaks=False), data=st.data())
def test_a_record_with_any_change_replays_or_parts(game: Game, data: st.DataObject) -> None:
    record = msgspec.structs.replace(record_of(game, secret=True), digests=(), digest=None)
    if not record.decisions:
        return
    place = data.draw(st.integers(0, len(record.decisions) - 1))
    decision = record.decisions[place]
    ask = decision.ask if isinstance(decision, Answered | Expired) else "n1.seer"
    seat = data.draw(st.integers(0, record.setup.seats))
    legal = game.asked[ask].legal_for(seat) if ask in game.asked else ()
    answer = data.draw(st.sampled_from(legal) | ANSWERS if legal else ANSWERS)
    others: list[Decision] = [Answered(ask, seat, answer)]
    if ask not in game.asked or game.asked[ask].seats != (CHANCE,):  # luck has all the time in the world
        others += [Expired(ask), Expired(ask, ((seat, answer),))]
    other = data.draw(st.sampled_from(others))
    number = len(record.decisions)
    try:
        replay(_change(record, place, other))
    except Diverged as parted:
        number = parted.number
    assert number > place


# -- undo --------------------------------------------------------------------------------------------------------------


def _people(game: Game) -> list[int]:
    """Return the places of what people have decided: luck's answers aside, and what a leaver's going has ended."""
    places = [place for place, one in enumerate(game.decisions) if not isinstance(one, Answered) or one.seat != CHANCE]
    return [place for place in places if not _came_of_leaving(game, place)]


def _came_of_leaving(game: Game, place: int) -> bool:
    """Say whether a decision was made by itself, as it was only a leaver who still had to answer."""
    left = any(isinstance(one, Left) for one in game.decisions[:place])
    if not left or not isinstance(game.decisions[place], Expired):
        return False
    return len(replay(record_of(game, secret=True), upto=place, check=False).decisions) > place


@SLOW
@given(game=games(steps=40))
def test_undo_takes_back_one_decision_and_the_luck_after_it(game: Game) -> None:
    if game.by_hand:
        return
    people = _people(game)
    if not people:
        with pytest.raises(IndexError):
            undo(game)
        return
    before = undo(game)
    assert before.decisions == game.decisions[: people[-1]]
    assert before.log == game.log[: game.marks[people[-1]]]
    assert before.seed == game.seed
    assert not any(CHANCE in ask.seats for ask in before.open_asks.values())


def test_everything_can_be_undone_down_to_the_deal_and_played_again() -> None:
    game = _played()
    back = game
    for count in range(len(_people(game)), 0, -1):
        assert len(_people(back)) == count
        back = undo(back)
    _same(back, new_game(SETUP, seed=seed_from(8)))
    with pytest.raises(IndexError):
        undo(back)
    _same(play(back, Random(8), Manners(speaks=0.2)), game)


def test_luck_decides_the_same_after_an_undo() -> None:
    game = new_game(GIRL, seed=seed_from(1))
    girl = next(ask for ask in game.open_asks.values() if ask.call == "little_girl")
    game.answer(girl.id, girl.seats[0], "yes")
    again = undo(game)
    again.answer(girl.id, girl.seats[0], "yes")
    _same(again, game)


def test_what_a_judge_gave_for_luck_is_undone_too() -> None:
    game = new_game(SETUP, by_hand={"deal"}, seed=seed_from(1))
    deck = game.open_asks["d0.deal"].legal
    game.answer("d0.deal", CHANCE, deck)
    again = undo(game)
    assert again.decisions == []
    assert list(again.open_asks) == ["d0.deal"]
    assert again.by_hand == {"deal"}


def test_cards_that_a_judge_looked_at_are_undone_too() -> None:
    setup = Setup(seats=5, deck=SETUP.deck, real_cards=True, rules=resolve(None, {"sheriff_election": "off"}))
    game = new_game(setup, seed=seed_from(1))
    ask = next(iter(game.open_asks.values()))
    assert ask.seats == (CHANCE,)
    seats = ask.legal[: ask.least]
    game.answer(ask.id, CHANCE, seats)
    assert undo(game).decisions == []
    _same(replay(record_of(game, secret=True)), game)


def test_the_undone_game_is_left_as_it_was() -> None:
    game = _played(steps=10)
    log, decisions = list(game.log), list(game.decisions)
    again = undo(game)
    with pytest.raises(Refused):
        again.answer("n9.seer", 1, 1)
    assert (game.log, game.decisions) == (log, decisions)


# -- the forms --------------------------------------------------------------------------------------------------------


def test_a_readable_record_replays() -> None:
    text = """\
lycaon: 1
seats: 5
deck: werewolf, seer, villager 3
rules: sheriff_election=off
talk: no
by_hand: ["deal"]

d0.deal luck -> [werewolf, seer, villager, villager, villager]
n1.seer 2 -> 1
n1.werewolf 1 -> 3
d1.vote 1 -> 2, 2 -> 1, 4 -> 1, 5 -> 1
over village [2, 3, 4, 5] no_werewolf_lives
"""
    game = replay(load_text(text))
    assert game.result is not None
    assert game.result.winner == "village"


def test_json_lines_replay() -> None:
    game = _played()
    _same(replay(load_jsonl(dump_jsonl(record_of(game)))), game)
