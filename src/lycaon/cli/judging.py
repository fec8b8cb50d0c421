"""`lycaon judge`: a human judge's assistant. What to say, whom to wake, what they answered, and what comes of it.

Every answer is in the file before the next question is put, so the game goes on after a crash where it stood.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from lycaon import new_game
from lycaon.cli.commands import command_in, help_lines
from lycaon.cli.failure import Failed, Stopped, file_failure, handling, told
from lycaon.cli.person import seat_grid, show_choices, why_not
from lycaon.cli.played import played_lines, table_lines
from lycaon.cli.reading import PASSES, Unread, by_number, number, numbers, plain, read_answer, read_answers
from lycaon.cli.screen import Screen
from lycaon.cli.teller import Teller, call_name
from lycaon.cli.voice import Voice
from lycaon.decks import default_deck, offered
from lycaon.game.ask import CHANCE, Answer, Ask, Refused
from lycaon.game.effect import HOOKS
from lycaon.game.event import Called, DayBegan, NightFell, Ruled, Told
from lycaon.game.game import Expired, Game
from lycaon.game.plan import LEAST_SEATS, MOST_SEATS, Plan
from lycaon.game.speech import CHANNELS
from lycaon.game.view import AskView, Watcher, project
from lycaon.record import Record, RecordWriter, record_of, recover, replay, undo
from lycaon.roles import roles
from lycaon.texts import key

COMMANDS = ("help", "table", "show", "log", "why", "undo", "redo", "take", "leave", "time", "rules", "quit")
JUDGE_SEATS = 9


def judge(
    screen: Screen, voice: Voice, plan: Plan, seed: bytes | None, names: Sequence[str] | None, file: str | None
) -> None:
    """Begin a game and lead the judge through it. Raises `Failed` for a file that can't be written."""
    game = new_game(plan, seed=seed)
    place = Path(file) if file is not None else Path(f"lycaon-{datetime.now().astimezone():%Y%m%d-%H%M%S}.jsonl")
    with handling(place if file is None else file):
        writer = RecordWriter.begin(place, game, names=names, language=voice.language, count_on=file is None)
    _Bench(screen, voice.named(names).playing(plan.setup), game, writer).sit()


def resume(screen: Screen, voice: Voice, path: str, *, own_language: bool = False) -> None:
    """Go on with a game from its file, as far as it was written; in its `own_language` where none was asked for."""
    with handling(path):
        record = recover(path)
        game = replay(record)
        writer = RecordWriter.resume(path, game)
    if own_language:
        voice = voice.speaking(record.language)
    _Bench(screen, voice.named(record.names).playing(record.setup), game, writer, resumed=True).sit()


def asks_for_seats(screen: Screen, voice: Voice) -> int:
    """Ask how many play."""
    while True:
        line = screen.ask(voice.say("cli-ask-seats", seats=JUDGE_SEATS))
        seats = number(line) if line else JUDGE_SEATS
        if seats is not None and LEAST_SEATS <= seats <= MOST_SEATS:
            return seats
        screen.line(voice.say("cli-bad-seats", value=line, least=str(LEAST_SEATS), most=str(MOST_SEATS)), "warning")


def asks_for_deck(screen: Screen, voice: Voice, seats: int, *, printed: bool = False) -> str:
    """Ask which of the decks for so many players is played; returns its id, or nothing for the usual one.

    With `printed` cards each player has one.
    """
    decks = [deck for deck in offered(seats) if deck.cards_each == 1 or not printed]
    if len(decks) == 1:
        return ""
    usual = default_deck(seats)
    screen.line(voice.say("cli-ask-deck"))
    for place, deck in enumerate(decks, 1):
        counts = Counter(deck.cards)
        cards = [voice.say("deck-card", count=count, role=voice.role(card)) for card, count in counts.items()]
        named = [voice.say(key("preset", deck.preset, "name"))]
        named += [] if deck.variant is None else [voice.say(key("variant", deck.variant, "name"))]
        mark = voice.say("cli-default") if deck == usual else ""
        screen.line(f"  {place}  {voice.texts.join(cards)}  [{' + '.join(named)}] {mark}".rstrip())
    while True:
        line = screen.ask(voice.say("cli-your-answer"))
        chosen = number(line) if line else 0
        if chosen == 0:
            return ""
        if chosen is not None and chosen <= len(decks):
            return decks[chosen - 1].id
        screen.line(voice.say("cli-not-read"), "warning")


def asks_for_names(screen: Screen, voice: Voice, seats: int) -> tuple[str, ...] | None:
    """Ask for the players' names, all in one line; None when the judge goes by numbers."""
    while True:
        line = screen.ask(voice.say("cli-ask-names", seats=seats))
        if not line:
            return None
        names = [part for part in line.replace("，", ",").replace("、", ",").replace(",", " ").split(" ") if part]
        if len(names) == seats:
            return tuple(names)
        screen.line(voice.say("cli-bad-names", value=len(names), seats=seats), "warning")


class _Bench:
    """The judge's bench: one game, its file, and what was taken back."""

    def __init__(
        self, screen: Screen, voice: Voice, game: Game, writer: RecordWriter, *, resumed: bool = False
    ) -> None:
        self.screen = screen
        self.voice = voice
        self.game = game
        self.writer = writer
        self.path = str(writer.path)
        self.renewed = writer.renewed
        self.resumed = resumed
        self.taken_back: list[Record] = []
        self._begin()

    def _begin(self) -> None:
        """Look at the game from the beginning: a new one, or the same after something was taken back."""
        self.watcher = Watcher(self.game.table.size, "judge")
        self.teller = self._teller()
        self.told = 0
        self.offered: set[str] = set()

    def _teller(self) -> Teller:
        voice = self.voice.named(self.voice.listed)
        return Teller(self.screen, voice, "judge", why=True, words=self.game.words, script=True)

    def sit(self) -> None:
        """Lead through the game to its end, or until the judge has had enough."""
        self.screen.line(self.voice.say("cli-judge-kept", file=self.path), "aside")
        for line in played_lines(self.voice, self.game.plan):
            self.screen.line(line, "aside")
        self.screen.line(self.voice.say("cli-help-hint"), "aside")
        if self.resumed:
            self._skip()
            self.screen.line(self.voice.say("cli-judge-resumed", number=len(self.game.decisions)), "aside")
            self._last_lines()
        try:
            if not self.resumed:
                self._tell_the_deal()
            self._tell()
            while self.game.result is None:
                self._step()
                self._tell()
            self.teller.pause()
            self.screen.line(self.voice.say("cli-look-back", file=self.path), "aside")
        except (Stopped, KeyboardInterrupt) as end:
            self.screen.line()
            self._keep_the_last()
            if self.game.result is None:
                self.screen.line(self.voice.say("cli-judge-go-on", file=self.path), "aside")
            self.screen.line(self.voice.say("cli-bye"))
            if isinstance(end, KeyboardInterrupt):
                raise
        finally:
            self.writer.close()

    def _keep_the_last(self) -> None:
        """Try once more to keep what could not be written. Raises `Failed`: never say that it is kept when it isn't."""
        try:
            self.writer.keep()
        except OSError:
            raise Failed("cli-judge-not-kept", file=self.path) from None
        self._tell_where()

    # -- telling -------------------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        self.watcher.look(self.game)
        self.teller.tell(self.watcher.events[self.told :])
        self.told = len(self.watcher.events)

    def _tell_the_deal(self) -> None:
        """Tell what happens before the first night or day, and how everybody gets to see the own card."""
        self.watcher.look(self.game)
        events = self.watcher.events
        self.told = next(
            (place for place, event in enumerate(events) if isinstance(event, NightFell | DayBegan)), len(events)
        )
        self.teller.tell(events[: self.told])
        if not self.game.setup.real_cards:
            self.screen.line(self.voice.say("cli-judge-dealt"), "aside")

    def _skip(self) -> None:
        """Take note of what was told already, without telling it again."""
        self.watcher.look(self.game)
        self.teller.skip(self.watcher.events[self.told :])
        self.told = len(self.watcher.events)

    def _last_lines(self, most: int = 6) -> None:
        """Tell the last few things again, to find one's place."""
        again = self._teller()
        again.skip(self.watcher.events[:-most])
        again.tell(self.watcher.events[-most:])
        again.pause()

    # -- one step ------------------------------------------------------------------------------------------------------

    def _step(self) -> None:
        """Put the first open question to the judge, and take what she says."""
        waiting = [ask for ask in self.game.open_asks.values() if not ask.offer and ask.state == "open"]
        ask = next((one for one in waiting if one.kind != "hold"), waiting[0])
        if ask.kind == "hold" and ask.call.removesuffix(".hold") in HOOKS:
            self.game.expire(ask.id)  # a pause for others' phones: at this table nobody is to be misled
            self._decided()
            return
        seen = project(ask, "judge")
        if seen is None:  # the judge sees every ask
            raise RuntimeError(ask.id)
        self._put(ask, seen)
        while True:
            line = self.screen.ask(self._prompt(ask))
            command = command_in(self.voice, COMMANDS, line)
            if command is not None:
                before = self.game, len(self.game.decisions)
                self._do(ask, *command)
                if before != (self.game, len(self.game.decisions)):
                    return
                self._put(ask, seen)
                continue
            if not line and ask.kind not in ("hold", "speech"):
                self.screen.line(self.voice.say("cli-help-hint"), "aside")
                continue
            try:
                if self._take_line(ask, seen, line):
                    return
            except Unread:
                self.screen.line(self._why_unread(ask, seen), "warning")
            except Refused as refused:
                self.screen.line(self.voice.narrator.refusal(refused), "warning")

    def _why_unread(self, ask: Ask, seen: AskView) -> str:
        """Say what could be typed where a line was not understood."""
        if ask.kind in ("seat", "seats", "option"):
            return why_not(self.voice, seen)
        return self.voice.say("cli-judge-only-enter" if ask.kind in ("hold", "speech") else "cli-not-read")

    def _put(self, ask: Ask, seen: AskView) -> None:
        """Show a question: to whom, what, and what may be answered."""
        if ask.kind == "hold" and not any(other.hold is ask for other in self.game.asked.values()):
            woken = self._woken(ask.call.removesuffix(".hold"))
            if woken:
                self.screen.line(self.voice.say("cli-judge-wakes", seats=self.voice.seats(woken)), "title")
            else:
                self.screen.line(self.voice.say("cli-judge-nobody-wakes"), "aside")
        self._show_offers()
        if ask.kind == "hold" or (ask.kind == "speech" and ask.call not in CHANNELS):
            return  # what there is to say was read aloud a moment ago
        self.screen.line(self._question(ask, seen), "title")
        if ask.kind == "speech":
            return
        for seat, legal in (ask.narrowed or {}).items():
            if set(legal) == set(ask.legal):
                continue
            seats = self.voice.seats(one for one in legal if isinstance(one, int))
            self.screen.line(self.voice.say("cli-judge-narrowed", seat=self.voice.seat(seat), seats=seats), "aside")
        show_choices(self.screen, self.voice, seen)
        if ask.least == 0 and ask.kind == "seats":
            self.screen.line(f"  0  {self.voice.narrator.answer_label(seen, ())}")
        if len(ask.seats) > 1:
            self.screen.line(self.voice.say("cli-judge-group"), "aside")

    def _woken(self, call: str) -> list[int]:
        """Return who opens the eyes at a call unasked: to be told something, or to let the judge see a card."""
        seats: set[int] = set()
        card = roles().get(call)
        if card is not None and card.call is None:  # it is called for nothing else
            seats.update(seat.number for seat in self.game.table.all() if call in seat.ids)
        for event in reversed(self.watcher.events):
            if isinstance(event, Called):
                break
            if isinstance(event, Told):
                seats.update(event.to or ())
        return sorted(seats)

    def _question(self, ask: Ask, seen: AskView) -> str:
        """Say who is asked what; the judge is asked in her own words."""
        question = self.voice.narrator.ask(seen)
        if ask.seats == (CHANCE,):
            return question
        everybody = len(ask.seats) > 1 and ask.seats == self.game.table.living
        who = self.voice.say("cli-everybody") if everybody else self.voice.seats(ask.seats)
        return self.voice.say("cli-judge-asks", call=call_name(self.voice, ask.call), seats=who, question=question)

    def _show_offers(self) -> None:
        """Say once what somebody could use at any moment from now on."""
        for offer in self.game.open_asks.values():
            if offer.offer and offer.state == "open" and offer.id not in self.offered:
                self.offered.add(offer.id)
                self.screen.line(self._offer_line(offer), "aside")

    def _offer_line(self, offer: Ask) -> str:
        """Say who may interrupt, with what, and how the judge types it."""
        if offer.seats == (CHANCE,):
            return self.voice.say("cli-judge-offer-yours", question=self.voice.narrator.ask(offer))
        living = [seat for seat in offer.seats if self.game.table[seat].alive]
        seat = living[0] if living else offer.seats[0]
        legal = offer.legal_for(seat)
        alone = set(legal) <= {seat}
        return self.voice.say(
            "cli-judge-offer" if alone else "cli-judge-offer-target",
            seats=self.voice.seats(living),
            label=self.voice.narrator.answer_label(offer, seat),
            call=call_name(self.voice, offer.call),
            seat=str(seat),
        )

    def _prompt(self, ask: Ask) -> str:
        if ask.kind in ("hold", "speech"):
            return self.voice.say("cli-judge-enter")
        missing = [seat for seat in ask.seats if seat not in ask.answers]
        if 0 < len(missing) < len(ask.seats):
            return self.voice.say("cli-judge-missing", seats=self.voice.seats(missing))
        return self.voice.say("cli-your-answer")

    def _take_line(self, ask: Ask, seen: AskView, line: str) -> bool:
        """Take an answer; True when something was decided. Raises `Unread` or `Refused`."""
        if ask.kind in ("hold", "speech"):
            if line:
                raise Unread
            self.game.expire(ask.id)
            self._decided()
            return True
        named = "=" in line or ":" in line or "：" in line
        if named or ask.kind in ("seat", "seats"):
            line = by_number(line, self.voice.names)
        missing = tuple(seat for seat in ask.seats if seat not in ask.answers) or ask.seats
        if ask.seats == (CHANCE,):
            self.game.answer(ask.id, CHANCE, _chance_answer(seen, line))
            self._decided()
            return True
        if len(ask.seats) == 1:
            self.game.answer(ask.id, ask.seats[0], read_answer(seen, line))
            self._decided()
            return True
        answers = read_answers(seen, line, ask.seats if named else missing)
        for seat, answer in answers.items():
            self.game.check_answer(ask.id, seat, answer)  # all of them first, so that a slip leaves nothing half done
        for seat, answer in answers.items():
            if ask.state == "open":
                self.game.answer(ask.id, seat, answer)
        self._decided()
        return ask.state != "open"

    def _decided(self) -> None:
        """Keep what was decided, before anything else happens."""
        self.taken_back.clear()
        self._safely(self.writer.keep)

    def _safely(self, write: Callable[[], None]) -> None:
        """Write, and when that fails ask the judge to make it possible."""
        while True:
            try:
                write()
            except OSError as error:
                self.screen.line(told(file_failure(error, self.path), self.voice.narrator) or "", "warning")
                self.screen.ask(self.voice.say("cli-try-again"))
            else:
                self._tell_where()
                return

    def _tell_where(self) -> None:
        """Say where the game is kept when its file was no longer what it had been."""
        if self.writer.renewed > self.renewed:
            self.renewed = self.writer.renewed
            before, self.path = self.path, str(self.writer.path)
            self.screen.line(self.voice.say("cli-file-moved", file=before, anew=self.path), "warning")

    # -- commands ------------------------------------------------------------------------------------------------------

    def _do(self, ask: Ask, command: str, rest: str) -> None:
        if command == "quit":
            raise Stopped
        try:
            {
                "help": self._help,
                "table": self._table,
                "show": self._show,
                "log": self._log,
                "why": self._why,
                "undo": self._undo,
                "redo": self._redo,
                "take": self._take,
                "leave": self._leave,
                "time": lambda _: self._time(ask),
                "rules": self._rules,
            }[command](rest)
        except Refused as refused:
            self.screen.line(self.voice.narrator.refusal(refused), "warning")
        except Unread:
            self.screen.line(self.voice.say("cli-not-read"), "warning")

    def _help(self, _: str) -> None:
        self.screen.line(self.voice.say("cli-judge-help"))
        for line in help_lines(self.voice, COMMANDS):
            self.screen.line(line)

    def _table(self, _: str) -> None:
        self.screen.show(seat_grid(self.voice, self.watcher.look(self.game)))

    def _show(self, rest: str) -> None:
        """Let one player look at her own card, and wipe it off again."""
        seat = number(rest)
        if seat is None or not 1 <= seat <= self.game.table.size:
            raise Unread
        cards = self.game.view(seat).cards
        self.screen.wipe()
        if self.screen.ask(self.voice.say("cli-show-to", seat=self.voice.seat(seat))):
            self.screen.wipe()
            return
        if cards:
            self.screen.line(self.voice.say("cli-your-card", cards=self.voice.cards(cards)), "private")
        else:
            self.screen.line(self.voice.say("cli-no-card"), "aside")
        self.screen.ask(self.voice.say("cli-show-done"))
        self.screen.wipe()

    def _log(self, _: str) -> None:
        again = self._teller()
        again.tell(self.watcher.events)
        again.pause()

    def _why(self, _: str) -> None:
        rulings = [event for event in self.watcher.events if isinstance(event, Ruled)]
        if not rulings:
            self.screen.line(self.voice.say("cli-no-rulings"), "aside")
        for event in rulings:
            self.screen.line(self.voice.texts.sentences(self.voice.narrator.judge(event)), "judge")

    def _undo(self, _: str) -> None:
        try:
            before = undo(self.game)
        except IndexError:
            self.screen.line(self.voice.say("cli-nothing-to-undo"), "warning")
            return
        self.taken_back.append(record_of(self.game, secret=True))
        self._go_to(before, "cli-undone")

    def _redo(self, _: str) -> None:
        if not self.taken_back:
            self.screen.line(self.voice.say("cli-nothing-to-redo"), "warning")
            return
        self._go_to(replay(self.taken_back.pop(), check=False), "cli-redone")

    def _go_to(self, game: Game, key: str) -> None:
        """Go over to another state of the same game, in the file too."""
        self._safely(lambda: self.writer.follow(game))
        self.game = game
        self._begin()
        self._skip()
        self.screen.line(self.voice.say(key, number=len(game.decisions)), "aside")
        self._last_lines(3)

    def _take(self, rest: str) -> None:
        """Take an offer: «take 5», or «take 5 3» where somebody else is named."""
        named = numbers(rest)
        offers = [ask for ask in self.game.open_asks.values() if ask.offer and ask.state == "open"]
        if named is None or len(named) > 2 or not offers:
            raise Unread
        for offer in offers:
            if offer.seats == (CHANCE,) and len(named) == 1 and named[0] in offer.legal_for(CHANCE):
                self.game.answer(offer.id, CHANCE, named[0])
                self._decided()
                return
            if named[0] in offer.seats:
                legal = offer.legal_for(named[0])
                target: Answer = named[-1] if len(named) == 2 or len(legal) != 1 else legal[0]
                self.game.answer(offer.id, named[0], target)
                self._decided()
                return
        raise Unread

    def _leave(self, rest: str) -> None:
        """Let a player leave the game for good, once the judge has said so twice."""
        seat = number(rest)
        if seat is None:
            raise Unread
        if self._sure("cli-leave-sure", self.voice.seat(seat)):
            self.game.leave(seat)
            self._decided()
            self.screen.line(self.voice.say("cli-left", seat=self.voice.seat(seat)), "aside")

    def _sure(self, question: str, seats: str) -> bool:
        """Ask the judge whether something that can't be taken back lightly is meant."""
        said = plain(self.screen.ask(self.voice.say(question, seats=seats)))
        return said in (*self.voice.words("cli-words-yes"), "yes", "y")

    def _time(self, ask: Ask) -> None:
        """Time is up: who has not answered passes; where nobody may pass luck answers, if the judge wants that."""
        if ask.seats == (CHANCE,):
            raise Unread
        missing = [seat for seat in ask.seats if seat not in ask.answers]
        silent = self.voice.seats(missing)
        if ask.draws and missing and not self._sure("cli-time-sure", silent):
            return
        self.game.expire(ask.id)
        self._decided()
        expired = self.game.decisions[-1]
        drawn = expired.drawn if isinstance(expired, Expired) else ()
        for seat, answer in drawn:
            label = self.voice.narrator.answer_label(ask, answer)
            self.screen.line(self.voice.say("cli-time-drawn", seat=self.voice.seat(seat), answer=label), "aside")
        if missing and not drawn and ask.kind not in ("hold", "speech"):
            self.screen.line(self.voice.say("cli-time-passed", seats=silent), "aside")

    def _rules(self, _: str) -> None:
        for line in table_lines(self.voice, self.game.plan):
            self.screen.line(line)


def _chance_answer(seen: AskView, line: str) -> Answer:
    """Read what the judge found out or threw. Raises `Unread`."""
    if seen.kind == "seats" and seen.least == 0 and plain(line) in PASSES:
        return ()
    if seen.kind == "deal":
        return tuple(plain(word) for word in line.replace(",", " ").split())
    return read_answer(seen, line)
