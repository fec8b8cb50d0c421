"""Replies: what HTTP answers, and what is said when something is refused or goes wrong."""

from __future__ import annotations

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from lycaon.game.ask import RefusalCode, Refused
from lycaon.rooms.refusal import RoomCode
from lycaon.server import protocol as wire
from lycaon.server.doors import DoorCode
from lycaon.server.faults import report
from lycaon.server.wording import in_words, language_of, values_of

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
    RoomCode.WORN_OUT: 409,
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


def as_json(value: object, status: int = 200) -> Response:
    """Answer with a value."""
    return Response(
        msgspec.json.encode(value), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


async def refuse(request: Request, refused: Exception) -> Response:
    """Answer with a refusal, in the language that was asked for."""
    assert isinstance(refused, Refused)  # noqa: S101 - registered for it alone
    language = language_of(request.headers.get("accept-language"))
    refusal = wire.Refusal(code=str(refused.code), values=values_of(refused), text=in_words(refused, language))
    status = 422 if isinstance(refused.code, RefusalCode) else STATUS.get(refused.code, 400)
    return as_json(refusal, status)


async def unavailable(request: Request, _: Exception) -> Response:
    """Answer while the store can't be reached."""
    return await refuse(request, Refused(RoomCode.BUSY))


async def wrong(request: Request, error: Exception) -> Response:
    """Answer a request for what is not there, or not in this way."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    codes = {404: DoorCode.NOT_FOUND, 405: DoorCode.WRONG_METHOD}
    response = await refuse(request, Refused(codes.get(status, DoorCode.FAULT)))
    response.headers.update(error.headers or {} if isinstance(error, HTTPException) else {})
    return response


async def left(_: Request, __: Exception) -> Response:
    """Answer, for form's sake, whoever has gone before the request was over."""
    return Response(status_code=400)


async def fault(request: Request, error: Exception) -> Response:
    """Answer when something has gone wrong that should not."""
    report("request failed", error)
    return await refuse(request, Refused(DoorCode.FAULT))
