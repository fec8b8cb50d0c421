"""`lycaon demo`: the same seed tells the same game, from every side, and tells nobody what is not theirs."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.cli.keyboard import Run, environment


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("side", ["judge", "public", "3"])
def test_the_same_seed_tells_the_same_game(run: Run, side: str, language: str) -> None:
    arguments = ("demo", "--seats", "12", "--seed", "7", "--as", side, "--lang", language)
    first, second = run(*arguments), run(*arguments)
    assert first.code == 0
    assert first.err == ""
    assert first.out == second.out
    assert "⟦" not in first.out
    assert first.out != run(*arguments[:4], "8", *arguments[5:]).out


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 18, 25, 40])
def test_there_is_a_game_for_every_number_of_players(run: Run, seats: int) -> None:
    said = run("demo", "--seats", str(seats), "--seed", "1")
    assert said.code == 0
    assert said.err == ""


@pytest.mark.parametrize(
    "preset", ["default", "seed000", "seed002_table", "seed003", "official", "modern_cn", "seed001_table"]
)
def test_every_preset_can_be_played(run: Run, preset: str) -> None:
    for seed in range(2):
        said = run("demo", "--seats", "12", "--seed", str(seed), "--preset", preset)
        assert said.code == 0
        assert "⟦" not in said.out


def test_a_deck_and_rules_of_ones_own(run: Run) -> None:
    deck = "werewolf*2,seer,little_girl,village idiot,Piper,thief,cupid*1,villager*4"
    said = run("demo", "--deck", deck, "--rules", "tie_rule=random,reveal_on_death=optional", "--seed", "3")
    assert said.code == 0, said.err
    assert "Village Idiot" in said.out


def test_the_lines_for_programs_are_the_events_of_one_side(run: Run) -> None:
    said = run("demo", "--seed", "5", "--as", "3", "--json")
    events = [json.loads(line) for line in said.out.splitlines()]
    assert events[0]["event"] == "game_began"
    assert events[-1]["event"] == "ended"
    assert all(event["to"] is None or 3 in event["to"] for event in events)
    everything = run("demo", "--seed", "5", "--as", "judge", "--json").out.splitlines()
    assert len(everything) > len(events)
    assert set(said.out.splitlines()) <= set(everything)


def test_a_seat_reads_nothing_that_is_told_to_others(run: Run) -> None:
    for seed in range(4):
        judge = run("demo", "--seed", str(seed), "--as", "judge").out.splitlines()
        own = set(run("demo", "--seed", str(seed), "--as", "2").out.splitlines())
        secret = {line for line in judge if line.startswith(("Told to ", "Player 3 holds", "Seer:", "Werewolves:"))}
        assert secret
        assert not own & secret


def test_the_judge_reads_the_reasons(run: Run) -> None:
    out = run("demo", "--seed", "3", "--as", "judge", "--deck", "lovers_10").out
    assert "died: attacked by the werewolves." in out


def test_without_a_terminal_play_shows_a_game(run: Run) -> None:
    said = run("play", "--seed", "3")
    assert said.code == 0
    assert "The game is over" in said.out


def test_nobody_reading_on_ends_it_quietly() -> None:
    command = [sys.executable, "-m", "lycaon", "demo", "--seed", "3", "--seats", "12"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_poor_terminal_gets_what_it_can_show() -> None:
    command = [sys.executable, "-m", "lycaon", "demo", "--seed", "3", "--lang", "zh-Hans"]
    poor = environment(PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    done = subprocess.run(command, capture_output=True, env=poor, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
