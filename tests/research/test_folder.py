"""A simulation's folder: whatever becomes of it, whole chunks are kept and nothing else counts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lycaon.research.folder import BadFolder, Folder
from lycaon.research.match import Played, Seating
from lycaon.research.workers import pack, play_chunk, run, unpack
from tests.research.setups import SMALL, job

GAMES = 230


def full(path: Path) -> Folder:
    folder = Folder(path, job(Seating(setup=SMALL, village="random", werewolves="random")), GAMES, "1")
    packed = job(Seating(setup=SMALL, village="random", werewolves="random")).packed()
    for chunk in folder.missing():
        folder.keep(chunk, play_chunk(packed, chunk.start, chunk.stop))
    return folder


def random_job() -> Seating:
    return Seating(setup=SMALL, village="random", werewolves="random")


def test_a_torn_chunk_is_played_again_and_whole_ones_are_kept(tmp_path: Path) -> None:
    with full(tmp_path) as folder:
        games = list(folder.played())
        assert [game.number for game in games] == list(range(GAMES))
        chunks = sorted(folder.chunks.iterdir())
        whole = chunks[1].read_bytes()
        for broken in (whole[: len(whole) // 2], b"", b"\0" * 100, pack(games[:100]), pack(games[100:150])):
            chunks[1].write_bytes(broken)
            assert folder.missing() == [range(100, 200)]
        chunks[1].unlink()
        (folder.chunks / ".000000100.jsonl.gz.new").write_bytes(whole)  # killed before it had its name
        assert folder.missing() == [range(100, 200)]
        folder.keep(range(100, 200), whole)
        assert list(folder.played()) == games


def test_more_or_fewer_games_are_the_same_simulation(tmp_path: Path) -> None:
    full(tmp_path).__exit__(None, None, None)
    with Folder(tmp_path, job(random_job()), 320, "1") as longer:
        assert longer.missing() == [range(200, 300), range(300, 320)]
    with Folder(tmp_path, job(random_job()), 110, "1") as shorter:
        assert not shorter.missing()
        assert [game.number for game in shorter.played()] == list(range(110))


def test_the_folder_of_anything_else_is_refused(tmp_path: Path) -> None:
    full(tmp_path / "a").__exit__(None, None, None)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "letter.txt").write_text("Dear Ann")
    (tmp_path / "c").mkdir()
    (tmp_path / "c" / "simulation.json").write_text("{")
    (tmp_path / "d").write_text("")
    cases = [
        ("a", job(random_job(), seed=6), "1", "other"),
        ("a", job(Seating(setup=SMALL, village="simple", werewolves="random")), "1", "other"),
        ("a", job(random_job()), "2", "later"),
        ("b", job(random_job()), "1", "not_empty"),
        ("c", job(random_job()), "1", "unreadable"),
        ("d", job(random_job()), "1", "no_folder"),
    ]
    for name, wanted, version, why in cases:
        with pytest.raises(BadFolder) as refused:
            Folder(tmp_path / name, wanted, GAMES, version)
        assert refused.value.why == why
    assert (tmp_path / "b" / "letter.txt").read_text() == "Dear Ann"


def test_one_program_at_a_time_writes_a_folder(tmp_path: Path) -> None:
    with full(tmp_path), pytest.raises(BadFolder, match="busy"):
        Folder(tmp_path, job(random_job()), GAMES, "1")
    Folder(tmp_path, job(random_job()), GAMES, "1").__exit__(None, None, None)


# -- workers ----------------------------------------------------------------------------------------------------------


def played(workers: int, chunks: list[range]) -> list[Played]:
    found = [game for _, data in run(job(), chunks, workers=workers) for game in unpack(data)]
    return sorted(found, key=lambda game: game.number)


def test_any_number_of_workers_plays_the_same_games() -> None:
    once = played(1, [range(12)])
    assert once == played(2, [range(5), range(5, 6), range(6, 12)])


def test_a_worker_that_is_killed_is_noticed() -> None:
    script = (
        "import os, signal\n"
        "from lycaon.research.workers import Lost, run\n"
        "from multiprocessing import active_children\n"
        "from tests.research.setups import job\n"
        "if __name__ == '__main__':\n"
        "    going = run(job(), [range(n, n + 20) for n in range(0, 4000, 20)], workers=2)\n"
        "    next(going)\n"
        "    for child in active_children(): os.kill(child.pid, signal.SIGKILL)\n"
        "    try:\n"
        "        list(going)\n"
        "    except Lost:\n"
        "        print('lost')\n"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60, cwd=root
    )
    assert done.stdout == "lost\n"
