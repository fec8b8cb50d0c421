"""Game: one game of Werewolf under way. The only object that outsiders hold: asks, answers, log, views, result.

The course of play is a generator (course.py); this module opens asks for it, checks answers, and runs its lines of
steps side by side. Everything that a person or luck decides is an ask, and every decision is kept, so the setup and
the decisions together are the whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from operator import attrgetter
from typing import Any, TypeAlias

import msgspec

from lycaon.game import victory
from lycaon.game.ask import CHANCE, Answer, Ask, AskKind, Legal, RefusalCode, Refused, Steps
from lycaon.game.attack import Ledger
from lycaon.game.chance import Luck
from lycaon.game.death import LEFT, Death
from lycaon.game.effect import HOOKS, Effect, Listeners, Moment, Role
from lycaon.game.election import Badge
from lycaon.game.event import JUDGE, AnyEvent, Audience, Dealt, Reason, Ruled, Said, Told
from lycaon.game.house_rules import HouseRules
from lycaon.game.plan import Hand, Plan, Setup
from lycaon.game.speech import may_speak
from lycaon.game.table import Table
from lycaon.game.view import View, Viewer, Watcher
from lycaon.game.waiting import GameOver, Stretch, Task, Together


class Answered(msgspec.Struct, frozen=True, gc=False, tag="answer"):
    """A decision: a seat (or luck, seat 0) gave this answer to this ask."""

    ask: str
    seat: int
    answer: Answer


class Expired(msgspec.Struct, frozen=True, gc=False, tag="expire"):
    """A decision of the clock: an ask's time was up, or a hold was closed; `drawn` is what luck answered for seats."""

    ask: str
    drawn: tuple[tuple[int, Answer], ...] = ()


class Spoke(msgspec.Struct, frozen=True, gc=False, tag="say"):
    """A seat spoke. It decides nothing; the words are kept apart under `speech`."""

    speech: str
    seat: int
    channel: str
    claims: tuple[str, ...] = ()


class Left(msgspec.Struct, frozen=True, gc=False, tag="leave"):
    """A seat left the game for good."""

    seat: int


Decision = Answered | Expired | Spoke | Left

Course: TypeAlias = "Callable[[Game], Steps[None]]"
"""The course of play, from the deal to the end."""


class Game(msgspec.Struct, eq=False):
    """One game under way. Made by `begin`; it has then run to the first asks that somebody must answer."""

    plan: Plan
    setup: Setup
    rules: HouseRules
    table: Table
    source: Luck
    """Where its luck comes from."""
    log: list[AnyEvent]
    """Everything that has happened, in order."""
    emit: Callable[[AnyEvent], None]
    """Let something happen: puts an event on the log."""
    election: str
    """off, due, held or lost."""
    decisions: list[Decision] = []
    marks: list[int] = []
    """For each decision, how many events had happened before it."""
    words: dict[str, str] = {}
    """The text of each speech, apart from the log so that it can be erased."""
    asked: dict[str, Ask] = {}
    """Every ask that was ever put, by id, in the order in which they opened."""
    open_asks: dict[str, Ask] = {}
    """The asks that are open or held now."""
    result: victory.Result | None = None
    on: Listeners = msgspec.field(default_factory=Listeners)
    """Who answers to each hook now."""
    callers: dict[str, list[Effect]] = {}
    """By call, the effects that it wakes now: those in play and able."""
    ledger: Ledger = msgspec.field(default_factory=Ledger)
    phase: str = "d0"
    number: int = 0
    """The number of this night and of the day that follows it."""
    by_day: bool = False
    balloted: bool = False
    """Whether today's first ballot is over."""
    day_cut: bool = False
    """Whether something has ended this day before its vote."""
    sides: tuple[bool, bool] = (False, False)
    """Whether the deal had plain villagers, and power roles."""
    centre: tuple[type[Role], ...] = ()
    dead: list[Death] = []
    """Everybody who has died, in the order in which it was settled."""
    lately_dead: list[Death] = []
    """Who died in the last chain."""
    next_batch: list[Death] = []
    leaving: list[int] = []
    """Seats that have left for good and will die in the next batch."""
    badge: Badge | None = None
    bombs: int = 0
    """How many explosions the election has seen."""
    side_named: tuple[int, str] | None = None
    """Which sheriff named a side for the speeches last, and which."""
    floor: int | None = None
    """Whose turn it is to speak."""
    open_floor: bool = False
    """Whether all the living may speak."""
    channels: dict[str, tuple[int, ...]] = {}
    """Who may speak on the channels that are open now, besides the village and the dead."""
    _later: dict[str, list[tuple[int, Callable[[], None]]]] = {}
    _bars: list[tuple[Callable[[Effect], bool], str]] = []
    _waiting: dict[str, Task] = {}
    _offers: dict[str, Stretch] = {}
    _watchers: dict[Viewer, Watcher] = {}
    _task: Task | None = None
    """The line of steps that is running."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def seed(self) -> bytes:
        """The secret of its luck."""
        return self.source.seed

    @property
    def by_hand(self) -> Collection[str]:
        """The calls of luck that are left to a hand."""
        return self.source.by_hand

    # -- what players, judges and clocks do --------------------------------------------------------------------------

    def answer(self, ask_id: str, seat: int, value: object) -> None:
        """Give a seat's answer to an open ask; to a group's ask it may be given anew until the ask closes.

        Raises `Refused`: `unknown_ask`, `closed`, `held`, `illegal` or `game_over`; then nothing has changed.
        """
        ask = self.open_asks.get(ask_id) if type(ask_id) is str else None
        if ask is None or type(seat) is not int or seat not in ask.seats or ask.state != "open":
            raise self._not_open(ask_id, seat)
        narrowed = ask.narrowed
        legal = ask.legal if narrowed is None else narrowed.get(seat, ask.legal)
        if type(value) is not int or value not in legal or ask.kind != "seat":
            value = ask.check(seat, value)
        answers = ask.answers
        answers[seat] = value
        self.marks.append(len(self.log))
        self.decisions.append(Answered(ask_id, seat, value))
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

    def expire(self, ask_id: str) -> None:
        """End an open ask because its time is up: who has not answered passes, or luck answers (RULES k4).

        Closing a hold first ends the asks of its call, one after the other. Raises `Refused`: `unknown_ask`, `closed`,
        `held`, `not_now` (no clock ends this ask) or `game_over`.
        """
        ask = self.open_asks.get(ask_id) if type(ask_id) is str else None
        if ask is None or ask.offer or ask.state != "open":
            raise self._not_open(ask_id, ask.seats[0] if ask is not None and ask.seats else None)
        if ask.timeless or (ask.kind == "hold" and any(one.hold is ask and one.timeless for one in self._open())):
            raise Refused(RefusalCode.NOT_NOW, ask=ask_id)
        while ask.kind == "hold" and (under := next((one for one in self._open() if one.hold is ask), None)) is not None:
            self.expire(under.id)
        if self.result is None:
            self._expire(ask)

    def _open(self) -> list[Ask]:
        """Return the asks that wait for answers now."""
        return [ask for ask in self.open_asks.values() if ask.state == "open" and not ask.offer]

    def _expire(self, ask: Ask) -> None:
        """Answer for whoever has not, and close."""
        mark = len(self.log)
        drawn: list[tuple[int, Answer]] = []
        for seat in ask.seats:
            if seat not in ask.answers:
                ask.answers[seat] = None
                if ask.draws and not ask.may_pass:
                    ask.answers[seat] = value = self.source.stand_in(self, ask, seat)
                    drawn.append((seat, value))
        self.marks.append(mark)
        self.decisions.append(Expired(ask.id, tuple(drawn)))
        self._close(ask)

    def say(self, seat: int, channel: str, text: str, claims: tuple[str, ...] = ()) -> str:
        """Speak on a channel; returns the speech's id.

        Raises `Refused`: `unknown_seat`, `not_now`, `illegal` (what is said is no text) or `game_over`.
        """
        if self.result is not None:
            raise Refused(RefusalCode.GAME_OVER)
        if type(seat) is not int or not 1 <= seat <= self.table.size:
            raise Refused(RefusalCode.UNKNOWN_SEAT, seat=seat)
        if not may_speak(self, seat, channel):
            raise Refused(RefusalCode.NOT_NOW, seat=seat, channel=channel)
        if not all(_is_text(one) for one in (text, *claims)):
            raise Refused(RefusalCode.ILLEGAL, what="text")
        said = sum(1 for decision in self.decisions if isinstance(decision, Spoke) and decision.seat == seat)
        speech = f"{self.phase}.{channel}@{seat}#{said + 1}"
        self.marks.append(len(self.log))
        self.decisions.append(Spoke(speech, seat, channel, claims))
        self.words[speech] = text
        audience: Audience = None
        if channel == "dead":
            audience = tuple(one.number for one in self.table.all() if not one.alive)
        elif channel != "village":
            audience = self.channels[channel]
        self.emit(Said(audience, seat, channel, speech, claims))
        return speech

    def leave(self, seat: int) -> None:
        """Take a seat out of the game for good: it dies in the next batch, of leaving (RULES k35)."""
        if self.result is not None:
            raise Refused(RefusalCode.GAME_OVER)
        if (
            type(seat) is not int
            or not 1 <= seat <= self.table.size
            or not self.table[seat].alive
            or seat in self.leaving
        ):
            raise Refused(RefusalCode.UNKNOWN_SEAT, seat=seat)
        self.marks.append(len(self.log))
        self.decisions.append(Left(seat))
        self.leaving.append(seat)
        for ask in self._open():
            self._without_leavers(ask)

    def view(self, viewer: Viewer) -> View:
        """Return all that a viewer may see now: a seat, `public` or `judge`."""
        watcher = self._watchers.get(viewer)
        if watcher is None:
            watcher = self._watchers[viewer] = Watcher(self.table.size, viewer)
        return watcher.look(self)

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
        ask_id = f"{self.phase}.{call}"
        if at is not None:
            ask_id = f"{ask_id}@{at}"
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
        """Ask one seat and return its answer."""
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

    def ask_holder(
        self,
        power: Effect,
        call: str,
        legal: Legal,
        *,
        kind: AskKind = "seat",
        may_pass: bool = False,
        least: int = 1,
        most: int = 1,
    ) -> Steps[Answer]:
        """Ask the holder of a power; where several could hold it at once, the ask's id names the seat."""
        seat = power.holder
        ask = self.open(
            call,
            (seat,),
            legal,
            kind=kind,
            may_pass=may_pass,
            least=least,
            most=most,
            draws=not may_pass,
            at=None if type(power) in self.plan.alone and not power.lent else seat,
        )
        if ask.state != "closed":
            yield ask
        return ask.answers.get(seat)

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

    # -- effects: give, swap, lend, refill, block, end ----------------------------------------------------------------

    def enter(self, effect: Effect, *, until: Moment | None = None, times: int = 1) -> None:
        """Bring an effect into play, for good or until a moment has come round so many times."""
        if effect.holder and isinstance(effect, Role):
            self.table.seats[effect.holder].gain(effect)
        if self._bars:
            effect.blocks.extend([source for bars, source in self._bars if bars(effect)])
        if not effect.blocks:
            self._list(effect)
        if until is not None:
            self.later(until, lambda: self.end(effect), times)

    def end(self, effect: Effect) -> None:
        """Take an effect out of play for good."""
        if effect.ended:
            return
        effect.ended = True
        self._unlist(effect)
        if effect.holder:
            self.table.seats[effect.holder].drop(effect)

    def give(self, seat: int, role: type[Role], source: str, *, until: Moment | None = None, times: int = 1) -> Role:
        """Give a seat a fresh power, for good or on loan."""
        power = role(seat, source)
        power.lent = until is not None
        self.enter(power, until=until, times=times)
        return power

    def block(self, effect: Effect, source: str, *, until: Moment | None = None, times: int = 1) -> None:
        """Take a power's force away, for good or for a time."""
        if not effect.blocks:
            self._unlist(effect)
        effect.blocks.append(source)
        if until is not None:
            self.later(until, lambda: self._unblock(effect, source), times)

    def bar(self, bars: Callable[[Effect], bool], source: str) -> None:
        """Take the force of all powers of a kind away for good, those that come into play later too."""
        self._bars.append((bars, source))
        for seat in self.table.all():
            for power in seat.powers:
                if bars(power):
                    self.block(power, source)

    def swap(self, one: Effect, other: Effect, *, until: Moment | None = None, times: int = 1) -> None:
        """Let two powers change holders, for good or for a time."""
        first, second = one.holder, other.holder
        self.move(one, second)
        self.move(other, first)
        if until is not None:
            self.later(until, lambda: self._swap_back(one, first, other, second), times)

    def move(self, effect: Effect, seat: int) -> None:
        """Hand a power over to another seat."""
        self.table.seats[effect.holder].drop(effect)
        able = not effect.blocks and not effect.ended
        if able:
            self._unlist(effect)
        effect.holder = seat
        self.table.seats[seat].gain(effect)
        if able and (self.table.seats[seat].alive or effect.outlives):
            self._list(effect)

    def retire(self, seat: int) -> None:
        """Take a dead seat's powers out of play, but for those that outlive it."""
        for power in self.table.seats[seat].powers:
            if not power.outlives:
                self._unlist(power)

    def later(self, moment: Moment, action: Callable[[], None], times: int = 1) -> None:
        """Do something when a moment has come round so many times."""
        self._later.setdefault(moment, []).append((times, action))

    def comes(self, moment: Moment) -> None:
        """Let a moment come: lifetimes that end with it end."""
        waiting = self._later.pop(moment, None)
        if waiting:
            for times, action in waiting:
                if times > 1:
                    self._later.setdefault(moment, []).append((times - 1, action))
                else:
                    action()

    def pending_effects(self) -> bool:
        """Say whether anything but powers and the badge is in play: a bond, an event card, a variant."""
        return any(not isinstance(effect, Role | Badge) for hook in HOOKS for effect in self.on.to(hook)) or bool(
            self._later
        )

    def powers(self, seat: int) -> list[Effect]:
        """Return the able powers of a seat."""
        return [power for power in self.table.seats[seat].powers if not power.blocks]

    # -- seats --------------------------------------------------------------------------------------------------------

    @property
    def sheriff(self) -> int | None:
        """The seat with the badge."""
        return None if self.badge is None else self.badge.holder

    def hand_cards(self, number: int, cards: tuple[type[Role], ...], source: str) -> None:
        """Let a seat hold these cards from now on, with their powers and their team."""
        seat = self.table.seats[number]
        for power in seat.powers:
            self.end(power)
        self.take_hand(number, self.plan.hand(cards), source)

    def take_hand(self, number: int, hand: Hand, source: str) -> None:
        """Let a seat without powers hold these cards."""
        seat = self.table.seats[number]
        seat.cards = hand.cards
        seat.ids = hand.ids
        self.emit(Dealt((number,), number, hand.ids))
        if hand.powers:
            for role in hand.powers:
                self.enter(role(number, source))
        if seat.team != hand.team or seat.wolf != hand.wolf:
            if self.on.turned:
                self.turn(number, hand.team, wolf=hand.wolf)
            else:
                seat.team = seat.camp = hand.team
                seat.wolf = hand.wolf
                self.table.census = None

    def give_powers(self, number: int, card: type[Role], source: str, *, until: Moment | None = None) -> None:
        """Give a seat the powers of a card, without the card."""
        if card.active():
            self.give(number, card, source, until=until)
        for also in card.also:
            if issubclass(also, Role):
                self.give(number, also, source, until=until)

    def turn(self, number: int, team: str, *, wolf: bool) -> None:
        """Turn a seat to a team; its camp follows unless a bond says otherwise."""
        seat = self.table.seats[number]
        changed = seat.team != team or seat.wolf != wolf
        if seat.camp == seat.team:
            seat.camp = team
        seat.team = team
        seat.wolf = wolf
        self.table.census = None
        if changed:
            for effect in self.on.turned:
                effect.turned(self, number)

    def side(self, number: int) -> str:
        """Return what a seat counts as to a power that looks for werewolves: `werewolf` or `good`."""
        side = "werewolf" if self.table.seats[number].wolf else "good"
        for effect in self.on.seen:
            side = effect.seen(self, number, side)
        return side

    def weight(self, seat: int) -> float:
        """Return the weight of a seat's vote now; 0 when it may not vote."""
        weight: float = 1
        for effect in self.on.weighs:
            weight = effect.weighs(self, seat, weight)
        return weight

    def may_vote(self) -> tuple[int, ...]:
        """Return the seats that may take part in the next vote."""
        return tuple(seat for seat in self.table.living if self.weight(seat) > 0)

    def mortal(self, deaths: list[Death]) -> list[Death]:
        """Return the deaths of those who live, each seat once, and of those who are leaving."""
        if not deaths and not self.leaving:
            return deaths
        seats = self.table.seats
        if len(deaths) == 1 and not self.leaving:
            return deaths if seats[deaths[0].seat].alive else []
        batch: dict[int, Death] = {}
        for death in deaths:
            if seats[death.seat].alive:
                batch.setdefault(death.seat, death)
        if self.leaving:
            for seat in self.leaving:
                if seats[seat].alive:
                    batch.setdefault(seat, Death(seat, LEFT, (Reason("left", seat),)))
            self.leaving = []
        return list(batch.values())

    def coming_batch(self) -> list[Death]:
        """Return those who die next, and forget them."""
        batch = self.next_batch
        if batch or self.leaving:
            batch = self.mortal(batch)
            self.next_batch = []
        return batch

    def death_of(self, seat: int) -> Death:
        """Return the death of a dead seat."""
        return next(death for death in reversed(self.dead) if death.seat == seat)

    def fall(self, death: Death) -> None:
        """Let a seat die in the next batch."""
        self.next_batch.append(death)

    def tell(self, seat: int | tuple[int, ...], call: str, about: tuple[int, ...], fact: str | tuple[str, ...]) -> None:
        """Tell a seat, or several, something in private."""
        self.emit(Told((seat,) if isinstance(seat, int) else seat, call, about, fact))

    def rule(self, seat: int, ruling: str, *because: Reason) -> None:
        """Note for the judge what became of a seat and why."""
        self.emit(Ruled(JUDGE, seat, ruling, None, because))

    # -- the end ------------------------------------------------------------------------------------------------------

    def finish(self, result: victory.Result) -> None:
        """End the game with a result."""
        self.result = result
        victory.finish(self, result)
        raise GameOver

    # -- running lines of steps ---------------------------------------------------------------------------------------

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
        for offer in wanted.offers:
            seats = tuple(sorted(offer.legal))
            ask = self.open(offer.call, seats, (), may_pass=True, narrowed=dict(offer.legal))
            ask.offer = True
            wanted.asks[ask.id] = offer
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
        offer = stretch.asks[ask.id]
        for one in self.open_asks.values():
            waiting = self._waiting.get(one.id)
            if waiting is not None and (waiting is stretch.main or waiting.within(stretch)):
                one.state = "held"
        for other in stretch.asks:
            self.asked[other].state = "held" if other != ask.id else "closed"
        self.open_asks.pop(ask.id)
        stretch.taking = Task(offer.take(seat, value), stretch, None)
        self.run(stretch.taking)

    def _taken(self, stretch: Stretch, *, cut: bool) -> Task | None:
        """Cut what an offer interrupted, or let it go on."""
        stretch.taking = None
        if not cut:
            for ask in self.open_asks.values():
                if ask.state == "held":
                    ask.state = "open"
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
        self.open_floor = False
        return stretch.waiter

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
        """End an ask for which only seats that have left are still to answer."""
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

    def _list(self, effect: Effect) -> None:
        """List an effect under its hooks, in the rule book's order, then by seat."""
        for hook in effect.hooks:
            listed = self.on.to(hook)
            place = len(listed)
            if place:
                key = _place(effect, hook)
                while place and _place(listed[place - 1], hook) > key:
                    place -= 1
            self.on.set(hook, [*listed[:place], effect, *listed[place:]])
        if effect.call is not None and effect.holder:
            callers = self.callers.get(effect.call.id, ())
            self.callers[effect.call.id] = sorted([*callers, effect], key=_holder) if callers else [effect]

    def _unlist(self, effect: Effect) -> None:
        for hook in effect.hooks:
            listed = self.on.to(hook)
            if effect in listed:
                self.on.set(hook, [one for one in listed if one is not effect])
        if effect.call is not None and effect.call.id in self.callers:
            callers = [one for one in self.callers[effect.call.id] if one is not effect]
            if callers:
                self.callers[effect.call.id] = callers
            else:
                del self.callers[effect.call.id]

    def _unblock(self, effect: Effect, source: str) -> None:
        if source in effect.blocks:
            effect.blocks.remove(source)
        alive = not effect.holder or self.table.seats[effect.holder].alive or effect.outlives
        if not effect.blocks and not effect.ended and alive:
            self._list(effect)

    def _swap_back(self, one: Effect, first: int, other: Effect, second: int) -> None:
        if not one.ended:
            self.move(one, first)
        if not other.ended:
            self.move(other, second)


def begin(plan: Plan, course: Course, source: Luck) -> Game:
    """Begin a game: it runs at once to the first asks that a person (or luck by hand) must answer."""
    log: list[AnyEvent] = []
    election = "off" if plan.rules.sheriff_election == "off" else "due"
    game = Game(plan, plan.setup, plan.rules, Table(plan.setup.seats), source, log, log.append, election)
    game.run(Task(course(game), None, None))
    return game


def _place(effect: Effect, hook: str) -> tuple[int, int]:
    return (effect.orders.get(hook, effect.order), effect.holder)


_holder = attrgetter("holder")


def _is_text(value: object) -> bool:
    """Say whether a value is text that can be written down: no lone halves of characters."""
    return isinstance(value, str) and not any("\ud800" <= sign <= "\udfff" for sign in value)
