"""The hub: who is connected to which room, and what each of them is told.

A change only marks connections as behind; a moment later all of them are sent the newest view and the events since the
last. To one that takes nothing nothing is sent until it does: a client that stops reading costs itself alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec

from lycaon.game.ask import Refused
from lycaon.rooms.commands import may_look_on
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room
from lycaon.rooms.store import StoreFailed
from lycaon.server import protocol as wire
from lycaon.server.faults import report
from lycaon.server.late import Late, delay_of
from lycaon.server.metrics import Metrics
from lycaon.server.pipe import Pipe
from lycaon.server.sheet import Sheet

MOST_WAITING = 64
"""Receipts and the like that may wait for a client that does not read."""

SLOW = 20.0
"""Seconds after which a client that takes nothing is dropped."""

LAST = 5.0
"""Seconds for which the last message to a client may take."""

SILENT = 60.0
"""Seconds without a message after which a client counts as gone: clients ping every 10 to 15."""

HERE = 15.0
"""Seconds for which somebody counts as connected after the last sign of life, to other processes."""

_encode = msgspec.json.Encoder().encode


class Connection:
    """One client: a person in a room, or somebody outside (person 0)."""

    def __init__(self, hub: Hub, room: Room, person: int, pipe: Pipe) -> None:
        """Begin as one who has seen nothing."""
        self.hub = hub
        self.room = room
        self.person = person
        self.pipe = pipe
        self.language = "en"
        self.epoch = -1
        self.events = 0
        self.closing: wire.Bye | None = None
        self._number = 0
        self._shown: tuple[tuple[bytes, ...], bytes] | None = None
        """The last view that was sent, without what changes by itself: one's own part and that of all."""
        self._messages: list[bytes] = []
        self._behind = True
        self._heard = hub.time()
        """When it was heard of last."""
        self._finished = False
        self._stuck: float | None = None
        """Since when it has taken nothing."""
        pipe.drained(self._drained)

    def resume(self, epoch: int, events: int) -> None:
        """Go on after what it has seen; anything else than this room's past is drawn anew."""
        self.epoch, self.events = (epoch, events) if events >= 0 else (-1, 0)
        self._shown = None
        self.changed()

    def heard(self) -> None:
        """Note that something was heard of it."""
        self._heard = self.hub.time()

    def changed(self) -> None:
        """Note that there is something new to see."""
        self._behind = True
        self.hub.wake(self)

    def tell(self, message: wire.ToClient) -> None:
        """Send a message after those that wait."""
        if len(self._messages) >= MOST_WAITING:
            self.close("flood")
            return
        self._messages.append(_encode(message))
        self.hub.wake(self)

    def close(self, why: wire.Why) -> None:
        """Send a last message, and then no more."""
        if self.closing is None:
            self.closing = wire.Bye(why)
            self.hub.wake(self)

    def _drained(self) -> None:
        self._stuck = None
        self.hub.wake(self)

    def tend(self, now: float) -> None:
        """Put it out when it was not heard of for too long; drop it when it takes nothing."""
        if now - self._heard > SILENT:
            self.close("silent")
        if self.pipe.full:
            self._stuck = now if self._stuck is None else self._stuck
            if now - self._stuck > (SLOW if self.closing is None else LAST):
                self.pipe.abort()

    def write(self, now: bytes) -> None:
        """Send what there is to send, as far as it takes it; `now`: the time that it is told."""
        if self.closing is not None:
            self.finish()
        elif not self.pipe.full:
            sent, self._messages = self._messages, []
            if self._behind:
                self._behind = False
                sheet = self.hub.sheet_for(self)
                seen = None if sheet is None else self._seen(sheet, now)
                if seen is not None:
                    sent.append(seen)
            self._put(sent)

    def finish(self) -> None:
        """Send the last message behind those that wait, if it is to be closed, and close."""
        if self.closing is not None and not self._finished:
            self._finished = True
            self._put([*self._messages, _encode(self.closing)])
            self.pipe.close()

    def _put(self, messages: list[bytes]) -> None:
        if messages:
            self.pipe.write(messages)
            self.hub.metrics.sent(messages)

    def _seen(self, sheet: Sheet, now: bytes) -> bytes | None:
        """Return what there is to see; None when that is what it has seen last.

        That a message comes at all must tell nothing: entries that others alone may know of bring none.
        """
        own = sheet.own(self.person)
        news = sheet.news(own.viewer, self.events)
        if self.epoch != own.epoch or (not news.events and self.events > sheet.known(own.viewer)):
            self.epoch, self.events = own.epoch, 0
            news = sheet.news(own.viewer, 0)
        after = self.events
        shown = own.parts, sheet.shared
        if not news.events and shown == self._shown:
            return None
        self._shown = shown
        self._number += 1
        self.events += news.events
        return sheet.seen(own, news, number=self._number, now=now, after=after)


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
        self._here: dict[str, frozenset[int]] = {}
        """Who is connected, as it was found out last."""
        self._waiting: dict[Connection, None] = {}
        """Connections to which something is to be sent, in the order in which that came up."""
        self._sheets: dict[str, Sheet] = {}
        self._late: dict[str, tuple[Late, Sheet | None]] = {}
        """The games of rooms where somebody looks on later than they are played, as they are shown to them."""
        self._fresh: dict[str, Sheet] = {}
        """The sheets that are known to hold while this is being written."""

    def now(self) -> float:
        """Return the store's time, as well as we know it."""
        return self._clock() + self.ahead

    def time(self) -> float:
        """Return the time by which clients are waited for, which nobody sets."""
        return asyncio.get_running_loop().time()

    async def set_clock(self) -> None:
        """Look at the store's clock."""
        self.ahead = await self.desk.store.now() - self._clock()

    def here(self, code: str) -> frozenset[int]:
        """Return who of a room is connected, to this process or another."""
        here = self._here.get(code)
        return self._find(code) if here is None else here

    def _find(self, code: str) -> frozenset[int]:
        own = {one.person for one in self.connections.get(code, ()) if one.person}
        now = self.now()
        others = {person for person, at in self._elsewhere.get(code, {}).items() if now - at < HERE}
        here = self._here[code] = frozenset(own | others)
        return here

    async def connect(self, code: str, person: int, pipe: Pipe) -> Connection:
        """Let somebody look at a room; their earlier connection is closed politely.

        Raises `Refused`: there is no such room, or it lets nobody look on from outside.
        """
        room = await self.desk.room(code)
        if not person:
            may_look_on(room.lobby)
        with suppress(StoreFailed):
            await self.desk.store.seen([(code, person)] if person else [])
        room = await self.desk.listen(code, self.changed)
        connection = Connection(self, room, person, pipe)
        others = self.connections.setdefault(code, set())
        for other in others:
            if person and other.person == person:
                other.close("elsewhere")
        others.add(connection)
        self._find(code)
        self.metrics.connections += 1
        if person:
            self.changed(room)
        return connection

    def disconnect(self, connection: Connection) -> None:
        """Forget a connection."""
        code = connection.room.code
        left = self.connections.get(code, set())
        if connection in left:
            left.discard(connection)
            self.metrics.connections -= 1
            connection.finish()
            self._waiting.pop(connection, None)
        if not left:
            for kept in (self.connections, self._here, self._elsewhere, self._sheets):
                kept.pop(code, None)
            self.desk.forget(code, self.changed)
        else:
            self._find(code)
            self.changed(connection.room)

    def changed(self, room: Room) -> None:
        """Note that a room has changed: everybody there is to see it."""
        people = room.lobby.people
        for connection in self.connections.get(room.code, ()):
            connection.room = room
            if connection.person not in people and (why := _must_leave(connection.person, room)) is not None:
                connection.close(why)
            else:
                connection.changed()

    def wake(self, connection: Connection) -> None:
        """Let a connection write in a moment, with all others that have something to send then."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._write)
        self._waiting[connection] = None

    def _write(self) -> None:
        """Let all write that wait."""
        waiting, self._waiting = self._waiting, {}
        self._fresh.clear()
        now = _encode(self.now())
        for connection in waiting:
            try:
                connection.write(now)
            except Exception as error:  # noqa: BLE001 - one client's trouble is not another's
                report("socket failed", error)
                connection.pipe.abort()

    def sheet(self, room: Room) -> Sheet:
        """Return what a room looks like now, looked at once for all to whom it is written at the same time."""
        code = room.code
        sheet = self._fresh.get(code)
        if sheet is None:
            here = self.here(code)
            sheet = self._sheets.get(code)
            if sheet is None or not sheet.holds(room, here):
                sheet = self._sheets[code] = Sheet(room, here)
            self._fresh[code] = sheet
        return sheet

    def sheet_for(self, connection: Connection) -> Sheet | None:
        """Return what a room looks like to somebody; None while that is not known, where it is seen later."""
        room = connection.room
        delay = delay_of(room, connection.person)
        if not delay:
            return self.sheet(room)
        late, sheet = self._late.get(room.code) or (Late(room.code), None)
        if not late.known:
            return None
        shown, here = late.shown(room, delay), self.here(room.code)
        if sheet is None or not sheet.holds(shown, here):
            sheet = Sheet(shown, here)
        self._late[room.code] = late, sheet
        return sheet

    async def follow(self) -> None:
        """Let those who look on later see what is old enough by now."""
        for code in list(self.connections):
            await self._follow(code)
        for code in self._late.keys() - self.connections.keys():
            del self._late[code]

    async def _follow(self, code: str) -> None:
        delays = {one: delay_of(one.room, one.person) for one in self.connections.get(code, ())}
        behind = [one for one, delay in delays.items() if delay]
        if not behind:
            self._late.pop(code, None)
            return
        late, _ = self._late.setdefault(code, (Late(code), None))
        if await late.follow(self.desk.store, behind[0].room, self.now() - delays[behind[0]]):
            for one in behind:
                one.changed()

    async def tend(self) -> None:
        """Look after those who are silent, or take nothing."""
        now = self.time()
        for connections in self.connections.values():
            for connection in connections:
                connection.tend(now)

    async def seen(self) -> dict[str, dict[int, float]]:
        """Tell the store who is connected, and learn who is elsewhere; returns when all were connected last."""
        own = [(code, one.person) for code, all_ in self.connections.items() for one in all_ if one.person]
        if own:
            await self.desk.store.seen(own)
        last = await self.desk.store.last_seen(list(self.connections))
        for code in self.connections.keys() & last:
            before = self.here(code)
            self._elsewhere[code] = last[code]
            if self._find(code) != before:
                for connection in self.connections[code]:
                    connection.changed()
        return last

    def stop(self) -> None:
        """Tell everybody that the server stops."""
        for connections in self.connections.values():
            for connection in connections:
                connection.close("stopping")


def _must_leave(person: int, room: Room) -> wire.Why | None:
    """Return why somebody who isn't in a room, or is no more, may not look at it."""
    lobby = room.lobby
    if person:
        return "kicked" if person in lobby.barred else "closed"
    try:
        may_look_on(lobby)
    except Refused:
        return "closed"
    return None
