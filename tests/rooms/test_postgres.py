"""What is special about rooms in PostgreSQL: many processes, and connections that break."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from lycaon.game.ask import Refused
from lycaon.rooms import entry as log
from lycaon.rooms import postgres
from lycaon.rooms.postgres import PostgresStore
from lycaon.rooms.refusal import StoreCode
from lycaon.rooms.store import Admission, StoreFailed, Write
from tests.rooms.conftest import administer

OPENED = log.Opened("remote", "en")
PAUSED = log.Paused()
_HERE = "FROM pg_stat_activity WHERE datname = current_database()"
KILL_OTHERS = f"SELECT pg_terminate_backend(pid) {_HERE} AND pid <> pg_backend_pid()"
WAITING = f"SELECT count(*) {_HERE} AND wait_event_type = 'Lock'"
LISTENING = f"SELECT count(*) {_HERE} AND query LIKE 'SELECT 1%'"

T = TypeVar("T")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url)
    try:
        yield store
    finally:
        await store.close()


async def counted(url: str, query: str, least: int) -> None:
    """Wait until the server counts so many."""
    connection = await asyncpg.connect(url)
    try:
        async with asyncio.timeout(20):
            while await connection.fetchval(query) < least:  # noqa: ASYNC110 - the server tells nobody
                await asyncio.sleep(0.01)
    finally:
        await connection.close()


async def test_time_is_the_databases(database: str) -> None:
    connection = await asyncpg.connect(database)
    async with opened(database) as store:
        before = float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
        now = await store.now()
        await store.create("AAAA", [OPENED])
        (at,) = await store.append([Write(code="AAAA", number=2, entry=PAUSED)])
        await store.seen([("AAAA", 1)])
        seen = (await store.last_seen(["AAAA"]))["AAAA"][1]
        after = float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
        found = await store.read("AAAA", 0) or []
        assert at is not None
        assert before <= now <= found[0].at <= at == found[1].at <= seen <= after
    await connection.close()


async def test_an_entry_that_waited_for_another_is_later_than_it(database: str) -> None:
    async with opened(database) as store:
        await store.create("AAAA", [OPENED])
        await store.create("BBBB", [OPENED])
        other = await asyncpg.connect(database)
        transaction = other.transaction()
        await transaction.start()
        await other.execute("UPDATE rooms SET at = at + 1000 WHERE code = 'AAAA'")
        write = asyncio.create_task(
            store.append([Write(code=code, number=2, entry=PAUSED) for code in ("BBBB", "AAAA")])
        )
        await counted(database, WAITING, 1)
        await transaction.commit()
        later, stamped = await write
        first = (await store.read("AAAA", 0) or [])[0].at
        assert later is not None
        assert stamped is not None
        assert stamped == first + 1000
        await other.close()


async def test_after_lost_connections_the_next_try_goes_through(database: str) -> None:
    async with opened(database) as store:
        await store.create("AAAA", [OPENED])
        await asyncio.gather(*(store.now() for _ in range(5)))  # several connections
        await administer(database, KILL_OTHERS)
        number, failures = 2, 0
        while number < 10:
            try:
                assert await store.append([Write(code="AAAA", number=number, entry=PAUSED)]) != [None]
            except StoreFailed:
                failures += 1
                assert failures < 10
            else:
                number += 1
        assert len(await store.read("AAAA", 0) or ()) == 9


async def test_a_connection_that_was_lost_unused_is_made_anew_unnoticed(database: str) -> None:
    async with opened(database) as store:
        for _ in range(3):
            async with store._pool.acquire() as connection:
                line = connection._con
            assert store._pool.get_idle_size() == 1
            line.terminate()
            await store.now()


async def test_a_write_whose_connection_dies_has_happened_or_not_and_is_told_apart(database: str) -> None:
    async with opened(database) as store, opened(database) as other:
        await store.create("AAAA", [OPENED])
        number, unsure = 2, 0
        for rounds in range(40):
            write = Write(code="AAAA", number=number, entry=PAUSED, by=1, command=f"c{rounds}", words="w")
            task = asyncio.create_task(store.append([write]))
            for _ in range(rounds % 8):
                await asyncio.sleep(0)
            with contextlib.suppress(asyncpg.PostgresError):
                await administer(database, KILL_OTHERS)
            try:
                known = (await task) != [None]
            except StoreFailed:
                unsure += 1
                known = False
            landed = await sure(partial(other.receipt, "AAAA", 1, f"c{rounds}"))
            assert landed == number if known else landed in (None, number)
            number += landed is not None
        found = await sure(partial(other.read, "AAAA", 0)) or []
        assert [stored.number for stored in found] == list(range(1, number))
        assert all(stored.words == "w" for stored in found[1:])
        assert unsure


async def sure(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is an answer."""
    while True:
        try:
            return await ask()
        except StoreFailed:
            continue


async def test_who_stops_waiting_leaves_nothing_half_done(database: str) -> None:
    async with opened(database) as store:
        for rounds in range(30):
            code = f"R{rounds:03}"
            task = asyncio.create_task(store.create(code, [OPENED, PAUSED]))
            await asyncio.sleep(rounds / 5_000)
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            found = await store.read(code, 0)
            assert found is None or len(found) == 2
        async with asyncio.timeout(20):  # no connection was lost on the way
            await asyncio.gather(*(store.now() for _ in range(3 * postgres.CONNECTIONS)))


async def test_others_hear_which_rooms_were_written_in(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        heard: asyncio.Queue[str] = asyncio.Queue()
        own: asyncio.Queue[str] = asyncio.Queue()
        listening = [
            asyncio.create_task(other.listen(heard.put_nowait)),
            asyncio.create_task(one.listen(own.put_nowait)),
        ]
        await counted(database, LISTENING, 2)
        for code in ("AAAA", "BBBB", "CCCC"):
            await one.create(code, [OPENED])
        await one.append([Write(code=code, number=2, entry=PAUSED) for code in ("AAAA", "CCCC")])
        await one.append([Write(code="BBBB", number=9, entry=PAUSED)])  # nothing was written
        await one.append([Write(code="BBBB", number=2, entry=PAUSED)])
        async with asyncio.timeout(20):
            assert sorted([await heard.get() for _ in range(3)]) == ["AAAA", "BBBB", "CCCC"]
        assert heard.empty()
        assert own.empty()
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)


async def test_who_listens_connects_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "AGAIN", 0.01)
    async with opened(database) as one, opened(database) as other:
        heard: asyncio.Queue[str] = asyncio.Queue()
        listening = asyncio.create_task(other.listen(heard.put_nowait))
        await one.create("AAAA", [OPENED])
        number = 2
        for _ in range(3):
            await counted(database, LISTENING, 1)
            await administer(database, KILL_OTHERS)
            await counted(database, LISTENING, 1)
            with contextlib.suppress(StoreFailed):
                await one.now()
            assert await one.append([Write(code="AAAA", number=number, entry=PAUSED)]) != [None]
            number += 1
            assert await asyncio.wait_for(heard.get(), 20) == "AAAA"
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def test_a_lock_that_nobody_gives_back_is_not_waited_for_for_ever(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "TIMEOUT", 0.5)
    async with opened(database) as store:
        await store.create("AAAA", [OPENED])
        await store.create("BBBB", [OPENED])
        other = await asyncpg.connect(database)
        transaction = other.transaction()
        await transaction.start()
        await other.execute("SELECT * FROM rooms WHERE code = 'AAAA' FOR UPDATE")
        with pytest.raises(StoreFailed):
            await store.append([Write(code="AAAA", number=2, entry=PAUSED)])
        assert await store.append([Write(code="BBBB", number=2, entry=PAUSED)]) != [None]
        assert await store.close_rooms(await store.now() + 9) == 1, "a room that is being written in is passed over"
        await transaction.rollback()
        await other.close()


async def test_a_failure_tells_no_values(database: str) -> None:
    async with opened(database) as store:
        await store.create("AAAA", [OPENED])
        await administer(database, "ALTER TABLE tokens RENAME TO gone")
        try:
            with pytest.raises(StoreFailed) as caught:
                await store.admit(b"secret", Admission("AAAA", 1))
        finally:
            await administer(database, "ALTER TABLE gone RENAME TO tokens")
        cause = caught.value.__cause__
        assert "tokens" in str(caught.value)
        for said in (str(caught.value), str(cause)):
            assert "secret" not in said
            assert b"secret".hex() not in said


@pytest.mark.parametrize(
    "address",
    ["postgresql://me:secret@127.0.0.1:1/rooms", "postgresql://me:secret@127.0.0.1:port/rooms"],
)
async def test_a_server_that_doesnt_answer_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(Refused) as caught:
        await PostgresStore.open(address)
    assert caught.value.code == StoreCode.DATABASE_UNREACHABLE
    assert "127.0.0.1" in str(caught.value.values["where"])
    assert "secret" not in str(caught.value)


async def test_a_database_that_isnt_there_is_refused(server: str) -> None:
    with pytest.raises(Refused, match='database "nowhere" does not exist'):
        await PostgresStore.open(server.format("nowhere"))


async def test_a_database_of_another_encoding_is_refused(server: str) -> None:
    name = "lycaon_latin"
    make = f"CREATE DATABASE {name} ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'"
    await administer(server.format("postgres"), f"DROP DATABASE IF EXISTS {name}", make)
    try:
        with pytest.raises(Refused, match="LATIN1, not UTF8"):
            await PostgresStore.open(server.format(name))
    finally:
        await administer(server.format("postgres"), f"DROP DATABASE {name} WITH (FORCE)")


async def test_what_a_process_has_taken_on_is_free_when_it_is_gone(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        assert await one.claim("AAAA/1")
        assert not await other.claim("AAAA/1")
        await one.close()
        async with asyncio.timeout(20):
            while not await other.claim("AAAA/1"):  # noqa: ASYNC110 - the server tells nobody
                await asyncio.sleep(0.01)


async def test_a_process_that_has_lost_its_connection_takes_things_on_again(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        assert await one.claim("AAAA/1")
        await administer(database, KILL_OTHERS)
        await one.release("AAAA/1")
        assert await other.claim("AAAA/1")
