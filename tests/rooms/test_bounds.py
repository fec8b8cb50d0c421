"""How much one room may have done: whoever tires it out tires out that room alone, and never for good."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random

import pytest

from lycaon.bots import random_answer
from lycaon.game.ask import Ask, Refused
from lycaon.rooms import commands as do
from lycaon.rooms import desk as desks
from lycaon.rooms.desk import Desk
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.room import Room, fold
from lycaon.rooms.settings import Settings
from lycaon.rooms.store import MemoryStore
from tests.rooms.unsure import Clock
from tests.server.harness import in_a_loop

DECK = ("werewolf", "villager", "villager")


async def begun(way: str = "remote", *, to: str | None = None) -> tuple[Desk, MemoryStore, Room]:
    """Return a room in which a game runs, gone on to a kind of ask."""
    store = MemoryStore(Clock())
    desk = Desk(store, codes=lambda: "TEST")
    await desk.open("judge" if way == "judge" else "remote", "en", "Ann", settings=Settings(deck=DECK, speed="off"))
    for number in range(3 if way == "judge" else 2):
        if way == "judge":
            await desk.command("TEST", 1, f"name{number}", do.AddName(f"N{number}"))
        else:
            await desk.enter("TEST", f"P{number}")
    await desk.command("TEST", 1, "start", do.Start())
    room = await desk.room("TEST")
    while to is not None and room.playing is not None and to not in [one.kind for one in asks(room)]:
        await desk.command("TEST", 1, f"skip{room.number}", do.Skip(asks(room)[0].id))
    return desk, store, room


def asks(room: Room) -> list[Ask]:
    return [] if room.playing is None else list(room.playing.open_asks.values())


async def refused(desk: Desk, by: int, command: do.Command) -> str:
    with pytest.raises(Refused) as caught:
        await desk.command("TEST", by, "refused", command)
    return str(caught.value.code)


@in_a_loop
async def test_a_room_takes_so_many_commands_and_then_another_game() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(do, "MOST_ENTRIES", 40)
        patch.setattr(desks, "MOST_ENTRIES", 40)
        desk, store, room = await begun()
        number = 0
        with suppress(Refused):
            while True:
                number += 1
                await desk.command("TEST", 1, f"lock{number}", do.Lock(locked=number % 2 == 1))
        assert room.entries == 40
        assert await refused(desk, 1, do.Pause()) == RoomCode.WORN_OUT
        room.lobby.locked = False
        with pytest.raises(Refused, match="worn_out"):
            await desk.enter("TEST", "Late")
        assert fold("TEST", await store.read("TEST", None) or []).entries == 40
        assert fold("TEST", await store.read("TEST", 0) or []).entries == 40
        await desk.command("TEST", 1, "stop", do.StopGame())
        await desk.command("TEST", 1, "again", do.Start())
        await desk.command("TEST", 1, "pause", do.Pause())


@in_a_loop
async def test_a_judge_takes_back_so_often_and_no_more() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(do, "MOST_TAKEN_BACK", 3)
        desk, _, room = await begun("judge")
        game = room.playing
        assert game is not None
        seat, ask = next((seat, ask) for seat in (1, 2, 3) for ask in game.view(seat).asks if ask.kind != "hold")
        await desk.command("TEST", 1, "a", do.GiveAnswer(ask.id, random_answer(ask, Random(1)), seat=seat))
        for number in range(3):
            await desk.command("TEST", 1, f"undo{number}", do.Undo())
            await desk.command("TEST", 1, f"redo{number}", do.Redo())
        assert await refused(desk, 1, do.Undo()) == RoomCode.WORN_OUT


@in_a_loop
async def test_a_game_bears_so_many_words() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(do, "MOST_SAID", 250)
        desk, _, room = await begun(to="speech")
        speaker = next(one for one in asks(room) if one.kind == "speech").seats[0]
        for number in range(2):
            await desk.command("TEST", room.seats[speaker - 1], f"say{number}", do.Say("x" * 100))
        assert await refused(desk, room.seats[speaker - 1], do.Say("x" * 100)) == RoomCode.WORN_OUT
        await desk.command("TEST", room.seats[speaker - 1], "short", do.Say("x" * 50))


@in_a_loop
async def test_a_long_room_is_read_and_looked_back_at_while_others_go_on() -> None:
    desk, store, room = await begun(to="speech")
    for turn in range(2):
        ask = next(one for one in asks(room) if one.kind == "speech")
        for number in range(750):
            await desk.command("TEST", room.seats[ask.seats[0] - 1], f"{turn}say{number}", do.Say("Hello."))
        await desk.command("TEST", room.seats[ask.seats[0] - 1], f"{turn}done", do.GiveAnswer(ask.id, "done"))
    await desk.command("TEST", 1, "stop", do.StopGame())
    longest = 0.0

    async def beside() -> None:
        nonlocal longest
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(0)
            longest = max(longest, time.perf_counter() - begun)

    other = Desk(store)
    watching = asyncio.create_task(beside())
    begun_at = time.perf_counter()
    await other.room("TEST")
    await other.statistics("TEST")
    assert await other.record("TEST", 1) is not None
    took = time.perf_counter() - begun_at
    watching.cancel()
    assert longest < max(took / 3, 0.1)
