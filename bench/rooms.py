"""Measures the live server with many rooms of twelve on loopback: `python -m bench.rooms`.

Every server is a process of its own, and only its processor time counts. In each room one person after another says
something to all; the command is over when the last of the twelve has been sent the view with it. Beside it, in the same
run and on the same uvicorn, stands the limit: a bare Starlette application that sends a message of the same size to as
many sockets for each that it gets, and knows of nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import IO, cast
from urllib.request import urlopen

import msgspec
import uvicorn
from rich.console import Console
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.report import console, figure, show
from lycaon.rooms import commands as do
from lycaon.rooms.desk import Desk
from lycaon.rooms.settings import Settings
from lycaon.rooms.sqlite import SqliteStore
from lycaon.server.running import Options, run, serve

PEOPLE = 12
ROOMS = (1, 50, 200)
STORED = 1_000
SHORT_ROOMS, SHORT_SECONDS, SHORT_STORED = (1, 50), 2.0, 100
"""The same in the short version, which is a part of `make bench`."""

SETTINGS = Settings(
    rules={"speech_order": "free", "sheriff_election": "off"},
    seconds={"night": 3600, "hold": 3600, "speech": 3600, "vote": 3600},
    grace=3600,
)
PATIENCE = 120.0
WARM = 0.5
"""Seconds for which a server is used before it is measured."""

TURNS = 5
"""How often each of the two servers is measured."""

PACED = 4.0
"""Seconds of one command a second, at least."""

TEXT = "I have watched number {} all night long, and there is something about that yawn. What does the table say? ({})"

Told = Callable[[bytes], None]


class Seated(msgspec.Struct):
    """A room with the tokens of its people, ready to be spoken in."""

    code: str
    tokens: list[str]


class Measured(msgspec.Struct):
    """What one server did with so many rooms."""

    rooms: int
    commands: float
    """Commands per CPU second of the server."""
    deliveries: float
    """Messages to clients per CPU second."""
    size: float
    """Bytes of a message."""
    median: float
    slow: float
    """Milliseconds from a command to the last client, at one command a second in each room: p50 and p99."""


# -- rooms ------------------------------------------------------------------------------------------------------------


async def fill(path: Path, rooms: int, *, playing: bool = True) -> list[Seated]:
    """Write rooms of twelve into a file; if they are `playing`, all of them talk by day."""
    store = await SqliteStore.open(path)
    desk = Desk(store)
    found = []
    for first in range(0, rooms, 100):
        made = [fill_one(desk, playing=playing) for _ in range(first, min(rooms, first + 100))]
        found.extend(await asyncio.gather(*made))
    await store.close()
    return found


async def fill_one(desk: Desk, *, playing: bool) -> Seated:
    """Open one room and let everybody come in."""
    host = await desk.open("remote", "en", "Player 1", settings=SETTINGS)
    tokens = [host.token]
    tokens += [(await desk.enter(host.code, f"Player {number}")).token for number in range(2, PEOPLE + 1)]
    if playing:
        await desk.command(host.code, 1, "start", do.Start())
        room = await desk.room(host.code)
        while room.playing is not None and not room.playing.open_floor:
            hold = next(ask.id for ask in room.playing.open_asks.values() if ask.kind == "hold")
            await desk.command(host.code, 1, f"skip {hold}", do.Skip(hold))
    return Seated(host.code, tokens)


# -- a client that costs little ---------------------------------------------------------------------------------------


class Client(asyncio.Protocol):
    """One socket of the least that a client may be: it finds the ends of messages, and tells when one has come."""

    def __init__(self, path: str, told: Told) -> None:
        """Ask for a socket at a path."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._path = path
        self._told = told
        self._buffer = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take what has come apart into messages."""
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(RuntimeError(head.decode(errors="replace")))
                return
            self._buffer = rest
            self.opened.set_result(None)
        while len(self._buffer) >= 2:
            size, start = self._buffer[1], 2
            if size == 126:
                size, start = struct.unpack_from(">H", self._buffer, 2)[0] if len(self._buffer) >= 4 else 0, 4
            elif size == 127:
                size, start = struct.unpack_from(">Q", self._buffer, 2)[0] if len(self._buffer) >= 10 else 0, 10
            if len(self._buffer) < start + size:
                return
            kind, payload = self._buffer[0] & 15, self._buffer[start : start + size]
            self._buffer = self._buffer[start + size :]
            if kind == 9:
                self._frame(10, payload)
            elif kind == 1:
                self._told(payload)

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._frame(1, text)

    def close(self) -> None:
        """Go away."""
        self._transport.close()

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else struct.pack(">BBH", 128 | kind, 128 | 126, size)
        self._transport.write(head + b"\0\0\0\0" + payload)  # a mask of noughts changes nothing


class Group:
    """The twelve of one room."""

    def __init__(self, number: int, seated: Seated, port: int, *, bare: bool) -> None:
        """Be nowhere yet. `bare`: to the server that is the limit."""
        self.clients: list[Client] = []
        self.bytes = 0
        self.messages = 0
        self._number = number
        self._seated = seated
        self._port = port
        self._bare = bare
        self._said = 0
        self._mark = os.urandom(4).hex()
        """Begins the ids of the commands: the same people may have given some before."""
        self._missing: set[int] = set()
        self._all = asyncio.Event()

    async def connect(self) -> None:
        """Let all come in, and wait until each has been sent the room."""
        self._expect()
        loop = asyncio.get_running_loop()
        for place, token in enumerate(self._seated.tokens):
            path = f"/api/rooms/{self._seated.code}/socket"
            _, client = await loop.create_connection(
                lambda place=place, path=path: Client(path, lambda text: self._told(place, text)),  # type: ignore[misc]
                "127.0.0.1",
                self._port,
            )
            await asyncio.wait_for(client.opened, PATIENCE)
            if not self._bare:
                client.send(json.dumps({"type": "hello", "token": token}).encode())
            self.clients.append(client)
        if not self._bare:
            await asyncio.wait_for(self._all.wait(), PATIENCE)

    async def say(self) -> float:
        """Let the next person say something; returns after how many seconds the last one has heard it."""
        self._said += 1
        self._expect()
        text = TEXT.format(self._said % PEOPLE + 1, self._said)
        command = {"do": "say", "text": text}
        message = {"type": "do", "id": f"{self._mark} {self._said}", "command": command}
        began = time.perf_counter()
        self.clients[self._said % PEOPLE].send(json.dumps(message).encode())
        await asyncio.wait_for(self._all.wait(), PATIENCE)
        return time.perf_counter() - began

    def close(self) -> None:
        """Let all go."""
        for client in self.clients:
            client.close()

    def _expect(self) -> None:
        self._missing = set(range(PEOPLE))
        self._all.clear()

    def _told(self, place: int, text: bytes) -> None:
        if text.startswith(b'{"type":"refused"'):
            raise RuntimeError(text.decode())
        if not text.startswith(b'{"type":"view"'):
            return
        self.messages += 1
        self.bytes += len(text)
        self._missing.discard(place)
        if not self._missing:
            self._all.set()


# -- servers ----------------------------------------------------------------------------------------------------------


class Process:
    """A server in a process of its own."""

    def __init__(self, *arguments: str, program: str = "bench.rooms") -> None:
        """Start it, and wait until it tells its port, at the end of a line."""
        self.began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-m", program, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parent.parent,
        )
        output = cast("IO[bytes]", self._process.stdout)
        self.port = next(int(found[1]) for line in output if (found := re.search(rb"(\d+)\s*$", line)))
        self.ready = time.perf_counter() - self.began
        """Seconds until it served."""

    def processor(self) -> float:
        """Return how many seconds of processor time it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return how many kB of memory it holds."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1000

    def end(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait(PATIENCE)


@contextmanager
def process(*arguments: str, program: str = "bench.rooms") -> Iterator[Process]:
    """Run a server for as long as it is needed."""
    server = Process(*arguments, program=program)
    try:
        yield server
    finally:
        server.end()


def serve_ours(path: str) -> None:
    """Serve the rooms of a file."""

    async def main() -> None:
        store = await SqliteStore.open(Path(path))
        await serve(store, Options(host="127.0.0.1", port=0, limits=False), lambda port: print(port, flush=True))

    run(main())


def serve_limit(size: str) -> None:
    """Send messages of a size to all in a room for each that comes, and know of nothing."""
    rooms: dict[str, list[WebSocket]] = {}
    text = '{"type":"view"' + " " * (int(size) - 14)

    async def socket(socket: WebSocket) -> None:
        await socket.accept()
        room = rooms.setdefault(socket.path_params["code"], [])
        room.append(socket)
        try:
            while True:
                await socket.receive_text()
                for one in room:
                    await one.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            room.remove(socket)

    class Server(uvicorn.Server):
        async def startup(self, sockets: object = None) -> None:
            await super().startup()
            print(self.servers[0].sockets[0].getsockname()[1], flush=True)

    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/api/rooms/{code}/socket", socket)]),
        host="127.0.0.1",
        port=0,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )
    run(Server(config).serve())


# -- measuring --------------------------------------------------------------------------------------------------------


class Table:
    """A server with all who are connected to it, and what it has done for them."""

    def __init__(self, server: Process, seated: list[Seated], *, bare: bool = False) -> None:
        """Have nobody connected yet."""
        self._server = server
        self._groups = [Group(number, one, server.port, bare=bare) for number, one in enumerate(seated)]
        self._commands = self._messages = self._bytes = 0
        self._used = 0.0
        self._waits: list[float] = []

    async def connect(self) -> None:
        """Let all come in."""
        for group in self._groups:
            await group.connect()

    async def chat(self, seconds: float) -> None:
        """Let all rooms talk as fast as they can."""
        until = time.perf_counter() + seconds
        said, used = self._said(), self._server.processor()

        async def chat(group: Group) -> None:
            while time.perf_counter() < until:
                await group.say()
                self._commands += 1

        await self._all(chat)
        self._used += self._server.processor() - used
        self._messages += self._said()[0] - said[0]
        self._bytes += self._said()[1] - said[1]

    async def pace(self, seconds: float) -> None:
        """Let somebody say something once a second in each room."""
        until, rng = time.perf_counter() + seconds, Random(1)

        async def pace(group: Group) -> None:
            await asyncio.sleep(rng.random())
            while (now := time.perf_counter()) < until:
                self._waits.append(await group.say() * 1000)
                await asyncio.sleep(max(0.0, now + 1 - time.perf_counter()))

        await self._all(pace)

    def measured(self) -> Measured:
        """Return the figures."""
        return Measured(
            rooms=len(self._groups),
            commands=self._commands / self._used,
            deliveries=self._messages / self._used,
            size=self.size,
            median=median(self._waits),
            slow=quantiles(self._waits, n=100)[-1],
        )

    @property
    def size(self) -> float:
        """Bytes of a message."""
        return self._bytes / self._messages

    def forget(self) -> None:
        """Begin to measure."""
        self._commands = self._messages = self._bytes = 0
        self._used = 0.0

    def close(self) -> None:
        """Let all go."""
        for group in self._groups:
            group.close()

    def _said(self) -> tuple[int, int]:
        return sum(one.messages for one in self._groups), sum(one.bytes for one in self._groups)

    async def _all(self, work: Callable[[Group], Awaitable[None]]) -> None:
        await asyncio.gather(*(work(group) for group in self._groups))


class Memory(msgspec.Struct):
    """What is held in memory, in kB."""

    waiting: float
    playing: float
    socket: float


async def measure_memory(folder: Path, rooms: int) -> Memory:
    """Measure what a room costs that waits, one that plays, and a socket."""
    found = []
    for playing in (False, True):
        path = folder / f"memory-{playing}.db"
        seated = await fill(path, rooms, playing=playing)
        with process("--serve", str(path)) as server:
            answer(server, seated[0])
            before = server.memory()
            for one in seated[1:]:
                answer(server, one)
            found.append((server.memory() - before) / (rooms - 1))
            if playing:
                before = server.memory()
                groups = [Group(number, one, server.port, bare=False) for number, one in enumerate(seated)]
                for group in groups:
                    await group.connect()
                found.append((server.memory() - before) / (rooms * PEOPLE))
                for group in groups:
                    group.close()
    return Memory(*found)


def answer(server: Process, seated: Seated) -> None:
    """Ask what may be known of a room from outside."""
    with urlopen(f"http://127.0.0.1:{server.port}/api/rooms/{seated.code}", timeout=PATIENCE) as response:
        response.read()


class Restart(msgspec.Struct):
    """Seconds after a start with many stored rooms."""

    serving: float
    """Until it serves: most of it Python's own beginning."""
    answered: float
    """From then until the first room has been answered."""


async def measure_restart(folder: Path, rooms: int) -> Restart:
    """Start `lycaon serve` with many rooms that play, some of them due."""
    path = folder / "restart.db"
    seated = await fill(path, rooms)
    here = ("--host", "127.0.0.1", "--port", "0", "--database", f"sqlite:///{path}")
    with process("serve", *here, program="lycaon") as server:
        began = time.perf_counter()
        answer(server, seated[rooms // 2])
        return Restart(server.ready, time.perf_counter() - began)


async def take(folder: Path, rooms: tuple[int, ...], seconds: float) -> list[tuple[Measured, Measured]]:
    """Measure us and the limit with each number of rooms."""
    found = []
    for number in rooms:
        path = folder / f"rooms-{number}.db"
        seated = await fill(path, number)
        with process("--serve", str(path)) as server:
            sample = Table(server, seated[:1])
            await sample.connect()
            await sample.chat(WARM)
            sample.close()
            with process("--limit", str(round(sample.size))) as beside:
                limit, ours = Table(beside, seated, bare=True), Table(server, seated)
                for table in (limit, ours):  # ours last: it lets go of who is silent for a minute
                    await table.connect()
                for table in (limit, ours):
                    await table.chat(WARM)
                found.append(await compare(ours, limit, seconds))
                limit.close()
                ours.close()
    return found


async def compare(ours: Table, limit: Table, seconds: float) -> tuple[Measured, Measured]:
    """Measure us and the limit by turns, as whatever else the machine does changes by the second."""
    for table in (ours, limit):
        table.forget()
    for turn in range(2 * TURNS):
        await (ours, limit)[(turn + 1) // 2 % 2].chat(seconds / TURNS)
    for table in (ours, limit):
        await table.pace(max(PACED, seconds))
    return ours.measured(), limit.measured()


def report(screen: Console, found: list[tuple[Measured, Measured]]) -> None:
    """Print the table of deliveries and latencies."""
    rows = []
    for ours, limit in found:
        share = f"{ours.deliveries / limit.deliveries:.2f}"
        for name, one, beside in (("lycaon", ours, share), ("the limit", limit, "")):
            rows.append(
                (
                    str(one.rooms),
                    name,
                    figure(one.commands),
                    figure(one.deliveries),
                    beside,
                    f"{one.size:.0f}",
                    f"{one.median:.1f}",
                    f"{one.slow:.1f}",
                )
            )
    show(
        screen,
        "The server, rooms of 12 on loopback, SQLite; per CPU second of the server, and ms to the last client",
        ("rooms", "server", "commands", "deliveries", "of the limit", "bytes each", "p50", "p99"),
        rows,
    )


async def measure_all(screen: Console, rooms: tuple[int, ...], seconds: float, stored: int) -> None:
    """Measure and print everything."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        report(screen, await take(folder, rooms, seconds))
        memory = await measure_memory(folder, 50)
        restart = await measure_restart(folder, stored)
    show(
        screen,
        "Memory and restart",
        ("what", "figure"),
        [
            ("a room that waits, kB", figure(memory.waiting)),
            ("a room that plays, kB", figure(memory.playing)),
            ("a socket, kB", figure(memory.socket)),
            (f"start with {stored} rooms that play, until it serves, s", f"{restart.serving:.2f}"),
            ("   from then until the first room is answered, s", f"{restart.answered:.2f}"),
        ],
    )


def main() -> None:
    """Measure and print, as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bench.rooms", description="Measures the server with many rooms.")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each measure (5)")
    parser.add_argument("--rooms", type=int, nargs="+", default=list(ROOMS), help="how many rooms (1 50 200)")
    parser.add_argument("--stored", type=int, default=STORED, help="rooms in the file at the restart (1000)")
    parser.add_argument("--serve", metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--limit", metavar="BYTES", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve is not None:
        serve_ours(given.serve)
    elif given.limit is not None:
        serve_limit(given.limit)
    else:
        asyncio.run(measure_all(console(), tuple(given.rooms), given.seconds, given.stored))


if __name__ == "__main__":
    main()
