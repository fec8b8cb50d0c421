"""`lycaon serve`: one process that serves rooms until it is stopped."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
import uvicorn

from lycaon.rooms.store import Store
from lycaon.server.app import create_app
from lycaon.server.doors import LARGEST_MESSAGE
from lycaon.server.lines import CountedLine, Line, SocketLine
from lycaon.server.pipe import OpenSocket
from lycaon.server.process import Server

if sys.platform == "win32":
    from asyncio import run as run_loop
else:
    from uvloop import run as run_loop

T = TypeVar("T")


class Options(msgspec.Struct, kw_only=True):
    """How a server is run."""

    host: str = "0.0.0.0"  # noqa: S104 - phones in the same room must reach it
    port: int = 8717
    hosts: tuple[str, ...] = ()
    """The names that it is called by; all when none is given."""
    behind_proxy: bool = False
    pace: float = 1.0
    limits: bool = True
    open_figures: bool = False
    """Whether other machines may read /metrics."""


def lan_address() -> str:
    """Return the address under which others in the same network find this machine; nothing is sent anywhere."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address for documentation: only the route to it is looked up
        return str(probe.getsockname()[0])
    return "127.0.0.1"


class _Server(uvicorn.Server):
    """Tells clients that it stops before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._lycaon = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            ports = [one.getsockname()[1] for server in self.servers for one in server.sockets]
            self._ready(ports[0] if ports else self.config.port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._lycaon.hub.stop()
        await asyncio.sleep(0.2)  # the last messages are on their way
        await super().shutdown(sockets)
        self._captured_signals.clear()  # it has been obeyed: raised once more, it would end us with another exit code


def listener(server: Server, host: str, port: int, ready: Callable[[int], None]) -> uvicorn.Server:
    """Return what serves an application over the network. `ready` is told the port once it does."""
    config = uvicorn.Config(
        create_app(server),
        host=host,
        port=port,
        ws=SocketLine if server.limits else OpenSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=CountedLine if server.limits and not server.trust_proxy else Line,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=False,
    )
    return _Server(config, server, ready)


async def serve(store: Store, options: Options, ready: Callable[[int], None] = lambda _: None) -> bool:
    """Serve a store until a signal comes. `ready` is told the port once it serves; False when it could not begin."""
    server = Server(
        store,
        hosts=options.hosts,
        pace=options.pace,
        trust_proxy=options.behind_proxy,
        limits=options.limits,
        open_figures=options.open_figures,
    )
    running = listener(server, options.host, options.port, ready)
    with suppress(KeyboardInterrupt):
        await running.serve()
    return running.started


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run to the end on the quickest event loop of this system: uvloop, or on Windows asyncio's own."""
    return run_loop(main)


__all__ = ["Options", "lan_address", "listener", "run", "serve"]
