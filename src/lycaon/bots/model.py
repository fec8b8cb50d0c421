"""A language model behind an address that speaks as OpenAI's does: questions go out, answers come back or don't.

Everything that waits does so in a thread of the model's own, with an event loop of its own, so that nobody else's loop
waits for it, nor for the import of the SDK (the extra `llm`). Nothing that is asked or answered is ever logged, nor the
key, nor what an error says: only what kind of failure it was.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import Future
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

if TYPE_CHECKING:
    import httpx2
    from openai import AsyncOpenAI

URL: Final = "LYCAON_LLM_URL"
MODEL: Final = "LYCAON_LLM_MODEL"
KEY: Final = "LYCAON_LLM_KEY"
LIMITS: Final[Mapping[str, str]] = {
    "seconds": "LYCAON_LLM_SECONDS",
    "game_seconds": "LYCAON_LLM_GAME_SECONDS",
    "calls": "LYCAON_LLM_CALLS",
    "tokens": "LYCAON_LLM_TOKENS",
}
"""The environment variables that set limits, by limit."""

LONGEST_ANSWER = 2_000
"""Tokens that one answer may have, thinking aloud included."""

MOST_BYTES = 200_000
"""Of an answer from the network: nothing longer is read, whatever sends it."""

Why: TypeAlias = Literal["extra", "address", "limit"]
Failure: TypeAlias = Literal["", "late", "unreachable", "refused", "unreadable"]
"""None; no answer in time; no connection, or a broken one; a status of 400 or more; no answer of the right shape."""


class NoModel(Exception):  # noqa: N818 - named for what is missing
    """No model can be asked: the extra is not installed, there is no address or name, or a limit is no number."""

    def __init__(self, why: Why, variable: str = "") -> None:
        """Keep why, and the environment variable that it is about: never its value, which may hold a secret."""
        super().__init__(why, variable)
        self.why: Why = why
        self.variable = variable


class Limits(msgspec.Struct, frozen=True):
    """What one bot may spend in one game."""

    seconds: float = 20
    """That one question may take."""
    game_seconds: float = 900
    """That all questions together may take."""
    calls: float = 80
    tokens: float = 400_000
    """Of questions and answers."""


class Message(msgspec.Struct, frozen=True):
    """One part of a question: by the judge of the conversation (`system`), or what the table brings (`user`)."""

    role: Literal["system", "user"]
    content: str


class Question(msgspec.Struct, frozen=True):
    """What a model is asked, and the JSON Schema that its answer must fit."""

    messages: tuple[Message, ...]
    schema: dict[str, Any]

    @property
    def tokens(self) -> int:
        """How many tokens it has with its answer, at most: none is shorter than a character."""
        return sum(len(message.content) for message in self.messages) + LONGEST_ANSWER


class Reply(msgspec.Struct, frozen=True):
    """What came of a question: the text of the answer, or how it failed; and what it took."""

    text: str = ""
    failed: Failure = ""
    tokens: int | None = None
    """As the model counts them; None when it does not say."""
    seconds: float = 0


class _Said(msgspec.Struct):
    content: str | None = None


class _Choice(msgspec.Struct):
    message: _Said


class _Usage(msgspec.Struct):
    total_tokens: int = 0


class _Completion(msgspec.Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


class Model:
    """A model by its address and name. Any number of bots may ask it; each has its own `limits`."""

    def __init__(self, url: str, name: str, key: str = "", limits: Limits | None = None) -> None:
        """Connect to nothing yet."""
        self._url = url
        self._name = name
        self._key = key
        self.limits = limits or Limits()
        self._starting = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._client: AsyncOpenAI | None = None

    def __repr__(self) -> str:
        """Name it without its key, and without its address, which may hold one."""
        return f"Model({self._name!r})"

    def ask(self, question: Question, seconds: float) -> Future[Reply]:
        """Ask, and return at once; the reply comes within so many seconds, and the import of the SDK, the first time.

        The future raises nothing, and may be cancelled.
        """
        with self._starting:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                self._thread = threading.Thread(target=self._loop.run_forever, name="lycaon-model", daemon=True)
                self._thread.start()
        return asyncio.run_coroutine_threadsafe(self._ask(question, seconds), self._loop)

    def close(self) -> None:
        """Let go of connections and of the thread; what is still being asked is cancelled."""
        with self._starting:
            loop, thread, self._loop, self._thread = self._loop, self._thread, None, None
        if loop is None or thread is None:
            return
        asyncio.run_coroutine_threadsafe(self._shut(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()

    async def _shut(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        client, self._client = self._client, None
        if client is not None:
            await client.close()

    async def _ask(self, question: Question, seconds: float) -> Reply:
        client = self._client = self._client or _connect(self._url, self._key)
        begun = time.monotonic()
        try:
            async with asyncio.timeout(seconds):
                completion = await self._post(client, question)
        except Exception as error:  # noqa: BLE001 - whatever it is, the bot plays on without
            return Reply(failed=_kind_of(error), seconds=time.monotonic() - begun)
        tokens = completion.usage.total_tokens if completion.usage is not None else None
        content = completion.choices[0].message.content if completion.choices else None
        return Reply(content or "", "" if content else "unreadable", tokens, time.monotonic() - begun)

    async def _post(self, client: AsyncOpenAI, question: Question) -> _Completion:
        body: dict[str, Any] = {
            "model": self._name,
            "messages": [msgspec.to_builtins(message) for message in question.messages],
            "max_completion_tokens": LONGEST_ANSWER,
            "response_format": {
                "type": "json_schema",
                "json_schema": {"name": "answer", "strict": True, "schema": question.schema},
            },
        }
        response = await client.chat.completions.with_raw_response.create(**body)
        return msgspec.json.decode(response.content, type=_Completion)


def _kind_of(error: Exception) -> Failure:
    """Return which kind of failure an error is."""
    import openai  # noqa: PLC0415 - only in the model's own thread: it takes its time

    if isinstance(error, TimeoutError | openai.APITimeoutError):
        return "late"
    if isinstance(error, openai.APIStatusError):
        return "refused"
    return "unreadable" if isinstance(error, msgspec.MsgspecError | UnicodeError) else "unreachable"


def _connect(url: str, key: str) -> AsyncOpenAI:
    """Return the SDK's client, which says nothing to any log, follows nowhere else, and reads no more than it must."""
    import openai  # noqa: PLC0415 - see _kind_of

    for name in ("openai", "httpx2", "httpcore2"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # they would log addresses, headers and questions
    http = openai.DefaultAsyncHttpxClient(event_hooks={"response": [_cut_short]}, follow_redirects=False)
    return openai.AsyncOpenAI(
        base_url=url,
        api_key=key or "none",
        max_retries=0,
        http_client=http,
        default_headers={"Accept-Encoding": "identity"},
    )


async def _cut_short(response: httpx2.Response) -> None:
    """Let a response end with an error when it goes on for too long."""
    import httpx2  # noqa: PLC0415 - see _kind_of

    whole = response.stream

    class Short(httpx2.AsyncByteStream):
        """The same bytes, as far as anybody wants to read."""

        async def __aiter__(self) -> AsyncIterator[bytes]:
            """Give them, and break off where there are too many."""
            read = 0
            if isinstance(whole, httpx2.AsyncByteStream):
                async for piece in whole:
                    read += len(piece)
                    if read > MOST_BYTES:
                        raise httpx2.ReadError("too long")
                    yield piece

        async def aclose(self) -> None:
            """Let go of the connection."""
            if isinstance(whole, httpx2.AsyncByteStream):
                await whole.aclose()

    response.stream = Short()


def model_from_environment(environment: Mapping[str, str] | None = None) -> Model:
    """Return the model that the environment names, always the same one for the same words. Raises `NoModel`."""
    given = os.environ if environment is None else environment
    if find_spec("openai") is None:
        raise NoModel("extra")
    url, name = (given.get(variable, "").strip() for variable in (URL, MODEL))
    if not _is_address(url):
        raise NoModel("address", URL)
    if not name:
        raise NoModel("address", MODEL)
    limits = {limit: _number(given, variable) for limit, variable in LIMITS.items() if given.get(variable)}
    return _model(url, name, given.get(KEY, "").strip(), Limits(**limits))


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _number(given: Mapping[str, str], variable: str) -> float:
    try:
        value = float(given[variable])
    except ValueError:
        raise NoModel("limit", variable) from None
    if not 0 < value < 1e9:
        raise NoModel("limit", variable)
    return value


@lru_cache(maxsize=8)
def _model(url: str, name: str, key: str, limits: Limits) -> Model:
    return Model(url, name, key, limits)
