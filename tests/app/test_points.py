"""The page of forty points names tests that exist, and lines of the device check that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "experience.md").read_text(encoding="utf-8")
POINTS = {int(number): held for number, held in re.findall(r"^\| (\d+) \|.*\| ([^|]+) \|$", PAGE, re.MULTILINE)}


def named() -> set[str]:
    """Return the names of all tests in Python, and the titles of all in TypeScript."""
    python = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    titles = {
        title
        for file in (ROOT / "app" / "tests").glob("*.test.ts")
        for title in re.findall(r'^ *test\("([^"]+)"', file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    return python | titles


def test_there_are_forty_points_and_each_is_held() -> None:
    assert sorted(POINTS) == list(range(1, 41))
    for point, held in POINTS.items():
        assert re.fullmatch(r'(?:(?:`test_\w+`|"[^"]+"|device check)(?:, |$))+', held), point


def test_every_test_that_is_named_exists() -> None:
    tests = named()
    for point, held in POINTS.items():
        gone = {name for pair in re.findall(r'`(\w+)`|"([^"]+)"', held) for name in pair if name} - tests
        assert gone == set(), point


def test_every_line_of_the_device_check_is_there() -> None:
    page = (ROOT / "docs" / "device-check.md").read_text(encoding="utf-8")
    there = {int(one) for points in re.findall(r"\| ([\d, ]+) \|$", page, re.MULTILINE) for one in points.split(",")}
    assert {point for point, held in POINTS.items() if "device check" in held} == there
