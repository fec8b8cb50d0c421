"""Records as JSON Lines: a head, then a line a decision, with the words of speeches on lines of their own.

    {"line":"game","format":1,"rules_version":1,"setup":{...},"names":[...],"by_hand":[...],"language":"en","seed":"..."}
    {"line":"answer","ask":"n1.seer","seat":3,"answer":5,"before":"5f0c…"}
    {"line":"expire","ask":"d1.vote","drawn":[[2,7]],"before":"…"}
    {"line":"say","speech":"d1.village@3#1","seat":3,"channel":"village","claims":[],"before":"…"}
    {"line":"words","speech":"d1.village@3#1","text":"…"}
    {"line":"leave","seat":4,"before":"…"}
    {"line":"over","result":{"winner":"village","winners":[1,3],"because":"…"},"digest":"…"}

`before` is the digest of the game before the decision. A `words` line may be taken out, or stand anywhere after its
speech. A file that ends after any whole line is a game under way.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Annotated, BinaryIO, TypeAlias

import msgspec
from msgspec import Meta

from lycaon.game.game import Answered, Decision, Expired, Left, Spoke
from lycaon.game.plan import Setup
from lycaon.game.victory import Result
from lycaon.record.record import (
    FORMAT,
    HIGHEST_SEAT,
    LANGUAGE_TAG,
    LARGEST_RECORD,
    LONGEST_LINE,
    BadRecord,
    BadRecordCode,
    Draft,
    Record,
    answer_from,
)

# The game's own structs can't be decoded: their `Answer` joins two kinds of tuples, which JSON doesn't tell apart.
_Seat: TypeAlias = Annotated[int, Meta(ge=0, le=HIGHEST_SEAT)]
_Answer: TypeAlias = _Seat | str | tuple[_Seat | str, ...] | None
_Digest: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]
_Language: TypeAlias = Annotated[str, Meta(pattern=rf"\A{LANGUAGE_TAG}\Z")]
_Seed: TypeAlias = Annotated[str, Meta(pattern=r"\A([0-9a-f]{2}){1,64}\Z")]


class _Line(msgspec.Struct, frozen=True, gc=False, tag_field="line", omit_defaults=True, forbid_unknown_fields=True):
    """One line."""


class _GameLine(_Line, frozen=True, gc=False, tag="game"):
    format: int
    rules_version: Annotated[int, Meta(ge=1)]
    setup: Setup
    names: tuple[str, ...] | None = None
    by_hand: tuple[str, ...] = ()
    seed: _Seed | None = None
    language: _Language | None = None


class _AnswerLine(_Line, frozen=True, gc=False, tag="answer"):
    ask: str
    seat: _Seat
    answer: _Answer
    before: _Digest | None = None


class _ExpireLine(_Line, frozen=True, gc=False, tag="expire"):
    ask: str
    drawn: tuple[tuple[_Seat, _Answer], ...] = ()
    before: _Digest | None = None


class _SayLine(_Line, frozen=True, gc=False, tag="say"):
    speech: str
    seat: _Seat
    channel: str
    claims: tuple[str, ...] = ()
    before: _Digest | None = None


class _LeaveLine(_Line, frozen=True, gc=False, tag="leave"):
    seat: _Seat
    before: _Digest | None = None


class _WordsLine(_Line, frozen=True, gc=False, tag="words"):
    speech: str
    text: str


class _Won(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    winner: str
    winners: tuple[_Seat, ...]
    because: str


class _OverLine(_Line, frozen=True, gc=False, tag="over"):
    result: _Won
    digest: _Digest | None = None


class _Version(msgspec.Struct):
    """What is read of the first line before anything else."""

    line: str
    format: int


_AnyLine: TypeAlias = _GameLine | _AnswerLine | _ExpireLine | _SayLine | _LeaveLine | _WordsLine | _OverLine

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_AnyLine).decode
_decode_version = msgspec.json.Decoder(_Version).decode


def dump_jsonl(record: Record) -> str:
    """Write a record as JSON Lines. Raises `BadRecord` for what can't be read back: `not_text`, `too_long`."""
    lines = [head_line(record)]
    digests: tuple[str | None, ...] = record.digests or (None,) * len(record.decisions)
    for decision, digest in zip(record.decisions, digests, strict=True):
        lines.append(decision_line(decision, digest))
        if isinstance(decision, Spoke) and decision.speech in record.words:
            lines.append(words_line(decision.speech, record.words[decision.speech]))
    if record.result is not None:
        lines.append(over_line(record.result, record.digest))
    whole = b"".join(lines)
    if len(whole) > LARGEST_RECORD:
        raise BadRecord(BadRecordCode.TOO_LONG)
    return whole.decode()


def load_jsonl(text: str | bytes) -> Record:
    """Read a record from JSON Lines. Raises `BadRecord`, and nothing else, for whatever is wrong with it."""
    if isinstance(text, str):
        try:
            text = text.encode()
        except UnicodeEncodeError:
            raise BadRecord(BadRecordCode.MALFORMED, 1, "not Unicode text") from None
    draft = Draft()
    for draft.line, line in enumerate(whole_lines(io.BytesIO(text)), 1):
        read_line(draft, line)
    return draft.record()


def whole_lines(file: BinaryIO) -> Iterator[bytes]:
    """Give a file's lines; the last may lack its end. Raises `BadRecord`: `too_long`; reads no more than it may."""
    size = number = 0
    while line := file.readline(LONGEST_LINE + 1):
        number += 1
        size += len(line)
        if len(line) > LONGEST_LINE or size > LARGEST_RECORD:
            raise BadRecord(BadRecordCode.TOO_LONG, number)
        yield line


def read_line(draft: Draft, text: bytes) -> None:
    """Add one line to a draft. Raises `BadRecord`: `torn` for one that was cut off, and so has no end either."""
    try:
        if draft.head is None:
            _check_version(draft, text)
        _take(draft, _decode(text))
    except BadRecord as bad:
        raise draft.bad(bad.code, bad.detail) from None
    except msgspec.ValidationError as wrong:
        raise draft.bad(BadRecordCode.WRONG_VALUE, str(wrong)) from None
    except (msgspec.DecodeError, RecursionError) as wrong:
        code = BadRecordCode.MALFORMED if text.endswith(b"\n") else BadRecordCode.TORN
        raise draft.bad(code, str(wrong)) from None
    except ValueError as wrong:
        raise draft.bad(BadRecordCode.WRONG_VALUE, str(wrong)) from None


def _take(draft: Draft, line: _AnyLine) -> None:
    """Add one line, once it is decoded."""
    if isinstance(line, _GameLine):
        draft.begin(_head(line))
    elif isinstance(line, _AnswerLine):
        draft.decide(Answered(line.ask, line.seat, answer_from(line.answer)), line.before)
    elif isinstance(line, _ExpireLine):
        drawn = tuple((seat, answer_from(answer)) for seat, answer in line.drawn)
        draft.decide(Expired(line.ask, drawn), line.before)
    elif isinstance(line, _SayLine):
        draft.decide(Spoke(line.speech, line.seat, line.channel, line.claims), line.before)
    elif isinstance(line, _LeaveLine):
        draft.decide(Left(line.seat), line.before)
    elif isinstance(line, _WordsLine):
        draft.speak(line.speech, line.text)
    else:
        won = line.result
        draft.end(Result(won.winner, won.winners, won.because), line.digest)


def _check_version(draft: Draft, text: bytes) -> None:
    """Refuse a first line that is no head, or of a format that is not known here."""
    try:
        version = _decode_version(text)
    except msgspec.ValidationError:
        raise draft.bad(BadRecordCode.NO_HEADER) from None
    if version.line != "game":
        raise draft.bad(BadRecordCode.NO_HEADER)
    if version.format != FORMAT:
        raise draft.bad(BadRecordCode.UNKNOWN_FORMAT, str(version.format))


def _head(line: _GameLine) -> Record:
    return Record(
        setup=line.setup,
        names=line.names,
        by_hand=line.by_hand,
        language=line.language,
        seed=None if line.seed is None else bytes.fromhex(line.seed),
        rules_version=line.rules_version,
    )


def head_line(record: Record) -> bytes:
    """Return the first line of a record."""
    seed = None if record.seed is None else record.seed.hex()
    return _written(
        _GameLine(
            record.format, record.rules_version, record.setup, record.names, record.by_hand, seed, record.language
        )
    )


def decision_line(decision: Decision, digest: str | None) -> bytes:
    """Return the line of a decision; `digest` is that of the game before it."""
    if isinstance(decision, Answered):
        return _written(_AnswerLine(decision.ask, decision.seat, decision.answer, digest))
    if isinstance(decision, Expired):
        return _written(_ExpireLine(decision.ask, decision.drawn, digest))
    if isinstance(decision, Spoke):
        return _written(_SayLine(decision.speech, decision.seat, decision.channel, decision.claims, digest))
    return _written(_LeaveLine(decision.seat, digest))


def words_line(speech: str, text: str) -> bytes:
    """Return the line with the words of a speech."""
    return _written(_WordsLine(speech, text))


def over_line(result: Result, digest: str | None) -> bytes:
    """Return the line that closes the record of a finished game."""
    return _written(_OverLine(_Won(result.winner, result.winners, result.because), digest))


def _written(line: _Line) -> bytes:
    try:
        text = _encode(line) + b"\n"
    except UnicodeEncodeError:
        raise BadRecord(BadRecordCode.NOT_TEXT) from None
    if len(text) > LONGEST_LINE:
        raise BadRecord(BadRecordCode.TOO_LONG)
    return text
