"""Setups and plans: what a table has chosen to play, checked as a whole and made ready for any number of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType

import msgspec

from lycaon.game.ask import RefusalCode, Refused
from lycaon.game.deck import problems
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Called, CallEnded
from lycaon.game.house_rules import HouseRules
from lycaon.game.table import VILLAGE, WEREWOLVES, Attributes
from lycaon.game.variant import Variant

LEAST_SEATS, MOST_SEATS = 3, 40
"""Fewer can't be a game; more than the classic box allows (18) is a table's own choice."""


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table plays: seats, cards and house rules. With the decisions it is a game's whole record.

    `deck` is every card, in any order, those that will lie in the centre included. `cards_each` is 2 in the two-card
    games. `talk`: whether turns to speak are asked for; without, tables and simulations speak outside the game.
    `looks`: whether everybody is given time to look at their own cards before the first night.
    `holds`: whether each call of the night stays open until somebody closes its hold; without, it ends with its
    answers. `real_cards`: whether people hold printed cards, so that the judge is asked who holds what.
    """

    seats: int
    deck: tuple[str, ...]
    rules: HouseRules = msgspec.field(default_factory=HouseRules)
    cards_each: int = 1
    variant: str | None = None
    sheriff: int | None = None
    actor_cards: tuple[str, ...] = ()
    """Cards that lie face up beside the deck for whom it may concern."""
    attributes: tuple[Attributes, ...] = ()
    events: tuple[str, ...] = ()
    """The deck of event cards, from the top."""
    events_in_force: tuple[str, ...] = ()
    """Event cards that are in force from the start."""
    talk: bool = True
    looks: bool = False
    holds: bool = False
    real_cards: bool = False


class Step(msgspec.Struct, frozen=True):
    """One call of the night as it is made: the call and the class whose holders it wakes."""

    call: Call
    order: int
    effect: type[Effect]
    called: Called
    ended: CallEnded
    for_show: bool = False
    """Whether no card of the deck brings it: it is made in the first night alone."""


def step(call: Call, order: int, effect: type[Effect], *, for_show: bool = False) -> Step:
    """Make a step with the events of its beginning and end, which are the same each night."""
    return Step(call, order, effect, Called(None, call.id), CallEnded(None, call.id), for_show)


Wave = tuple[Step, ...]

LAST_SHOWN = 96
"""Where cards are called to be known by the judge that RULES b gives no place for it: behind those that have one."""


class Hand(msgspec.Struct, frozen=True):
    """The cards of one seat, and what follows from them: ids, team, and the powers that come with them."""

    cards: tuple[type[Role], ...]
    ids: tuple[str, ...]
    team: str
    wolf: bool
    powers: tuple[type[Role], ...]


def hand_of(cards: tuple[type[Role], ...], rules: HouseRules) -> Hand:
    """Return what follows from holding these cards: a wolf card goes before all others, then a camp of its own."""
    wolf = any(card.wolf for card in cards)
    teams = [card.team(rules) for card in cards if card.wolf or not wolf]
    own = [team for team in teams if team not in (VILLAGE, WEREWOLVES)]
    team = own[0] if own else WEREWOLVES if wolf else VILLAGE
    powers: list[type[Role]] = []
    for card in cards:
        if card.active():
            powers.append(card)
        powers.extend(also for also in card.also if issubclass(also, Role))
    return Hand(cards, tuple(card.id for card in cards), team, wolf, tuple(powers))


class Opener:
    """Makes an effect that is in force from the start; `bites_reshape` as of the effects that it may bring."""

    __slots__ = ("bites_reshape", "make")

    def __init__(self, make: Callable[[], Effect], *, bites_reshape: bool) -> None:
        """Make nothing yet."""
        self.make = make
        self.bites_reshape = bites_reshape

    def __call__(self) -> Effect:
        """Make the effect."""
        return self.make()


class _Hooks(dict[type[Effect], tuple[str, ...]]):
    """By class, the hooks to which its effects answer under some house rules; found when a class is met first."""

    def __init__(self, rules: HouseRules) -> None:
        """Know no class yet."""
        self._rules = rules

    def __missing__(self, kind: type[Effect]) -> tuple[str, ...]:
        """Find the hooks of a class."""
        hooks = self[kind] = tuple(hook for hook in kind.hooks if kind.answers(hook, self._rules))
        return hooks


class Plan:
    """A setup made ready: its cards as classes, and the calls of its nights in their order and waves."""

    def __init__(
        self,
        setup: Setup,
        roles: Mapping[str, type[Role]],
        *,
        openers: tuple[Callable[[], Effect], ...] = (),
        variants: Mapping[str, type[Variant]] = MappingProxyType({}),
        as_it_is: bool = False,
    ) -> None:
        """Check the setup against the roles that exist; raises `Refused` with what is wrong.

        `openers` make the effects that are in force from the start besides the cards: a variant, an event deck. A setup
        with event cards needs them.
        `as_it_is` takes any number of seats and cards, as worked examples do; unknown cards are refused all the same.
        """
        self.variant = self._variant(setup, variants)
        if self.variant is not None:
            openers = (*openers, self.variant)
        self.openers = openers
        self.setup = setup
        self.rules = setup.rules
        if self.variant is not None and self.variant.forces:
            self.rules = msgspec.structs.replace(setup.rules, **self.variant.forces)
        self.roles = roles if self.variant is None else {**roles, **self.variant.replaces}
        if (setup.events or setup.events_in_force) and not openers:
            raise Refused(RefusalCode.BAD_SETUP, what="events", value=(*setup.events, *setup.events_in_force))
        if not as_it_is:
            self._check(setup)
        unknown = sorted({card for card in (*setup.deck, *setup.actor_cards) if card not in self.roles})
        if unknown:
            raise Refused(RefusalCode.BAD_DECK, what="unknown_role", value=unknown[0])
        self.cards: tuple[type[Role], ...] = tuple(self.roles[card] for card in sorted(setup.deck))
        kinds = dict.fromkeys(self.cards)
        self.kinds: tuple[type[Role], ...] = tuple(kinds)
        self.deck = tuple(sorted(setup.deck))
        self.copies = Counter(self.cards)
        self.alone = frozenset(kind for kind, copies in self.copies.items() if copies == 1)
        """Cards of which the deck has one: their asks need no seat in the id."""
        self.extra = len(setup.deck) - setup.seats * setup.cards_each
        self.laid_out = tuple(kind for kind in kinds if _function(kind.lays_out) is not _function(Role.lays_out))
        """Cards that lay something out before the first night."""
        lent = self._lent()
        self.offers = setup.rules.self_explosion or any(
            "offers" in card.hooks for card in (*kinds, *lent) if not card.wolf
        )
        self.held = frozenset(hook for card in (*kinds, *lent) for hook in card.asks_in_secret if setup.holds)
        """The moments by day and at dawn that have a hold, since a card of this game may be asked in secret then."""
        played = (*kinds, *lent, *(() if self.variant is None else (self.variant,)))
        self.dead_may_act = any(one.acts_when_dead for one in played)
        """Whether somebody who is dead may still act in this game."""
        self.quiet = not (setup.holds or setup.real_cards)
        """Whether a call that wakes nobody is over as soon as it is made."""
        self.silent_causes: frozenset[str] = frozenset({"explosion"})
        self.first_phase = "day" if any(card.opens_by_day for card in kinds) else setup.rules.first_phase
        self.steps = self._steps(kinds)
        self.bites = frozenset(step.call.id for step in self.steps if step.effect.bites)
        """The calls at which werewolves bite."""
        reshaped = any(getattr(one, "bites_reshape", False) for one in openers)
        self.reshaping = self._deciding() if reshaped else frozenset[str]()
        """Calls that change who holds what in this game, though not in others."""
        self.hooks = _Hooks(self.rules)
        """By class, the hooks to which an effect answers under the house rules."""
        self._hands: dict[tuple[type[Role], ...], Hand] = {}
        self.single = {card.id: self.hand((card,)) for card in kinds}
        """The hand of each single card, by its id."""
        self._nights: dict[tuple[bool, bool], tuple[Wave, ...]] = {}

    @staticmethod
    def _variant(setup: Setup, variants: Mapping[str, type[Variant]]) -> type[Variant] | None:
        """Find the variant that the setup names."""
        if setup.variant is None:
            return None
        if setup.variant not in variants:
            raise Refused(RefusalCode.BAD_SETUP, what="variant", value=setup.variant, known=tuple(variants))
        return variants[setup.variant]

    def _check(self, setup: Setup) -> None:
        """Refuse a setup that can't be played, with everything that is wrong about it."""
        for what, value, least, most in (
            ("seats", setup.seats, LEAST_SEATS, MOST_SEATS),
            ("cards_each", setup.cards_each, 1, 2),
            ("sheriff", 1 if setup.sheriff is None else setup.sheriff, 1, setup.seats),
            ("attributes", len(setup.attributes) or setup.seats, setup.seats, setup.seats),
        ):
            if not least <= value <= most:
                raise Refused(RefusalCode.BAD_SETUP, what=what, value=value, least=least, most=most)
        wrong = problems(setup.deck, setup.seats, self.roles, setup.rules, setup.cards_each, self.variant)
        if wrong:
            first = wrong[0]
            raise Refused(
                RefusalCode.BAD_DECK,
                what=first.what,
                value=first.value,
                need=first.need,
                found=first.found,
                problems=wrong,
            )

    def _deciding(self) -> frozenset[str]:
        """Return the calls at which werewolves bite, and those that decide what becomes of a bite."""
        calls = (step.call for step in self.steps)
        return self.bites | {call.id for call in calls if call.strikes and not self.bites.isdisjoint(call.needs)}

    def _steps(self, kinds: Mapping[type[Role], None]) -> tuple[Step, ...]:
        """List every call that the deck and the house rules bring, in order."""
        rules = self.rules
        played: list[type[Role | Variant]] = [] if self.variant is None else [self.variant]
        played = [*kinds, *played, *self._lent()]
        effects = [effect for one in played for effect in (one, *getattr(one, "also", ()), *one.brings)]
        every = [effect for card in self.roles.values() for effect in (card, *card.brings)] if rules.fake_calls else []
        shown = [effect for effect in every if effect.call is not None and effect.call.faked]
        found: dict[str, Step] = {}
        for place, effect in enumerate((*effects, *shown)):
            call = effect.call
            if call is not None and call.id not in found:
                found[call.id] = step(call, call.place(rules), effect, for_show=place >= len(effects))
        for card in kinds:
            order = self._shows_at(card)
            if order is not None:
                found[card.id] = step(Call(card.id, order, "first"), order, Effect)
        return tuple(sorted(found.values(), key=lambda step: (step.order, step.call.id)))

    def _shows_at(self, card: type[Role]) -> int | None:
        """Return the place in the first night at which a card that never wakes is called, only to be known.

        Who judges printed cards must see every holder while eyes are shut; plain villagers are the others.
        """
        if self.setup.real_cards and card.only_shown():
            return LAST_SHOWN if card.identified is None else card.identified
        return card.identified if self.rules.moderator_identification and card.call is None else None

    def _lent(self) -> list[type[Role]]:
        """Return the cards that an actor may take; where they lie face down, all that it could be.

        Nobody else must hear from the calls of the night which they are.
        """
        cards = [self.roles[card] for card in self.setup.actor_cards]
        if not cards or self.setup.rules.actor_cards_faceup:
            return cards
        could_be = [card for card in self.roles.values() if card.camp == VILLAGE and not card.plain and not card.wolf]
        return list(dict.fromkeys((*cards, *could_be)))

    def hand(self, cards: tuple[type[Role], ...]) -> Hand:
        """Return what follows from holding these cards."""
        hand = self._hands.get(cards)
        if hand is None:
            hand = self._hands[cards] = hand_of(cards, self.rules)
        return hand

    def night(self, number: int) -> tuple[Wave, ...]:
        """Return the calls of a night, counted from 1: one a wave in turn, or in the waves that their needs allow."""
        key = (number == 1, number % 2 == 0)
        waves = self._nights.get(key)
        if waves is None:
            made = [
                step
                for step in self.steps
                if step.call.made_in(number, self.rules) and not (step.for_show and number > 1)
            ]
            waves = (
                _waves(made, self.reshaping) if self.rules.night_calls == "at_once" else tuple((step,) for step in made)
            )
            self._nights[key] = waves
        return waves


def _waves(steps: list[Step], reshaping: Collection[str] = ()) -> tuple[Wave, ...]:
    """Put calls that don't depend on each other together; a call comes in the wave after the last that it needs."""
    level: dict[str, int] = {}
    for place, step in enumerate(steps):
        call = step.call
        before = [
            other.call.id
            for other in steps[:place]
            if call.needs_all
            or call.id in reshaping  # it may take from its victim what earlier calls still give
            or other.call.reshapes
            or other.call.id in reshaping
            or other.call.id in call.needs
            or call.id in other.call.needed_by
            or (call.needs_strikes and other.call.strikes)
        ]
        level[call.id] = 1 + max((level[one] for one in before), default=-1)
    deepest = max(level.values(), default=-1)
    return tuple(tuple(step for step in steps if level[step.call.id] == depth) for depth in range(deepest + 1))


def typed(setup: object) -> Setup:
    """Return a setup whose values are of the types that they must have; raises `Refused(bad_setup)`."""
    if not isinstance(setup, Setup):
        raise Refused(RefusalCode.BAD_SETUP, what="type", value=type(setup).__name__)
    try:
        return msgspec.convert(msgspec.to_builtins(setup), Setup)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as wrong:
        raise Refused(RefusalCode.BAD_SETUP, what="type", value=str(wrong)) from None


def _function(method: Callable[..., object]) -> object:
    """Return the function behind a class method, to see whether a class has one of its own."""
    return getattr(method, "__func__", method)
