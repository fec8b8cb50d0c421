"""What a table plays, told when a game begins and when somebody asks: cards, house rules, variant, event cards."""

from __future__ import annotations

from collections import Counter

from lycaon.cli.voice import Voice
from lycaon.decks import brought
from lycaon.game.house_rules import PRESETS, HouseRules, as_dict, differences, resolve, spelling
from lycaon.game.plan import Plan, Setup
from lycaon.roles import roles
from lycaon.texts import key

FEW = 6
"""Up to how many house rules may differ from a preset that a table is still said to play by."""


def played_lines(voice: Voice, plan: Plan) -> list[str]:
    """Say in a few lines by which rules a table plays, with what besides its cards, and what is done for show."""
    setup = plan.setup
    lines = [_rules_line(voice, setup)]
    if setup.variant is not None:
        name, brief = (voice.say(key("variant", setup.variant, part)) for part in ("name", "brief"))
        lines.append(voice.say("cli-variant", name=name, brief=brief))
    if setup.events:
        lines.append(voice.say("cli-events", count=len(setup.events)))
    shown = [voice.narrator.call_name(step.call.id) for step in plan.steps if step.for_show]
    if shown:
        lines.append(voice.say("cli-called-for-show", roles=voice.texts.join(shown)))
    return lines


def table_lines(voice: Voice, plan: Plan) -> list[str]:
    """Say what a table plays: its cards, and where its rules differ from the defaults."""
    setup = plan.setup
    counts = Counter(setup.deck)
    cards = [voice.say("deck-card", count=count, role=voice.role(card)) for card, count in counts.items()]
    lines = [voice.say("game-began-deck", cards=voice.texts.join(cards)), *played_lines(voice, plan)]
    for id, value in differences(setup.rules).items():
        lines.append(f"  {voice.texts.rule(id)}: {voice.texts.choice(id, spelling(value))}")
    return lines


def card_lines(voice: Voice, card: str, rules: HouseRules) -> list[str]:
    """Say how a card is played at a table of these house rules, where they could have it otherwise."""
    values = as_dict(rules)
    chosen = [(option, spelling(values[option])) for option in roles()[card].house_rules]
    lines = [f"  {voice.texts.rule(option)}: {voice.texts.choice(option, spelled)}" for option, spelled in chosen]
    return [voice.say("cli-card-here"), *lines] if lines else []


def _rules_line(voice: Voice, setup: Setup) -> str:
    """Name the preset that a table plays by, and the deck if it has brought it."""
    preset, changes = _nearest(setup.rules)
    name = voice.say(key("preset", preset, "name"))
    deck = brought(setup.deck, setup.variant, preset)
    if not changes and deck is not None and deck.preset == preset != "default":
        return voice.say("cli-deck-rules", name=name, deck=deck.id)
    if not changes:
        return voice.say("cli-house-rules", name=name)
    if changes <= FEW:
        return voice.say("cli-house-rules-changed", name=name, count=changes)
    return voice.say("cli-house-rules", name=voice.say("cli-own-rules"))


def _nearest(rules: HouseRules) -> tuple[str, int]:
    """Return the preset from which the fewest house rules differ, and how many do."""
    mine = as_dict(rules)

    def changes(preset: str) -> int:
        return sum(value != mine[id] for id, value in as_dict(resolve(preset, {})).items())

    found = min(PRESETS, key=changes)
    return found, changes(found)
