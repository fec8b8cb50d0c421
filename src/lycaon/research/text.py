"""A table in words: one text to read, one text to answer, in any of the languages; for players made of language.

    table = TextTable(setup, seed=7, language="en")
    while (seat := table.turn) is not None:
        table.act(player(table.observe(seat)))

Texts are what people at the table hear and are told. An answer is a seat's number, several with spaces between them, a
word of the choices, or a speech. Claims that bots understand are written as they stand in bots/claims.py (`i_am:seer
wolf:7`), anywhere in a speech.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from lycaon.bots.claims import claim_of
from lycaon.game.ask import Answer, Refused
from lycaon.game.event import Said
from lycaon.game.plan import Setup
from lycaon.game.speech import LONGEST_SPEECH, MOST_CLAIMS
from lycaon.game.victory import Result
from lycaon.game.view import AskView
from lycaon.research.stage import Stage, plan_for
from lycaon.texts import Narrator, texts

PASSES = ("0", "pass")


class TextTable:
    """One game in words. Seats are asked one after the other; `turn` is who is asked now."""

    def __init__(self, setup: Setup, *, seed: int, language: str = "en") -> None:
        """Deal the cards. Raises `Refused`, or `UnknownLanguage`."""
        self._texts = texts(language)
        self._stage = Stage(plan_for(setup), seed)
        language = self._texts.language
        self._narrators = {seat: Narrator(language, None, setup.variant) for seat in self._stage.seats}
        self._told = {
            seat: self._texts.say("research-you", player=narrator.player(seat))
            for seat, narrator in self._narrators.items()
        }
        """What each seat has been told since it last acted."""
        self._passed: set[tuple[str, int]] = set()
        """Offers that a seat has let pass beside the ask that is open now."""
        self.turn: int | None = None
        """The seat that is asked, or None when the game is over."""
        self._ask: AskView | None = None
        self._next()

    @property
    def result(self) -> Result | None:
        """How the game ended, if it has."""
        return self._stage.result

    def observe(self, seat: int) -> str:
        """Return what a seat has heard since it last acted and, if it is its turn, what it is asked."""
        heard = "\n".join(self._lines(seat))
        self._told[seat] = "\n".join(part for part in (self._told[seat], heard) if part)
        asked = self._question(seat) if seat == self.turn else ""
        return "\n".join(part for part in (self._told[seat], asked) if part)

    def act(self, text: str) -> str | None:
        """Answer for the seat whose turn it is; returns why not, in words, where the answer was not taken.

        Raises `RuntimeError` when the game is over.
        """
        seat, ask = self.turn, self._ask
        if seat is None or ask is None:
            raise RuntimeError("the game is over")
        self.observe(seat)
        if ask.kind == "speech":
            self._speak(seat, text)
            self._stage.give(seat, ask, ask.legal[0])
        else:
            value = self._read(seat, ask, text)
            try:
                self._stage.give(seat, ask, value)
            except Refused as refused:
                return self._narrators[seat].refusal(refused)
            if ask.offer and value is None:
                self._passed.add((ask.id, seat))
        self._told[seat] = ""
        self._next()
        return None

    def _next(self) -> None:
        """Find out whose turn it is: asks in order of seats, then whoever could interrupt and has not passed."""
        turns = {} if self.result is not None else self._stage.turns()
        waiting = {ask.id for ask in turns.values() if not ask.offer}
        if self._ask is not None and self._ask.id not in waiting and not self._ask.offer:
            self._passed.clear()
        offers = [(seat, ask) for seat, ask in turns.items() if ask.offer and (ask.id, seat) not in self._passed]
        asks = [(seat, ask) for seat, ask in turns.items() if not ask.offer]
        self.turn, self._ask = next(iter([*offers, *asks]), (None, None))

    # -- words ---------------------------------------------------------------------------------------------------------

    def _lines(self, seat: int) -> Iterator[str]:
        narrator = self._narrators[seat]
        for event in self._stage.news(seat):
            yield from narrator.private(event) or narrator.aloud(event)
            if isinstance(event, Said):
                words = " ".join(part for part in (self._stage.game.words.get(event.speech, ""), *event.claims) if part)
                yield self._texts.say("research-said", player=narrator.player(event.seat), text=words)

    def _question(self, seat: int) -> str:
        ask = self._ask
        if ask is None:
            return ""
        narrator = self._narrators[seat]
        question = narrator.ask(ask)
        if ask.kind == "speech":
            return question
        choices = [_choice(narrator.answer_label(ask, value), value) for value in ask.legal]
        if ask.may_pass or ask.offer:
            choices.append(_choice(narrator.answer_label(ask, None), 0))
        listed = self._texts.join(choices)
        if ask.kind == "seats":
            most = min(ask.most, len(ask.legal))
            several = self._texts.say("research-choices-several", least=ask.least, most=most, choices=listed)
        else:
            several = self._texts.say("research-choices", choices=listed)
        lines = [question, several]
        lines += [
            self._texts.say("research-mate", player=narrator.player(other), answer=narrator.answer_label(ask, answer))
            for other, answer in ask.others
        ]
        return "\n".join(lines)

    def _speak(self, seat: int, text: str) -> None:
        claims = tuple(str(claim) for word in text.split() if (claim := claim_of(word)) is not None)[:MOST_CLAIMS]
        spoken = " ".join(word for word in text.split() if claim_of(word) is None)[:LONGEST_SPEECH]
        if spoken or claims:
            self._stage.say(seat, spoken, claims)

    def _read(self, seat: int, ask: AskView, text: str) -> Answer:
        """Read an answer as it is typed; what can't be read comes back as it is, to be refused."""
        typed = _plain(text)
        narrator = self._narrators[seat]
        if not typed or typed in (*PASSES, _plain(narrator.answer_label(ask, None))):
            return None
        words = {_plain(narrator.answer_label(ask, one)): one for one in ask.legal if isinstance(one, str)}
        words |= {_plain(one): one for one in ask.legal if isinstance(one, str)}
        if typed in words:
            return words[typed]
        numbers = tuple(int(number) for number in re.findall(r"\d{1,3}", typed))
        if ask.kind == "seats":
            return numbers
        return numbers[0] if len(numbers) == 1 else typed


def _choice(label: str, value: object) -> str:
    """Write a choice: a seat by its number, anything else by its label."""
    return label if str(value) in label or isinstance(value, str) else f"{value} = {label}"


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip().strip(".!。！").casefold()
