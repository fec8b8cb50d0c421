"""Records in files survive whatever happens to the program, and a torn last line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from lycaon import Game, Setup, new_game, seed_from
from lycaon.record import (
    BadRecord,
    BadRecordCode,
    RecordWriter,
    dump_jsonl,
    dump_text,
    read_record,
    record_of,
    recover,
    replay,
    undo,
    write_record,
)
from tests.games.player import Manners, play

SETUP = Setup(seats=5, deck=("werewolf", "seer", "villager", "villager", "villager"))
MANNERS = Manners(speaks=0.2)


def _game(number: int = 5, steps: int = 0) -> Game:
    return play(new_game(SETUP, seed=seed_from(number)), Random(number), MANNERS, steps=steps)


def test_a_record_written_while_playing_is_the_one_written_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = _game()
    dice = Random(5)
    names = ["Ada", "Bo", "陈", "Dana", "Emil"]
    with RecordWriter.begin(path, game, names=names) as writer:
        while game.result is None:
            assert path.read_text() == dump_jsonl(record_of(game, names=names, secret=True))
            play(game, dice, MANNERS, steps=1)
            writer.keep()
            writer.keep()
    assert path.read_text() == dump_jsonl(record_of(game, names=names, secret=True))
    assert replay(read_record(path)).log == game.log


def test_a_file_of_a_game_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    RecordWriter.begin(path, _game()).close()
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        RecordWriter.begin(path, _game(6))
    assert path.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    RecordWriter.begin(path, _game()).close()
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_game_goes_on_from_wherever_its_file_was_cut(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    whole = dump_jsonl(record_of(_game(steps=30), secret=True)).encode()
    head = whole.index(b"\n") + 1
    ends = {place for place, byte in enumerate(whole) if byte == ord("\n") and place >= head}
    for cut in sorted({*range(head, len(whole), 7), *ends}):
        path.write_bytes(whole[:cut])
        record = recover(path)
        assert path.read_bytes() == whole[: whole.rfind(b"\n", 0, cut + 1) + 1]  # a whole line is given its end
        game = replay(record)
        with RecordWriter.resume(path, game) as writer:
            play(game, Random(1), MANNERS, steps=3)
            writer.keep()
        assert read_record(path).decisions == tuple(game.decisions)
        assert replay(read_record(path)).log == game.log


def test_a_torn_line_is_dropped_on_resuming(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = _game(steps=4)
    RecordWriter.begin(path, game).close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"line":"answer","as')
    with RecordWriter.resume(path, game):
        assert path.read_bytes() == whole


def test_a_file_with_half_a_head_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(dump_jsonl(record_of(_game())).encode()[:50])
    before = path.read_bytes()
    with pytest.raises(BadRecord) as refused:
        recover(path)
    assert refused.value.code is BadRecordCode.NO_HEADER
    assert path.read_bytes() == before


def test_garbage_before_the_last_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    lines = dump_jsonl(record_of(_game(steps=5))).splitlines(keepends=True)
    path.write_text("".join([*lines[:2], "garbage\n", *lines[2:]]))
    with pytest.raises(BadRecord) as refused:
        recover(path)
    assert (refused.value.code, refused.value.line) == (BadRecordCode.MALFORMED, 3)


def test_another_game_is_not_written_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    RecordWriter.begin(path, _game(steps=5)).close()
    other = new_game(Setup(seats=5, deck=("werewolf", "villager", "villager", "villager", "villager")))
    for game in (_game(7, steps=5), other):
        with pytest.raises(BadRecord) as refused:
            RecordWriter.resume(path, game)
        assert refused.value.code is BadRecordCode.OTHER_GAME


def test_an_undo_is_cut_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = _game()
    dice = Random(5)
    with RecordWriter.begin(path, game) as writer:
        for _ in range(12):
            play(game, dice, MANNERS, steps=3)
            writer.keep()
            game = undo(undo(game))
            writer.follow(game)
            assert path.read_text() == dump_jsonl(record_of(game, secret=True))
        play(game, dice, MANNERS)
        writer.keep()
        assert read_record(path).result == game.result
        game = undo(game)
        writer.follow(game)
        assert read_record(path).result is None
        other = new_game(Setup(seats=5, deck=("werewolf", "villager", "villager", "villager", "villager")))
        with pytest.raises(BadRecord):
            writer.follow(other)
    assert path.read_text() == dump_jsonl(record_of(game, secret=True))


def test_a_full_disk_loses_nothing_that_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    game = _game()
    dice = Random(5)
    writer = RecordWriter.begin(path, game)
    kept = path.read_bytes()
    play(game, dice, MANNERS, steps=3)

    def fail(_: int) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="no space"):
            writer.keep()
    with path.open("ab") as file:
        file.write(b'{"half')
    writer.keep()
    writer.close()
    assert path.read_bytes().startswith(kept)
    assert path.read_text() == dump_jsonl(record_of(game, secret=True))


def test_a_full_disk_leaves_nothing_of_a_file_that_could_not_be_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"

    def fail(_: int) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="no space"):
            RecordWriter.begin(path, _game())
    assert list(tmp_path.iterdir()) == []
    RecordWriter.begin(path, _game()).close()


def test_half_a_line_is_cut_off_when_the_file_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    game = _game()
    writer = RecordWriter.begin(path, game)
    kept = path.read_bytes()
    play(game, Random(5), MANNERS, steps=3)

    def fail(_: int) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="no space"):
            writer.keep()
        assert path.read_bytes() != kept
        writer.close()
    assert path.read_bytes() == kept


def test_a_name_that_is_taken_is_counted_on(tmp_path: Path) -> None:
    for name in ("game.jsonl", "game-2.jsonl", "game-3.jsonl"):
        with RecordWriter.begin(tmp_path / "game.jsonl", _game(), count_on=True) as writer:
            assert writer.path == tmp_path / name
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such locks")
def test_one_program_at_a_time_writes_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = _game(steps=5)
    with RecordWriter.begin(path, game):
        with path.open("ab") as file:
            file.write(b'{"half')  # as if the other were writing right now
        torn = path.read_bytes()
        for take_up in (recover, lambda path: RecordWriter.resume(path, game)):
            with pytest.raises(BadRecord) as refused:
                take_up(path)
            assert refused.value.code is BadRecordCode.IN_USE
        assert path.read_bytes() == torn
    assert recover(path).decisions == tuple(game.decisions)
    with RecordWriter.resume(path, game), pytest.raises(BadRecord) as refused:
        recover(path)
    assert refused.value.code is BadRecordCode.IN_USE


def _cut_short(path: Path) -> None:
    os.truncate(path, 100)


def _empty(path: Path) -> None:
    os.truncate(path, 0)


def _add_to(path: Path) -> None:
    with path.open("a") as file:
        file.write('{"line":"leave","seat":3}\n')


def _replace(path: Path) -> None:
    data = path.read_bytes()
    path.rename(path.with_name("before"))
    path.write_bytes(data)


def _take_away(path: Path) -> None:
    path.unlink()


def _move(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody else touch an open file")
@pytest.mark.parametrize("undoes", [False, True])
@pytest.mark.parametrize("tamper", [_cut_short, _empty, _add_to, _replace, _take_away, _move])
def test_nothing_is_lost_when_something_else_touches_the_file(
    tmp_path: Path, tamper: Callable[[Path], None], *, undoes: bool
) -> None:
    path = tmp_path / "game.jsonl"
    game = _game()
    dice = Random(5)
    names = ["Ada", "Bo", "陈", "Dana", "Emil"]
    with RecordWriter.begin(path, game, names=names, language="en") as writer:
        play(game, dice, MANNERS, steps=9)
        writer.keep()
        assert writer.renewed == 0
        tamper(path)
        left = {one.name: one.read_bytes() for one in tmp_path.iterdir()}
        if undoes:
            game = undo(game)
            writer.follow(game)
        play(game, dice, MANNERS, steps=3)
        writer.keep()
        assert writer.renewed == 1
        assert writer.path.name == ("game-2.jsonl" if "game.jsonl" in left else "game.jsonl")
        play(game, dice, MANNERS)
        writer.keep()
        assert writer.renewed == 1
        whole = dump_jsonl(record_of(game, names=names, language="en", secret=True))
        assert writer.path.read_text(encoding="utf-8") == whole
        assert {name: (tmp_path / name).read_bytes() for name in left} == left
        with pytest.raises(BadRecord):  # the new one is held, too
            recover(writer.path)


CHILD = """
import sys
from random import Random
from lycaon import new_game, seed_from
from lycaon.record import RecordWriter
from tests.games.player import play
from tests.record.test_record_files import MANNERS, SETUP

game = new_game(SETUP, seed=seed_from(5))
dice = Random(5)
with RecordWriter.begin(sys.argv[1], game) as writer:
    while game.result is None:
        play(game, dice, MANNERS, steps=1)
        writer.keep()
        print(len(game.decisions), flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(os.name == "nt", reason="kill -9 is not of Windows")
@pytest.mark.parametrize("after", [1, 5, 20])
def test_what_was_kept_survives_kill_9(tmp_path: Path, after: int) -> None:
    path = tmp_path / "game.jsonl"
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        kept = 0
        for _ in range(after):
            kept = int(child.stdout.readline())
        child.send_signal(signal.SIGKILL)
    record = recover(path)
    assert len(record.decisions) >= kept
    assert replay(record).decisions[:kept] == list(record.decisions[:kept])


def test_words_that_are_too_long_are_kept_in_part(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = _game()
    while game.floor is None:
        ask = next(iter(game.open_asks.values()))
        game.expire(ask.id)
    with RecordWriter.begin(path, game) as writer:
        speech = game.say(game.floor, "village", "hi")
        game.words[speech] = "\x00" * 3_000_000  # as a game of another version might have let through
        writer.keep()
    words = read_record(path).words[speech]
    assert 100_000 < len(words) < 3_000_000


@pytest.mark.parametrize(("name", "dump"), [("game.jsonl", dump_jsonl), ("game.txt", dump_text)])
def test_either_form_is_written_and_read_whole(tmp_path: Path, name: str, dump: Callable[..., str]) -> None:
    path = tmp_path / name
    record = record_of(_game(steps=400))
    path.write_text("something else")
    write_record(path, record)
    assert path.read_text(encoding="utf-8") == dump(record)
    assert read_record(path) == record
    assert [one.name for one in tmp_path.iterdir()] == [name]
