"""`lycaon demo`: the same seed tells the same game, from every side, and tells nobody what is not theirs."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from lycaon.game.deck import DECKS
from lycaon.game.house_rules import PRESETS
from lycaon.moons import moons
from lycaon.texts import LANGUAGES, key, texts
from lycaon.variants import variants
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


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_played(run: Run, preset: str) -> None:
    for seed in range(2):
        said = run("demo", "--seats", "12", "--seed", str(seed), "--preset", preset)
        assert said.code == 0
        assert "⟦" not in said.out


@pytest.mark.parametrize("seats", [6, 9])
@pytest.mark.parametrize("variant", variants())
def test_every_variant_can_be_played(run: Run, variant: str, seats: int) -> None:
    for language in LANGUAGES:
        said = run("demo", "--variant", variant, "--seats", str(seats), "--seed", "4", "--lang", language)
        assert said.code == 0, said.err
        assert "⟦" not in said.out
        assert texts(language).say(key("variant", variant, "name")) in said.out


def test_a_variant_is_played_by_the_deck_that_suits_it(run: Run) -> None:
    for variant, cards_each in (("harvest_festival", 1), ("two_cards", 2), ("double_you_small", 2)):
        first = json.loads(run("demo", "--variant", variant, "--seats", "12", "--json").out.splitlines()[0])
        assert len(first["deck"]) == 12 * cards_each
    first = json.loads(run("demo", "--variant", "black_death", "--json").out.splitlines()[0])
    assert "werewolf" not in first["deck"]
    first = json.loads(run("demo", "--variant", "harvest_festival", "--seats", "15", "--json").out.splitlines()[0])
    assert len(first["deck"]) == 15
    assert "thief" in first["deck"]


@pytest.mark.parametrize("deck", [deck.id for deck in DECKS.values() if deck.cards_each == 2])
def test_every_deck_of_two_cards_can_be_played(run: Run, deck: str) -> None:
    said = run("demo", "--deck", deck, "--seed", "2")
    assert said.code == 0, said.err
    assert "⟦" not in said.out
    assert len([line for line in said.out.splitlines() if " holds: " in line and " and " in line]) >= DECKS[deck].seats


def test_open_cards_hide_no_werewolf(run: Run) -> None:
    for seed in range(8):
        lines = run("demo", "--variant", "double_you_small", "--seats", "7", "--seed", str(seed), "--json").out
        events = [json.loads(line) for line in lines.splitlines()]
        hands = [event["cards"] for event in events if event["event"] == "dealt"][:7]
        assert sorted(hand[0] for hand in hands) == sorted(DECKS["open_7"].cards[:7])
        assert sorted(hand[1] for hand in hands) == ["villager"] * 5 + ["werewolf"] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_event_deck_can_be_played(run: Run, language: str) -> None:
    for seed in range(3):
        arguments = ("demo", "--events", "all", "--seed", str(seed), "--lang", language)
        said = run(*arguments)
        assert said.code == 0, said.err
        assert "⟦" not in said.out
        assert said.out == run(*arguments).out


def test_event_cards_lie_as_they_are_given(run: Run) -> None:
    said = run("demo", "--events", "great-distrust,eclipse", "--seed", "1", "--as", "public")
    assert said.out.index("Great distrust: ") < said.out.index("Eclipse: ")
    everything = run("demo", "--events", "ALL", "--seed", "1", "--json").out
    turned = {json.loads(line)["what"] for line in everything.splitlines() if '"announced"' in line}
    assert turned & moons().keys()


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("--variant", "harvest"), "Did you mean “harvest_festival”?"),
        (("--variant", "zzz"), "There are: black_death, "),
        (("--variant", "two_cards", "--variant", "black_death"), "One variant at a time"),
        (("--events", "miracl"), "Did you mean “miracle”?"),
        (("--events", "eclipse,zzz"), "no event card called “zzz”"),
        (("--variant", "black_death", "--deck", "modern_9"), "played without werewolves"),
        (("--variant", "two_cards", "--deck", "werewolf,seer,villager*5"), "needs 6 cards and has 7"),
    ],
)
def test_what_there_is_not_is_refused_in_one_line(run: Run, arguments: tuple[str, ...], line: str) -> None:
    for command in ("play", "demo", "judge"):
        said = run(command, *arguments)
        assert said.code == 2
        assert line in said.err
        assert said.err.count("\n") == 1
        assert said.out == ""


def test_printed_cards_are_one_each(run: Run) -> None:
    assert "Two Cards" in run("judge", typed=["8"]).out
    assert "Two Cards" not in run("judge", "--real-cards", typed=["8"]).out
    said = run("judge", "--variant", "two_cards", "--real-cards")
    assert said.code == 2
    assert "dealt by Lycaon" in said.err


def test_a_deck_says_by_which_rules_it_is_played(run: Run) -> None:
    brought = "House rules: Nominations and verdict, which the deck table_7 brings"
    assert brought in run("demo", "--deck", "table_7").out
    assert "House rules: Default.\n" in run("demo", "--deck", "table_7", "--preset", "default").out
    changed = run("demo", "--deck", "table_7", "--rules", "tie_rule=random").out
    assert "House rules: Nominations and verdict, with changes (1).\n" in changed
    for command in ("play", "judge"):
        assert brought in run(command, "--deck", "table_7", typed=[""]).out


def test_calls_for_show_are_said_to_be_for_show(run: Run) -> None:
    deck = ("--deck", "werewolf,seer,villager*3", "--seed", "1")
    assert "the deck has no such card: Thief, Cupid and Lovers (fake_calls=no" in run("demo", *deck).out
    assert "for show" not in run("demo", *deck, "--rules", "fake_calls=no").out
    assert "the deck has no such card: Thief (fake_calls=no" in run("demo", "--deck", "lovers_10", "--seed", "1").out


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


def test_the_judge_reads_which_potion_was_used(run: Run) -> None:
    out = "".join(run("demo", "--deck", "modern_9", "--seed", str(seed)).out for seed in range(3))
    assert re.search(r"Witch \(healing potion\): \d → \d\n", out)
    assert "Witch (poison): " in out


def test_the_judge_reads_the_reasons(run: Run) -> None:
    out = run("demo", "--seed", "3", "--as", "judge", "--deck", "lovers_10").out
    assert "died: attacked by the werewolves." in out


def test_the_judge_is_told_why_it_is_over(run: Run) -> None:
    told = run("demo", "--seed", "3").out
    assert told.splitlines()[-1].startswith("Why it is over: ")
    assert "Why it is over: " not in run("demo", "--seed", "3", "--as", "public").out


@pytest.mark.parametrize(("choice", "line"), [("yes", "today's vote is"), ("no", "a day like any other")])
def test_an_event_card_is_announced_by_the_rules_of_the_table(run: Run, choice: str, line: str) -> None:
    said = run("demo", "--seed", "3", "--events", "bleak_monday", "--rules", f"variant_cards={choice}").out
    assert f"Bleak Monday: {line}" in said


def test_without_a_terminal_play_shows_a_game(run: Run) -> None:
    said = run("play", "--seed", "3")
    assert said.code == 0
    assert said.out.startswith("Nobody sits at a terminal here")
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
