"""The hub: who is connected to which room, and what each of them is told.

Each connection has a writer of its own that sends the newest view and the events since the last; while it sends,
changes only mark it as behind. A client that stops reading costs itself alone.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room
from lycaon.rooms.sight import look, news
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
        self._send = send
        self._messages: deque[wire.ToClient] = deque()
        self._wake = asyncio.Event()
        self._behind = True

    def resume(self, epoch: int, events: int) -> None:
        """Go on after what it has seen; anything else than this room's past is drawn anew."""
        if epoch == self.room.epoch and events >= 0:
            self.epoch, self.events = epoch, events
        else:
            self.epoch, self.events = -1, 0
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

    def close(self, why: str) -> None:
        """Send a last message, and then no more."""
        if self.closing is None:
            self.closing = wire.Bye(why)  # type: ignore[arg-type]
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
                await self._put(self._seen())

    async def _put(self, message: wire.ToClient) -> None:
        text = _encode(message).decode()
        await asyncio.wait_for(self._send(text), SLOW)
        self.hub.metrics.sent(len(text))

    def _seen(self) -> wire.Seen:
        room = self.room
        if self.epoch != room.epoch:
            self.epoch, self.events = room.epoch, 0
        found = news(room, self.person, self.events)
        if self.events and not found.events and room.game is not None:
            known = len(room.game.events(room.viewer_of(self.person) if self.person else "public"))
            if known < self.events:  # it saw more than there is: it looked from another side
                self.events = 0
                found = news(room, self.person, 0)
        self.events = found.first + len(found.events) - 1
        view = look(room, self.person, self.hub.now(), self.hub.here(room.code))
        return wire.Seen(view, found.first, found.events, found.words)


class Hub:
    """All connections of one process."""

    def __init__(self, desk: Desk, metrics: Metrics, clock: Callable[[], float]) -> None:
        """Serve the rooms of a desk."""
        self.desk = desk
        self.metrics = metrics
        self.now = clock
        self.connections: dict[str, set[Connection]] = {}
        self._elsewhere: dict[str, dict[int, float]] = {}
        self._viewers: dict[Connection, object] = {}

    def here(self, code: str) -> frozenset[int]:
        """Return who of a room is connected, to this process or another."""
        own = {one.person for one in self.connections.get(code, ()) if one.person}
        now = self.now()
        others = {person for person, at in self._elsewhere.get(code, {}).items() if now - at < HERE}
        return frozenset(own | others)

    async def connect(self, code: str, person: int, send: Send) -> Connection:
        """Let somebody look at a room; their earlier connection is closed politely. Raises `Refused(unknown_room)`."""
        if code not in self.connections:
            self.connections[code] = set()
        room = await self.desk.listen(code, self.changed)
        connection = Connection(self, room, person, send)
        for other in self.connections[code]:
            if person and other.person == person:
                other.close("elsewhere")
        self.connections[code].add(connection)
        self.metrics.connections.inc()
        if person:
            await self.desk.store.seen([(code, person)])
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
            if connection.person and connection.person not in room.lobby.people:
                kicked = connection.person in room.lobby.barred
                connection.close("kicked" if kicked else "closed")
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
