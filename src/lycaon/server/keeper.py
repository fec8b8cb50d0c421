"""The keeper: what a server does by itself, again and again, while it runs.

It beats, serves the rooms that are due, looks who is gone, wakes the bots, and drops what is idle.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from lycaon.game.ask import Refused
from lycaon.rooms.absence import gone, look_after
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room
from lycaon.rooms.store import StoreFailed
from lycaon.server.faults import report, warn
from lycaon.server.hub import Hub
from lycaon.server.metrics import Metrics
from lycaon.server.players import Players
from lycaon.texts import texts

BEAT = 1.0
PRESENCE = 4.0
IDLE = 600.0
"""Seconds after which a room on which nobody looks is dropped from memory."""

DAY = 86_400.0


class Keeper:
    """The tasks of one process."""

    def __init__(
        self,
        desk: Desk,
        hub: Hub,
        players: Players,
        metrics: Metrics,
        *,
        keep_words: float = 7 * DAY,
        keep_rooms: float = 30 * DAY,
    ) -> None:
        """Do nothing yet. `keep_words` and `keep_rooms` are how long words and whole rooms are kept, in seconds."""
        self._desk = desk
        self._hub = hub
        self._players = players
        self._metrics = metrics
        self._keep_words = keep_words
        self._keep_rooms = keep_rooms
        self._tasks: list[asyncio.Task[None]] = []
        self._due: dict[str, asyncio.TimerHandle] = {}
        self._broken: set[str] = set()
        """Rooms whose games have gone wrong and are to be stopped."""
        self._wake = asyncio.Event()
        self._hinted: set[str] = set()
        """Rooms in which another process may have written."""
        self._polled = 0.0

    async def start(self) -> None:
        """Begin; the first beat is over when this returns."""
        await self._desk.beat()
        await self._hub.set_clock()
        for do_, every in (
            (self._beat, BEAT),
            (self._hub.tend, BEAT),
            (self._hub.follow, BEAT),
            (self._presence, PRESENCE),
            (self._retire, 600.0),
        ):
            self._tasks.append(asyncio.create_task(self._again(do_, every)))
        self._tasks.append(asyncio.create_task(self._sweep()))

    async def stop(self) -> None:
        """End all tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._players.stop()

    def changed(self, room: Room) -> None:
        """Take note of a change: bots may be asked, and the room may be due sooner."""
        self._players.look(room)
        if room.error is not None and room.status == "playing":
            self._broken.add(room.code)
        due = room.due_at
        if due is not None:
            loop = asyncio.get_running_loop()
            before = self._due.pop(room.code, None)
            if before is not None:
                before.cancel()
            self._due[room.code] = loop.call_later(max(0.0, due - self._hub.now()) + 0.01, self._wake.set)

    def hint(self, code: str) -> None:
        """Take a hint that another process has written in a room."""
        self._hinted.add(code)
        self._wake.set()

    async def _again(self, do_: Callable[[], Awaitable[None]], every: float) -> None:
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            try:
                await do_()
            except StoreFailed as failed:
                warn("store failed", task=do_.__name__, why=str(failed))
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                report("task failed", error, task=do_.__name__)
            await asyncio.sleep(max(0.05, every - (loop.time() - begun)))

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        before = loop.time()
        await asyncio.sleep(0)
        self._metrics.lag = loop.time() - before
        await self._desk.beat()
        await self._hub.set_clock()
        self._metrics.rooms = len(self._desk.held())

    async def _sweep(self) -> None:
        """Serve what is due, at its time as well as we can, and once a second in any case."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self._read_on()
                while self._broken:
                    with suppress(Refused):
                        await self._desk.serve(self._broken.pop())
                await self._desk.sweep()
            except StoreFailed as failed:
                warn("store failed", task="sweep", why=str(failed))
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                report("task failed", error, task="sweep")

    async def _read_on(self) -> None:
        """Read on where others have written: at a hint, and else once a second, for a hint may be lost."""
        hinted, self._hinted = self._hinted, set()
        for code in hinted:
            with suppress(Refused):
                await self._desk.read_on(code)
        now = asyncio.get_running_loop().time()
        if self._desk.store.shared and now - self._polled >= BEAT:
            self._polled = now
            await self._desk.catch_up()

    async def _presence(self) -> None:
        await self._desk.awake()
        seen = await self._hub.seen()
        for room in self._desk.held():
            if room.code in seen and room.code in self._hub.connections:
                try:
                    await self._absent(room, seen[room.code])
                except StoreFailed:
                    raise
                except Exception as error:  # noqa: BLE001 - one room's trouble is not another's
                    report("task failed", error, task="absence")

    async def _absent(self, room: Room, last: dict[int, float]) -> None:
        here = self._hub.here(room.code)
        away = gone(room, here, last, self._hub.now(), self._desk.since)
        bots = texts(room.lobby.language).say("app-bots").split("|")
        await look_after(self._desk, room, away, here, bots)

    async def _retire(self) -> None:
        now = await self._desk.store.now()
        self._desk.drop_idle(now - IDLE)
        self._players.forget(self._desk.held())
        held = {room.code for room in self._desk.held()}
        for code in self._due.keys() - held:
            self._due.pop(code).cancel()
        await self._desk.store.erase_words(now - self._keep_words)
        await self._desk.store.close_rooms(now - self._keep_rooms)
