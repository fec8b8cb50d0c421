"""docs/protocol.md: its messages can be read, what it lists is all that there is, and its client plays."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from lycaon.game.ask import RefusalCode
from lycaon.rooms.commands import Command
from lycaon.rooms.refusal import RoomCode
from lycaon.server import protocol as wire
from lycaon.server.doors import DoorCode
from tests.server.harness import asked, in_a_loop, legal, live

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def lines(mark: str) -> list[Any]:
    return [json.loads(line[2:]) for line in PAGE.splitlines() if line.startswith(f"{mark} {{")]


def test_the_messages_of_the_page_are_messages() -> None:
    sent, got = lines(">"), lines("<")
    assert len(sent) > 6
    assert len(got) > 8
    for message in sent:
        kind: Any = wire.ToServer if "type" in message else (wire.OpenRoom if "way" in message else wire.EnterRoom)
        msgspec.convert(message, kind)
    for message in got:
        kind = wire.ToClient if "type" in message else (wire.Ticket if "token" in message else wire.Refusal)
        msgspec.convert(message, kind)


def test_the_page_names_every_command_message_and_code() -> None:
    named = set(re.findall(r"`([a-z_]+)`", PAGE))
    commands = {str(one.__struct_config__.tag) for one in get_args(Command)}
    messages = {str(one.__struct_config__.tag) for one in (*get_args(wire.ToServer), *get_args(wire.ToClient))}
    assert commands <= named, commands - named
    assert messages <= named, messages - named
    assert set(get_args(wire.Why)) <= named
    codes = {code.value for code in (*RefusalCode, *RoomCode, *DoorCode)}
    assert codes <= named, codes - named


@in_a_loop
async def test_the_client_of_the_page_plays_a_game() -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    async with live() as here:
        host = await here.client(await here.open("Ann"))
        room = host.view["code"]
        player = await asyncio.create_subprocess_exec(sys.executable, "-c", code, f"127.0.0.1:{here.port}", room)
        await host.until(lambda one: len(one.view["people"]) == 2)
        for number in range(4):
            await host.ok("add_bot", id=f"b{number}", name="Bo", level="random")
        await host.ok("choose", settings={"seconds": {"hold": 600}, "rules": {"day_limit": 3}})
        await host.ok("start")
        for _ in range(600):
            await host.settled()
            if host.view["status"] == "over":
                break
            for ask in asked(host):
                await host.do("answer", ask=ask["id"], answer=legal(ask))
            await asyncio.sleep(0.02)
            for id in host.view.get("deadlines", {}):
                if id.endswith(".hold"):
                    await host.do("skip", ask=id)
        assert host.view["status"] == "over"
        assert await asyncio.wait_for(player.wait(), 10) == 0
