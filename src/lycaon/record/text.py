"""Records as text that a player can read, and that reads back as exactly the same record.

    lycaon: 1
    rules_version: 1
    seats: 8
    deck: werewolf 2, seer, villager 5
    rules: sheriff_election=off
    talk: no
    other_rules: first_phase=night, pack_may_skip=no, ...

    d0.deal luck -> [seer, villager, ...]             ; 5f0c3a9e1b2d4c68

    n1.seer 1 -> 5                                    ; 0b9d6d1f4a7c8e21
    n1.werewolf 4 -> 2, 7 -> 2                        ; ...

    say d1.village@3#1 [seer] "I am the seer"         ; ...
    d1.vote 1 -> 4, 3 -> 4, 4 -> none                 ; ...
    expire d1.hunter: 3 -> 7                          ; ...
    leave 6                                           ; ...

    over village [1, 3, 5] no_werewolf_lives          ; ...

Seat 0 is luck, and what time drew for seats stands after the expiry. After the semicolon stands the digest of the game
before the line, if it has digests; those within a line follow from it. A line that begins with # is a remark.
The head ends with an empty line.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import NoReturn

import msgspec

from lycaon.game.ask import CHANCE, Answer
from lycaon.game.game import Answered, Decision, Expired, Left, Spoke
from lycaon.game.house_rules import OPTIONS, BadRules, Value, as_dict, differences, resolve, spelling
from lycaon.game.plan import Setup
from lycaon.game.victory import Result
from lycaon.record.digest import link
from lycaon.record.jsonl import whole_lines
from lycaon.record.record import (
    FORMAT,
    LANGUAGE_TAG,
    LARGEST_RECORD,
    LONGEST_LINE,
    BadRecord,
    BadRecordCode,
    Draft,
    Record,
    answer_from,
)

TITLE = "lycaon"
MOST_CARDS = 999

_OWN = ("deck", "rules")
"""The parts of a setup that are written in a way of their own; all others as `name: value`."""

_KEYWORDS = ("expire", "say", "leave", "over")
_LUCK = "luck"
_WORDS = {True: "yes", False: "no", None: "none"}
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_ID = re.compile(r"[A-Za-z0-9_]+\.[A-Za-z0-9_.]*(@[0-9]+)?(#[0-9]+)?")
_SPEECH = re.compile(r"[A-Za-z0-9_]+\.([A-Za-z0-9_]+)@(0|[1-9][0-9]{0,2})#[0-9]+")
_TOKEN = re.compile(
    r"""\ *(?:
      (?P<text>"(?:[^"\\]|\\.)*+")
    | (?P<mark>->|[\[\],:])
    | (?P<number>(?:0|[1-9][0-9]{0,2})(?![A-Za-z0-9_.@\#]))
    | (?P<word>[A-Za-z0-9_.@\#]+)
    )""",
    re.VERBOSE,
)
_DIGEST = re.compile(r"; ([0-9a-f]{16})")
_DIGEST_LENGTH = 18
_WIDE_SPACE = "\u3000"
_COLUMN = 55
"""Where digests stand, unless the line is longer."""


# -- writing ---------------------------------------------------------------------------------------------------------


def dump_text(record: Record) -> str:
    """Write a record as text. Raises `BadRecord` for what can't be read back: `not_text`, `too_long`."""
    try:
        lines = [*_head(record), "", *_play(record)]
        sizes = [len(line.encode()) + 1 for line in lines]
    except UnicodeEncodeError:
        raise BadRecord(BadRecordCode.NOT_TEXT) from None
    if max(sizes) > LONGEST_LINE or sum(sizes) > LARGEST_RECORD:
        raise BadRecord(BadRecordCode.TOO_LONG)
    return "\n".join(lines) + "\n"


def _head(record: Record) -> Iterator[str]:
    """Give the lines before the first decision."""
    setup = record.setup
    yield f"{TITLE}: {record.format}"
    yield f"rules_version: {record.rules_version}"
    yield f"seats: {setup.seats}"
    runs = ((card, len(list(run))) for card, run in groupby(setup.deck))
    yield "deck: " + ", ".join(_word(card) if count == 1 else f"{_word(card)} {count}" for card, count in runs)
    changed = differences(setup.rules)
    if changed:
        yield f"rules: {_rules(changed)}"
    if record.names is not None:
        yield f"names: {_quoted(record.names)}"
    for name, value in msgspec.to_builtins(setup).items():
        if name not in (*_OWN, "seats"):
            yield f"{name}: {_value(value)}"
    if record.by_hand:
        yield f"by_hand: {_quoted(record.by_hand)}"
    if record.language is not None:
        yield f"language: {record.language}"
    if record.seed is not None:
        yield f"seed: {record.seed.hex()}"
    others = {id: value for id, value in as_dict(setup.rules).items() if id not in changed}
    yield f"other_rules: {_rules(others)}"


def _rules(rules: dict[str, Value]) -> str:
    return ", ".join(f"{id}={spelling(value)}" for id, value in rules.items())


def _play(record: Record) -> Iterator[str]:
    """Give a line for each decision, or for several answers to one ask; an empty one between the phases."""
    decisions, digests = record.decisions, record.digests
    phase = None
    place = 0
    while place < len(decisions):
        decision = decisions[place]
        end = place + 1
        while end < len(decisions) and _same_line(record, end):
            end += 1
        now = _phase(decision)
        if now is not None and now != phase:
            if phase is not None:
                yield ""
            phase = now
        line = _line(decisions[place:end], record.words)
        yield f"{line:{_COLUMN}} ; {digests[place]}" if digests else line
        place = end
    if record.result is not None:
        result = record.result
        yield ""
        line = f"over {_word(result.winner)} {_answer(result.winners)} {_word(result.because)}"
        yield line if record.digest is None else f"{line:{_COLUMN}} ; {record.digest}"


def _same_line(record: Record, place: int) -> bool:
    """Say whether a decision is one more answer to the ask of the one before it, and its digest follows from that."""
    before, decision = record.decisions[place - 1 : place + 1]
    return (
        isinstance(before, Answered)
        and isinstance(decision, Answered)
        and before.ask == decision.ask
        and (not record.digests or record.digests[place] == link(record.digests[place - 1], before, ()))
    )


def _phase(decision: Decision) -> str | None:
    """Return the phase in which a decision was made, where it says so."""
    if isinstance(decision, Left):
        return None
    id = decision.speech if isinstance(decision, Spoke) else decision.ask
    return id.partition(".")[0]


def _line(decisions: tuple[Decision, ...], words: dict[str, str]) -> str:
    """Write one decision, or several answers to one ask."""
    decision = decisions[0]
    if isinstance(decision, Answered):
        answers = ((one.seat, one.answer) for one in decisions if isinstance(one, Answered))
        return f"{_id(decision.ask)} {_answers(answers)}"
    if isinstance(decision, Expired):
        drawn = f": {_answers(decision.drawn)}" if decision.drawn else ""
        return f"expire {_id(decision.ask)}{drawn}"
    if isinstance(decision, Left):
        return f"leave {decision.seat}"
    said = f"say {_id(decision.speech)}"
    if _speaker(decision.speech) != (decision.seat, decision.channel):
        said += f" {decision.seat} {_word(decision.channel)}"
    if decision.claims:
        said += f" {_answer(decision.claims)}"
    if decision.speech in words:
        said += f" {_quoted(words[decision.speech])}"
    return said


def _answers(answers: Iterable[tuple[int, Answer]]) -> str:
    return ", ".join(f"{_LUCK if seat == CHANCE else seat} -> {_answer(answer)}" for seat, answer in answers)


def _answer(answer: Answer) -> str:
    if answer is None:
        return _WORDS[None]
    if isinstance(answer, tuple):
        return "[" + ", ".join(_word(one) if isinstance(one, str) else str(one) for one in answer) + "]"
    return _word(answer) if isinstance(answer, str) else str(answer)


def _word(text: str) -> str:
    """Write a word as it is, or in quotes where it could be taken for something else."""
    plain = _WORD.fullmatch(text) and text not in _WORDS.values() and text != _LUCK
    return text if plain else _quoted(text)


def _id(text: str) -> str:
    return text if _ID.fullmatch(text) else _quoted(text)


def _value(value: object) -> str:
    """Write a part of the setup."""
    if value is None or isinstance(value, bool):
        return _WORDS[value]
    return _word(value) if isinstance(value, str) else _quoted(value)


def _quoted(value: object) -> str:
    """Write as JSON, with whatever would not show, or would turn the line around, written out."""
    text = json.dumps(value, ensure_ascii=False)
    if text.isprintable():
        return text
    text.encode()  # a lone surrogate is no text, and must not pass as an escape
    return "".join(map(_shown, text))


def _shown(character: str) -> str:
    if character.isprintable() or character == _WIDE_SPACE:
        return character
    return json.dumps(character)[1:-1]


def _speaker(speech: str) -> tuple[int, str] | None:
    """Return the seat and channel that a speech's id tells."""
    found = _SPEECH.fullmatch(speech)
    return None if found is None else (int(found[2]), found[1])


# -- reading ---------------------------------------------------------------------------------------------------------


def load_text(text: str | bytes) -> Record:
    """Read a record from text. Raises `BadRecord`, and nothing else, for whatever is wrong with it."""
    try:
        data = text.encode() if isinstance(text, str) else text
    except UnicodeEncodeError:
        raise BadRecord(BadRecordCode.MALFORMED, 1, "not Unicode text") from None
    draft = Draft()
    head = _HeadReader(draft)
    for draft.line, whole in enumerate(whole_lines(io.BytesIO(data)), 1):
        if not whole.endswith(b"\n"):
            raise draft.bad(BadRecordCode.TORN)  # half a seat's number is a number, too
        try:
            line = whole[:-1].decode().rstrip("\r")
        except UnicodeDecodeError:
            raise draft.bad(BadRecordCode.MALFORMED, "not UTF-8") from None
        if draft.head is None and head.read(line):
            continue
        if line.strip(" ") and not line.startswith("#"):
            _Line(draft, line).read()
    if draft.head is None and head.seen:
        raise draft.bad(BadRecordCode.TORN, "the head has no end")
    return draft.record()


def _spelt(value: str, form: str) -> str:
    """Return a value that is spelt as it should be. Raises `ValueError`."""
    if not re.fullmatch(form, value):
        raise ValueError("not spelt like that")
    return value


class _HeadReader:
    """Reads the head, key by key, up to the first line that belongs to the play."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.setup: dict[str, object] = {}
        self.rules: dict[str, object] = {}
        self.names: tuple[str, ...] | None = None
        self.by_hand: tuple[str, ...] = ()
        self.language: str | None = None
        self.seed: bytes | None = None
        self.rules_version = 1
        self.seen: set[str] = set()

    def read(self, line: str) -> bool:
        """Take a line of the head; False when the head has ended before it."""
        if line.startswith("#"):
            return True
        key, colon, value = line.partition(": ")
        if not self.seen:
            if key != TITLE or not colon:
                raise self.draft.bad(BadRecordCode.NO_HEADER)
            if value != str(FORMAT):
                raise self.draft.bad(BadRecordCode.UNKNOWN_FORMAT, value)
        elif not line.strip(" "):
            self.close()
            return True
        elif key in self.seen:
            raise self.draft.bad(BadRecordCode.OUT_OF_ORDER, f"{key} again")
        elif colon and _WORD.fullmatch(key):
            try:
                self._take(key, value)
            except BadRecord:
                raise
            except (ValueError, RecursionError, msgspec.MsgspecError) as wrong:
                raise self.draft.bad(BadRecordCode.WRONG_VALUE, f"{key}: {wrong}") from None
        else:
            self.close()
            return False
        self.seen.add(key)
        return True

    def close(self) -> None:
        """Begin the record with what the head said."""
        draft = self.draft
        try:
            rules = resolve(None, self.rules)
            setup = msgspec.convert({**self.setup, "rules": rules}, Setup)
            head = Record(
                setup=setup,
                names=self.names,
                by_hand=self.by_hand,
                language=self.language,
                seed=self.seed,
                rules_version=self.rules_version,
            )
        except BadRecord as bad:
            raise draft.bad(bad.code, bad.detail) from None
        except (BadRules, msgspec.ValidationError) as wrong:
            raise draft.bad(BadRecordCode.WRONG_VALUE, str(wrong)) from None
        draft.begin(head)

    def _take(self, key: str, value: str) -> None:
        """Take one line. Raises `ValueError` and its like for what can't be read."""
        if key in ("rules", "other_rules"):
            self._take_rules(value)
        elif key == "rules_version":
            self.rules_version = _number(value)
        elif key == "deck":
            self.setup["deck"] = self._deck(value)
        elif key == "names":
            self.names = _decode_words(value)
        elif key == "by_hand":
            self.by_hand = _decode_words(value)
        elif key == "language":
            self.language = _spelt(value, LANGUAGE_TAG)
        elif key == "seed":
            self.seed = bytes.fromhex(_spelt(value, "([0-9a-f]{2}){1,64}"))
        elif key in Setup.__struct_fields__:
            self.setup[key] = _read_value(value)
        else:
            raise ValueError("no such key")

    def _take_rules(self, value: str) -> None:
        """Take house rules, each once."""
        for rule in value.split(", "):
            id, _, spelled = rule.partition("=")
            if id in self.rules or id not in OPTIONS:
                raise ValueError(rule)
            self.rules[id] = spelled

    def _deck(self, value: str) -> tuple[str, ...]:
        """Read the cards, each with how many of it follow each other."""
        line = _Line(self.draft, value)
        cards: list[str] = []
        while True:
            card = line.word()
            count = line.number() if line.kind == "number" else 1
            if not 1 <= count <= MOST_CARDS - len(cards):
                raise ValueError("too many cards")
            cards += [card] * count
            if line.done():
                return tuple(cards)
            line.mark(",")


_decode_words = msgspec.json.Decoder(tuple[str, ...]).decode


def _number(value: str) -> int:
    if not re.fullmatch("[1-9][0-9]{0,8}", value):
        raise ValueError("no number")
    return int(value)


def _read_value(value: str) -> object:
    """Read a part of the setup."""
    if value in _WORDS.values():
        return {"yes": True, "no": False, "none": None}[value]
    return value if _WORD.fullmatch(value) else msgspec.json.decode(value)


class _Line:
    """One line of the play, read token by token. Raises `BadRecord` where something else stands than what is wanted."""

    def __init__(self, draft: Draft, line: str) -> None:
        self.draft = draft
        found = _DIGEST.fullmatch(line[-_DIGEST_LENGTH:])
        self.digest = None if found is None else found[1]
        self.rest = (line if found is None else line[:-_DIGEST_LENGTH]).rstrip(" ")
        self.place = 0
        self.kind: str | None = None
        self.now = ""
        self._next()

    def read(self) -> None:
        """Read the line into the draft."""
        if self.kind != "word" or self.now not in _KEYWORDS:
            self._read_answers()
            return
        keyword = self.now
        self._next()
        readers: dict[str, Callable[[], None]] = {
            "expire": self._read_expiry,
            "say": self._read_speech,
            "leave": self._read_leaving,
            "over": self._read_end,
        }
        readers[keyword]()

    def _read_answers(self) -> None:
        ask = self.id()
        answers = [*self.answers()]
        digest = self.digest
        for seat, answer in answers:
            decision = Answered(ask, seat, answer)
            self.draft.decide(decision, digest)
            digest = None if digest is None else link(digest, decision, ())

    def _read_expiry(self) -> None:
        ask = self.id()
        drawn: tuple[tuple[int, Answer], ...] = ()
        if not self.done():
            self.mark(":")
            drawn = tuple(self.answers())
        self.draft.decide(Expired(ask, drawn), self.digest)

    def _read_speech(self) -> None:
        speech = self.id()
        by = _speaker(speech)
        if self.kind == "number" or by is None:
            by = (self.number(), self.word())
        claims: tuple[str, ...] = ()
        if self.now == "[":
            answer = self.answer()
            claims = tuple(one for one in answer if isinstance(one, str)) if isinstance(answer, tuple) else ()
            if claims != answer or not claims:
                self.fail()
        text = None if self.done() else self.text()
        if not self.done():
            self.fail()
        self.draft.decide(Spoke(speech, by[0], by[1], claims), self.digest)
        if text is not None:
            self.draft.speak(speech, text)

    def _read_leaving(self) -> None:
        seat = self.number()
        if not self.done():
            self.fail()
        self.draft.decide(Left(seat), self.digest)

    def _read_end(self) -> None:
        winner = self.word()
        answer = self.answer()
        winners = tuple(one for one in answer if isinstance(one, int)) if isinstance(answer, tuple) else None
        because = self.word()
        if winners is None or winners != answer or not self.done():
            self.fail()
        self.draft.end(Result(winner, winners, because), self.digest)

    def answers(self) -> Iterator[tuple[int, Answer]]:
        """Read answers up to the end of the line."""
        while True:
            seat = CHANCE
            if self.now == _LUCK:
                self._next()
            else:
                seat = self.number()
            self.mark("->")
            yield seat, self.answer()
            if self.done():
                return
            self.mark(",")

    def answer(self) -> Answer:
        """Read one answer."""
        if self.now == "[":
            self._next()
            several: list[int | str] = []
            while self.now != "]":
                if several:
                    self.mark(",")
                several.append(self.number() if self.kind == "number" else self.word())
            self._next()
            try:
                return answer_from(tuple(several))
            except ValueError as wrong:
                raise self.draft.bad(BadRecordCode.WRONG_VALUE, str(wrong)) from None
        if self.kind == "number":
            return self.number()
        if self.kind == "word" and self.now == _WORDS[None]:
            self._next()
            return None
        return self.word()

    def word(self) -> str:
        """Read a word, in quotes or as it is."""
        if self.kind == "text":
            return self.text()
        word = self.now
        if self.kind != "word" or word in (*_WORDS.values(), _LUCK) or not _WORD.fullmatch(word):
            self.fail()
        self._next()
        return word

    def id(self) -> str:
        """Read the id of an ask or a speech."""
        if self.kind == "text":
            return self.text()
        id = self.now
        if self.kind != "word" or not _ID.fullmatch(id):
            self.fail()
        self._next()
        return id

    def text(self) -> str:
        """Read a text in quotes."""
        if self.kind != "text":
            self.fail()
        try:
            text = msgspec.json.decode(self.now, type=str)
        except msgspec.DecodeError as wrong:
            raise self.draft.bad(BadRecordCode.MALFORMED, str(wrong)) from None
        self._next()
        return text

    def number(self) -> int:
        """Read a number."""
        if self.kind != "number":
            self.fail()
        number = int(self.now)
        self._next()
        return number

    def mark(self, mark: str) -> None:
        """Read a mark."""
        if self.kind != "mark" or self.now != mark:
            self.fail()
        self._next()

    def done(self) -> bool:
        """Say whether the line has ended."""
        return self.kind is None

    def fail(self) -> NoReturn:
        """Refuse the line at this place."""
        raise self.draft.bad(BadRecordCode.MALFORMED, f"at character {self.place - len(self.now) + 1}")

    def _next(self) -> None:
        if self.place == len(self.rest):
            self.kind, self.now = None, ""
            return
        found = _TOKEN.match(self.rest, self.place)
        if found is None:
            raise self.draft.bad(BadRecordCode.MALFORMED, f"at character {self.place + 1}")
        self.place = found.end()
        self.kind = found.lastgroup
        self.now = found[0].strip(" ") if self.kind != "text" else found["text"]
