"""HTTP: to come in, to look things up, and for the page."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path
from secrets import compare_digest
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from lycaon.game.ask import Refused
from lycaon.game.view import Viewer
from lycaon.record import dump_jsonl, dump_text
from lycaon.rooms.codes import typed_code
from lycaon.rooms.desk import Ticket
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.room import Room
from lycaon.rooms.store import Admission, StoreFailed
from lycaon.server import protocol as wire
from lycaon.server.catalogue import catalogue
from lycaon.server.doors import LARGEST_MESSAGE, DoorCode, Limit, is_for_this_machine, is_this_machine
from lycaon.server.process import Server
from lycaon.server.replies import as_json
from lycaon.server.schema import openapi
from lycaon.server.wording import UNREADABLE, language_of

T = TypeVar("T")

STATIC = Path(__file__).parent / "static"
"""The phones' pages, built into the package."""

MOST_DIGITS = 6
"""Of a game's or seat's number: no room has more."""

NO_NUMBER = 10**MOST_DIGITS
"""What stands for a number that is larger than any game or seat has."""

FORMS = ("jsonl", "text")
"""In which a record is given."""

SIDES = ("judge", "public")
"""From which a finished game is looked at, but for the seats."""

LONGEST_TOLD = 64
"""In characters: so much of what an address asks for, and there is not, is told again."""

LONGEST_HOST = 255
"""In characters: a name of a server, with its port."""


class Web:
    """What a server answers over HTTP."""

    def __init__(self, server: Server) -> None:
        """Answer for a server."""
        self._server = server

    async def open_room(self, request: Request) -> Response:
        """Open a room."""
        self._limit(self._server.opening, request)
        wanted = await _body(request, wire.OpenRoom)
        ticket = await self._server.desk.open(
            wanted.way,
            wanted.language,
            wanted.name,
            settings=wanted.settings,
            password=wanted.password,
            seated=wanted.seated,
        )
        return _come_in(ticket)

    async def enter_room(self, request: Request) -> Response:
        """Come into a room."""
        self._limit(self._server.looking, request)
        wanted = await _body(request, wire.EnterRoom)
        known = await self._server.desk.whose(_token(request))
        if known is not None and known.code == _code(request):
            room = await self._server.desk.room(known.code)
            if known.person in room.lobby.barred:
                raise Refused(RoomCode.BARRED)
        ticket = await self._server.desk.enter(
            _code(request), wanted.name, password=wanted.password, seated=wanted.seated
        )
        return _come_in(ticket)

    async def room_card(self, request: Request) -> Response:
        """Tell what somebody outside may know of a room."""
        self._limit(self._server.looking, request)
        room = await self._server.desk.room(_code(request))
        lobby = room.lobby
        return as_json(
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
        self._limit(self._server.looking, request)
        code = _code(request)
        forwarded = request.headers.get("x-forwarded-proto", "") if self._server.trust_proxy else ""
        scheme = forwarded if forwarded in ("http", "https") else request.url.scheme
        address = f"{scheme}://{request.headers.get('host', 'localhost')[:LONGEST_HOST]}/{code}"
        return Response(await asyncio.to_thread(_drawn, address), media_type="image/svg+xml")

    async def record(self, request: Request) -> Response:
        """Give the record of a finished game of the room, the last one unless another is asked for, to who is in it."""
        room = await self._own_room(request)
        last = room.lobby.games if room.status == "over" else 0
        wanted = request.query_params.get("game")
        number = last if wanted is None else _whole(wanted, "game")
        if room.status == "playing" and number in (0, room.lobby.games):
            raise Refused(RoomCode.GAME_RUNNING)
        return await self._record(request, room, number)

    async def game_record(self, request: Request) -> Response:
        """Give the record of a finished game to who is in the room, or has the game's key."""
        return await self._record(request, *await self._finished(request))

    async def replay(self, request: Request) -> Response:
        """Give a finished game, step by step as one side saw it, to who is in the room, or has the game's key."""
        room, number = await self._finished(request)
        wanted = request.query_params.get("viewer", "judge")
        viewer: Viewer = (
            "judge" if wanted == "judge" else "public" if wanted == "public" else _whole(wanted, "viewer", SIDES)
        )
        found = await self._server.desk.replay(room.code, number, viewer)
        if found is None:
            raise Refused(RoomCode.NO_GAME, what="finished")
        return as_json(found)

    async def statistics(self, request: Request) -> Response:
        """Tell how the room's finished games went, to who is in it."""
        return as_json(await self._server.desk.statistics((await self._own_room(request)).code))

    async def chances(self, request: Request) -> Response:
        """Tell how often each camp wins what the room would play next, as far as is known yet, to who is in it."""
        room = await self._own_room(request, self._server.forecasting)
        if not self._server.asking.lets(room.code):
            raise Refused(RoomCode.TOO_MANY)
        return as_json(self._server.forecasts.look(room))

    async def me(self, request: Request) -> Response:
        """Give everything that is kept of who holds the token, or forget them: out of the room, name and all."""
        room, admission = await self._somebody(request)
        if request.method == "DELETE":
            await self._server.desk.erase_person(room.code, admission.person)
            return Response(status_code=204)
        return as_json(await self._server.desk.export_person(room.code, admission.person))

    async def _record(self, request: Request, room: Room, number: int) -> Response:
        form = request.query_params.get("form", "jsonl")
        if form not in FORMS:
            raise Refused(RoomCode.BAD_COMMAND, what="form", value=form[:LONGEST_TOLD], known=FORMS)
        written = await self._server.desk.record(room.code, number)
        if written is None:
            raise Refused(RoomCode.NO_GAME, what="finished")
        if form == "text":
            return Response(dump_text(written), media_type="text/plain; charset=utf-8")
        return Response(dump_jsonl(written), media_type="application/jsonl; charset=utf-8")

    async def _own_room(self, request: Request, limit: Limit | None = None) -> Room:
        """Return the room of who holds the token, and is in it still."""
        room, admission = await self._somebody(request, limit)
        if admission.person not in room.lobby.people:
            raise Refused(RoomCode.BARRED)
        return room

    async def _finished(self, request: Request) -> tuple[Room, int]:
        """Return a room and the number of a game of it that is over and may be looked back at.

        By those in the room, and, if it lets anybody look on, by whoever has the game's key. Nobody else is told even
        whether there is such a game.
        """
        self._limit(self._server.looking, request)
        code = _code(request)
        number = _whole(request.path_params["number"], "game")
        admission = await self._server.desk.whose(_token(request))
        room = await self._server.desk.room(code)
        if admission is None or admission.code != code:
            key = await self._server.desk.key_of_game(code, number)
            if key is None or not compare_digest(key.encode(), _token(request).encode()):
                raise Refused(RoomCode.UNKNOWN_PERSON)
            if not room.lobby.settings.watchers:
                raise Refused(RoomCode.NO_WATCHERS)
        elif admission.person not in room.lobby.people:
            raise Refused(RoomCode.BARRED)
        if room.status == "playing" and number == room.lobby.games:
            raise Refused(RoomCode.GAME_RUNNING)
        return room, number

    async def _somebody(self, request: Request, limit: Limit | None = None) -> tuple[Room, Admission]:
        self._limit(limit or self._server.looking, request)
        admission = await self._server.desk.whose(_token(request))
        if admission is None:
            raise Refused(RoomCode.UNKNOWN_PERSON)
        return await self._server.desk.room(admission.code), admission

    async def look_up(self, request: Request) -> Response:
        """Tell the roles, house rules, presets and decks."""
        what = request.url.path.rpartition("/")[2]
        found = catalogue(what, language_of(request.headers.get("accept-language")))
        return Response(found, media_type="application/json", headers={"vary": "accept-language"})

    async def describe(self, _: Request) -> Response:
        """Describe this interface."""
        return as_json(openapi())

    async def health(self, _: Request) -> Response:
        """Say whether the server can serve."""
        try:
            async with asyncio.timeout(3):
                await self._server.store.now()
        except (StoreFailed, TimeoutError):
            return as_json({"status": "store unreachable"}, 503)
        return as_json({"status": "stopping" if self._server.stopping else "ok"}, 503 if self._server.stopping else 200)

    async def figures(self, request: Request) -> Response:
        """Give the figures for Prometheus, to this machine alone: they grow with whatever players do in secret."""
        client = request.scope.get("client")
        forwarded = {"x-forwarded-for", "x-real-ip", "forwarded"} & set(request.headers.keys())
        if not self._server.open_figures:
            if forwarded or not client or not is_this_machine(client[0]):
                raise Refused(DoorCode.FORBIDDEN)
            if not is_for_this_machine(request.headers.get("host"), self._server.hosts):
                raise Refused(DoorCode.UNKNOWN_HOST)
        figures = await asyncio.to_thread(self._server.metrics.text)
        return Response(figures, media_type="text/plain; version=0.0.4")

    async def page(self, _: Request) -> Response:
        """Give the page, whichever of its addresses was asked for."""
        return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})

    async def worker(self, _: Request) -> Response:
        """Give the page's helper for times without a network; it serves the whole site, so it lies at its root."""
        return FileResponse(STATIC / "sw.js", media_type="text/javascript", headers={"cache-control": "no-cache"})

    def _limit(self, limit: Limit, request: Request) -> None:
        if not limit.lets(self._server.address(request.scope)):
            raise Refused(RoomCode.TOO_MANY)


def _come_in(ticket: Ticket) -> Response:
    """Answer who has come into a room."""
    return as_json(wire.Ticket(code=ticket.code, person=ticket.person, token=ticket.token, path=f"/{ticket.code}"), 201)


def _drawn(address: str) -> bytes:
    """Draw a QR code."""
    import segno  # noqa: PLC0415 - a start has no use for it

    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=8, border=2, xmldecl=False, omitsize=True)
    return drawn.getvalue()


def _token(request: Request) -> str:
    """Return the token that a request bears, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def taking(answer: Callable[[Request], Awaitable[Response]], *known: str) -> Callable[[Request], Awaitable[Response]]:
    """Let an address be asked for with these parameters alone, each once: what is not understood is not ignored."""

    async def asked(request: Request) -> Response:
        names = [name for name, _ in request.query_params.multi_items()]
        for place, name in enumerate(names):
            if name not in known or name in names[:place]:
                raise Refused(RoomCode.BAD_COMMAND, what="query", value=name[:LONGEST_TOLD])
        return await answer(request)

    return asked


def _whole(typed: str, what: str, known: tuple[str, ...] = ()) -> int:
    """Read the number of a game or a seat. Raises `Refused(bad_command)` for what is none, with the words `known`."""
    if not (typed.isascii() and typed.isdigit()):
        more = {"known": known} if known else {}
        raise Refused(RoomCode.BAD_COMMAND, what=what, value=typed[:LONGEST_TOLD], **more)
    return int(typed) if len(typed) < MOST_DIGITS else NO_NUMBER


def _code(request: Request) -> str:
    return typed_code(request.path_params["code"])


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
    except UNREADABLE as wrong:
        raise Refused(RoomCode.BAD_COMMAND, what=str(wrong)[:200]) from None
