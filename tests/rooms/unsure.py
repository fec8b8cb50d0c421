"""Two processes in one: desks over one store, whose writes may break off before or after they have happened."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from lycaon.rooms.sqlite import SqliteStore
from lycaon.rooms.store import MemoryStore, StoreFailed, Write


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Unsure(MemoryStore):
    """Breaks off when it is told to: `before` a commit, or `after` it, when nobody hears that it has happened."""

    breaks: str | None = None

    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        breaks, self.breaks = self.breaks, None
        return await broken_off(super().append(writes), breaks)


class UnsureFile(SqliteStore):
    """The same in a file, which desks of two processes may share for once, since both are this one."""

    shared = True
    breaks: str | None = None

    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        breaks, self.breaks = self.breaks, None
        return await broken_off(super().append(writes), breaks)


async def broken_off(append: Coroutine[Any, Any, list[float | None]], breaks: str | None) -> list[float | None]:
    if breaks == "before":
        append.close()
        raise StoreFailed
    times = await append
    if breaks == "after":
        raise StoreFailed
    return times


class Counting:
    """Luck that can be told again."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self, size: int) -> bytes:
        self.drawn += 1
        return self.drawn.to_bytes(size, "big")
