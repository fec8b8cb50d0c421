"""`lycaon simulate` and `tournament`: the same games each time, kept whatever happens, told in every language."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from lycaon.bots import levels
from lycaon.texts import LANGUAGES
from tests.cli.keyboard import Run, environment

SMALL = ("--deck", "classic_8", "--bots", "random")


def test_the_same_seed_gives_the_same_games_and_another_others(run: Run, tmp_path: Path) -> None:
    for name, seed in (("a", "3"), ("b", "3"), ("c", "4")):
        assert run("simulate", *SMALL, "--games", "40", "--seed", seed, "--out", str(tmp_path / name)).code == 0
    games = [(tmp_path / name / "games.csv").read_bytes() for name in "abc"]
    assert games[0] == games[1] != games[2]
    assert (tmp_path / "a" / "report.html").read_bytes() == (tmp_path / "b" / "report.html").read_bytes()


def test_a_game_of_a_simulation_can_be_watched(run: Run, tmp_path: Path) -> None:
    table = ("--deck", "small_6", "--rules", "tie_rule=random", "--events", "all")
    run("simulate", *table, "--games", "3", "--out", str(tmp_path / "a"))
    lines = (tmp_path / "a" / "games.csv").read_text(encoding="utf-8").splitlines()
    for line in lines[1:]:
        row = dict(zip(lines[0].split(","), line.split(","), strict=True))
        told = run("demo", *table, "--bots", "simple", "--seed", row["seed"], "--json").out.splitlines()
        ended = json.loads(told[-1])
        assert (ended["winner"], ended["because"]) == (row["winner"], row["because"])
        nights = [one for one in map(json.loads, told) if one["event"] == "night_fell"]
        assert len(nights) == int(row["nights"])


def test_a_simulation_that_is_killed_goes_on_and_comes_to_the_same(run: Run, tmp_path: Path) -> None:
    options = ["--deck", "small_5", "--bots", "random", "--games", "1200", "--seed", "9"]
    killed = tmp_path / "killed"
    command = [sys.executable, "-m", "lycaon", "simulate", *options, "--out", str(killed), "--workers", "2"]
    going = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment())
    until = time.monotonic() + 60
    while not list(killed.glob("chunks/0*.gz")) and time.monotonic() < until:
        time.sleep(0.01)
    going.send_signal(signal.SIGKILL)
    going.wait()
    kept = {file: file.stat().st_mtime_ns for file in killed.glob("chunks/0*.gz")}
    assert 0 < len(kept) < 12
    said = run("simulate", *options, "--out", str(killed))
    assert said.code == 0, said.err
    assert "were played before" in said.out
    assert {file: file.stat().st_mtime_ns for file in kept} == kept
    assert run("simulate", *options, "--out", str(tmp_path / "whole")).code == 0
    for name in ("games.csv", "report.html", "summary.json"):
        assert (killed / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


class _Page(HTMLParser):
    """Collects what a page holds, and whether its elements are closed in order."""

    VOID = ("meta", "rect", "path")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.labels: list[str] = []
        self.language = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        values = dict(attrs)
        if tag == "html":
            self.language = values["lang"] or ""
        if tag == "svg":
            self.labels.append(values["aria-label"] or "")
        assert not {"src", "href"} & values.keys()
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_page_in_the_readers_language(run: Run, tmp_path: Path, language: str) -> None:
    said = run(
        *("simulate", "--deck", "lovers_10", "--bots", "random", "--games", "30", "--compare", "new_moon_12"),
        *("--out", str(tmp_path / "a"), "--lang", language),
    )
    assert said.code == 0, said.err
    assert "⟦" not in said.out
    text = (tmp_path / "a" / "report.html").read_text(encoding="utf-8")
    assert "⟦" not in text
    assert "://" not in text
    assert "prefers-color-scheme: dark" in text
    page = _Page()
    page.feed(text)
    assert not page.open
    assert page.language == language
    assert len(page.labels) == 1 + 2 * 5
    assert all(page.labels)
    inside = re.sub(r"<style>.*?</style>|<[^>]+>", " ", text, flags=re.DOTALL)
    latin = set(re.findall(r"[A-Za-z]\w{2,}", inside, re.ASCII)) - {"Lycaon", "lovers_10", "new_moon_12"}
    assert (not latin) == (language != "en"), latin


def test_a_table_is_compared_with_itself_under_another_rule_on_the_same_games(run: Run) -> None:
    nothing = ("--compare", "witch_self_heal=never")  # nobody is a witch here
    found = json.loads(run("simulate", *SMALL, "--games", "60", *nothing, "--json").out)
    assert found["difference"]["village"]["value"] == 0
    assert found["tables"][0] == found["tables"][1]
    later = ("--rules", "werewolves_win_at=parity", "--compare", "werewolves_win_at=all_villagers_dead")
    found = json.loads(run("simulate", *SMALL, "--games", "120", *later, "--json").out)
    assert found["difference"]["village"]["low"] > 0
    assert found["nights"][1]["value"] > found["nights"][0]["value"]


def test_the_games_are_there_as_parquet_too(run: Run, tmp_path: Path) -> None:
    run("simulate", *SMALL, "--games", "12", "--compare", "modern_9", "--out", str(tmp_path / "a"))
    parquet: Any = import_module("pyarrow.parquet")
    table = parquet.read_table(tmp_path / "a" / "games.parquet").to_pylist()
    lines = (tmp_path / "a" / "games.csv").read_text(encoding="utf-8").splitlines()
    assert [",".join(str(value) for value in row.values()) for row in table] == lines[1:]
    assert [row["table"] for row in table] == [1, 2] * 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_tells_how_every_level_stood(run: Run, language: str) -> None:
    said = run("tournament", "--games", "2", "--decks", "classic_8,lovers_piper_12", "--lang", language)
    assert said.code == 0, said.err
    assert "⟦" not in said.out
    assert "lovers_piper_12" in said.out
    assert "openskill" in said.out


def test_who_plays_better_is_rated_better(run: Run) -> None:
    said = run("tournament", "--games", "8", "--decks", "classic_8", "--levels", "simple,random", "--json")
    found = json.loads(said.out)
    (standing,) = found["standings"]
    assert standing["edge"]["low"] > 0
    assert [(one["village"], one["werewolves"]) for one in standing["meetings"]] == [
        ("simple", "random"),
        ("random", "simple"),
    ]
    rated = {(one["level"], one["camp"]): one["mu"] for one in found["ratings"]}
    for camp in ("village", "werewolves"):
        assert rated["simple", camp] > 25 > rated["random", camp]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_ends_in_one_line(run: Run, tmp_path: Path, language: str) -> None:
    taken = tmp_path / "taken"
    run("simulate", *SMALL, "--games", "1", "--out", str(taken))
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("Dear Ann")
    (tmp_path / "file").write_text("")
    small = ["simulate", *SMALL]
    wrong = [
        ["simulate", "--deck", "clasic_8"],
        ["simulate", "--deck", "xyzzy"],
        ["simulate", "--seats", "99"],
        ["simulate", "--rules", "tie_rule=dance"],
        ["simulate", "--bots", "sImpel"],
        ["simulate", "--bots", "simple,simple,random"],
        ["simulate", "--bots", "grandmaster"],
        [*small, "--games", "0"],
        [*small, "--games", "-3"],
        [*small, "--games", "many"],
        [*small, "--games", "1.5"],
        [*small, "--workers", "0"],
        [*small, "--engine", "steam"],
        [*small, "--seed", "-1"],
        [*small, "--compare", "modern_99"],
        [*small, "--compare", "preset=none"],
        [*small, "--games", "1", "--seed", "2", "--out", str(taken)],
        [*small, "--games", "1", "--compare", "modern_9", "--out", str(taken)],
        [*small, "--games", "1", "--out", str(tmp_path / "full")],
        [*small, "--games", "1", "--out", str(tmp_path / "file")],
        [*small, "--games", "1", "--out", str(tmp_path / "file" / "below")],
        [*small, "--games", "1", "--out", ""],
        ["tournament", "--games", "0"],
        ["tournament", "--decks", "clasic_8"],
        ["tournament", "--levels", "simple"],
        ["balance"],
        ["balance", "--players", "99"],
        ["balance", "--players", "9", "--roles", "seer,dragon"],
        ["balance", "--players", "4", "--roles", "seer,witch,hunter,cupid"],
        ["balance", "--players", "9", "--target", "120"],
        ["balance", "--players", "9", "--games", "5"],
    ]
    for arguments in wrong:
        said = run(*arguments, "--lang", language)
        assert said.code == 2, arguments
        assert not said.out, arguments
        assert len(said.err.splitlines()) == 1, said.err
        assert "⟦" not in said.err
        assert (re.search(r"[一-鿿]", said.err) is None) == (language == "en"), said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_balanced_tables_are_proposed_with_how_sure_they_are(run: Run, language: str) -> None:
    options = ("--players", "6", "--roles", "seer", "--bots", "random", "--games", "200", "--target", "40")
    said = run("balance", *options, "--lang", language)
    assert said.code == 0, said.err
    assert "⟦" not in said.out
    played = re.findall(r"--deck \S+(?: --rules \S+)?", said.out)[-1].split()
    assert run("demo", *played).code == 0


def test_every_level_has_a_name(run: Run) -> None:
    said = run("simulate", "--deck", "small_5", "--bots", "nobody")
    assert all(level in said.err for level in levels)
