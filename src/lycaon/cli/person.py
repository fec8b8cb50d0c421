"""A person among bots: told what happens at her seat, and asked on the keyboard. To the table she is a bot like any."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from rich.table import Table as Grid
from rich.text import Text

from lycaon.bots import Speech, claim_of, is_legal, random_answer
from lycaon.bots.hearing import understood
from lycaon.cli.commands import command_in, help_lines
from lycaon.cli.failure import Stopped
from lycaon.cli.played import card_lines, table_lines
from lycaon.cli.reading import PASSES, Unread, choices, plain, read_answer
from lycaon.cli.screen import Screen
from lycaon.cli.spoken import in_words
from lycaon.cli.teller import Teller, mate_line
from lycaon.cli.voice import Voice
from lycaon.game.ask import Answer, RefusalCode, Refused
from lycaon.game.event import AnyEvent, Said
from lycaon.game.plan import Plan
from lycaon.game.view import AskView, View
from lycaon.roles import roles
from lycaon.texts import key

COMMANDS = ("help", "card", "table", "log", "note", "notes", "rules", "quit")


class Person:
    """Sits at one seat. `noted` is called with each note that she takes, so that it can be kept.

    `check` refuses as the game does what is no answer to an ask, by its id; without it she is told what would be one.
    """

    def __init__(
        self,
        screen: Screen,
        voice: Voice,
        seat: int,
        plan: Plan,
        noted: Callable[[str], None],
        check: Callable[[str, Answer], object] = lambda _, __: None,
    ) -> None:
        """Sit down with nothing heard, at a table that plays this plan."""
        self.screen = screen
        self.voice = voice
        self.seat = seat
        self.plan = plan
        self.noted = noted
        self.check = check
        self.notes: list[str] = []
        self.teller = Teller(screen, voice, seat)
        self.events: list[AnyEvent] = []
        self._offered: dict[str, int] = {}
        """For each offer, how much she had heard when it was last put to her."""

    # -- what the table asks of her --------------------------------------------------------------------------------

    def hear(self, events: Sequence[AnyEvent]) -> None:
        """Read what happens, as it happens."""
        self.events.extend(events)
        self.teller.tell(events)

    def answer(self, view: View, ask: AskView, rng: Random) -> Answer:
        """Ask her until she gives an answer that counts."""
        if ask.kind == "speech":
            return "done"
        if ask.kind not in ("seat", "seats", "option"):
            return random_answer(ask, rng)
        if ask.offer:
            return self._offer(view, ask) if self._matters_now(view, ask) else None
        self.teller.pause()
        self.put(ask)
        while True:
            line = self._line(view, self.voice.say("cli-your-answer"), again=ask)
            try:
                return checked(ask, line)
            except Unread:
                self.screen.line(self._why_not(ask, line), "warning")
                if any(isinstance(one, str) for one in ask.legal):  # which is typed by a number or a letter
                    self._choices(ask)

    def speak(self, view: View, ask: AskView, rng: Random) -> Speech | None:
        """Ask her for a speech; what she claims in it is understood as far as it can be."""
        self.teller.turned()
        self.screen.line()
        self.screen.line(self.voice.narrator.ask(ask), "title")
        self.screen.line(self.voice.say("cli-how-to-speak"), "aside")
        line = self._line(view, self.voice.say("cli-your-speech"), speech=True)
        if not line:
            return None
        claims = understood(line)
        if claims:
            self.screen.line(self.voice.say("cli-understood", text=in_words(self.voice, claims, "")), "aside")
        return Speech(claims, line)

    # -- asking --------------------------------------------------------------------------------------------------------

    def put(self, ask: AskView) -> None:
        """Put a question to her."""
        self.screen.line()
        self.screen.line(self.voice.narrator.ask(ask), "title")
        for seat, answer in ask.others:
            label = self.voice.narrator.answer_label(ask, answer)
            self.screen.line(mate_line(self.voice, seat, answer, label), "private")
        self._choices(ask)

    def _choices(self, ask: AskView) -> None:
        """List what may be typed."""
        show_choices(self.screen, self.voice, ask)

    def _matters_now(self, view: View, ask: AskView) -> bool:
        """Say whether to bother her with an offer: when it is new, or a claim has been made that bears on her."""
        heard = self._offered.get(ask.id)
        friends = {self.seat, *(seat for told in view.told for seat in told.about)}
        bears = heard is None or any(
            claim.kind == "i_am" or claim.seat in friends
            for event in self.events[heard:]
            if isinstance(event, Said) and event.seat != self.seat
            for claim in map(claim_of, event.claims)
            if claim is not None
        )
        if bears:
            self._offered[ask.id] = len(self.events)
        return bears

    def _offer(self, view: View, ask: AskView) -> Answer:
        """Ask lightly: an empty line lets it go by. Where there is one thing to do, «yes» does it."""
        self.teller.interrupt()
        self.screen.line()
        self.screen.line(self.voice.say("cli-offer-now", question=self.voice.narrator.ask(ask)), "title")
        only = ask.legal[0] if ask.legal == (self.seat,) else None
        yes = (*self.voice.words("cli-words-yes"), "yes", "y")
        label = self._label(ask, None)
        while True:
            if only is None:
                keys = ", ".join(f"{typed} {self._label(ask, answer)}" for typed, answer in choices(ask))
                prompt = self.voice.say("cli-your-offer", choices=keys, nothing=label)
            else:
                prompt = self.voice.say("cli-your-offer-only", yes=yes[0], choice=self._label(ask, only), nothing=label)
            line = self._line(view, prompt, empty=True)
            if not line or plain(line) in PASSES:
                return None
            if only is not None and plain(line) in yes:
                return only
            try:
                return checked(ask, line)
            except Unread:
                self.screen.line(self._why_not(ask, line), "warning")

    def _why_not(self, ask: AskView, line: str) -> str:
        """Say why what she has typed is no answer."""
        try:
            self.check(ask.id, read_answer(ask, line))
        except Refused as refused:
            return self.voice.narrator.refusal(refused)
        except Unread:
            pass
        return why_not(self.voice, ask)

    def _label(self, ask: AskView, answer: Answer) -> str:
        return self.voice.narrator.answer_label(ask, answer)

    def _line(
        self, view: View, prompt: str, *, speech: bool = False, empty: bool = False, again: AskView | None = None
    ) -> str:
        """Read a line, and do what the commands among them say; after each of them put the question `again`."""
        while True:
            line = self.screen.ask(prompt)
            command = command_in(self.voice, COMMANDS, line, marked=speech)
            if command is None:
                if (line or speech or empty) and not (speech and line.startswith("/")):
                    return line  # a mistyped command must not be said aloud
                self.screen.line(self.voice.say("cli-how-to-speak" if speech else "cli-help-hint"), "aside")
                continue
            self.do(view, *command)
            if again is not None:
                self.put(again)

    # -- commands ------------------------------------------------------------------------------------------------------

    def do(self, view: View, command: str, rest: str) -> None:
        """Do what she has typed instead of an answer. Raises `Stopped`."""
        if command == "quit":
            raise Stopped
        if command == "note":
            if rest:
                self.notes.append(rest)
                self.noted(rest)
                self.screen.line(self.voice.say("cli-noted"), "aside")
            return
        {
            "help": self._help,
            "card": self._card,
            "table": self._table,
            "log": self._log,
            "notes": self._notes,
            "rules": self._rules,
        }[command](view)

    def _help(self, view: View) -> None:
        self.screen.line(self.voice.say("cli-play-help"))
        for line in help_lines(self.voice, COMMANDS):
            self.screen.line(line)

    def _card(self, view: View) -> None:
        self.screen.line(self.voice.say("cli-your-card", cards=self.voice.cards(view.cards)), "private")
        for card in dict.fromkeys(view.cards):
            if card in roles():
                self.screen.line(self.voice.say(key("role", card, "rule")), "private")
                for line in card_lines(self.voice, card, self.plan.rules):
                    self.screen.line(line, "private")
        for told in view.told:
            self.screen.line(self.voice.texts.sentences(self.voice.narrator.private(told)), "private")

    def _table(self, view: View) -> None:
        claims = {event.seat: event.claims for event in self.events if isinstance(event, Said) and event.claims}
        self.screen.show(seat_grid(self.voice, view, claims))

    def _log(self, view: View) -> None:
        again = Teller(self.screen, self.voice.named(self.voice.listed), self.seat, words=self.teller.words)
        again.tell(self.events)
        again.pause()

    def _notes(self, view: View) -> None:
        for note in self.notes or [self.voice.say("cli-no-notes")]:
            self.screen.line(f"  {note}")

    def _rules(self, view: View) -> None:
        for line in table_lines(self.voice, self.plan):
            self.screen.line(line)


def why_not(voice: Voice, ask: AskView) -> str:
    """Say what would be an answer to an ask, and which rule limits it."""
    limits = {"legal": ask.legal, "least": ask.least, "most": ask.most, "may_pass": ask.may_pass}
    return voice.narrator.refusal(Refused(RefusalCode.ILLEGAL, ask=ask.id, **limits))


def checked(ask: AskView, line: str) -> Answer:
    """Return the answer that somebody has typed, if it counts. Raises `Unread`."""
    answer = read_answer(ask, line)
    if not is_legal(ask, answer):
        raise Unread
    return answer


def show_choices(screen: Screen, voice: Voice, ask: AskView) -> None:
    """List what may be typed in answer to an ask: seats in a row, words below each other."""
    seats = [seat for seat in ask.legal if isinstance(seat, int)]
    if seats:
        own = voice.narrator.answer_label(ask, seats[0])
        labels = [voice.label(seat) for seat in seats]
        screen.line("  " + (voice.say("cli-choose-of", seats="  ".join(labels)) if own == labels[0] else own))
    for typed, word in choices(ask):
        if isinstance(word, str):
            screen.line(f"  {typed}  {voice.narrator.answer_label(ask, word)}")
    if ask.may_pass:
        screen.line(f"  0  {voice.narrator.answer_label(ask, None)}")


def seat_grid(voice: Voice, view: View, claims: dict[int, tuple[str, ...]] | None = None) -> Grid:
    """Draw the seats as a viewer sees them: who lives, whose card is known, who has the badge, and what was claimed."""
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    columns = ["cli-column-seat", "cli-column-state", "cli-column-card"]
    if claims is not None:
        columns.append("cli-column-claims")
    for column in columns:
        grid.add_column(Text(voice.say(column)), overflow="fold")
    for seat in view.seats:
        state = voice.say("cli-state-alive" if seat.alive else "cli-state-dead")
        if view.sheriff == seat.number:
            state += " " + voice.say("cli-state-sheriff")
        cells = [voice.label(seat.number), state, "" if seat.cards is None else voice.cards(seat.cards)]
        if claims is not None:
            cells.append(in_words(voice, claims.get(seat.number, ()), f"table@{seat.number}"))
        grid.add_row(*(Text(cell, style="" if seat.alive else "dim") for cell in cells))
    return grid
