"""The worked examples: every one whose roles and boxes exist must come out; and the form refuses what breaks it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from lycaon.record.bad_cases import BadCases
from lycaon.record.case_runner import Report, check_cases, is_known
from lycaon.record.cases import HOLDS, KEYS, load_cases, parse_cases
from lycaon.roles import roles

FOLDER = Path(__file__).parent.parent / "cases"
FILES = sorted(FOLDER.glob("*.yaml"))

LAST_ROW = 115
"""RULES h, the table of rulings, has so many rows."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_worked_examples_come_out(path: Path) -> None:
    report = Report()
    check_cases(load_cases(path), roles(), report, known=True)
    assert report.failures == []


def test_every_example_of_the_base_game_and_new_moon_is_played() -> None:
    for name in ("base", "new_moon", "votes", "own"):
        cases = load_cases(FOLDER / f"{name}.yaml")
        assert all(is_known(case, roles()) for case in cases), name


def test_every_row_of_the_table_of_rulings_has_an_example() -> None:
    cited: set[int] = set()
    for path in FILES:
        for one in load_cases(path):
            for rows in re.findall(r"\bh ?(\d+(?:(?:, | and |, h ?)\d+)*)", one.source):
                cited.update(int(row) for row in re.findall(r"\d+", rows))
    assert set(range(1, LAST_ROW + 1)) <= cited


def case(**changes: object) -> str:
    """Return a small case as text, with some keys changed."""
    keys: dict[str, object] = {
        "id": "small",
        "says": "x",
        "source": "x",
        "seats": "[werewolf, villager, villager, villager]",
        "play": "[{night: {werewolf: 2}, dead: [2]}]",
        **changes,
    }
    return "- " + "\n  ".join(f"{key}: {value}" for key, value in keys.items() if value is not None)


def run(text: str) -> Report:
    report = Report()
    check_cases(parse_cases(text, "text"), roles(), report)
    return report


def test_a_case_that_holds_passes() -> None:
    assert run(case()).passed == 1


@pytest.mark.parametrize(
    ("play", "what"),
    [
        ("[{night: {werewolf: 2}, dead: [3]}]", "dead"),
        ("[{night: {werewolf: 2}, winner: werewolves}]", "winner"),
        ("[{night: {werewolf: 2}, cause: {2: poison}}]", "cause 2"),
        ("[{night: {werewolf: 2}, asked: [seer]}]", "asked seer"),
        ("[{night: {werewolf: 2}, not_asked: [werewolf]}]", "not_asked werewolf"),
        ("[{night: {werewolf: 2}, told: [{to: 1, fact: pack}]}]", "told"),
        ("[{night: {werewolf: 2}, announced: [growl]}]", "announced growl"),
        ("[{night: {werewolf: 2}, may_vote: [1, 2]}]", "may_vote"),
        ("[{night: {werewolf: 2}, sheriff: 1}]", "sheriff"),
        ("[{night: {werewolf: 2}, roles: {1: seer}}]", "roles 1"),
        ("[{night: {werewolf: 2}, camps: {1: village}}]", "camps 1"),
        ("[{night: {werewolf: 2}, alive: [1, 3]}]", "alive"),
        ("[{night: {werewolf: 2}, refused: {werewolf: [3]}}]", "refused werewolf"),
        ("[{night: {werewolf: 2, seer: 1}}]", "answer seer"),
        ("[{night: {}}]", "answer werewolf"),
        ("[{night: {werewolf: 9}}]", "answer werewolf"),
        ("[{day: {vote: 2}}]", "phase"),
        ("[{night: {werewolf: 2}, public_same_as: nowhere}]", "public_same_as"),
    ],
)
def test_a_case_that_does_not_hold_fails_and_says_what_differs(play: str, what: str) -> None:
    report = run(case(play=play))
    assert [failure.what for failure in report.failures] == [what]


@pytest.mark.parametrize(
    ("refused", "what"),
    [("{vote: {3: 1}}", "vote"), ("{vote.verdict: {4: no}}", "vote.verdict"), ("{vote.verdict: {3: 1}}", None)],
)
def test_what_must_be_refused_of_a_seat_is_tried_when_it_is_that_seats_turn(refused: str, what: str | None) -> None:
    day = f"{{day: {{vote: 1, vote.verdict: yes}}, refused: {refused}}}"
    report = run(case(rules="{vote_style: nominate_and_verdict}", play=f"[{{night: {{werewolf: 2}}}}, {day}]"))
    assert [failure.what for failure in report.failures] == ([] if what is None else [f"refused {what}"])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("id: x", "no_list"),
        ("- 3", "not_a_mapping"),
        ("- [", "not_yaml"),
        (case(id=None), "missing_key"),
        (case(id="3"), "not_a_text"),
        (case(colour="red"), "unknown_key"),
        (case(seats="[]"), "empty"),
        (case(seats="[[a, b, c]]"), "not_a_seat"),
        (case(seats="{a: b}"), "not_a_list"),
        (case(play="[{night: {werewolf: 2}, day: {}}]"), "neither_night_nor_day"),
        (case(play="[{night: {werewolf: 2}, glory: 1}]"), "unknown_key"),
        (case(play="[{night: {werewolf: 2}, dead: 2}]"), "not_a_list"),
        (case(play="[{night: {werewolf: 2}, told: [{to: 1, colour: red}]}]"), "not_a_telling"),
        (case(play="[{night: [werewolf]}]"), "not_a_mapping"),
        (case(play="[{night: {werewolf: 2}, dead: [x, 1]}]"), "not_a_seat"),
        (case(play="[{night: {werewolf: 2}, alive: [[1]]}]"), "not_a_seat"),
        (case(play="[{night: {werewolf: 2}, winners: [x, 1]}]"), "not_a_seat"),
        (case(play="[{night: {werewolf: 2}, may_vote: [x, 1]}]"), "not_a_seat"),
        (case(play="[{night: {werewolf: 2}, roles: {5: villager}}]"), "not_a_seat"),
        (case(play="[{night: {werewolf: 2}, camps: {x: x}}]"), "not_a_seat"),
        (case(play="[{night: {werewolf: 2}, refused: {werewolf: {x: 1}}}]"), "not_a_seat"),
        (case(play="[{night: {werewolf: 2}, told: [{to: x}]}]"), "not_a_seat"),
        (case(play="[{night: {werewolf: 2}, told: [{about: [[1]]}]}]"), "not_a_seat"),
        (case(play="[{night: {werewolf: 2}, asked: [[1]]}]"), "not_a_text"),
        (case(play="[{night: {werewolf: 2}, announced: [{}]}]"), "not_a_text"),
        (case(play="[{night: {werewolf: 2}, public_same_as: [small]}]"), "not_a_text"),
        (case(play="[{night: {werewolf: 2}, winner: {}}]"), "not_a_text"),
        (case(sheriff=99), "not_a_seat"),
        (case(play="[]"), "empty"),
        (case(rules="[a]"), "not_a_mapping"),
        (case(sheriff="yes"), "not_a_seat"),
        (case() + "\n" + case(), "id_twice"),
        ("- &a [*a]", "not_yaml"),
        ("- {a: 1, a: 2}", "not_yaml"),
        ("- !!python/object/apply:os.system ['true']", "not_yaml"),
        ("[" * 400 + "]" * 400, "not_yaml"),
    ],
)
def test_a_file_that_breaks_the_form_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadCases) as refused:
        parse_cases(text, "text")
    assert refused.value.reason == reason


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCases) as refused:
        load_cases(tmp_path / "nowhere.yaml")
    assert refused.value.reason == "unreadable"
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadCases) as refused:
        load_cases(tmp_path / "bytes.yaml")
    assert refused.value.reason == "not_text"


def test_an_unknown_role_fails_a_case_and_is_left_out_with_known() -> None:
    text = case(seats="[werewolf, unicorn, villager, villager]")
    assert run(text).failures[0].what == "refused"
    report = Report()
    check_cases(parse_cases(text, "text"), roles(), report, known=True)
    assert report.unknown == 1


PAGE = Path(__file__).parent.parent.parent / "docs" / "cases.md"


def test_the_page_shows_every_key_in_examples_that_hold() -> None:
    text = "\n".join(re.findall(r"^```yaml\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))
    cases = parse_cases(text, "docs/cases.md")
    report = Report()
    check_cases(cases, roles(), report, known=True)
    assert report.failures == []
    shown = {
        key for entry in yaml.safe_load(text) for key in (*entry, *(key for phase in entry["play"] for key in phase))
    }
    assert shown == {*KEYS, *HOLDS, "night", "day"}
