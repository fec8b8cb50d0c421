"""Connections below any room: who floods, trickles or hoards loses their own, and nobody else notices."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from websockets.exceptions import InvalidStatus

from lycaon.server import lines
from lycaon.server.doors import Limit
from tests.server.harness import PATIENCE, in_a_loop, live

MASK = b"\0\0\0\0"
FLOODS = {
    "pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
    "fragments": b"\x00\x80" + MASK,
    "messages": b"\x81\x82" + MASK + b"{}",
}
"""The smallest frames there are: six bytes cost the server as much as a command."""


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Return all that still comes, until the other side has closed."""
    came = b""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):  # what came before is kept
            while more := await reader.read(1_000):
                came += more
    return came


@pytest.mark.parametrize("flood", FLOODS)
@in_a_loop
async def test_a_flood_of_small_frames_ends_its_own_socket(flood: str) -> None:
    async with live(limits=True) as here:
        host, other = await here.room(2)
        watcher = await here.socket(host.view["code"])
        await watcher.send(type="hello")
        await watcher.until(lambda one: one.view)
        begun = b"\x01\x80" + MASK if flood == "fragments" else b""
        watcher.socket.transport.write(begun + FLOODS[flood] * 20 * lines.FRAMES)
        assert await watcher.gone() in (None, "flood")
        await host.ok("ready")
        await other.until(lambda one: one.view["people"][0].get("ready"))
        assert len(here.server.hub.connections[host.view["code"]]) == 2


@in_a_loop
async def test_a_busy_client_is_no_flood() -> None:
    async with live(limits=True) as here:
        host = await here.client(await here.open("Ann"))
        for _ in range(15):
            await host.send(type="ping")
        long = await host.refused("say", "no_game", text="x" * 60_000)  # many slices are one frame
        assert long["id"]


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nA: ",
        b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /he",
    ],
)
@in_a_loop
async def test_half_a_request_is_not_waited_for_for_ever(half: bytes) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lines, "REQUEST_WITHIN", 1.5)
        async with live(limits=True) as here:
            host = await here.client(await here.open("Ann"))
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            writer.write(half)
            came = asyncio.create_task(ended(reader))
            while not came.done():  # a byte now and then makes it no whole request
                await asyncio.sleep(0.1)
                writer.write(b"a" if half else b"")
            await came
            assert b"HTTP/1.1 200" in came.result() or "healthz" not in half.decode()
            writer.close()
            await host.ok("ready")  # a socket is no half request
            assert not host.closed


@in_a_loop
async def test_one_address_has_so_many_connections_and_no_more() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lines.CountedLine, "most_of_one", 12)
        async with live(limits=True) as here:
            host = await here.client(await here.open("Ann"))
            held = [await asyncio.open_connection("127.0.0.1", here.port) for _ in range(30)]
            await asyncio.sleep(0.2)
            assert len(here.running.server_state.connections) <= 12
            await host.ok("ready")
            for _, writer in held:
                writer.close()
            for _ in range(100):
                if len(here.running.server_state.connections) < 12:
                    break
                await asyncio.sleep(0.02)
            assert (await here.http.get("/healthz")).status_code == 200


BEHIND = ("192.0.2.7", "192.0.2.7, 198.51.100.1", "198.51.100.9")
"""What a proxy says: only the last part is its own, whatever a client has written before it."""


@in_a_loop
async def test_behind_a_proxy_one_address_has_so_many_sockets_and_no_more() -> None:
    async with live(limits=True, trust_proxy=True) as here:
        here.server.most_sockets = 3
        code = (await here.open())["code"]
        own = [await here.socket(code, additional_headers={"x-forwarded-for": BEHIND[0]}) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await here.socket(code, additional_headers={"x-forwarded-for": f"203.0.113.5, {BEHIND[0]}"})
        for other in BEHIND[1:]:
            await here.socket(code, additional_headers={"x-forwarded-for": other})
        await own[0].close()
        for _ in range(100):
            with suppress(InvalidStatus):
                await here.socket(code, additional_headers={"x-forwarded-for": BEHIND[0]})
                return
            await asyncio.sleep(0.02)
        raise AssertionError("there is a place again when one has gone")


@in_a_loop
async def test_one_address_may_send_so_much_over_all_its_connections_and_rooms() -> None:
    async with live(limits=True, trust_proxy=True) as here:
        clock = [0.0]
        here.server.everything = Limit(60, 1, lambda: clock[0])
        rooms = [(await here.open(f"P{number}"))["code"] for number in range(3)]
        floods = [await here.socket(code, additional_headers={"x-forwarded-for": BEHIND[0]}) for code in rooms * 4]
        other = await here.socket(rooms[0], additional_headers={"x-forwarded-for": BEHIND[2]})
        for client in (*floods, other):
            await client.send(type="hello")
            await client.until(lambda one: one.view)
        for _ in range(10):  # each by itself is far from too much
            for client in floods:
                await client.send(type="ping")
        for client in floods:
            await client.until(lambda one: sum(found["type"] in ("pong", "refused") for found in one.messages) >= 10)
        told = [one for client in floods for one in client.messages]
        assert 36 <= sum(one["type"] == "pong" for one in told) <= 48
        assert {one["code"] for one in told if one["type"] == "refused"} == {"too_many"}
        await other.settled()
        answer = await here.http.get("/api/cards", headers={"x-forwarded-for": BEHIND[0]})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        with pytest.raises(InvalidStatus):
            await here.socket(rooms[0], additional_headers={"x-forwarded-for": BEHIND[0]})
        assert (await here.http.get("/api/cards", headers={"x-forwarded-for": BEHIND[2]})).status_code == 200
        clock[0] = 60
        await floods[0].settled()


@in_a_loop
async def test_who_comes_in_again_and_again_floods_nobody_with_reports() -> None:
    async with live(limits=True) as here:
        host = await here.client(await here.open("Ann"))
        code = host.view["code"]
        taken, refused = 0, ""
        for number in range(4):
            guest = await here.client(await here.enter(code, f"P{number}"))
            for _ in range(10):
                got = await guest.do("report", person=1, category="other")
                taken += got["type"] == "done"
                refused = got.get("code", "")
            await guest.ok("go_away")
        assert 20 <= taken < 25
        assert refused == "too_many"
        assert len(await here.server.store.reports()) == taken
        await host.ok("lock")  # nothing else is refused


@in_a_loop
async def test_without_a_proxy_that_is_trusted_nobody_is_another_by_saying_so() -> None:
    async with live(limits=True) as here:
        here.server.everything = Limit(5, 0, lambda: 0.0)
        answers = [await here.http.get("/healthz", headers={"x-forwarded-for": f"192.0.2.{one}"}) for one in range(9)]
        assert [one.status_code for one in answers] == [200] * 5 + [429] * 4
