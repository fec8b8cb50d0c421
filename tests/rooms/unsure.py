"""Two processes in one: desks over one memory store, whose writes may break off before or after they have happened."""

from __future__ import annotations

from collections.abc import Sequence

from lycaon.rooms.store import MemoryStore, StoreFailed, Write


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Unsure(MemoryStore):
    """Breaks off when it is told to: `before` a commit, or `after` it, when nobody hears that it has happened."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.breaks: str | None = None

    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        breaks, self.breaks = self.breaks, None
        if breaks == "before":
            raise StoreFailed
        times = await super().append(writes)
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
