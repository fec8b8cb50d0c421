"""`lycaon judge`: a game led to its end whatever is typed, taken back and given again, and safe from any crash."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from typing import IO

import pytest

import lycaon
from lycaon.boxes import prepare
from lycaon.cli.failure import Stopped
from lycaon.cli.screen import Screen
from lycaon.game.game import Answered
from lycaon.record import RecordWriter, load_jsonl, read_record, replay
from tests.cli.keyboard import HOSTILE, Run, Typist, dealt, environment

COMMANDS = (
    "undo",
    "undo",
    "redo",
    "table",
    "why",
    "log",
    "rules",
    "help",
    "take 3",
    "take 3 4",
    "take",
    "show 2",
    "show 99",
    "leave 99",
    "leave x",
    "leave 3",
    "y",
    "time",
    "1=4 2=4 3=4",
    "1=yes",
    "yes",
    "1,2=3",
)
DECKS = ("modern_9", "lovers_10", "thief_10", "new_moon_12", "small_5", "full_15", "table_7")


@pytest.mark.parametrize("printed", [False, True])
@pytest.mark.parametrize("number", range(7))
def test_any_typing_leads_a_game_to_its_end(
    run: Run, monkeypatch: pytest.MonkeyPatch, number: int, *, printed: bool
) -> None:
    Typist(number, [*HOSTILE, *COMMANDS], 1500).sits_down(monkeypatch)
    monkeypatch.setattr(Screen, "wipe", lambda _: None)
    language = ("en", "zh-Hans", "zh-Hant")[number % 3]
    arguments = ["judge", "--deck", DECKS[number], "--seed", str(number), "--lang", language, "--file", "game.jsonl"]
    said = run(*arguments, *(["--real-cards"] if printed else []))
    assert said.err == ""
    assert said.code == 0
    assert "⟦" not in said.out
    record = read_record("game.jsonl")
    assert replay(record).decisions == list(record.decisions)
    assert len(record.decisions) > 5


def script(out: str) -> list[str]:
    """Return the lines that are to be read aloud."""
    return [line.removeprefix("» ") for line in out.splitlines() if line.startswith("» ")]


CARDS = dealt(3, "modern_9")
SEER = CARDS.index("seer")
SEEN = SEER % 9 + 1
PREY = CARDS.index("villager")
TABLE = ("judge", "--seed", "3", "--deck", "modern_9", "--file", "game.jsonl")
FIRST = [str(SEEN), "", str(PREY)]
"""The first night as a judge types it: whom the seer looks at, eyes shut, whom the pack takes."""


def answers() -> list[object]:
    """Return what was answered so far, after the deal; None for eyes shut and for a pass."""
    return [getattr(one, "answer", None) for one in read_record("game.jsonl").decisions][1:]


def test_a_night_as_a_judge_types_it(run: Run) -> None:
    said = run(*TABLE, "--names", "Ann,Bo,Cy,Di,Ed,Flo,Gus,Hal,Ida", typed=[*FIRST, "", "0", "0", ""])
    assert said.code == 0
    assert script(said.out)[1:3] == [
        "Night falls. Close your eyes.",
        "Seer, open your eyes. Choose a player to look at.",
    ]
    names = ("", *["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida"])
    assert f"Told to player {SEER} ({names[SEER]}): You see player {SEEN} ({names[SEEN]}): " in said.out
    assert answers() == [SEEN, None, PREY, PREY, PREY, None, None, None, None]


def test_players_are_called_by_their_names(run: Run) -> None:
    names = ("", "安", "波", "西", "迪", "艾", "弗", "古", "哈", "伊 九")
    typed = [names[int(one)] if one.isdigit() else one for one in FIRST]
    run(*TABLE, "--names", ",".join(names[1:]), "--lang", "zh-Hans", typed=[*typed, "", "0", "0", ""])
    assert answers() == [SEEN, None, PREY, PREY, PREY, None, None, None, None]


def test_names_say_how_many_play(run: Run) -> None:
    run("judge", "--names", "Ann,Bo,Cy,Di,Ed,Flo,Gus", "--file", "game.jsonl", typed=[""])
    assert read_record("game.jsonl").names == ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")


def test_names_are_asked_for_at_a_terminal(run: Run) -> None:
    said = run(*TABLE, typed=["Ann Bo", "安 波 西 迪 艾 弗 古 哈 伊"])
    assert "9 names are needed" in said.out
    assert read_record("game.jsonl").names == tuple("安波西迪艾弗古哈伊")


def test_players_and_cards_are_asked_for_at_a_terminal(run: Run) -> None:
    run("judge", "--file", "game.jsonl", typed=["x", "99", "8", "7", "1", ""])
    setup = read_record("game.jsonl").setup
    assert setup.seats == 8
    assert set(setup.deck) == {"werewolf", "seer", "villager"}


def test_leaving_before_the_game_begins_is_polite(run: Run) -> None:
    assert run("judge", typed=["8"]).code == 0
    assert not Path("game.jsonl").exists()


def test_what_is_taken_back_can_be_given_again(run: Run) -> None:
    run(*TABLE, typed=["", *FIRST, "undo", "undo", "redo", "redo", "redo"])
    assert answers() == [SEEN, None, PREY, PREY, PREY]
    Path("game.jsonl").unlink()
    run(*TABLE, typed=["", *FIRST, "undo", str(SEER)])
    assert answers() == [SEEN, None, PREY, PREY, SEER]


def test_the_judge_learns_who_holds_which_printed_card(run: Run) -> None:
    deck = "werewolf,seer,villager*3"
    typed = ["", "3", "1", "werewolf", "", "", "1", "", "2"]
    said = run("judge", "--real-cards", "--deck", deck, "--rules", "fake_calls=no", "--file", "game.jsonl", typed=typed)
    assert "Who has this card: Seer?" in said.out
    assert "What is the card of player 1?" in said.out
    assert "Told to player 3: You see player 1: a werewolf." in said.out


@pytest.mark.parametrize(
    ("deck", "name", "shown"),
    [("modern_9", "Hunter", ["hunter"]), ("new_moon_12", "Village Idiot", ["village_idiot", "elder", "scapegoat"])],
)
def test_a_printed_card_that_never_wakes_is_shown_to_the_judge_while_eyes_are_shut(
    run: Run, deck: str, name: str, shown: list[str]
) -> None:
    typed = ["", "2"]  # no names
    table = ("--real-cards", "--deck", deck, "--rules", "fake_calls=no", "--file", "game.jsonl")
    said = script(run("judge", *table, typed=typed).out)
    assert f"{name}, open your eyes. Let the judge see you." in said
    plan = prepare(read_record("game.jsonl").setup)
    first = [step.call.id for wave in plan.night(1) for step in wave]
    assert first[first.index(shown[0]) : first.index("seer")][: len(shown)] == shown
    assert "villager" not in first
    assert not {step.call.id for wave in plan.night(2) for step in wave} & {*shown}


def test_a_pause_says_that_it_takes_no_more_than_enter(run: Run) -> None:
    said = run(*TABLE, typed=["", str(SEEN), "7"])
    assert "Nothing to type now: press Enter to go on." in said.out
    assert answers() == [SEEN]


def _read_until(stream: IO[str], mark: str) -> str:
    seen = ""
    while not seen.endswith(mark):
        letter = stream.read(1)
        assert letter, seen
        seen += letter
    return seen


def test_a_killed_judge_loses_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with subprocess.Popen(
        [sys.executable, "-m", "lycaon", *TABLE, "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in FIRST:
            _read_until(process.stdout, "on) " if not line else "> ")
            process.stdin.write(f"{line}\n")
            process.stdin.flush()
        _read_until(process.stdout, "on) ")
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert answers() == [SEEN, None, PREY, PREY, PREY]
    with file.open("ab") as torn:
        torn.write(b'{"line":"answer","ask":"n1.wi')
    said = run("judge", "--resume", str(file), typed=["", "0", "0", ""])
    assert said.code == 0
    assert "The game goes on after decision 6." in said.out
    assert len(load_jsonl(file.read_bytes()).decisions) == 10


def test_one_player_looks_at_a_time(run: Run) -> None:
    witch = CARDS.index("witch")
    said = run(*TABLE, typed=["", f"show {witch}", "", ""])
    shown = said.out.partition(f"Only {witch} looks now.")[2]
    assert "Your card: Witch." in shown


def test_a_full_disk_is_told_and_waited_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = RecordWriter.keep
    fails = [None, OSError(28, "no space"), OSError(28, "no space")]

    def full(writer: RecordWriter) -> None:
        failure = fails.pop(0) if fails else None
        if failure is not None:
            raise failure
        keep(writer)

    monkeypatch.setattr(RecordWriter, "keep", full)
    said = run(*TABLE, typed=["", str(SEEN), "", ""])
    assert "no room left" in said.out
    assert len(read_record("game.jsonl").decisions) == 2


def test_an_answer_that_could_not_be_kept_is_never_called_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run(*TABLE, typed=["", str(SEEN)])
    before = answers()

    keep = RecordWriter.keep
    calls = []

    def full(writer: RecordWriter) -> None:
        calls.append(writer)
        if len(calls) > 1:
            raise OSError(28, "no space")
        keep(writer)

    monkeypatch.setattr(RecordWriter, "keep", full)
    said = run("judge", "--resume", "game.jsonl", typed=[""])
    assert "no room left" in said.out
    assert "The game is kept" not in said.out
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "The last answer is not kept" in said.err
    assert answers() == before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such locks")
def test_two_judges_do_not_write_one_file(run: Run) -> None:
    run(*TABLE, typed=["", str(SEEN)])
    with RecordWriter.resume("game.jsonl", replay(read_record("game.jsonl"))):
        before = Path("game.jsonl").read_bytes()
        for command in ("judge", "play"):
            for language, words in (("en", "Another Lycaon"), ("zh-Hans", "另一个"), ("zh-Hant", "另一個")):
                said = run(command, "--resume", "game.jsonl", "--lang", language, typed=["", "0"])
                assert (said.code, said.err.count("\n")) == (2, 1)
                assert words in said.err
        assert Path("game.jsonl").read_bytes() == before
    assert run("judge", "--resume", "game.jsonl", typed=[""]).code == 0


def test_a_file_that_was_changed_meanwhile_is_told_of_and_written_anew(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path("game.jsonl")
    lines = iter(["", str(SEEN), "empty", "", str(PREY)])

    def types(*_: object) -> str:
        line = next(lines, None)
        if line is None:
            raise Stopped
        if line != "empty":
            return line
        file.write_bytes(b"")
        return types()

    monkeypatch.setattr(Screen, "ask", types)
    said = run(*TABLE, typed=[])
    assert said.out.count("changed, moved or removed") == 1
    assert "--resume game-2.jsonl" in said.out
    kept = [getattr(one, "answer", None) for one in read_record("game-2.jsonl").decisions][1:]
    assert kept[:3] == [SEEN, None, PREY]


def test_two_games_begun_in_one_second_have_two_files(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Noon(datetime):
        def astimezone(self, tz: object = None) -> datetime:  # type: ignore[override]  # it is always noon
            return datetime(2026, 11, 29, 12, 0, 0).astimezone()

    for module in ("judging", "playing"):
        monkeypatch.setattr(f"lycaon.cli.{module}.datetime", Noon)
    for command, folder in (("judge", Path()), ("play", Path("state/lycaon"))):
        for _ in range(3):
            assert run(command, "--seed", "3", "--deck", "modern_9", typed=[""]).code == 0
        assert len(list(folder.glob("*.jsonl"))) == 3


def test_an_interrupt_ends_with_the_code_of_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter([""])

    def interrupt(_: str = "") -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    said = run(*TABLE, typed=[])
    assert (said.code, said.err) == (130, "")
    assert "--resume game.jsonl" in said.out
    assert run("judge", typed=[]).code == 130


def test_a_wrong_choice_is_told_what_would_be_right_and_why(run: Run) -> None:
    said = run(*TABLE, typed=["", str(SEER), "99", "x"]).out
    others = " and ".join([", ".join(str(one) for one in range(1, 9) if one != SEER), "9"])
    refused = re.findall("That is no possible answer.*", said)
    assert refused == [
        f"That is no possible answer: nobody can name themselves here. Choose from: {others}.",
        f"That is no possible answer: there is no player 99. Choose from: {others}.",
        f"That is no possible answer. Choose from: {others}. It must be another living player.",
    ]
    assert said.count("That is not one of the answers.") == 0
    assert "That is not one of the answers." in run(*TABLE[:-1], "other.jsonl", typed=["", "take 3"]).out


def test_the_lovers_are_named_to_the_judge(run: Run) -> None:
    said = run("judge", "--seed", "3", "--deck", "lovers_10", typed=["", "", "3 4", "", "", ""])
    called = said.out.partition("Lovers, open your eyes.")[2].partition("Lovers, close your eyes.")[0]
    assert "Touch 3 and 4: only they open their eyes now." in called
    assert "Nobody acts at this call." not in called


def test_a_question_is_put_again_after_a_command(run: Run) -> None:
    said = run(*TABLE, typed=["", "table", "show 2", "", "", "help"])
    assert said.out.count(f"Seer, {SEER}: Whom will you look at tonight?") == 4


def test_everybody_looks_at_the_own_card_before_the_night(run: Run) -> None:
    said = run(*TABLE, typed=[""])
    assert said.out.index("Let everybody look at the own one") < said.out.index("Night falls.")


@pytest.mark.parametrize("command", ["judge", "play"])
def test_a_game_goes_on_in_the_language_in_which_it_was_begun(run: Run, command: str) -> None:
    begin = (command, "--seed", "3", "--deck", "modern_9", "--file", "game.jsonl", "--lang", "zh-Hant")
    run(*begin, typed=["", "quit"])
    assert read_record("game.jsonl").language == "zh-Hant"
    assert "再見。" in run(command, "--resume", "game.jsonl", typed=["quit"]).out
    assert "Goodbye." in run(command, "--resume", "game.jsonl", "--lang", "en", typed=["quit"]).out


def test_what_may_interrupt_says_what_it_is_and_how_to_type_it(run: Run) -> None:
    wolves = [seat for seat, card in enumerate(CARDS) if card == "werewolf"]
    typed = ["", *FIRST, "", "0", "0", "", "", f"take {wolves[1]}"]
    said = run(*TABLE, "--rules", "sheriff_election=off", typed=typed)
    listed = f"{wolves[0]}, {wolves[1]} and {wolves[2]}"
    assert f"From now on {listed} may interrupt at any time: “give yourself up”." in said.out
    assert f"type “take {wolves[0]}” with that player’s number" in said.out
    assert f"Player {wolves[1]} stands up: a werewolf!" in said.out


def test_a_judge_names_who_breaks_the_rule_of_an_event_card(run: Run) -> None:
    deck = ("werewolf", "seer", *["villager"] * 3)
    cards = lycaon.new_game(lycaon.Setup(seats=5, deck=deck), seed=lycaon.seed_from(3)).table
    seats = {card: [one.number for one in cards.all() if one.ids == (card,)] for card in deck}
    prey, talker, _ = seats["villager"]
    typed = ["", str(seats["werewolf"][0]), "", str(prey), "", f"take {talker}"]
    rules = "fake_calls=no,sheriff_election=off,speech_order=free"
    table = ("--deck", ",".join(deck), "--rules", rules, "--events", "eclipse", "--file", "game.jsonl")
    said = run("judge", "--seed", "3", *table, typed=typed)
    assert "Who has looked round? Whenever it happens, type “take 5”" in said.out
    flagged = [one for one in read_record("game.jsonl").decisions if isinstance(one, Answered) and "eclipse" in one.ask]
    assert [one.answer for one in flagged] == [talker]


def test_the_judge_is_told_what_becomes_of_time_and_of_leaving(run: Run) -> None:
    said = run(*TABLE, typed=["", "time", "no", "time", "yes", "", str(PREY), "", "time", "leave 1", "yes"])
    assert f"luck would answer for {SEER}. Is that what you want?" in said.out
    assert said.out.count(f"Time is up; luck answers for {SEER}: ") == 1
    assert "Time is up: nothing from " in said.out
    assert "1 has left, and dies with the next deaths that are settled." in said.out


def test_who_only_shows_a_card_to_the_judge_is_named(run: Run) -> None:
    said = run(*TABLE, "--rules", "moderator_identification=yes", typed=["", ""])
    called = said.out.partition("Hunter, open your eyes.")[2].partition("Hunter, close your eyes.")[0]
    assert f"Touch {CARDS.index('hunter')}: only they open their eyes now." in called
