"""The house rules in code are those of the page, and are read and refused as the page says."""

import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, get_args

import msgspec
import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from lycaon.game.house_rules import (
    CONTRADICTIONS,
    DEFAULTS,
    OPTIONS,
    PRESET_ALIASES,
    PRESETS,
    SECTIONS,
    SHOWN,
    BadRules,
    HouseRules,
    Problem,
    Reason,
    Value,
    as_dict,
    differences,
    resolve,
    spelling,
)

PAGE = (Path(__file__).parents[1] / "data" / "OPTIONS.md").read_text(encoding="utf-8")
KINDS = {"yes/no": "yes_no", "choice": "choice", "number": "number"}


# The page.


class Row(NamedTuple):
    """One row of the page's tables, every value as the page spells it."""

    id: str
    kind: str
    choices: tuple[str, ...]
    default: str
    presets: dict[str, str]
    source: str
    section: str


def cells(line: str) -> list[str]:
    """Split a table's line."""
    return [cell.strip() for cell in line.strip().strip("|").split(" | ")]


def chapter(title: str) -> str:
    """Give the text of one of the page's unnumbered sections."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def page_choices(cell: str) -> tuple[str, ...]:
    """Give the ids of a cell of choices, or its range as one text."""
    if found := re.match(r"(\d+) to (\d+)\b", cell):
        return (f"{found[1]}..{found[2]}",)
    if found := re.match(r"(\d+) or more\b", cell):
        return (f"{found[1]}..",)
    return tuple(re.findall(r"(?:^| · )`([^`]+)`", cell))


def page_rows() -> Iterator[Row]:
    """Read the numbered sections."""
    for number, section in enumerate(re.split(r"\n## (?=\d+\. )", PAGE)[1:], 1):
        title, _, text = section.partition("\n")
        assert title.startswith(f"{number}. ")
        name = re.sub(r"^\d+\. | \(.*\)$", "", title).lower().replace(" ", "_")
        head, _rule, *rows = (line for line in text.split("\n## ")[0].splitlines() if line.startswith("|"))
        assert cells(head)[:4] == ["id", "type", "choices", "default"]
        assert cells(head)[-1] == "source"
        presets = cells(head)[4:-1]
        for row in rows:
            id, kind, choices, default, *values, source = cells(row)
            assert len(values) == len(presets), id
            columns = dict(zip(presets, (value.strip("`") for value in values), strict=True))
            yield Row(id.strip("`"), kind, page_choices(choices), default.strip("`"), columns, source, name)


ROWS = {row.id: row for row in page_rows()}


def page_presets() -> dict[str, dict[str, str]]:
    """Give what each preset of the page changes."""
    columns = next(iter(ROWS.values())).presets
    changes = {
        name: {row.id: row.presets[name] for row in ROWS.values() if row.presets[name] != "="} for name in columns
    }
    _head, _rule, *rows = (line for line in chapter("Presets").splitlines() if line.startswith("|"))
    for name, of, what in map(cells, rows):
        changes[name] = changes.get(of, {}) | dict(re.findall(r"`(\w+): ([^`]+)`", what))
    return changes


PAGE_PRESETS = page_presets()


def test_the_options_stand_in_the_order_of_the_page() -> None:
    assert list(OPTIONS) == list(ROWS)
    assert list(as_dict(DEFAULTS)) == list(ROWS)


def test_the_sections_stand_in_the_order_of_the_page() -> None:
    assert list(SECTIONS) == list(dict.fromkeys(row.section for row in ROWS.values()))


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_an_option_is_as_the_page_has_it(row: Row) -> None:
    option = OPTIONS[row.id]
    assert option.id == row.id
    assert option.kind == KINDS[row.kind]
    assert option.spellings == row.choices, "choices stand as their type lists them; of yes and no, the default first"
    assert spelling(option.default) == row.default
    assert option.default == getattr(DEFAULTS, row.id)
    assert option.section == row.section
    assert option.source == row.source


def test_the_presets_are_those_of_the_page() -> None:
    assert set(PRESETS) == set(PAGE_PRESETS)


@pytest.mark.parametrize("name", PAGE_PRESETS)
def test_a_preset_is_as_the_page_has_it(name: str) -> None:
    expected = {id: row.default for id, row in ROWS.items()} | PAGE_PRESETS[name]
    assert {id: spelling(value) for id, value in as_dict(resolve(name, {})).items()} == expected


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_holds_only_what_differs_in_the_order_of_the_page(name: str) -> None:
    assert list(PRESETS[name].items()) == list(differences(resolve(name, {})).items())


def test_the_aliases_are_those_of_the_page() -> None:
    assert dict(re.findall(r"`(\w+)`(?: is read)? as `(\w+)`", chapter("Presets"))) == PRESET_ALIASES
    for alias, name in PRESET_ALIASES.items():
        assert resolve(alias, {}) == resolve(name, {})


def test_the_reasons_are_those_of_the_page() -> None:
    _head, _rule, *rows = (cells(line) for line in chapter("What is refused").splitlines() if line.startswith("|"))
    said_elsewhere = {"no_judge", "game_started"}
    assert {row[1].split("`")[1] for row in rows} == set(get_args(Reason)) | said_elsewhere


def test_the_contradictions_are_those_of_the_page() -> None:
    rows = [line for line in chapter("What is refused").splitlines() if "`contradiction`" in line]
    spelt_out = [{id: spelling(value) for id, value in group.items()} for group in CONTRADICTIONS]
    assert [dict(re.findall(r"`(\w+): (\w+)`", row)) for row in rows] == spelt_out


# Reading.


def read(id: str, value: object) -> Value:
    """Give what a table's own rule comes to."""
    return as_dict(resolve(None, {id: value}))[id]


@pytest.mark.parametrize("value", [True, "yes", "on", "true", "YES", "On", "True"])
def test_yes_has_many_spellings(value: object) -> None:
    assert read("self_explosion", value) is True


@pytest.mark.parametrize("value", [False, "no", "off", "false", "NO", "Off", "False"])
def test_no_has_many_spellings(value: object) -> None:
    assert read("self_vote", value) is False


@pytest.mark.parametrize(
    ("value", "meant"), [("allowed", True), ("forbidden", False), ("Allowed", True), ("no", False)]
)
def test_abstaining_is_also_allowed_or_forbidden(value: str, meant: object) -> None:
    assert read("abstain", value) is meant


@pytest.mark.parametrize(
    ("id", "value", "meant"),
    [
        ("piper_count", 2, "2"),
        ("piper_count", "2", "2"),
        ("piper_count", 1, "1"),
        ("piper_count", 1.0, "1"),
        ("piper_count", "0-2", "0-2"),
        ("duke_uses", 1, "1"),
        ("hf_witch_uses", 2, "2"),
        ("hf_witch_uses", "unlimited", "unlimited"),
    ],
)
def test_ids_that_look_like_numbers_are_taken_as_numbers_or_as_text(id: str, value: object, meant: str) -> None:
    assert read(id, value) == meant


@pytest.mark.parametrize("value", [False, "off", "no", "OFF"])
@pytest.mark.parametrize("id", ["sheriff_election", "no_outside_info"])
def test_a_choice_that_has_off_takes_no_for_it(id: str, value: object) -> None:
    assert read(id, value) == "off"


@pytest.mark.parametrize(
    ("id", "value", "meant"),
    [
        ("sheriff_weight", 2, 2.0),
        ("sheriff_weight", "2", 2.0),
        ("sheriff_weight", "1.5", 1.5),
        ("raven_votes", "2", 2),
        ("raven_votes", 2.0, 2),
        ("great_distrust_votes", 3, 3),
        ("little_girl_catch_p", 0, 0.0),
        ("little_girl_catch_p", 1, 1.0),
        ("little_girl_catch_p", "0.5", 0.5),
        ("little_girl_catch_p", ".5", 0.5),
        ("little_girl_catch_p", "1e-05", 0.00001),
        ("day_limit", 1, 1),
        ("day_limit", "30", 30),
        ("day_limit", 30.0, 30),
    ],
)
def test_a_number_is_taken_as_a_number_or_as_text(id: str, value: object, meant: Value) -> None:
    result = read(id, value)
    assert result == meant
    assert type(result) is type(meant)


@pytest.mark.parametrize("id", OPTIONS)
def test_what_the_page_spells_is_read(id: str) -> None:
    for choice in (*OPTIONS[id].choices, OPTIONS[id].default):
        result = read(id, spelling(choice))
        assert result == choice
        assert type(result) is type(choice)


def test_the_tables_rules_go_before_the_preset_and_the_preset_before_the_base() -> None:
    base = HouseRules(sheriff_election="off", self_vote=False, badge="may_destroy")
    rules = resolve("seed004", {"badge": "must_pass", "hunter_shot": "may"}, base=base)
    assert rules.sheriff_election == "day1_before_deaths"
    assert rules.self_vote is False
    assert rules.badge == "must_pass"
    assert rules.hunter_shot == "may"
    assert rules.piper_count == "0-2"


def test_a_preset_that_keeps_a_default_leaves_the_base_alone() -> None:
    base = HouseRules(sheriff_election="off")
    assert resolve("seed000", {}, base=base).sheriff_election == "off"
    assert resolve("default", {}, base=base) == base


def test_without_preset_and_rules_the_defaults_are_in_force() -> None:
    assert resolve(None, {}) == resolve("default", {}) == HouseRules() == DEFAULTS
    assert differences(DEFAULTS) == {}


def test_a_base_is_not_changed() -> None:
    before = as_dict(DEFAULTS)
    resolve("modern_cn", {"day_limit": 3})
    assert as_dict(DEFAULTS) == before


# Refusing.


def problems(rules: dict[object, object], preset: object = None) -> tuple[Problem, ...]:
    """Give what is refused; it has to be something."""
    with pytest.raises(BadRules) as refusal:
        resolve(preset, rules)  # type: ignore[arg-type]  # what comes from outside has no types
    assert refusal.value.code == "bad_rules"
    return refusal.value.problems


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    (problem,) = problems({"sheriff_wieght": 2})
    assert problem == Problem("sheriff_wieght", "2", "unknown_option", nearest="sheriff_weight")
    (problem,) = problems({"Sheriff-Weight": 2})
    assert problem.nearest == "sheriff_weight"
    (problem,) = problems({"狼人": "yes"})
    assert problem == Problem("狼人", "'yes'", "unknown_option")


def test_a_flood_of_unknown_options_is_refused_without_guesses() -> None:
    refused = problems({f"badge{number}": "must_pass" for number in range(len(OPTIONS) + 1)})
    assert len(refused) == len(OPTIONS) + 1
    assert {problem.nearest for problem in refused} == {None}


@pytest.mark.parametrize("id", [None, 1, True, 2.5, b"badge", ("badge",), float("nan")])
def test_an_option_that_is_no_text_is_refused(id: object) -> None:
    (problem,) = problems({id: "must_pass"})
    assert problem.reason == "unknown_option"
    assert problem.nearest is None


def test_an_unknown_preset_is_refused_with_the_list() -> None:
    (problem,) = problems({}, "seed00")
    assert (problem.option, problem.value, problem.reason) == ("preset", "'seed00'", "unknown_preset")
    assert problem.choices == (*PRESETS, *PRESET_ALIASES)
    assert problem.nearest in problem.choices


@pytest.mark.parametrize("preset", ["", "Default", 1, True, ["default"], {}, b"default"])
def test_a_preset_is_named_exactly(preset: object) -> None:
    (problem,) = problems({}, preset)
    assert problem.reason == "unknown_preset"


@pytest.mark.parametrize(
    ("id", "value"),
    [
        ("self_vote", 1),
        ("self_vote", 0),
        ("self_vote", 1.0),
        ("self_vote", "1"),
        ("self_vote", "y"),
        ("self_vote", ""),
        ("self_vote", " yes"),
        ("self_vote", "="),
        ("self_vote", "allowed"),
        ("self_vote", None),
        ("self_vote", ["yes"]),
        ("self_vote", {"yes": True}),
        ("badge", "tear"),
        ("badge", "Must_pass"),
        ("badge", True),
        ("badge", False),
        ("badge", "off"),
        ("badge", 1),
        ("badge", None),
        ("badge", ["must_pass"]),
        ("sheriff_election", True),
        ("sheriff_election", "on"),
        ("sheriff_election", 0),
        ("piper_count", 0),
        ("piper_count", True),
        ("piper_count", 1.5),
        ("piper_count", "02"),
        ("piper_count", float("nan")),
        ("piper_count", float("inf")),
        ("duke_uses", True),
        ("raven_votes", True),
        ("raven_votes", 3),
        ("raven_votes", 1.5),
        ("raven_votes", "two"),
        ("sheriff_weight", True),
        ("sheriff_weight", 1),
        ("sheriff_weight", float("nan")),
        ("sheriff_weight", float("inf")),
        ("sheriff_weight", "inf"),
        ("sheriff_weight", None),
        ("sheriff_weight", [2]),
        ("little_girl_catch_p", True),
        ("little_girl_catch_p", None),
        ("little_girl_catch_p", [0.5]),
        ("day_limit", False),
        ("day_limit", None),
        ("day_limit", {}),
    ],
)
def test_a_value_that_is_not_in_the_cell_is_refused_with_the_choices(id: str, value: object) -> None:
    (problem,) = problems({id: value})
    assert (problem.option, problem.reason) == (id, "unknown_value")
    assert problem.choices == ROWS[id].choices


@pytest.mark.parametrize(
    ("id", "value"),
    [
        ("little_girl_catch_p", -0.01),
        ("little_girl_catch_p", 1.01),
        ("little_girl_catch_p", "1.01"),
        ("little_girl_catch_p", "often"),
        ("little_girl_catch_p", "1_0"),
        ("little_girl_catch_p", "nan"),
        ("little_girl_catch_p", float("nan")),
        ("little_girl_catch_p", float("inf")),
        ("little_girl_catch_p", 10**400),
        ("day_limit", 0),
        ("day_limit", -1),
        ("day_limit", 1.5),
        ("day_limit", "1.5"),
        ("day_limit", ""),
        ("day_limit", "٣"),
        ("day_limit", float("nan")),
        ("day_limit", float("inf")),
        ("day_limit", float("-inf")),
        ("day_limit", "inf"),
        ("day_limit", "9" * 5000),
        ("day_limit", 2**53),
        pytest.param("day_limit", 10**5000, id="day_limit-huge"),
    ],
)
def test_a_number_outside_its_range_is_refused_with_the_range(id: str, value: object) -> None:
    (problem,) = problems({id: value})
    assert (problem.option, problem.reason) == (id, "out_of_range")
    (choice,) = ROWS[id].choices
    assert problem.choices == (f"{choice}{2**53 - 1}" if choice.endswith("..") else choice,)


def test_a_misspelt_choice_is_refused_with_the_nearest() -> None:
    (problem,) = problems({"badge": "may_destory"})
    assert problem == Problem("badge", "'may_destory'", "unknown_value", ("must_pass", "may_destroy"), "may_destroy")


@pytest.mark.parametrize(
    ("preset", "rules"),
    [
        (None, {"piper_team": "village_until_in_love", "piper_blocks_village": "yes"}),
        ("seed004", {"piper_blocks_village": True}),
    ],
)
def test_a_piper_of_the_village_cannot_keep_it_from_winning(preset: str | None, rules: dict[object, object]) -> None:
    assert problems(rules, preset) == (
        Problem("piper_team", "'village_until_in_love'", "contradiction", ("solo",)),
        Problem("piper_blocks_village", "True", "contradiction", ("no",)),
    )


def test_a_preset_may_be_overruled_out_of_a_contradiction() -> None:
    rules = resolve("seed004", {"piper_blocks_village": True, "piper_team": "solo"})
    assert rules.piper_blocks_village


def test_a_refused_value_is_not_blamed_for_a_contradiction() -> None:
    refused = problems({"piper_blocks_village": True, "piper_team": "sole"}, "seed004")
    assert [(problem.option, problem.reason) for problem in refused] == [("piper_team", "unknown_value")]


def test_everything_that_is_wrong_is_told_at_once() -> None:
    rules: dict[object, object] = {
        "bagde": "must_pass",
        "self_vote": 1,
        "day_limit": 0,
        "piper_team": "village_until_in_love",
        "piper_blocks_village": True,
        "tie_rule": "nobody",
        7: [],
    }
    assert [(problem.option, problem.reason) for problem in problems(rules, "seed999")] == [
        ("preset", "unknown_preset"),
        ("bagde", "unknown_option"),
        ("self_vote", "unknown_value"),
        ("day_limit", "out_of_range"),
        ("7", "unknown_option"),
        ("piper_team", "contradiction"),
        ("piper_blocks_village", "contradiction"),
    ]


@pytest.mark.parametrize(
    "given_",
    ["x" * 10**6, "\u202e\ud800\x00" * 99, 10**5000, [[]] * 10**5, {"a": {}}, b"x" * 999],
    ids=["long", "unprintable", "huge", "list", "dict", "bytes"],
)
def test_what_a_refusal_repeats_is_short_and_safe(given_: object) -> None:
    rules: dict[object, object] = {"badge": given_, "x": given_}
    if isinstance(given_, str | int | bytes):
        rules[given_] = given_
    for problem in problems(rules):
        for text in (problem.option, problem.value):
            assert len(text) <= SHOWN
            assert text.isprintable()


def test_a_refusal_survives_pickling_and_names_every_problem() -> None:
    refusal = BadRules(problems({"bagde": 1, "self_vote": 1}))
    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301 (our own)
    assert again.problems == refusal.problems
    assert str(again) == "bad_rules: bagde=1: unknown_option; self_vote=1: unknown_value"


# The value.


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        DEFAULTS.badge = "may_destroy"  # type: ignore[misc]  # which is the point


@pytest.mark.parametrize("number", [1.0, 3.0, float("nan")])
def test_a_sheriff_of_another_weight_cannot_be_made(number: float) -> None:
    with pytest.raises(BadRules):
        HouseRules(sheriff_weight=number)


def test_contradictory_rules_cannot_be_made() -> None:
    with pytest.raises(BadRules):
        HouseRules(piper_team="village_until_in_love", piper_blocks_village=True)


@pytest.mark.parametrize(
    "text",
    [
        '{"sheriff_weight": 3}',
        '{"raven_votes": 3}',
        '{"badge": "tear"}',
        '{"self_vote": "yes"}',
        '{"little_girl_catch_p": 1.5}',
        '{"day_limit": 0}',
        '{"bagde": "must_pass"}',
        '{"piper_team": "village_until_in_love", "piper_blocks_village": true}',
    ],
)
def test_bad_rules_are_not_decoded(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=HouseRules)


def test_the_schema_knows_every_choice() -> None:
    schema = msgspec.json.schema(HouseRules)["$defs"]["HouseRules"]["properties"]
    for option in OPTIONS.values():
        if option.kind != "yes_no" and option.choices:
            assert set(schema[option.id]["enum"]) == set(option.choices)


# Laws.


def legal_values(id: str) -> st.SearchStrategy[Value]:
    """Every value that an option can have."""
    if OPTIONS[id].choices:
        return st.sampled_from(OPTIONS[id].choices)
    return {"little_girl_catch_p": st.floats(0, 1), "day_limit": st.integers(1, 2**53 - 1)}[id]


legal = st.fixed_dictionaries({}, optional={id: legal_values(id) for id in OPTIONS})
names = st.none() | st.sampled_from([*PRESETS, *PRESET_ALIASES])
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary() | st.complex_numbers()
spelt = st.sampled_from(
    sorted({text for option in OPTIONS.values() for text in (*option.spellings, "ON", "off", "1e0")})
)
anything = st.recursive(
    scalars | spelt,
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner) | st.tuples(inner) | st.sets(scalars),
    max_leaves=5,
)
ids = st.sampled_from(list(OPTIONS)) | scalars | st.tuples(scalars)


def outcome(name: object, rules: dict[object, object]) -> HouseRules | tuple[Problem, ...]:
    """Give the rules or the problems; anything else that is raised is a failure."""
    try:
        return resolve(name, rules)  # type: ignore[arg-type]  # what comes from outside has no types
    except BadRules as refusal:
        return refusal.problems


def rules_of(name: str | None, values: dict[object, object]) -> HouseRules:
    """Give legal rules, or give up this example for a contradiction."""
    result = outcome(name, values)
    if not isinstance(result, HouseRules):
        assert {problem.reason for problem in result} == {"contradiction"}
        reject()
    return result


@given(names, legal)
def test_rules_written_out_are_read_back(name: str | None, values: dict[object, object]) -> None:
    rules = rules_of(name, values)
    assert resolve(None, as_dict(rules)) == rules
    assert resolve(None, differences(rules)) == rules
    assert resolve(name, {id: spelling(value) for id, value in as_dict(rules).items()}) == rules
    assert resolve("modern_cn", as_dict(rules), base=HouseRules(day_limit=7)) == rules
    assert msgspec.json.decode(msgspec.json.encode(rules), type=HouseRules) == rules


@given(names, legal)
def test_a_value_keeps_its_type(name: str | None, values: dict[object, object]) -> None:
    for id, value in as_dict(rules_of(name, values)).items():
        assert type(value) is type(OPTIONS[id].default)


@given(names | anything, st.dictionaries(ids, anything))
def test_whatever_is_asked_for_is_in_force_or_refused(name: object, rules: dict[object, object]) -> None:
    result = outcome(name, rules)
    if isinstance(result, HouseRules):
        assert rules.keys() <= OPTIONS.keys()
        assert resolve(None, as_dict(result)) == result
        return
    assert result
    for problem in result:
        assert len(problem.option) <= SHOWN
        assert len(problem.value) <= SHOWN
        assert problem.reason in get_args(Reason)
    assert msgspec.json.decode(msgspec.json.encode(result), type=tuple[Problem, ...]) == result
    assert str(BadRules(result)).startswith("bad_rules: ")


@given(st.sampled_from(list(OPTIONS)), anything)
def test_one_value_has_one_problem_at_most(id: str, value: object) -> None:
    result = outcome(None, {id: value})
    if isinstance(result, HouseRules):
        assert set(differences(result)) <= {id}
    else:
        (problem,) = result
        assert problem.option == id
        open_range = OPTIONS[id].kind == "number" and not OPTIONS[id].choices and OPTIONS[id].most is None
        if problem.reason == "out_of_range" and open_range:  # who has gone too far is told how far one may
            assert problem.choices == (f"{OPTIONS[id].spellings[0]}{2**53 - 1}",)
        else:
            assert problem.choices == OPTIONS[id].spellings
