"""Rooms in PostgreSQL, for any number of processes.

An append is one statement, whatever the number of entries, and so are most other operations: a statement is its own
transaction and one way to the database and back.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
from alembic.util import CommandError
from sqlalchemy import (
    ARRAY,
    Boolean,
    ColumnElement,
    Connection,
    Double,
    Integer,
    LargeBinary,
    Text,
    bindparam,
    cast,
    event,
    extract,
    func,
    literal,
    text,
)
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from lycaon.game.ask import Refused
from lycaon.rooms import migrations
from lycaon.rooms.refusal import StoreCode
from lycaon.rooms.sql import SqlStore, as_json
from lycaon.rooms.store import StoreFailed, Write
from lycaon.rooms.tables import as_bytes, as_code

T = TypeVar("T")

CHANNEL = "lycaon_rooms"
"""Where processes tell each other in which rooms they have written."""

CONNECTIONS = 10
"""At most so many at once for a process, and one more for listening."""

TIMEOUT = 10.0
"""Seconds after which a connection, a statement or a free connection isn't waited for any more."""

AGAIN = 1.0
"""Seconds until a lost connection for listening is made anew."""

ALIVE = 15.0
"""Seconds after which it is tried whether that connection still works."""

MIGRATING = 7_096_531_408
"""The advisory lock of who brings the tables up to date: any number, as long as it stays the same."""

SETTINGS = {
    "application_name": "lycaon",
    "jit": "off",  # it would take longer to compile such statements than to run them
    "idle_in_transaction_session_timeout": "10000",  # ms; a process that stands still holds up nobody
}

FAILURES = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""What a database that fails raises, here and there. A `TimeoutError` is an `OSError`."""


class PostgresStore(SqlStore):
    """Rooms in a PostgreSQL database. Made by `open`."""

    shared = True

    def __init__(self, url: str, clock: Callable[[], float] | None) -> None:
        """Open nothing yet."""
        self._url = url
        self._clock = clock
        self._me = secrets.token_hex(8)
        """By which we know our own hints."""
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=partial(self._connect, TIMEOUT),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=TIMEOUT,
            hide_parameters=True,
        )
        event.listen(self._engine.sync_engine, "checkout", _check)
        self._single = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    @classmethod
    async def open(cls, url: str, clock: Callable[[], float] | None = None) -> PostgresStore:
        """Connect, and bring the tables up to date. `clock`: a time other than the database's, for tests.

        Raises `Refused` with a `StoreCode`.
        """
        store = cls(url, clock)
        # A migration may take its time.
        opening = create_async_engine(
            "postgresql+asyncpg://", async_creator=partial(store._connect, None), poolclass=NullPool
        )
        try:
            async with opening.begin() as connection:
                await connection.run_sync(_migrate)
        except CommandError as error:
            raise Refused(StoreCode.DATABASE_TOO_NEW, where=_where(url)) from error
        except (*FAILURES, ValueError) as error:  # asyncpg finds a fault with the address
            raise Refused(StoreCode.DATABASE_UNREACHABLE, where=_where(url), why=_why(error)) from error
        finally:
            await opening.dispose()
        return store

    async def _connect(self, patience: float | None) -> Any:  # noqa: ANN401 - asyncpg has no types
        """Connect; each statement may then take so many seconds."""
        return await asyncpg.connect(self._url, timeout=TIMEOUT, command_timeout=patience, server_settings=SETTINGS)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()

    async def _run(self, work: Callable[[Connection], T], *, single: bool = False) -> T:
        try:
            async with (self._single if single else self._engine).begin() as connection:
                return await connection.run_sync(work)
        except FAILURES as error:
            raise StoreFailed(_why(error)) from error

    def _time(self) -> ColumnElement[float]:
        """Return the database's time; not that of the statement's start, when it may not have its locks yet."""
        if self._clock is not None:
            return literal(self._clock(), Double)
        return cast(extract("epoch", func.clock_timestamp()), Double)

    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        """Keep entries."""
        if not writes:
            return []
        given = {
            "me": self._me,
            "time": None if self._clock is None else self._clock(),
            "codes": [as_code(one.code) for one in writes],
            "numbers": [one.number for one in writes],
            "bys": [one.by for one in writes],
            "commands": [None if one.command is None else as_bytes(one.command) for one in writes],
            "digests": [one.digest for one in writes],
            "entries": [as_json(one.entry) for one in writes],
            "words": [None if one.words is None else as_bytes(one.words) for one in writes],
            "begins": [one.begins for one in writes],
            "playing": [one.playing for one in writes],
        }
        kept = await self._run(lambda connection: connection.execute(_APPEND, given).all(), single=True)
        times = {(row.room, row.number): row.at for row in kept}
        return [times.get((one.code, one.number)) for one in writes]

    async def listen(self, changed: Callable[[str], None]) -> None:
        """Tell of rooms that other processes have written in; connects again and again."""

        def told(_connection: object, _pid: object, _channel: object, payload: object) -> None:
            sender, *codes = str(payload).split(" ")
            if sender != self._me:
                for code in codes:
                    changed(code)

        while True:
            try:
                connection = await self._connect(TIMEOUT)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _: lost.set())  # noqa: B023 - of this connection
                    await connection.add_listener(CHANNEL, told)
                    while not lost.is_set():
                        await connection.execute("SELECT 1")
                        try:
                            await asyncio.wait_for(lost.wait(), ALIVE)
                        except TimeoutError:
                            continue
                finally:
                    connection.terminate()
            except FAILURES:
                pass
            await asyncio.sleep(AGAIN)


def _check(connection: Any, *_: object) -> None:  # noqa: ANN401 - SQLAlchemy's own, without a type
    """Let a connection that was lost while nobody used it be made anew before it is used."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _migrate(connection: Connection) -> None:
    """Bring the tables up to date; of several processes that start at once, one does it."""
    encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
    if encoding != "UTF8":
        raise ValueError(f"the database's encoding is {encoding}, not UTF8")
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    migrations.upgrade(connection)


def _where(url: str) -> str:
    """Return an address without what stands before the @: a password is nobody's to read."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


def _why(error: Exception) -> str:
    """Return what the database said, without the values that it was about."""
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return said or type(error).__name__


_APPEND = text(
    """
    WITH given AS (
        SELECT * FROM unnest(
            :codes, :numbers, :bys, :commands, :digests, :entries, :words, :begins, :playing
        ) AS given (room, number, "by", command, digest, entry, words, begins, playing)
    ), locked AS (  -- in order, so that no two processes wait for each other
        SELECT code, number, at FROM rooms WHERE code = ANY (:codes) ORDER BY code FOR NO KEY UPDATE
    ), kept AS (
        INSERT INTO entries (room, number, at, "by", command, digest, entry)
        SELECT given.room, given.number,
            greatest(locked.at, coalesce(:time, extract(epoch FROM clock_timestamp())::double precision)),
            given."by", given.command, given.digest, given.entry
        FROM given JOIN locked ON locked.code = given.room AND locked.number = given.number - 1
        ON CONFLICT DO NOTHING
        RETURNING room, number, at
    ), moved AS (
        UPDATE rooms SET
            number = kept.number,
            at = kept.at,
            begins = CASE WHEN given.begins THEN kept.number ELSE rooms.begins END,
            due_at = CASE WHEN given.playing THEN kept.at END
        FROM kept JOIN given USING (room, number)
        WHERE rooms.code = kept.room
    ), spoken AS (
        INSERT INTO words (room, number, at, words)
        SELECT kept.room, kept.number, kept.at, given.words
        FROM kept JOIN given USING (room, number)
        WHERE given.words IS NOT NULL
    )
    SELECT room, number, at, (SELECT pg_notify(:channel, :me || ' ' || string_agg(room, ' ')) FROM kept) FROM kept
    """
).bindparams(
    bindparam("codes", type_=ARRAY(Text)),
    bindparam("numbers", type_=ARRAY(Integer)),
    bindparam("bys", type_=ARRAY(Integer)),
    bindparam("commands", type_=ARRAY(LargeBinary)),
    bindparam("digests", type_=ARRAY(Text)),
    bindparam("entries", type_=ARRAY(Text)),
    bindparam("words", type_=ARRAY(LargeBinary)),
    bindparam("begins", type_=ARRAY(Boolean)),
    bindparam("playing", type_=ARRAY(Boolean)),
    bindparam("time", type_=Double),
    bindparam("me", type_=Text),
    bindparam("channel", CHANNEL, type_=Text),
)
