"""What the engine can say: the keys that the texts must have, and those that they may have, read off its source.

Nothing here is a list to keep up by hand: roles, options and codes are asked for, everything else is found where the
source makes an event, opens an ask or gives a reason.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec

import lycaon
from lycaon.cli.replaying import TRIVIAL
from lycaon.game import house_rules
from lycaon.game.ask import RefusalCode
from lycaon.game.effect import Effect, Nights
from lycaon.game.event import AnyEvent, Ruled
from lycaon.game.house_rules import OPTIONS, PRESETS, SECTIONS, spelling
from lycaon.game.table import LOVERS, NOBODY, VILLAGE, WEREWOLVES
from lycaon.moons import moons
from lycaon.moons.spiritualism import CARDS, QUESTIONS
from lycaon.roles import roles
from lycaon.rooms.refusal import RoomCode, StoreCode
from lycaon.server.doors import DoorCode
from lycaon.texts import GLOSSARY, key
from lycaon.variants import variants

SOURCE = Path(lycaon.__file__).parent
OFFICES = ("sheriff", "town_crier")
PURE = ("game", "roles", "moons", "variants")

ASKS = {
    "open": 0,
    "choose": 0,
    "luck": 0,
    "ask_holder": 1,
    "take": 1,
    "turn": 1,
    "Offer": 0,
    "runoff": 1,
    "_majority": 1,
    "agree": 1,
    "grouped": 1,
    "vote": 1,
}
"""What opens an ask, and where the call's id stands among its arguments."""

ORDERED = ("joins", "settles", "counts", "recounts", "tied", "condemned", "voted", "dies", "mourns", "chain_ended")
"""The hooks at which the order matters that `lycaon order` tells."""

SECTIONS_OF_ORDER = ("night", "attacks", "vote", "deaths", "chain", "victory")

RULED = {"rule": 1, "Ruled": 2}
"""What makes a ruling, and where its word stands."""

UNTOLD = {*TRIVIAL, "card_known", "dead", "gives_himself_up", "no_such_seat"}
"""Why somebody can't be named that a replay passes over."""

TURNS = {"call": 2, "fact": 3}
"""Where the call and the fact stand in `turn_into_werewolf`, which tells and rules."""


class Source(msgspec.Struct):
    """One file of the engine: its module's values and its tree, and for each node of a class the class's name."""

    values: dict[str, object]
    tree: ast.Module
    owners: dict[ast.AST, str]

    def ids(self, node: ast.AST) -> set[str]:
        """Return the ids of the effects that may run this node of a class: the class's own, or its subclasses'."""
        owner = self.values.get(self.owners.get(node, ""))
        return {one.id for one in _family(owner) if one.id} if isinstance(owner, type) else set()


def _family(owner: type) -> Iterator[type[Effect]]:
    if issubclass(owner, Effect) and owner.__module__.startswith("lycaon.") and "_example" not in owner.__module__:
        yield owner
        for one in owner.__subclasses__():
            yield from _family(one)


@cache
def sources() -> tuple[Source, ...]:
    """Read the source of the engine."""
    found = []
    for folder in PURE:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            if file.name == "_example.py":
                continue  # the skeleton for newcomers is no role
            name = ".".join(("lycaon", *file.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
            tree = ast.parse(file.read_text(encoding="utf-8"))
            classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
            owners = {node: one.name for one in classes for node in ast.walk(one)}
            found.append(Source(vars(importlib.import_module(name)), tree, owners))
    return tuple(found)


@cache
def _calls() -> dict[str, list[tuple[Source, ast.Call]]]:
    """List every call in the source of the engine by the name of the function or method."""
    found: dict[str, list[tuple[Source, ast.Call]]] = {}
    for source in sources():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call):
                made = node.func
                if ast.unparse(made) == "game.turn":
                    continue  # to another camp; a turn to speak is a function's
                name = made.attr if isinstance(made, ast.Attribute) else made.id if isinstance(made, ast.Name) else ""
                found.setdefault(name, []).append((source, node))
    return found


def _made(*names: str) -> Iterator[tuple[Source, ast.Call]]:
    """Find the calls of functions or methods of these names."""
    for name in names:
        yield from _calls().get(name, ())


def _argument(node: ast.Call, place: int, name: str = "") -> ast.expr | None:
    if place < len(node.args):
        return node.args[place]
    return next((keyword.value for keyword in node.keywords if name and keyword.arg == name), None)


def _words(source: Source, node: ast.expr | None) -> set[str]:
    """Return the words that an expression may be, as far as the source tells."""
    found: set[str] = set()
    if isinstance(node, ast.Constant):
        found = {node.value} if isinstance(node.value, str) else set()
    elif isinstance(node, ast.IfExp):
        found = _words(source, node.body) | _words(source, node.orelse)
    elif isinstance(node, ast.Attribute):
        found = _id_of(source, node)
    elif isinstance(node, ast.JoinedStr) and len(node.values) == 2:
        head, tail = (
            _words(source, piece.value) if isinstance(piece, ast.FormattedValue) else _words(source, piece)
            for piece in node.values
        )
        found = {first + second for first in head for second in tail}
    elif isinstance(node, ast.Name):
        value = source.values.get(node.id)
        found = {value} if isinstance(value, str) else _assigned(source, node.id)
    return found


def _id_of(source: Source, node: ast.Attribute) -> set[str]:
    """Return what `self.id`, `cls.id` or `Witch.id` may be."""
    if node.attr != "id" or not isinstance(node.value, ast.Name):
        return set()
    value = source.values.get(node.value.id)
    if isinstance(value, type):
        return {str(value.id)} if issubclass(value, Effect) else set()
    return source.ids(node) if node.value.id in ("self", "cls") else set()


def _assigned(source: Source, name: str) -> set[str]:
    """Return the words that a name is given anywhere in the source."""
    return {
        word
        for one in ast.walk(source.tree)
        if isinstance(one, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == name for target in one.targets)
        and not isinstance(one.value, ast.Name)
        for word in _words(source, one.value)
    }


def _found(place: int, *names: str, keyword: str = "") -> set[str]:
    return {word for source, node in _made(*names) for word in _words(source, _argument(node, place, keyword))}


def effects() -> set[type[Effect]]:
    """Return every effect that a card or a variant brings into play."""
    played = variants().values()
    cards = {*roles().values(), *(card for variant in played for card in variant.replaces.values())}
    found: set[type[Effect]] = {effect for card in cards for effect in (card, *card.also, *card.brings)}
    return found.union(*(variant.brings for variant in played))


def night_calls() -> set[str]:
    """Return the ids of all calls of the night."""
    shown = {role.id for role in roles().values() if role.only_shown()}
    return shown | {effect.call.id for effect in effects() if effect.call is not None}


def ask_calls() -> set[str]:
    """Return the calls of all asks, those of luck among them; of «who.seer» only the head."""
    found = set[str]()
    for name, place in (*ASKS.items(), ("_ask_judge", 1), ("_ask_card", 1)):
        for source, node in _made(name):
            argument = _argument(node, place, "call")
            words = _words(source, argument)
            found |= _spelled(argument) if isinstance(argument, ast.JoinedStr) and not words else words
    found |= {f"{call}.runoff" for call in _found(0, "Ballot")}  # ballots that an effect takes by itself may be tied
    return found | _by_default("call")


def _spelled(pieces: ast.JoinedStr) -> set[str]:
    """Return the call that is put together of pieces: «who.» and a card, the day's vote and «.runoff»."""
    first, last = pieces.values[0], pieces.values[-1]
    if isinstance(first, ast.Constant):
        return {str(first.value).partition(".")[0]}
    return {"vote" + str(last.value)} if isinstance(last, ast.Constant) and last.value != ".hold" else set()


def _by_default(name: str) -> set[str]:
    """Return the words that arguments of this name are unless something else is said."""
    return {
        word
        for source in sources()
        for node in ast.walk(source.tree)
        if isinstance(node, ast.FunctionDef)
        for argument, default in zip(node.args.args[::-1], node.args.defaults[::-1], strict=False)
        if argument.arg == name
        for word in _words(source, default)
    }


def speeches() -> set[str]:
    """Return the calls of all turns to speak."""
    return _found(1, "turn")


def causes() -> set[str]:
    """Return every cause of death."""
    return _found(1, "Kind", "Death", "Verdict", keyword="cause")


def reasons() -> set[str]:
    """Return every code of a reason."""
    return _found(0, "Reason", "Kind") | _found(TURNS["fact"], "turn_into_werewolf")


def barriers() -> set[str]:
    """Return every code of why somebody can't be named."""
    asking = ("why_not", "leaves_out", "_why_no_candidate", "_by_office", "_by_custom")
    return {
        word
        for source in sources()
        for node in ast.walk(source.tree)
        if isinstance(node, ast.FunctionDef) and node.name in asking
        for said in ast.walk(node)
        if isinstance(said, ast.Return) and said.value is not None
        for word in _returned(said.value)
    }


def _returned(value: ast.expr) -> set[str]:
    """Return the words that an expression may come to."""
    if isinstance(value, ast.IfExp):
        return _returned(value.body) | _returned(value.orelse)
    return {value.value} if isinstance(value, ast.Constant) and isinstance(value.value, str) else set()


def rulings() -> set[str]:
    """Return every kind of ruling."""
    said = re.findall("`([a-z]+)`", (Ruled.__doc__ or "").partition("one of")[2])
    return {*said, *(word for name, place in RULED.items() for word in _found(place, name))}


def victories() -> set[str]:
    """Return every condition that ends a game."""
    return _found(2, "Win", "Result")


def tellings() -> set[tuple[str, str]]:
    """Return call and fact of every private telling whose fact the source names; cards about nobody are `cards`."""
    found: set[tuple[str, str]] = set()
    for made, places in (("tell", (1, 3)), ("turn_into_werewolf", (TURNS["call"], TURNS["fact"]))):
        for source, node in _made(made):
            about = _argument(node, 2, "about")
            told = _argument(node, places[1], "fact")
            facts = set() if isinstance(told, ast.Attribute) else _words(source, told)  # a card's id is told as a card
            if made == "tell" and not facts and isinstance(about, ast.Tuple) and not about.elts:
                facts = {"cards"}
            found |= {(call, fact) for call in _words(source, _argument(node, places[0], "call")) for fact in facts}
    return found


def choices() -> set[tuple[str, str]]:
    """Return call and word of every answer to choose that the source names."""
    found: set[tuple[str, object]] = set()
    for name, place in (("choose", 2), ("luck", 1), ("ask_holder", 2), ("open", 2)):
        for source, node in _made(name):
            legal = _argument(node, place, "legal")
            calls = _words(source, _argument(node, ASKS[name], "call"))
            if isinstance(legal, ast.Name):
                words = source.values.get(legal.id)
                found |= {(call, word) for call in calls for word in words} if isinstance(words, tuple) else set()
            elif isinstance(legal, ast.Tuple):
                found |= {(call, word) for call in calls for one in legal.elts for word in _words(source, one)}
    return {(call, word) for call, word in found if isinstance(word, str)}


def announcements() -> set[str]:
    """Return what the judge announces, event cards among it."""
    return _found(1, "Announced", "tell_seats") | set(moons())


def refused() -> set[str]:
    """Return what can be wrong with a deck or setup."""
    problems = _found(0, "DeckProblem") | _found(99, "Refused", keyword="what")
    for source in sources():
        if source.values.get("__name__") == "lycaon.game.plan":
            problems |= {
                str(node.elts[0].value)
                for node in ast.walk(source.tree)
                if isinstance(node, ast.Tuple) and len(node.elts) == 4 and isinstance(node.elts[0], ast.Constant)
            }
    return problems


def camps() -> set[str]:
    """Return every camp."""
    return {VILLAGE, WEREWOLVES, LOVERS, NOBODY} | {role.camp for role in roles().values()}


def event_tags() -> set[str]:
    """Return the tags of all events."""
    return {str(event.__struct_config__.tag) for event in get_args(AnyEvent)}


@cache
def needed() -> set[str]:
    """Return the keys that must be there."""
    keys = {key("role", id, part) for id in roles() for part in ("name", "brief", "rule", "hint")}
    keys |= {key("moon", id, part) for id in moons() for part in ("name", "brief", "rule", "hint")}
    keys |= {key("variant", id, part) for id in variants() for part in ("name", "brief", "rule", "hint")}
    keys |= {key("office", id, part) for id in OFFICES for part in ("name", "brief", "rule", "hint")}
    keys |= {key("term", term.id, part) for term in GLOSSARY for part in ("name", "means")}
    keys |= {key("glossary", term.group) for term in GLOSSARY}
    keys |= {key("camp", camp, "name") for camp in camps()}
    keys |= {key("won", camp) for camp in camps()}
    keys |= {key("call", call, "act") for call in night_calls()}
    keys |= {key("call", call, "name") for call in night_calls() if call.partition(".")[0] not in roles()}
    keys |= {key("ask", call) for call in ask_calls()} | {"ask-hold-wave", "ask-speech-option"}
    keys |= {key("ask-hold", stretch) for stretch in _found(0, "open_hold")}
    keys |= {key("ask-hold", hook) for role in roles().values() for hook in role.asks_in_secret}
    keys |= {key("ask-kind", kind) for kind in ("seat", "seats", "option", "speech", "deal", "hold")}
    keys |= {key("speech", call) for call in speeches() if call != "speech"}
    keys |= {key("cause", cause) for cause in causes()}
    keys |= {key("reason", code) for code in reasons()}
    keys |= {key("ruled", ruling) for ruling in rulings()} | {"ruled-death-plain"}
    keys |= {key("because", because) for because in victories()} | {key("why", because) for because in victories()}
    keys |= {key("told", *telling) for telling in tellings()} | {"told-charmed-charmed-alone"}
    keys |= {key("announced", what) for what in announcements()}
    keys |= {key("phase", phase) for phase in ("setup", "night", "dawn", "day", "over")}
    keys |= {key("refusal", code.value) for code in (*RefusalCode, *RoomCode, *StoreCode, *DoorCode)}
    keys |= {"refusal-not-now-ask", "refusal-illegal-choices", "refusal-illegal-seats"}
    keys |= {"refusal-illegal-choices-why", "refusal-illegal-seats-why"}
    keys |= {key("barred", code) for code in barriers()}
    keys |= {key("left-out", code) for code in barriers() - UNTOLD}
    keys |= {key("refusal-bad-command", what) for what in ("game", "viewer", "form", "query")}
    keys |= {"refusal-bad-text-claims", "refusal-bad-text-empty", "refusal-no-game-finished"}
    keys |= {"refusal-used-up-signs", "refusal-used-up-turns"}
    keys |= {key("problem", reason) for reason in get_args(house_rules.Reason)}
    keys |= {key("advice", word) for word in ("no_seer", "no_villager", "many_wolves", "few_wolves")}
    return keys | _of_rules() | _of_order()


def _of_rules() -> set[str]:
    keys = {key("section", section) for section in SECTIONS}
    for preset in PRESETS:
        keys |= {key("preset", preset), key("preset", preset, "name")}
    for option in OPTIONS.values():
        keys |= {key("rule", option.id), key("rule", option.id, "name")}
        if option.kind != "yes_no":
            keys |= {key("rule", option.id, spelling(choice)) for choice in option.choices}
    return keys


def _of_order() -> set[str]:
    """Return the keys of what `lycaon order` says of an effect at its place in an order."""
    roles(), moons(), variants()
    found = {key("order", hook, one.id) for one in _family(Effect) if one.id for hook in ORDERED if hook in one.hooks}
    nights = {key("order", nights) for nights in get_args(Nights)}
    return found | nights | {key("order", section) for section in SECTIONS_OF_ORDER}


def welcome() -> set[str]:
    """Return further keys that are looked for: lines of a call's own, words of a question's own and the like."""
    asks = ask_calls()
    words = {"yes", "no", "keep", "tear", "left", "right", "done", "caught", "unseen"}
    facts = ("card", "cards", "good", "werewolf", "left", "right")
    told = night_calls() | set(moons())
    lines = ("name", "open", "act", "close")
    keys = {key("call", call, line) for call in night_calls() for line in lines} | {key("call", line) for line in lines}
    keys |= {key("note", tag) for tag in event_tags()}
    keys |= {key("ballot", call) for call in asks} | {key("limit", call) for call in asks}
    keys |= {key("ask", call, more) for call in asks for more in ("pass", "again", "label", "seat", "option", "seats")}
    keys |= {key("word", word) for word in words} | {key("word", call, word) for call in asks for word in words}
    keys |= {key("word", call, word) for call in asks for word in CARDS}
    keys |= {key("word", *choice) for choice in choices()} | {key("word", call, "good") for call in night_calls()}
    keys |= {key("told", call, fact) for call in told for fact in facts} | {key("word", word) for word in QUESTIONS}
    keys |= {key("announced", what, "nobody") for what in _found(1, "tell_seats")} | {"word-seer-saw-good"}
    keys |= {key("ruled", ruling, code) for ruling in rulings() for code in reasons()}
    keys |= {key("ruled-death", cause) for cause in causes()} | {key("reason", code, "then") for code in reasons()}
    said = {key("call", call, "act") for call in night_calls()} | {key("ask", call) for call in asks} | {"voted"}
    said |= {key("ballot", call) for call in asks}
    keys |= {key("variant", variant, one) for variant in variants() for one in said}
    keys |= {key("refusal", code, what) for code in ("bad_setup", "bad_deck", "illegal") for what in refused()}
    return keys | {f"problem-{reason.replace('_', '-')}-nearest" for reason in get_args(house_rules.Reason)}


def written() -> set[str]:
    """Return the keys that stand as they are in the source of the texts and of who speaks with them."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        if file.relative_to(SOURCE).parts[0] not in PURE:
            tree = ast.parse(file.read_text(encoding="utf-8"))
            found |= {
                node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
            }
    return found
