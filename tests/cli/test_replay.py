"""`lycaon replay`: a record told again from any side, in both forms."""

from __future__ import annotations

from pathlib import Path

import pytest

from lycaon import Setup, new_game, resolve, seed_from
from lycaon.bots import SimpleBot, play
from lycaon.record import dump_jsonl, dump_text, record_of
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
