"""`lycaon replay`: a record told again from any side, in both forms."""

from __future__ import annotations

from pathlib import Path

import pytest

from lycaon import CHANCE, Setup, new_game, prepare, resolve, seed_from
from lycaon.bots import SimpleBot, play
from lycaon.cli.teller import call_name
from lycaon.cli.voice import Voice
from lycaon.game.game import Answered
from lycaon.record import dump_jsonl, dump_text, read_record, record_of
from tests.cli.keyboard import Run

NINE = ("werewolf", "werewolf", "seer", "witch", "hunter", *["villager"] * 4)


@pytest.fixture
def records(tmp_path: Path) -> tuple[str, str]:
    """Lay out one finished game in both forms."""
    setup = Setup(seats=9, deck=NINE, rules=resolve("default", {}))
    game = new_game(setup, seed=seed_from(4))
    play(game, {seat: SimpleBot() for seat in range(1, 10)}, seed=4)
    record = record_of(game, names=["Ann", "小明", "\x1b[31mred", "", "e", "f", "g", "h", "i"])
    lines, text = tmp_path / "game.jsonl", tmp_path / "game.txt"
    lines.write_text(dump_jsonl(record), encoding="utf-8")
    text.write_text(dump_text(record), encoding="utf-8")
    return str(lines), str(text)


def test_both_forms_tell_the_same(run: Run, records: tuple[str, str]) -> None:
    for side in ("judge", "public", "3"):
        told = [run("replay", path, "--as", side) for path in records]
        assert told[0].code == 0
        assert told[0].out == told[1].out
        assert "\x1b" not in told[0].out
        assert "(小明)" in told[0].out


def test_it_stops_where_it_is_told_to(run: Run, records: tuple[str, str]) -> None:
    assert run("replay", records[0], "--upto", "0").code == 0
    early = run("replay", records[0], "--upto", "12").out.splitlines()
    whole = run("replay", records[0]).out.splitlines()
    assert 5 < len(early) < len(whole)
    assert early[1:-4] == whole[1 : len(early) - 4]


def test_reasons_only_when_they_are_asked_for(run: Run, records: tuple[str, str]) -> None:
    plain = run("replay", records[0], "--as", "public").out
    why = run("replay", records[0], "--as", "public", "--why").out
    assert "attacked by the werewolves" not in plain
    assert "attacked by the werewolves" in why
    assert "Why it is over" not in plain
    assert why.count("Why it is over: ") == 1
    assert "Why it is over" not in run("replay", records[0], "--upto", "12", "--why").out


@pytest.mark.parametrize("cut", range(1, 40, 3))
def test_a_record_cut_anywhere_is_told_or_refused(run: Run, records: tuple[str, str], cut: int) -> None:
    path = Path(records[0])
    data = path.read_bytes()
    path.write_bytes(data[: len(data) * cut // 40])
    said = run("replay", str(path))
    assert said.code in (0, 2)
    assert said.err.count("\n") == (1 if said.code else 0)


def test_a_seat_reads_what_it_answered_itself(run: Run, records: tuple[str, str]) -> None:
    record = read_record(records[0])
    seats = new_game(record.setup, seed=record.seed).table.all()
    seer = next(seat.number for seat in seats if seat.ids == ("seer",))
    looked = next(one.answer for one in record.decisions if isinstance(one, Answered) and one.ask == "n1.seer")
    assert isinstance(looked, int)
    names = record.names or ()
    name = names[looked - 1].replace("\x1b", "")
    line = f"Seer: you chose {looked}" + (f" {name}." if name else ".")
    assert line in run("replay", records[0], "--as", str(seer)).out
    assert "Seer: you" not in run("replay", records[0], "--as", "public").out
    assert "you chose" not in run("replay", records[0], "--as", "judge").out
    other = next(seat.number for seat in seats if seat.ids == ("villager",))
    assert "Seer: you" not in run("replay", records[0], "--as", str(other)).out


def test_a_werewolf_reads_what_the_pack_wanted_and_nobody_else_does(run: Run, records: tuple[str, str]) -> None:
    record = read_record(records[0])
    seats = new_game(record.setup, seed=record.seed).table.all()
    wolves = [seat.number for seat in seats if seat.ids == ("werewolf",)]
    for one, other in (wolves, wolves[::-1]):
        out = run("replay", records[0], "--as", str(one)).out
        assert any(line.startswith(str(other)) and " points at " in line for line in out.splitlines())
    for seat in seats:
        if seat.number not in wolves:
            assert " points at " not in run("replay", records[0], "--as", str(seat.number)).out


def test_who_played_alone_is_not_named_you_to_herself(run: Run) -> None:
    run("play", "--deck", "small_5", "--seed", "1", "--seat", "2", "--file", "game.jsonl", typed=["0", "/quit"])
    assert "(you)" not in run("replay", "game.jsonl", "--as", "2").out
    assert "2 (you)" in run("replay", "game.jsonl").out
    assert "2 号玩家（你）" in run("replay", "game.jsonl", "--lang", "zh-Hans").out


def test_who_spoke_at_a_table_is_not_said_to_be_silent(run: Run) -> None:
    deck = ("--deck", "werewolf,seer,villager*3", "--rules", "fake_calls=no,sheriff_election=off")
    typed = ["", "1", *[answer for _ in range(40) for answer in ("", "2", "3")]]
    run("judge", *deck, "--seed", "3", "--file", "game.jsonl", typed=typed)
    for side in ("judge", "public", "4"):
        out = run("replay", "game.jsonl", "--as", side).out
        assert "Vote: who is to leave the village?" in out
        assert "Nothing from" not in out


def deal(tmp_path: Path, *answers: tuple[str, int, object]) -> str:
    """Play a few answers at a table of two werewolves, a defender, a cupid and three villagers; lay out the record."""
    deck = ("werewolf", "werewolf", "defender", "cupid", *["villager"] * 3)
    rules = resolve("default", {"sheriff_election": "off", "reveal_on_death": "never"})
    game = new_game(prepare(Setup(seats=7, deck=deck, rules=rules, talk=False), as_it_is=True), by_hand={"deal"})
    game.answer("d0.deal", CHANCE, deck)
    for ask, seat, answer in answers:
        game.answer(ask, seat, answer)
    path = tmp_path / "few.jsonl"
    path.write_text(dump_jsonl(record_of(game)), encoding="utf-8")
    return str(path)


def test_what_an_event_card_asks_is_called_by_its_name() -> None:
    calls = ("double_agent", "black_death", "defender", "witch.heal")
    assert [call_name(Voice("en"), call) for call in calls] == [
        "Double Agent",
        "The Black Death",
        "Defender",
        "Witch (healing potion)",
    ]


def test_it_says_whom_a_rule_kept_from_being_named(run: Run, tmp_path: Path) -> None:
    first = [("n1.cupid", 4, [5, 6]), ("n1.defender", 3, 5), ("n1.werewolf", 1, 5), ("n1.werewolf", 2, 5)]
    votes = [("d1.vote", 5, 1), *[("d1.vote", seat, None) for seat in (1, 2, 3, 4, 6, 7)]]
    path = deal(tmp_path, *first, *votes, ("n2.defender", 3, 4))
    told = run("replay", path, "--why").out
    running = "Defender: 3 could not name 5 (protected last night).\n"
    assert told.count(running) == 1
    assert told.count("Werewolves: 1 and 2 (of the pack) could not be named.\n") == 1
    assert told.count("Vote: 5 could not name 6 (lovers never vote for each other).\n") == 1
    assert told.count("Vote: 6 could not name 5 (lovers never vote for each other).\n") == 1
    assert told.count("could not") == 4
    assert "could not" not in run("replay", path).out
    assert running in run("replay", path, "--why", "--as", "3").out
    assert run("replay", path, "--why", "--as", "3").out.count("could not") == 1
    for side in ("public", "7"):
        assert "could not" not in run("replay", path, "--why", "--as", side).out
    assert "守卫：3 号不能选 5 号（昨晚守过）。\n" in run("replay", path, "--why", "--lang", "zh-Hans").out
    assert "守衛：3 號不能選 5 號（昨晚守過）。\n" in run("replay", path, "--why", "--lang", "zh-Hant").out


def test_it_says_whom_alone_a_rule_lets_be_named(run: Run, tmp_path: Path) -> None:
    first = [("n1.cupid", 4, [3, 6]), ("n1.defender", 3, 7), ("n1.werewolf", 1, 5), ("n1.werewolf", 2, 5)]
    votes = [("d1.vote", seat, 1 if seat < 4 else 2) for seat in (3, 4)]
    rest = [("d1.vote", seat, None) for seat in (1, 2, 6, 7)]
    runoff = [("d1.vote.runoff", seat, 1) for seat in (3, 4, 6, 7)]
    told = run("replay", deal(tmp_path, *first, *votes, *rest, *runoff), "--why").out
    assert told.count("Vote: only 1 and 2 could be named (all others: not tied).") == 1
