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
from pathlib import Path
from typing import Self, TypeVar

from alembic.util import CommandError
from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Double,
    Select,
    bindparam,
    create_engine,
    event,
    func,
    literal,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from lycaon.game.ask import Refused
from lycaon.rooms import migrations
from lycaon.rooms.refusal import StoreCode
from lycaon.rooms.sql import SqlStore, as_json
from lycaon.rooms.store import StoreFailed, Write
from lycaon.rooms.tables import entries, rooms, words

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
    "secure_delete = ON",  # words that are erased are overwritten
)


class SqliteStore(SqlStore):
    """Rooms in a file. Made by `open`."""

    shared = False

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        """Open nothing yet."""
        self._path = path
        self._clock = clock
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="lycaon-sqlite")
        self._engine = create_engine(
            URL.create("sqlite", database=str(path)), poolclass=StaticPool, hide_parameters=True
        )
        event.listen(self._engine, "connect", _set_up)
        event.listen(self._engine, "begin", _begin)
        self._connection: Connection

    @classmethod
    async def open(cls, path: Path, clock: Callable[[], float] = time.time) -> Self:
        """Open a file, or make it, and bring its tables up to date. Raises `Refused` with a `StoreCode`."""
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
            self._connection = self._engine.connect()
            with self._connection.begin():
                migrations.upgrade(self._connection)
        except CommandError as error:
            raise Refused(StoreCode.DATABASE_TOO_NEW, where=str(self._path)) from error
        except (SQLAlchemyError, OSError) as error:
            why = _why(error)
            code = StoreCode.DATABASE_TAKEN if "locked" in why else StoreCode.DATABASE_UNREACHABLE
            raise Refused(code, where=str(self._path), why=why) from error

    async def close(self) -> None:
        """Let go of the file."""
        with suppress(RuntimeError):  # it is closed already
            await asyncio.wrap_future(self._thread.submit(self._engine.dispose))
        self._thread.shutdown()

    async def listen(self, changed: Callable[[str], None]) -> None:
        """Return at once: no other process writes in the file."""

    async def _run(self, work: Callable[[Connection], T], *, single: bool = False) -> T:
        """Do something in the thread; whoever stops waiting doesn't stop it."""

        def run() -> T:
            with self._connection.begin():
                return work(self._connection)

        try:
            running = self._thread.submit(run)
        except RuntimeError as error:
            raise StoreFailed("the store is closed") from error
        try:
            return await asyncio.wrap_future(running)
        except SQLAlchemyError as error:
            raise StoreFailed(_why(error)) from error

    def _time(self) -> ColumnElement[float]:
        return literal(self._clock(), Double)

    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        """Keep entries."""
        return await self._run(lambda connection: self._append(connection, writes)) if writes else []

    def _append(self, connection: Connection, writes: Sequence[Write]) -> list[float | None]:
        """Nobody else writes in the file: whose number is the next is looked up, and stays so."""
        codes = [one.code for one in writes]
        found = select(rooms.c.code, rooms.c.number, rooms.c.begins, rooms.c.at).where(rooms.c.code.in_(codes))
        last = {row.code: row for row in connection.execute(found)}
        fits = [one for one in writes if one.code in last and last[one.code].number == one.number - 1]
        if not fits:
            return [None] * len(writes)
        now = self._clock()
        times = {one.code: max(now, last[one.code].at) for one in fits}
        kept = [
            {
                "room": one.code,
                "number": one.number,
                "at": times[one.code],
                "by": one.by,
                "command": one.command,
                "digest": one.digest,
                "entry": as_json(one.entry),
            }
            for one in fits
        ]
        if connection.execute(_KEEP, kept).rowcount < len(fits):  # some commands were known
            newest = {row.room: row.last for row in connection.execute(_newest(codes))}
            fits = [one for one in fits if newest[one.code] == one.number]
        moved = [
            {
                "of": one.code,
                "last": one.number,
                "then": times[one.code],
                "begin": one.number if one.begins else last[one.code].begins,
                "due": times[one.code] if one.playing else None,
            }
            for one in fits
        ]
        spoken = [
            {"room": one.code, "number": one.number, "at": times[one.code], "words": one.words}
            for one in fits
            if one.words is not None
        ]
        if moved:
            connection.execute(_MOVE, moved)
        if spoken:
            connection.execute(words.insert(), spoken)
        landed = {(one.code, one.number) for one in fits}
        return [times[one.code] if (one.code, one.number) in landed else None for one in writes]


_KEEP = insert(entries).on_conflict_do_nothing()

_MOVE = (
    update(rooms)
    .where(rooms.c.code == bindparam("of"))
    .values(number=bindparam("last"), at=bindparam("then"), begins=bindparam("begin"), due_at=bindparam("due"))
)


def _newest(codes: Sequence[str]) -> Select[str, int]:
    """Ask for the numbers of the last entries themselves, from before `rooms` tells of them."""
    of = entries.c
    return select(of.room, func.max(of.number).label("last")).where(of.room.in_(codes)).group_by(of.room)


def _set_up(connection: sqlite3.Connection, _: object) -> None:
    """Make a new connection ours: transactions begin when it is said, and the file is for nobody else."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _why(error: Exception) -> str:
    """Return what the database said, without the values that it was about."""
    return str(error.orig if isinstance(error, DBAPIError) else error)
