"""The server as an ASGI application: HTTP to come in and look things up, one WebSocket a client for the rest."""

from __future__ import annotations

import os
import re
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lycaon.game.ask import Refused
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.store import StoreFailed
from lycaon.server.catalogue import PARTS
from lycaon.server.doors import MOST_DRAINED, SECURITY_HEADERS, DoorCode, host_is_allowed
from lycaon.server.faults import report
from lycaon.server.process import Server
from lycaon.server.replies import fault, left, refuse, unavailable, wrong
from lycaon.server.sockets import Sockets
from lycaon.server.web import STATIC, Web, taking

PathLike: TypeAlias = str | os.PathLike[str]


def create_app(server: Server) -> ASGIApp:
    """Return the application of a server."""
    web, sockets = Web(server), Sockets(server)
    api: list[Route | WebSocketRoute] = [
        Route("/rooms", taking(web.open_room), methods=["POST"]),
        Route("/rooms/{code}", taking(web.room_card), methods=["GET"]),
        Route("/rooms/{code}/people", taking(web.enter_room), methods=["POST"]),
        Route("/rooms/{code}/qr.svg", taking(web.room_qr), methods=["GET"]),
        WebSocketRoute("/rooms/{code}/socket", sockets.socket),
        Route("/rooms/{code}/games/{number}", taking(web.replay, "viewer"), methods=["GET"], middleware=_PACKED),
        Route("/rooms/{code}/games/{number}/record", taking(web.game_record, "form"), methods=["GET"]),
        Route("/record", taking(web.record, "game", "form"), methods=["GET"]),
        Route("/statistics", taking(web.statistics), methods=["GET"]),
        Route("/chances", taking(web.chances), methods=["GET"]),
        Route("/me", taking(web.me), methods=["GET", "DELETE"]),
        Route("/openapi.json", taking(web.describe), methods=["GET"]),
        *[Route(f"/{what}", taking(web.look_up), methods=["GET"], middleware=_PACKED) for what in PARTS],
    ]
    routes: list[Route | WebSocketRoute | Mount] = [
        Mount("/api", Router(api, redirect_slashes=False)),  # whatever else lies below it is no page
        Route("/healthz", web.health, methods=["GET"]),
        Route("/metrics", web.figures, methods=["GET"]),
    ]
    if (STATIC / "index.html").is_file():
        routes.append(Mount("/assets", _Assets(directory=STATIC / "assets", check_dir=False), middleware=_PACKED))
        routes.append(Route("/sw.js", web.worker, methods=["GET"]))
        routes.append(Route("/{path:path}", web.page, methods=["GET"]))
    app = Starlette(
        routes=routes,
        lifespan=server.lifespan,
        exception_handlers={
            Refused: refuse,
            StoreFailed: unavailable,
            HTTPException: wrong,
            ClientDisconnect: left,
            Exception: fault,
        },
    )
    app.router.redirect_slashes = False  # nobody is sent to an address made of a name that somebody else has chosen
    return _Doors(app, server)


_PACKED = [Middleware(GZipMiddleware, minimum_size=1_000)]
"""Pages, what can be looked up and finished games travel compressed; they hold no secret that a length could tell."""

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


class _Body:
    """What a request sends.

    Whoever is answered before all of it was read would be cut off while still sending, and never hear the answer: so
    the rest is taken and thrown away first, as far as that can be asked of us.
    """

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self._receive = receive
        waits = (b"expect", b"100-continue")  # for our word: then nothing is sent yet, and nothing need be
        self._more = scope["type"] == "http" and waits not in scope["headers"]

    async def receive(self) -> Message:
        """Return the next part."""
        message = await self._receive()
        self._more = message["type"] == "http.request" and message.get("more_body", False)
        return message

    async def drain(self) -> None:
        """Take what is still to come, up to `MOST_DRAINED`."""
        left = MOST_DRAINED
        while self._more and left > 0:
            left -= len((await self.receive()).get("body", b""))


class _Doors:
    """Looks at every request before anything else does, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        body = _Body(scope, receive)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SECURITY_HEADERS]
                await body.drain()
            await send(message)

        why = self._why_not(scope)
        if why is not None and scope["type"] == "http":
            response = await refuse(Request(scope), why)
            await response(scope, body.receive, with_headers)
            return
        if why is not None:
            await send({"type": "websocket.close", "code": 4403 if why.code == DoorCode.UNKNOWN_HOST else 4429})
            return
        try:
            await self._app(scope, body.receive, with_headers)
        except Exception as error:  # noqa: BLE001 - who asked has been answered; nobody above may log what it says
            if scope["type"] == "websocket":
                report("socket failed", error)

    def _why_not(self, scope: Scope) -> Refused | None:
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), None)
        if not host_is_allowed(host, self._server.hosts):
            return Refused(DoorCode.UNKNOWN_HOST)
        if not self._server.everything.lets(self._server.address(scope)):
            return Refused(RoomCode.TOO_MANY)
        return None


__all__ = ["Server", "create_app"]
