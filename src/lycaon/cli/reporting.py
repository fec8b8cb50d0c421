"""`lycaon reports`: what people have reported of each other, for whoever runs the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from lycaon.cli.screen import Screen
from lycaon.cli.serving import data_folder, from_environment
from lycaon.rooms import entry as log
from lycaon.rooms.stores import open_store


class Told(msgspec.Struct, frozen=True):
    """One report: a line of JSON. `at` is in seconds; the entries from `first` to `last` of the room may show it."""

    room: str
    at: float
    reporter: int
    person: int
    category: log.Category
    first: int
    last: int


def tell(screen: Screen, database: str | None, data: str | None) -> None:
    """Put out a line for each report, the oldest first."""
    url = database or from_environment("database")
    folder = data_folder(data) if url is None else Path()

    async def read() -> list[tuple[str, log.Stored]]:
        store = await open_store(url, folder)
        try:
            return await store.reports()
        finally:
            await store.close()

    for room, stored in asyncio.run(read()):
        found = stored.entry
        if isinstance(found, log.Reported):
            told = Told(room, stored.at, found.reporter, found.person, found.category, found.first, stored.number)
            screen.raw(msgspec.json.encode(told))
