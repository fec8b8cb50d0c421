"""Sockets: one WebSocket a client, over which it gives commands and is told what it sees."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lycaon.bots import NoModel, check_level
from lycaon.game.ask import Refused
from lycaon.rooms.codes import read_code, typed_code
from lycaon.rooms.commands import AddBot, Command, Report, VoteOff
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.store import StoreFailed
from lycaon.server import protocol as wire
from lycaon.server.doors import DoorCode, is_own
from lycaon.server.hub import LAST, Connection
from lycaon.server.pipe import PIPE
from lycaon.server.process import Server
from lycaon.server.wording import UNREADABLE, in_words, language_of, values_of

HELLO_WITHIN = 10.0
"""Seconds within which a client must say who it is."""

_read_message = msgspec.json.Decoder(wire.ToServer).decode


class Sockets:
    """What a server does for each client that is connected."""

    def __init__(self, server: Server) -> None:
        """Serve the clients of a server."""
        self._server = server
        self._open: Counter[str] = Counter()
        """How many sockets each address has open."""

    async def socket(self, socket: WebSocket) -> None:
        """Serve one client."""
        address = self._server.address(socket.scope)
        if not is_own(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(4403)
            return
        too_many = self._open[address] >= self._server.most_sockets or not self._server.sockets.lets(address)
        if too_many or self._server.stopping:
            await socket.close(4429)
            return
        self._open[address] += 1
        try:
            await self._serve(socket, address)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _serve(self, socket: WebSocket, address: str) -> None:
        await socket.accept()
        connection: Connection | None = None
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._hello(socket)
            if hello is None:
                await socket.close(4400)
                return
            connection = await self._connect(socket, hello)
            if connection is not None:
                await self._read(socket, connection, address)
        except (WebSocketDisconnect, TimeoutError):
            pass
        except StoreFailed:
            with suppress(RuntimeError, OSError, WebSocketDisconnect):
                await socket.send_text(_text(_not_done(None, Refused(RoomCode.BUSY), "en")))
        finally:
            if connection is not None:
                self._server.hub.disconnect(connection)
            await _close(socket)

    async def _hello(self, socket: WebSocket) -> wire.Hello | None:
        raw = await _receive(socket)
        try:
            message = _read_message(raw)
        except UNREADABLE:
            return None
        return message if isinstance(message, wire.Hello) else None

    async def _connect(self, socket: WebSocket, hello: wire.Hello) -> Connection | None:
        language = hello.language or language_of(socket.headers.get("accept-language"))
        person = 0
        if hello.token is not None:
            admission = await self._server.desk.whose(hello.token)
            if admission is None or admission.code != read_code(socket.path_params["code"]):
                await socket.send_text(_text(wire.Bye("unknown_token")))
                return None
            person = admission.person
        elif not self._server.looking.lets(self._server.address(socket.scope)):
            await socket.send_text(_text(wire.Bye("flood")))
            return None
        fresh: str | None = None
        try:
            code = typed_code(socket.path_params["code"])
            if hello.token is not None and person in (await self._server.desk.room(code)).lobby.people:
                await self._server.desk.settle(hello.token)
                fresh = await self._server.desk.renew(hello.token)
                await self._server.desk.come_back(code, person)
            connection = await self._server.hub.connect(code, person, socket.scope["extensions"][PIPE])
        except Refused as refused:
            await socket.send_text(_text(_not_done(None, refused, language)))
            await socket.send_text(_text(wire.Bye("closed")))
            return None
        connection.language = language
        connection.tell(wire.Welcome())
        connection.resume(hello.epoch, hello.events)
        if fresh is not None:
            connection.tell(wire.Token(fresh))
        return connection

    async def _read(self, socket: WebSocket, connection: Connection, address: str) -> None:
        key = f"{connection.room.code}/{connection.person}/{id(connection)}"
        while connection.closing is None:
            raw = await _receive(socket)
            connection.heard()
            if not self._server.commands.lets(key) or not self._server.everything.lets(address):
                connection.tell(_not_done(_id_of(raw), Refused(RoomCode.TOO_MANY), connection.language))
                self._server.metrics.refusals[RoomCode.TOO_MANY.value] += 1
                if not self._server.commands.lets(f"{key}/more"):
                    connection.close("flood")
                continue
            await self._message(connection, raw, address)

    async def _message(self, connection: Connection, raw: str | bytes, address: str) -> None:
        try:
            message = _read_message(raw)
        except UNREADABLE as wrong:
            refused = Refused(RoomCode.BAD_COMMAND, what=str(wrong)[:200])
            connection.tell(_not_done(_id_of(raw), refused, connection.language))
            self._server.metrics.refusals[RoomCode.BAD_COMMAND.value] += 1
            return
        if isinstance(message, wire.Do):
            await self._do(connection, message, address)
        elif isinstance(message, wire.Ping):
            connection.tell(wire.Pong(self._server.hub.now()))
        elif isinstance(message, wire.Resync | wire.Hello):
            connection.resume(message.epoch, message.events)

    def _check(self, command: Command, address: str) -> None:
        """Refuse a bot of a level that can't be played here, and more reports than one address may give."""
        if isinstance(command, AddBot):
            try:
                check_level(command.level)
            except NoModel:
                raise Refused(DoorCode.NO_MODEL) from None
        elif isinstance(command, Report) and not self._server.reporting.lets(address):
            raise Refused(RoomCode.TOO_MANY)

    async def _do(self, connection: Connection, message: wire.Do, address: str) -> None:
        try:
            self._check(message.command, address)
            with self._server.metrics.command():
                receipt = await self._server.desk.command(
                    connection.room.code, connection.person, message.id, message.command
                )
        except Refused as refused:
            self._server.metrics.refusals[str(refused.code)] += 1
            connection.tell(_not_done(message.id, refused, connection.language))
            if refused.code == RoomCode.UNKNOWN_ROOM:
                connection.close("closed")
        except StoreFailed:
            connection.tell(_not_done(message.id, Refused(RoomCode.BUSY), connection.language))
        else:
            connection.tell(wire.Done(message.id, receipt.again))
            if isinstance(message.command, VoteOff):
                with suppress(Refused, StoreFailed):  # it is counted again a little later
                    await self._server.desk.put_out(connection.room.code, self._server.hub.here(connection.room.code))


async def _receive(socket: WebSocket) -> str | bytes:
    """Return the next message of a client, text or bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def _close(socket: WebSocket) -> None:
    """Close a socket behind what was sent; one that does not take it in time is left to the server to drop."""
    with suppress(RuntimeError, OSError, WebSocketDisconnect):  # it is closed already, or not in time
        async with asyncio.timeout(LAST):
            await socket.close()


class _Id(msgspec.Struct):
    id: str


def _id_of(raw: str | bytes) -> str | None:
    """Return the id of a command that is not read, or could not be, if that much can be."""
    try:
        return msgspec.json.decode(raw, type=_Id).id[:64]
    except UNREADABLE:
        return None


def _not_done(id: str | None, refused: Refused, language: str) -> wire.NotDone:
    return wire.NotDone(id, str(refused.code), values_of(refused), in_words(refused, language))


def _text(message: wire.ToClient) -> str:
    return msgspec.json.encode(message).decode()
