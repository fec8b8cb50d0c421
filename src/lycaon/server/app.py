"""The server as an ASGI application: HTTP to come in and look things up, one WebSocket a client for the rest."""

from __future__ import annotations

import asyncio
import io
import os
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from lycaon.game.ask import RefusalCode, Refused
from lycaon.record import dump_jsonl, dump_text
from lycaon.rooms.codes import read_code
from lycaon.rooms.desk import Desk, Receipt
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.room import Room
from lycaon.rooms.store import Admission, Store, StoreFailed
from lycaon.server import protocol as wire
from lycaon.server.catalogue import PARTS, catalogue
from lycaon.server.doors import (
    LARGEST_MESSAGE,
    SECURITY_HEADERS,
    DoorCode,
    Limit,
    crowd_of,
    host_is_allowed,
    is_own,
    is_this_machine,
)
from lycaon.server.faults import report
from lycaon.server.hub import Connection, Hub
from lycaon.server.keeper import Keeper
from lycaon.server.metrics import Metrics
from lycaon.server.players import Players
from lycaon.server.schema import openapi
from lycaon.server.wording import in_words, language_of

T = TypeVar("T")

PathLike: TypeAlias = str | os.PathLike[str]

STATIC = Path(__file__).parent / "static"
"""The phones' pages, built into the package."""

STATUS: dict[str, int] = {
    RoomCode.UNKNOWN_ROOM: 404,
    RoomCode.UNKNOWN_PERSON: 401,
    RoomCode.BARRED: 403,
    RoomCode.ROOM_LOCKED: 403,
    RoomCode.NO_WATCHERS: 403,
    RoomCode.WRONG_PASSWORD: 403,
    RoomCode.NOT_HOST: 403,
    RoomCode.GAME_RUNNING: 409,
    RoomCode.NO_GAME: 409,
    RoomCode.ROOM_FULL: 409,
    RoomCode.TOO_MANY: 429,
    RoomCode.BUSY: 503,
    DoorCode.NOT_FOUND: 404,
    DoorCode.WRONG_METHOD: 405,
    DoorCode.NOT_JSON: 415,
    DoorCode.TOO_LARGE: 413,
    DoorCode.UNKNOWN_HOST: 421,
    DoorCode.FORBIDDEN: 403,
    DoorCode.FAULT: 500,
}
"""The HTTP status of a refusal; 400 for all others."""

MOST_DIGITS = 6
"""Of a game's number: no room plays more."""

HELLO_WITHIN = 10.0
"""Seconds within which a client must say who it is."""

SILENT = 60.0
"""Seconds without a message after which a client counts as gone: clients ping every 10 to 15."""

LONGEST_HOST = 255
"""In characters: a name of a server, with its port."""

LAST = 5.0
"""Seconds for which the last message to a client may take."""

_UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)
"""What comes of reading a message that is no message; of one that is nested too deep, too."""

_read_message = msgspec.json.Decoder(wire.ToServer).decode


class Server:
    """Everything that one process holds."""

    def __init__(
        self,
        store: Store,
        *,
        hosts: tuple[str, ...] = (),
        pace: float = 1.0,
        trust_proxy: bool = False,
        limits: bool = True,
        open_figures: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Serve a store.

        `hosts`: the names that it is called by (all, if none). `pace`: of bots; 0 is at once. `open_figures`: whether
        other machines may read /metrics; players could tell from it when somebody answers in secret.
        """
        self.hosts = hosts
        self.open_figures = open_figures
        self.trust_proxy = trust_proxy
        self.store = store
        self.metrics = Metrics()
        self.desk = Desk(store)
        self.hub = Hub(self.desk, self.metrics, clock)
        self.players = Players(self.desk, pace=pace)
        self.keeper = Keeper(self.desk, self.hub, self.players, self.metrics)
        self.desk.listeners.append(self.keeper.changed)
        times = 1.0 if limits else 1e9
        monotonic = time.monotonic
        self.opening = Limit(20 * times, 0.1 * times, monotonic)
        self.looking = Limit(40 * times, 1 * times, monotonic)
        """Codes that an address may try: all 900,000 would take it ten days."""
        self.sockets = Limit(60 * times, 2 * times, monotonic)
        self.commands = Limit(40 * times, 8 * times, monotonic)
        self.stopping = False

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Run while the application does."""
        await self.keeper.start()
        hints = asyncio.create_task(self.store.listen(self.keeper.hint))
        try:
            yield
        finally:
            hints.cancel()
            await self.stop()

    async def stop(self) -> None:
        """Stop politely: clients are told, and what is being written is written."""
        if not self.stopping:
            self.stopping = True
            self.hub.stop()
            await self.keeper.stop()
            await asyncio.sleep(0.1)
            await self.store.close()

    def address(self, scope: Scope) -> str:
        """Return where a client comes from; behind a proxy, what the proxy says."""
        if self.trust_proxy:
            for name, value in reversed(scope["headers"]):  # the last one is the proxy's own
                if name == b"x-forwarded-for":
                    return crowd_of(value.decode("latin-1").rsplit(",", 1)[-1].strip())
        client = scope.get("client")
        return crowd_of(client[0]) if client else ""

    # -- HTTP --------------------------------------------------------------------------------------------------------

    async def open_room(self, request: Request) -> Response:
        """Open a room."""
        self._limit(self.opening, request)
        wanted = await _body(request, wire.OpenRoom)
        ticket = await self.desk.open(
            wanted.way,
            wanted.language,
            wanted.name,
            settings=wanted.settings,
            password=wanted.password,
            seated=wanted.seated,
        )
        return _json(
            wire.Ticket(code=ticket.code, person=ticket.person, token=ticket.token, path=f"/{ticket.code}"), 201
        )

    async def enter_room(self, request: Request) -> Response:
        """Come into a room."""
        self._limit(self.looking, request)
        wanted = await _body(request, wire.EnterRoom)
        known = await self.desk.whose(_token(request))
        if known is not None and known.code == _code(request):
            room = await self.desk.room(known.code)
            if known.person in room.lobby.barred:
                raise Refused(RoomCode.BARRED)
        ticket = await self.desk.enter(_code(request), wanted.name, password=wanted.password, seated=wanted.seated)
        return _json(
            wire.Ticket(code=ticket.code, person=ticket.person, token=ticket.token, path=f"/{ticket.code}"), 201
        )

    async def room_card(self, request: Request) -> Response:
        """Tell what somebody outside may know of a room."""
        self._limit(self.looking, request)
        room = await self.desk.room(_code(request))
        lobby = room.lobby
        return _json(
            wire.RoomCard(
                code=room.code,
                way=lobby.way,
                language=lobby.language,
                status=room.status,
                people=len(lobby.people),
                seated=len(lobby.circle),
                password=lobby.password is not None,
                locked=lobby.locked,
                watchers=lobby.settings.watchers,
            )
        )

    async def room_qr(self, request: Request) -> Response:
        """Draw the room's address as a QR code."""
        self._limit(self.looking, request)
        code = _code(request)
        scheme = (
            request.headers.get("x-forwarded-proto", request.url.scheme) if self.trust_proxy else request.url.scheme
        )
        address = f"{scheme}://{request.headers.get('host', 'localhost')[:LONGEST_HOST]}/{code}"
        drawn = io.BytesIO()
        segno.make(address, error="m").save(drawn, kind="svg", scale=8, border=2, xmldecl=False, omitsize=True)
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    async def record(self, request: Request) -> Response:
        """Give the record of a finished game of the room, the last one unless another is asked for, to who is in it."""
        room, admission = await self._somebody(request)
        if admission.person not in room.lobby.people:
            raise Refused(RoomCode.BARRED)
        wanted = request.query_params.get("game", "")
        last = room.lobby.games if room.status == "over" else 0
        number = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < MOST_DIGITS else last
        if room.status == "playing" and number in (0, room.lobby.games):
            raise Refused(RoomCode.GAME_RUNNING)
        written = await self.desk.record(room.code, number)
        if written is None:
            raise Refused(RoomCode.NO_GAME)
        if request.query_params.get("form") == "text":
            return Response(dump_text(written), media_type="text/plain; charset=utf-8")
        return Response(dump_jsonl(written), media_type="application/jsonl; charset=utf-8")

    async def statistics(self, request: Request) -> Response:
        """Tell how the room's finished games went, to who is in it."""
        room, admission = await self._somebody(request)
        if admission.person not in room.lobby.people:
            raise Refused(RoomCode.BARRED)
        return _json(await self.desk.statistics(room.code))

    async def me(self, request: Request) -> Response:
        """Give everything that is kept of who holds the token, or forget them: out of the room, name and all."""
        room, admission = await self._somebody(request)
        if request.method == "DELETE":
            await self.desk.erase_person(room.code, admission.person)
            return Response(status_code=204)
        return _json(await self.desk.export_person(room.code, admission.person))

    async def _somebody(self, request: Request) -> tuple[Room, Admission]:
        self._limit(self.looking, request)
        admission = await self.desk.whose(_token(request))
        if admission is None:
            raise Refused(RoomCode.UNKNOWN_PERSON)
        return await self.desk.room(admission.code), admission

    async def look_up(self, request: Request) -> Response:
        """Tell the roles, house rules, presets and decks."""
        what = request.url.path.rpartition("/")[2]
        found = catalogue(what, language_of(request.headers.get("accept-language")))
        return Response(found, media_type="application/json", headers={"vary": "accept-language"})

    async def describe(self, _: Request) -> Response:
        """Describe this interface."""
        return _json(openapi())

    async def health(self, _: Request) -> Response:
        """Say whether the server can serve."""
        try:
            async with asyncio.timeout(3):
                await self.store.now()
        except (StoreFailed, TimeoutError):
            return _json({"status": "store unreachable"}, 503)
        return _json({"status": "stopping" if self.stopping else "ok"}, 503 if self.stopping else 200)

    async def figures(self, request: Request) -> Response:
        """Give the figures for Prometheus, to this machine alone: they grow with whatever players do in secret."""
        client = request.scope.get("client")
        forwarded = {"x-forwarded-for", "x-real-ip", "forwarded"} & set(request.headers.keys())
        if not self.open_figures and (forwarded or not client or not is_this_machine(client[0])):
            raise Refused(DoorCode.FORBIDDEN)
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def page(self, _: Request) -> Response:
        """Give the page, whichever of its addresses was asked for."""
        return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})

    async def worker(self, _: Request) -> Response:
        """Give the page's helper for times without a network; it serves the whole site, so it lies at its root."""
        return FileResponse(STATIC / "sw.js", media_type="text/javascript", headers={"cache-control": "no-cache"})

    def _limit(self, limit: Limit, request: Request) -> None:
        if not limit.lets(self.address(request.scope)):
            raise Refused(RoomCode.TOO_MANY)

    # -- the socket --------------------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        """Serve one client."""
        if not is_own(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(4403)
            return
        if not self.sockets.lets(self.address(socket.scope)) or self.stopping:
            await socket.close(4429)
            return
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
                await self._serve(socket, connection)
        except (WebSocketDisconnect, TimeoutError):
            pass
        except StoreFailed:
            with suppress(RuntimeError, OSError, WebSocketDisconnect):
                await socket.send_text(_text(_not_done(None, Refused(RoomCode.BUSY), "en")))
        finally:
            if connection is not None:
                self.hub.disconnect(connection)
            await _close(socket)

    async def _hello(self, socket: WebSocket) -> wire.Hello | None:
        raw = await _receive(socket)
        try:
            message = _read_message(raw)
        except _UNREADABLE:
            return None
        return message if isinstance(message, wire.Hello) else None

    async def _connect(self, socket: WebSocket, hello: wire.Hello) -> Connection | None:
        language = hello.language or language_of(socket.headers.get("accept-language"))
        person = 0
        if hello.token is not None:
            admission = await self.desk.whose(hello.token)
            if admission is None or admission.code != read_code(socket.path_params["code"]):
                await socket.send_text(_text(wire.Bye("unknown_token")))
                return None
            person = admission.person
        elif not self.looking.lets(self.address(socket.scope)):
            await socket.send_text(_text(wire.Bye("flood")))
            return None
        fresh: str | None = None
        try:
            code = _room_code(socket.path_params["code"])
            if hello.token is not None and person in (await self.desk.room(code)).lobby.people:
                await self.desk.settle(hello.token)
                fresh = await self.desk.renew(hello.token)
            connection = await self.hub.connect(code, person, socket.send_text)
        except Refused as refused:
            await socket.send_text(_text(_not_done(None, refused, language)))
            return None
        connection.language = language
        connection.resume(hello.epoch, hello.events)
        if fresh is not None:
            connection.tell(wire.Token(fresh))
        return connection

    async def _serve(self, socket: WebSocket, connection: Connection) -> None:
        """Read and write side by side until either ends."""
        reader = asyncio.create_task(self._read(socket, connection))
        writer = asyncio.create_task(connection.write())
        done, pending = await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None and writer in pending:  # the last message is still to be sent
            done, pending = await asyncio.wait((writer,), timeout=LAST)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | TimeoutError | OSError | RuntimeError):
                report("socket failed", error)

    async def _read(self, socket: WebSocket, connection: Connection) -> None:
        key = f"{connection.room.code}/{connection.person}/{id(connection)}"
        while connection.closing is None:
            try:
                async with asyncio.timeout(SILENT):
                    raw = await _receive(socket)
            except TimeoutError:
                connection.close("silent")
                return
            if not self.commands.lets(key):
                connection.tell(_not_done(None, Refused(RoomCode.TOO_MANY), connection.language))
                self.metrics.refusals.labels(RoomCode.TOO_MANY.value).inc()
                if not self.commands.lets(f"{key}/more"):
                    connection.close("flood")
                continue
            await self._message(connection, raw)

    async def _message(self, connection: Connection, raw: str | bytes) -> None:
        try:
            message = _read_message(raw)
        except _UNREADABLE as wrong:
            refused = Refused(RoomCode.BAD_COMMAND, what=str(wrong)[:200])
            connection.tell(_not_done(_id_of(raw), refused, connection.language))
            self.metrics.refusals.labels(RoomCode.BAD_COMMAND.value).inc()
            return
        if isinstance(message, wire.Do):
            await self._do(connection, message)
        elif isinstance(message, wire.Ping):
            connection.tell(wire.Pong(self.hub.now()))
        elif isinstance(message, wire.Resync | wire.Hello):
            connection.resume(message.epoch, message.events)

    async def _do(self, connection: Connection, message: wire.Do) -> None:
        try:
            with self.metrics.commands.time():
                receipt = await self._command(connection, message)
        except Refused as refused:
            self.metrics.refusals.labels(str(refused.code)).inc()
            connection.tell(_not_done(message.id, refused, connection.language))
            if refused.code == RoomCode.UNKNOWN_ROOM:
                connection.close("closed")
        except StoreFailed:
            connection.tell(_not_done(message.id, Refused(RoomCode.BUSY), connection.language))
        else:
            connection.tell(wire.Done(message.id, receipt.again))

    async def _command(self, connection: Connection, message: wire.Do) -> Receipt:
        """Let the desk take a command; once begun it comes to its end, whatever becomes of the socket."""
        taking = asyncio.ensure_future(
            self.desk.command(connection.room.code, connection.person, message.id, message.command)
        )
        taking.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be left to be told
        return await asyncio.shield(taking)


def create_app(server: Server) -> ASGIApp:
    """Return the application of a server."""
    api: list[Route | WebSocketRoute] = [
        Route("/rooms", server.open_room, methods=["POST"]),
        Route("/rooms/{code}", server.room_card, methods=["GET"]),
        Route("/rooms/{code}/people", server.enter_room, methods=["POST"]),
        Route("/rooms/{code}/qr.svg", server.room_qr, methods=["GET"]),
        WebSocketRoute("/rooms/{code}/socket", server.socket),
        Route("/record", server.record, methods=["GET"]),
        Route("/statistics", server.statistics, methods=["GET"]),
        Route("/me", server.me, methods=["GET", "DELETE"]),
        Route("/openapi.json", server.describe, methods=["GET"]),
        *[Route(f"/{what}", server.look_up, methods=["GET"], middleware=_PACKED) for what in PARTS],
    ]
    routes: list[Route | WebSocketRoute | Mount] = [
        Mount("/api", routes=api),  # whatever else lies below it is no page
        Route("/healthz", server.health, methods=["GET"]),
        Route("/metrics", server.figures, methods=["GET"]),
    ]
    if (STATIC / "index.html").is_file():
        routes.append(Mount("/assets", _Assets(directory=STATIC / "assets", check_dir=False), middleware=_PACKED))
        routes.append(Route("/sw.js", server.worker, methods=["GET"]))
        routes.append(Route("/{path:path}", server.page, methods=["GET"]))
    app = Starlette(
        routes=routes,
        lifespan=server.lifespan,
        exception_handlers={
            Refused: _refuse,
            StoreFailed: _unavailable,
            HTTPException: _http,
            ClientDisconnect: _left,
            Exception: _fault,
        },
    )
    return _Doors(app, server)


_PACKED = [Middleware(GZipMiddleware, minimum_size=1_000)]
"""Pages and what can be looked up travel compressed; they hold no secret that a length could tell."""

_DIGEST = re.compile(r"-[\w-]{8}\.\w+$")


class _Assets(StaticFiles):
    """The parts of the page. Those with a digest in their name are kept for good, the others asked for again."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Say for how long a file may be kept."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        for_good = _DIGEST.search(str(full_path)) is not None
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if for_good else "no-cache"
        return response


class _Doors:
    """Looks at every request before anything else does, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), None)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SECURITY_HEADERS]
            await send(message)

        if not host_is_allowed(host, self._server.hosts):
            if scope["type"] == "http":
                response = await _refuse(Request(scope), Refused(DoorCode.UNKNOWN_HOST))
                await response(scope, receive, with_headers)
            else:
                await send({"type": "websocket.close", "code": 4403})
            return
        try:
            await self._app(scope, receive, with_headers)
        except Exception as error:  # noqa: BLE001 - who asked has been answered; nobody above may log what it says
            if scope["type"] == "websocket":
                report("socket failed", error)


# -- small things -----------------------------------------------------------------------------------------------------


def _token(request: Request) -> str:
    """Return the token that a request bears, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def _code(request: Request) -> str:
    return _room_code(request.path_params["code"])


def _room_code(typed: str) -> str:
    code = read_code(typed)
    if code is None:
        raise Refused(RoomCode.UNKNOWN_ROOM, room=typed[:16])
    return code


async def _body(request: Request, kind: type[T]) -> T:
    """Read a body as JSON of a kind; refuses what is too large or is not that."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(DoorCode.NOT_JSON)
    chunks = bytearray()
    async for chunk in request.stream():
        chunks += chunk
        if len(chunks) > LARGEST_MESSAGE:
            raise Refused(DoorCode.TOO_LARGE, most=LARGEST_MESSAGE)
    try:
        return msgspec.json.decode(bytes(chunks), type=kind)
    except _UNREADABLE as wrong:
        raise Refused(RoomCode.BAD_COMMAND, what=str(wrong)[:200]) from None


async def _receive(socket: WebSocket) -> str | bytes:
    """Return the next message of a client, text or bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def _close(socket: WebSocket) -> None:
    try:
        await socket.close()
    except (RuntimeError, OSError, WebSocketDisconnect):
        return  # it is closed already


class _Id(msgspec.Struct):
    id: str


def _id_of(raw: str | bytes) -> str | None:
    """Return the id of a command that could not be read, if that much can be."""
    try:
        return msgspec.json.decode(raw, type=_Id).id[:64]
    except _UNREADABLE:
        return None


def _not_done(id: str | None, refused: Refused, language: str) -> wire.NotDone:
    return wire.NotDone(id, str(refused.code), _values(refused), in_words(refused, language))


def _values(refused: Refused) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(refused.values, str_keys=True)
    return found


def _text(message: wire.ToClient) -> str:
    return msgspec.json.encode(message).decode()


def _json(value: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(value), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


async def _refuse(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)  # noqa: S101 - registered for it alone
    language = language_of(request.headers.get("accept-language"))
    refusal = wire.Refusal(code=str(refused.code), values=_values(refused), text=in_words(refused, language))
    status = 422 if isinstance(refused.code, RefusalCode) else STATUS.get(refused.code, 400)
    return _json(refusal, status)


async def _unavailable(request: Request, _: Exception) -> Response:
    return await _refuse(request, Refused(RoomCode.BUSY))


async def _http(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    codes = {404: DoorCode.NOT_FOUND, 405: DoorCode.WRONG_METHOD}
    response = await _refuse(request, Refused(codes.get(status, DoorCode.FAULT)))
    response.headers.update(error.headers or {} if isinstance(error, HTTPException) else {})
    return response


async def _left(_: Request, __: Exception) -> Response:
    """Answer, for form's sake, whoever has gone before the request was over."""
    return Response(status_code=400)


async def _fault(request: Request, error: Exception) -> Response:
    report("request failed", error)
    return await _refuse(request, Refused(DoorCode.FAULT))
