"""A bot whose words and choices come from a language model, and who plays like the deducing bot where they don't.

Questions are put by `ponder`, which waits for nothing; `answer` and `speak` take what has come of them by then. What is
late, broken or not legal is replaced by what the deducing bot would do, so that no game ever waits for a model.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from random import Random
from typing import TypeVar

import msgspec

from lycaon.bots.bot import Ponders, Speech, is_legal
from lycaon.bots.deducing import DeducingBot
from lycaon.bots.model import Limits, Model, Reply
from lycaon.bots.phrases import Character
from lycaon.bots.prompt import LONGEST_NOTES, Diary, read_answer, read_speech
from lycaon.game.ask import Answer
from lycaon.game.event import AnyEvent
from lycaon.game.view import AskView, View

MOST_FAILURES = 3
"""How many questions in a row may fail before a bot asks no more in this game."""


Said = TypeVar("Said", Answer, Speech)
"""What a reply comes to."""


class _Thought(msgspec.Struct):
    """A question that was put, and what was set aside for it."""

    reply: Future[Reply]
    seconds: float
    tokens: int
    settled: bool = False


class LanguageBot(DeducingBot, Ponders):
    """Plays one seat of one game as a model says."""

    def __init__(self, model: Model, language: str | None = None, character: Character | None = None) -> None:
        """Sit down, knowing nothing. Without a language it reads English, and says what it says in it."""
        super().__init__(language, character)
        self.model = model
        self.calls = 0
        self.tokens = 0
        self.seconds = 0.0
        """What was spent in this game, or is set aside for what is being asked."""
        self._diary = Diary(language or "en")
        self._words: Mapping[str, str] = {}
        self._thoughts: dict[str, _Thought] = {}
        self._failures = 0
        self._troubles: list[str] = []

    def read(self, words: Mapping[str, str]) -> None:
        """Read the words of speeches that are to be heard next."""
        self._words = words

    def hear(self, events: Sequence[AnyEvent]) -> None:
        """Remember what happened, in words too."""
        super().hear(events)
        self._diary.hear(events, self._words)
        self._words = {}

    def ponder(self, view: View, ask: AskView) -> Future[Reply] | None:
        """Put an ask to the model, once; None where there is nothing to ask, or nothing left to spend."""
        self._settle()
        before = self._thoughts.get(ask.id)
        if before is not None:
            return before.reply
        if not self._is_worth_asking(view, ask) or self._failures >= MOST_FAILURES:
            return None
        question = self._diary.question(view, ask)
        seconds, tokens = self._affordable(self.model.limits), question.tokens
        if not seconds or self.tokens + tokens > self.model.limits.tokens:
            return None
        self.calls += 1
        self.tokens += tokens
        self.seconds += seconds
        thought = _Thought(self.model.ask(question, seconds), seconds, tokens)
        self._thoughts[ask.id] = thought
        return thought.reply

    def _affordable(self, limits: Limits) -> float:
        """Return how many seconds the next question may take; 0 when nothing may be asked any more."""
        left = limits.game_seconds - self.seconds
        return min(limits.seconds, left) if self.calls < limits.calls and left > 0 else 0

    def _is_worth_asking(self, view: View, ask: AskView) -> bool:
        """Say whether there is a choice, and nobody of its group has made it already. Offers are left to deduction."""
        if ask.offer or ask.held or not isinstance(view.viewer, int):
            return False
        if ask.kind == "speech":
            return view.phase != "night"
        return ask.kind in ("seat", "seats", "option") and len(ask.legal) + ask.may_pass > 1 and not _agreed(ask)

    def answer(self, view: View, ask: AskView, rng: Random) -> Answer:
        """Answer as the model does, or else as deduction does."""
        value = super().answer(view, ask, rng)
        if ask.kind == "speech":
            return value
        if not _agreed(ask):
            taken = self._taken(ask, lambda text: read_answer(text, ask), lambda one: is_legal(ask, one))
            value = taken[0] if taken else value
        if not ask.offer:
            self._diary.answered(ask, value)
        return value

    def speak(self, view: View, ask: AskView, rng: Random) -> Speech | None:
        """Say what the model says, or else what deduction does."""
        for speech in self._taken(ask, lambda text: read_speech(text, view)):
            return speech if speech.text or speech.claims else None
        return super().speak(view, ask, rng)

    def _taken(
        self, ask: AskView, read: Callable[[str], tuple[Said, str]], fits: Callable[[Said], bool] = lambda _: True
    ) -> tuple[Said, ...]:
        """Return what the model says to an ask, if it can be read and fits, and keep the notes that came with it."""
        text = self._reply(ask)
        if text is None:
            return ()
        try:
            said, notes = read(text)
        except msgspec.MsgspecError:
            self._fails("unreadable")
            return ()
        if not fits(said):
            self._fails("illegal")
            return ()
        self._failures = 0
        self._diary.notes = notes[:LONGEST_NOTES]
        return (said,)

    def troubles(self) -> tuple[str, ...]:
        """Return what has failed since this was last asked, one word each."""
        found, self._troubles = tuple(self._troubles), []
        return found

    # -- what became of questions --------------------------------------------------------------------------------------

    def _reply(self, ask: AskView) -> str | None:
        """Return the text of what came of an ask; None where nothing did. Whoever still thinks is too late."""
        thought = self._thoughts.get(ask.id)
        if thought is None:
            return None
        thought.reply.cancel()
        self._settle()
        return None if thought.reply.cancelled() else thought.reply.result().text or None

    def _settle(self) -> None:
        """Count what questions have really taken, once they are over, and those that failed."""
        for thought in self._thoughts.values():
            if thought.settled or not thought.reply.done():
                continue
            thought.settled = True
            if thought.reply.cancelled():
                self._fails("late")  # and the model may be at work on it yet: what was set aside is spent
                continue
            reply = thought.reply.result()
            self.seconds += reply.seconds - thought.seconds
            if reply.tokens is not None:
                self.tokens += max(reply.tokens, 1) - thought.tokens
            if reply.failed:
                self._fails(reply.failed)

    def _fails(self, why: str) -> None:
        self._failures += 1
        self._troubles.append(why)


def _agreed(ask: AskView) -> bool:
    """Say whether somebody of a group that decides together has named a seat: the others follow, as deduction does."""
    return any(isinstance(answer, int) for _, answer in ask.others)
