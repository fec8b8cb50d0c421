"""The interface described for machines: OpenAPI 3.1 for HTTP, JSON Schema for the messages of the socket."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from lycaon.rooms.history import Statistics
from lycaon.rooms.replay import Replay
from lycaon.server import protocol as wire
from lycaon.server.catalogue import PARTS

REF = "#/components/schemas/{name}"


@cache
def openapi() -> dict[str, Any]:
    """Return the description of everything that is served under /api, messages of the socket included.

    Whole numbers are JSON numbers without fraction or exponent: `4`, never `4.0`.
    """
    more = (Statistics, Replay, wire.Forecast)
    bodies = (wire.OpenRoom, wire.EnterRoom, wire.Ticket, wire.RoomCard, wire.Refusal, *more)
    parts, components = msgspec.json.schema_components((*bodies, wire.ToServer, wire.ToClient), ref_template=REF)
    schemas = {**components, "ToServer": parts[len(bodies)], "ToClient": parts[len(bodies) + 1]}
    code = {
        "name": "code",
        "in": "path",
        "required": True,
        "description": "The room's four characters, in any case.",
        "schema": {"type": "string"},
    }
    bearer: dict[str, Any] = {"security": [{"token": []}]}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Lycaon",
            "version": version("lycaon"),
            "description": "Rooms of Werewolf. Whole numbers have no fraction: 4, never 4.0. See docs/protocol.md.",
        },
        "paths": {
            "/api/rooms": {"post": _post("Open a room", "OpenRoom", [])},
            "/api/rooms/{code}": {"get": _get("Look at a room from outside", "RoomCard", [code])},
            "/api/rooms/{code}/people": {"post": _post("Come into a room", "EnterRoom", [code])},
            "/api/rooms/{code}/qr.svg": {"get": _get("The room's address as a QR code", None, [code], "image/svg+xml")},
            "/api/rooms/{code}/games/{number}": {
                "get": _get("A finished game as one side saw it", "Replay", [code, _NUMBER, _VIEWER]) | bearer
            },
            "/api/rooms/{code}/games/{number}/record": {
                "get": _get("The record of a finished game", None, [code, _NUMBER, _FORM], "application/jsonl") | bearer
            },
            "/api/record": {
                "get": _get("The record of a finished game", None, [_GAME, _FORM], "application/jsonl") | bearer
            },
            "/api/statistics": {"get": _get("How the room's finished games went", "Statistics", []) | bearer},
            "/api/chances": {"get": _get("How often each camp wins what is chosen", "Forecast", []) | bearer},
            "/api/me": {
                "get": _get("All that is kept of you", None, []) | bearer,
                "delete": {
                    "summary": "Forget you",
                    **bearer,
                    "responses": {"204": {"description": "Forgotten"}, **_REFUSED},
                },
            },
            **{
                f"/api/{what}": {"get": _get(f"All {what}, in the language that Accept-Language prefers", None, [])}
                for what in PARTS
            },
        },
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "x-socket": {
            "path": "/api/rooms/{code}/socket",
            "toServer": {"$ref": REF.format(name="ToServer")},
            "toClient": {"$ref": REF.format(name="ToClient")},
        },
    }


_GAME = {
    "name": "game",
    "in": "query",
    "required": False,
    "description": "Which game of the room, from 1; the last one unless given.",
    "schema": {"type": "integer", "minimum": 1},
}

_NUMBER = {
    "name": "number",
    "in": "path",
    "required": True,
    "description": "Which game of the room, from 1.",
    "schema": {"type": "integer", "minimum": 1},
}

_VIEWER = {
    "name": "viewer",
    "in": "query",
    "required": False,
    "description": "From which side: `judge`, who saw everything, unless given; `public`, or the number of a seat.",
    "schema": {"type": "string"},
}

_FORM = {
    "name": "form",
    "in": "query",
    "required": False,
    "schema": {"type": "string", "enum": ["jsonl", "text"]},
}

_REFUSED: dict[str, Any] = {
    status: {
        "description": "Refused",
        "content": {"application/json": {"schema": {"$ref": REF.format(name="Refusal")}}},
    }
    for status in ("400", "401", "403", "404", "405", "409", "413", "415", "421", "422", "429", "500", "503")
}


def _content(name: str | None, kind: str = "application/json") -> dict[str, Any]:
    return {kind: {"schema": {} if name is None else {"$ref": REF.format(name=name)}}}


def _get(summary: str, name: str | None, parameters: list[Any], kind: str = "application/json") -> dict[str, Any]:
    return {
        "summary": summary,
        "parameters": parameters,
        "responses": {"200": {"description": "Found", "content": _content(name, kind)}, **_REFUSED},
    }


def _post(summary: str, name: str, parameters: list[Any]) -> dict[str, Any]:
    return {
        "summary": summary,
        "parameters": parameters,
        "requestBody": {"required": True, "content": _content(name)},
        "responses": {"201": {"description": "Made", "content": _content("Ticket")}, **_REFUSED},
    }
