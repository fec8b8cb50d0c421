"""Lines of steps: asks are opened, answered and closed here, and the steps that wait for them go on.

Answers are checked by membership, then applied; nothing is rolled back. Several lines may run side by side, and an
offer that is taken holds the lines that it stands beside.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from msgspec import field

from lycaon.game.ask import CHANCE, Answer, Ask, AskKind, Legal, RefusalCode, Refused, Steps, named_in
from lycaon.game.chance import Luck
from lycaon.game.decision import Answered, Decision, Expired
from lycaon.game.event import AnyEvent
from lycaon.game.powers import Powers
from lycaon.game.victory import Result
from lycaon.game.waiting import GameOver, Offer, Stretch, Task, Together


class Lines(Powers, eq=False, kw_only=True):
    """The asks of one game and the lines of steps that wait for them. The middle part of `Game`."""

    source: Luck
    """Where its luck comes from."""
    log: list[AnyEvent]
    """Everything that has happened, in order."""
    emit: Callable[[AnyEvent], None]
    """Let something happen: puts an event on the log."""
    decisions: list[Decision] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    """For each decision, how many events had happened before it."""
    asked: dict[str, Ask] = field(default_factory=dict)
    """Every ask that was ever put, by id, in the order in which they opened."""
    open_asks: dict[str, Ask] = field(default_factory=dict)
    """The asks that are open or held now."""
    phase: str = "d0"
    """The first part of every ask's id: `n2` from nightfall to the end of dawn, then `d2`."""
    result: Result | None = None
    leaving: list[int] = field(default_factory=list)
    """Seats that have left for good and will die in the next batch."""
    floor: int | None = None
    """Whose turn it is to speak."""
    queue: tuple[int, ...] = ()
    """Who is to speak after that, in order, as everybody knows."""
    open_floor: bool = False
    """Whether all the living may speak."""
    _waiting: dict[str, Task] = field(default_factory=dict)
    _offers: dict[str, Stretch] = field(default_factory=dict)
    _task: Task | None = None
    """The line of steps that is running."""

    # -- what players and clocks do ----------------------------------------------------------------------------------

    def answer(self, ask_id: str, seat: int, value: object) -> None:
        """Give a seat's answer to an open ask; to a group's ask it may be given anew until the ask closes.

        Raises `Refused`: `unknown_ask`, `closed`, `held`, `illegal` or `game_over`; then nothing has changed.
        """
        try:
            ask = self.open_asks[ask_id]
        except (KeyError, TypeError):
            raise self._not_open(ask_id, seat) from None
        if type(seat) is not int or seat not in ask.seats or ask.state != "open":
            raise self._not_open(ask_id, seat)
        narrowed = ask.narrowed
        legal = ask.legal if narrowed is None else narrowed.get(seat, ask.legal)
        if type(value) is not int or value not in legal or ask.kind != "seat":
            try:
                value = ask.check(seat, value)
            except Refused as refused:
                self._explain(refused, ask, seat, value)
                raise
        answers = ask.answers
        answers[seat] = value
        self.marks.append(len(self.log))
        self.decisions.append(Answered(ask.id, seat, value))
        if ask.offer:
            if value is None:
                del answers[seat]
            else:
                self._take(ask, seat, value)
        elif len(answers) == len(ask.seats):
            ask.state = "closed"
            del self.open_asks[ask_id]
            task = self._waiting.pop(ask_id, None)
            if task is not None:
                self.run(task)
        elif self.leaving:
            self._without_leavers(ask)

    def check_answer(self, ask_id: str, seat: int, value: object) -> Answer:
        """Return an answer in its plain form if it would be taken now, and change nothing; raises as `answer` does."""
        ask = self.open_asks.get(ask_id) if type(ask_id) is str else None
        if ask is None or type(seat) is not int or seat not in ask.seats or ask.state != "open":
            raise self._not_open(ask_id, seat)
        try:
            return ask.check(seat, value)
        except Refused as refused:
            self._explain(refused, ask, seat, value)
            raise

    def _explain(self, refused: Refused, ask: Ask, seat: int, value: object) -> None:
        """Say with the refusal of an answer why the first seat that it names amiss can't be named."""
        for choice in dict.fromkeys(named_in(value)):
            why = self.why_not(ask, seat, choice)
            if why is not None:
                refused.values.update(named=choice, why=why)
                return

    def why_not(self, ask: Ask, seat: int, choice: int) -> str | None:
        """Return by a code why a seat can't name another in answer to an open ask; None if it can."""
        raise NotImplementedError

    def check_expire(self, ask_id: str) -> Ask:
        """Return the ask if its time may run out now, and change nothing; raises as `expire` does."""
        ask = self.open_asks.get(ask_id) if type(ask_id) is str else None
        if ask is None or ask.state != "open":
            raise self._not_open(ask_id, ask.seats[0] if ask is not None and ask.seats else None)
        first = ask if ask.kind != "hold" else self._under(ask) or ask
        if ask.offer or first.timeless:
            raise Refused(RefusalCode.NOT_NOW, ask=ask_id)
        return ask

    def expire(self, ask_id: str) -> None:
        """End an open ask because its time is up: who has not answered passes, or luck answers (RULES k4).

        Closing a hold first ends the asks of its call, one after the other. Raises `Refused`: `unknown_ask`, `closed`,
        `held`, `not_now` (no clock ends this ask) or `game_over`.
        """
        ask = self.check_expire(ask_id)
        while ask.kind == "hold" and (under := self._under(ask)) is not None:
            if under.timeless:
                return  # the judge must find a holder first; then the hold can be closed
            self.expire(under.id)
        if self.result is None:
            self._expire(ask)

    def _under(self, hold: Ask) -> Ask | None:
        """Return the first ask that is to end with a hold, one that no clock ends before all others."""
        under = [one for one in self._open() if one.hold is hold]
        return next((one for one in under if one.timeless), under[0] if under else None)

    def _open(self) -> list[Ask]:
        """Return the asks that wait for answers now."""
        return [ask for ask in self.open_asks.values() if ask.state == "open" and not ask.offer]

    def _expire(self, ask: Ask) -> None:
        """Answer for whoever has not, and close."""
        mark = len(self.log)
        drawn: list[tuple[int, Answer]] = []
        for seat in ask.seats:
            if seat not in ask.answers:
                if not ask.shared:  # in a group that decides together silence is no answer
                    ask.answers[seat] = None
                if ask.draws and not ask.may_pass:
                    ask.answers[seat] = value = self.source.stand_in(self, ask, seat)
                    drawn.append((seat, value))
        self.marks.append(mark)
        self.decisions.append(Expired(ask.id, tuple(drawn)))
        self._close(ask)

    # -- what the course and the effects ask for ---------------------------------------------------------------------

    def open(  # noqa: PLR0913 - an ask has that many sides
        self,
        call: str,
        seats: tuple[int, ...],
        legal: Legal,
        *,
        kind: AskKind = "seat",
        may_pass: bool = False,
        least: int = 1,
        most: int = 1,
        narrowed: dict[int, Any] | None = None,
        draws: bool = False,
        shared: bool = False,
        weights: tuple[float, ...] | None = None,
        at: int | None = None,
        occurrence: int = 1,
    ) -> Ask:
        """Open an ask; yield it to wait for its end. The id is made of phase, call, seat (`at`) and occurrence."""
        ask_id = f"{self.phase}.{call}" if at is None else f"{self.phase}.{call}@{at}"
        if occurrence > 1:
            ask_id = f"{ask_id}#{occurrence}"
        while ask_id in self.asked:
            occurrence += 1
            ask_id = f"{ask_id.partition('#')[0]}#{occurrence}"
        task = self._task
        hold = None if task is None else task.hold
        ask = Ask(ask_id, call, kind, seats, legal, may_pass, least, most, narrowed, draws, shared, hold, weights)
        self.asked[ask_id] = ask
        self.open_asks[ask_id] = ask
        if self.leaving:
            self._without_leavers(ask)
        return ask

    def choose(  # noqa: PLR0913 - an ask has that many sides
        self,
        call: str,
        seats: tuple[int, ...],
        legal: Legal,
        *,
        kind: AskKind = "seat",
        may_pass: bool = False,
        least: int = 1,
        most: int = 1,
        draws: bool = False,
        at: int | None = None,
        occurrence: int = 1,
    ) -> Steps[Answer]:
        """Ask one seat and return its answer; None when there is nothing that it could answer."""
        if not legal:
            return None
        ask = self.open(
            call,
            seats,
            legal,
            kind=kind,
            may_pass=may_pass,
            least=least,
            most=most,
            draws=draws,
            at=at,
            occurrence=occurrence,
        )
        if ask.state != "closed":
            yield ask
        return ask.answers.get(seats[0])

    def luck(
        self,
        call: str,
        legal: Legal,
        *,
        kind: AskKind = "option",
        weights: tuple[float, ...] | None = None,
        at: int | None = None,
    ) -> Steps[Answer]:
        """Let luck choose: drawn from its source at once, or by hand."""
        ask = self.open(call, (CHANCE,), legal, kind=kind, weights=weights, at=at, draws=True)
        value = self.source.draw(self, ask)
        if value is None:
            if ask.state != "closed":
                yield ask
        else:
            ask.answers[CHANCE] = value
            ask.state = "closed"
            self.open_asks.pop(ask.id, None)
            self.marks.append(len(self.log))
            self.decisions.append(Answered(ask.id, CHANCE, value))
        return ask.answers[CHANCE]

    def open_hold(self, call: str) -> Ask:
        """Open a public pause that is put to no seat."""
        return self.open(f"{call}.hold", (), (), kind="hold")

    def under(self, hold: Ask | None) -> Ask | None:
        """Let the asks of the running line of steps end with a hold; returns the hold that was in force."""
        task = self._task
        if task is None:
            return None
        before = task.hold
        task.hold = hold
        return before

    # -- running -----------------------------------------------------------------------------------------------------

    def run(self, task: Task) -> None:
        """Run a line of steps until it waits; when it ends, go on with what waited for it."""
        before = None
        while True:
            before, self._task = self._task, task
            try:
                wanted = next(task.steps)
            except StopIteration as stop:
                self._task = before
                following = self._ended(task, stop.value)
                if following is None:
                    return
                task = following
                continue
            except GameOver:
                self._task = before
                self._over()
                return
            self._task = before
            if type(wanted) is Ask and wanted.state == "open" and len(wanted.answers) < len(wanted.seats):
                self._waiting[wanted.id] = task
                return
            if self._waits(task, wanted):
                return

    def _waits(self, task: Task, wanted: Ask | Together | Stretch) -> bool:
        """Let a line wait for what it wants; False when that has ended already."""
        if isinstance(wanted, Ask):
            if wanted.state == "closed":
                return False
            if len(wanted.answers) == len(wanted.seats) and wanted.kind != "hold":
                self.open_asks.pop(wanted.id, None)
                wanted.state = "closed"
                return False
            self._waiting[wanted.id] = task
            return True
        if isinstance(wanted, Together):
            return not self._start_together(wanted, task)
        return not self._start_stretch(wanted, task)

    def _start_together(self, wanted: Together, task: Task) -> bool:
        """Start lines side by side; True when all have ended at once."""
        for steps in wanted.branches:
            branch = Task(steps, wanted, task.hold)
            wanted.running.append(branch)
            self.run(branch)
            if self.result is not None:
                return False
        if wanted.left == 0:
            return True
        wanted.waiter = task
        return False

    def _start_stretch(self, wanted: Stretch, task: Task) -> bool:
        """Open the offers and start the steps that they stand beside; True when the steps have ended at once."""
        calls: dict[str, dict[int, Offer]] = {}
        for offer in wanted.offers:  # several seats may be offered the same: the first to take it has it
            calls.setdefault(offer.call, {})[offer.seat] = offer
        for call, offers in calls.items():
            legal = {seat: offer.legal for seat, offer in offers.items()}
            ask = self.open(call, tuple(sorted(offers)), (), may_pass=True, narrowed=legal)
            ask.offer = True
            wanted.asks[ask.id] = {seat: offer.take for seat, offer in offers.items()}
            if any(offer.again for offer in offers.values()):
                wanted.lasting.add(ask.id)
            self._offers[ask.id] = wanted
        wanted.main = Task(wanted.steps, wanted, task.hold)
        self.run(wanted.main)
        if self.result is not None:
            return False
        if not wanted.runs:
            return True
        wanted.waiter = task
        return False

    def _ended(self, task: Task, value: object) -> Task | None:
        """Note that a line has ended; return the line that can go on because of it."""
        task.value = value
        parent = task.parent
        if parent is None:
            return None
        if isinstance(parent, Together):
            parent.left -= 1
            return parent.waiter if parent.left == 0 else None
        if task is parent.main:
            parent.runs = False
            self._close_offers(parent)
            return parent.waiter
        return self._taken(parent, cut=bool(value))

    def _take(self, ask: Ask, seat: int, value: Answer) -> None:
        """Let an offer interrupt: hold what it stands beside and run its steps."""
        stretch = self._offers[ask.id]
        take = stretch.asks[ask.id][seat]
        stretch.floor = (self.floor, self.queue, self.open_floor)
        for one in self.open_asks.values():
            waiting = self._waiting.get(one.id)
            if waiting is not None and (waiting is stretch.main or waiting.within(stretch)):
                one.state = "held"
        lasts = ask.id in stretch.lasting
        for other in stretch.asks:
            if other in self.open_asks:
                self.asked[other].state = "held"
        if lasts:
            del ask.answers[seat]
        else:
            ask.state = "closed"
            self.open_asks.pop(ask.id)
        stretch.taking = Task(take(value), stretch, None)
        self.run(stretch.taking)

    def _taken(self, stretch: Stretch, *, cut: bool) -> Task | None:
        """Cut what an offer interrupted, or let it go on."""
        stretch.taking = None
        if not cut:
            self.floor, self.queue, self.open_floor = stretch.floor
            held = [ask for ask in self.open_asks.values() if ask.state == "held" or ask.offer]
            for ask in held:
                ask.state = "open"
            for ask in held:
                if ask.state == "open":
                    self._without_the_dead(ask)
            return None
        stretch.cut = True
        stretch.runs = False
        for ask_id, task in list(self._waiting.items()):
            if task is stretch.main or task.within(stretch):
                self.asked[ask_id].state = "closed"
                self.open_asks.pop(ask_id, None)
                del self._waiting[ask_id]
        if stretch.main is not None:
            stretch.main.steps.close()
        self._close_offers(stretch)
        self.floor = None
        self.queue = ()
        self.open_floor = False
        return stretch.waiter

    def _without_the_dead(self, ask: Ask) -> None:
        """Ask seats that have died in an interruption no longer; nothing may be left to ask then."""
        dead = [seat for seat in ask.seats if seat and not self.table.seats[seat].alive]
        if not dead:
            return
        ask.seats = tuple([seat for seat in ask.seats if seat not in dead])
        for seat in dead:
            ask.answers.pop(seat, None)
        if len(ask.answers) == len(ask.seats):
            self._close(ask)

    def _withdraw(self, offer: Ask, seats: Collection[int]) -> None:
        """Offer something to these seats no longer."""
        offer.seats = tuple([seat for seat in offer.seats if seat not in seats])
        if not offer.seats and offer.state != "closed":
            offer.state = "closed"
            self.open_asks.pop(offer.id, None)

    def _close_offers(self, stretch: Stretch) -> None:
        for ask_id in stretch.asks:
            self.asked[ask_id].state = "closed"
            self.open_asks.pop(ask_id, None)
            self._offers.pop(ask_id, None)

    def _close(self, ask: Ask) -> None:
        """Close an ask and let the line that waits for it go on."""
        ask.state = "closed"
        self.open_asks.pop(ask.id, None)
        task = self._waiting.pop(ask.id, None)
        if task is not None:
            self.run(task)

    def _without_leavers(self, ask: Ask) -> None:
        """End an ask for which only seats that have left are still to answer; what they were offered is withdrawn."""
        if ask.offer:
            self._withdraw(ask, self.leaving)
        if ask.state == "open" and not ask.offer and ask.seats and not ask.timeless:
            missing = [seat for seat in ask.seats if seat not in ask.answers]
            if missing and all(seat in self.leaving for seat in missing):
                self._expire(ask)

    def _not_open(self, ask_id: str, seat: int | None) -> Refused:
        """Return the refusal for an ask that is not open to a seat; it tells nothing about asks put to others."""
        if self.result is not None:
            return Refused(RefusalCode.GAME_OVER)
        ask = self.asked.get(ask_id) if type(ask_id) is str else None
        if ask is None or (seat is not None and (type(seat) is not int or seat not in ask.seats)):
            return Refused(RefusalCode.UNKNOWN_ASK, ask=ask_id)
        if ask.state == "held":
            return Refused(RefusalCode.HELD, ask=ask_id)
        return Refused(RefusalCode.CLOSED, ask=ask_id)

    def _over(self) -> None:
        """Close everything that is still open once the game has ended."""
        for ask in self.open_asks.values():
            ask.state = "closed"
        self.open_asks.clear()
        self._waiting.clear()
        self._offers.clear()
        self._later.clear()
