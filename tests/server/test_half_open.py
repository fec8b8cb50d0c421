"""Clients that vanish without a word, stop in the middle of one, or never say any: none is waited for for ever.

A phone that loses its network closes nothing: for the server it has only fallen silent.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from lycaon.server import hub, keeper, pipe, sockets
from lycaon.server.pipe import OpenSocket
from tests.server.harness import PATIENCE, Client, Live, in_a_loop, live
from tests.server.test_lines import MASK

SMALL = 4_096
"""Bytes of a buffer of the system's own: what is more waits in the server."""


@asynccontextmanager
async def quick(*, pings: float = 1, silent: float = 60, hello: float = PATIENCE) -> AsyncIterator[tuple[Live, Client]]:
    """Serve with short times, a host whose own socket has long ones, and whoever comes afterwards.

    Nothing in what is tested hangs on how short they are.
    """
    with pytest.MonkeyPatch.context() as patch:
        for where, name, seconds in (
            (keeper, "BEAT", 0.05),
            (keeper, "PRESENCE", 0.1),
            (hub, "HERE", 0.3),
            (hub, "SILENT", silent),
            (sockets, "HELLO_WITHIN", hello),
            (pipe, "CLOSING_WITHIN", 0.3),
        ):
            patch.setattr(where, name, seconds)
        async with live(limits=True) as here:
            host = await here.client(await here.open("Ann"))
            here.running.config.ws_ping_interval = here.running.config.ws_ping_timeout = pings
            try:
                yield here, host
            finally:
                for client in here.clients:  # who has vanished does not say goodbye
                    client.socket.transport.abort()


async def so(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(500):
        if holds():
            return
        await asyncio.sleep(PATIENCE / 500)
    raise AssertionError("it does not come about")


def lines_of(here: Live) -> list[OpenSocket]:
    """Return the sockets for which the server keeps anything."""
    return [one for one in here.running.server_state.connections if isinstance(one, OpenSocket)]


async def is_gone(here: Live, host: Client, guest: int = 1) -> None:
    """Wait until somebody is shown as gone, and nothing is kept of their socket."""
    await host.until(lambda one: not one.view["people"][guest].get("here"))
    await so(lambda: len(here.server.hub.connections[host.view["code"]]) == 1)
    await so(lambda: len(lines_of(here)) == 1)
    assert here.server.metrics.connections == 1
    await host.ok("ready")


def vanish(client: Client) -> None:
    """Let a client be there no more, as behind a wall: nothing comes from it, and it takes nothing."""
    client.socket.transport.pause_reading()
    client.socket.keepalive_task.cancel()  # type: ignore[union-attr]


async def narrow(here: Live, code: str) -> Client:
    """Connect somebody whose machine takes little before its program reads."""
    way = socket.socket()
    way.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    way.connect(("127.0.0.1", here.port))
    way.setblocking(False)  # noqa: FBT003 - it has no other way
    return await here.socket(code, sock=way)


async def still_waits(line: OpenSocket) -> int:
    """Return how many bytes wait that the other machine takes no more."""
    waits = line.transport.get_write_buffer_size()
    if waits:
        await asyncio.sleep(0.1)
    return min(waits, line.transport.get_write_buffer_size())


@in_a_loop
async def test_who_vanishes_is_shown_as_gone_and_leaves_nothing_behind() -> None:
    async with quick() as (here, host):
        guest = await here.client(await here.enter(host.view["code"]))
        await host.until(lambda one: one.view["people"][1].get("here"))
        vanish(guest)
        await is_gone(here, host)


@in_a_loop
async def test_who_vanishes_while_something_waits_for_them_is_gone_just_so() -> None:
    async with quick() as (here, host):
        ticket = await here.enter(host.view["code"])
        guest = await narrow(here, ticket["code"])
        await guest.send(type="hello", token=ticket["token"])
        await guest.until(lambda one: one.view and one.token)
        for one in lines_of(here):
            one.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        [connection] = [one for one in here.server.hub.connections[ticket["code"]] if one.person == 2]
        line = connection.pipe
        assert isinstance(line, OpenSocket)
        vanish(guest)
        while not await still_waits(line):  # little enough that more would still be written
            await host.ok("choose", settings={"deck": ["x" * 60] * 40})
            await host.ok("choose", settings={})
        assert not line.full
        await is_gone(here, host)
        assert line.transport.is_closing()


@in_a_loop
async def test_who_only_answers_pings_is_put_out_for_silence() -> None:
    async with quick(pings=60, silent=2) as (here, host):
        guest = await here.client(await here.enter(host.view["code"]))

        async def ping() -> None:
            while True:
                await host.send(type="ping")
                await asyncio.sleep(0.1)

        pinging = asyncio.create_task(ping())
        assert await guest.gone() == "silent"
        await is_gone(here, host)
        pinging.cancel()


@in_a_loop
async def test_half_a_message_in_many_pieces_is_no_sign_of_life() -> None:
    async with quick(pings=60, silent=2) as (here, host):
        guest = await here.client(await here.enter(host.view["code"]))
        begun = b"\x01\x80" + MASK  # a fragment without an end
        guest.socket.transport.write(begun)

        async def trickle() -> None:
            while True:
                await host.send(type="ping")
                guest.socket.transport.write(b"\x00\x80" + MASK)
                await asyncio.sleep(0.1)

        trickling = asyncio.create_task(trickle())
        await guest.gone()
        trickling.cancel()
        assert guest.bye == "silent"
        await is_gone(here, host)


HALVES = {"nothing": b"", "a head": b"\x81", "a body": b"\x81\xfe\x00\xff" + MASK + b'{"type":"hel'}


@pytest.mark.parametrize("half", HALVES)
@in_a_loop
async def test_who_never_says_hello_is_closed(half: str) -> None:
    async with quick(pings=60, hello=0.3) as (here, host):
        silent = await here.socket(host.view["code"])
        vanish(silent)
        silent.socket.transport.write(HALVES[half])
        await so(lambda: len(lines_of(here)) == 2)
        await so(lambda: len(lines_of(here)) == 1)
        await host.ok("ready")


@pytest.mark.parametrize("half", [one for one in HALVES if one != "nothing"])
@in_a_loop
async def test_who_stops_in_the_middle_of_a_frame_is_gone(half: str) -> None:
    async with quick() as (here, host):
        guest = await here.client(await here.enter(host.view["code"]))
        await host.until(lambda one: one.view["people"][1].get("here"))
        guest.socket.transport.write(HALVES[half])  # what comes behind it, a pong say, is a part of it
        await is_gone(here, host)
