"""The keeper: what a server does by itself, again and again, while it runs.

It beats, serves the rooms that are due, looks who is gone, wakes the bots, and drops what is idle.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

from lycaon.game.ask import Refused
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room
from lycaon.rooms.store import StoreFailed
from lycaon.server.hub import Hub
from lycaon.server.metrics import Metrics
from lycaon.server.players import Players

BEAT = 1.0
PRESENCE = 4.0
IDLE = 600.0
"""Seconds after which a room on which nobody looks is dropped from memory."""

DAY = 86_400.0

log = structlog.get_logger()


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
        self._wake = asyncio.Event()
        self._hinted: set[str] = set()
        """Rooms in which another process may have written."""
        self._polled = 0.0

    async def start(self) -> None:
        """Begin; the first beat is over when this returns."""
        await self._desk.beat()
        for do_, every in (
            (self._beat, BEAT),
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
        due = room.due_at
        if due is not None:
            loop = asyncio.get_running_loop()
            before = self._due.pop(room.code, None)
            if before is not None:
                before.cancel()
            self._due[room.code] = loop.call_later(max(0.0, due - self._hub.now()) + 0.01, self._wake.set)
        elif room.error is not None and room.status == "playing":
            self._wake.set()

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
                log.warning("store failed", task=do_.__name__, why=str(failed))
            except Exception:
                log.exception("task failed", task=do_.__name__)
            await asyncio.sleep(max(0.05, every - (loop.time() - begun)))

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        before = loop.time()
        await asyncio.sleep(0)
        self._metrics.lag.set(loop.time() - before)
        await self._desk.beat()
        self._metrics.rooms.set(len(self._desk.held()))

    async def _sweep(self) -> None:
        """Serve what is due, at its time as well as we can, and once a second in any case."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), BEAT)
            self._wake.clear()
            try:
                await self._read_on()
                await self._desk.sweep()
            except StoreFailed as failed:
                log.warning("store failed", task="sweep", why=str(failed))
            except Exception:
                log.exception("task failed", task="sweep")

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
        await self._hub.seen()
        for room in self._desk.held():
            if room.code in self._hub.connections:
                await self._absent(room)

    async def _absent(self, room: Room) -> None:
        """Do what the room has chosen for people who are gone for longer than its grace; the host is followed."""
        lobby = room.lobby
        settings = lobby.settings
        here = self._hub.here(room.code)
        now = self._hub.now()
        last = await self._desk.store.last_seen(room.code)
        gone = {
            one.number
            for one in lobby.people.values()
            if one.kind == "guest" and one.number not in here and now - last.get(one.number, room.at) > settings.grace
        }
        if lobby.host in gone or lobby.host not in lobby.people:
            heirs = [one for one in (*lobby.circle, *lobby.people) if one in here and lobby.people[one].kind == "guest"]
            if heirs and lobby.way != "judge":
                await self._desk.name_host(room.code, heirs[0])
        if room.playing is None or room.clock.paused is not None:
            return
        for seat, person in enumerate(room.seats, 1):
            if (person in gone or person not in lobby.people) and room.playing.table[seat].alive:
                await self._missing(room, seat)

    async def _missing(self, room: Room, seat: int) -> None:
        rule = room.lobby.settings.missing
        try:
            if rule == "bot" or (rule == "wait" and room.seats[seat - 1] not in room.lobby.people):
                await self._desk.replace(room.code, seat, "Bot", "simple")
            elif rule == "remove":
                await self._desk.remove_seat(room.code, seat)
            elif rule == "skip":
                await self._desk.skip_seat(room.code, seat)
        except Refused:
            return  # dead already, or nothing to skip

    async def _retire(self) -> None:
        now = await self._desk.store.now()
        self._desk.drop_idle(now - IDLE)
        held = {room.code for room in self._desk.held()}
        self._players.forget(held)
        for code in self._due.keys() - held:
            self._due.pop(code).cancel()
        await self._desk.store.erase_words(now - self._keep_words)
        await self._desk.store.close_rooms(now - self._keep_rooms)
