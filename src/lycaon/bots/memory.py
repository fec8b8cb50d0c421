"""What a bot remembers: folded from the events that its seat may know, and from nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

import msgspec

from lycaon.bots.claims import Claim, claim_of
from lycaon.game.clue import Clue
from lycaon.game.effect import Role
from lycaon.game.event import (
    Announced,
    AnyEvent,
    Badged,
    BallotOpened,
    Condemned,
    Counted,
    DayBegan,
    DayBroke,
    Dealt,
    Died,
    GameBegan,
    NightFell,
    Returned,
    Revealed,
    Said,
    SpeechBegan,
    Told,
)
from lycaon.game.table import GOOD_SIDE, VILLAGE, WOLF_SIDE
from lycaon.roles import roles

PUBLIC = "village"
"""The channel on which claims are made to everybody."""
PACK, LOVER, CHARMED = "pack", "lover", "charmed"
VICTIMS = ("victim", "victims")
TURNED = ("infected", "turned")
FRIENDS = ("sibling", "ally")
TURNED_ALOUD = ("infection", "wild_child_turned")
"""What the judge says when somebody has become a werewolf, without a name."""
SERVANT = "servant"
"""What the judge says when a seat takes the card of the condemned, which nobody sees."""
YES, NO = "yes", "no"
"""Facts that are told in private (CASES, `told`)."""


_IDLE = (NightFell, DayBroke, DayBegan, BallotOpened, SpeechBegan)
"""Events that are remembered and change nothing about anybody."""


_PAST = (Announced, Badged, Condemned, Counted, DayBegan, DayBroke, Died)
"""Events that `Memory.past` keeps."""


class Claimant(msgspec.Struct):
    """What one seat has claimed in public: a card, and what it says it has seen."""

    card: str | None = None
    since: int = 0
    """On which day it claimed the card."""
    at: int = 0
    """At which place in all that was said (see `Memory.place`)."""
    place: int = 0
    """How many claims of a card there were before."""
    verdicts: dict[int, str] = {}  # msgspec gives each claimant a dict of its own
    """Seats, and `good` or `werewolf`."""


class Poll(msgspec.Struct, frozen=True):
    """One ballot, on somebody's life or on an office: who voted for whom, and who could be named."""

    day: int
    votes: dict[int, int]
    candidates: tuple[int, ...]


class Memory:
    """The game as one seat has lived through it."""

    def __init__(self) -> None:  # noqa: PLR0915 - one statement for each thing to remember
        """Begin before the deal."""
        self.deck: Counter[str] = Counter()
        self.size = 0
        self.day = 0
        """The number of the last night or day."""
        self.me: int | None = None
        self.cards: tuple[str, ...] = ()
        self.cards_each = 1
        self.turned = False
        self.mates: set[int] = set()
        """Other werewolves that this seat was told of."""
        self.lovers: set[int] = set()
        self.friends: set[int] = set()
        self.charmed: set[int] = set()
        """Everybody under the charm, itself too, as far as it was told: only the charmed know each other."""
        self.sides: dict[int, str] = {}
        """What this seat knows for certain of others: `good` or `werewolf`."""
        self.checks: dict[int, str] = {}
        """What its own power has shown it, in order: something to tell."""
        self.hints: list[tuple[int, ...]] = []
        """Groups of seats of which one at least is a werewolf."""
        self.victims: set[int] = set()
        """Tonight's victims, where it was told."""
        self.attacked: set[int] = set()
        """Everybody who was ever a victim of the night, where it was told."""
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
        self.ballots: list[Poll] = []
        self.elections: list[Poll] = []
        """Ballots on an office."""
        self.nights: dict[int, tuple[int, ...]] = {}
        """Who was dead in the morning after each night."""
        self.condemned: set[int] = set()
        """Whom the village sent away."""
        self.heirs: dict[int, int] = {}
        """By seat that has taken another's card unseen, whose."""
        self._takes: int | None = None
        """Who is about to show the card that she gives up for it."""
        self._verdict: int | None = None
        self.turned_aloud = 0
        """How many have become werewolves, as far as the judge has said it."""
        self.cards_seen: dict[int, tuple[str, ...]] = {}
        """The cards of others that this seat has been shown in private."""
        self.spoken: dict[int, int] = {}
        """At which place in all that was said each seat last had the floor; see `place`."""
        self.turn = 0
        """The number of the turn to speak: where all speak at once, each has its own."""
        self.place = 0
        """Goes up with each turn to speak and each speech."""
        self.stances: dict[tuple[int, int], float] = {}
        """By speaker and seat, what was said last without a look: 1 for a suspicion, -1 for a defence."""
        self.plans: dict[int, tuple[int, ...]] = {}
        """By speaker, at whom it says it will look next, in order."""
        self.saves: dict[int, int] = {}
        """By speaker, whom it says it has saved."""
        self.candidates: tuple[int, ...] = ()
        """Whom the ballot that is open can name."""
        self.leaders: tuple[int, ...] = ()
        self.ballot = ""
        self._dawns = False
        self.said: set[str] = set()
        """This seat's own claims so far."""
        self.past: list[tuple[AnyEvent, tuple[int, ...]]] = []
        """What was heard aloud of deaths, votes and whatever the judge announces (see `Past`)."""
        self.version = 0
        """Goes up with everything that could change whom to believe."""

    @property
    def living(self) -> tuple[int, ...]:
        """Who lives, in seat order."""
        return tuple(seat for seat in range(1, self.size + 1) if seat not in self.dead)

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
    def power(self) -> type[Role] | None:
        """The card that the seat would tell the village of: the one that serves the village best, if any does."""
        held = [card for card in self.held if not card.plain and not card.wolf and card.camp == VILLAGE]
        return max(held, key=lambda card: card.worth, default=None)

    @property
    def cover(self) -> str | None:
        """The id of the plain card that the seat claims who has no power to tell of: its own, or one of the deck's."""
        known = roles()
        plain = [card.id for card in self.held if card.plain]
        plain += sorted(card for card in self.deck if card in known and known[card].plain)
        return plain[0] if plain else None

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
                if isinstance(event, _PAST) and event.to is None:
                    self.past.append((event, self.living))
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
            self.cards_each = max(self.cards_each, len(event.cards))

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
            self.nights[self.day] = event.seats
            self.bitten.update(event.seats)
            if event.seats:
                self.bites.add(self.day)
            self._dawns = False

    def _revealed(self, event: Revealed) -> None:
        self.shown[event.seat] = event.cards
        former = self.heirs.get(event.seat, 0)
        if self._takes == event.seat:  # what she shows is hers no more
            self._takes = None
            self.sides.pop(event.seat, None)
            if former in self.sides:
                self.sides[event.seat] = self.sides[former]
            return
        side = side_of(event.cards)
        if former:
            self.sides[former] = side
        if side == WOLF_SIDE or len(event.cards) >= self.cards_each:  # one open card of two says little
            self.sides[event.seat] = side

    def _returned(self, event: Returned) -> None:
        self.dead.discard(event.seat)
        self.shown[event.seat] = event.cards
        self.sides[event.seat] = side_of(event.cards)

    def _announced(self, event: Announced) -> None:
        self.turned_aloud += event.what in TURNED_ALOUD
        if event.what == SERVANT and event.seat is not None and self._verdict is not None:
            self.heirs[event.seat] = self._verdict
            self._takes = event.seat

    def _condemned(self, event: Condemned) -> None:
        self._verdict = event.seat
        if event.seat is not None:
            self.condemned.add(event.seat)

    def _badged(self, event: Badged) -> None:
        """Keep it for the past."""

    def _turn(self, event: SpeechBegan) -> None:
        self.place += 1
        if event.seat is not None:
            self.spoken[event.seat] = self.place
            self.turn += 1
        else:
            self.turn = self.me or 0

    def _told(self, event: Told) -> None:
        role = roles().get(event.call)
        clues = role.tells(event, self.living) if role is not None else None
        if clues is not None:
            self._learned(clues)
        elif event.fact not in (YES, NO):
            self._told_words(event)
        elif role is not None:  # a spirit's yes and no are about something else
            self._learned((Clue(event.about, event.fact == YES),))

    def _told_words(self, event: Told) -> None:
        fact = event.fact
        about = [seat for seat in event.about if seat != self.me]
        if fact == PACK:
            self.mates.update(about)
            self.sides.update(dict.fromkeys(about, WOLF_SIDE))
        elif fact == LOVER:
            self.lovers.update(about)
        elif fact == CHARMED:
            self.charmed.update((self.me or 0, *about))
        elif fact in FRIENDS:
            self.friends.update(about)
        elif fact in VICTIMS:
            self.victims.update(event.about)
            self.attacked.update(event.about)
        elif fact in TURNED:
            self.turned = self.turned or not about
        elif fact in (GOOD_SIDE, WOLF_SIDE):
            self._saw(about, str(fact))
        else:
            cards = (fact,) if isinstance(fact, str) else fact
            if all(card in roles() for card in cards):
                self._saw(about, side_of(cards))
                if len(about) == 1:
                    self.cards_seen[about[0]] = cards

    def _learned(self, clues: Iterable[Clue]) -> None:
        for clue in clues:
            others = tuple(seat for seat in clue.seats if seat != self.me or self.wolf)
            if clue.wolf:
                self.hints.append(others)
            else:
                self._saw([seat for seat in others if seat != self.me], GOOD_SIDE)

    def _saw(self, about: Sequence[int], side: str) -> None:
        for seat in about:
            self.sides[seat] = side
            self.checks.pop(seat, None)
            self.checks[seat] = side

    def _said(self, event: Said) -> None:
        speaker = event.seat
        if event.channel != PUBLIC:
            return
        self.place += 1
        self.spoken[speaker] = self.place
        if speaker == self.me:
            self.said.update(event.claims)
        plan: list[int] = []
        for text in event.claims:
            claim = claim_of(text)
            if claim is None:
                continue
            if claim.kind == "badge":
                plan.append(claim.seat)
            else:
                self._claimed(speaker, claim)
        if plan:
            self.plans[speaker] = tuple(plan)

    def _claimed(self, speaker: int, claim: Claim) -> None:
        claimant = self.claimants.setdefault(speaker, Claimant())
        about = claim.seat
        if claim.kind == "i_am":
            if claimant.card != claim.card:
                claimant.since = self.day
                claimant.at = self.place
                claimant.place = sum(other.card is not None for other in self.claimants.values())
            claimant.card = claim.card
        elif claim.kind == "withdraw":
            if claimant.card == claim.card:
                claimant.card = None
                claimant.verdicts = {}
        elif claim.kind in ("good", "wolf"):
            claimant.verdicts[about] = GOOD_SIDE if claim.kind == "good" else WOLF_SIDE
        elif claim.kind == "saved":
            self.saves[speaker] = about
        elif claim.kind == "vote":
            self.calls[speaker] = about
        elif claim.kind == "side_with":
            self.sided[speaker] = about
        else:
            self.stances[speaker, about] = -1 if claim.kind == "defend" else 1

    def _opened(self, event: BallotOpened) -> None:
        self.ballot = event.call
        self.candidates = event.candidates

    def _counted(self, event: Counted) -> None:
        if event.leaders:
            self.leaders = event.leaders
        polls = {"vote": self.ballots, "sheriff": self.elections}.get(event.call.partition(".")[0])
        votes = {seat: choice for seat, choice in event.votes if isinstance(choice, int)}
        if polls is not None and votes:
            polls.append(Poll(self.day, votes, self.candidates))

    _folds: ClassVar[dict[type[Any], Callable[[Memory, Any], None]]] = {
        GameBegan: _began,
        Dealt: _dealt,
        NightFell: _night,
        DayBroke: _dawn,
        DayBegan: _morning,
        Died: _died,
        Revealed: _revealed,
        Returned: _returned,
        Announced: _announced,
        Badged: _badged,
        Condemned: _condemned,
        SpeechBegan: _turn,
        Told: _told,
        Said: _said,
        BallotOpened: _opened,
        Counted: _counted,
    }


def side_of(cards: Sequence[str]) -> str:
    """Return what cards count as: one wolf among two is enough."""
    known = roles()
    return WOLF_SIDE if any(card in known and known[card].wolf for card in cards) else GOOD_SIDE
