"""The migrations make the tables that the store uses, from whatever version on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from lycaon.game.ask import Refused
from lycaon.rooms import entry as log
from lycaon.rooms.migrations import FOLDER, NEWEST
from lycaon.rooms.postgres import PostgresStore
from lycaon.rooms.refusal import StoreCode
from lycaon.rooms.sql import SqlStore
from lycaon.rooms.stores import open_store
from lycaon.rooms.tables import metadata

HEAD = ScriptDirectory(str(FOLDER)).get_current_head()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without tables."""
    if request.param == "postgres":
        yield request.getfixturevalue("empty_database")
    else:
        yield f"sqlite:///{tmp_path}/rooms.db"


async def opened(url: str) -> SqlStore:
    store = await open_store(url, Path("/nowhere"))
    assert isinstance(store, SqlStore)
    return store


async def by_itself(url: str, work: Callable[[Connection], None]) -> None:
    """Do something with the database of a store that is closed, as Alembic would."""
    if url.startswith("sqlite"):
        with create_engine(url).begin() as connection:
            work(connection)
    else:
        engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url))
        async with engine.begin() as beside:
            await beside.run_sync(work)
        await engine.dispose()


def shape(connection: Connection) -> object:
    """All columns, keys and indexes, as the database has them, beyond what Alembic compares."""
    found = inspect(connection)
    return {
        table: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(table)],
            found.get_pk_constraint(table)["constrained_columns"],
            [
                (key["constrained_columns"], key["referred_table"], key["options"])
                for key in found.get_foreign_keys(table)
            ],
            sorted(
                (index["name"] or "", index["column_names"], bool(index["unique"]))
                for index in found.get_indexes(table)
            ),
        )
        for table in sorted(metadata.tables)
    }


async def test_an_empty_database_gets_the_tables_that_the_store_uses(url: str) -> None:
    await (await opened(url)).close()

    def compare(connection: Connection) -> None:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert context.get_current_revision() == HEAD == NEWEST
        assert compare_metadata(context, metadata) == []
        migrated = shape(connection)
        metadata.drop_all(connection)
        metadata.create_all(connection)
        assert migrated == shape(connection)

    await by_itself(url, compare)


async def test_opening_again_changes_nothing(url: str) -> None:
    store = await opened(url)
    await store.create("AAAA", [log.Opened("remote", "en")])
    await store.close()
    store = await opened(url)
    assert len(await store.read("AAAA", None) or ()) == 1
    await store.close()


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    store = await opened(url)
    await store._ask("UPDATE alembic_version SET version_num = '9999'")
    await store.close()
    with pytest.raises(Refused) as caught:
        await opened(url)
    assert caught.value.code == StoreCode.DATABASE_TOO_NEW


async def test_a_migration_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("alembic.operations.Operations.create_index", None)
        with pytest.raises(TypeError):
            await opened(url)
    store = await opened(url)
    assert await store.create("AAAA", [log.Opened("remote", "en")])
    await store.close()


async def test_of_processes_that_start_at_once_one_makes_the_tables(empty_database: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(empty_database) for _ in range(8)))
    assert await stores[0].create("AAAA", [log.Opened("remote", "en")])
    for store in stores:
        assert len(await store.read("AAAA", None) or ()) == 1
        await store.close()


def test_the_steps_are_one_line() -> None:
    steps = list(ScriptDirectory(str(FOLDER)).walk_revisions())
    assert [step.revision for step in reversed(steps)] == [f"{number:04}" for number in range(1, len(steps) + 1)]
