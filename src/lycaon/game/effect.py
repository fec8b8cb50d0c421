"""Effects: everything in play that can change what happens, and the closed set of hooks they answer to.

A role, an event card, a variant, the lovers' bond and the badge are effects. An effect is listed under its hooks
when it enters play, in the rule book's order, and taken off them while it is blocked or when its holder dies:
whether somebody «has lost the power» is thus asked in one place, and a moment to which nobody listens costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, cast

import msgspec

from lycaon.game.ask import Steps
from lycaon.game.table import VILLAGE
from lycaon.game.waiting import Offer, Together

if TYPE_CHECKING:
    from lycaon.game.attack import Attack
    from lycaon.game.ballot import Ballot, Verdict
    from lycaon.game.clue import Clue, Past
    from lycaon.game.death import Death
    from lycaon.game.event import Audience, Told
    from lycaon.game.game import Game
    from lycaon.game.house_rules import HouseRules
    from lycaon.game.victory import Claim, Win

HOOKS = (
    "deals",
    "wakes",
    "joins",
    "narrows",
    "narrows_vote",
    "offers",
    "struck",
    "settles",
    "dies",
    "mourns",
    "chain_ended",
    "turned",
    "dawns",
    "dusks",
    "speaks",
    "holds_vote",
    "holds_second",
    "hunts",
    "weighs",
    "counts",
    "recounts",
    "tied",
    "condemned",
    "voted",
    "seen",
    "appears",
    "sights",
    "learned",
    "shown",
    "claims",
    "denies",
)
"""Every hook. Adding one needs a reason in the commit; each is defined by the method of the same name below."""

# Where an effect's `dawns` stands: who was away is back before the event card is turned; signs that the judge gives
# (a growl) keep the usual place and come after it (EVENTS 1).
BACK_AT_DAWN, EVENT_CARD = 100, 200

# Where an effect's `holds_vote` stands; the last one holds the vote. What changes the usual vote gives way to what
# replaces it (EVENTS 1), be it a variant (at the usual place) or an event card.
CHANGES_VOTE, REPLACES_VOTE = 400, 600


class Listeners(msgspec.Struct, eq=False, gc=False):
    """The effects that answer to each hook now, in the rule book's order. A hook that nobody answers to is empty."""

    deals: Sequence[Effect] = ()
    wakes: Sequence[Effect] = ()
    joins: Sequence[Effect] = ()
    narrows: Sequence[Effect] = ()
    narrows_vote: Sequence[Effect] = ()
    offers: Sequence[Effect] = ()
    struck: Sequence[Effect] = ()
    settles: Sequence[Effect] = ()
    dies: Sequence[Effect] = ()
    mourns: Sequence[Effect] = ()
    chain_ended: Sequence[Effect] = ()
    turned: Sequence[Effect] = ()
    dawns: Sequence[Effect] = ()
    dusks: Sequence[Effect] = ()
    speaks: Sequence[Effect] = ()
    holds_vote: Sequence[Effect] = ()
    holds_second: Sequence[Effect] = ()
    hunts: Sequence[Effect] = ()
    weighs: Sequence[Effect] = ()
    counts: Sequence[Effect] = ()
    recounts: Sequence[Effect] = ()
    tied: Sequence[Effect] = ()
    condemned: Sequence[Effect] = ()
    voted: Sequence[Effect] = ()
    seen: Sequence[Effect] = ()
    appears: Sequence[Effect] = ()
    sights: Sequence[Effect] = ()
    learned: Sequence[Effect] = ()
    shown: Sequence[Effect] = ()
    claims: Sequence[Effect] = ()
    denies: Sequence[Effect] = ()

    def to(self, hook: str) -> Sequence[Effect]:
        """Return who answers to a hook by its name."""
        listed: Sequence[Effect] = getattr(self, hook)
        return listed


Moment: TypeAlias = Literal["daybreak", "dawn", "nightfall"]
"""When a lifetime can end. daybreak: when all open their eyes, before anything else that dawn brings. dawn: when all of
that is done. nightfall: before the night's first call."""

Nights: TypeAlias = Literal["first", "every", "even", "odd"]
"""In which nights a call is made. Whether it is made never depends on a secret (RULES k37)."""


class Call(msgspec.Struct, frozen=True):
    """A step of the night: where it stands in the script and what it needs to come first.

    `order` is the step number of RULES part b. `reshapes`: it changes who holds what, so that later calls wait for it.
    `strikes`: it puts an attack on the ledger. `needs_strikes`: it is told of them. `needs`: ids of calls that come
    first; `needed_by`: of those before which it comes. `needs_all`: everything comes first. `faked`: it is made in the
    first night even if the deck has no such card, as long as the house rules say so. `order_by_rule`: another order
    number under a house rule (option, value, number); `nights_by_rule`: other nights.
    """

    id: str
    order: int
    nights: Nights = "every"
    reshapes: bool = False
    strikes: bool = False
    needs_strikes: bool = False
    needs_all: bool = False
    needs: tuple[str, ...] = ()
    needed_by: tuple[str, ...] = ()
    faked: bool = False
    order_by_rule: tuple[str, object, int] | None = None
    nights_by_rule: tuple[tuple[str, object, Nights], ...] = ()

    def place(self, rules: HouseRules) -> int:
        """Return the step number under these house rules."""
        by_rule = self.order_by_rule
        return by_rule[2] if by_rule is not None and getattr(rules, by_rule[0]) == by_rule[1] else self.order

    def nights_under(self, rules: HouseRules) -> Nights:
        """Return in which nights it is made under these house rules."""
        nights = self.nights
        for option, value, other in self.nights_by_rule:
            if getattr(rules, option) == value:
                nights = other
        return nights

    def made_in(self, night: int, rules: HouseRules) -> bool:
        """Say whether this call is made in a night, counted from 1."""
        nights = self.nights_under(rules)
        if nights == "first":
            return night == 1
        return nights == "every" or night % 2 == (nights == "odd")


class Effect:
    """Something in play. Subclasses override the hooks that they answer to, and nothing else."""

    id: ClassVar[str] = ""
    icon: ClassVar[str] = ""
    """The name of its picture at game-icons.net, for what players meet as a card or by name."""
    house_rules: ClassVar[tuple[str, ...]] = ()
    """The house rules that change what it does, by id: a player is told how its table has them."""
    call: ClassVar[Call | None] = None
    """The step of the night at which `wake` runs for its holder."""
    hooks: ClassVar[tuple[str, ...]] = ()
    """The hooks that the class overrides; found by itself."""
    order: ClassVar[int] = 500
    """Where it stands among others at hooks that have no order of their own."""
    orders: ClassVar[dict[str, int]] = {}
    """Where it stands at one hook; see the tables in attack.py, death.py and ballot.py."""
    joins_call: ClassVar[str] = ""
    """The call beside which `joins` runs."""
    outlives: ClassVar[bool] = False
    """Whether it stays in play when its holder dies."""
    bites: ClassVar[bool] = False
    """Whether its call is a werewolf's bite, the pack's or a lone one."""
    common: ClassVar[bool] = False
    """Whether it is the pack's common kill, which no fault of the elder's takes away (RULES k43)."""
    brings: ClassVar[tuple[type[Effect], ...]] = ()
    """Effects that come with it and have a place in the order of the game: the lovers' bond with cupid."""
    only_under: ClassVar[Mapping[str, tuple[str, object]]] = {}
    """House rules (option, value) under which alone it answers to a hook; it is not listed there under others."""
    wins: ClassVar[tuple[Win, ...]] = ()
    """The ways to win that it may claim."""
    rules_out: ClassVar[tuple[str, ...]] = ()
    """Camps that can't win as every game lets them while it is in play."""
    unblockable: ClassVar[tuple[str, ...]] = ()
    """Hooks to which it answers even while it is blocked: what hangs on its holder's life, not on his power."""
    voids_badge: ClassVar[bool] = False
    """Whether a badge has no effect in its holder's hands, and dies with him."""
    befalls: ClassVar[tuple[str, ...]] = ()
    """Facts that it tells in private to others than its holder: to whomever they befall."""
    says_aloud: ClassVar[tuple[str, ...]] = ()
    """What it has the judge announce of itself, or of what it has done in secret."""
    acts_when_dead: ClassVar[bool] = False
    """Whether with it in a game somebody who is dead may still act, later than at the death itself."""
    bites_reshape: ClassVar[bool] = False
    """Whether werewolves' bites change who holds what in a game into which it may come: later calls wait for them."""
    asks_in_secret: ClassVar[tuple[str, ...]] = ()
    """Hooks, by day or at dawn, at which its holder may be asked while nobody is to know that it is (see holds.py)."""
    unguarded: ClassVar[bool] = False
    """Whether no shield helps its holder against the pack."""

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Make an effect for a holder (0: nobody); `source` says what brought it (a card's id, an event's ...)."""
        self.holder = holder
        self.source = source
        self.lent = False
        """Whether the holder has it for a time only, so that another may hold the same beside it."""
        self.blocks: list[str] = []
        self.ended = False

    def __init_subclass__(cls) -> None:
        """Note which hooks the class answers to."""
        super().__init_subclass__()
        cls.hooks = tuple(hook for hook in HOOKS if getattr(cls, hook) is not getattr(Effect, hook))

    def __repr__(self) -> str:
        """Show what it is and where."""
        return f"<{type(self).__name__} of {self.holder}{' blocked' if self.blocks else ''}>"

    @classmethod
    def answers(cls, hook: str, rules: HouseRules) -> bool:
        """Say whether it answers to a hook under these house rules."""
        if hook not in cls.only_under:
            return hook in cls.hooks
        option, value = cls.only_under[hook]
        return bool(getattr(rules, option) == value)

    def matters(self, game: Game) -> bool:
        """Say whether it could still change how a game ends in which one werewolf faces one other."""
        return True

    def eyes(self) -> tuple[int, ...]:
        """Return the seats that open their eyes for it at its call."""
        return (self.holder,)

    # -- what it does at its own call ------------------------------------------------------------------------------

    def wake(self, game: Game) -> Steps[None]:
        """Do the holder's part of the call: ask, and put what comes of it on the ledger or tell it."""
        return nothing()

    @classmethod
    def wake_all(cls, game: Game, powers: list[Effect]) -> Steps[None]:
        """Do the call for all who hold this power and are able: side by side unless a group acts as one."""
        return powers[0].wake(game) if len(powers) == 1 else side_by_side([power.wake(game) for power in powers])

    # -- the hooks ---------------------------------------------------------------------------------------------------

    def deals(self, game: Game) -> Steps[None]:
        """At the deal, once every seat has its cards: what must be set out before the first night."""
        return nothing()

    def wakes(self, game: Game, call: Call, powers: list[Effect]) -> list[Effect]:
        """Whom a call is put to: return those of `powers` that are still asked."""
        return powers

    def joins(self, game: Game, call: Call) -> Steps[Steps[None] | None]:
        """Run beside another's call; what it returns runs once that call's own steps have ended."""
        return nothing()

    def narrows(self, game: Game, call: str, seat: int, legal: tuple[int, ...]) -> tuple[int, ...]:
        """Narrow the seats that a seat may name in answer to the call of a power (`werewolf`, `seer`, ...)."""
        return legal

    def narrows_vote(self, game: Game, choices: dict[int, tuple[int, ...]]) -> None:
        """Narrow, in place, the seats that each voter may name in a ballot of the village."""

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Say by a code why a living seat stands on no list of whom `seat` may name at a call, if this is the reason.

        Asked of who holds a power and of what is in play, and only when somebody wants to know (why_not.py): it is no
        hook of play, and nobody is listed for it. What narrows others' choices is asked only about whom it left out.
        """
        return None

    def offers(self, game: Game, moment: str) -> Offer | None:
        """Offer something that may interrupt a stretch: `speeches`, `election`, `defence`."""
        return None

    def struck(self, game: Game, attack: Attack) -> bool:
        """Take an attack at the moment at which it is made: return True if it never comes on the ledger."""
        return False

    def settles(self, game: Game, attack: Attack) -> bool:
        """Settle an attack of the night: return True if it ends here. In RULES c1's order."""
        return False

    def dies(self, game: Game, death: Death) -> Steps[None]:
        """What the holder's own death sets off. In RULES c3's order."""
        return nothing()

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """What another's death sets off. In RULES c3's order."""
        return nothing()

    def chain_ended(self, game: Game) -> Steps[None]:
        """What waits until nobody dies any more: an heir, a loss that starts late."""
        return nothing()

    def turned(self, game: Game, seat: int) -> None:
        """Take note that a seat has changed its team."""

    def dawns(self, game: Game) -> Steps[None]:
        """Act at dawn, once the night's deaths are told and settled. Places: see the table above."""
        return nothing()

    def dusks(self, game: Game) -> Steps[None]:
        """Act when a day has ended and nobody has won, just before night falls."""
        return nothing()

    def speaks(self, game: Game, seat: int, channel: str) -> bool:
        """Say whether a seat may speak: False silences it."""
        return True

    def holds_vote(self, game: Game) -> Steps[Verdict]:
        """Hold the day's vote instead of the house: the last to enter play does, if several would."""
        raise NotImplementedError

    def holds_second(self, game: Game) -> Steps[Verdict]:
        """Hold a second vote of the same day instead of the house: what changes every vote of a day does."""
        raise NotImplementedError

    def hunts(self, game: Game, pack: tuple[int, ...]) -> Steps[None]:
        """Let the pack choose in another way than the house's: the last to enter play does, if several would."""
        raise NotImplementedError

    def weighs(self, game: Game, seat: int, weight: float) -> float:
        """Weigh a seat's vote: 0 means that it may not vote."""
        return weight

    def counts(self, game: Game, ballot: Ballot) -> None:
        """Change the totals of a ballot after the votes are in."""

    def recounts(self, game: Game, ballot: Ballot) -> Steps[None]:
        """Act when the count of a day's vote has been told: move votes, before ties are looked at (RULES c2 row 3)."""
        return nothing()

    def tied(self, game: Game, ballot: Ballot) -> Steps[Verdict | None]:
        """Settle a tie before the house rule does: return the verdict, or None to leave it."""
        return nothing()

    def condemned(self, game: Game, verdict: Verdict) -> Steps[None]:
        """Act before the condemned leaves: pardon, or put another in the place. In RULES c2's order."""
        return nothing()

    def voted(self, game: Game, verdict: Verdict) -> Steps[Steps[None] | None]:
        """Act when a vote and all that followed from it are over; what it returns runs once all have acted."""
        return nothing()

    def seen(self, game: Game, seat: int, side: str, to: str) -> str:
        """Return what a seat counts as to a power (by id) that looks for werewolves: `werewolf` or `good`."""
        return side

    def appears(self, game: Game, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Return what a seat's cards look like to a power that sees cards."""
        return cards

    def sights(self, game: Game, seat: int, fact: str | tuple[str, ...]) -> str | tuple[str, ...]:
        """Change what a power that looks at a seat is told of it."""
        return fact

    def learned(self, game: Game, call: str, holder: int, about: int, fact: str | tuple[str, ...]) -> None:
        """Take note that a power has just learned something."""

    def shown(self, game: Game, death: Death, audience: Audience) -> Audience:
        """Say who sees the cards of a seat that died."""
        return audience

    def claims(self, game: Game) -> Iterable[Claim]:
        """Claim the win, if it is won. RULES d has the order of precedence."""
        return ()

    def denies(self, game: Game, camp: str) -> bool:
        """Say whether it keeps a camp from winning now."""
        return False


class Role(Effect):
    """A card, and the power that it gives to whom it is dealt.

    A role is one file under roles/: the docstring is its rule, the class variables say where it belongs, the hooks are
    what it does. `roles/_example.py` is the commented skeleton.
    """

    camp: ClassVar[str] = VILLAGE
    """The camp of who holds the card, unless something turns it."""
    box: ClassVar[str] = "base"
    cited: ClassVar[str] = ""
    """Where the rule comes from: the seeds and the part of RULES."""
    wolf: ClassVar[bool] = False
    """Whether the card is of the werewolf team."""
    plain: ClassVar[bool] = False
    """Whether it is a plain villager, for the wiped side; all others of the village are power roles."""
    also: ClassVar[tuple[type[Effect], ...]] = ()
    """Powers that the card gives besides its own: a wolf with a second bite also bites with the pack."""
    extra_cards: ClassVar[int] = 0
    """How many cards more than seats a deck with this card has; they lie in the centre."""
    opens_by_day: ClassVar[bool] = False
    """Whether a game with this card opens with debate and vote, before the first night."""
    camp_in_love: ClassVar[str | None] = None
    """The camp as which its holder counts in a pair of lovers, where that isn't his own (RULES a2)."""
    undecided: bool = False
    """Whether its holder has no camp yet, since he chooses one in the first night (RULES a1)."""
    immune: ClassVar[bool] = False
    """Whether no other power can take its force away."""
    kept_when_infected: ClassVar[bool] = False
    """Whether it stays with a holder who is turned into a werewolf, whatever the house says of powers."""
    identified: ClassVar[int | None] = None
    """Step number of a first-night call that only tells a human judge who holds the card, where that is played."""
    copies: ClassVar[tuple[int, ...] | None] = None
    """How many of this card a deck has if any: None is any number."""
    box_copies: ClassVar[int] = 1
    """How many of it lie in the box."""
    harms: ClassVar[bool] = False
    protects: ClassVar[bool] = False
    learns: ClassVar[bool] = False
    worth: ClassVar[float] = 1.0
    """For bots: whether the power harms, protects or learns, and what it is worth to its camp; a villager is 1."""

    @classmethod
    def lays_out(cls, game: Game) -> None:
        """Lay out what belongs to the card before the first night, for all to see, wherever the card itself lies."""

    @classmethod
    def team(cls, rules: HouseRules) -> str:  # noqa: ARG003 - a card may belong elsewhere under a house rule
        """Return the camp of who holds the card."""
        return cls.camp

    @classmethod
    def tells(cls, told: Told, living: tuple[int, ...]) -> Iterable[Clue] | None:  # noqa: ARG003 - for those who override it
        """For bots: what its holder learns of sides from what he was told at its call, and who lived then.

        None where the words mean what they say: `werewolf`, `good`, `yes`, `no`, or a card, of the seats named.
        """
        return None

    @classmethod
    def betrays(cls, holder: int | None, past: Past) -> Iterable[Clue]:  # noqa: ARG003 - see above
        """For bots: what all that was heard aloud so far says of sides to who knows, or supposes, that a seat holds it.

        `holder` is None for who has no idea where the card is.
        """
        return ()

    def serves(self) -> str:
        """Return the camp that this power serves: the card's, unless its holder has chosen another."""
        return self.camp

    def matters(self, game: Game) -> bool:
        """Matter while its holder lives and it can harm or protect."""
        return (self.harms or self.protects) and not self.common and game.table[self.holder].alive

    def succeeds(self, game: Game, former: Role) -> None:
        """Take over what another holder of the same card has chosen for good with it: nobody chooses that twice."""

    @classmethod
    def active(cls) -> bool:
        """Say whether the card does anything at all: a plain villager's does not."""
        return bool(cls.hooks) or cls.call is not None

    @classmethod
    def only_shown(cls) -> bool:
        """Say whether a judge of printed cards must have it shown: it does something, and never wakes."""
        return cls.active() and not any(one.call is not None for one in (cls, *cls.also))


def side_by_side(branches: list[Steps[None]]) -> Steps[None]:
    """Take several lines of steps side by side."""
    yield Together(branches)


def nothing() -> Steps[None]:
    """Take no steps at all."""
    return _NOTHING


_NOTHING: Steps[None] = cast("Steps[None]", iter(()))  # a walk that is over at once, whoever takes it and how often
