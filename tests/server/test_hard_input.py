"""Hard input over real sockets: any script, any bytes, and clients that do not read."""

from __future__ import annotations

import asyncio
import json
import socket
import time
import unicodedata
from random import Random
from typing import Any

from lycaon.rooms.names import LONGEST_SPEECH
from tests.server.harness import begin, in_a_loop, live, night_goes_on_to

PLANES = [
    (0x20, 0xD7FF),
    (0xE000, 0xFFFF),
    (0x10000, 0x1FFFF),
    (0x20000, 0x3FFFF),
    (0xE0000, 0xE0FFF),
    (0xF0000, 0x10FFFF),
]
KNOWN = (
    "👩‍👩‍👧‍👦",
    "🏳️‍🌈",
    "𠮷野家",
    "नमस्ते",
    "مرحبا",
    "e\u0301",
    "李",
    "👍🏽",
    "\u202eabc",
    "a\u200bb",
    "\u0600",
    "ﷺ",
    "\U000e0041",
)


def text(dice: Random, most: int) -> str:
    """Return a text of any planes."""
    if dice.random() < 0.2:
        return dice.choice(KNOWN) * dice.randint(1, 3)
    low, high = dice.choice(PLANES)
    return "".join(chr(dice.randint(low, high)) for _ in range(dice.randint(0, most)))


def clean(said: str) -> bool:
    """Say whether there is nothing in a text that could trick a reader's eye."""
    return not any(
        unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co") and sign not in "\n\u200c\u200d" for sign in said
    )


@in_a_loop
async def test_names_of_all_planes_survive_the_round_trip_or_are_refused() -> None:
    dice = Random(1)
    async with live() as here:
        host, guest = await here.room(2)
        taken = 0
        for number in range(500):
            raw = text(dice, 18)
            got = await host.do("rename", id=f"n{number}", name=raw)
            if got["type"] == "refused":
                assert got["code"] == "bad_name"
                continue
            taken += 1
            await host.settled()
            name = host.view["people"][0]["name"]
            assert name
            assert clean(name)
            assert name == unicodedata.normalize("NFC", name)
            assert name[:1] in unicodedata.normalize("NFC", raw) or name.endswith(" 2")
        await guest.settled()
        assert guest.view["people"] == host.view["people"]
        assert 100 < taken < 500


@in_a_loop
async def test_speeches_of_all_planes_survive_the_round_trip_or_are_refused() -> None:
    dice = Random(2)
    async with live() as here:
        people = await here.room(5)
        deck = ["werewolf", "werewolf", "villager", "villager", "villager"]
        await begin(people, deck=deck, seconds={"hold": 3_600})
        await night_goes_on_to(people, "werewolf")
        wolves = [one for one in people if one.view["game"]["cards"] == ["werewolf"]]
        speaker, mate = wolves
        for number in range(500):
            raw = text(dice, 60)
            got = await speaker.do("say", id=f"s{number}", text=raw, channel="pack")
            assert got["type"] == "done" or got["code"] == "bad_text"
            if got["type"] == "done":
                await mate.settled()
                [said] = [event for event in mate.events if event["event"] == "said"][-1:]
                words = mate.words[said["speech"]]
                assert words
                assert clean(words)
                kept = "".join(unicodedata.normalize("NFC", raw).split())
                assert "".join(words.split())[:1] in kept
        got = await speaker.refused("say", "bad_text", text="x" * (LONGEST_SPEECH + 1), channel="pack")
        assert got["text"] == "That can't be said: it is longer than 2000 characters."
        got = await speaker.refused("say", "bad_text", text=" ", channel="pack")
        assert got["text"] == "There is nothing in it to say."
        long = "狼" * LONGEST_SPEECH
        await speaker.ok("say", text=long, channel="pack", claims=["good 1"])
        await mate.until(lambda one: long in one.words.values())
        await speaker.refused("say", "bad_text", text="x", channel="pack", claims=["x" * 61])
        got = await speaker.refused("say", "bad_text", text="x", channel="pack", claims=["x"] * 13)
        assert got["text"] == "That can't be said: 12 claims at most, of 60 characters each."
        await speaker.refused("say", "not_now", text="x", channel="lovers")
        for other in people:
            if other not in wolves:
                assert not other.words


def frame(dice: Random) -> bytes:
    """Return bytes that look more or less like a frame of a socket."""
    match dice.randrange(5):
        case 0:
            return dice.randbytes(dice.randint(1, 300))
        case 1:  # a length that is never filled
            return bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big") + dice.randbytes(20)
        case 2:  # not masked
            return bytes([0x81, 5]) + b"hello"
        case 3:  # reserved bits and unknown kinds
            return bytes([dice.choice((0xF1, 0xB3, 0x8F, 0x09)), 0x80 | dice.randint(0, 125)]) + dice.randbytes(100)
        case _:  # a fragment without an end, a second beginning
            return bytes([0x01, 0x81]) + dice.randbytes(5) + bytes([0x01, 0x81]) + dice.randbytes(5)


@in_a_loop
async def test_frames_that_are_none_cost_their_sender_alone() -> None:
    dice = Random(3)
    async with live() as here:
        host = await here.client(await here.open("Ann"))
        guest = await here.enter(host.view["code"])
        for _ in range(60):
            broken = await here.socket(host.view["code"])
            await broken.send(type="hello", token=guest["token"])
            broken.socket.transport.write(frame(dice))
            if dice.random() < 0.5:
                broken.socket.transport.write(frame(dice))
            broken.socket.transport.abort()
        for raw in (
            b"GET / HTTP/1.1\r\n\r\n",
            b"\x00" * 500,
            b"GET /api/rooms HTTP/9.9\r\nHost: x\r\n\r\n",
            b"\r\n" * 50,
        ):
            _, writer = await asyncio.open_connection("127.0.0.1", here.port)
            writer.write(raw)
            await writer.drain()
            writer.close()
        await host.ok("ready")
        await host.until(lambda one: not one.view["people"][1].get("here"))
        assert len(here.server.hub.connections[host.view["code"]]) == 1


@in_a_loop
async def test_json_of_any_shape_is_refused() -> None:
    dice = Random(4)
    async with live() as here:
        host = await here.client(await here.open("Ann"))
        good: dict[str, Any] = {
            "type": "do",
            "id": "x",
            "command": {"do": "say", "text": "hello", "channel": "village"},
        }
        for number in range(300):
            message = json.loads(json.dumps({**good, "id": f"x{number}"}))
            spoilt = dice.choice((message, message["command"]))
            spoilt[dice.choice(list(spoilt))] = dice.choice(
                (None, 1.5, [], {}, "", "\x00", 10**30, True, [[[]]], {"a": 1})
            )
            before = len(host.messages)
            await host.send(**message)
            [got] = await host.until(lambda one, before=before: one.messages[before:])  # type: ignore[misc]
            assert got["type"] == "refused"
            assert got["code"] in ("bad_command", "no_game")
        await host.ok("ready")


@in_a_loop
async def test_a_client_that_does_not_read_delays_nobody_and_comes_back_whole() -> None:
    async with live() as here:
        host, fast = await here.room(2)
        ticket = await here.enter(host.view["code"], "Stuck")
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        narrow.connect(("127.0.0.1", here.port))
        narrow.setblocking(False)  # noqa: FBT003 - it has no other way
        stuck = await here.socket(ticket["code"], sock=narrow)
        await stuck.send(type="hello", token=ticket["token"])
        await stuck.until(lambda one: one.view and one.token)
        await host.ok("choose", settings={"deck": ["x" * 60] * 80})  # a view of some size
        stuck.socket.transport.pause_reading()
        for one in here.running.server_state.connections:  # little of what is sent may lie in the system's own buffers
            one.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
        [connection] = [one for one in here.server.hub.connections[ticket["code"]] if one.person == 3]
        waits: list[float] = []
        for number in range(200):
            seen = len(fast.messages)
            begun = time.perf_counter()
            await host.do("rename", id=f"r{number}", name=f"P{number}")
            await fast.until(lambda one, seen=seen: len(one.messages) > seen)  # type: ignore[misc]
            waits.append(time.perf_counter() - begun)
        assert connection._behind  # it is stuck indeed
        waits.sort()
        assert waits[len(waits) * 95 // 100] < 0.1
        heard = len(stuck.messages)
        stuck.socket.transport.resume_reading()
        await stuck.until(lambda one: one.view["people"] == host.view["people"])
        assert len(stuck.messages) - heard < 190  # what it has missed it is told as it stands, not one by one
        back = await here.back(stuck)
        assert back.view["people"][0]["name"] == "P199"
