"""`lycaon roles`, `lycaon rules` and `lycaon decks`: what there is to play with."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from lycaon.cli.decks import offered
from lycaon.cli.failure import Failed
from lycaon.cli.reading import plain
from lycaon.cli.screen import Screen
from lycaon.cli.tables import unknown_role
from lycaon.cli.voice import Voice
from lycaon.game.deck import DECKS, Deck
from lycaon.game.effect import Role
from lycaon.game.house_rules import OPTIONS, PRESETS, SECTIONS, Option, spelling
from lycaon.game.plan import LEAST_SEATS, MOST_SEATS
from lycaon.roles import roles
from lycaon.texts import key


def show_roles(screen: Screen, voice: Voice, given: str | None, *, as_json: bool) -> None:
    """List the roles, or tell all about one of them."""
    if given is None:
        chosen = list(roles().values())
    else:
        id = plain(given).replace("-", "_").replace(" ", "_")
        named = {plain(voice.role(card)): card for card in roles()}
        id = id if id in roles() else named.get(plain(given), id)
        if id not in roles():
            raise unknown_role(given)
        chosen = [roles()[id]]
    if as_json:
        _json(screen, [_role_facts(voice, card) for card in chosen], alone=given is not None)
    elif given is None:
        for card in chosen:
            screen.line(f"{voice.role(card.id)}  ({card.id}, {_camp(voice, card)})")
            screen.line(f"    {_role_text(voice, card, 'brief')}", "aside")
    else:
        _tell_role(screen, voice, chosen[0])


def _tell_role(screen: Screen, voice: Voice, card: type[Role]) -> None:
    screen.line(f"{voice.role(card.id)}  ({card.id})", "title")
    screen.line(voice.say("cli-role-camp", camp=_camp(voice, card)), "aside")
    for part in ("brief", "rule", "hint"):
        text = _role_text(voice, card, part)
        if text:
            screen.line()
            screen.line(voice.say("cli-role-hint", text=text) if part == "hint" else text)
    if card.cited:
        screen.line()
        screen.line(voice.say("cli-source", source=card.cited), "aside")


def _role_text(voice: Voice, card: type[Role], part: str) -> str:
    own = key("role", card.id, part)
    return voice.say(own) if voice.texts.has(own) else ""


def _camp(voice: Voice, card: type[Role]) -> str:
    own = key("camp", card.camp, "name")
    return voice.say(own) if voice.texts.has(own) else voice.role(card.id)


def _role_facts(voice: Voice, card: type[Role]) -> dict[str, object]:
    return {
        "id": card.id,
        "name": voice.role(card.id),
        "box": card.box,
        "camp": card.camp,
        "wolf": card.wolf,
        "call": None if card.call is None else {"id": card.call.id, "order": card.call.order},
        "copies": card.copies,
        "box_copies": card.box_copies,
        "extra_cards": card.extra_cards,
        "brief": _role_text(voice, card, "brief"),
        "rule": _role_text(voice, card, "rule"),
        "hint": _role_text(voice, card, "hint"),
        "source": card.cited,
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
        if deck.variant is not None:
            preset += " + " + voice.say(key("variant", deck.variant, "name"))
        grid.add_row(*map(Text, (str(deck.seats), deck.id, voice.texts.join(names), preset)))
    screen.show(grid)
    screen.line()
    screen.line(voice.say("cli-deck-use", deck=decks[-1].id), "aside")


def _deck_facts(deck: Deck) -> dict[str, object]:
    return {
        "id": deck.id,
        "seats": deck.seats,
        "cards": dict(Counter(deck.cards)),
        "centre": len(deck.cards) - deck.seats * deck.cards_each,
        "cards_each": deck.cards_each,
        "variant": deck.variant,
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
