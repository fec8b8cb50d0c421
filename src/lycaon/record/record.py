"""Records: a setup and every decision, luck's included. That is enough to play the game again exactly.

This module says what a record is and how one is taken of a game; jsonl.py and text.py write it down, replay.py plays
it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import isfinite

import msgspec

from lycaon.game.ask import Answer
from lycaon.game.game import Decision, Game, Spoke
from lycaon.game.plan import Setup
from lycaon.game.victory import Result
from lycaon.record.digest import Digests

FORMAT = 1
"""The version of how a record is written down."""

RULES_VERSION = 3
"""The version of the rules in code; raised whenever the same decisions may come to something else."""

LONGEST_LINE = 1 << 22
LARGEST_RECORD = 1 << 28
"""How many bytes a line and a whole record may have: far more than any game, and no danger to the machine."""

LANGUAGE_TAG = r"[A-Za-z0-9-]{2,35}"
"""What a language's tag looks like."""

HIGHEST_SEAT = 999
"""The highest number that is read as a seat."""


class BadRecordCode(StrEnum):
    """Why a record was refused."""

    NO_HEADER = "no_header"
    """The first line is not the head of a game's record."""
    UNKNOWN_FORMAT = "unknown_format"
    """It was written by a later version."""
    TORN = "torn"
    """The last line has no end: the file was cut in half."""
    TOO_LONG = "too_long"
    """A line or the whole is longer than any record."""
    MALFORMED = "malformed"
    """The line can't be read at all."""
    WRONG_VALUE = "wrong_value"
    """Something in the line is not of the kind that belongs there."""
    OUT_OF_ORDER = "out_of_order"
    """Such a line may not stand here: a second header, a word that nobody spoke, anything after the end."""
    MISSING_DIGEST = "missing_digest"
    """Some decisions bear a digest and others don't."""
    BAD_SETUP = "bad_setup"
    """The setup contradicts itself; whether it can be played is for the game to say."""
    NOT_TEXT = "not_text"
    """Something that was said or named is not Unicode text and can't be written down."""
    OTHER_GAME = "other_game"
    """The file holds another game than the one that is to be written on."""
    IN_USE = "in_use"
    """Another program is writing the file."""


class BadRecord(ValueError):  # noqa: N818 - named as it is refused
    """A record was refused as a whole: `code` says why, `line` where (from 1; 0 when it is not about a line)."""

    def __init__(self, code: BadRecordCode, line: int = 0, detail: str = "") -> None:
        """Keep the reason, the place and, for programmers, what exactly was wrong there."""
        super().__init__(code, line, detail)
        self.code = code
        self.line = line
        self.detail = detail[:200]

    def __str__(self) -> str:
        """Return the code, the line and the detail."""
        return f"{self.code} in line {self.line}" + (f": {self.detail}" if self.detail else "")


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game written down. All that hides in it is for the judge alone until the game is over.

    `digests` are those of the game before each decision, or none at all; `digest` is that of the finished game. `words`
    are the texts of speeches by their ids; some or all may be missing. `by_hand` are the calls of luck that a person
    answered. `language` is the tag of the one in which the game was judged. `seed` is what luck is drawn from: with it,
    a game under way goes on as it would have gone. `result` is None while the game is under way.
    """

    setup: Setup
    decisions: tuple[Decision, ...] = ()
    digests: tuple[str, ...] = ()
    words: dict[str, str] = {}
    names: tuple[str, ...] | None = None
    by_hand: tuple[str, ...] = ()
    language: str | None = None
    seed: bytes | None = None
    result: Result | None = None
    digest: str | None = None
    rules_version: int = RULES_VERSION
    format: int = FORMAT

    def __post_init__(self) -> None:
        """Refuse what contradicts itself. Raises `BadRecord`."""
        if self.names is not None and len(self.names) != self.setup.seats:
            raise BadRecord(BadRecordCode.BAD_SETUP, 0, f"{len(self.names)} names for {self.setup.seats} seats")
        if any(one.age is not None and not isfinite(one.age) for one in self.setup.attributes):
            raise BadRecord(BadRecordCode.BAD_SETUP, 0, "an age that is no number")
        if self.digests and len(self.digests) != len(self.decisions):
            raise BadRecord(BadRecordCode.MISSING_DIGEST)
        if self.digest is not None and self.result is None:
            raise BadRecord(BadRecordCode.OUT_OF_ORDER, 0, "a last digest of a game under way")
        if self.words:
            said = {decision.speech for decision in self.decisions if isinstance(decision, Spoke)}
            if not said.issuperset(self.words):
                raise BadRecord(BadRecordCode.OUT_OF_ORDER, 0, "words that nobody spoke")


def record_of(
    game: Game,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
    words: bool = True,
    secret: bool = False,
) -> Record:
    """Take the record of a game as it stands.

    Its luck's seed goes with it once the game is over; before that only if the record stays as `secret` as the judge's
    own file. Lone surrogates in words and names, which no file can hold, become question marks.
    """
    digests = Digests(game)
    return Record(
        setup=game.setup,
        decisions=tuple(game.decisions),
        digests=tuple(digests.before(place) for place in range(len(game.decisions))),
        words={speech: writable(text) for speech, text in game.words.items()} if words else {},
        names=None if names is None else tuple(writable(name) for name in names),
        by_hand=tuple(sorted(set(game.by_hand))),
        language=language,
        seed=game.seed if secret or game.result is not None else None,
        result=game.result,
        digest=digests.now() if game.result is not None else None,
    )


def writable(text: str) -> str:
    r"""Return a text as it can be written down.

    >>> writable("狼\ud800")
    '狼?'
    """
    return text.encode(errors="replace").decode()


class Draft:
    """A record while it is read line by line, in whatever form it is written. Set `line` before each step."""

    def __init__(self) -> None:
        """Begin before the first line."""
        self.line = 0
        self.head: Record | None = None
        self.decisions: list[Decision] = []
        self.digests: list[str] = []
        self.words: dict[str, str] = {}
        self.result: Result | None = None
        self.digest: str | None = None
        self._said: set[str] = set()

    def bad(self, code: BadRecordCode, detail: str = "") -> BadRecord:
        """Return the refusal of this line."""
        return BadRecord(code, self.line, detail)

    def begin(self, head: Record) -> None:
        """Take what stands at the head."""
        if self.head is not None:
            raise self.bad(BadRecordCode.OUT_OF_ORDER, "a second head")
        self.head = head

    def decide(self, decision: Decision, digest: str | None) -> None:
        """Take a decision and the digest of the game before it."""
        self._goes_on()
        if isinstance(decision, Spoke):
            if decision.speech in self._said:
                raise self.bad(BadRecordCode.OUT_OF_ORDER, "the same speech again")
            self._said.add(decision.speech)
        if bool(self.digests) != (digest is not None) and self.decisions:
            raise self.bad(BadRecordCode.MISSING_DIGEST)
        self.decisions.append(decision)
        if digest is not None:
            self.digests.append(digest)

    def speak(self, speech: str, text: str) -> None:
        """Take the words of a speech."""
        self._goes_on()
        if speech not in self._said or speech in self.words:
            raise self.bad(BadRecordCode.OUT_OF_ORDER, "words that nobody spoke")
        self.words[speech] = text

    def end(self, result: Result, digest: str | None) -> None:
        """Take the end of the game."""
        self._goes_on()
        self.result, self.digest = result, digest

    def record(self) -> Record:
        """Return the record. Raises `BadRecord` when there was no head."""
        if self.head is None:
            raise BadRecord(BadRecordCode.NO_HEADER, max(self.line, 1))
        return msgspec.structs.replace(
            self.head,
            decisions=tuple(self.decisions),
            digests=tuple(self.digests),
            words=self.words,
            result=self.result,
            digest=self.digest,
        )

    def _goes_on(self) -> None:
        if self.head is None:
            raise self.bad(BadRecordCode.NO_HEADER)
        if self.result is not None:
            raise self.bad(BadRecordCode.OUT_OF_ORDER, "the game is over")


def answer_from(value: int | str | tuple[int | str, ...] | None) -> Answer:
    """Return an answer in the form in which the game takes it. Raises `ValueError` for seats and words mixed up.

    >>> answer_from((3, 5)), answer_from("done"), answer_from(None)
    ((3, 5), 'done', None)
    """
    if not isinstance(value, tuple):
        return value
    seats = tuple(one for one in value if isinstance(one, int))
    if len(seats) == len(value):
        return seats
    words = tuple(one for one in value if isinstance(one, str))
    if len(words) != len(value):
        raise ValueError("seats and words in one answer")
    return words
