"""A server that is killed between the coming of a command and its answer: the command acts once, all the same.

The client knows nothing of what has become of it, and sends the same again.
"""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lycaon.rooms import entry as log
from lycaon.rooms.room import fold
from lycaon.rooms.stores import open_store
from tests.server import crashing
from tests.server.killing import PATIENCE, Process

Json = dict[str, Any]

COMMANDS: tuple[tuple[Json, type[log.Entry]], ...] = (
    ({"do": "rename", "name": "Zoe"}, log.Renamed),
    ({"do": "start"}, log.Started),
    ({"do": "answer", "ask": "d0.look", "answer": "seen"}, log.Answered),
    ({"do": "extend", "seconds": 7}, log.Extended),
    ({"do": "stop_game"}, log.Stopped),
)
"""What a host does in a room, one after the other, and what is kept of it."""


class Host:
    """The client of whoever has opened a room: it keeps its token, and sends again what was not answered."""

    def __init__(self, process: Process, ticket: Json) -> None:
        self.process = process
        self.code = str(ticket["code"])
        self.token = str(ticket["token"])

    async def send(self, id: str, command: Json) -> Json | None:
        """Send a command over a new connection; returns what became of it, or None when the connection broke."""
        async with asyncio.timeout(PATIENCE):
            try:
                address = f"{self.process.base.replace('http', 'ws', 1)}/api/rooms/{self.code}/socket"
                async with connect(address) as socket:
                    await _send(socket, {"type": "hello", "token": self.token})
                    await _send(socket, {"type": "do", "id": id, "command": command})
                    async for raw in socket:
                        message: Json = msgspec.json.decode(raw)
                        if message["type"] == "token":
                            self.token = message["token"]
                        elif message["type"] in ("done", "refused"):
                            return message
            except ConnectionClosed:
                pass
        return None


async def _send(socket: ClientConnection, message: Json) -> None:
    await socket.send(msgspec.json.encode(message).decode())


@pytest.mark.parametrize("moment", crashing.MOMENTS)
def test_a_command_acts_once_though_its_server_was_killed_before_it_answered(moment: str, tmp_path: Path) -> None:
    async def run() -> None:
        notes = tmp_path / "notes"
        notes.mkdir()
        process = Process("--data", str(tmp_path), program=(crashing.__file__, str(notes)))
        try:
            await process.start()
            async with httpx.AsyncClient(base_url=process.base, timeout=PATIENCE) as http:
                host = Host(
                    process, (await http.post("/api/rooms", json={"name": "Ann", "settings": {"speed": "off"}})).json()
                )
            for name in ("Bo", "Cy"):
                assert (await host.send(name, {"do": "add_bot", "name": name}) or {})["type"] == "done"
            for command, _ in COMMANDS:
                id = f"{moment}-{command['do']}"
                assert await host.send(id, command) is None
                assert await process.ended() == -signal.SIGKILL
                await process.start()
                kept = moment == "committed"
                assert await host.send(id, command) == {"type": "done", "id": id, "again": kept}
                assert await host.send(id, command) == {"type": "done", "id": id, "again": True}
        finally:
            await process.close()
        await see_what_is_kept(tmp_path, host.code, moment)

    asyncio.run(run())


async def see_what_is_kept(folder: Path, code: str, moment: str) -> None:
    """Read the log itself: what each command does is in it once, and nothing of it twice."""
    store = await open_store(f"sqlite:///{folder / 'rooms.db'}", folder)
    try:
        entries = await store.read(code, 0)
    finally:
        await store.close()
    assert entries is not None
    assert [one.number for one in entries] == list(range(1, len(entries) + 1))
    own = [(one.command, type(one.entry)) for one in entries if (one.command or "").startswith(moment)]
    assert own == [(f"{moment}-{command['do']}", kind) for command, kind in COMMANDS]
    kinds = [type(one.entry) for one in entries if one.by == 1]
    assert all(kinds.count(kind) == 1 for _, kind in COMMANDS)
    room = fold(code, entries)
    assert room.error is None
    assert room.lobby.people[1].name == "Zoe"
    assert (room.lobby.games, room.stopped) == (1, "host")
