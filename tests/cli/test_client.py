"""`lycaon client`: a seat in a room, over a real server's protocol, by a list of lines on the keyboard."""

from __future__ import annotations

import asyncio
import io
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

import httpx
import msgspec
import pytest
import uvicorn
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from lycaon.cli import main
from lycaon.cli.client import Client, Kept
from lycaon.cli.screen import Screen
from lycaon.cli.voice import Voice
from lycaon.game.game import Answered
from lycaon.record import load_jsonl, replay
from lycaon.rooms.store import MemoryStore
from lycaon.server import protocol as wire
from lycaon.server import running as serving
from lycaon.texts import Texts, texts
from tests.cli.keyboard import Run, Said

PATIENCE = 60.0
SETTINGS = {"seconds": {"night": 5, "hold": 1, "speech": 5, "last_words": 5, "vote": 5, "power": 5, "reveal": 1}}
SCRIPT = [line for turn in range(400) for line in (str(turn % 6 + 1), f"I think it is {turn % 6 + 1}", "0", "/table")]


class Served:
    """A server in a thread of its own, which can be stopped and started again at the same address."""

    def __init__(self) -> None:
        self.store = MemoryStore(time.time)
        self.port = 0
        self.start()

    def start(self) -> None:
        ready = threading.Event()
        self._running: list[uvicorn.Server] = []
        running = self._running

        def told(port: int) -> None:
            self.port = port
            ready.set()

        class Remembered(serving._Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                running.append(self)
                await super().startup(sockets)

        def run() -> None:
            options = serving.Options(host="127.0.0.1", port=self.port, pace=0.01, limits=False)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(serving, "_Server", Remembered)
                asyncio.run(serving.serve(self.store, options, told))

        self._thread = threading.Thread(target=run)
        self._thread.start()
        assert ready.wait(PATIENCE)

    def stop(self) -> None:
        self._running[0].should_exit = True  # it looks ten times a second
        self._thread.join(PATIENCE)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture
def served() -> Iterator[Served]:
    server = Served()
    yield server
    server.stop()


class Host:
    """Who opens the room and begins the game when somebody has come, and looks on."""

    def __init__(self, served: Served, **settings: object) -> None:
        self.served = served
        wanted = {"name": "Host", "seated": False, "settings": {**SETTINGS, **settings}}
        self.ticket = httpx.post(f"{served.base}/api/rooms", json=wanted).json()
        self.code = str(self.ticket["code"])
        self.at_night = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        address = f"ws://127.0.0.1:{self.served.port}/api/rooms/{self.code}/socket"
        begun = False
        with suppress(OSError, WebSocketException), connect(address) as connection:
            _send(connection, wire.Hello(self.ticket["token"]))
            for raw in connection:
                message = msgspec.json.decode(raw, type=wire.ToClient)
                if isinstance(message, wire.Token):
                    self.ticket["token"] = message.token
                if isinstance(message, wire.Seen) and len(message.view.people) > 1 and not begun:
                    begun = True
                    for bot in range(5):
                        _do(connection, f"bot{bot}", do="add_bot", name=f"Bot {bot}")
                    _do(connection, "start", do="start")
                if isinstance(message, wire.Seen) and message.view.game is not None and message.events:
                    self.at_night.set()
                if isinstance(message, wire.Seen) and message.view.status == "over":
                    return

    def record(self) -> str:
        self._thread.join(PATIENCE)
        answer = httpx.get(
            f"{self.served.base}/api/record", headers={"authorization": f"Bearer {self.ticket['token']}"}
        )
        assert answer.status_code == 200
        return answer.text


def _send(connection: ClientConnection, message: wire.ToServer) -> None:
    connection.send(msgspec.json.encode(message).decode())


def _do(connection: ClientConnection, id: str, **command: object) -> None:
    connection.send(msgspec.json.encode({"type": "do", "id": id, "command": command}).decode())


def typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: list[str], *arguments: str
) -> Said:
    """Run the client with lines from a file."""
    monkeypatch.setattr(Texts, "strict", True)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    code = main(["client", *arguments])
    said = capsys.readouterr()
    return Said(code, said.out, said.err)


@pytest.mark.usefixtures("run")
@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_a_whole_game_is_played_from_a_list_of_lines(
    served: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    host = Host(served)
    said = typed(monkeypatch, capsys, SCRIPT, host.code, "--server", served.base, "--name", "Cat", "--lang", language)
    assert said.err == ""
    assert said.code == 0
    assert "⟦" not in said.out
    assert texts(language).say("ended") in said.out
    assert "Cat" in said.out
    game = replay(load_jsonl(host.record()))
    assert game.result is not None
    answered = {one.seat for one in game.decisions if isinstance(one, Answered)}
    assert 1 in answered  # she sat down first


@pytest.mark.usefixtures("run")
def test_a_client_goes_on_when_the_server_comes_back(
    served: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = Host(served)

    def interrupt() -> None:
        assert host.at_night.wait(PATIENCE)
        served.stop()
        served.start()

    breaking = threading.Thread(target=interrupt)
    breaking.start()
    said = typed(monkeypatch, capsys, SCRIPT, f"{served.base}/{host.code}", "--name", "Cat", "--lang", "en")
    breaking.join(PATIENCE)
    assert said.err == ""
    assert "The connection is lost" in said.out
    assert "You are back." in said.out
    assert texts("en").say("ended") in said.out


@pytest.mark.usefixtures("run")
def test_a_seat_is_taken_up_again(
    served: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = Host(served)
    where = (host.code, "--server", served.base, "--name", "Cat", "--lang", "zh-Hans")
    first = typed(monkeypatch, capsys, ["/身份", "/退出"], *where)
    assert first.out.endswith("再见。\n")
    again = typed(monkeypatch, capsys, SCRIPT, *where)
    assert texts("zh-Hans").say("ended") in again.out
    names = load_jsonl(host.record()).names
    assert names is not None
    assert sum(name.startswith("Cat") for name in names) == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("ABCD", "--server", "ftp://nowhere"), "“ftp://nowhere” is not the address of a server"),
        (("ABCD", "--server", "http://127.0.0.1:1"), "http://127.0.0.1:1 does not answer"),
        ((), "CODE"),
    ],
)
def test_a_way_that_leads_nowhere_is_told_in_a_line(run: Run, arguments: tuple[str, ...], told: str) -> None:
    said = run("client", *arguments)
    assert said.code == 2
    assert told in said.err
    assert said.err.count("\n") == 1


def test_a_room_that_is_not_there_is_told_in_the_servers_words(run: Run, served: Served) -> None:
    said = run("client", "7777", "--server", served.base, "--lang", "zh-Hans")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "房间" in said.err


class Newer:
    """A socket to a server that says more than is known here."""

    def __init__(self, *heard: str) -> None:
        self.heard = list(heard)

    async def send(self, _: str) -> None:
        """Hear nothing."""

    def __aiter__(self) -> Newer:
        return self

    async def __anext__(self) -> str:
        if not self.heard:
            raise StopAsyncIteration
        return self.heard.pop(0)


@pytest.mark.parametrize("heard", ['{"type":"welcome","protocol":2}', '{"type":"fanfare","for":[3]}'])
def test_a_newer_server_is_named_once_and_listened_to(heard: str, capsys: pytest.CaptureFixture[str]) -> None:
    ticket = wire.Ticket(code="B3K7", person=2, token="", path="/B3K7")
    client = Client(Screen(), Voice("en"), "http://localhost:1", ticket, Kept("", "", ""))
    again = asyncio.run(client._serve(Newer(heard, heard, '{"type":"bye","why":"kicked"}')))  # type: ignore[arg-type]
    assert not again
    newer, kicked = capsys.readouterr().out.replace("\n", " ").strip().split("Lycaon. ")
    assert newer.startswith("The server is newer than this program")
    assert kicked == "The host has asked you to leave."
