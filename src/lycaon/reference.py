"""What there is to play with, as facts for programs: cards, variants, house rules, decks, and the players' words."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Protocol

import msgspec

from lycaon.game.deck import Deck
from lycaon.game.effect import Effect, Role
from lycaon.game.election import Badge
from lycaon.game.event import Announced, Called, CallEnded
from lycaon.game.house_rules import PRESETS, Option, spelling
from lycaon.game.variant import Variant
from lycaon.moons import Moon, moons
from lycaon.roles import roles
from lycaon.texts import Narrator, Term, Texts, key
from lycaon.variants import variants


class Speaker(Protocol):
    """Who says the facts in words: the texts of one language, and its narrator."""

    @property
    def texts(self) -> Texts:
        """The texts."""

    @property
    def narrator(self) -> Narrator:
        """The narrator."""

    def say(self, key: str, **values: str | float) -> str:
        """Say a text."""


class Entry(msgspec.Struct, frozen=True):
    """One thing that can be looked up by its id: a role, an office, an event card or a variant."""

    kind: str
    id: str
    effect: type[Effect]
    """What it is in play; `Effect` itself for an office that Lycaon explains and does not play."""
    cited: str
    icon: str

    @property
    def played(self) -> bool:
        """Whether Lycaon plays it."""
        return self.effect is not Effect


TEXTS = {"role": "role", "office": "office", "event": "moon", "variant": "variant"}
"""Each kind, with what the keys of its texts begin with; they are listed in this order."""


PARTS = ("brief", "rule", "hint")


@cache
def entries() -> dict[str, Entry]:
    """Return everything that can be looked up, by id: roles by box, offices, event cards by phase, variants."""
    offices = (
        Entry("office", "sheriff", Badge, "seeds 000-004; RULES a2, j, k7", Badge.icon),
        Entry("office", "town_crier", Effect, "The Pact; EVENTS 1", "ringing-bell"),
    )
    made: list[Entry] = [_entry("role", card) for card in roles().values()]
    made += offices
    made += [_entry("event", card) for card in moons().values()]
    made += [_entry("variant", variant) for variant in variants().values()]
    return {entry.id: entry for entry in made}


def _entry(kind: str, effect: type[Role | Moon | Variant]) -> Entry:
    return Entry(kind, effect.id, effect, effect.cited, effect.icon)


def said(voice: Speaker, entry: Entry, part: str) -> str:
    """Return a part of what is said of something: `name`, `brief`, `rule` or `hint`."""
    return voice.say(key(TEXTS[entry.kind], entry.id, part))


def script(voice: Speaker, entry: Entry) -> list[str]:
    """Return what the judge says at its calls, line by line: eyes open, eyes shut; a card's own words when turned."""
    narrator = voice.narrator
    if entry.kind == "event":
        return narrator.aloud(Announced(None, entry.id))
    if entry.effect is Badge:
        return [
            voice.say(line) for line in ("announced-sheriff-run", "announced-sheriff-withdraw", "ballot-sheriff-vote")
        ]
    said_then = [event for call in _calls(entry.effect) for event in (Called(None, call), CallEnded(None, call))]
    lines = [voice.texts.sentences(narrator.aloud(event)) for event in said_then]
    only_to_know = issubclass(entry.effect, Role) and entry.effect.call is None and entry.effect.identified is not None
    return [voice.say("cli-role-identified", line=line) for line in lines] if only_to_know else lines


def _calls(effect: type[Effect]) -> list[str]:
    """Return the ids of the calls that come with something, in the order of the night."""
    found: list[type[Effect]] = [effect]
    if issubclass(effect, Role):
        found += [*effect.also, *effect.brings]
    elif issubclass(effect, Variant):
        found += [*effect.brings, *(one for card in effect.replaces.values() for one in card.brings)]
    steps = {one.call.id: one.call.order for one in found if one.call is not None}
    if issubclass(effect, Variant):  # calls that cards have anyway are told with those
        steps = {call: order for call, order in steps.items() if call not in _card_calls()}
    if issubclass(effect, Role) and effect.identified is not None:
        steps.setdefault(effect.id, effect.identified)
    return sorted(steps, key=steps.__getitem__)


@cache
def _card_calls() -> frozenset[str]:
    """Return the ids of the calls that come with cards."""
    return frozenset(call for card in roles().values() for call in _calls(card))


def facts(voice: Speaker, entry: Entry) -> dict[str, object]:
    """Return all about a role, an office, an event card or a variant."""
    effect = entry.effect
    found: dict[str, object] = {"kind": entry.kind, "id": entry.id, "name": said(voice, entry, "name")}
    found |= {"icon": entry.icon, "played": entry.played}
    if issubclass(effect, Role):
        found |= {"box": effect.box, "camp": effect.camp, "wolf": effect.wolf}
        found["call"] = None if effect.call is None else {"id": effect.call.id, "order": effect.call.order}
        found |= {"copies": effect.copies, "box_copies": effect.box_copies, "extra_cards": effect.extra_cards}
    elif issubclass(effect, Moon):
        found |= {"phase": effect.phase, "box_copies": effect.copies}
    elif issubclass(effect, Variant):
        found |= {"cards_each": effect.cards_each, "forces": dict(effect.forces)}
    found |= {part: said(voice, entry, part) for part in PARTS}
    return found | {"script": script(voice, entry), "house_rules": entry.effect.house_rules, "source": entry.cited}


def option_facts(voice: Speaker, option: Option) -> dict[str, object]:
    """Return all about a house rule."""
    return {
        "id": option.id,
        "name": voice.texts.rule(option.id),
        "says": voice.say(key("rule", option.id)),
        "section": option.section,
        "kind": option.kind,
        "choices": [{"value": spelled, "says": choice(voice, option, spelled)} for spelled in option.spellings],
        "default": spelling(option.default),
        "presets": {preset: spelling(values[option.id]) for preset, values in PRESETS.items() if option.id in values},
        "source": option.source,
    }


def choice(voice: Speaker, option: Option, spelled: str) -> str:
    """Say a choice of a house rule."""
    return voice.texts.choice(option.id, spelled)


def deck_facts(deck: Deck) -> dict[str, object]:
    """Return all about a deck."""
    return {
        "id": deck.id,
        "seats": deck.seats,
        "cards": dict(Counter(deck.cards)),
        "centre": len(deck.cards) - deck.seats * deck.cards_each,
        "cards_each": deck.cards_each,
        "variant": deck.variant,
        "preset": deck.preset,
        "source": deck.source,
        "usual": deck.usual,
    }


def term_facts(voice: Speaker, term: Term) -> dict[str, object]:
    """Return all about a word of the players'."""
    return {
        "id": term.id,
        "group": term.group,
        "name": voice.say(key("term", term.id, "name")),
        "means": voice.say(key("term", term.id, "means")),
        "source": term.cited,
    }
