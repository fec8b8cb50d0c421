"""Servers that are killed in the middle of games, and clients that go on all the same.

`python -m tests.server.killing`. Servers are processes of their own, started as anybody starts them. Clients send what
was not acknowledged again, with the same id, to whichever server answers. In the end the room's log is read: everything
that was acknowledged must be in it, once.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import asyncpg  # type: ignore[import-untyped]  # it has no types
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lycaon.bots import random_answer
from lycaon.game.view import AskView
from lycaon.record import load_jsonl, replay
from lycaon.rooms import entry as log
from lycaon.rooms.room import fold
from lycaon.rooms.sight import RoomView
from lycaon.rooms.stores import open_store
from lycaon.server import protocol as wire
from tests.cli.keyboard import environment
from tests.rooms.postgres import Cluster, cluster

PEOPLE = 12
PING = 15.0
"""Seconds between two signs of life of a guest who says nothing else."""

PATIENCE = 180.0
"""Seconds after which nothing is waited for any longer."""

SETTINGS = {
    "seconds": {"night": 2, "hold": 1, "speech": 3, "last_words": 2, "vote": 3, "power": 2, "reveal": 1},
    "grace": 3600,  # nobody is replaced by a bot
}
EVERY = 0.1
"""Seconds between two small commands of the host."""

BETWEEN_KILLS = 50
"""How many commands must have been acknowledged since the last kill before the next."""

AGAIN = ("busy", "too_many")
"""Refusals after which the same is sent again."""

_read_message = msgspec.json.Decoder(wire.ToClient).decode


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A `lycaon serve` that can be killed and started again at the same address."""

    def __init__(self, *options: str, program: Sequence[str] = ("-m", "lycaon")) -> None:
        """Run nothing yet. `program`: what Python is to run."""
        self._program = program
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._options = options
        self._running: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it serves."""
        command = [sys.executable, *self._program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        nothing = subprocess.DEVNULL
        self._running = subprocess.Popen(  # noqa: ASYNC220 - it is started in no time
            [*command, *self._options], env=environment(), stdin=nothing, stdout=nothing, stderr=nothing
        )
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=self.base) as client:
            while True:
                assert self._running.poll() is None, "it does not start"
                try:
                    if (await client.get("/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)

    async def end(self, how: signal.Signals) -> int:
        """Send a signal and return the exit code that comes of it."""
        running = self._running
        assert running is not None
        running.send_signal(how)
        self._running = None
        return await asyncio.to_thread(running.wait, PATIENCE)

    async def ended(self) -> int:
        """Wait until it has ended by itself, or was ended by something else; returns the exit code."""
        running, self._running = self._running, None
        assert running is not None
        return await asyncio.to_thread(running.wait, PATIENCE)

    async def close(self) -> None:
        """Kill it, if it runs."""
        if self._running is not None:
            await self.end(signal.SIGKILL)


class Guest:
    """One client. It plays at random, gives more time again and again, and remembers what was acknowledged."""

    def __init__(self, name: str, bases: list[str], seed: int) -> None:
        """Know of some servers, and be nowhere yet."""
        self.name = name
        self.code = ""
        self.person = 0
        self.token = ""
        self.view: RoomView | None = None
        self.done: set[str] = set()
        """The ids of commands that were acknowledged."""
        self.refused: Counter[str] = Counter()
        self.given: dict[str, float] = {}
        """The seconds that it gave the others, never so many twice, by the ids of the commands."""
        self.said: dict[str, str] = {}
        self.byes: Counter[str] = Counter()
        self.reconnects = 0
        self.plays = True
        self.talks = False
        """Whether it sends small commands of its own again and again, as the host alone may."""
        self._bases = bases
        self._at = 0
        self._rng = Random(seed)
        self._waiting: dict[str, dict[str, object]] = {}
        """Commands that were sent and not acknowledged, by their ids."""
        self._outside: set[str] = set()
        """Those that were given from outside, and not sent at all."""
        self._sent = 0
        self._answered: set[str] = set()
        self._epoch, self._seen = -1, 0
        self._changed = asyncio.Event()

    @property
    def base(self) -> str:
        """The server that it talks to."""
        return self._bases[self._at % len(self._bases)]

    def take(self, ticket: dict[str, object]) -> None:
        """Come into a room."""
        self.code, self.person, self.token = str(ticket["code"]), int(str(ticket["person"])), str(ticket["token"])

    async def run(self) -> None:
        """Play until cancelled, whichever server there is."""
        while True:
            address = f"{self.base.replace('http', 'ws', 1)}/api/rooms/{self.code}/socket"
            try:
                async with connect(address, open_timeout=5, close_timeout=1) as socket:
                    hello = {"type": "hello", "token": self.token, "epoch": self._epoch, "events": self._seen}
                    await _send(socket, hello)
                    for id in self._waiting.keys() - self._outside:
                        await self._put(socket, id)
                    async with asyncio.TaskGroup() as group:
                        chatter = group.create_task(self._chatter(socket))
                        group.create_task(self._listen(socket, chatter))
            except* (OSError, WebSocketException, TimeoutError):
                pass
            self.reconnects += 1
            self._at += 1
            await asyncio.sleep(self._rng.uniform(0.02, 0.2))

    async def until(self, so: Callable[[Guest], object], patience: float = PATIENCE) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(patience):
            while not so(self):
                self._changed.clear()
                await self._changed.wait()

    async def do(self, command: dict[str, object]) -> None:
        """Give a command from outside, and wait until it is taken."""
        id = self._queue(command)
        self._outside.add(id)
        await self.until(lambda guest: id not in guest._waiting)

    @property
    def settled(self) -> bool:
        """Whether everything that it has sent has been answered."""
        return not self._waiting

    def stop_talking(self) -> None:
        """Send no more small commands of its own."""
        self.talks = False

    async def _listen(self, socket: ClientConnection, chatter: asyncio.Task[None]) -> None:
        try:
            async for raw in socket:
                message = _read_message(raw)
                await self._hear(socket, message)
                self._changed.set()
        finally:
            chatter.cancel()

    async def _hear(self, socket: ClientConnection, message: wire.ToClient) -> None:
        match message:
            case wire.Seen():
                self._see(message)
                await self._play(socket)
            case wire.Token(token):
                self.token = token
            case wire.Done():
                assert message.id in self._waiting or message.id in self.done
                self._waiting.pop(message.id, None)
                self.done.add(message.id)
            case wire.NotDone(id=None):
                await asyncio.sleep(0.2)
            case wire.NotDone() if message.code in AGAIN:
                await asyncio.sleep(0.2)
                if message.id in self._waiting:
                    await self._put(socket, str(message.id))
            case wire.NotDone():
                assert message.id not in self.done, "refused after it was acknowledged"
                self._waiting.pop(str(message.id), None)
                self.refused[message.code] += 1
            case wire.Bye():
                self.byes[message.why] += 1
                assert message.why in ("stopping", "flood"), message.why

    def _see(self, seen: wire.Seen) -> None:
        """Take a view; no event may be missing. Some may be told again."""
        if seen.view.epoch == self._epoch:
            assert 1 <= seen.first <= self._seen + 1, f"{seen.first} after {self._seen}"
        else:
            assert seen.first == 1
            self._answered.clear()
        self._epoch, self._seen = seen.view.epoch, seen.first + len(seen.events) - 1
        self.view = seen.view
        assert seen.view.game is None or seen.view.game.events == self._seen

    async def _play(self, socket: ClientConnection) -> None:
        """Answer what it is asked, once."""
        view = self.view
        if not self.plays or view is None or view.game is None or view.status != "playing":
            return
        for ask in view.game.asks:
            if ask.kind == "hold" or ask.offer or ask.held or ask.answered or ask.id in self._answered:
                continue
            self._answered.add(ask.id)
            if ask.kind == "speech":
                text = f"{self.name} {secrets.token_hex(4)}"
                self.said[await self._give(socket, {"do": "say", "text": text})] = text
            await self._give(socket, {"do": "answer", "ask": ask.id, "answer": self._choice(ask)})

    def _choice(self, ask: AskView) -> object:
        return "done" if ask.kind == "speech" else random_answer(ask, self._rng)

    async def _chatter(self, socket: ClientConnection) -> None:
        """Do small things again and again, each when the one before was acknowledged, and give signs of life."""
        pinged = time.monotonic()
        while True:
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) * EVERY)
            if time.monotonic() - pinged > PING:
                pinged = time.monotonic()
                await _send(socket, {"type": "ping"})
            while self._outside:
                await self._put(socket, self._outside.pop())
            if self.talks and self._waiting.keys().isdisjoint(self.given):
                seconds = (self._sent + 1) / 100_000
                id = self._queue({"do": "extend", "seconds": seconds})
                self.given[id] = seconds
                await self._put(socket, id)

    def _queue(self, command: dict[str, object]) -> str:
        self._sent += 1
        id = f"{self.person}-{self._sent}-{secrets.token_hex(4)}"
        self._waiting[id] = command
        return id

    async def _give(self, socket: ClientConnection, command: dict[str, object]) -> str:
        id = self._queue(command)
        await self._put(socket, id)
        return id

    async def _put(self, socket: ClientConnection, id: str) -> None:
        await _send(socket, {"type": "do", "id": id, "command": self._waiting[id]})


async def _send(socket: ClientConnection, message: dict[str, object]) -> None:
    await socket.send(msgspec.json.encode(message).decode())


class Table:
    """A room with its people, and the servers that they know of."""

    def __init__(
        self, processes: list[Process], url: str, seed: int, settings: Mapping[str, object] = SETTINGS
    ) -> None:
        """Nobody has come yet. `url`: the database that the servers keep their rooms in."""
        self.settings = settings
        self.processes = processes
        self.url = url
        self.rng = Random(seed)
        bases = [one.base for one in processes]
        self.guests = [Guest(f"G{number}", bases, seed * 100 + number) for number in range(1, PEOPLE + 1)]
        self.host.talks = True
        self.records: list[str] = []
        """What the servers gave as the records of the games that are over."""

    @property
    def host(self) -> Guest:
        """Who has opened the room."""
        return self.guests[0]

    async def gather(self) -> None:
        """Let all come in by one server or another."""
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            wanted: dict[str, object] = {"name": self.host.name, "settings": self.settings}
            response = await client.post(f"{self.host.base}/api/rooms", json=wanted)
            assert response.status_code == 201, response.text
            self.host.take(response.json())
            for guest in self.guests[1:]:
                base = self.rng.choice(self.processes).base
                response = await client.post(f"{base}/api/rooms/{self.host.code}/people", json={"name": guest.name})
                assert response.status_code == 201, response.text
                guest.take(response.json())

    async def fetch_record(self) -> None:
        """Ask for the record of the game that is over, from whichever server answers."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=5) as client:
            while True:
                base = self.rng.choice(self.processes).base
                try:
                    response = await client.get(
                        f"{base}/api/record", headers={"authorization": f"Bearer {self.host.token}"}
                    )
                    if response.status_code == 200:
                        self.records.append(response.text)
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.1)

    async def play_on(self) -> None:
        """Let one game follow another, for as long as it is not cancelled."""
        while True:
            await self.host.until(_is_over, 600)
            await self.fetch_record()
            await self.host.do({"do": "start"})
            await self.host.until(lambda guest: not _is_over(guest))

    async def talk(self, much: int = BETWEEN_KILLS) -> None:
        """Wait until so many more commands have been acknowledged, however long a busy machine takes for them."""
        enough = self.acknowledged + much
        await self.host.until(lambda _: self.acknowledged >= enough)

    @property
    def acknowledged(self) -> int:
        """How many commands were acknowledged."""
        return sum(len(guest.done) for guest in self.guests)

    async def finish(self, *, whole: bool) -> None:
        """Let the game come to an end, its own if it is to be `whole`, and all hear what became of what they sent."""
        if not whole:
            await self.host.do({"do": "stop_game"})
        await self.host.until(_is_over, 600)
        await self.fetch_record()
        for guest in self.guests:
            guest.stop_talking()
            await guest.until(lambda one: one.settled)

    async def verify(self) -> Tally:
        """Read the log itself: all that was acknowledged is there, nothing is there twice, and each game replays."""
        store = await open_store(self.url, Path())
        try:
            entries = await store.read(self.host.code, 0)
        finally:
            await store.close()
        assert entries is not None
        assert [one.number for one in entries] == list(range(1, len(entries) + 1))
        taken = Counter((one.by, one.command) for one in entries if one.command is not None)
        assert not [one for one, times in taken.items() if times > 1]
        words = Counter(one.words for one in entries if one.words is not None)
        given = Counter(one.entry.seconds for one in entries if isinstance(one.entry, log.Extended))
        for guest in self.guests:
            for id in guest.done:
                assert (guest.person, id) in taken, f"lost: {id}"
                if id in guest.said:
                    assert words[guest.said[id]] == 1
                if id in guest.given:
                    assert given[guest.given[id]] == 1
        room = fold(self.host.code, entries)  # it compares the digest before every entry
        assert room.error is None
        games = [replay(load_jsonl(text)) for text in self.records]  # every digest in them is compared
        assert all(game.result is not None for game in games[:-1])
        assert room.game is not None
        assert games[-1].log == room.game.log
        return Tally(
            acknowledged=self.acknowledged,
            games=len(self.records),
            reconnects=sum(guest.reconnects for guest in self.guests),
            entries=len(entries),
            given_back=[one.entry.seconds for one in entries if isinstance(one.entry, log.GivenBack)],
        )


class Tally(msgspec.Struct):
    """What came of a trial in which nothing was lost."""

    acknowledged: int
    games: int
    reconnects: int
    entries: int
    given_back: list[float]


def _is_over(guest: Guest) -> bool:
    return guest.view is not None and guest.view.status == "over"


@asynccontextmanager
async def served(table: Table) -> AsyncIterator[asyncio.Task[None]]:
    """Run the servers and the clients of a table, with one game after another; gives the task that begins them."""
    try:
        await asyncio.gather(*(process.start() for process in table.processes))
        await table.gather()
        async with asyncio.TaskGroup() as group:
            running = [group.create_task(guest.run()) for guest in table.guests]
            await table.host.do({"do": "start"})
            await table.host.until(lambda guest: guest.view is not None and guest.view.status == "playing")
            games = group.create_task(table.play_on())
            yield games
            for task in (*running, games):
                task.cancel()
    finally:
        for process in table.processes:
            await process.close()


async def new_database(server: Cluster) -> str:
    """Make a database, and return its address."""
    name = f"lycaon_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(server.url.format("postgres"))
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return server.url.format(name)


async def two_servers(kills: int, restarts: int, seed: int = 1, *, whole: bool = True) -> Tally:
    """Kill one of two servers again and again, and the database too, while twelve play."""
    with cluster(quiet=True) as database:
        await asyncio.to_thread(database.start)
        url = await new_database(database)
        table = Table([Process("--database", url) for _ in range(2)], url, seed)
        crashes = {round(kills * (one + 1) / (restarts + 1)) for one in range(restarts)}
        async with served(table) as games:
            for number in range(kills):
                await table.talk()
                await asyncio.sleep(table.rng.uniform(0, 1))
                victim = table.rng.choice(table.processes)
                await victim.end(signal.SIGKILL)
                if number in crashes:
                    await asyncio.to_thread(database.stop, at_once=number % 2 == 0)
                    await asyncio.sleep(table.rng.uniform(0, 1))
                    await asyncio.to_thread(database.start)
                else:
                    await asyncio.sleep(table.rng.uniform(0, 1.5))  # the other one serves alone
                await victim.start()
            games.cancel()
            await table.finish(whole=whole)
        return await table.verify()


async def one_server(folder: Path, kills: int, seed: int = 1, *, whole: bool = True) -> Tally:
    """Kill the only server again and again in the middle of its writes."""
    table = Table([Process("--data", str(folder))], f"sqlite:///{folder / 'rooms.db'}", seed)
    [process] = table.processes
    async with served(table) as games:
        for number in range(kills):
            await table.talk()
            await asyncio.sleep(table.rng.uniform(0, 1))
            await process.end(signal.SIGKILL)
            if number == 0:
                await asyncio.sleep(4)  # so long that it counts as lost time
            await process.start()
        games.cancel()
        await table.finish(whole=whole)
    return await table.verify()


def main() -> None:
    """Run the whole, as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.killing", description="Kills servers amid games.")
    parser.add_argument("--kills", type=int, default=20, help="how often a server is killed (20)")
    parser.add_argument("--restarts", type=int, default=2, help="how often the database is (2)")
    parser.add_argument("--seed", type=int, default=1, help="for the moments and the answers (1)")
    given = parser.parse_args()
    began = time.monotonic()
    print(f"two servers: {asyncio.run(two_servers(given.kills, given.restarts, given.seed))}")  # noqa: T201
    with tempfile.TemporaryDirectory() as folder:
        print(f"one server: {asyncio.run(one_server(Path(folder), given.kills, given.seed))}")  # noqa: T201
    print(f"{time.monotonic() - began:.0f} s, nothing lost, nothing twice")  # noqa: T201


if __name__ == "__main__":
    main()
