"""A language model for tests: a real HTTP server on loopback that answers by chance, or misbehaves as it is told to."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Event, Thread
from typing import Any, TypeAlias

from lycaon.bots import Model
from lycaon.bots.model import Limits

Manner: TypeAlias = Callable[["Handler", Any], None]
"""What it does with a request: the way back, and the body."""


class Handler(BaseHTTPRequestHandler):
    """One request."""

    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        """Keep what has come, and answer as the server is told to."""
        server = self.server
        assert isinstance(server, ModelServer)
        raw = self.rfile.read(int(self.headers["content-length"]))
        server.requests.append((self.path, self.headers["authorization"].removeprefix("Bearer "), raw.decode()))
        with suppress(OSError):  # whoever asked may be gone
            server.manner(self, json.loads(raw))

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def give(self, body: bytes, *, status: int = 200, kind: str = "application/json", more: int = 0) -> None:
        """Send a body, which is announced to be so many bytes longer than it is."""
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body) + more))
        self.end_headers()
        self.wfile.write(body)
        self.close_connection = more > 0

    def say(self, content: object, *, tokens: int | None = 100) -> None:
        """Send what the model says."""
        body: dict[str, Any] = {"choices": [{"index": 0, "message": {"role": "assistant", "content": content}}]}
        if tokens is not None:
            body["usage"] = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": tokens}
        self.give(json.dumps(body).encode())


class ModelServer(ThreadingHTTPServer):
    """The server. `requests` are path, key and body of all that has come."""

    daemon_threads = True

    def __init__(self, manner: Manner) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.manner = manner
        self.requests: list[tuple[str, str, str]] = []

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_port}/v1"

    def bodies(self, key: str | None = None) -> list[Any]:
        """Return what was asked, all or with one key."""
        return [json.loads(body) for _, one, body in self.requests if key in (None, one)]


@contextmanager
def serving(manner: Manner) -> Iterator[ModelServer]:
    """Serve for as long as a test needs it."""
    with ModelServer(manner) as server:
        thread = Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def model_of(server: ModelServer, key: str = "key", **limits: float) -> Iterator[Model]:
    """Return a model behind the server, for as long as a test needs it."""
    model = Model(server.url, "stub", key, Limits(**limits))
    try:
        yield model
    finally:
        model.close()


# -- manners ----------------------------------------------------------------------------------------------------------


def schema_of(body: Any) -> Any:
    """Return the schema that an answer must fit."""
    form = body["response_format"]
    assert form["type"] == "json_schema"
    assert form["json_schema"]["strict"] is True
    return form["json_schema"]["schema"]


def fitting(schema: Any, dice: Random) -> Any:
    """Return anything that fits a schema."""
    if "anyOf" in schema:
        return fitting(dice.choice(schema["anyOf"]), dice)
    if "enum" in schema:
        return dice.choice(schema["enum"])
    if schema["type"] == "array":
        return [fitting(schema["items"], dice) for _ in range(dice.randint(0, 3))]
    if schema["type"] == "object":
        assert schema["additionalProperties"] is False
        assert schema["required"] == list(schema["properties"])
        return {name: fitting(part, dice) for name, part in schema["properties"].items()}
    assert schema["type"] == "string"
    return f"said by chance {dice.random()}"


def good(way: Handler, body: Any) -> None:
    """Answer by chance, in the right form."""
    way.say(json.dumps(fitting(schema_of(body), Random(json.dumps(body)))))


def broken(way: Handler, _: Any) -> None:
    """Answer with half of a JSON object."""
    way.say('{"notes": "", "answer": ')


def prose(way: Handler, _: Any) -> None:
    """Answer as people talk."""
    way.say("I would rather vote for player 3.")


def wrong_shape(way: Handler, _: Any) -> None:
    """Answer with JSON of another form."""
    way.say('{"answer": {"seat": 3}, "notes": 7, "words": ["a"], "claims": "none"}')


def illegal(way: Handler, _: Any) -> None:
    """Name a seat that there is not."""
    way.say('{"notes": "", "answer": 77, "words": "", "claims": []}')


def silent(way: Handler, _: Any) -> None:
    """Answer with nothing in it."""
    way.say(None)


def no_choices(way: Handler, _: Any) -> None:
    """Answer without an answer."""
    way.give(b'{"choices": []}')


def page(way: Handler, _: Any) -> None:
    """Answer with a page, as a proxy does."""
    way.give(b"<html><body>Sign in, please</body></html>", kind="text/html")


def not_text(way: Handler, _: Any) -> None:
    """Answer with bytes that are no text."""
    way.give(b"\xff\xfe\x00\xd8", kind="application/octet-stream")


def too_many(way: Handler, _: Any) -> None:
    """Ask to come back later."""
    way.give(b'{"error": {"message": "slow down"}}', status=429)


def fault(way: Handler, body: Any) -> None:
    """Fail, and tell too much."""
    way.give(json.dumps({"error": {"message": f"traceback of {body}"}}).encode(), status=500)


def elsewhere(way: Handler, _: Any) -> None:
    """Send whoever asks to another address."""
    way.send_response(307)
    way.send_header("location", "http://127.0.0.1:9/v1/chat/completions")
    way.send_header("content-length", "0")
    way.end_headers()


def cut(way: Handler, _: Any) -> None:
    """Break off in the middle of an answer."""
    way.give(b'{"choices": [', more=1000)


def endless(way: Handler, _: Any) -> None:
    """Send more and more, as fast as it is read."""
    way.send_response(200)
    way.send_header("content-type", "application/json")
    way.end_headers()
    while True:
        way.wfile.write(b" " * 65_536)


def dripping(way: Handler, _: Any) -> None:
    """Send a little again and again, so that it never is quiet for long."""
    way.send_response(200)
    way.send_header("content-type", "application/json")
    way.end_headers()
    while True:
        way.wfile.write(b" ")
        time.sleep(0.02)


def thinking(until: Event) -> Manner:
    """Return a manner that answers well, but not before something has happened."""

    def think(way: Handler, body: Any) -> None:
        until.wait(20)
        good(way, body)

    return think
