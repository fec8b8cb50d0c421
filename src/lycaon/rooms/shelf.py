"""The shelf: rooms in memory, read from the store when they are needed, and written entry by entry.

An entry is stored first and only then applied. Others may write in the same rooms: who loses the race for the next
number reads on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from lycaon.game.ask import Refused
from lycaon.rooms import entry as log
from lycaon.rooms.commands import Entering
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.room import Room, fold
from lycaon.rooms.store import Due, Store, Write
from lycaon.rooms.writer import Writer

AT_ONCE = 100
"""Entries that are read without letting others go on meanwhile."""

Listener: TypeAlias = Callable[[Room], None]
"""Told after each change of a room; it must not wait."""


class Held:
    """A room in memory."""

    __slots__ = ("doubtful", "listeners", "lock", "room")

    def __init__(self, room: Room) -> None:
        self.doubtful = False
        """Whether a write broke off, so that the store may know more than we do."""
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()


class Shelf:
    """The rooms of a store that one process holds."""

    def __init__(self, store: Store) -> None:
        """Hold no room yet."""
        self.store = store
        self._writer = Writer(store)
        self._held: dict[str, Held] = {}
        self._loading: dict[str, asyncio.Future[Held]] = {}
        self.listeners: list[Listener] = []
        """Told of each change of any room that is held, but for speeches, which decide nothing."""

    async def room(self, code: str) -> Room:
        """Return a room as it stands now, for looking at. Raises `Refused(unknown_room)`."""
        held = await self._hold(code)
        if self.store.shared:
            async with held.lock:
                await self._read_on(held)
        return held.room

    # -- who looks on --------------------------------------------------------------------------------------------------

    async def listen(self, code: str, listener: Listener) -> Room:
        """Tell a listener of each change of a room from now on. Raises `Refused(unknown_room)`."""
        held = await self._hold(code)
        held.listeners.add(listener)
        return held.room

    def forget(self, code: str, listener: Listener) -> None:
        """Tell the listener no more."""
        held = self._held.get(code)
        if held is not None:
            held.listeners.discard(listener)

    async def read_on(self, code: str) -> None:
        """Look whether other processes have written in a room that this one holds."""
        held = self._held.get(code)
        if held is not None:
            async with held.lock:
                await self._read_on(held, force=True)

    async def catch_up(self) -> None:
        """Look whether other processes have written in any of the rooms that this one holds."""
        for code in await self.store.changed({code: held.room.number for code, held in self._held.items()}):
            with suppress(Refused):  # it has been closed, and is held no more
                await self.read_on(code)

    def held(self) -> list[Room]:
        """Return the rooms in memory."""
        return [held.room for held in self._held.values()]

    def drop_idle(self, before: float) -> int:
        """Drop rooms from memory that have been quiet since a time and on which nobody looks; returns how many."""
        idle = [
            code
            for code, held in self._held.items()
            if held.room.at < before and not held.listeners and not held.lock.locked()
        ]
        for code in idle:
            del self._held[code]
        return len(idle)

    # -- reading and writing -------------------------------------------------------------------------------------------

    async def _hold(self, code: str) -> Held:
        """Return a room in memory, read from the store if it isn't there."""
        held = self._held.get(code)
        if held is not None:
            return held
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda done: self._loaded(code, done))
        return await asyncio.shield(loading)  # others may wait for it too

    def _loaded(self, code: str, done: asyncio.Future[Held]) -> None:
        del self._loading[code]
        if not done.cancelled():
            done.exception()  # whoever waits for it is told; nobody need wait any more

    async def _load(self, code: str) -> Held:
        entries = await self.store.read(code, None)
        if entries is None:
            raise Refused(RoomCode.UNKNOWN_ROOM, room=code)
        room = fold(code, entries) if len(entries) <= AT_ONCE else await asyncio.to_thread(fold, code, entries)
        held = self._held[code] = Held(room)
        for listener in self.listeners:
            listener(held.room)
        return held

    async def _read_on(self, held: Held, *, force: bool = False) -> None:
        """Apply what others have written."""
        if not (self.store.shared or force or held.doubtful):
            return
        room = held.room
        entries = await self.store.read(room.code, room.number)
        if entries is None:
            self._held.pop(room.code, None)
            raise Refused(RoomCode.UNKNOWN_ROOM, room=room.code)
        for stored in entries:
            self._apply(held, stored)
        held.doubtful = False

    def _apply(self, held: Held, stored: log.Stored) -> None:
        room = held.room
        touched = room.touched
        room.apply(stored)
        if room.touched != touched:
            for listener in self.listeners:
                listener(room)
        for listener in tuple(held.listeners):
            listener(room)

    async def _append(self, held: Held, made: Entering, *, by: int | None = None, command: str | None = None) -> bool:
        """Write an entry and apply it; False when somebody else has written first. The room's lock is held."""
        room = held.room
        begins = isinstance(made.entry, log.Started)
        write = Write(
            code=room.code,
            number=room.number + 1,
            entry=made.entry,
            by=by,
            command=command,
            digest=room.digest,
            words=made.words,
            begins=begins,
            due=_due_after(room, made.entry),
        )
        held.doubtful = True
        at = await self._writer.write(write)
        held.doubtful = False
        if at is None:
            await self._read_on(held, force=True)
            return False
        self._apply(
            held,
            log.Stored(
                number=write.number,
                at=at,
                entry=write.entry,
                by=by,
                command=command,
                digest=write.digest,
                words=write.words,
            ),
        )
        return True


def _due_after(room: Room, entry: log.Entry) -> Due:
    """Return when a room is due after its next entry: only what decides nothing leaves its deadlines where they are."""
    if isinstance(entry, log.Spoke):
        return "as_before"
    return "now" if isinstance(entry, log.Started) or room.status == "playing" else "never"
