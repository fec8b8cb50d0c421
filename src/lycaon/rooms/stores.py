"""Where the rooms are kept, as the address of a database says."""

from __future__ import annotations

from pathlib import Path

from lycaon.game.ask import Refused
from lycaon.rooms.refusal import StoreCode
from lycaon.rooms.sqlite import SqliteStore
from lycaon.rooms.store import Store

FILE = "rooms.db"


async def open_store(url: str | None, folder: Path) -> Store:
    """Open a database with its tables up to date: `postgresql://...`, `sqlite:///path`, or a file in the folder.

    Raises `Refused` with a `StoreCode`, whose values say what is wrong.
    """
    if url is None:
        return await SqliteStore.open(folder / FILE)
    scheme, there, rest = url.partition("://")
    match scheme:
        case "postgresql" | "postgres" if there:
            from lycaon.rooms.postgres import PostgresStore  # noqa: PLC0415 - a file needs none of what it loads

            return await PostgresStore.open(f"postgresql://{rest}")
        case "sqlite" if rest.startswith("/") and len(rest) > 1:
            return await SqliteStore.open(Path(rest[1:]))
        case _:
            # The address itself may hold a password, so only what is wrong with it is said.
            raise Refused(StoreCode.BAD_DATABASE, found=f"{scheme}://" if there else "?")
