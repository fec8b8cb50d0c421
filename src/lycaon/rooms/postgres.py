"""Rooms in PostgreSQL, for any number of processes.

An append is one statement, whatever the number of entries, and so are most other operations: a statement is its own
transaction and one way to the database and back.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types

from lycaon.game.ask import Refused
from lycaon.rooms import migrations
from lycaon.rooms.refusal import StoreCode
from lycaon.rooms.sql import Row, SqlStore, Value, Work, as_bytes, as_code, as_json
from lycaon.rooms.store import StoreFailed, Write

T = TypeVar("T")

CHANNEL = "lycaon_rooms"
"""Where processes tell each other in which rooms they have written."""

CONNECTIONS = 10
"""At most so many at once for a process, one more for listening, and one for what it has taken on."""

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

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""What a database that fails raises. A `TimeoutError` is an `OSError`."""


class _Line(asyncpg.Connection):  # type: ignore[misc]  # it has no types
    """A connection of the pool: nobody leaves anything behind on one that would have to be cleared away."""

    def get_reset_query(self) -> str:
        """Return what is asked before others use it: nothing, which saves every statement a way there and back."""
        return ""


class PostgresStore(SqlStore):
    """Rooms in a PostgreSQL database. Made by `open`."""

    shared = True

    def __init__(self, url: str, clock: Callable[[], float] | None) -> None:
        """Open nothing yet."""
        self._url = url
        self._clock = clock
        self._me = secrets.token_hex(8)
        """By which we know our own hints."""
        self._claiming = asyncio.Lock()
        self._claims: Any = None
        """The connection whose advisory locks are what this process has taken on; lost with it."""
        self._claimed: set[str] = set()
        self._pool: Any = None

    @classmethod
    async def open(cls, url: str, clock: Callable[[], float] | None = None) -> PostgresStore:
        """Connect, and bring the tables up to date. `clock`: a time other than the database's, for tests.

        Raises `Refused` with a `StoreCode`.
        """
        store = cls(url, clock)
        try:
            await store._prepare()
            store._pool = await asyncpg.create_pool(
                url,
                connection_class=_Line,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=TIMEOUT,
                command_timeout=TIMEOUT,
                server_settings=SETTINGS,
            )
        except migrations.TooNew as error:
            raise Refused(StoreCode.DATABASE_TOO_NEW, where=_where(url)) from error
        except (*FAILURES, StoreFailed, ValueError) as error:  # asyncpg finds a fault with the address
            raise Refused(StoreCode.DATABASE_UNREACHABLE, where=_where(url), why=_why(error)) from error
        return store

    async def _prepare(self) -> None:
        """See that the tables are up to date."""
        connection = await self._connect(TIMEOUT)
        try:
            encoding = await connection.fetchval("SHOW server_encoding")
            if encoding != "UTF8":
                raise ValueError(f"the database's encoding is {encoding}, not UTF8")
            there = await connection.fetchval("SELECT to_regclass('alembic_version') IS NOT NULL")
            version = await connection.fetchval(migrations.VERSION) if there else None
        finally:
            await connection.close()
        if version != migrations.NEWEST:
            await _migrate(lambda: self._connect(None))  # which may take its time

    async def _connect(self, patience: float | None) -> Any:  # noqa: ANN401 - asyncpg has no types
        """Connect; each statement may then take so many seconds."""
        return await asyncpg.connect(self._url, timeout=TIMEOUT, command_timeout=patience, server_settings=SETTINGS)

    async def claim(self, what: str) -> bool:
        """Take something on, by an advisory lock."""
        async with self._claiming:
            if self._claims is None or self._claims.is_closed():
                self._claimed.clear()
            if what in self._claimed:
                return False
            if await self._lock("pg_try_advisory_lock", what):
                self._claimed.add(what)
            return what in self._claimed

    async def release(self, what: str) -> None:
        """Give it back."""
        async with self._claiming:
            if what in self._claimed:
                self._claimed.discard(what)
                await self._lock("pg_advisory_unlock", what)

    async def _lock(self, function: str, what: str) -> bool:
        try:
            if self._claims is None or self._claims.is_closed():
                self._claims = await self._connect(TIMEOUT)
            return bool(await self._claims.fetchval(f"SELECT {function}(hashtextextended($1, 0))", what))
        except FAILURES as error:
            raise StoreFailed(_why(error)) from error

    async def close(self) -> None:
        """Let go of all connections."""
        if self._claims is not None:
            self._claims.terminate()
        with suppress(TimeoutError):  # then what is still under way is cut off
            async with asyncio.timeout(TIMEOUT):
                await self._pool.close()

    async def _ask(self, statement: str, *values: Value | Sequence[Value]) -> Sequence[Row]:
        try:
            async with self._pool.acquire(timeout=TIMEOUT) as connection:
                rows: Sequence[Row] = await connection.fetch(self._spelt(statement), *values)
                return rows
        except FAILURES as error:
            raise StoreFailed(_why(error)) from error

    async def _each(self, statement: str, rows: Sequence[tuple[Value, ...]]) -> None:
        try:
            async with self._pool.acquire(timeout=TIMEOUT) as connection:
                await connection.executemany(self._spelt(statement), rows)  # all or none
        except FAILURES as error:
            raise StoreFailed(_why(error)) from error

    async def _run(self, work: Work[T]) -> T:
        try:
            async with self._pool.acquire(timeout=TIMEOUT) as connection, connection.transaction():
                statement, values = next(work)
                while True:
                    rows = await connection.fetch(self._spelt(statement), *values)
                    try:
                        statement, values = work.send(rows)
                    except StopIteration as done:
                        found: T = done.value
                        return found
        except FAILURES as error:
            raise StoreFailed(_why(error)) from error

    def _spelt(self, statement: str) -> str:
        """Return a statement with the database's time; not that of its start, when it may not have its locks yet."""
        return statement.replace("{now}", _NOW if self._clock is None else f"{self._clock()!r}::double precision")

    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        """Keep entries."""
        if not writes:
            return []
        kept = await self._ask(
            _APPEND,
            [as_code(one.code) for one in writes],
            [one.number for one in writes],
            [one.by for one in writes],
            [None if one.command is None else as_bytes(one.command) for one in writes],
            [one.digest for one in writes],
            [as_json(one.entry) for one in writes],
            [None if one.words is None else as_bytes(one.words) for one in writes],
            [one.begins for one in writes],
            [one.due for one in writes],
            CHANNEL,
            self._me,
        )
        times: dict[tuple[str, int], float] = {(room, number): at for room, number, at, _ in kept}
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


async def _migrate(connect: Callable[[], Any]) -> None:
    """Bring the tables up to date; of several processes that start at once, one does it. Raises `TooNew`."""
    from sqlalchemy import text  # noqa: PLC0415 - hardly a start needs it, and it takes long to load
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415
    from sqlalchemy.pool import NullPool  # noqa: PLC0415

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            await connection.run_sync(migrations.upgrade)
    except DBAPIError as error:
        raise StoreFailed(str(error.orig)) from error
    finally:
        await engine.dispose()


def _where(url: str) -> str:
    """Return an address without what stands before the @: a password is nobody's to read."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


def _why(error: Exception) -> str:
    """Return what the database said, without the values that it was about."""
    said = str(error.args[0]) if isinstance(error, asyncpg.PostgresError) and error.args else str(error)
    return said or type(error).__name__


_NOW = "extract(epoch FROM clock_timestamp())::double precision"

_APPEND = """
    WITH given AS (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::int[], $4::bytea[], $5::text[], $6::text[], $7::bytea[], $8::bool[], $9::text[]
        ) AS given (room, number, "by", command, digest, entry, words, begins, due)
    ), locked AS (  -- in order, so that no two processes wait for each other
        SELECT code, number, at FROM rooms WHERE code = ANY ($1) ORDER BY code FOR NO KEY UPDATE
    ), kept AS (
        INSERT INTO entries (room, number, at, "by", command, digest, entry)
        SELECT given.room, given.number,
            greatest(locked.at, {now}),
            given."by", given.command, given.digest, given.entry
        FROM given JOIN locked ON locked.code = given.room AND locked.number = given.number - 1
        ON CONFLICT DO NOTHING
        RETURNING room, number, at
    ), moved AS (
        UPDATE rooms SET
            number = kept.number,
            at = kept.at,
            begins = CASE WHEN given.begins THEN kept.number ELSE rooms.begins END,
            due_at = CASE given.due WHEN 'now' THEN kept.at WHEN 'as_before' THEN rooms.due_at END
        FROM kept JOIN given USING (room, number)
        WHERE rooms.code = kept.room
    ), spoken AS (
        INSERT INTO words (room, number, at, words)
        SELECT kept.room, kept.number, kept.at, given.words
        FROM kept JOIN given USING (room, number)
        WHERE given.words IS NOT NULL
    )
    SELECT room, number, at, (SELECT pg_notify($10, $11 || ' ' || string_agg(room, ' ')) FROM kept) FROM kept
"""
