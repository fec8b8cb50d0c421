"""Measures what it costs to keep entries: `python -m bench.stores`.

Rooms write one entry after another through the writer, as desks do, so that all who wait share a commit. Processor time
is that of this process: it holds all that SQLite does, but nothing of PostgreSQL's own server.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles

import msgspec

from bench.report import console, figure, progress, show
from lycaon.rooms import entry as log
from lycaon.rooms.store import Store, Write
from lycaon.rooms.stores import open_store
from lycaon.rooms.writer import Writer
from tests.rooms import postgres

ROOMS = (1, 20, 200)
"""How many rooms wait for their next entry at the same time."""

ENTRY = log.Answered("d1.vote", 7, 3)


class Round(msgspec.Struct):
    """What was measured in one round."""

    commits: int
    waits: list[float]
    """Seconds from each write to its answer."""
    seconds: float
    processor: float


async def measure(store: Store, rooms: int, seconds: float) -> Round:
    """Let so many rooms write for so long."""
    codes = [secrets.token_hex(4) for _ in range(rooms)]
    for code in codes:
        await store.create(code, [log.Opened("remote", "en")])
    commits = 0
    append = store.append

    async def counted(writes: Sequence[Write]) -> list[float | None]:
        nonlocal commits
        commits += 1
        return await append(writes)

    store.append = counted  # type: ignore[method-assign]
    writer = Writer(store)
    waits: list[float] = []
    started, processor = time.perf_counter(), time.process_time()
    until = started + seconds

    async def play(code: str) -> None:
        number, now = 1, time.perf_counter()
        while now < until:
            number += 1
            write = Write(
                code=code,
                number=number,
                entry=ENTRY,
                by=7,
                command=f"d1.vote@{number}",
                digest="0" * 16,
                due="now",
            )
            if await writer.write(write) is None:
                raise RuntimeError("somebody else writes in a room of ours")
            before, now = now, time.perf_counter()
            waits.append(now - before)

    await asyncio.gather(*(play(code) for code in codes))
    return Round(
        commits=commits,
        waits=waits,
        seconds=time.perf_counter() - started,
        processor=time.process_time() - processor,
    )


@asynccontextmanager
async def opened(url: str | None, folder: Path) -> AsyncIterator[Store]:
    """Open a store for one round."""
    store = await open_store(url, folder)
    try:
        yield store
    finally:
        await store.close()


async def take(
    urls: dict[str, str | None], folder: Path, rounds: int, seconds: float
) -> dict[tuple[str, int], list[Round]]:
    """Measure each store with each number of rooms, in rounds, every second one the other way round."""
    found: dict[tuple[str, int], list[Round]] = {(name, rooms): [] for name in urls for rooms in ROOMS}
    with progress() as shown:
        task = shown.add_task("measuring", total=rounds * len(found))
        for number in range(rounds):
            for name, rooms in found if number % 2 == 0 else reversed(found):
                async with opened(urls[name], folder) as store:
                    found[name, rooms].append(await measure(store, rooms, seconds))
                shown.advance(task)
    return found


def row(name: str, rooms: int, rounds: list[Round]) -> tuple[str, ...]:
    """Write a row of the table."""
    waits = [median(one.waits) * 1000 for one in rounds]
    slow = [quantiles(one.waits, n=100)[-1] * 1000 for one in rounds]
    return (
        name,
        str(rooms),
        figure(median([one.commits / one.processor for one in rounds])),
        figure(median([len(one.waits) / one.processor for one in rounds])),
        figure(median([len(one.waits) / one.seconds for one in rounds])),
        figure(median(waits)),
        figure(median(slow)),
    )


def main() -> None:
    """Measure and print, as the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.stores", description="Measures what it costs to keep entries."
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each measure in each round (2)")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds (5)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres.server(Path(folder) / "postgres", hasty=False) as server:
        urls = {"SQLite": None, "PostgreSQL": server.format("postgres")}
        found = asyncio.run(take(urls, Path(folder), arguments.rounds, arguments.seconds))
    show(
        console(),
        "Entries kept, one process, every commit on the disk; per second of the processor and of the clock",
        ("store", "rooms waiting", "commits/cpu s", "entries/cpu s", "entries/s", "p50 ms", "p99 ms"),
        (row(name, rooms, rounds) for (name, rooms), rounds in found.items()),
    )


if __name__ == "__main__":
    main()
