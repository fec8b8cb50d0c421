"""`lycaon roles`, `lycaon rules`, `lycaon decks` and `lycaon glossary`: what there is to play with, and its words."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from functools import cache

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from lycaon.cli.failure import Failed
from lycaon.cli.reading import plain
from lycaon.cli.screen import Screen
from lycaon.cli.voice import Voice
from lycaon.decks import offered
from lycaon.game.deck import DECKS
from lycaon.game.effect import Role
from lycaon.game.house_rules import OPTIONS, PRESETS, SECTIONS, Option, spelling
from lycaon.game.plan import LEAST_SEATS, MOST_SEATS
from lycaon.moons import Moon
from lycaon.reference import (
    PARTS,
    TEXTS,
    Entry,
    choice,
    deck_facts,
    entries,
    facts,
    option_facts,
    said,
    script,
    term_facts,
)
from lycaon.texts import GLOSSARY, LANGUAGES, Term, key, texts


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
        _json(screen, [facts(voice, entry) for entry in chosen], alone=given is not None)
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
    if entry.effect.house_rules:
        named = voice.texts.join([f"{voice.texts.rule(option)} ({option})" for option in entry.effect.house_rules])
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


def show_glossary(screen: Screen, voice: Voice, given: str | None, *, as_json: bool) -> None:
    """List the players' words with their meanings, or tell one of them."""
    chosen = list(GLOSSARY) if given is None else [_term(given)]
    if as_json:
        _json(screen, [term_facts(voice, term) for term in chosen], alone=given is not None)
        return
    group = None
    for term in chosen:
        if given is None and term.group != group:
            if group is not None:
                screen.line()
            group = term.group
            screen.line(voice.say(key("glossary", group)), "title")
        facts = term_facts(voice, term)
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


def show_rules(screen: Screen, voice: Voice, given: str | None, *, as_json: bool) -> None:
    """List the house rules, all or those with a word in their id, or tell all about one rule or one preset."""
    if given is None:
        if as_json:
            _json(screen, [option_facts(voice, option) for option in OPTIONS.values()], alone=False)
        else:
            _list_rules(screen, voice)
        return
    id = plain(given).replace("-", "_").replace(" ", "_")
    found = [OPTIONS[id]] if id in OPTIONS else _rules_about(voice, given, id)
    if id in PRESETS:
        _tell_preset(screen, voice, id, as_json=as_json)
    elif not found:
        near = get_close_matches(id[:80], (*OPTIONS, *PRESETS), n=1)
        if near:
            raise Failed("cli-unknown-rule-nearest", rule=given, nearest=near[0])
        raise Failed("cli-unknown-rule", rule=given)
    elif as_json:
        _json(screen, [option_facts(voice, option) for option in found], alone=id in OPTIONS)
    elif len(found) == 1:
        _tell_rule(screen, voice, found[0])
    else:
        for option in found:
            _list_rule(screen, voice, option)


def _rules_about(voice: Voice, given: str, id: str) -> list[Option]:
    """Return the house rules with this word in their id, those that begin with it first; or in a Chinese name."""
    among = [option for option in OPTIONS.values() if f"_{id}_" in f"_{option.id}_"]
    if not among and not given.isascii():
        among = [option for option in OPTIONS.values() if plain(given) in plain(voice.texts.rule(option.id))]
    return sorted(among, key=lambda option: not option.id.startswith(id))


def _tell_rule(screen: Screen, voice: Voice, option: Option) -> None:
    screen.line(f"{voice.texts.rule(option.id)}  ({option.id})", "title")
    screen.line(voice.say(key("rule", option.id)))
    for spelled in option.spellings:
        text = choice(voice, option, spelled)
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
        _list_rule(screen, voice, option)
    screen.line()
    screen.line(voice.say("cli-presets"), "title")
    for preset in PRESETS:
        screen.line(f"  {preset}")
        screen.line(f"      {voice.say(key('preset', preset, 'name'))}: {voice.say(key('preset', preset))}", "aside")


def _list_rule(screen: Screen, voice: Voice, option: Option) -> None:
    """Tell a house rule in two lines."""
    choices = " / ".join(
        f"[{spelled}]" if spelled == spelling(option.default) and option.choices else spelled
        for spelled in option.spellings
    )
    if not option.choices:
        choices += f" [{spelling(option.default)}]"
    screen.line(f"  {option.id} = {choices}")
    screen.line(f"      {voice.texts.rule(option.id)}", "aside")


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
        screen.line(f"      {voice.texts.rule(id)}: {choice(voice, OPTIONS[id], spelled)}", "aside")


def show_decks(screen: Screen, voice: Voice, seats: int | None, *, as_json: bool) -> None:
    """List the decks for each number of players, or tell the one for so many."""
    if seats is not None and not LEAST_SEATS <= seats <= MOST_SEATS:
        raise Failed("cli-bad-seats", value=seats, least=LEAST_SEATS, most=MOST_SEATS)
    decks = list(DECKS.values()) if seats is None else list(offered(seats))
    if as_json:
        _json(screen, [deck_facts(deck) for deck in decks], alone=False)
        return
    grid = _grid(voice, "cli-column-seats", "cli-column-id", "cli-column-deck", "cli-column-preset")
    for deck in decks:
        counted = Counter(deck.cards)
        names = [voice.say("deck-card", count=count, role=voice.role(card)) for card, count in counted.items()]
        preset = voice.say(key("preset", deck.preset, "name"))
        if deck.variant is not None:
            preset += " + " + voice.say(key("variant", deck.variant, "name"))
        id = f"{deck.id} {voice.say('cli-default')}" if deck.usual else deck.id
        grid.add_row(*map(Text, (str(deck.seats), id, voice.texts.join(names), preset)))
    screen.show(grid)
    screen.line()
    screen.line(voice.say("cli-deck-use", deck=decks[-1].id), "aside")


def _grid(voice: Voice, *columns: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        grid.add_column(Text(voice.say(column)), overflow="fold", no_wrap=column == "cli-column-id")
    return grid


def _json(screen: Screen, facts: list[dict[str, object]], *, alone: bool) -> None:
    """Put facts out as JSON: a list, or one thing alone."""
    screen.raw(msgspec.json.format(msgspec.json.encode(facts[0] if alone else facts), indent=2))
