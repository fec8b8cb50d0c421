"""Game: one game of Werewolf under way. The only object that outsiders hold: asks, answers, log, views, result.

The course of play is a generator (course.py); lines.py opens its asks and runs it, powers.py knows whose powers are
in force. Everything that a person or luck decides is an ask, and every decision is kept, so the setup and the
decisions together are the whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeAlias

from msgspec import field

from lycaon.game import victory
from lycaon.game.ask import Answer, Ask, AskKind, Legal, RefusalCode, Refused, Steps
from lycaon.game.attack import Kind, Ledger
from lycaon.game.chance import Luck
from lycaon.game.death import LEFT, Death
from lycaon.game.decision import Answered, Decision, Expired, Left, Spoke
from lycaon.game.effect import HOOKS, Effect, Moment, Role
from lycaon.game.election import Badge
from lycaon.game.event import JUDGE, AnyEvent, Audience, Dealt, Reason, Returned, Ruled, Said, Told
from lycaon.game.house_rules import HouseRules
from lycaon.game.lines import Lines
from lycaon.game.plan import Hand, Plan, Setup
from lycaon.game.speech import LONGEST_CLAIM, LONGEST_SPEECH, MOST_CLAIMS, Group, heard_by, may_speak
from lycaon.game.table import Table
from lycaon.game.view import View, Viewer, Watcher, is_viewer
from lycaon.game.waiting import GameOver, Task
from lycaon.game.why_not import why_not

__all__ = ["Answered", "Decision", "Expired", "Game", "Left", "Spoke", "begin"]

Course: TypeAlias = "Callable[[Game], Steps[None]]"
"""The course of play, from the deal to the end."""


class Game(Lines, eq=False, kw_only=True):
    """One game under way. Made by `begin`; it has then run to the first asks that somebody must answer."""

    setup: Setup
    rules: HouseRules
    election: str
    """off, due, held or lost."""
    words: dict[str, str] = field(default_factory=dict)
    """The text of each speech, apart from the log so that it can be erased."""
    said: dict[str, int] = field(default_factory=dict)
    """How many speeches have ids that begin so."""
    ledger: Ledger = field(default_factory=Ledger)
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
    actor_cards: tuple[str, ...] = ()
    """The cards that are still set out for an actor."""
    dead: list[Death] = field(default_factory=list)
    """Everybody who has died, in the order in which it was settled."""
    lately_dead: list[Death] = field(default_factory=list)
    """Who died in the last chain."""
    at_batch_end: list[Callable[[], None]] = field(default_factory=list)
    """What takes effect when the batch of deaths that is being settled has ended."""
    next_batch: list[Death] = field(default_factory=list)
    badge: Badge | None = None
    bombs: int = 0
    """How many explosions the election has seen."""
    side_named: tuple[int, str] | None = None
    """Which sheriff named a side for the speeches last, and which."""
    groups: list[Group] = field(default_factory=list)
    """Who may speak among themselves now, besides the village and the dead."""
    _watchers: dict[Viewer, Watcher] = field(default_factory=dict)

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

    # -- what players and judges do ----------------------------------------------------------------------------------

    def check_say(self, seat: int, channel: str, text: str, claims: tuple[str, ...] = ()) -> None:
        """Refuse as `say` does what could not be said now, and change nothing."""
        if self.result is not None:
            raise Refused(RefusalCode.GAME_OVER)
        if type(seat) is not int or not 1 <= seat <= self.table.size:
            raise Refused(RefusalCode.UNKNOWN_SEAT, seat=seat)
        if type(channel) is not str or not may_speak(self, seat, channel):
            raise Refused(RefusalCode.NOT_NOW, seat=seat, channel=channel)
        if not _is_text(text, LONGEST_SPEECH):
            raise Refused(RefusalCode.ILLEGAL, what="text", most=LONGEST_SPEECH)
        if (
            type(claims) is not tuple
            or len(claims) > MOST_CLAIMS
            or not all(_is_text(one, LONGEST_CLAIM) for one in claims)
        ):
            raise Refused(RefusalCode.ILLEGAL, what="claims", most=MOST_CLAIMS)

    def say(self, seat: int, channel: str, text: str, claims: tuple[str, ...] = ()) -> str:
        """Speak on a channel; returns the speech's id.

        Raises `Refused`: `unknown_seat`, `not_now`, `illegal` (what is said is no text) or `game_over`.
        """
        self.check_say(seat, channel, text, claims)
        # Counted within the phase and the channel: who hears the channel later must not learn how much was said before.
        first = f"{self.phase}.{channel}@{seat}#"
        said = self.said[first] = self.said.get(first, 0) + 1
        speech = f"{first}{said}"
        self.marks.append(len(self.log))
        self.decisions.append(Spoke(speech, seat, channel, claims))
        self.words[speech] = text
        audience: Audience = None
        if channel == "dead":
            audience = tuple(one.number for one in self.table.all() if self.rests(one.number))
        elif channel != "village":
            audience = heard_by(self, seat, channel)
        self.emit(Said(audience, seat, channel, speech, claims))
        return speech

    def check_leave(self, seat: int) -> None:
        """Refuse a seat that can't leave: none such, dead or leaving (`unknown_seat`), or `game_over`."""
        if self.result is not None:
            raise Refused(RefusalCode.GAME_OVER)
        if (
            type(seat) is not int
            or not 1 <= seat <= self.table.size
            or not self.table[seat].alive
            or seat in self.leaving
        ):
            raise Refused(RefusalCode.UNKNOWN_SEAT, seat=seat)

    def leave(self, seat: int) -> None:
        """Take a seat out of the game for good: it dies in the next batch, of leaving (RULES k35)."""
        self.check_leave(seat)
        self.marks.append(len(self.log))
        self.decisions.append(Left(seat))
        self.leaving.append(seat)
        for ask in list(self.open_asks.values()):
            self._without_leavers(ask)

    def view(self, viewer: Viewer) -> View:
        """Return all that a viewer may see now: a seat, `public` or `judge`.

        Raises `Refused(unknown_seat)` for anything else.
        """
        return self._watcher(viewer).look(self)

    def events(self, viewer: Viewer, after: int = 0) -> list[AnyEvent]:
        """Return the viewer's own events in order, those after its event number `after`, counted from 1.

        Raises `Refused(unknown_seat)` for whoever is no viewer.
        """
        watcher = self._watcher(viewer)
        watcher.read(self)
        return watcher.events[max(after, 0) :]

    def known(self, viewer: Viewer) -> int:
        """Return how many events there are that a viewer may know. Raises `Refused(unknown_seat)` like `events`."""
        watcher = self._watcher(viewer)
        watcher.read(self)
        return len(watcher.events)

    def _watcher(self, viewer: Viewer) -> Watcher:
        watcher = self._watchers.get(viewer) if type(viewer) in (int, str) else None
        if watcher is None:
            if not is_viewer(viewer, self.table.size):
                raise Refused(RefusalCode.UNKNOWN_SEAT, seat=viewer)
            watcher = self._watchers[viewer] = Watcher(self.table.size, viewer)
        return watcher

    # -- what effects ask for ------------------------------------------------------------------------------------------

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
        """Ask the holder of a power; None when there is nothing to answer. Of several holders the id names the seat."""
        if not legal:
            return None
        seat = power.holder
        if self.on.narrows and kind in ("seat", "seats"):
            seats = self.within_reach(call, seat, tuple([one for one in legal if isinstance(one, int)]))
            if not seats:
                return None
            legal = seats
            most = min(most, len(seats))
            least = min(least, most)
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

    def within_reach(self, call: str, seat: int, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Return which of these seats a seat may name in answer to the call of a power."""
        for effect in self.on.narrows:
            seats = effect.narrows(self, call, seat, seats)
        return seats

    def out_of_reach(self, call: str, seat: int, choice: int) -> str | None:
        """Return the code of what keeps one seat from another's reach at the call of a power; None if nothing does."""
        for effect in self.on.narrows:
            if choice not in effect.narrows(self, call, seat, (choice,)):
                return effect.leaves_out(self, call, seat, choice)
        return None

    def why_not(self, ask: Ask, seat: int, choice: int) -> str | None:
        """Return by a code why a seat can't name another in answer to an open ask; None if it can."""
        return why_not(self, ask, seat, choice)

    # -- seats -------------------------------------------------------------------------------------------------------

    @property
    def sheriff(self) -> int | None:
        """The seat with the badge."""
        return None if self.badge is None else self.badge.holder

    @property
    def badge_is_void(self) -> bool:
        """Whether the badge has no effect in its holder's hands."""
        return any(effect.holder == self.sheriff and effect.voids_badge for effect in self.on.weighs)

    @property
    def acting_sheriff(self) -> int | None:
        """The seat with the badge, if it lives and the badge is worth something in its hands."""
        seat = self.sheriff
        return seat if seat is not None and self.table[seat].alive and not self.badge_is_void else None

    def rests(self, seat: int) -> bool:
        """Say whether a seat is dead and asked nothing any more: it may talk with the other dead."""
        return not self.table[seat].alive and not any(seat in ask.seats for ask in self.open_asks.values())

    def may_know_all(self, seat: int) -> bool:
        """Say whether a seat is dead and no dead seat can act or come back in this game: it can spoil nothing."""
        setup, plan = self.setup, self.plan
        lasting = setup.events or setup.events_in_force or plan.dead_may_act
        return not lasting and self.rests(seat)

    def hand_cards(self, number: int, cards: tuple[type[Role], ...], source: str) -> None:
        """Let a seat hold these cards from now on, with their powers and their team."""
        seat = self.table.seats[number]
        self.recall(number)
        for power in seat.powers:
            self.end(power)
        self.take_hand(number, self.plan.hand(cards), source)

    def take_hand(self, number: int, hand: Hand, source: str) -> None:
        """Let a seat without powers hold these cards."""
        seat = self.table.seats[number]
        seat.cards = hand.cards
        seat.ids = hand.ids
        seat.shown = False
        seat.out = ()
        self.emit(Dealt((number,), number, hand.ids))
        for role in hand.powers:
            self.enter(role(number, source))
        if seat.team != hand.team or seat.wolf != hand.wolf:
            self.turn(number, hand.team, wolf=hand.wolf)

    def take_role(self, number: int, former: int, source: str) -> bool:
        """Let a seat become what another is or was: its cards with fresh powers, and what it had chosen for good.

        Returns whether that choice has put it on another side than its cards say.
        """
        powers = self.table.seats[former].powers
        self.hand_cards(number, self.table.seats[former].in_play, source)
        team = self.table.seats[number].team
        for mine in self.table.seats[number].powers:
            for other in powers:
                if isinstance(mine, Role) and isinstance(other, type(mine)):
                    mine.succeeds(self, other)
        return self.table.seats[number].team != team

    def bring_back(self, number: int, cards: tuple[type[Role], ...], source: str) -> None:
        """Let a dead seat live again with these cards; what its death has set off stands."""
        seat = self.table.seats[number]
        self.recall(number)
        for power in seat.powers:
            self.end(power)
        self.table.revive(number)
        hand = self.plan.hand(cards)
        seat.team = seat.camp = hand.team
        seat.wolf = hand.wolf
        self.emit(Returned(None, number, hand.ids))
        self.take_hand(number, hand, source)
        seat.shown = True

    def leave_card(self, number: int, cards: tuple[type[Role], ...]) -> None:
        """Let a seat that is about to die lose its cards and powers to another; its team stays."""
        seat = self.table.seats[number]
        self.recall(number)
        for power in seat.powers:
            self.end(power)
        seat.cards = cards
        seat.ids = tuple(card.id for card in cards)
        seat.shown = True

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

    def set_camp(self, number: int, camp: str) -> None:
        """Let a seat win with a camp, whatever its team is: a bond, an alliance."""
        self.table.seats[number].camp = camp
        self.table.census = None

    def side(self, number: int, to: str) -> str:
        """Return what a seat counts as to a power (by id) that looks for werewolves: `werewolf` or `good`."""
        side = "werewolf" if self.table.seats[number].wolf else "good"
        for effect in self.on.seen:
            side = effect.seen(self, number, side, to)
        return side

    def weight(self, seat: int) -> float:
        """Return the weight of a seat's vote now; 0 when it may not vote."""
        weight: float = 1
        for effect in self.on.weighs:
            weight = effect.weighs(self, seat, weight)
        return weight

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
                if seats[seat].alive:  # whatever else befell it, it is gone: no power of its own fires (RULES k35)
                    batch[seat] = Death(seat, LEFT, (Reason("left", seat),))
            self.leaving = []
        return list(batch.values())

    def coming_batch(self) -> list[Death]:
        """Return those who die next, and forget them."""
        batch = self.next_batch
        if batch or self.leaving:
            batch = self.mortal(batch)
            self.next_batch = []
        return batch

    def end_batch(self, batch: list[Death]) -> None:
        """Let what was put off to the end of a batch take effect, and the powers of the dead leave play."""
        while self.at_batch_end:
            self.at_batch_end.pop(0)()
        for death in batch:
            if self.table.seats[death.seat].powers:
                self.retire(death.seat)

    def death_of(self, seat: int) -> Death:
        """Return the death of a dead seat."""
        return next(death for death in reversed(self.dead) if death.seat == seat)

    def strike(self, target: int, kind: Kind, by: int | None) -> None:
        """Attack a living seat: the attack goes on the night's ledger, unless an effect takes it at once."""
        attack = self.ledger.strike(target, kind, by)
        for effect in self.on.struck:
            if effect.struck(self, attack):
                self.ledger.attacks.remove(attack)
                return

    def fall(self, death: Death) -> None:
        """Let a seat die in the next batch."""
        self.next_batch.append(death)

    def tell(self, seat: int | tuple[int, ...], call: str, about: tuple[int, ...], fact: str | tuple[str, ...]) -> None:
        """Tell a seat, or several, something in private."""
        self.emit(Told((seat,) if isinstance(seat, int) else seat, call, about, fact))

    def rule(self, seat: int, ruling: str, *because: Reason) -> None:
        """Note for the judge what became of a seat and why."""
        self.emit(Ruled(JUDGE, seat, ruling, None, because))

    # -- the end -----------------------------------------------------------------------------------------------------

    def finish(self, result: victory.Result) -> None:
        """End the game with a result."""
        self.result = result
        victory.finish(self, result)
        raise GameOver

    def anything_matters(self) -> bool:
        """Say whether anything in play could still change how one werewolf against one other ends."""
        return any(effect.matters(self) for hook in HOOKS for effect in self.on.to(hook)) or any(
            power.matters(self) for powers in self.callers.values() for power in powers
        )


def begin(plan: Plan, course: Course, source: Luck) -> Game:
    """Begin a game: it runs at once to the first asks that a person (or luck by hand) must answer."""
    log: list[AnyEvent] = []
    game = Game(
        table=Table(plan.setup.seats),
        plan=plan,
        source=source,
        log=log,
        emit=log.append,
        setup=plan.setup,
        rules=plan.rules,
        election="off" if plan.rules.sheriff_election == "off" else "due",
    )
    game.run(Task(course(game), None, None))
    return game


def _is_text(value: object, longest: int) -> bool:
    """Say whether a value is text that can be written down: no lone halves of characters, and not too long."""
    if type(value) is not str or len(value) > longest:
        return False
    return value.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in value)
