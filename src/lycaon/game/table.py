"""The table: seats in a circle, who lives, and who is next to whom.

Seats are numbered clockwise from 1. The left neighbour is the next living seat clockwise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from lycaon.game.effect import Effect, Role

VILLAGE = "village"
WEREWOLVES = "werewolves"
LOVERS = "lovers"
NOBODY = "nobody"

GOOD_SIDE = "good"
WOLF_SIDE = "werewolf"


class Attributes(msgspec.Struct, frozen=True):
    """What only the table can see of a person; some event cards and roles ask for it."""

    gender: str | None = None
    age: float | None = None
    group: str | None = None


class Seat(msgspec.Struct, gc=False):
    """A place in the circle and what lies there now. Changed by the game alone."""

    number: int
    alive: bool = True
    cards: tuple[type[Role], ...] = ()
    """One card, or two in the two-card games. Nothing in the engine reads «the role» of a seat as a single thing."""
    ids: tuple[str, ...] = ()
    """The ids of the cards."""
    team: str = VILLAGE
    """The camp by the seat's own cards and what befell it."""
    camp: str = VILLAGE
    """The camp with which it would win: its team, unless a bond overrides it."""
    wolf: bool = False
    """Of the werewolf team: counts as a werewolf for victory and, unless an effect hides it, to a seer."""
    shown: bool = False
    """Whether everybody has seen the cards."""
    powers: tuple[Effect, ...] = ()
    out: tuple[type[Role], ...] = ()
    """The cards that still lie here but are out of the game: what an idiot with two cards has lost (seed 004)."""

    @property
    def in_play(self) -> tuple[type[Role], ...]:
        """The cards whose powers whoever comes by them has."""
        return tuple([card for card in self.cards if card not in self.out]) if self.out else self.cards

    def gain(self, power: Effect) -> None:
        """Hold a power from now on."""
        self.powers = (*self.powers, power)

    def drop(self, power: Effect) -> None:
        """Hold a power no more."""
        self.powers = tuple([one for one in self.powers if one is not power])


class Census(msgspec.Struct, gc=False):
    """How many live: werewolves who would win as such, villagers, all of the werewolf team, members of other camps."""

    pack: int
    villagers: int
    wolves: int
    third: int

    def leave(self, seat: Seat) -> None:
        """Count a seat no more that has died."""
        self.wolves -= seat.wolf
        if seat.camp == VILLAGE:
            self.villagers -= 1
        elif seat.camp == WEREWOLVES:
            self.pack -= seat.wolf
        else:
            self.third -= 1


class Table:
    """The circle of seats."""

    __slots__ = ("census", "living", "seats", "size")

    def __init__(self, size: int) -> None:
        """Lay out the seats, all living."""
        self.size = size
        self.seats = list(map(Seat, range(size + 1)))  # place 0 is nobody's, so that seats[3] is seat 3
        self.living: tuple[int, ...] = tuple(range(1, size + 1))
        self.census: Census | None = None
        """Counted when it is needed, kept up when somebody dies, forgotten when somebody turns."""

    def __getitem__(self, number: int) -> Seat:
        """Return a seat by its number, from 1."""
        return self.seats[number]

    def all(self) -> list[Seat]:
        """Return every seat, clockwise from 1, dead ones too."""
        return self.seats[1:]

    def bury(self, numbers: Collection[int]) -> None:
        """Mark seats dead and close the circle over them."""
        living = self.living
        census = self.census
        for number in numbers:
            seat = self.seats[number]
            seat.alive = False
            place = living.index(number)
            living = living[:place] + living[place + 1 :]
            if census is not None:
                census.leave(seat)
        self.living = living

    def revive(self, number: int) -> None:
        """Mark a dead seat living and open the circle for it."""
        self.seats[number].alive = True
        self.living = tuple(sorted((*self.living, number)))
        self.census = None

    def count(self) -> Census:
        """Return how many of each camp live."""
        census = self.census
        if census is None:
            pack = villagers = wolves = third = 0
            for number in self.living:
                seat = self.seats[number]
                wolves += seat.wolf
                if seat.camp == VILLAGE:
                    villagers += 1
                elif seat.camp == WEREWOLVES:
                    pack += seat.wolf
                else:
                    third += 1
            census = self.census = Census(pack, villagers, wolves, third)
        return census

    def others(self, number: int | None) -> tuple[int, ...]:
        """Return the living seats but one."""
        living = self.living
        if number not in living:
            return living
        place = living.index(number)
        return living[:place] + living[place + 1 :]

    def clockwise(self, after: int) -> Iterator[int]:
        """Walk the living seats clockwise, beginning left of a seat (dead or alive) and ending with it if it lives."""
        living = self.living
        first = next((place for place, one in enumerate(living) if one > after), 0)
        yield from living[first:]
        yield from living[:first]

    def counter_clockwise(self, before: int) -> Iterator[int]:
        """Walk the living seats counter-clockwise, beginning right of a seat and ending with it if it lives."""
        living = self.living
        first = next((place for place, one in enumerate(living) if one >= before), 0)
        yield from reversed(living[:first])
        yield from reversed(living[first:])

    def neighbours(self, number: int) -> tuple[int, ...]:
        """Return the living seats beside a seat, the left one first; one of them when both are the same."""
        left = next((one for one in self.clockwise(number) if one != number), None)
        right = next((one for one in self.counter_clockwise(number) if one != number), None)
        return tuple(dict.fromkeys(one for one in (left, right) if one is not None))
