"""Rooms in one file, for one process: SQLite.

A single connection in a thread of its own does everything, one transaction after another. A transaction so costs about
half the processor time that it does when every step of it goes to a thread and back (measured with aiosqlite: 1.9 ms
against 1.1 ms for a commit of one entry), it can't be left half done when somebody stops waiting for it, and nobody
ever waits for a lock.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Self, TypeVar

from lycaon.game.ask import Refused
from lycaon.rooms import migrations
from lycaon.rooms.refusal import StoreCode
from lycaon.rooms.sql import Row, SqlStore, Value, Work, as_bytes, as_code, as_json
from lycaon.rooms.store import Claims, StoreFailed, Write

T = TypeVar("T")

OLDEST = (3, 35)
"""The first SQLite that returns what it has written."""

PATIENCE = 2.0
"""Seconds that a process waits for the one before it to let go of the file."""

PRAGMAS = (
    f"busy_timeout = {int(PATIENCE * 1000)}",
    "locking_mode = EXCLUSIVE",  # one process; the lock goes with it, however it ends
    "journal_mode = WAL",
    "synchronous = FULL",  # what is committed is on the disk
    "fullfsync = ON",  # ... even where an ordinary fsync doesn't say so (macOS)
    "foreign_keys = ON",
    "wal_autocheckpoint = 4000",  # pages: what is written again and again goes into the file's body once
    "secure_delete = ON",  # words that are erased are overwritten
)


class Steady:
    """The machine's time, but for that it never goes back.

    Where somebody sets the clock back, it goes on as if nobody had: else no deadline would come for as long.
    """

    def __init__(self, clock: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic) -> None:
        """Begin now. `ticks` are seconds that nobody can set."""
        self._clock = clock
        self._ticks = ticks
        self._last = clock()
        self._ticked = ticks()

    def __call__(self) -> float:
        """Return the time."""
        ticked = self._ticks()
        self._last = max(self._clock(), self._last + ticked - self._ticked)
        self._ticked = ticked
        return self._last

    def go_on_after(self, known: float) -> None:
        """Never be earlier than a time that is known to have been."""
        self._last = max(self._last, known)


class SqliteStore(Claims, SqlStore):
    """Rooms in a file. Made by `open`."""

    shared = False

    def __init__(self, path: Path, clock: Callable[[], float] | None) -> None:
        """Open nothing yet."""
        super().__init__()
        self._path = path
        self._clock = clock or Steady()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="lycaon-sqlite")
        self._driver: sqlite3.Connection

    @classmethod
    async def open(cls, path: Path, clock: Callable[[], float] | None = None) -> Self:
        """Open a file, or make it, and bring its tables up to date. Raises `Refused` with a `StoreCode`.

        `clock`: the time, the machine's unless given.
        """
        if sqlite3.sqlite_version_info < OLDEST:
            needed = ".".join(str(part) for part in OLDEST)
            raise Refused(StoreCode.DATABASE_TOO_OLD, found=f"SQLite {sqlite3.sqlite_version}", needed=needed)
        store = cls(path, clock)
        try:
            await asyncio.get_running_loop().run_in_executor(store._thread, store._open)
        except BaseException:
            await store.close()
            raise
        return store

    def _open(self) -> None:
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._path.touch(mode=0o600)  # the secrets of running games are nobody else's
            self._driver = sqlite3.connect(self._path, isolation_level=None)  # transactions begin when it is said
            for pragma in PRAGMAS:
                self._driver.execute(f"PRAGMA {pragma}")
            self._driver.create_function(_NOW.removesuffix("()"), 0, self._clock)
            with self._driver as driver:
                driver.execute(_BEGIN)
                there = driver.execute(_TABLES).fetchall()
                version = driver.execute(migrations.VERSION).fetchone() if there else None
            if version != (migrations.NEWEST,):
                _migrate(self._driver)
            if isinstance(self._clock, Steady):
                for (known,) in self._driver.execute(_TIMES).fetchall():
                    self._clock.go_on_after(known or 0)
        except migrations.TooNew as error:
            raise Refused(StoreCode.DATABASE_TOO_NEW, where=str(self._path)) from error
        except (sqlite3.Error, OSError) as error:
            code = StoreCode.DATABASE_TAKEN if "locked" in str(error) else StoreCode.DATABASE_UNREACHABLE
            raise Refused(code, where=str(self._path), why=str(error)) from error

    async def close(self) -> None:
        """Let go of the file."""
        with suppress(RuntimeError):  # it is closed already
            await asyncio.wrap_future(self._thread.submit(self._close))
        self._thread.shutdown()

    def _close(self) -> None:
        if hasattr(self, "_driver"):
            self._driver.close()

    async def listen(self, changed: Callable[[str], None]) -> None:
        """Return at once: no other process writes in the file."""

    async def _ask(self, statement: str, *values: Value) -> Sequence[Row]:
        return await self._in_thread(lambda: self._driver.execute(_spelt(statement), values).fetchall())

    async def _each(self, statement: str, rows: Sequence[tuple[Value, ...]]) -> None:
        def run() -> None:
            with self._driver as driver:
                driver.execute(_BEGIN)
                driver.executemany(_spelt(statement), rows)

        await self._in_thread(run)

    async def _run(self, work: Work[T]) -> T:
        def run() -> T:
            with self._driver as driver:
                driver.execute(_BEGIN)
                rows: Sequence[Row] | None = None
                try:
                    while True:
                        statement, values = next(work) if rows is None else work.send(rows)
                        rows = driver.execute(_spelt(statement), values).fetchall()
                except StopIteration as done:
                    found: T = done.value
                    return found

        return await self._in_thread(run)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Do something in the thread; whoever stops waiting doesn't stop it."""
        try:
            running = self._thread.submit(work)
        except RuntimeError as error:
            raise StoreFailed("the store is closed") from error
        try:
            return await asyncio.wrap_future(running)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    async def erase_person(self, code: str, person: int) -> None:
        """Forget somebody's words and name, also in what is still to go into the file."""
        await super().erase_person(code, person)
        await self._in_thread(self._tidy)

    def _tidy(self) -> None:
        """Move what waits beside the file into it, and leave nothing there: in no transaction, as SQLite wants it."""
        self._driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        """Keep entries."""
        return await self._in_thread(lambda: self._append(writes)) if writes else []

    def _append(self, writes: Sequence[Write]) -> list[float | None]:
        """Keep entries, each if its number is the next of its room and its command is not known."""
        with self._driver as driver:
            return self._keep(driver.execute(_BEGIN), writes)

    def _keep(self, raw: sqlite3.Cursor, writes: Sequence[Write]) -> list[float | None]:
        now = self._clock()
        times: list[float | None] = []
        moved = []
        spoken = []
        for one in writes:
            code = as_code(one.code)
            command = None if one.command is None else as_bytes(one.command)
            raw.execute(_KEEP, (code, one.number, now, one.by, command, one.digest, as_json(one.entry)))
            kept = raw.fetchall()
            at = kept[0][0] if kept else None
            times.append(at)
            if at is not None:
                moved.append((code, one.number, at, one.begins, one.due))
                if one.words is not None:
                    spoken.append((code, one.number, at, as_bytes(one.words)))
        raw.executemany(_MOVE, moved)
        raw.executemany(_SAY, spoken)
        return times


_TABLES = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
"""Finds whether there are any tables yet."""

_TIMES = "SELECT max(at) FROM rooms UNION ALL SELECT max(at) FROM heartbeat"
"""The times that the file knows."""

_NOW = "lycaon_now()"
"""The function by which a statement asks what time it is."""

_BEGIN = "BEGIN IMMEDIATE"
_KEEP = """
    INSERT INTO entries (room, number, at, "by", command, digest, entry)
    SELECT code, ?2, max(at, ?3), ?4, ?5, ?6, ?7 FROM rooms WHERE code = ?1 AND number = ?2 - 1
    ON CONFLICT DO NOTHING
    RETURNING at
"""
_MOVE = """
    UPDATE rooms SET
        number = ?2,
        at = ?3,
        begins = CASE WHEN ?4 THEN ?2 ELSE begins END,
        due_at = CASE ?5 WHEN 'now' THEN ?3 WHEN 'as_before' THEN due_at END
    WHERE code = ?1
"""
_SAY = "INSERT INTO words (room, number, at, words) VALUES (?, ?, ?, ?)"


@lru_cache(maxsize=256)
def _spelt(statement: str) -> str:
    """Return a statement as SQLite spells it: a file has one process, and nothing to lock."""
    spelt = statement.replace("{now}", _NOW).replace("$", "?")
    return spelt.replace(" FOR NO KEY UPDATE", "").replace(" FOR UPDATE SKIP LOCKED", "")


def _migrate(driver: sqlite3.Connection) -> None:
    """Bring the tables up to date, over the connection that has locked the file. Raises `TooNew`."""
    from sqlalchemy import create_engine, event  # noqa: PLC0415 - hardly a start needs it, and it takes long to load
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415
    from sqlalchemy.pool import StaticPool  # noqa: PLC0415

    engine = create_engine("sqlite://", creator=lambda: driver, poolclass=StaticPool)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(_BEGIN))
    try:
        with engine.begin() as connection:
            migrations.upgrade(connection)
    except DBAPIError as error:
        raise error.orig or error from error
