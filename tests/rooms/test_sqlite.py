"""What is special about rooms in a file."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Self

import msgspec
import pytest

from lycaon.game.ask import Refused
from lycaon.rooms import entry as log
from lycaon.rooms import sqlite
from lycaon.rooms.desk import Desk
from lycaon.rooms.refusal import StoreCode
from lycaon.rooms.sqlite import SqliteStore
from lycaon.rooms.store import Admission, StoreFailed, Write
from lycaon.rooms.stores import FILE, open_store
from tests.rooms.appending import CODES
from tests.rooms.unsure import Clock

OPENED = log.Opened("remote", "en")
PAUSED = log.Paused()
KILLS = 20


class Appending:
    """Starts processes that append to a file, one after another, and kills them."""

    def __init__(self, path: Path) -> None:
        command = [sys.executable, "-m", "tests.rooms.appending", str(path)]
        root = Path(__file__).parents[2]
        pipe = subprocess.PIPE
        self.forker = subprocess.Popen(command, cwd=root, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        self.process = 0

    def _says(self) -> str:
        assert self.forker.stdout is not None
        return self.forker.stdout.readline().strip()

    def start(self) -> int:
        """Start one, and return the number of the first entry that it has appended."""
        assert self.forker.stdin is not None
        self.forker.stdin.write("next\n")
        self.process = int(self._says().removeprefix("started "))
        return int(self._says())

    def kill(self) -> list[int]:
        """Kill it, and return what else it has appended, as far as it has heard."""
        os.kill(self.process, signal.SIGKILL)
        return [int(said) for said in iter(self._says, "gone")]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.forker.communicate()


async def refused(url: str | None, folder: Path) -> Refused:
    with pytest.raises(Refused) as caught:
        await open_store(url, folder)
    return caught.value


async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    dice = Random(4)
    last = 1
    with Appending(path) as appending:
        for _ in range(KILLS):
            last = appending.start()
            await asyncio.sleep(dice.uniform(0, 0.05))  # some of the times in the middle of a commit
            last = max([last, *appending.kill()])
            await all_is_there(path, last)
    assert last > KILLS


async def all_is_there(path: Path, last: int) -> None:
    store = await SqliteStore.open(path)
    logs = [await store.read(code, 0) or [] for code in CODES]
    await store.close()
    lengths = {len(found) for found in logs}
    assert lengths <= {last, last + 1}, "a commit is heard of, or it may be the one that was under way"
    assert len(lengths) == 1, "a commit is whole"
    for found in logs:
        assert [stored.number for stored in found] == list(range(1, len(found) + 1))
        assert all(stored.words == "w" for stored in found[1:])


async def test_nothing_takes_longer_the_more_is_kept(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / FILE)
    asked: set[str] = set()
    await store._in_thread(lambda: store._driver.set_trace_callback(asked.add))
    await store.create("AAAA", [OPENED])
    await store.append([Write(code="AAAA", number=2, entry=PAUSED, by=1, command="c", words="w")])
    await store.append([Write(code="AAAA", number=3, entry=PAUSED, by=1, command="c")])  # known
    await store.read("AAAA", None)
    await store.changed({"AAAA": 1})
    await store.receipt("AAAA", 1, "c")
    await store.set_due([("AAAA", 2, 1.0)])
    await store.due(9)
    await store.admit(b"t", Admission("AAAA", 1))
    await store.admitted(b"t")
    await store.dismiss("AAAA", 1)
    await store.seen([("AAAA", 1)])
    (await store.last_seen(["AAAA"]))["AAAA"]
    await store.erase_words(1.0)

    def plans() -> list[str]:
        store._driver.set_trace_callback(None)
        told = []
        for statement in asked:
            if statement.lstrip().startswith(("SELECT", "INSERT", "UPDATE", "DELETE")):
                plan = store._driver.execute(f"EXPLAIN QUERY PLAN {statement}")
                told += [f"{row[3]}: {statement}" for row in plan]
        return told

    told = await store._in_thread(plans)
    assert any("SEARCH entries" in step for step in told)
    assert [step for step in told if "SCAN" in step and "SCAN CONSTANT ROW" not in step] == []
    await store.close()


async def test_a_second_process_is_refused_until_the_first_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", ("busy_timeout = 10", *sqlite.PRAGMAS[1:]))
    path = tmp_path / FILE
    with Appending(path) as appending:
        appending.start()
        refusal = await refused(None, tmp_path)
        appending.kill()
    assert refusal.code == StoreCode.DATABASE_TAKEN
    assert refusal.values == {"where": str(path), "why": "database is locked"}
    store = await open_store(None, tmp_path)
    assert await store.read(CODES[0], None)
    await store.close()


async def test_an_address_may_name_the_file(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/deep/er/my.db", Path("/nowhere"))
    assert not store.shared
    await store.create("AAAA", [OPENED])
    await store.close()
    store = await open_store(f"sqlite:///{tmp_path}/deep/er/my.db", Path("/nowhere"))
    assert len(await store.read("AAAA", None) or ()) == 1
    await store.close()


async def test_a_file_may_have_any_name(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/what? 100% #1 月:@.db", Path("/nowhere"))
    await store.create("AAAA", [OPENED])
    await store.close()
    assert (tmp_path / "what? 100% #1 月:@.db").stat().st_size > 0


async def test_nobody_else_on_the_machine_may_read_the_file(tmp_path: Path) -> None:
    store = await open_store(None, tmp_path / "data")
    await store.create("AAAA", [OPENED])
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    for file in (tmp_path / "data").iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await store.close()


@pytest.mark.parametrize("url", ["", "rooms.db", "sqlite:rooms.db", "sqlite://", "sqlite:///", "mysql://u:secret@h/d"])
async def test_an_address_of_no_known_kind_is_refused_without_its_password(url: str, tmp_path: Path) -> None:
    refusal = await refused(url, tmp_path)
    assert refusal.code == StoreCode.BAD_DATABASE
    assert "secret" not in str(refusal)


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("a shopping list " * 99)
    refusal = await refused(None, tmp_path)
    assert (refusal.code, refusal.values["why"]) == (StoreCode.DATABASE_UNREACHABLE, "file is not a database")
    assert (tmp_path / FILE).read_text() == "a shopping list " * 99


async def test_a_folder_that_cant_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "deeper"):
        assert (await refused(None, folder)).code == StoreCode.DATABASE_UNREACHABLE


async def test_a_full_disk_fails_and_passes(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / FILE)
    await store.create("AAAA", [OPENED])
    ((full,),) = await store._ask("PRAGMA page_count")
    await store._ask(f"PRAGMA max_page_count = {full}")
    long = Write(code="AAAA", number=2, entry=log.Spoke(1, "village"), words="w" * 100_000)
    with pytest.raises(StoreFailed, match="full"):
        await store.append([long])
    assert len(await store.read("AAAA", 0) or ()) == 1
    await store._ask("PRAGMA max_page_count = 1000000")
    assert await store.append([long]) != [None]
    await store.close()


async def test_who_stops_waiting_leaves_nothing_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await SqliteStore.open(tmp_path / FILE)
    await store.create("AAAA", [OPENED])
    write = Write(code="AAAA", number=2, entry=PAUSED, words="w")
    begun, stopped = threading.Event(), threading.Event()

    keep = store._keep

    def half(raw: sqlite3.Cursor, writes: Sequence[Write]) -> list[float | None]:
        found = keep(raw, writes)
        begun.set()
        stopped.wait(20)
        return found

    monkeypatch.setattr(store, "_keep", half)
    task = asyncio.create_task(store.append([write]))
    await asyncio.to_thread(begun.wait, 20)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    stopped.set()
    _, last = await store.read("AAAA", 0) or []
    assert (last.entry, last.words) == (PAUSED, "w")
    assert await store.append([msgspec.structs.replace(write, number=3)]) != [None]
    await store.close()


async def test_time_never_goes_back_in_a_room(tmp_path: Path, clock: Clock) -> None:
    store = await SqliteStore.open(tmp_path / FILE, clock)
    await store.create("AAAA", [OPENED])
    at = clock.now
    clock.now -= 50
    assert await store.append([Write(code="AAAA", number=2, entry=PAUSED)]) == [at]
    assert await store.beat() == []
    clock.now -= 50
    assert await store.beat() == []
    await store.close()


async def test_a_closed_store_fails_in_plain_words(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / FILE)
    await store.close()
    await store.close()
    with pytest.raises(StoreFailed, match="the store is closed"):
        await store.now()


async def test_a_room_with_an_entry_of_another_version_is_refused_alone(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / FILE)
    await store.create("AAAA", [OPENED])
    await store.create("BBBB", [OPENED])
    await store._ask("UPDATE entries SET entry = '{\"entry\":\"danced\"}' WHERE room = 'AAAA'")
    with pytest.raises(Refused) as caught:
        await store.read("AAAA", None)
    assert (caught.value.code, caught.value.values) == (StoreCode.UNREADABLE_ROOM, {"room": "AAAA"})
    assert await store.read("BBBB", None)
    await store.close()


async def test_a_commit_is_on_the_disk_before_it_is_heard_of(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / FILE)

    names = ("journal_mode", "synchronous", "fullfsync", "locking_mode")
    settings = [(await store._ask(f"PRAGMA {name}"))[0][0] for name in names]
    assert settings == ["wal", 2, 1, "exclusive"]  # 2: FULL
    await store.close()


async def test_nobody_hears_of_other_processes(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / FILE)
    heard: list[str] = []
    await store.listen(heard.append)
    assert heard == []
    await store.close()


async def test_a_name_that_is_forgotten_is_in_no_file(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "rooms.db")
    desk = Desk(store, codes=lambda: "TEST")
    await desk.open("remote", "en", "Ann")
    await desk.enter("TEST", "Nebuchadnezzar")

    def kept() -> bytes:
        return b"".join(one.read_bytes() for one in tmp_path.iterdir())

    assert b"Nebuchadnezzar" in kept()
    await desk.erase_person("TEST", 2)
    assert b"Nebuchadnezzar" not in kept()
    assert b"Ann" in kept()
    await store.close()
