"""`lycaon roles`, `lycaon rules`, `lycaon decks` and `lycaon glossary`: what there is to play with, and its words."""

from __future__ import annotations

import re
from collections import Counter
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from inspect import getsource

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from lycaon.cli.failure import Failed
from lycaon.cli.reading import plain
from lycaon.cli.screen import Screen
from lycaon.cli.voice import Voice
from lycaon.decks import offered
from lycaon.game.deck import DECKS, Deck
from lycaon.game.effect import Effect, Role
from lycaon.game.election import Badge
from lycaon.game.event import Announced, Called, CallEnded
from lycaon.game.house_rules import OPTIONS, PRESETS, SECTIONS, Option, spelling
from lycaon.game.plan import LEAST_SEATS, MOST_SEATS
from lycaon.game.variant import Variant
from lycaon.moons import Moon, moons
from lycaon.roles import roles
from lycaon.texts import GLOSSARY, LANGUAGES, Term, key, texts
from lycaon.variants import variants


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


def said(voice: Voice, entry: Entry, part: str) -> str:
    """Return a part of what is said of something: `name`, `brief`, `rule` or `hint`."""
    return voice.say(key(TEXTS[entry.kind], entry.id, part))


def script(voice: Voice, entry: Entry) -> list[str]:
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


def house_rules_of(entry: Entry) -> tuple[str, ...]:
    """Return the house rules that change something: those with its name, and those that its source asks for."""
    named = {option for option in OPTIONS if option.startswith(f"{entry.id}_")}
    asked: set[str] = set()
    for source in _sources(entry):
        for by_name, as_data in _ASKED.findall(source):
            asked |= {by_name, as_data}
    return tuple(option for option in OPTIONS if option in named | asked)


_ASKED = re.compile(r"""\brules\.([a-z_]+)|\("([a-z_]+)", """)
"""How a source asks for a house rule: in its code, or as data that begins with the rule's name."""


def _sources(entry: Entry) -> list[str]:
    """Return the source of something: its file, the classes of its like above it, and the effects that it brings."""
    if not entry.played:
        return []
    like = [one for one in entry.effect.__mro__[1:] if one.__module__.startswith(("lycaon.roles.", "lycaon.moons."))]
    return [getsource(import_module(entry.effect.__module__)), *map(getsource, (*like, *entry.effect.brings))]


def find(given: str) -> Entry:
    """Return what is meant by an id, or by a name in any language. Raises `Failed`."""
    known = entries()
    id = plain(given).replace("-", "_").replace(" ", "_")
    if id in known:
        return known[id]
    named = _named()
    if plain(given) in named:
        return named[plain(given)]
    near = get_close_matches(plain(given[:80]), [*known, *named], n=1)
    if near:
        raise Failed("cli-unknown-entry-nearest", name=given, nearest=near[0])
    raise Failed("cli-unknown-entry", name=given)


@cache
def _named() -> dict[str, Entry]:
    voices = [Voice(language) for language in LANGUAGES]
    return {plain(said(voice, entry, "name")): entry for voice in voices for entry in entries().values()}


def show_roles(screen: Screen, voice: Voice, given: str | None, *, as_json: bool) -> None:
    """List roles, offices, event cards and variants, or tell all about one of them."""
    chosen = list(entries().values()) if given is None else [find(given)]
    if as_json:
        _json(screen, [_facts(voice, entry) for entry in chosen], alone=given is not None)
    elif given is None:
        for kind in TEXTS:
            if kind != chosen[0].kind:
                screen.line()
            screen.line(voice.say(f"cli-kind-{kind}"), "title")
            for entry in chosen:
                if entry.kind == kind:
                    screen.line(f"{said(voice, entry, 'name')}  ({_in_brackets(voice, entry)})")
                    screen.line(f"    {said(voice, entry, 'brief')}", "aside")
    else:
        _tell(screen, voice, chosen[0])


def _tell(screen: Screen, voice: Voice, entry: Entry) -> None:
    screen.line(f"{said(voice, entry, 'name')}  ({entry.id})", "title")
    screen.line(belongs(voice, entry), "aside")
    for part in PARTS:
        screen.line()
        text = said(voice, entry, part)
        screen.line(voice.say("cli-role-hint", text=text) if part == "hint" else text)
    lines = script(voice, entry)
    if lines:
        screen.line()
        screen.line(voice.say("cli-role-script"))
        for line in lines:
            screen.line(f"» {line}", "aloud")
    screen.line()
    house = house_rules_of(entry)
    if house:
        named = voice.texts.join([f"{voice.texts.rule(option)} ({option})" for option in house])
        screen.line(voice.say("cli-role-rules", rules=named), "aside")
    screen.line(voice.say("cli-source", source=entry.cited), "aside")


def belongs(voice: Voice, entry: Entry) -> str:
    """Say what something is: a role's camp, when an event card happens, or else its kind."""
    effect = entry.effect
    if issubclass(effect, Role):
        return voice.say("cli-role-camp", camp=camp(voice, effect))
    if issubclass(effect, Moon):
        return voice.say(f"cli-phase-{effect.phase}-means")
    return voice.say(f"cli-a-{entry.kind}" if entry.played else "cli-not-played")


def camp(voice: Voice, card: type[Role]) -> str:
    """Return the name of a card's camp; a card that is a camp of its own has no other."""
    own = key("camp", card.camp, "name")
    return voice.say(own) if voice.texts.has(own) else voice.role(card.id)


def _in_brackets(voice: Voice, entry: Entry) -> str:
    """Return what stands behind a name in the list: the id, and a role's camp or an event card's moon."""
    effect = entry.effect
    if issubclass(effect, Role):
        return f"{entry.id}, {camp(voice, effect)}"
    return f"{entry.id}, {voice.say(f'cli-phase-{effect.phase}')}" if issubclass(effect, Moon) else entry.id


def _facts(voice: Voice, entry: Entry) -> dict[str, object]:
    effect = entry.effect
    facts: dict[str, object] = {"kind": entry.kind, "id": entry.id, "name": said(voice, entry, "name")}
    facts |= {"icon": entry.icon, "played": entry.played}
    if issubclass(effect, Role):
        facts |= {"box": effect.box, "camp": effect.camp, "wolf": effect.wolf}
        facts["call"] = None if effect.call is None else {"id": effect.call.id, "order": effect.call.order}
        facts |= {"copies": effect.copies, "box_copies": effect.box_copies, "extra_cards": effect.extra_cards}
    elif issubclass(effect, Moon):
        facts |= {"phase": effect.phase, "box_copies": effect.copies}
    elif issubclass(effect, Variant):
        facts |= {"cards_each": effect.cards_each, "forces": dict(effect.forces)}
    facts |= {part: said(voice, entry, part) for part in PARTS}
    return facts | {"script": script(voice, entry), "house_rules": house_rules_of(entry), "source": entry.cited}


def show_glossary(screen: Screen, voice: Voice, given: str | None, *, as_json: bool) -> None:
    """List the players' words with their meanings, or tell one of them."""
    chosen = list(GLOSSARY) if given is None else [_term(given)]
    if as_json:
        _json(screen, [_term_facts(voice, term) for term in chosen], alone=given is not None)
        return
    group = None
    for term in chosen:
        if given is None and term.group != group:
            if group is not None:
                screen.line()
            group = term.group
            screen.line(voice.say(key("glossary", group)), "title")
        facts = _term_facts(voice, term)
        chinese = "" if voice.language.startswith("zh") else f"  ({texts('zh-Hans').say(key('term', term.id, 'name'))})"
        screen.line(f"{facts['name']}{chinese}", "title" if given is not None else "")
        screen.line(str(facts["means"]) if given is not None else f"    {facts['means']}", "aside")
    if given is not None:
        screen.line(voice.say("cli-source", source=chosen[0].cited), "aside")


def _term(given: str) -> Term:
    """Return what is meant by an id, or by a word in any language, one of several spellings too. Raises `Failed`."""
    known: dict[str, Term] = {}
    for term in GLOSSARY:
        known[plain(term.id.replace("_", " "))] = term
        for language in LANGUAGES:
            name = plain(texts(language).say(key("term", term.id, "name")))
            known |= dict.fromkeys((name, *name.replace("、", ",").split(",")), term)
    word = plain(given).replace("_", " ").replace("-", " ")
    for one in (plain(given), word):
        if one in known:
            return known[one]
    near = get_close_matches(word[:80], known, n=1)
    if near:
        raise Failed("cli-unknown-term-nearest", term=given, nearest=near[0])
    raise Failed("cli-unknown-term", term=given)


def _term_facts(voice: Voice, term: Term) -> dict[str, object]:
    return {
        "id": term.id,
        "group": term.group,
        "name": voice.say(key("term", term.id, "name")),
        "means": voice.say(key("term", term.id, "means")),
        "source": term.cited,
    }


def show_rules(screen: Screen, voice: Voice, given: str | None, *, as_json: bool) -> None:
    """List the house rules with what each preset sets, or tell all about one rule or one preset."""
    if given is None:
        if as_json:
            _json(screen, [_option_facts(voice, option) for option in OPTIONS.values()], alone=False)
        else:
            _list_rules(screen, voice)
        return
    id = plain(given).replace("-", "_").replace(" ", "_")
    if id in PRESETS:
        _tell_preset(screen, voice, id, as_json=as_json)
    elif id not in OPTIONS:
        near = get_close_matches(id[:80], (*OPTIONS, *PRESETS), n=1)
        if near:
            raise Failed("cli-unknown-rule-nearest", rule=given, nearest=near[0])
        raise Failed("cli-unknown-rule", rule=given)
    elif as_json:
        _json(screen, [_option_facts(voice, OPTIONS[id])], alone=True)
    else:
        _tell_rule(screen, voice, OPTIONS[id])


def _tell_rule(screen: Screen, voice: Voice, option: Option) -> None:
    screen.line(f"{voice.texts.rule(option.id)}  ({option.id})", "title")
    screen.line(voice.say(key("rule", option.id)))
    for spelled in option.spellings:
        text = _choice(voice, option, spelled)
        mark = voice.say("cli-default") if option.choices and spelled == spelling(option.default) else ""
        screen.line("  ".join(part for part in (f"  {spelled}", text if text != spelled else "", mark) if part))
    if not option.choices:
        screen.line(voice.say("cli-default-is", value=spelling(option.default)))
    for preset, values in PRESETS.items():
        if option.id in values:
            name = voice.say(key("preset", preset, "name"))
            value = spelling(values[option.id])
            screen.line(voice.say("cli-preset-sets", preset=f"{name} ({preset})", value=value), "aside")
    screen.line(voice.say("cli-source", source=option.source), "aside")


def _list_rules(screen: Screen, voice: Voice) -> None:
    opens = {option: section for section, option in SECTIONS.items()}
    for option in OPTIONS.values():
        if option.id in opens:
            screen.line()
            screen.line(voice.say(key("section", opens[option.id])), "title")
        choices = " / ".join(
            f"[{spelled}]" if spelled == spelling(option.default) and option.choices else spelled
            for spelled in option.spellings
        )
        if not option.choices:
            choices += f" [{spelling(option.default)}]"
        screen.line(f"  {option.id} = {choices}")
        screen.line(f"      {voice.texts.rule(option.id)}", "aside")
    screen.line()
    screen.line(voice.say("cli-presets"), "title")
    for preset in PRESETS:
        screen.line(f"  {preset}")
        screen.line(f"      {voice.say(key('preset', preset, 'name'))}: {voice.say(key('preset', preset))}", "aside")


def _tell_preset(screen: Screen, voice: Voice, preset: str, *, as_json: bool) -> None:
    values = {id: spelling(value) for id, value in PRESETS[preset].items()}
    if as_json:
        _json(
            screen, [{"preset": preset, "name": voice.say(key("preset", preset, "name")), "rules": values}], alone=True
        )
        return
    screen.line(f"{voice.say(key('preset', preset, 'name'))}  ({preset})", "title")
    screen.line(voice.say(key("preset", preset)))
    for id, spelled in values.items():
        screen.line(f"  {id} = {spelled}")
        screen.line(f"      {voice.texts.rule(id)}: {_choice(voice, OPTIONS[id], spelled)}", "aside")


def _choice(voice: Voice, option: Option, spelled: str) -> str:
    return voice.texts.choice(option.id, spelled)


def _option_facts(voice: Voice, option: Option) -> dict[str, object]:
    return {
        "id": option.id,
        "name": voice.texts.rule(option.id),
        "says": voice.say(key("rule", option.id)),
        "section": option.section,
        "kind": option.kind,
        "choices": [{"value": spelled, "says": _choice(voice, option, spelled)} for spelled in option.spellings],
        "default": spelling(option.default),
        "presets": {preset: spelling(values[option.id]) for preset, values in PRESETS.items() if option.id in values},
        "source": option.source,
    }


def show_decks(screen: Screen, voice: Voice, seats: int | None, *, as_json: bool) -> None:
    """List the decks for each number of players, or tell the one for so many."""
    if seats is not None and not LEAST_SEATS <= seats <= MOST_SEATS:
        raise Failed("cli-bad-seats", value=seats, least=LEAST_SEATS, most=MOST_SEATS)
    decks = list(DECKS.values()) if seats is None else list(offered(seats))
    if as_json:
        _json(screen, [_deck_facts(deck) for deck in decks], alone=False)
        return
    grid = _grid(voice, "cli-column-seats", "cli-column-id", "cli-column-deck", "cli-column-preset")
    for deck in decks:
        counted = Counter(deck.cards)
        names = [voice.say("deck-card", count=count, role=voice.role(card)) for card, count in counted.items()]
        preset = voice.say(key("preset", deck.preset, "name"))
        grid.add_row(*map(Text, (str(deck.seats), deck.id, voice.texts.join(names), preset)))
    screen.show(grid)
    screen.line()
    screen.line(voice.say("cli-deck-use", deck=decks[-1].id), "aside")


def _deck_facts(deck: Deck) -> dict[str, object]:
    return {
        "id": deck.id,
        "seats": deck.seats,
        "cards": dict(Counter(deck.cards)),
        "centre": len(deck.cards) - deck.seats,
        "preset": deck.preset,
        "source": deck.source,
    }


def _grid(voice: Voice, *columns: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        grid.add_column(Text(voice.say(column)), overflow="fold", no_wrap=column == "cli-column-id")
    return grid


def _json(screen: Screen, facts: list[dict[str, object]], *, alone: bool) -> None:
    """Put facts out as JSON: a list, or one thing alone."""
    screen.raw(msgspec.json.format(msgspec.json.encode(facts[0] if alone else facts), indent=2))
