"""Pipes: the way to one client, with as little between as can be.

A message that goes out through ASGI passes five layers of a server, a framework and a library; for most of what is
sent, they would cost more than all the rest. So the server's own WebSocket is handed to the application, which writes
whole frames to it. Opening, reading, pings and closing stay what they are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from struct import Struct
from typing import Protocol

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PIPE = "lycaon.pipe"
"""The extension of a WebSocket's ASGI scope that holds its pipe."""

CLOSING_WITHIN = 10.0
"""Seconds for which a closing may take. Where the other side is there no more, what waits for it never goes."""

NO_PONG = 1011
"""The code with which a socket is closed that answers no pings: the server could not go on."""

_TEXT = 0x81
"""A frame that is a whole message of text."""

_SHORT, _MIDDLE = 126, 1 << 16
"""Sizes from which on a frame says its own in two and in eight more bytes."""


_middle_head = Struct(">BBH").pack


class Pipe(Protocol):
    """The way to a client."""

    full: bool
    """Whether so much waits already that nothing more should be written."""

    def drained(self, tell: Callable[[], None]) -> None:
        """Tell, from now on, whenever it is full no more."""

    def write(self, messages: Sequence[bytes]) -> None:
        """Send messages of text, in UTF-8, all at once. To one who is gone, nothing is sent."""

    def close(self) -> None:
        """Close it politely, behind what was written."""

    def abort(self) -> None:
        """Drop it, with all that waits."""


class OpenSocket(WebSocketsSansIOProtocol):
    """A WebSocket of the server that is its application's pipe too."""

    full = False
    _tell: Callable[[], None] | None = None
    _closing: asyncio.Task[None] | None = None
    _dropping: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        if self._dropping is not None:
            self._dropping.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come."""
        super().data_received(data)
        self._see_it_closed()

    def keepalive_timeout(self) -> None:
        """Let the application go at once: who answers no ping may be there no more, and what waits never be taken."""
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NO_PONG})
        self._see_it_closed()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says."""
        await super().send(message)
        self._see_it_closed()

    def _see_it_closed(self) -> None:
        """Drop it, if it is being closed and that does not come to an end."""
        if self._dropping is None and not self.disconnected and (self.close_sent or self.transport.is_closing()):
            self._dropping = self.loop.call_later(CLOSING_WITHIN, self.transport.abort)

    async def run_asgi(self) -> None:
        """Hand the pipe to the application."""
        extensions = self.scope["extensions"]
        assert extensions is not None  # noqa: S101 - it has been made a moment ago
        extensions[PIPE] = self  # type: ignore[assignment]  # not of dicts alone
        await super().run_asgi()
        self._see_it_closed()

    def drained(self, tell: Callable[[], None]) -> None:
        """Tell whenever the client has caught up."""
        self._tell = tell

    def pause_writing(self) -> None:
        """Note that the client takes less than is written."""
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        """Let what waits be written."""
        super().resume_writing()
        self.full = False
        if self._tell is not None:
            self._tell()

    def write(self, messages: Sequence[bytes]) -> None:
        """Write frames."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            frames = []
            for one in messages:
                frames.append(_head(len(one)))
                frames.append(one)
            self.transport.write(b"".join(frames))

    def close(self) -> None:
        """Say that it is closed once all else is sent."""
        if self._closing is None:
            self._closing = self.loop.create_task(self._close())

    async def _close(self) -> None:
        with suppress(ClientDisconnected, RuntimeError):  # it is closed already
            await self.send({"type": "websocket.close", "code": 1000, "reason": ""})

    def abort(self) -> None:
        """Drop the connection."""
        self.transport.abort()


def _head(size: int) -> bytes:
    """Return how the frame of a message of so many bytes begins (RFC 6455, 5.2)."""
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < _MIDDLE:
        return _middle_head(_TEXT, _SHORT, size)
    return bytes((_TEXT, _SHORT + 1)) + size.to_bytes(8, "big")
