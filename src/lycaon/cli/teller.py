"""The teller: a viewer's events in words, in order. What comes in is already no more than the viewer may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lycaon.cli.failure import clean
from lycaon.cli.screen import Screen, Style
from lycaon.cli.spoken import in_words
from lycaon.cli.voice import Voice
from lycaon.game.ask import CHANCE, Answer
from lycaon.game.event import (
    AnyEvent,
    Called,
    CallEnded,
    DayBegan,
    NightFell,
    Ruled,
    Said,
    SpeechBegan,
)
from lycaon.game.game import Answered, Decision, Game
from lycaon.game.view import Viewer, project
from lycaon.texts import key


class Teller:
    """Tells events to one viewer. `why`: whether the judge's reasons are told too. `words`: the texts of speeches."""

    def __init__(
        self,
        screen: Screen,
        voice: Voice,
        viewer: Viewer,
        *,
        why: bool = False,
        words: Mapping[str, str] | None = None,
        script: bool = False,
        spoken: bool = False,
    ) -> None:
        """Begin with nothing told; as a `script`, what is to be read aloud is marked and every turn to speak called.

        `spoken`: people spoke at a table and nothing of it was written down, so that nobody is said to be silent.
        """
        self.screen = screen
        self.voice = voice
        self.viewer = viewer
        self.why = why
        self.script = script
        self.spoken = spoken
        self.words: Mapping[str, str] = {} if words is None else words
        self._turn: SpeechBegan | None = None
        self._silent: list[int] = []

    def tell(self, events: Sequence[AnyEvent]) -> None:
        """Tell events in order. Whose turn it is to speak is told with what is said."""
        for event in events:
            self.tell_one(event)

    def tell_one(self, event: AnyEvent) -> None:
        """Tell one event."""
        if isinstance(event, SpeechBegan) and event.seat is not None and not self.script:
            self._nothing_said()
            self._turn = event
            return
        if isinstance(event, Said):
            self._said(event)
            return
        self.pause()
        if isinstance(event, NightFell):
            self.screen.title(self.voice.say("phase-night", number=event.number))
        elif isinstance(event, DayBegan) and event.number:
            self.screen.title(self.voice.say("phase-day", number=event.number))
            self.voice.narrator.aloud(event)  # the heading says it
            return
        if isinstance(event, Ruled):
            if self.why:
                self._line(self.voice.narrator.judge(event), "judge")
        elif event.to is None:
            self._line(self.voice.narrator.aloud(event), "aside" if isinstance(event, Called | CallEnded) else "aloud")
        elif self.viewer == "judge":
            self._line(self.voice.narrator.judge(event), "judge")
        else:
            self._line(self.voice.narrator.private(event), "private")

    def decided(self, line: str | None) -> None:
        """Tell what somebody answered, if the viewer may know: between two turns to speak, or during one."""
        if line is not None:
            self.interrupt()
            self.screen.line(line, "judge" if self.viewer == "judge" else "private")

    def skip(self, events: Sequence[AnyEvent]) -> None:
        """Take events for told: the narrator must know of them, and nobody need hear them again."""
        for event in events:
            self.voice.narrator.aloud(event)

    def pause(self) -> None:
        """Tell who had a turn to speak and said nothing."""
        self._nothing_said()
        if self._silent:
            self.screen.line(self.voice.say("cli-silent", seats=self.voice.seats(self._silent)), "aside")
            self._silent = []

    def end(self) -> None:
        """Tell what is left when nothing more comes: who was silent, and whose turn it still is."""
        turn, self._turn = self._turn, None
        self.pause()
        if turn is not None:
            self._line(self.voice.narrator.aloud(turn), "aloud")

    def interrupt(self) -> None:
        """Tell who was silent before something comes between; whoever has the turn may still speak."""
        turn, self._turn = self._turn, None
        self.pause()
        self._turn = turn

    def turned(self) -> None:
        """Tell who was silent so far; the next to speak is asked right now."""
        self._turn = None
        self.pause()

    def _nothing_said(self) -> None:
        if self._turn is not None and self._turn.seat is not None and not self.spoken:
            self._silent.append(self._turn.seat)
        self._turn = None

    def _said(self, event: Said) -> None:
        if self._turn is not None and self._turn.seat == event.seat:
            self._turn = None
        self.pause()
        text = clean(self.words.get(event.speech, "")) or in_words(self.voice, event.claims, event.speech)
        if text:
            self.screen.line(self.voice.say("cli-said", seat=self.voice.seat(event.seat), text=text))

    def _line(self, sentences: list[str], style: Style) -> None:
        if sentences:
            text = self.voice.texts.sentences(sentences)
            mark = ("» " if style in ("aloud", "aside") else "  · ") if self.script else ""
            self.screen.line(f"{mark}{text}", style)


def decision_line(voice: Voice, game: Game, decision: Decision, viewer: Viewer) -> str | None:
    """Say what somebody answered, where a viewer may know it and the events don't tell it by themselves.

    The judge knows everybody's answers, a seat its own and those of a group that decides together with it.
    """
    if not isinstance(decision, Answered) or decision.seat == CHANCE:
        return None
    ask = game.asked[decision.ask]
    seen = project(ask, viewer)
    if seen is None or ask.kind in ("speech", "hold") or (ask.offer and decision.answer is None):
        return None
    label = voice.narrator.answer_label(seen, decision.answer)
    call = call_name(voice, ask.call)
    if decision.seat == viewer:
        return voice.say("cli-decided-own", call=call, answer=label)
    if viewer == "judge":
        if _told_aloud(ask.call):
            return None
        return voice.say("cli-decided", call=call, seat=voice.seat(decision.seat), answer=label)
    return mate_line(voice, decision.seat, decision.answer, label) if ask.shared else None


def mate_line(voice: Voice, seat: int, answer: Answer, label: str) -> str:
    """Say what somebody wants who decides together with the viewer."""
    points = isinstance(answer, int)
    return voice.say("cli-mate-points" if points else "cli-mate-answers", seat=voice.seat(seat), answer=label)


def _told_aloud(call: str) -> bool:
    """Say whether everybody hears of the answers to a call: votes, and the sheriff's choices."""
    head, _, rest = call.partition(".")
    return head == "vote" or (head == "sheriff" and rest not in ("run", "withdraw"))


def call_name(voice: Voice, call: str) -> str:
    """Return whom or what a call is for: a role, or an office or moment that is none."""
    head = call.partition(".")[0]
    special = key("cli-call", call)
    if head != call and voice.texts.has(special):
        return voice.say(special)
    for name in (call, head):
        if voice.texts.has(key("call", name, "name")) or voice.texts.has(key("role", name, "name")):
            return voice.narrator.call_name(name)
        for kind in ("moon", "variant"):
            if voice.texts.has(key(kind, name, "name")):
                return voice.say(key(kind, name, "name"))
    own = key("cli-call", head)
    return voice.say(own) if voice.texts.has(own) else voice.say("cli-call-other")
