"""A server on loopback, in the test's own process, and clients that keep every byte that they are sent."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import wraps
from itertools import count
from typing import Any, ParamSpec

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lycaon.rooms.store import MemoryStore, Store
from lycaon.server import faults
from lycaon.server.app import Server
from lycaon.server.running import listener

P = ParamSpec("P")
Json = dict[str, Any]

COMMANDS = count(1)
"""Numbers of commands: a person's must differ, over whichever socket they are sent."""

PATIENCE = 10.0
"""Seconds after which a test waits no longer."""


@contextmanager
def capture_logs() -> Iterator[list[Json]]:
    """Give what an operator is told meanwhile."""
    told: list[Json] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            level = record.levelname.lower()
            told.append({"event": record.getMessage(), "log_level": level, **getattr(record, "facts", {})})

    keep = Keep()
    faults.log.addHandler(keep)
    try:
        yield told
    finally:
        faults.log.removeHandler(keep)


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Let a test wait."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Client:
    """One socket. `heard` holds every message as it came."""

    def __init__(self, live: Live, socket: ClientConnection) -> None:
        self.live = live
        self.socket = socket
        self.heard: list[str] = []
        self.messages: list[Json] = []
        self.view: Json = {}
        self.events: list[Json] = []
        """All that this client has been told of the game, as far as it has not been told to draw it anew."""
        self.words: dict[str, str] = {}
        self.token: str | None = None
        self.bye: str | None = None
        self.closed = False
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for raw in self.socket:
                assert isinstance(raw, str)
                self._take(raw)
                async with self._news:
                    self._news.notify_all()
        self.closed = True
        async with self._news:
            self._news.notify_all()

    def _take(self, raw: str) -> None:
        self.heard.append(raw)
        message = json.loads(raw)
        self.messages.append(message)
        if message["type"] == "view":
            if message["view"]["epoch"] != self.view.get("epoch"):
                self.events = []
            assert message["first"] <= len(self.events) + 1, "events are missing"
            self.events[message["first"] - 1 :] = message["events"]
            self.words.update(message["words"])
            self.view = message["view"]
        elif message["type"] == "token":
            self.token = message["token"]
        elif message["type"] == "bye":
            self.bye = message["why"]

    async def until(self, done: Callable[[Client], Any]) -> Any:
        """Wait until something is so of this client; returns what it came to."""
        async with asyncio.timeout(PATIENCE), self._news:
            while not (found := done(self)):
                assert not self.closed, self.messages[-1:]
                await self._news.wait()
            return found

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def do(self, do: str, *, id: str | None = None, **parts: Any) -> Json:
        """Send a command and return what became of it."""
        id = id or f"{next(COMMANDS)}-{do}"
        before = len(self.messages)
        await self.send(type="do", id=id, command={"do": do, **parts})
        return await self.answer(id, before)

    async def answer(self, id: str | None, before: int) -> Json:
        def found(client: Client) -> Json | None:
            for one in client.messages[before:]:
                if one["type"] in ("done", "refused") and one["id"] == id:
                    return one
            return None

        got: Json = await self.until(found)
        return got

    async def ok(self, do: str, **parts: Any) -> None:
        got = await self.do(do, **parts)
        assert got["type"] == "done", got

    async def refused(self, do: str, code: str, **parts: Any) -> Json:
        got = await self.do(do, **parts)
        assert got["type"] == "refused", got
        assert got["code"] == code
        assert got["text"]
        return got

    async def settled(self) -> None:
        """Wait until everything that was on its way has come: a pong comes behind it."""
        before = sum(one["type"] == "pong" for one in self.messages)
        await self.send(type="ping")
        await self.until(lambda client: sum(one["type"] == "pong" for one in client.messages) > before)
        await self.send(type="ping")  # a view that was behind the first pong is before the second
        await self.until(lambda client: sum(one["type"] == "pong" for one in client.messages) > before + 1)

    async def gone(self) -> str | None:
        """Wait until the server has closed the socket; returns why it says so."""
        async with asyncio.timeout(PATIENCE), self._news:
            while not self.closed:
                await self._news.wait()
        return self.bye

    async def close(self) -> None:
        await self.socket.close()
        await self._reading


class Live:
    """A server that runs, and the ways to it."""

    def __init__(self, server: Server, running: uvicorn.Server, port: int) -> None:
        self.server = server
        self.running = running
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.clients: list[Client] = []

    async def open(self, name: str = "Ann", **wanted: Any) -> Json:
        response = await self.http.post("/api/rooms", json={"name": name, **wanted})
        assert response.status_code == 201, response.text
        ticket: Json = response.json()
        return ticket

    async def enter(self, code: str, name: str = "Bob", **wanted: Any) -> Json:
        response = await self.http.post(f"/api/rooms/{code}/people", json={"name": name, **wanted})
        assert response.status_code == 201, response.text
        ticket: Json = response.json()
        return ticket

    def address(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/rooms/{code}/socket"

    async def socket(self, code: str, **options: Any) -> Client:
        client = Client(self, await connect(self.address(code), **options))
        self.clients.append(client)
        return client

    async def client(self, ticket: Json, *, epoch: int = -1, events: int = 0, **hello: Any) -> Client:
        """Connect who holds a ticket, and wait for the first view."""
        client = await self.socket(ticket["code"])
        await client.send(type="hello", token=ticket["token"], epoch=epoch, events=events, **hello)
        await client.until(lambda one: one.view and one.token)
        return client

    async def back(self, before: Client, **hello: Any) -> Client:
        """Connect again after what a client has seen."""
        client = await self.socket(before.view["code"])
        client.events = list(before.events)
        client.view = {"epoch": before.view["epoch"]}
        await client.send(
            type="hello", token=before.token, epoch=before.view["epoch"], events=len(before.events), **hello
        )
        await client.until(lambda one: "code" in one.view)
        return client

    async def room(self, people: int, **wanted: Any) -> list[Client]:
        """Open a room for so many people, who are all connected; the first is the host."""
        tickets = [await self.open("P1", **wanted)]
        for number in range(2, people + 1):
            tickets.append(await self.enter(tickets[0]["code"], f"P{number}"))
        return [await self.client(ticket) for ticket in tickets]


@asynccontextmanager
async def live(
    store: Store | None = None, *, limits: bool = False, pace: float = 0, **options: Any
) -> AsyncIterator[Live]:
    """Serve a store on loopback for as long as a test needs it."""
    server = Server(store or MemoryStore(time.time), limits=limits, pace=pace, **options)
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    running = listener(server, "127.0.0.1", 0, port.set_result)
    serving = asyncio.create_task(running.serve())
    here = Live(server, running, await asyncio.wait_for(port, PATIENCE))
    try:
        yield here
    finally:
        for client in here.clients:
            await client.close()
        await here.http.aclose()
        running.should_exit = True
        await asyncio.wait_for(serving, PATIENCE)


async def begin(clients: list[Client], **settings: Any) -> None:
    """Let the host choose and start, and wait until all have seen it, and their cards."""
    if settings:
        await clients[0].ok("choose", settings=settings)
    await clients[0].ok("start")
    for client in clients:
        await client.until(lambda one: one.view["status"] == "playing")
    if clients[0].view["way"] != "judge":
        await clients[0].ok("skip", ask="d0.look")
        for client in clients:
            await client.until(lambda one: one.view["game"]["phase"] != "setup")


def legal(ask: Json) -> Any:
    """Return an answer that an ask would take: the first, or the least."""
    if ask["kind"] == "speech":
        return "done"
    if ask["kind"] == "seats":
        return ask["legal"][: ask["least"]]
    return ask["legal"][0] if ask["legal"] else None


def asked(client: Client) -> list[Json]:
    """Return what a client is asked now and has not answered; offers aside."""
    game = client.view.get("game")
    asks: list[Json] = [] if game is None else game["asks"]
    return [ask for ask in asks if ask["kind"] != "hold" and not (ask["answered"] or ask["offer"] or ask["held"])]


async def night_goes_on_to(people: list[Client], call: str) -> str:
    """Let the host skip the calls of the night before this one; returns the id of its hold."""
    host = people[0]
    while True:
        [hold] = [ask["id"] for ask in host.view["game"]["asks"] if ask["kind"] == "hold"]
        if hold.endswith(f".{call}.hold"):
            break
        await host.ok("skip", ask=hold)
        await host.until(lambda one, hold=hold: hold not in [ask["id"] for ask in one.view["game"]["asks"]])  # type: ignore[misc]
    for client in people:
        await client.until(lambda one: hold in [ask["id"] for ask in one.view["game"]["asks"]])
    return str(hold)
