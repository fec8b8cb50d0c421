"""Powers in play: give, swap, lend, refill, block, end. Who answers to a hook now is decided here, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter

import msgspec

from lycaon.game.effect import Effect, Listeners, Moment, Role
from lycaon.game.plan import Plan
from lycaon.game.table import Table

SWAPPED = "swapped"
"""Why a power rests whose counterpart was lost for good while the two were swapped."""


class Swap(msgspec.Struct, eq=False):
    """Two powers that are in each other's hands for a time, and whose own they are."""

    one: Effect
    first: int
    other: Effect
    second: int
    alone: Effect | None = None
    """Which of them has gone back to its own seat before the time is over, and rests there."""


class Powers(msgspec.Struct, eq=False, kw_only=True):
    """The effects of one game, by hook and by call. The lowest part of `Game`."""

    plan: Plan
    table: Table
    on: Listeners = msgspec.field(default_factory=Listeners)
    """Who answers to each hook now."""
    callers: dict[str, list[Effect]] = {}
    """By call, the effects that it wakes now: those in play and able."""
    _later: dict[str, list[tuple[int, Callable[[], None]]]] = {}
    _bars: list[tuple[Callable[[Effect], bool], str]] = []
    _swaps: list[Swap] = []
    _passing: list[tuple[Effect, str]] = []
    """Which blocks end by themselves, by power and source."""

    def enter(self, effect: Effect, *, until: Moment | None = None, times: int = 1) -> None:
        """Bring an effect into play, for good or until a moment has come round so many times."""
        if effect.holder and isinstance(effect, Role):
            self.table.seats[effect.holder].gain(effect)
        if self._bars:
            effect.blocks.extend([source for bars, source in self._bars if bars(effect)])
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
        self._unlist(effect)
        effect.blocks.append(source)
        self._list(effect)
        if until is not None:
            self._passing.append((effect, source))
            self.later(until, lambda: self.unblock(effect, source), times)

    def lost(self, effect: Effect) -> bool:
        """Say whether a power is out of play or its force was taken for good, and not for a night or a day only."""
        return effect.ended or any((effect, source) not in self._passing for source in effect.blocks)

    def bar(self, bars: Callable[[Effect], bool], source: str) -> None:
        """Take the force of all powers of a kind away for good, those that come into play later too."""
        self._bars.append((bars, source))
        for seat in self.table.all():
            for power in seat.powers:
                if bars(power):
                    self.block(power, source)

    def swap(self, one: Effect, other: Effect, *, until: Moment | None = None, times: int = 1) -> None:
        """Let two powers change holders, for good or for a time."""
        swap = Swap(one, one.holder, other, other.holder)
        self.move(one, swap.second)
        self.move(other, swap.first)
        if until is not None:
            self._swaps.append(swap)
            self.later(until, lambda: self._swap_back(swap), times)

    def recall(self, seat: int) -> None:
        """Give a seat that is about to lose its powers for good its own ones back, and nobody else's loses it then.

        Who had them for a time has no power of the two until that time is over.
        """
        for swap in self._swaps:
            if swap.alone is None and seat in (swap.first, swap.second):
                self._part(swap)
                swap.alone = swap.other if seat == swap.first else swap.one
                self.block(swap.alone, SWAPPED)
                self._passing.append((swap.alone, SWAPPED))

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

    def each(self, hook: str) -> Iterable[Effect]:
        """Walk those who answer to a hook, leaving out whoever is ended, blocked or dead when its turn comes."""
        listed = self.on.to(hook)
        if len(listed) < 2:
            return listed  # nobody comes before it who could end it
        return (effect for effect in listed if effect in self.on.to(hook))

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
        for times, action in self._later.pop(moment, ()):
            if times > 1:
                self._later.setdefault(moment, []).append((times - 1, action))
            else:
                action()

    def powers(self, seat: int) -> list[Effect]:
        """Return the able powers of a seat."""
        return [power for power in self.table.seats[seat].powers if not power.blocks]

    def _list(self, effect: Effect) -> None:
        """List an effect under its hooks, in the rule book's order, then by seat; a blocked one only where it stays."""
        on = self.on
        for hook in effect.unblockable if effect.blocks else self.plan.hooks[type(effect)]:
            listed = getattr(on, hook)
            if not listed:
                setattr(on, hook, [effect])
                continue
            place = len(listed)
            key = _place(effect, hook)
            while place and _place(listed[place - 1], hook) > key:
                place -= 1
            setattr(on, hook, [*listed[:place], effect, *listed[place:]])
        call = effect.call
        if call is not None and effect.holder and not effect.blocks:
            callers = self.callers.get(call.id)
            self.callers[call.id] = sorted([*callers, effect], key=_holder) if callers else [effect]

    def _unlist(self, effect: Effect) -> None:
        on = self.on
        for hook in self.plan.hooks[type(effect)]:
            listed = getattr(on, hook)
            if effect in listed:
                setattr(on, hook, [one for one in listed if one is not effect])
        call = effect.call
        if call is not None and call.id in self.callers:
            callers = [one for one in self.callers[call.id] if one is not effect]
            if callers:
                self.callers[call.id] = callers
            else:
                del self.callers[call.id]

    def unblock(self, effect: Effect, source: str) -> None:
        """Give a power its force back, as far as this source had taken it."""
        if source not in effect.blocks:
            return
        if (effect, source) in self._passing:
            self._passing.remove((effect, source))
        alive = not effect.holder or self.table.seats[effect.holder].alive or effect.outlives
        self._unlist(effect)
        effect.blocks.remove(source)
        if not effect.ended and alive:
            self._list(effect)

    def _swap_back(self, swap: Swap) -> None:
        self._swaps.remove(swap)
        if swap.alone is None:
            self._part(swap)
        else:
            self.unblock(swap.alone, SWAPPED)

    def _part(self, swap: Swap) -> None:
        if not swap.one.ended:
            self.move(swap.one, swap.first)
        if not swap.other.ended:
            self.move(swap.other, swap.second)


def _place(effect: Effect, hook: str) -> tuple[int, int]:
    return (effect.orders.get(hook, effect.order), effect.holder)


_holder = attrgetter("holder")
