"""The hub: who is connected to which room, and what each of them is told.

Each connection has a writer of its own that sends the newest view and the events since the last; while it sends,
changes only mark it as behind. A client that stops reading costs itself alone.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec

from lycaon.game.ask import Refused
from lycaon.rooms.commands import may_look_on
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room
from lycaon.rooms.sight import look, news
from lycaon.rooms.store import StoreFailed
from lycaon.server import protocol as wire
from lycaon.server.metrics import Metrics

MOST_WAITING = 64
"""Receipts and the like that may wait for a client that does not read."""

SLOW = 20.0
"""Seconds after which a client that takes nothing is dropped."""

HERE = 15.0
"""Seconds for which somebody counts as connected after the last sign of life, to other processes."""

Send: TypeAlias = Callable[[str], Awaitable[None]]

_encode = msgspec.json.Encoder().encode


class Connection:
    """One client: a person in a room, or somebody outside (person 0)."""

    def __init__(self, hub: Hub, room: Room, person: int, send: Send) -> None:
        """Begin as one who has seen nothing."""
        self.hub = hub
        self.room = room
        self.person = person
        self.language = "en"
        self.epoch = -1
        self.events = 0
        self.closing: wire.Bye | None = None
        self._number = 0
        self._shown: bytes | None = None
        """The last view that was sent, without what changes by itself."""
        self._send = send
        self._messages: deque[wire.ToClient] = deque()
        self._wake = asyncio.Event()
        self._behind = True

    def resume(self, epoch: int, events: int) -> None:
        """Go on after what it has seen; anything else than this room's past is drawn anew."""
        self.epoch, self.events = (epoch, events) if events >= 0 else (-1, 0)
        self._shown = None
        self.changed()

    def changed(self) -> None:
        """Note that there is something new to see."""
        self._behind = True
        self._wake.set()

    def tell(self, message: wire.ToClient) -> None:
        """Send a message after those that wait."""
        if len(self._messages) >= MOST_WAITING:
            self.close("flood")
            return
        self._messages.append(message)
        self._wake.set()

    def close(self, why: wire.Why) -> None:
        """Send a last message, and then no more."""
        if self.closing is None:
            self.closing = wire.Bye(why)
            self._wake.set()

    async def write(self) -> None:
        """Send what there is to send, until it is closed. Raises `TimeoutError` when the client takes nothing."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._messages:
                await self._put(self._messages.popleft())
            if self.closing is not None:
                await self._put(self.closing)
                return
            if self._behind:
                self._behind = False
                seen = self._seen()
                if seen is not None:
                    await self._put(seen)

    async def _put(self, message: wire.ToClient) -> None:
        text = _encode(message).decode()
        async with asyncio.timeout(SLOW):  # not wait_for: it may keep a cancellation to itself
            await self._send(text)
        self.hub.metrics.sent(len(text))

    def _seen(self) -> wire.Seen | None:
        """Return what there is to see; None when that is what it has seen last.

        That a message comes at all must tell nothing: entries that others alone may know of bring none.
        """
        room = self.room
        view = look(room, self.person, 0, self.hub.here(room.code))
        known = 0 if view.game is None else view.game.events
        if self.epoch != view.epoch or self.events > known:
            self.epoch, self.events = view.epoch, 0
        found = news(room, self.person, self.events)
        shown = _encode(view)
        if shown == self._shown and not found.events:
            return None
        self._shown = shown
        self._number += 1
        self.events += len(found.events)
        view = msgspec.structs.replace(view, now=self.hub.now(), number=self._number)
        return wire.Seen(view, found.first, found.events, found.words)


class Hub:
    """All connections of one process."""

    def __init__(self, desk: Desk, metrics: Metrics, clock: Callable[[], float]) -> None:
        """Serve the rooms of a desk."""
        self.desk = desk
        self.metrics = metrics
        self._clock = clock
        self.ahead = 0.0
        """How many seconds the store's clock, by which everything is timed, is ahead of ours."""
        self.connections: dict[str, set[Connection]] = {}
        self._elsewhere: dict[str, dict[int, float]] = {}

    def now(self) -> float:
        """Return the store's time, as well as we know it."""
        return self._clock() + self.ahead

    async def set_clock(self) -> None:
        """Look at the store's clock."""
        self.ahead = await self.desk.store.now() - self._clock()

    def here(self, code: str) -> frozenset[int]:
        """Return who of a room is connected, to this process or another."""
        own = {one.person for one in self.connections.get(code, ()) if one.person}
        now = self.now()
        others = {person for person, at in self._elsewhere.get(code, {}).items() if now - at < HERE}
        return frozenset(own | others)

    async def connect(self, code: str, person: int, send: Send) -> Connection:
        """Let somebody look at a room; their earlier connection is closed politely.

        Raises `Refused`: there is no such room, or it lets nobody look on from outside.
        """
        room = await self.desk.room(code)
        if not person:
            may_look_on(room.lobby)
        with suppress(StoreFailed):
            await self.desk.store.seen([(code, person)] if person else [])
        room = await self.desk.listen(code, self.changed)
        connection = Connection(self, room, person, send)
        others = self.connections.setdefault(code, set())
        for other in others:
            if person and other.person == person:
                other.close("elsewhere")
        others.add(connection)
        self.metrics.connections.inc()
        if person:
            self.changed(room)
        return connection

    def disconnect(self, connection: Connection) -> None:
        """Forget a connection."""
        code = connection.room.code
        left = self.connections.get(code, set())
        if connection in left:
            left.discard(connection)
            self.metrics.connections.dec()
        if not left:
            self.connections.pop(code, None)
            self.desk.forget(code, self.changed)
        else:
            self.changed(connection.room)

    def changed(self, room: Room) -> None:
        """Note that a room has changed: everybody there is to see it."""
        for connection in self.connections.get(room.code, ()):
            connection.room = room
            why = _must_leave(connection.person, room)
            if why is not None:
                connection.close(why)
            else:
                connection.changed()

    async def seen(self) -> None:
        """Tell the store who is connected, and learn who is connected elsewhere."""
        own = [(code, one.person) for code, all_ in self.connections.items() for one in all_ if one.person]
        if own:
            await self.desk.store.seen(own)
        for code in list(self.connections):
            before = self.here(code)
            self._elsewhere[code] = await self.desk.store.last_seen(code)
            if self.here(code) != before:
                for connection in self.connections.get(code, ()):
                    connection.changed()
        for code in self._elsewhere.keys() - self.connections.keys():
            del self._elsewhere[code]

    def stop(self) -> None:
        """Tell everybody that the server stops."""
        for connections in self.connections.values():
            for connection in connections:
                connection.close("stopping")


def _must_leave(person: int, room: Room) -> wire.Why | None:
    """Return why somebody may look at a room no more."""
    lobby = room.lobby
    if person:
        if person in lobby.people:
            return None
        return "kicked" if person in lobby.barred else "closed"
    try:
        may_look_on(lobby)
    except Refused:
        return "closed"
    return None
