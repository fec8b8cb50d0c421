"""Stores of every kind for the tests; those of one database share it as processes do."""

from __future__ import annotations

import asyncio
import inspect
import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from lycaon.rooms.postgres import PostgresStore
from lycaon.rooms.sqlite import SqliteStore
from lycaon.rooms.store import MemoryStore, Store
from tests.rooms import postgres
from tests.rooms.unsure import Clock


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run tests that are coroutines, in the loop of the fixture `runner`."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in wanted}
    runner: asyncio.Runner = pyfuncitem._request.getfixturevalue("runner")
    runner.run(pyfuncitem.obj(**given))
    return True


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """The address of any database of a PostgreSQL, one server for all workers of a run."""
    base = tmp_path_factory.getbasetemp()
    with postgres.server(base if worker_id == "master" else base.parent) as url:
        yield url


async def administer(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def new_database(server: str) -> Iterator[str]:
    name = f"lycaon_{secrets.token_hex(6)}"
    asyncio.run(administer(server.format("postgres"), f"CREATE DATABASE {name}"))
    yield server.format(name)
    asyncio.run(administer(server.format("postgres"), f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def empty_database(server: str) -> Iterator[str]:
    """The address of a database without tables."""
    with new_database(server) as url:
        yield url


@pytest.fixture(scope="session")
def worker_database(server: str) -> Iterator[str]:
    async def make(url: str) -> None:
        await (await PostgresStore.open(url)).close()

    with new_database(server) as url:
        asyncio.run(make(url))
        yield url


@pytest.fixture
def database(worker_database: str) -> str:
    """The address of a database with empty tables."""
    asyncio.run(administer(worker_database, "TRUNCATE rooms, heartbeat, outages CASCADE"))
    return worker_database


Opening = Callable[[], Coroutine[Any, Any, Store]]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, runner: asyncio.Runner, clock: Clock) -> Iterator[Opening]:
    """What opens a store, of each kind; another one of the same rooms when called again, or the same if one is all."""
    stores: list[Store] = []
    path: Path = request.getfixturevalue("tmp_path") / "rooms.db"
    url: str = request.getfixturevalue("database") if request.param == "postgres" else ""

    async def opening() -> Store:
        match request.param:
            case "memory":
                store: Store = stores[0] if stores else MemoryStore(clock)
            case "sqlite":
                store = stores[0] if stores else await SqliteStore.open(path, clock)
            case _:
                store = await PostgresStore.open(url, clock)
        stores.append(store)
        return store

    yield opening
    for store in dict.fromkeys(stores):
        runner.run(store.close())


@pytest.fixture
def store(opened: Opening, runner: asyncio.Runner) -> Store:
    return runner.run(opened())
