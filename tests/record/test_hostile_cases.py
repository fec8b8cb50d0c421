"""Whatever stands in a file of cases is refused with its file, its case and a reason, and the others are run."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from lycaon.record.bad_cases import BadCases
from lycaon.record.case_runner import Report, check_cases, check_files
from lycaon.record.cases import MOST_BYTES, MOST_DEPTH, MOST_NODES, _Loader, load_cases, parse_cases
from lycaon.roles import roles

GOOD = """
- id: good
  says: The seer learns.
  source: The Pact
  seats: [werewolf, seer, villager, villager, villager]
  play:
    - night: {seer: 1, werewolf: 4}
      dead: [4]
"""

PLAY = """
- id: bad
  says: x
  source: y
  seats: [werewolf, seer, villager, villager, villager]
  play:
    - night: {{seer: 1, werewolf: 4}}
      {held}
"""

TAGS = [
    "!!bool xyz",
    "!!int ''",
    "!!int x",
    "!!float ''",
    "!!float x",
    "!!timestamp foo",
    "!!binary '='",
    "!!null x",
    "!!set {a}",
    "!!omap [a]",
    "!!pairs [a]",
    "!!str [a]",
    "!!seq x",
    "!!map x",
    "!!python/object/apply:os.system [true]",
    "!<tag:example.com,2000:x> y",
    "{<<: {a: 1}}",
    "{? !!set {a} : 1}",
    "{? [a] : 1}",
    "{? {a: 1} : 1}",
    "{a: 1, a: 2}",
    "0x" + "f" * 5000,
    "0" + "7" * 6000,
    "9" * 5000,
    ":".join(["1", *["59"] * 3000]),
    "1e999",
    ".nan",
    "-.inf",
    "2026-11-29",
    "=",
    "'\\0'",
    '"\\ud800"',
]
HELD = [
    "roles: {99: x}",
    "roles: {x: y}",
    "roles: {1: {a: 1}}",
    "camps: {99: x}",
    "camps: [1]",
    "cause: {0: x}",
    "refused: {seer: {abc: 1}}",
    "refused: {seer: {1: {a: 1}}}",
    "refused: {seer: [[1], {a: 1}, null]}",
    "refused: [seer]",
    "public_same_as: [a]",
    "public_same_as: {a: 1}",
    "public_same_as: bad",
    "public_same_as: nobody",
    "asked: [[a]]",
    "not_asked: [{a: 1}]",
    "announced: [[a]]",
    "not_announced: {a: 1}",
    "alive: [1, a]",
    "winners: [1, a, null]",
    "may_vote: [[1], 2]",
    "dead_in_order: {a: 1}",
    "sheriff: 99",
    "sheriff: [1]",
    "told: [x]",
    "told: [{to: [1]}]",
    "told: [{to: 2, fact: {a: 1}, about: [[1]]}]",
    "not_told: [{call: [a]}]",
    "winner: 3",
]

HARMLESS = {
    "refused: {seer: {1: {a: 1}}}",
    "refused: {seer: [[1], {a: 1}, null]}",
    "public_same_as: bad",
    "not_told: [{call: [a]}]",
}
"""Strange, and true: such answers are refused, it is like itself, and nothing of the kind was told."""


def outcome(text: str) -> Report:
    """Run the cases of a text as `check_files` does."""
    report = Report()
    try:
        cases = parse_cases(text, "file.yaml", report.bad)
    except BadCases as bad:
        report.bad.append(bad)
    else:
        check_cases(cases, roles(), report)
    for one in report.bad:
        assert one.file == "file.yaml"
        assert one.reason
    return report


@pytest.mark.parametrize("value", TAGS, ids=lambda value: value[:20])
@pytest.mark.parametrize("key", ["says", "seats", "play", "sheriff", "rules", "chance", "more"])
def test_a_strange_value_spoils_its_own_case_alone(key: str, value: str) -> None:
    entry = {
        "id": "bad",
        "says": "x",
        "source": "y",
        "seats": "[werewolf, villager, villager]",
        "play": "[{night: {}}]",
    }
    bad = "- {" + ", ".join(f"{one}: {said}" for one, said in (entry | {key: value}).items()) + "}\n"
    report = outcome(GOOD + bad)
    if report.bad and report.bad[0].case is None:  # it is no YAML at all
        assert report.bad[0].reason == "not_yaml"
        return
    assert report.passed >= 1
    assert [one.case for one in report.bad] + [one.case for one in report.failures] == ["bad"] or report.passed == 2


@pytest.mark.parametrize("held", HELD)
def test_a_strange_expectation_spoils_its_own_case_alone(held: str) -> None:
    report = outcome(PLAY.format(held=held) + GOOD)
    spoilt = [one.case for one in report.bad] + [one.case for one in report.failures]
    assert spoilt == ["bad"] or held in HARMLESS
    assert report.passed == 2 - len(spoilt)


@pytest.mark.parametrize("sheriff", ["0", "-1", "-99", "99", "true", "x", "1.5", "0x" + "f" * 5000, "[1]"])
def test_a_sheriff_who_is_no_seat_is_refused(sheriff: str) -> None:
    report = outcome(GOOD.rstrip() + f"\n  sheriff: {sheriff}\n")
    assert [one.case for one in report.bad] == ["good"]


@pytest.mark.parametrize("age", [".nan", ".inf", "x", "yes", "[1]", "0x" + "f" * 5000])
def test_an_age_that_is_no_number_is_refused(age: str) -> None:
    report = outcome(GOOD.replace("[werewolf,", f"[{{role: werewolf, age: {age}}},"))
    assert [(one.case, one.reason in ("not_a_number", "not_yaml")) for one in report.bad] == [("good", True)]


STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 5, 99, 2**40, 1.5, float("nan"), "", "x", "none", "yes", "werewolf", "0", "1", "\0",
    [], {}, [1], [1, "x"], [None], [[1]], {"x": 1}, {1: "x"}, {1: {2: [3]}}, {True: 1}, {0: 0}, "good", "seer", "C1",
]  # fmt: skip


def changed(value: object, rng: Random) -> object:
    """Change one thing somewhere inside."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        key = rng.choice(list(value))
        if rng.random() < 0.15:
            new = rng.choice([one for one in STRANGE if not isinstance(one, list | dict)])
            return {(new if one == key else one): rest for one, rest in value.items()}
        return {**value, key: changed(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.85:
        place = rng.randrange(len(value))
        if rng.random() < 0.1:
            return value[:place] + value[place + 1 :]
        return [changed(one, rng) if at == place else one for at, one in enumerate(value)]
    return rng.choice(STRANGE)


@pytest.mark.parametrize("number", range(12))
def test_no_changed_case_is_a_fault(number: int) -> None:
    rng = Random(number)
    files = sorted((Path(__file__).parents[1] / "cases").glob("*.yaml"))
    cases = yaml.safe_load(files[number % len(files)].read_text(encoding="utf-8"))
    for _ in range(150):
        case: Any = rng.choice(cases)
        for _ in range(rng.randint(1, 3)):
            case = changed(case, rng)
        report = outcome(yaml.safe_dump([case], allow_unicode=True))
        assert report.passed + len(report.bad) + len(report.failures) == 1


@pytest.mark.parametrize("number", range(4))
def test_no_garbled_file_is_a_fault(number: int) -> None:
    rng = Random(number)
    signs = "-:{}[],&*!|>'\"%@`#?=\n \t\0\u0085\ufeff~0x9"
    for _ in range(400):
        text = list(GOOD)
        for _ in range(rng.randint(1, 6)):
            text[rng.randrange(len(text))] = rng.choice(signs) * rng.choice([0, 1, 1, 2])
        outcome("".join(text))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_a_file_without_an_end_is_read_no_further_than_a_file_may_be_long(tmp_path: Path) -> None:
    with pytest.raises(BadCases) as refused:
        load_cases(Path("/dev/zero"))
    assert refused.value.reason == "too_large"
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    if os.fork() == 0:  # the other end writes a case, and as much more as anybody takes
        try:
            with pipe.open("wb") as end:
                while True:
                    end.write(b"#" * 65536)
        finally:
            os._exit(0)
    with pytest.raises(BadCases) as refused:
        load_cases(pipe)
    assert refused.value.reason == "too_large"
    os.wait()


def test_a_bad_file_leaves_the_others_alone(tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD, encoding="utf-8")
    for name, text in {"tag": "- !!bool xyz\n", "bytes": "\ud800", "anchors": "- &a x\n" * 9, "text": "x"}.items():
        (tmp_path / f"{name}.yaml").write_bytes(text.encode(errors="surrogatepass"))
    report = check_files([*sorted(tmp_path.iterdir()), tmp_path, tmp_path / "missing"], roles())
    assert report.passed == 1
    assert sorted(one.reason for one in report.bad) == sorted(
        ["not_yaml", "not_text", "not_yaml", "no_list", "unreadable", "unreadable"]
    )


@pytest.mark.parametrize(
    ("text", "most"),
    [("- &a x\n" * 500_000, 1), ("[" * 1_000_000, MOST_DEPTH + 1), ("[" + "1," * 1_900_000 + "]", MOST_NODES + 1)],
    ids=["anchors", "deep", "long"],
)
def test_a_file_that_would_take_long_is_left_off_early(text: str, most: int) -> None:
    assert len(text) <= MOST_BYTES
    loader = _Loader(text)
    with pytest.raises(yaml.YAMLError):
        loader.get_single_node()
    assert loader.nodes <= most
