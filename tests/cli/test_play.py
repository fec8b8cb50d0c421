"""`lycaon play`: a whole game at the keyboard, whatever is typed, left and taken up again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from select import select

import pytest

from lycaon.cli.screen import Screen
from lycaon.game.game import Answered, Spoke
from lycaon.game.house_rules import OPTIONS
from lycaon.record import read_record
from lycaon.roles import roles
from lycaon.texts import texts
from lycaon.variants import variants
from tests.cli.keyboard import HOSTILE, Run, Typist, dealt, environment

DECKS = ("modern_9", "lovers_10", "thief_10", "new_moon_12", "small_5", "full_15")


def kept(folder: Path) -> list[Path]:
    """Return the games that were kept, the oldest first."""
    return sorted((folder / "state" / "lycaon").glob("play-*.jsonl"))


@pytest.mark.parametrize("number", range(12))
def test_any_typing_plays_a_game_to_its_end(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: int
) -> None:
    words = [*HOSTILE, "/card", "/table", "/log", "/notes", "/note look at 4", "/rules", "/帮助", "help", "table"]
    Typist(number, words).sits_down(monkeypatch)
    language = ("en", "zh-Hans", "zh-Hant")[number % 3]
    deck = DECKS[number % len(DECKS)]
    said = run("play", "--deck", deck, "--seed", str(number), "--lang", language, typed=[])
    assert said.err == ""
    assert said.code == 0
    assert "⟦" not in said.out
    record = read_record(kept(tmp_path)[0])
    assert record.result is not None
    assert texts(language).say("ended") in said.out


@pytest.mark.parametrize("number", range(8))
def test_any_typing_plays_any_variant_and_event_card(run: Run, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    names = [*variants(), None]
    variant = names[number]
    table = ["--variant", variant] if variant is not None else ["--events", "all"]
    table += ["--seats", "8", "--seed", str(number), "--file", "game.jsonl"]
    for command in ("play", "judge"):
        Typist(number, [*HOSTILE, "yes", "take 3", "take 2 4", "help", "/card"], 4000).sits_down(monkeypatch)
        language = ("en", "zh-Hans", "zh-Hant")[number % 3]
        said = run(
            command, *table, "--lang", language, *(["--names", "a,b,c,d,e,f,g,h"] * (command == "judge")), typed=[]
        )
        assert (said.code, said.err) == (0, "")
        assert "⟦" not in said.out
        record = read_record("game.jsonl")
        assert (record.setup.variant, bool(record.setup.events)) == (variant, variant is None)
        assert record.result is not None or command == "judge"
        for side in ("judge", "public", "4"):
            assert run("replay", "game.jsonl", "--as", side, "--lang", language).code == 0
        Path("game.jsonl").unlink()


def test_the_player_reads_only_what_is_hers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(6):
        Typist(number, ["/card", "/table"]).sits_down(monkeypatch)
        arguments = ("--deck", "modern_9", "--seat", "4", "--seed", str(number), "--file", f"{number}.jsonl")
        out = run("play", *arguments, typed=[]).out
        before_the_end = out.partition("The game is over")[0]
        record = read_record(f"{number}.jsonl")
        deal = next(one.answer for one in record.decisions if isinstance(one, Answered) and one.ask == "d0.deal")
        assert isinstance(deal, tuple)
        mine = str(deal[3])
        assert f"Your card: {texts('en').role(mine)}" in before_the_end
        for line in before_the_end.splitlines():
            assert "holds:" not in line
            if line.startswith("Your pack"):
                assert roles()[mine].wolf
            if line.startswith("You see player"):
                assert roles()[mine].learns


def test_leaving_and_going_on_is_the_same_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def typist(*_: object) -> str:
        return answers.pop(0) if answers else "/quit"

    monkeypatch.setattr(Screen, "ask", typist)
    rng = Random(8)
    script = [str(rng.randint(0, 9)) for _ in range(400)]
    arguments = ("play", "--deck", "classic_9", "--seed", "12", "--seat", "2")
    answers = list(script)
    run(*arguments, "--file", "whole.jsonl", typed=[])
    whole = read_record("whole.jsonl")
    assert whole.result is not None
    answers = script[:5]
    left = run(*arguments, "--file", "parts.jsonl", typed=[])
    assert left.code == 0
    assert "lycaon play --resume parts.jsonl" in left.out
    assert read_record("parts.jsonl").result is None
    place = len(script) - 395
    while read_record("parts.jsonl").result is None:
        answers = script[place : place + 7]
        place += 7
        gone_on = run("play", "--resume", "parts.jsonl", typed=[])
        assert gone_on.code == 0
    assert read_record("parts.jsonl").decisions == whole.decisions


def test_the_end_of_the_input_is_a_polite_end(run: Run, tmp_path: Path) -> None:
    said = run("play", "--seed", "5", "--deck", "modern_9", typed=["/note 4 was silent"])
    assert said.code == 0
    assert said.err == ""
    assert said.out.endswith("Goodbye.\n")
    assert "--resume" in said.out
    again = run("play", "--resume", str(kept(tmp_path)[0]), typed=["/notes"])
    assert "4 was silent" in again.out


def test_an_interrupt_is_a_polite_end(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupt)
    said = run("play", "--seed", "5", "--seat", "1", typed=[])
    assert (said.code, said.err) == (130, "")
    assert "--resume" in said.out


def test_a_game_that_cannot_be_kept_is_played_all_the_same(run: Run, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file stands where the folder should be", encoding="utf-8")
    said = run("play", "--seed", "5", "--seat", "1", typed=["0"])
    assert said.code == 0
    assert "cannot be kept" in said.out


def test_a_mistyped_command_is_not_said_aloud(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    Typist(1, ["/card", "/roles", "/hlep"]).sits_down(monkeypatch)
    run("play", "--deck", "modern_9", "--seed", "1", typed=[])
    said = list(read_record(kept(tmp_path)[0]).words.values())
    assert said
    assert not any(text.startswith("/") for text in said)


def test_bots_hear_what_a_person_claims(run: Run, tmp_path: Path) -> None:
    seat = str(dealt(5, "modern_9").index("villager"))
    typed = ["yes", "I am the seer, 3 is a wolf", "3"]
    run("play", "--seed", "5", "--seat", seat, "--deck", "modern_9", typed=typed)
    record = read_record(kept(tmp_path)[0])
    claims = [one.claims for one in record.decisions if isinstance(one, Spoke)]
    assert ("i_am:seer", "wolf:3") in claims


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_real_terminal(tmp_path: Path) -> None:
    terminal, own_end = os.openpty()
    command = [sys.executable, "-m", "lycaon", "play", "--seed", "5", "--seat", "3", "--lang", "zh-Hans"]
    seen = b""

    def read_until(text: str) -> None:
        nonlocal seen
        while text.encode() not in seen:
            assert select([terminal], [], [], 20)[0], seen.decode()
            seen += os.read(terminal, 4096)

    with subprocess.Popen(
        command,
        stdin=own_end,
        stdout=own_end,
        stderr=own_end,
        env=environment(XDG_STATE_HOME=str(tmp_path), TERM="xterm"),
        start_new_session=True,
    ) as process:
        try:
            os.write(terminal, "/座位\n".encode())
            read_until("在场")
            os.write(terminal, "/退出\n".encode())
            read_until("再见")
            assert process.wait() == 0
        finally:
            process.kill()
    os.close(own_end)
    os.close(terminal)
    assert b"Traceback" not in seen


WOLF = dealt(5, "modern_9").index("werewolf")
PACK = [seat for seat, card in enumerate(dealt(5, "modern_9")) if card == "werewolf"]
AS_WOLF = ("play", "--seed", "5", "--seat", str(WOLF), "--deck", "modern_9")


def test_a_werewolf_sees_at_whom_the_partners_point(run: Run) -> None:
    prey = dealt(5, "modern_9").index("villager")
    said = run(*AS_WOLF, typed=[str(prey)]).out.partition("Whom will you attack tonight?")[2]
    for partner in PACK:
        assert (f"{partner} points at " in said) == (partner != WOLF)


def test_an_offer_says_what_it_is_and_calls_nobody_silent_who_has_yet_to_speak(run: Run) -> None:
    prey = dealt(5, "modern_9").index("villager")
    said = run(*AS_WOLF, "--rules", "sheriff_election=off", typed=[str(prey), *[""] * 12]).out
    assert "(At any time) You may give yourself up and end the day." in said
    assert "(Enter: stay hidden; “yes”: give yourself up)" in said
    silent: set[str] = set()
    for line in said.splitlines():
        if line.startswith("Nothing from "):
            silent.update(re.findall(r"\d+", line))
        speaks = re.match(r"(\d+): “", line)
        assert speaks is None or speaks[1] not in silent, line
        if line.startswith("— "):
            silent.clear()
    again = run(*AS_WOLF, "--rules", "sheriff_election=off", typed=[str(prey), "", "yes"]).out
    assert f"Player {WOLF} (you) stands up: a werewolf!" in again


def test_a_card_is_explained_by_the_rules_of_the_table(run: Run) -> None:
    seat = str(dealt(5, "modern_9").index("witch"))
    table = ("play", "--seed", "5", "--seat", seat, "--deck", "modern_9")
    assert "  Witch heals herself: in the first night only\n" in run(*table, typed=["/card"]).out
    changed = run(*table, "--rules", "witch_self_heal=never", typed=["/card"]).out
    assert "At this table:\n  Witch heals herself: never\n" in changed
    plain = str(dealt(5, "modern_9").index("villager"))
    assert (
        "At this table:" not in run("play", "--seed", "5", "--seat", plain, "--deck", "modern_9", typed=["/card"]).out
    )


def test_every_house_rule_about_roles_is_explained_with_a_card() -> None:
    about = {"base_roles", "new_moon_roles", "the_village_roles", "characters_roles", "fan_roles", "lovers"}
    told = {option for role in roles().values() for option in role.house_rules}
    assert {option.id for option in OPTIONS.values() if option.section in about} <= told <= OPTIONS.keys()


def test_a_wrong_choice_is_told_what_would_be_right_and_why(run: Run) -> None:
    seat = dealt(5, "modern_9").index("seer")
    said = run("play", "--seed", "5", "--seat", str(seat), "--deck", "modern_9", typed=[str(seat), "99", "x"]).out
    others = [str(one) for one in range(1, 10) if one != seat]
    wrong = f"Choose from: {', '.join(others[:-1])} and {others[-1]}."
    assert re.findall("That is no possible answer.*", said) == [
        f"That is no possible answer: nobody can name themselves here. {wrong}",
        f"That is no possible answer: there is no player 99. {wrong}",
        f"That is no possible answer. {wrong} It must be another living player.",
    ]


def test_a_question_is_put_again_after_a_command(run: Run) -> None:
    seat = str(dealt(5, "modern_9").index("villager"))
    said = run("play", "--seed", "5", "--seat", seat, "--deck", "modern_9", typed=["/table", "/help", "/note x"])
    assert said.out.count("Will you run for sheriff?") == 4


def test_players_call_each_other_by_numbers_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Typist(4, ["I am the seer, 2 is a wolf"]).sits_down(monkeypatch)
    said = run("play", "--seed", "4", "--seat", "3", "--deck", "modern_9", typed=[]).out
    speeches = re.findall("“.*”", said)
    assert any(re.search(r"\b3\b", speech) for speech in speeches)
    assert not any("(you)" in speech for speech in speeches)
