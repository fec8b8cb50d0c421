"""Cases: worked examples of the rules in YAML, read into plain values and checked for their form.

The form is docs/cases.md. A file that breaks it is refused as a whole with `BadCases`: file, case and reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import isfinite
from pathlib import Path
from typing import TypeAlias

import msgspec
import yaml

from lycaon.record.bad_cases import BadCases

Raw: TypeAlias = "int | str | list[Raw] | dict[int | str, Raw] | None"
"""An answer as a case writes it, with yes and no as words."""

MOST_BYTES = 4_000_000
MOST_DEPTH = 12
MOST_NODES = 150_000
"""Some seconds' work."""
LARGEST_NUMBER = 1 << 63


class Phase(msgspec.Struct, frozen=True):
    """One night or day of a case: its answers by call, and what must hold when it has ended."""

    kind: str
    answers: dict[str, Raw]
    holds: dict[str, Raw]


class CaseSeat(msgspec.Struct, frozen=True):
    """One seat of a case: its cards and what the table can see of the person."""

    cards: tuple[str, ...]
    gender: str | None = None
    age: float | None = None
    group: str | None = None


class Case(msgspec.Struct, frozen=True):
    """One worked example."""

    id: str
    says: str
    source: str
    seats: tuple[CaseSeat, ...]
    play: tuple[Phase, ...]
    preset: str | None = None
    rules: dict[str, object] = {}
    centre: tuple[str, ...] = ()
    actor_cards: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    events_in_force: tuple[str, ...] = ()
    variant: str | None = None
    sheriff: int | None = None
    chance: dict[str, tuple[Raw, ...]] = {}


KEYS = frozenset(Case.__struct_fields__)
HOLDS = frozenset(
    {
        "dead",
        "dead_in_order",
        "alive",
        "winner",
        "winners",
        "sheriff",
        "roles",
        "camps",
        "cause",
        "asked",
        "not_asked",
        "told",
        "not_told",
        "announced",
        "not_announced",
        "may_vote",
        "refused",
        "public_same_as",
    }
)
SEAT_LISTS = frozenset({"dead", "dead_in_order", "alive", "winners", "may_vote"})
WORD_LISTS = frozenset({"asked", "not_asked", "announced", "not_announced"})
BY_SEAT = frozenset({"roles", "camps", "cause"})
TELLING = frozenset({"to", "call", "about", "fact"})


PLAIN = frozenset(f"tag:yaml.org,2002:{kind}" for kind in ("null", "bool", "int", "float", "str", "seq", "map"))
AS_TEXT = frozenset(f"tag:yaml.org,2002:{kind}" for kind in ("timestamp", "value"))
"""What YAML takes a date for, and a lone «=»; here they are text like any."""


class _Loader(yaml.SafeLoader):
    """YAML without what a hostile file could do: plain values alone, no anchors, no endless depth, no key twice."""

    nodes = 0
    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        """Compose a node, refusing anchors and what refers to them, too many nodes, and tags that are not plain."""
        event: yaml.Event = self.peek_event()  # type: ignore[no-untyped-call]
        if getattr(event, "anchor", None) is not None:
            raise _at(event, "anchors and aliases are not part of the form")
        self.nodes += 1
        self.depth += 1
        if self.nodes > MOST_NODES or self.depth > MOST_DEPTH:
            raise _at(event, "too large or too deep")
        node = super().compose_node(parent, index)
        self.depth -= 1
        if node is not None and node.tag in AS_TEXT:
            node.tag = "tag:yaml.org,2002:str"
        return node

    def construct_object(self, node: yaml.Node, deep: bool = False) -> object:  # noqa: FBT001, FBT002
        """Construct a plain value, refusing what its tag can't mean."""
        if node.tag not in PLAIN:
            raise _at(node, f"{node.tag[:40]} is not part of the form")
        try:
            value: object = super().construct_object(node, deep)
        except (ValueError, LookupError, AttributeError, TypeError, OverflowError):
            raise _at(node, "not a value of its tag") from None
        if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            raise _at(node, "the number is too large")
        return value

    def construct_mapping(self, node: yaml.Node, deep: bool = False) -> dict[object, object]:  # noqa: FBT001, FBT002
        """Construct a mapping, refusing a key that stands twice."""
        if isinstance(node, yaml.MappingNode):
            seen: set[object] = set()
            for key_node, _ in node.value:
                key = self.construct_object(key_node, deep=True)
                if isinstance(key, list | dict) or key in seen:
                    raise _at(key_node, f"the key {str(key)[:40]!r} stands twice or is no key")
                seen.add(key)
        return dict(super().construct_mapping(node, deep))  # type: ignore[arg-type]  # the stubs say MappingNode alone


def _at(place: yaml.Event | yaml.Node, reason: str) -> yaml.YAMLError:
    """Return a refusal that says where it stands."""
    mark = place.start_mark
    return yaml.YAMLError(reason if mark is None else f"{reason}, line {mark.line + 1}")


def load_cases(path: Path, broken: list[BadCases] | None = None) -> list[Case]:
    """Read a file of cases; raises `BadCases`, but for single cases where there is a list for the `broken`."""
    name = str(path)
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)  # a device may have no end
    except OSError as error:
        raise BadCases(name, None, "unreadable", error.strerror or "") from error
    if len(data) > MOST_BYTES:
        raise BadCases(name, None, "too_large", f"> {MOST_BYTES}")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise BadCases(name, None, "not_text", f"byte {error.start}") from error
    return parse_cases(text, name, broken)


def parse_cases(text: str, name: str, broken: list[BadCases] | None = None) -> list[Case]:
    """Read cases from a text; `name` is what refusals call it. Raises `BadCases`.

    A single case that breaks the form is left out where there is a list for the `broken`.
    """
    try:
        loader = _Loader(text)
        document = loader.get_single_node()
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise _not_yaml(name, None, error) from error
    if not isinstance(document, yaml.SequenceNode):
        raise BadCases(name, None, "no_list")
    cases: list[Case] = []
    for number, node in enumerate(document.value, 1):
        try:
            try:
                entry = loader.construct_document(node)
            except yaml.YAMLError as error:
                raise _not_yaml(name, _named(node) or f"#{number}", error) from error
            case = _case(name, number, entry, {case.id for case in cases})
        except BadCases as bad:
            if broken is None:
                raise
            broken.append(bad)
        else:
            cases.append(case)
    return cases


def _not_yaml(name: str, case: str | None, error: Exception) -> BadCases:
    return BadCases(name, case, "not_yaml", " ".join(str(error).split())[:200])


def _named(node: yaml.Node) -> str | None:
    """Return the id of a case that can't be read as a whole."""
    pairs = node.value if isinstance(node, yaml.MappingNode) else []
    return next((str(value.value) for key, value in pairs if key.value == "id" and value.id == "scalar"), None)


def _case(name: str, number: int, entry: object, taken: set[str]) -> Case:
    """Read one case, whose id must not be taken. Raises `BadCases`."""
    if not isinstance(entry, dict):
        raise BadCases(name, f"#{number}", "not_a_mapping", str(entry)[:80])
    case = _Reader(name, entry.get("id"), number).case(entry)
    if case.id in taken:
        raise BadCases(name, case.id, "id_twice")
    return case


class _Reader:
    """Reads one case, naming it in every refusal."""

    def __init__(self, file: str, case: object, number: int) -> None:
        self.file = file
        self.id = case if isinstance(case, str) and case else f"#{number}"
        self.size = 0

    def bad(self, reason: str, value: object = "") -> BadCases:
        return BadCases(self.file, self.id, reason, str(value)[:80])

    def case(self, entry: dict[object, object]) -> Case:
        self.keys(entry)
        rules = entry.get("rules", {})
        if not isinstance(rules, dict) or not all(isinstance(key, str) for key in rules):
            raise self.bad("not_a_mapping", "rules")
        sheriff = entry.get("sheriff")
        if sheriff is not None and (type(sheriff) is not int):
            raise self.bad("not_a_seat", "sheriff")
        seats = tuple(self.seat(seat) for seat in self.list(entry["seats"], "seats"))
        if not seats:
            raise self.bad("empty", "seats")
        self.size = len(seats)
        if sheriff is not None:
            self.places([sheriff])
        play = tuple(self.phase(phase) for phase in self.list(entry["play"], "play"))
        if not play:
            raise self.bad("empty", "play")
        return Case(
            id=self.id,
            says=str(entry["says"]),
            source=str(entry["source"]),
            seats=seats,
            play=play,
            preset=self.word(entry.get("preset"), "preset"),
            rules=dict(rules),
            centre=self.words(entry.get("centre", []), "centre"),
            actor_cards=self.words(entry.get("actor_cards", []), "actor_cards"),
            events=self.words(entry.get("events", []), "events"),
            events_in_force=self.words(entry.get("events_in_force", []), "events_in_force"),
            variant=self.word(entry.get("variant"), "variant"),
            sheriff=sheriff,
            chance=self.chance(entry.get("chance", {})),
        )

    def keys(self, entry: dict[object, object]) -> None:
        for key in entry:
            if key not in KEYS:
                raise self.bad("unknown_key", key)
        for key in ("id", "says", "source", "seats", "play"):
            if key not in entry:
                raise self.bad("missing_key", key)
        for key in ("id", "says", "source"):
            if not isinstance(entry[key], str):
                raise self.bad("not_a_text", key)

    def list(self, value: object, key: str) -> list[object]:
        if not isinstance(value, list):
            raise self.bad("not_a_list", key)
        return value

    def word(self, value: object, key: str) -> str | None:
        if value is None or isinstance(value, str):
            return value
        raise self.bad("not_a_text", key)

    def words(self, value: object, key: str) -> tuple[str, ...]:
        found = self.list(value, key)
        if not all(isinstance(one, str) for one in found):
            raise self.bad("not_a_text", key)
        return tuple(str(one) for one in found)

    def seat(self, value: object) -> CaseSeat:
        if isinstance(value, str):
            return CaseSeat((value,))
        if isinstance(value, list) and len(value) == 2 and all(isinstance(one, str) for one in value):
            return CaseSeat(tuple(value))
        if isinstance(value, dict) and set(value) <= {"role", "gender", "age", "group"} and "role" in value:
            cards = self.seat(value["role"]).cards
            age = value.get("age")
            if age is not None and (isinstance(age, bool) or not isinstance(age, int | float) or not isfinite(age)):
                raise self.bad("not_a_number", "age")
            return CaseSeat(
                cards, self.word(value.get("gender"), "gender"), age, self.word(value.get("group"), "group")
            )
        raise self.bad("not_a_seat", value)

    def chance(self, value: object) -> dict[str, tuple[Raw, ...]]:
        if not isinstance(value, dict):
            raise self.bad("not_a_mapping", "chance")
        return {str(key): tuple(self.raw(one) for one in self.list(luck, str(key))) for key, luck in value.items()}

    def phase(self, value: object) -> Phase:
        if not isinstance(value, dict):
            raise self.bad("not_a_mapping", "play")
        kinds = [kind for kind in ("night", "day") if kind in value]
        if len(kinds) != 1:
            raise self.bad("neither_night_nor_day", value)
        answers = value[kinds[0]]
        if not isinstance(answers, dict) or not all(isinstance(call, str) for call in answers):
            raise self.bad("not_a_mapping", kinds[0])
        holds: dict[str, Raw] = {}
        for key, expected in value.items():
            if key == kinds[0]:
                continue
            if key not in HOLDS:
                raise self.bad("unknown_key", key)
            self.form(str(key), expected)
            holds[str(key)] = self.raw(expected)
        return Phase(kinds[0], {call: self.raw(answer) for call, answer in answers.items()}, holds)

    def form(self, key: str, value: object) -> None:
        """Check that what is expected of a phase has the form that its key asks for."""
        if key in SEAT_LISTS:
            self.places(self.list(value, key))
        elif key in WORD_LISTS:
            self.words(value, key)
        elif key in BY_SEAT:
            self.places(self.mapping(value, key))
        elif key == "refused":
            for wrong in self.mapping(value, key).values():
                self.places(wrong if isinstance(wrong, dict) else ())
        elif key in ("told", "not_told"):
            for telling in self.list(value, key):
                self.telling(telling)
        elif key in ("winner", "public_same_as"):
            self.word(value, key)

    def telling(self, value: object) -> None:
        if not isinstance(value, dict) or not set(value) <= TELLING or not value:
            raise self.bad("not_a_telling", value)
        about = value.get("about", [])
        self.places(about if isinstance(about, list) else [about])
        self.places([value["to"]] if "to" in value else [])

    def mapping(self, value: object, key: str) -> dict[object, object]:
        if not isinstance(value, dict):
            raise self.bad("not_a_mapping", key)
        return value

    def places(self, values: Iterable[object]) -> None:
        """Check that these are numbers of seats that there are."""
        for value in values:
            if type(value) is not int or not 1 <= value <= self.size:
                raise self.bad("not_a_seat", value)

    def raw(self, value: object) -> Raw:
        if value is True:
            return "yes"
        if value is False:
            return "no"
        if value is None or type(value) in (int, str):
            return value  # type: ignore[return-value]
        if isinstance(value, float):
            return str(value)
        if isinstance(value, list):
            return [self.raw(one) for one in value]
        if isinstance(value, Mapping):
            if not all(type(key) in (int, str, bool) for key in value):
                raise self.bad("not_a_key", value)
            return {
                ("yes" if key else "no") if isinstance(key, bool) else key: self.raw(one) for key, one in value.items()
            }
        raise self.bad("not_a_value", value)
