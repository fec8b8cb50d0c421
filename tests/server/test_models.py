"""Bots in rooms that ask a language model: nobody waits for it, and they can be had only where there is one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event

import pytest

from lycaon.bots.model import LIMITS, Question, model_from_environment
from lycaon.game.ask import Ask
from lycaon.rooms import commands as do
from lycaon.rooms.desk import Desk
from lycaon.rooms.settings import SECONDS, Settings
from lycaon.server.players import Players
from tests.bots import model_server as stub
from tests.rooms.unsure import Clock
from tests.server.harness import begin, capture_logs, in_a_loop, live
from tests.server.test_players import full_of_bots

DECK = ("werewolf", "seer", "villager", "villager", "villager")


@contextmanager
def asking(manner: stub.Manner, **limits: float) -> Iterator[stub.ModelServer]:
    """Let the bots of this process ask a model of our own."""
    patch = pytest.MonkeyPatch()
    with stub.serving(manner) as server:
        patch.setenv("LYCAON_LLM_URL", server.url)
        patch.setenv("LYCAON_LLM_MODEL", "stub")
        for limit, value in limits.items():
            patch.setenv(LIMITS[limit], str(value))
        model = model_from_environment()
        model.ask(Question((), {"type": "string"}), 0.1).result()  # from now on the SDK has been read
        server.requests.clear()
        try:
            yield server
        finally:
            patch.undo()
            model.close()


async def full_of_models(seconds: float) -> tuple[Desk, Players, Clock]:
    """Return a room in which every bot asks a model, and everything lasts so many seconds."""
    desk, bots, clock = await full_of_bots(DECK, 0)
    for number in range(len(DECK)):
        await desk.command("TEST", 1, f"m{number}", do.AddBot(f"M{number}", "llm"))
    lasts = dict.fromkeys(SECONDS, seconds)
    await desk.command("TEST", 1, "times", do.Choose(Settings(deck=DECK, rules={"day_limit": 2}, seconds=lasts)))
    await desk.command("TEST", 1, "start", do.Start())
    await desk.command("TEST", 1, "looked", do.Skip("d0.look"))
    return desk, bots, clock


async def until(done: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(20):
        while not done():  # noqa: ASYNC110 - nobody sets an event for it
            await asyncio.sleep(0.005)


async def put_to_a_seat(desk: Desk, clock: Clock) -> Ask:
    """Return the first ask that is put to anybody."""
    room = await desk.room("TEST")
    while True:
        game = room.playing
        assert game is not None
        for ask in game.open_asks.values():
            if ask.seats:
                return ask
        clock.now += 2
        await desk.beat()
        await desk.sweep()


@in_a_loop
async def test_bots_that_ask_a_model_play_a_whole_game() -> None:
    with asking(stub.good) as server, capture_logs() as logs:
        desk, bots, clock = await full_of_models(60)
        room = await desk.room("TEST")
        async with asyncio.timeout(60):
            while room.status != "over":
                await asyncio.sleep(0.005)
                if not bots._busy:
                    clock.now += 2
                    await desk.beat()
                    await desk.sweep()
        await bots.stop()
    assert room.error is None
    assert room.game is not None
    assert any("said by chance" in words for words in room.game.words.values())
    assert len(server.requests) > 5
    assert logs == []


@in_a_loop
async def test_no_loop_waits_for_a_model_and_its_bot_answers_before_the_time_is_up() -> None:
    with asking(stub.thinking(Event())) as server, capture_logs() as logs:
        desk, bots, clock = await full_of_models(4)
        ask = await put_to_a_seat(desk, clock)
        loop = asyncio.get_running_loop()
        begun = last = loop.time()
        longest = 0.0
        while not ask.answers:
            await asyncio.sleep(0)
            now = loop.time()
            longest, last = max(longest, now - last), now
        await bots.stop()
    assert server.requests
    assert 0.8 < last - begun < 3.6, "it has waited for the model, and not until the call was over"
    assert longest < 0.8
    assert {(one["event"], one["why"]) for one in logs} == {("model failed", "late")}


@in_a_loop
async def test_a_room_pauses_while_a_model_thinks_and_the_answer_is_not_asked_for_twice() -> None:
    free = Event()
    with asking(stub.thinking(free)) as server:
        desk, bots, clock = await full_of_models(60)
        room = await desk.room("TEST")
        ask = await put_to_a_seat(desk, clock)
        await until(lambda: server.requests)
        await desk.command("TEST", 1, "pause", do.Pause())
        free.set()
        await until(lambda: not bots._busy)
        asked = len(server.requests)
        assert not ask.answers
        await desk.command("TEST", 1, "resume", do.Resume())
        await until(lambda: ask.answers)
        assert len(server.requests) == asked
        await bots.stop()
    assert room.error is None


@in_a_loop
async def test_of_two_processes_that_serve_a_room_one_asks_the_model() -> None:
    free = Event()
    with asking(stub.thinking(free)) as server:
        desk, bots, clock = await full_of_models(60)
        ask = await put_to_a_seat(desk, clock)
        other = Desk(desk.store)
        others = Players(other, pace=0)
        other.listeners.append(others.look)
        await other.beat()
        others.look(await other.room("TEST"))
        await until(lambda: server.requests)
        await asyncio.sleep(0.1)
        assert len(server.requests) == len(ask.seats)
        free.set()
        await until(lambda: ask.answers)
        await other.read_on("TEST")
        await until(lambda: not others._busy)
        assert len({body for _, _, body in server.requests}) == len(server.requests)
        await bots.stop()
        await others.stop()


@in_a_loop
async def test_a_model_that_breaks_is_told_to_the_operator_in_one_word() -> None:
    with asking(stub.fault), capture_logs() as logs:
        desk, bots, clock = await full_of_models(60)
        ask = await put_to_a_seat(desk, clock)
        await until(lambda: ask.answers)
        await bots.stop()
    assert logs == [{"event": "model failed", "log_level": "warning", "why": "refused"}]


@in_a_loop
async def test_a_server_without_a_model_refuses_bots_that_would_ask_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LYCAON_LLM_URL", "LYCAON_LLM_MODEL"):
        monkeypatch.delenv(variable, raising=False)
    said: set[str] = set()
    for language in ("zh-Hans", "zh-Hant", "en"):
        async with live() as here:
            host = await here.client(await here.open(), language=language)
            got = await host.refused("add_bot", "no_model", name="Robo", level="llm")
            said.add(got["text"])
            assert len(host.view["people"]) == 1
            with asking(stub.good):
                await host.ok("add_bot", name="Robo", level="llm")
    assert len(said) == 3


@in_a_loop
async def test_a_seat_plays_on_where_its_model_is_no_longer_set_up() -> None:
    async with live() as here:
        people = await here.room(4)
        with asking(stub.good):
            await people[0].ok("add_bot", name="Robo", level="llm")
        with capture_logs() as logs:
            await begin(people, deck=list(DECK), speed="off")
            assert people[0].view["people"][-1]["level"] == "llm"
            assert logs == []
