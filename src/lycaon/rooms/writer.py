"""The writer, one for a process: what waits to be written goes into one commit, at most one entry a room."""

from __future__ import annotations

import asyncio

from lycaon.rooms.store import Store, Write

MOST_IN_A_COMMIT = 256

REST = 0.004
"""Seconds for which a writer waits after a commit of several entries: where many write, a few commits of many cost a
fraction of the many commits of a few."""


class Writer:
    """Commits what waits, again and again, while anything does."""

    def __init__(self, store: Store) -> None:
        """Write nothing yet."""
        self._store = store
        self._waiting: list[tuple[Write, asyncio.Future[float | None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, write: Write) -> float | None:
        """Return the entry's time once it is committed; None when its place was taken. Raises `StoreFailed`."""
        done: asyncio.Future[float | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._commit())
        return await done  # who stops waiting has it written all the same

    async def _commit(self) -> None:
        while self._waiting:
            batch: list[tuple[Write, asyncio.Future[float | None]]] = []
            later: list[tuple[Write, asyncio.Future[float | None]]] = []
            rooms: set[str] = set()
            for write, done in self._waiting:
                fits = len(batch) < MOST_IN_A_COMMIT and write.code not in rooms
                (batch if fits else later).append((write, done))
                rooms.add(write.code)
            self._waiting = later
            try:
                times = await self._store.append([write for write, _ in batch])
            except BaseException as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                if isinstance(error, asyncio.CancelledError):
                    raise
                continue
            for (_, done), at in zip(batch, times, strict=True):
                if not done.done():
                    done.set_result(at)
            if len(batch) > 1:
                await asyncio.sleep(REST)
