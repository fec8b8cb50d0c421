"""What a bot remembers: folded from the events that its seat may know, and from nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

import msgspec

from lycaon.bots.claims import claim_of
from lycaon.game.effect import Role
from lycaon.game.event import (
    AnyEvent,
    BallotOpened,
    Counted,
    DayBegan,
    DayBroke,
    Dealt,
    Died,
    GameBegan,
    NightFell,
    Revealed,
    Said,
    Told,
)
from lycaon.game.table import GOOD_SIDE, WOLF_SIDE
from lycaon.roles import roles

PUBLIC = "village"
"""The channel on which claims are made to everybody."""
PACK, LOVER, VICTIM = "pack", "lover", "victim"
TURNED = ("infected", "turned")
FRIENDS = ("sibling", "ally")
YES, NO = "yes", "no"
"""Facts that are told in private (CASES, `told`)."""


_IDLE = (NightFell, DayBroke, DayBegan, BallotOpened)
"""Events that are remembered and change nothing about anybody."""


class Claimant(msgspec.Struct):
    """What one seat has claimed in public: a card, and what it says it has seen."""

    card: str | None = None
    since: int = 0
    """On which day it claimed the card."""
    place: int = 0
    """How many claims of a card there were before."""
    verdicts: dict[int, str] = {}  # msgspec gives each claimant a dict of its own
    """Seats, and `good` or `werewolf`."""


class Memory:
    """The game as one seat has lived through it."""

    def __init__(self) -> None:
        """Begin before the deal."""
        self.deck: Counter[str] = Counter()
        self.size = 0
        self.day = 0
        """The number of the last night or day."""
        self.me: int | None = None
        self.cards: tuple[str, ...] = ()
        self.turned = False
        self.mates: set[int] = set()
        """Other werewolves that this seat was told of."""
        self.lovers: set[int] = set()
        self.friends: set[int] = set()
        self.sides: dict[int, str] = {}
        """What this seat knows for certain of others: `good` or `werewolf`."""
        self.checks: dict[int, str] = {}
        """What its own power has shown it, in order: something to tell."""
        self.hints: list[tuple[int, ...]] = []
        """Groups of seats of which one at least is a werewolf."""
        self.victims: set[int] = set()
        """Tonight's victims, where it was told."""
        self.dead: set[int] = set()
        self.bitten: set[int] = set()
        """Who was dead in the morning."""
        self.bites: set[int] = set()
        """The nights that somebody did not live through, by number."""
        self.shown: dict[int, tuple[str, ...]] = {}
        self.claimants: dict[int, Claimant] = {}
        self.calls: dict[int, int] = {}
        """Today's calls to vote, by who made them."""
        self.sided: dict[int, int] = {}
        self.ballots: list[dict[int, int]] = []
        """Every ballot on somebody's life: who voted for whom."""
        self.leaders: tuple[int, ...] = ()
        self.ballot = ""
        self._dawns = False
        self.said: set[str] = set()
        """This seat's own claims so far."""
        self.version = 0
        """Goes up with everything that could change whom to believe."""

    @property
    def held(self) -> list[type[Role]]:
        """The seat's own cards."""
        known = roles()
        return [known[card] for card in self.cards if card in known]

    @property
    def wolf(self) -> bool:
        """Whether the seat plays for the werewolves, as far as it knows."""
        return self.turned or bool(self.mates) or any(card.wolf for card in self.held)

    @property
    def bound(self) -> set[int]:
        """Seats that it will not harm: its lover, its friends, and its mates if it is a werewolf."""
        return self.lovers | self.friends | (self.mates if self.wolf else set())

    def hear(self, events: Iterable[AnyEvent]) -> None:
        """Fold events in, in order."""
        for event in events:
            fold = self._folds.get(type(event))
            if fold is not None:
                fold(self, event)
                if not isinstance(event, _IDLE) and not (isinstance(event, Said) and not event.claims):
                    self.version += 1

    # -- one method an event -------------------------------------------------------------------------------------------

    def _began(self, event: GameBegan) -> None:
        self.deck = Counter(event.deck)
        self.size = event.seats

    def _dealt(self, event: Dealt) -> None:
        if event.to == (event.seat,):
            self.me = event.seat
            self.cards = event.cards

    def _night(self, event: NightFell) -> None:
        self.day = event.number
        self.victims = set()
        self.calls = {}

    def _dawn(self, event: DayBroke) -> None:
        self._dawns = True

    def _morning(self, event: DayBegan) -> None:
        self.day = event.number

    def _died(self, event: Died) -> None:
        self.dead.update(event.seats)
        if self._dawns:
            self.bitten.update(event.seats)
            if event.seats:
                self.bites.add(self.day)
            self._dawns = False

    def _revealed(self, event: Revealed) -> None:
        self.shown[event.seat] = event.cards
        self.sides[event.seat] = side_of(event.cards)

    def _told(self, event: Told) -> None:
        fact = event.fact
        about = [seat for seat in event.about if seat != self.me]
        if fact == PACK:
            self.mates.update(about)
            self.sides.update(dict.fromkeys(about, WOLF_SIDE))
        elif fact == LOVER:
            self.lovers.update(about)
        elif fact in FRIENDS:
            self.friends.update(about)
        elif fact == VICTIM:
            self.victims.update(event.about)
        elif fact in TURNED:
            self.turned = self.turned or not about
        elif fact == YES:
            self.hints.append(event.about)
        elif fact == NO:
            self._saw(about, GOOD_SIDE)
        elif fact in (GOOD_SIDE, WOLF_SIDE):
            self._saw(about, str(fact))
        else:
            cards = (fact,) if isinstance(fact, str) else fact
            if all(card in roles() for card in cards):
                self._saw(about, side_of(cards))

    def _saw(self, about: Sequence[int], side: str) -> None:
        for seat in about:
            self.sides[seat] = side
            self.checks.pop(seat, None)
            self.checks[seat] = side

    def _said(self, event: Said) -> None:
        speaker = event.seat
        if event.channel != PUBLIC:
            return
        if speaker == self.me:
            self.said.update(event.claims)
        for text in event.claims:
            claim = claim_of(text)
            if claim is None:
                continue
            claimant = self.claimants.setdefault(speaker, Claimant())
            if claim.kind == "i_am":
                if claimant.card != claim.card:
                    claimant.since = self.day
                    claimant.place = sum(other.card is not None for other in self.claimants.values())
                claimant.card = claim.card
            elif claim.kind in ("good", "wolf"):
                claimant.verdicts[claim.seat] = GOOD_SIDE if claim.kind == "good" else WOLF_SIDE
            elif claim.kind == "vote":
                self.calls[speaker] = claim.seat
            else:
                self.sided[speaker] = claim.seat

    def _opened(self, event: BallotOpened) -> None:
        self.ballot = event.call

    def _counted(self, event: Counted) -> None:
        if event.leaders:
            self.leaders = event.leaders
        if event.call.partition(".")[0] == "vote":
            votes = {seat: choice for seat, choice in event.votes if isinstance(choice, int)}
            if votes:
                self.ballots.append(votes)

    _folds: ClassVar[dict[type[Any], Callable[[Memory, Any], None]]] = {
        GameBegan: _began,
        Dealt: _dealt,
        NightFell: _night,
        DayBroke: _dawn,
        DayBegan: _morning,
        Died: _died,
        Revealed: _revealed,
        Told: _told,
        Said: _said,
        BallotOpened: _opened,
        Counted: _counted,
    }


def side_of(cards: Sequence[str]) -> str:
    """Return what cards count as: one wolf among two is enough."""
    known = roles()
    return WOLF_SIDE if any(card in known and known[card].wolf for card in cards) else GOOD_SIDE
