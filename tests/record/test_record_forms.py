"""Both forms of a record, JSON Lines and text, read back as exactly what was written, and refuse everything else."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from lycaon import Game, Setup, new_game, seed_from
from lycaon.game.game import Answered, Spoke
from lycaon.record import BadRecord, BadRecordCode, Record, dump_jsonl, dump_text, load_jsonl, load_text, record_of
from lycaon.record.jsonl import whole_lines
from lycaon.record.record import LONGEST_LINE
from tests.games.player import Manners, play
from tests.games.strategies import games, records

SLOW = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
FORMS = pytest.mark.parametrize(("dump", "load"), [(dump_jsonl, load_jsonl), (dump_text, load_text)])
Dump = Callable[[Record], str]
Load = Callable[[str | bytes], Record]

SETUP = Setup(seats=5, deck=("werewolf", "seer", "villager", "villager", "villager"))


def _played(number: int = 4) -> Game:
    return play(new_game(SETUP, seed=seed_from(number)), Random(number), Manners(speaks=0.3, expires=0.1))


RECORD = record_of(_played(), names=["Ada", "Bo", "陈", "Dana", "\n"])


@FORMS
@SLOW
@given(record=records())
def test_any_record_reads_back_as_it_was_written(dump: Dump, load: Load, record: Record) -> None:
    written = dump(record)
    assert load(written) == record
    assert load(written.encode()) == record
    assert dump(load(written)) == written


@FORMS
@SLOW
@given(game=games())
def test_any_game_reads_back_as_it_was_played(dump: Dump, load: Load, game: Game) -> None:
    record = record_of(game, names=[f"{seat}号" for seat in range(game.setup.seats)], secret=True)
    assert load(dump(record)) == record


@SLOW
@given(record=records())
def test_the_text_form_is_safe_to_show(record: Record) -> None:
    assert all(line.isprintable() or "\u3000" in line for line in dump_text(record).split("\n"))


@FORMS
def test_a_record_cut_at_a_line_end_is_a_game_under_way_and_cut_elsewhere_is_torn(dump: Dump, load: Load) -> None:
    written = dump(RECORD).encode()
    whole = load(written)
    head = written.index(b"\n\n") + 2 if dump is dump_text else written.index(b"\n")
    for cut in range(1, head):
        with pytest.raises(BadRecord) as refused:
            load(written[:cut])
        assert refused.value.code in (BadRecordCode.TORN, BadRecordCode.NO_HEADER)
    for cut in range(head, len(written)):
        lacks_its_end = dump is dump_jsonl and written[cut : cut + 1] == b"\n"  # and is whole all the same
        if written[cut - 1 : cut] == b"\n" or lacks_its_end:
            record = load(written[:cut])
            assert record.decisions == whole.decisions[: len(record.decisions)]
            assert record.result is None or cut + lacks_its_end == len(written)
        else:
            with pytest.raises(BadRecord) as refused:
                load(written[:cut])
            assert refused.value.code is BadRecordCode.TORN
            assert refused.value.line == written[:cut].count(b"\n") + 1


@FORMS
@settings(SLOW, max_examples=300)
@given(data=st.data())
def test_spoilt_bytes_are_refused_or_mean_something(dump: Dump, load: Load, data: st.DataObject) -> None:
    written = bytearray(dump(RECORD).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(written)))
        length = data.draw(st.integers(0, 40))
        written[place : place + length] = data.draw(st.binary(max_size=20) | st.sampled_from(SPOILERS))
    _load_or_refuse(load, bytes(written))


SPOILERS = (b"\n", b"\r\n", b'"', b"[" * 3000, b"9" * 400, b"-1", b"1e999", b"\xff\xfe", b"null", b" -> ", b"#", b": ")


@FORMS
@given(data=st.binary(max_size=200))
@example(data=b"")
@example(data=b"\n")
@example(data=b"lycaon: 1\n")
@example(data=b"lycaon: 1\n\n")
@example(data=b"lycaon: 1\nseats: [[[\n\n")
@example(data=b"[" * 100_000 + b"\n")
@example(data=b"lycaon: 1\nattributes: " + b"[" * 100_000 + b"\n")
@example(data=b"lycaon: 1\ndeck: a 999, a 999\n\n")
@example(data=b'{"line":"game","format":1,"rules_version":1,"setup":{"seats":1e400,"deck":[]}}\n')
def test_any_bytes_are_refused_or_read(dump: Dump, load: Load, data: bytes) -> None:
    del dump
    _load_or_refuse(load, data)


@FORMS
@SLOW
@given(text=st.text(max_size=200))
@example(text="\ud800")
def test_any_text_is_refused_or_read(dump: Dump, load: Load, text: str) -> None:
    del dump
    with suppress(BadRecord):
        load(text)


@FORMS
@SLOW
@given(data=st.data())
def test_lines_out_of_order_are_refused_or_still_a_record(dump: Dump, load: Load, data: st.DataObject) -> None:
    lines = dump(RECORD).splitlines(keepends=True)
    shuffled = data.draw(st.permutations(lines[-12:]))
    _load_or_refuse(load, "".join([*lines[:-12], *shuffled]).encode())
    _load_or_refuse(load, "".join(data.draw(st.permutations(lines))).encode())


def _load_or_refuse(load: Load, data: bytes) -> None:
    record = refused = None
    try:
        record = load(data)
    except BadRecord as bad:
        refused = bad
    if refused is not None:
        assert refused.line >= 1
        assert str(refused.code) in str(refused)
    if record is not None:
        assert load_jsonl(dump_jsonl(record)) == record
        assert load_text(dump_text(record)) == record


# -- JSON Lines --------------------------------------------------------------------------------------------------------


def _lines(record: Record = RECORD) -> list[str]:
    return dump_jsonl(record).splitlines(keepends=True)


def _refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        load_jsonl(text)
    return refused.value


def test_erased_words_leave_the_rest_as_it_was() -> None:
    kept = [line for line in _lines() if '"line":"words"' not in line]
    record = load_jsonl("".join(kept))
    assert RECORD.words
    assert record.words == {}
    assert record.decisions == RECORD.decisions


def test_words_may_stand_anywhere_after_their_speech_but_not_before() -> None:
    words = [line for line in _lines() if '"line":"words"' in line]
    rest = [line for line in _lines() if '"line":"words"' not in line]
    assert load_jsonl("".join([*rest[:-1], *words, rest[-1]])) == RECORD
    assert _refused("".join([rest[0], *words, *rest[1:]])).code is BadRecordCode.OUT_OF_ORDER


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (lambda lines: lines[:0], BadRecordCode.NO_HEADER, 1),
        (lambda lines: lines[1:], BadRecordCode.NO_HEADER, 1),
        (lambda lines: ["[]\n", *lines], BadRecordCode.NO_HEADER, 1),
        (lambda lines: ["\n", *lines], BadRecordCode.MALFORMED, 1),
        (lambda lines: [lines[0], *lines], BadRecordCode.OUT_OF_ORDER, 2),
        (lambda lines: [lines[0].replace('"format":1', '"format":2'), *lines[1:]], BadRecordCode.UNKNOWN_FORMAT, 1),
        (lambda lines: [lines[0].replace('"format":1', '"format":"1"'), *lines[1:]], BadRecordCode.NO_HEADER, 1),
        (lambda lines: [lines[0].replace('"seats":5', '"seats":"5"'), *lines[1:]], BadRecordCode.WRONG_VALUE, 1),
        (lambda lines: [lines[0].replace('"talk"', '"walk"'), *lines[1:]], BadRecordCode.WRONG_VALUE, 1),
        (lambda lines: [lines[0].replace('"seats":5', '"seats":4'), *lines[1:]], BadRecordCode.BAD_SETUP, 1),
        (
            lambda lines: [lines[0].replace('"sheriff_weight":2.0', '"sheriff_weight":3.0')],
            BadRecordCode.WRONG_VALUE,
            1,
        ),
        (lambda lines: [lines[0], "{}\n"], BadRecordCode.WRONG_VALUE, 2),
        (lambda lines: [lines[0], "garbage\n"], BadRecordCode.MALFORMED, 2),
        (lambda lines: [lines[0], '{"line":"leave","seat":1.5}\n'], BadRecordCode.WRONG_VALUE, 2),
        (lambda lines: [lines[0], '{"line":"leave","seat":true}\n'], BadRecordCode.WRONG_VALUE, 2),
        (lambda lines: [lines[0], '{"line":"leave","seat":1000}\n'], BadRecordCode.WRONG_VALUE, 2),
        (lambda lines: [lines[0], '{"line":"leave","seat":1,"by":2}\n'], BadRecordCode.WRONG_VALUE, 2),
        (lambda lines: [lines[0], '{"line":"answer","ask":"a","seat":1}\n'], BadRecordCode.WRONG_VALUE, 2),
        (
            lambda lines: [lines[0], '{"line":"answer","ask":"a","seat":1,"answer":[1,"a"]}\n'],
            BadRecordCode.WRONG_VALUE,
            2,
        ),
        (
            lambda lines: [lines[0], '{"line":"leave","seat":1,"before":"0123456789abcdeg"}\n'],
            BadRecordCode.WRONG_VALUE,
            2,
        ),
        (lambda lines: [*lines[:2], '{"line":"leave","seat":1}\n'], BadRecordCode.MISSING_DIGEST, 3),
        (lambda lines: [*lines, '{"line":"leave","seat":1}\n'], BadRecordCode.OUT_OF_ORDER, -1),
        (lambda lines: [*lines, lines[-1]], BadRecordCode.OUT_OF_ORDER, -1),
        (lambda lines: [lines[0], "{" * 100_000 + "\n"], BadRecordCode.MALFORMED, 2),
    ],
)
def test_a_wrong_line_is_named(change: Callable[[list[str]], list[str]], code: BadRecordCode, line: int) -> None:
    lines = change(_lines())
    refused = _refused("".join(lines))
    assert refused.code is code
    assert refused.line == (len(lines) if line < 0 else line)


def test_a_gigabyte_without_a_line_end_is_not_read_to_its_end() -> None:
    class Endless(io.RawIOBase):
        given = 0

        def readline(self, size: int | None = -1, /) -> bytes:
            assert size is not None
            assert 0 < size < 10_000_000
            self.given += size
            return b"x" * size

    endless = Endless()
    with pytest.raises(BadRecord) as refused:
        list(whole_lines(endless))  # type: ignore[arg-type]
    assert refused.value.code is BadRecordCode.TOO_LONG
    assert endless.given <= LONGEST_LINE + 1


@FORMS
def test_a_line_that_is_too_long_is_neither_written_nor_read(dump: Dump, load: Load) -> None:
    long = Record(setup=SETUP, decisions=(Answered("x" * LONGEST_LINE, 1, None),))
    with pytest.raises(BadRecord) as refused:
        dump(long)
    assert refused.value.code is BadRecordCode.TOO_LONG
    head = dump(Record(setup=SETUP))
    with pytest.raises(BadRecord) as refused:
        load(head + "#" + "x" * LONGEST_LINE + "\n")
    assert refused.value.code is BadRecordCode.TOO_LONG
    assert refused.value.line == head.count("\n") + 1


@FORMS
def test_what_is_no_text_is_not_written(dump: Dump, load: Load) -> None:
    del load
    with pytest.raises(BadRecord) as refused:
        dump(Record(setup=SETUP, decisions=(Spoke("d1.village@1#1", 1, "village", ("\ud800",)),)))
    assert refused.value.code is BadRecordCode.NOT_TEXT


def test_a_rule_that_came_later_takes_its_default_in_an_old_record() -> None:
    head = json.loads(_lines()[0])
    del head["setup"]["rules"]["night_calls"]
    assert load_jsonl(json.dumps(head) + "\n").setup == SETUP


# -- text --------------------------------------------------------------------------------------------------------------


BY_HAND = """\
# A game that somebody wrote down after an evening.
lycaon: 1
seats: 5
deck: werewolf, seer, villager 3
rules: sheriff_election=off, speech_order=free
by_hand: ["deal"]
talk: no

d0.deal luck -> [werewolf, seer, villager, villager, villager]

# The first night.
n1.seer 2 -> 1
n1.werewolf 1 -> 2

d1.vote 1 -> 3, 3 -> 1, 4 -> 1
expire d1.vote
"""


def test_a_player_can_write_a_record() -> None:
    record = load_text(BY_HAND)
    assert record.setup.deck == ("werewolf", "seer", "villager", "villager", "villager")
    assert record.decisions[1] == Answered("n1.seer", 2, 1)
    assert len(record.decisions) == 7
    assert record.digests == ()
    assert load_text(BY_HAND.replace("\n", "\r\n")) == record
    assert load_text(BY_HAND.replace("\n\nd0", "\nd0")) == record


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("lycaon: 1", "werewolf: 1", BadRecordCode.NO_HEADER, 2),
        ("lycaon: 1", "lycaon: 2", BadRecordCode.UNKNOWN_FORMAT, 2),
        ("seats: 5", "seats: five", BadRecordCode.WRONG_VALUE, 8),
        ("seats: 5", "seats: 5\nseats: 6", BadRecordCode.OUT_OF_ORDER, 4),
        ("seats: 5", "chairs: 5", BadRecordCode.WRONG_VALUE, 3),
        ("villager 3", "villager 3000", BadRecordCode.MALFORMED, 4),
        ("villager 3", "villager 999", BadRecordCode.WRONG_VALUE, 4),
        ("villager 3", "villager 0", BadRecordCode.WRONG_VALUE, 4),
        ("sheriff_election=off", "sheriff_election=maybe", BadRecordCode.WRONG_VALUE, 8),
        ("sheriff_election=off", "sheriff=off", BadRecordCode.WRONG_VALUE, 5),
        ("n1.seer 2 -> 1", "n1.seer 2 - 1", BadRecordCode.MALFORMED, 12),
        ("n1.seer 2 -> 1", "n1.seer 2 -> 1 1", BadRecordCode.MALFORMED, 12),
        ("n1.seer 2 -> 1", "n1.seer 2 -> 1,", BadRecordCode.MALFORMED, 12),
        ("n1.seer 2 -> 1", "n1.seer 2 -> [1, a]", BadRecordCode.WRONG_VALUE, 12),
        ("n1.seer 2 -> 1", "n1.seer 2 -> [1", BadRecordCode.MALFORMED, 12),
        ("n1.seer 2 -> 1", "n1.seer -> 1", BadRecordCode.MALFORMED, 12),
        ("n1.seer 2 -> 1", "seer 2 -> 1", BadRecordCode.MALFORMED, 12),
        ("n1.seer 2 -> 1", "leave", BadRecordCode.MALFORMED, 12),
        ("n1.seer 2 -> 1", "leave 1 2", BadRecordCode.MALFORMED, 12),
        ("n1.seer 2 -> 1", "say n1.pack@1#1 [1]", BadRecordCode.MALFORMED, 12),
        ("n1.seer 2 -> 1", 'say n1.pack@1#1 "\\ud800"', BadRecordCode.MALFORMED, 12),
        ("n1.seer 2 -> 1", "over village [a] reason", BadRecordCode.MALFORMED, 12),
        ("n1.seer 2 -> 1", "over village [1] reason\nleave 3", BadRecordCode.OUT_OF_ORDER, 13),
        ("n1.seer 2 -> 1", "n1.seer 2 -> 1 ; 0123456789abcdef", BadRecordCode.MISSING_DIGEST, 12),
    ],
)
def test_a_wrong_line_of_text_is_named(old: str, new: str, code: BadRecordCode, line: int) -> None:
    with pytest.raises(BadRecord) as refused:
        load_text(BY_HAND.replace(old, new))
    assert (refused.value.code, refused.value.line) == (code, line)


def test_answers_to_one_ask_share_a_line() -> None:
    text = dump_text(load_text(BY_HAND))
    assert "\nd1.vote 1 -> 3, 3 -> 1, 4 -> 1\n" in text
    assert "\nrules: sheriff_election=off, speech_order=free\n" in text
    assert "\ndeck: werewolf, seer, villager 3\n" in text
