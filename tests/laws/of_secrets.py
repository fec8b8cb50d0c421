"""Laws of secrets: nothing that a viewer is sent depends on what is hidden from it, releases aside.

Two games that differ only in what is hidden from a viewer are compared by all that the viewer is sent, in order. The
first difference must be a release: something that the rules let the viewer know. Which calls are made, which asks are
open, what is legal, what is refused and how things are numbered is never a release.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import zip_longest

import msgspec

from lycaon import HouseRules, all_roles
from lycaon.game.event import (
    Announced,
    AnyEvent,
    BallotOpened,
    Condemned,
    Counted,
    Dealt,
    Died,
    Ended,
    Exploded,
    NightFell,
    Returned,
    Revealed,
    Said,
    SpeechBegan,
    Told,
    Voted,
)
from lycaon.game.view import Viewer
from lycaon.moons import moons
from tests.laws.of_play import own_events
from tests.laws.pairs import Pair, Side
from tests.laws.sent import Changed, Event, Item, Opened, Pointed, Probed

RELEASES: dict[type[AnyEvent], tuple[str, ...]] = {
    Told: ("call", "about", "fact"),  # to those only whose card or bond it belongs to
    Dealt: ("cards",),  # another's card that one has taken
    Died: ("seats",),  # at dawn, and batch by batch
    Revealed: ("seat", "cards"),
    Returned: ("seat",),  # Miracle's, the last whom the werewolves have killed
    Counted: ("votes", "totals", "leaders"),
    Voted: ("choice",),
    Condemned: ("seat",),
    Announced: ("seat", "word"),  # only of what is in ALOUD or OF_EVENTS
    Exploded: ("seat",),
    Ended: ("winner", "winners", "because", "cards", "camps"),
}
"""The closed list: the events that may tell a secret, each with the fields in which it may."""

ALOUD = (
    "actor_took",
    "duel",
    "elder_fault",
    "growl",
    "idiot_spared",
    "infection",
    "second_vote",
    "servant",
    "shot",
    "stupefied",
    "voters_named",
    "votes_moved",
    "wild_child_turned",
)
"""What is announced of a card that shows itself, or of what it has done."""

OF_EVENTS = (
    "away",
    "box",
    "church",
    "coin",
    "dissatisfaction_vote",
    "enthusiasm_vote",
    "executioner_named",
    "pact_taken",
    "punished",
    "rascal_back",
    "seer_saw",
    "spiritualism_card",
    "vote_lost",
    "vouched",
)
"""What is announced of an event card or by a variant: what people did in public, what the card has the judge say."""

VOID_BY_SECRETS = ("miracle", "spiritualism")
"""Cards that have no effect while nobody has fallen to the werewolves, which only the judge may know (EVENTS 4, 5)."""

BEFALLS = ("infected", "restored", "stupefied", "turned")
"""What is told to whomever it befalls."""

TOLD_TOO = {"wolf_brothers": "younger_wolf_brother"}
"""Who hears what is told at another card's call."""

LEGAL_BY_SECRETS = ("double_agent",)
"""What is put to the dead, with nobody but the right people to choose from (EVENTS 2)."""

ASKED_BY_SECRETS = ("hunter", "big_bad_wolf")
"""Whose being asked at all tells the holder something that the rules let him know: that his death leaves him a shot, or
that no werewolf has died yet, be it one of whom nobody knows (RULES k37)."""

MAY_BE_MISSING = (Told, Dealt, Died, Revealed, Returned, Condemned, Announced, Exploded, Ended)
"""Releases whose being there at all is the secret that is told. A ballot is always counted."""


class Difference(msgspec.Struct, frozen=True):
    """The first difference between what two viewers were sent, and how long they had been sent the same."""

    nights: int
    """The nights that began for both before it."""
    one: Item | None
    other: Item | None


def first_difference(one: Sequence[Item], other: Sequence[Item]) -> Difference | None:
    """Return where two viewers were sent different things first."""
    nights = 0
    for mine, yours in zip_longest(one, other):
        if mine != yours:
            return Difference(nights, mine, yours)
        nights += isinstance(mine, Event) and isinstance(mine.event, NightFell)
    return None


class Knowing(msgspec.Struct, frozen=True):
    """What decides which releases are a viewer's: the house rules, and the cards that it has ever held."""

    rules: HouseRules
    cards: frozenset[str]
    blocked: bool = False
    """Whether the deck has a card that makes powers fail; their holders are not asked then (RULES k3)."""
    muted: bool = False
    """Whether the deck has a potion that takes a seat's vote and speech, which nobody can overlook."""
    lets_happen: bool = False
    """Whether a gypsy decides in secret whether the morning brings an event."""
    hypnotises: bool = False
    """Whether the pack can't name whom it has hypnotised, so that who joins it learns of them (RULES e6)."""
    stands_in: bool = False
    """Whether the viewer may wake in the pack's place, and sees who wakes there, too (EVENTS 3)."""


def may_differ(difference: Difference, knowing: Knowing) -> bool:
    """Say whether the first difference is a release."""
    one, other = difference.one, difference.other
    if isinstance(one, Changed | Pointed) and type(one) is type(other):
        return _mates_point(one, other)
    if knowing.muted and any(_shows_who_is_mute(item) for item in (one, other)):
        return True
    if isinstance(one, Opened) and isinstance(other, Opened) and _is_narrowed_by_secrets(one, knowing):
        return one.ask == msgspec.structs.replace(other.ask, legal=one.ask.legal)
    if isinstance(one, Opened) and isinstance(other, Opened) and knowing.stands_in and one.ask.call == "werewolf":
        return one.ask == msgspec.structs.replace(other.ask, seats=one.ask.seats, legal=one.ask.legal)
    if isinstance(one, Event) and isinstance(other, Event) and _are_alike(one.event, other.event):
        return _fields_are_released(one.event, other.event, knowing)
    return any(_may_be_missing(item, knowing) for item in (one, other))


def _is_narrowed_by_secrets(item: Opened, knowing: Knowing) -> bool:
    return item.ask.call in LEGAL_BY_SECRETS or (knowing.hypnotises and item.ask.call == "werewolf")


def _are_alike(one: AnyEvent, other: AnyEvent) -> bool:
    """Say whether two events are the same but for what they say; two announcements of different things are not."""
    if isinstance(one, Announced) and isinstance(other, Announced):
        return one.what == other.what
    return type(one) is type(other)


def _shows_who_is_mute(item: Item | None) -> bool:
    if isinstance(item, Event):
        return isinstance(item.event, BallotOpened | SpeechBegan | Said)
    return isinstance(item, Probed) and item.moment.endswith("speech")


def _mates_point(one: Item, other: Item | None) -> bool:
    """Say whether two items differ only in where the viewer's mates point; they see each other do it."""
    if isinstance(one, Changed) and isinstance(other, Changed):
        return one.ask == msgspec.structs.replace(other.ask, others=one.ask.others)
    return isinstance(one, Pointed) and isinstance(other, Pointed) and one.id == other.id


def _fields_are_released(one: AnyEvent, other: AnyEvent, knowing: Knowing) -> bool:
    fields = RELEASES.get(type(one), ())
    if isinstance(one, Died) and knowing.rules.announce_cause:
        fields = (*fields, "causes")
    differing = {name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)}
    return differing <= set(fields) and _belongs(one, knowing) and _belongs(other, knowing)


def _may_be_missing(item: Item | None, knowing: Knowing) -> bool:
    if isinstance(item, Pointed) or (isinstance(item, Changed) and item.ask.others):
        return True  # the viewer sees where its mates point
    if isinstance(item, Opened):
        first = item.ask.call.partition(".")[0]
        return first in knowing.cards and (first in ASKED_BY_SECRETS or (knowing.blocked and item.ask.id[0] == "n"))
    if not isinstance(item, Event):
        return False
    event = item.event
    if isinstance(event, SpeechBegan):  # who has last words is decided by the cause
        return event.call == "last_words"
    return isinstance(event, MAY_BE_MISSING) and _belongs(event, knowing)


@cache
def declared(what: str) -> tuple[str, ...]:
    """Return what roles say of themselves that they tell others, or have said aloud."""
    return tuple(word for role in all_roles().values() for word in getattr(role, what))


def _belongs(event: AnyEvent, knowing: Knowing) -> bool:
    """Say whether it is for this viewer to know: what a card tells, for its holder; what befalls one, for anybody."""
    if isinstance(event, Announced):
        turned = knowing.lets_happen and (event.what in moons() or event.what == "event_void")
        void = event.what == "event_void" and event.word in VOID_BY_SECRETS
        return turned or void or event.what in (*ALOUD, *OF_EVENTS, *declared("says_aloud"))
    if not isinstance(event, Told) or event.fact in (*BEFALLS, *declared("befalls")):
        return True
    bearers = {id for id, role in all_roles().items() if event.call == id or (role.call and role.call.id == event.call)}
    if event.call in TOLD_TOO:
        bearers.add(TOLD_TOO[event.call])
    return not bearers or bool(bearers & knowing.cards)


def knowing(side: Side, viewer: Viewer) -> Knowing:
    """Return what decides which releases are a viewer's."""
    setup = side.pair.setup
    held: set[str] = set()
    for event in own_events(side.game, viewer):
        if isinstance(event, Dealt) and event.seat == viewer:
            held |= set(event.cards)
        elif isinstance(event, Told) and event.fact in ("infected", "turned"):
            held.add("werewolf")
    if "actor" in held:
        held |= set(setup.actor_cards)
    for card in list(held):
        held |= {also.id for also in all_roles()[card].also}
    if held & {"dog_wolf", "avenger", "younger_wolf_brother"}:
        held.add("werewolf")  # they may join the pack
    if setup.variant == "two_cards" and "werewolf" in held:
        held.add("big_bad_wolf")  # two werewolf cards make one
    if "full_moon_rising" in setup.events and any(all_roles()[card].wolf for card in held):
        held.add("seer")  # for a night werewolves look like seers (EVENTS 3)
    deck = (*setup.deck, *setup.actor_cards)
    blocked = not {"moon_girl", "fire_wolf", "accursed_wolf_father", "avenger"}.isdisjoint(deck)
    stands_in = "full_moon_rising" in setup.events and not held.isdisjoint({"hunter", "witch", "seer"})
    return Knowing(
        setup.rules,
        frozenset(held),
        blocked,
        "pharmacist" in deck,
        "gypsy" in deck,
        setup.variant == "fascination",
        stands_in,
    )


def compare(pair: Pair) -> dict[Viewer, int]:
    """Play a pair, hold what each viewer was sent to the law, and return how many nights it lasted for each."""
    first, second = pair.played()
    lasted: dict[Viewer, int] = {}
    for viewer, watch in first.watches.items():
        items = watch.items
        difference = first_difference(items, second.watches[viewer].items)
        if difference is None:
            lasted[viewer] = sum(isinstance(item, Event) and isinstance(item.event, NightFell) for item in items)
            continue
        known = knowing(first, viewer)
        assert may_differ(difference, known), f"{viewer} can tell:\n  {difference.one}\n  {difference.other}"
        lasted[viewer] = difference.nights
    return lasted


def nothing_hidden_can_be_told(pair: Pair) -> None:
    compare(pair)
