"""What a language model is asked for a seat: what the seat may know in words, the question, and the form of the answer.

All of it is made of the seat's own events, view and ask. What players say are data: each speech stands as one JSON
string, shortened and without control characters, in a part of the question that gives no orders.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from lycaon.bots.bot import Speech
from lycaon.bots.claims import KINDS, OF_CARDS, claim_of
from lycaon.bots.model import Message, Question
from lycaon.bots.phrases import claims_in_words
from lycaon.game.ask import Answer
from lycaon.game.event import (
    AnyEvent,
    BallotOpened,
    Called,
    CallEnded,
    DayBegan,
    DayBroke,
    GameBegan,
    NightFell,
    Said,
    SpeechBegan,
)
from lycaon.game.view import AskView, View
from lycaon.texts import Narrator, key, texts
from lycaon.texts.tongue import sentence

LONGEST_SAID = 600
"""Characters of one speech that are passed on."""

LONGEST_TOLD = 12_000
"""Characters of all that has happened; what is older is left out."""

LONGEST_NOTES = 600
LONGEST_WORDS = 300
MOST_CLAIMS = 8

_SILENT = (GameBegan, Called, CallEnded, BallotOpened, SpeechBegan)
"""What the judge says that tells nothing: that somebody is called, or that it is somebody's turn."""


class Spoken(msgspec.Struct):
    """A speech as a model writes it."""

    words: str
    claims: list[dict[str, str | int]]
    notes: str


class Chosen(msgspec.Struct):
    """An answer as a model writes it."""

    answer: int | str | list[int] | None
    notes: str


class Diary:
    """All that a seat has lived through, in words of one language, and its own notes."""

    def __init__(self, language: str) -> None:
        """Begin before the deal."""
        self.texts = texts(language)
        self._narrator = Narrator(language)
        self._told: list[str] = []
        self._secrets: list[str] = []
        self._when = ""
        self.notes = ""

    def hear(self, events: Sequence[AnyEvent], words: Mapping[str, str]) -> None:
        """Write down what has happened; `words` are those of the speeches among the events."""
        for event in events:
            if isinstance(event, Said):
                self._told.append(self._said(event, words.get(event.speech, "")))
                continue
            secret = self._narrator.private(event)
            aloud = self._narrator.aloud(event)
            if isinstance(event, NightFell | DayBroke | DayBegan):
                self._when = self._narrator.phase("night" if isinstance(event, NightFell) else "day", event.number)
            self._secrets += [self._at(line) for line in secret]
            self._told += [self._at(line) for line in secret]
            if not isinstance(event, _SILENT):
                self._told += aloud

    def answered(self, ask: AskView, value: Answer) -> None:
        """Write down what the seat itself has answered."""
        question, answer = self._narrator.ask(ask), self._narrator.answer_label(ask, value)
        self._told.append(self._at(self.texts.say("llm-answered", question=question, answer=answer)))

    def _at(self, line: str) -> str:
        return self.texts.say("llm-when", phase=self._when, line=line) if self._when else line

    def _said(self, event: Said, words: str) -> str:
        player = self._narrator.player(event.seat)
        said = words or self.texts.sentences(claims_in_words(self.texts, event.claims, Random(0)))
        line = "llm-said" if event.channel == "village" else "llm-whispered"
        return sentence(self.texts.say(line, player=player, text=quoted(said, LONGEST_SAID)))

    # -- questions -----------------------------------------------------------------------------------------------------

    def question(self, view: View, ask: AskView) -> Question:
        """Return what a model is asked: an answer to an ask, or a speech."""
        speaks = ask.kind == "speech"
        asked = self._speech() if speaks else self._choices(ask)
        schema = speech_schema(view) if speaks else answer_schema(ask)
        told = [self.texts.say("llm-told"), *self._recent(), *self._table(view)]
        if self._secrets:
            told += [self.texts.say("llm-secrets"), *self._secrets]
        if self.notes:
            told.append(self.texts.say("llm-notes", notes=quoted(self.notes, LONGEST_NOTES)))
        told += [self._narrator.ask(ask), *asked]
        return Question((Message("system", "\n".join(self._rules(view))), Message("user", "\n".join(told))), schema)

    def _rules(self, view: View) -> list[str]:
        say = self.texts.say
        me = self._narrator.player(view.viewer if isinstance(view.viewer, int) else 0)
        deck = [say("llm-card", card=self.texts.role(card), count=count) for card, count in Counter(view.deck).items()]
        lines = [
            say("llm-you", player=me, seats=len(view.seats)),
            say("llm-deck", cards=self.texts.join(deck)),
            say("llm-cards", cards=self.texts.roles(view.cards)),
        ]
        for card in dict.fromkeys(view.cards):
            lines.append(say("llm-rule", card=self.texts.role(card), rule=say(key("role", card, "rule"))))
            lines.append(say(key("role", card, "hint")))
        return [*lines, say("llm-data"), say("llm-form", longest=LONGEST_NOTES)]

    def _recent(self) -> list[str]:
        """Return the last of what has happened, as much as is passed on."""
        room = LONGEST_TOLD
        lines: list[str] = []
        for line in reversed(self._told):
            room -= len(line) + 1
            if room < 0:
                lines.append(self.texts.say("llm-older"))
                break
            lines.append(line)
        return lines[::-1]

    def _table(self, view: View) -> list[str]:
        say, narrator = self.texts.say, self._narrator
        living = [seat.number for seat in view.seats if seat.alive]
        lines = [say("llm-living", players=narrator.players(living))]
        lines += [
            say("llm-shown", player=narrator.player(seat.number), cards=self.texts.roles(seat.cards))
            for seat in view.seats
            if seat.cards and seat.number != view.viewer
        ]
        if view.sheriff is not None:
            lines.append(say("llm-sheriff", player=narrator.player(view.sheriff)))
        return lines

    def _speech(self) -> list[str]:
        return [self.texts.say("llm-speech", longest=LONGEST_WORDS, most=MOST_CLAIMS), self.texts.say("llm-claims")]

    def _choices(self, ask: AskView) -> list[str]:
        say, narrator = self.texts.say, self._narrator
        labels = [_label(one, narrator.answer_label(ask, one)) for one in ask.legal]
        if ask.kind == "seats":
            lines = [say("llm-several", least=ask.least, most=ask.most, choices=self.texts.join(labels))]
            if ask.one_of:
                lines.append(say("llm-one-of", choices=self.texts.join([str(one) for one in ask.one_of])))
            none = "[]"
        else:
            lines = [say("llm-choices", choices=self.texts.join(labels))]
            none = "null"
        if ask.may_pass:
            lines.append(say("llm-pass", none=none, means=narrator.answer_label(ask, None)))
        return lines


def _label(value: int | str, label: str) -> str:
    """Write a choice as it is to be answered, and what it means where that is not plain."""
    written = msgspec.json.encode(value).decode()
    return written if isinstance(value, int) else f"{written} ({label})"


def quoted(text: str, longest: int) -> str:
    r"""Return words as one JSON string of so many characters at most, without anything that could end it before.

    >>> quoted('I am\n"the seer"\u202e', 12)
    '"I am \\"the se…"'
    """
    plain = "".join(
        " " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign
        for sign in text
        if unicodedata.category(sign) not in ("Cf", "Cs")
    )
    return msgspec.json.encode(plain if len(plain) <= longest else f"{plain[:longest]}…").decode()


# -- the form of answers -----------------------------------------------------------------------------------------------


def answer_schema(ask: AskView) -> dict[str, Any]:
    """Return the schema of an answer: one of the legal ones, or several of them."""
    if ask.kind == "seats":
        return _object(answer={"type": "array", "items": _one_of(ask.legal)})
    return _object(answer=_one_of((*ask.legal, None) if ask.may_pass else ask.legal))


def speech_schema(view: View) -> dict[str, Any]:
    """Return the schema of a speech: words, and claims about seats of the table and cards of the deck."""
    seats = tuple(seat.number for seat in view.seats)
    of_seats = tuple(kind for kind in KINDS if kind not in OF_CARDS)
    forms = [
        _closed(kind=_one_of(of_seats), seat=_one_of(seats)),
        _closed(kind=_one_of(OF_CARDS), card=_one_of(tuple(dict.fromkeys(view.deck)))),
    ]
    return _object(words={"type": "string"}, claims={"type": "array", "items": {"anyOf": forms}})


def _object(**parts: dict[str, Any]) -> dict[str, Any]:
    """Describe an object with notes first: who writes down thoughts before answering answers better."""
    return _closed(notes={"type": "string"}, **parts)


def _closed(**parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": parts, "required": list(parts), "additionalProperties": False}


def _one_of(values: Sequence[int | str | None]) -> dict[str, Any]:
    names = {int: "integer", str: "string", type(None): "null"}
    kinds = list(dict.fromkeys(names[type(value)] for value in values))
    return {"type": kinds[0] if len(kinds) == 1 else kinds, "enum": list(values)}


def read_answer(text: str, ask: AskView) -> tuple[Answer, str]:
    """Read an answer, as it is, and the notes with it. Raises `msgspec.MsgspecError`."""
    chosen = msgspec.json.decode(text, type=Chosen)
    value = chosen.answer
    if isinstance(value, list):
        return tuple(value) if value or not ask.may_pass else None, chosen.notes
    return value, chosen.notes


def read_speech(text: str, view: View) -> tuple[Speech, str]:
    """Read a speech and the notes with it; claims that can't be made here are left out. Raises `MsgspecError`."""
    spoken = msgspec.json.decode(text, type=Spoken)
    seats = {seat.number for seat in view.seats}
    claims: list[str] = []
    for one in spoken.claims:
        claim = claim_of(f"{one.get('kind')}:{one.get('seat', one.get('card'))}")
        if claim is not None and (claim.card in view.deck if claim.card else claim.seat in seats):
            claims.append(str(claim))
    words = " ".join(spoken.words.split())[:LONGEST_WORDS]
    return Speech(tuple(dict.fromkeys(claims))[:MOST_CLAIMS], words), spoken.notes
