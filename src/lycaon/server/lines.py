"""Lines: the connections themselves, below any room. One that is silent, trickles or floods costs itself alone.

Uvicorn does the work; this only says how much of it one client may have.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from lycaon.server.doors import MOST_OF_ONE, Limit, crowd_of
from lycaon.server.pipe import OpenSocket

REQUEST_WITHIN = 15.0
"""Seconds within which a whole request must have come, body and all."""

SLICE = 1024
"""Bytes of a socket that are looked at before anything else: a frame may be six bytes long and takes as long as any."""

FRAMES, FRAMES_A_SECOND = 400, 40
"""Frames that a client may send at once, and for good. Rooms bear far fewer commands, and say so politely."""

TOO_MANY = 1008
"""The code with which a socket is closed that sends more: a policy was violated."""


class Line(H11Protocol):
    """A connection before it is a socket."""

    _since = 0.0
    """When it was made, or was last given an answer."""
    _looking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin."""
        super().connection_made(transport)
        self._since = self.loop.time()
        self._look_again()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        if self._looking is not None:
            self._looking.cancel()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """Wait for another request, but not for ever."""
        self._since = self.loop.time()
        super().on_response_complete()

    def _look_again(self) -> None:
        self._looking = self.loop.call_later(REQUEST_WITHIN / 2, self._look)

    def _look(self) -> None:
        """Close it if it has sent no whole request for too long."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        cycle: RequestResponseCycle | None = self.cycle
        served = cycle is not None and not cycle.response_complete and not cycle.more_body
        if not served and self.loop.time() - self._since >= REQUEST_WITHIN:
            self.transport.abort()
            return
        self._look_again()


class CountedLine(Line):
    """A connection of which one address may have so many: not for a proxy, from which all come."""

    most_of_one: ClassVar[int] = MOST_OF_ONE
    crowd = ""
    """Under which key its address is counted."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, unless its address has too many already."""
        super().connection_made(transport)
        self.crowd = _crowd(self.client)
        if sum(getattr(one, "crowd", None) == self.crowd for one in self.connections) > self.most_of_one:
            transport.abort()


class SocketLine(OpenSocket):
    """A connection that is a socket."""

    def __init__(self, *of: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own
        """Begin with nothing sent."""
        super().__init__(*of, **named)
        self.crowd = ""
        self._frames = Limit(FRAMES, FRAMES_A_SECOND, self.loop.time)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self.crowd = _crowd(self.client)

    def data_received(self, data: bytes) -> None:
        """Take what has come, little by little, until it is too much."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """Handle the frames that have come."""
        if self._frames.lets("", len(self.conn.events)):
            super().handle_events()
            return
        self.conn.fail(TOO_MANY)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.transport.get_write_buffer_size():  # whoever floods and does not read is not waited for
            self.transport.abort()
        else:
            self.transport.close()


def _crowd(client: tuple[str, int] | None) -> str:
    return crowd_of(client[0] if client else "")
