"""Bots in rooms: whole games, at once; pauses alike for every role; a fault in one stops nothing."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from lycaon.bots import SimpleBot
from lycaon.game.deck import DECKS
from lycaon.rooms import commands as do
from lycaon.rooms import entry as log
from lycaon.rooms.desk import Desk, Receipt
from lycaon.rooms.room import Room
from lycaon.rooms.settings import SECONDS, Settings
from lycaon.rooms.store import MemoryStore, StoreFailed
from lycaon.server.players import MOST_OF_ITS_TIME, Players
from tests.rooms.unsure import Clock, Counting
from tests.server.harness import capture_logs, in_a_loop

SMALL = [deck for deck in DECKS.values() if deck.seats <= 12]


async def full_of_bots(deck: tuple[str, ...], seats: int, **settings: Any) -> tuple[Desk, Players, Clock]:
    """Return a room in which nobody but bots plays, on a clock that goes on when it is told to."""
    clock = Clock()
    # The same luck in every run: by another a game may end at the first dawn, before anybody has spoken.
    desk = Desk(MemoryStore(clock), luck=Counting(), codes=lambda: "TEST")
    bots = Players(desk, pace=0)
    desk.listeners.append(bots.look)
    await desk.beat()
    chosen = Settings(deck=deck, rules={"day_limit": 9}, seconds=dict.fromkeys(SECONDS, 60.0), **settings)
    await desk.open("remote", "en", "Host", settings=chosen, seated=False)
    for number in range(seats):
        await desk.command("TEST", 1, f"b{number}", do.AddBot(f"B{number}", "random" if number % 3 == 2 else "simple"))
    return desk, bots, clock


async def to_the_end(desk: Desk, clock: Clock) -> Room:
    """Let bots play as fast as they can; a clock ends what waits for nobody."""
    await desk.command("TEST", 1, "start", do.Start())
    room = await desk.room("TEST")
    quiet = 0
    while room.status != "over":
        number = room.number
        await asyncio.sleep(0)
        quiet = 0 if room.number != number else quiet + 1
        if quiet > 20:
            clock.now += 2
            await desk.beat()
            await desk.sweep()
    return room


@pytest.mark.parametrize("deck", SMALL, ids=[deck.id for deck in SMALL])
@in_a_loop
async def test_bots_play_whole_games(deck: Any) -> None:
    desk, bots, clock = await full_of_bots(deck.cards, deck.seats, variant=deck.variant, cards_each=deck.cards_each)
    with capture_logs() as logs:
        room = await to_the_end(desk, clock)
        await bots.stop()
    assert not logs
    game = room.game
    assert game is not None
    assert game.over
    assert room.error is None
    assert game.words  # they have spoken


@in_a_loop
async def test_a_fault_in_a_bot_stops_nothing_and_is_told_without_what_it_says() -> None:
    def broken(*_: object) -> Any:
        raise RuntimeError("seat 3 is the werewolf")

    patch = pytest.MonkeyPatch()
    for name in ("answer", "speak"):
        patch.setattr(SimpleBot, name, broken)
    try:
        with capture_logs() as logs:
            desk, bots, clock = await full_of_bots(SMALL[0].cards, SMALL[0].seats)
            room = await to_the_end(desk, clock)
            await bots.stop()
    finally:
        patch.undo()
    assert room.game is not None
    assert room.game.over
    assert {one["error"] for one in logs} == {"RuntimeError"}
    assert "werewolf" not in json.dumps(logs)


@in_a_loop
async def test_a_bot_tries_again_when_the_store_comes_back() -> None:
    desk, bots, clock = await full_of_bots(SMALL[0].cards, SMALL[0].seats, speed="off")
    failures = 6
    give = desk.command

    async def unsure(code: str, by: int, id: str, command: do.Command) -> Any:
        nonlocal failures
        if isinstance(command, do.GiveAnswer) and failures:
            failures -= 1
            raise StoreFailed
        return await give(code, by, id, command)

    patch = pytest.MonkeyPatch()
    sleep = asyncio.sleep
    patch.setattr(desk, "command", unsure)
    patch.setattr(asyncio, "sleep", lambda _: sleep(0))
    try:
        room = await to_the_end(desk, clock)
        await bots.stop()
    finally:
        patch.undo()
    assert failures == 0
    assert room.game is not None
    assert room.game.over


@in_a_loop
async def test_a_bot_that_is_sent_away_while_it_thinks_breaks_nothing() -> None:
    desk, bots, _ = await full_of_bots(SMALL[0].cards, SMALL[0].seats)
    with capture_logs() as logs:
        await desk.command("TEST", 1, "start", do.Start())
        for person in (2, 3, 4):
            await desk.command("TEST", 1, f"k{person}", do.Kick(person))
        for _ in range(50):
            await asyncio.sleep(0)
        await bots.stop()
    assert not logs


@in_a_loop
async def test_bots_pause_alike_at_every_call_and_within_its_time() -> None:
    desk, bots, _ = await full_of_bots(("werewolf", "seer", "witch", "defender", "villager", "villager"), 6)
    await desk.command("TEST", 1, "start", do.Start())
    await desk.command("TEST", 1, "looked", do.Skip("d0.look"))
    room = await desk.room("TEST")
    bots._pace = 1
    game = room.playing
    assert game is not None
    pauses: dict[str, list[float]] = {}
    for ask in game.open_asks.values():
        pauses[ask.id] = [bots._pause(room, ask.id, Random(seed)) for seed in range(50)]
    assert len(set(map(tuple, pauses.values()))) == 1
    await desk.command("TEST", 1, "fast", do.Choose(Settings(seconds={"hold": 1})))
    for ask in game.open_asks.values():
        assert all(bots._pause(room, ask.id, Random(seed)) <= MOST_OF_ITS_TIME for seed in range(50))
    await bots.stop()


@in_a_loop
async def test_bots_of_games_that_are_over_are_forgotten() -> None:
    desk, bots, clock = await full_of_bots(SMALL[0].cards, SMALL[0].seats)
    await to_the_end(desk, clock)
    assert bots._bots
    bots.forget(desk.held())
    assert not bots._bots
    await bots.stop()


@in_a_loop
async def test_a_bot_whose_seat_is_given_back_does_nothing_more_whatever_it_was_about_to_do() -> None:
    clock = Clock()
    desk = Desk(MemoryStore(clock), luck=Counting(), codes=lambda: "TEST")
    bots = Players(desk, pace=0.01)
    desk.listeners.append(bots.look)
    await desk.beat()
    deck = ("werewolf", "seer", "villager", "villager", "villager")
    await desk.open("remote", "en", "P1", settings=Settings(deck=deck, speed="off"))
    for number in range(2, 6):
        await desk.enter("TEST", f"P{number}")
    await desk.command("TEST", 1, "start", do.Start())
    await desk.command("TEST", 1, "looked", do.Skip("d0.look"))
    room = await desk.room("TEST")
    while not any(ask.seats for ask in room.game.open_asks.values()):  # type: ignore[union-attr]
        hold = next(iter(room.game.open_asks))  # type: ignore[union-attr]
        await desk.command("TEST", 1, f"s{hold}", do.Skip(hold))
    [ask] = [one for one in room.game.open_asks.values() if one.seats]  # type: ignore[union-attr]
    [seat] = ask.seats
    person = room.seats[seat - 1]
    await desk.replace("TEST", seat, ["Ada"], "simple")
    await asyncio.sleep(0.005)  # it thinks
    command = Desk.command

    async def given_back_meanwhile(*_: object) -> Receipt:
        patch.undo()
        await desk.come_back("TEST", person)
        raise StoreFailed  # so that it is tried again, when the seat is somebody else's

    patch = pytest.MonkeyPatch()
    patch.setattr(Desk, "command", given_back_meanwhile)
    [thinking] = bots._busy.values()
    await asyncio.wait_for(thinking, 5)
    assert Desk.command is command
    assert room.seats[seat - 1] == person
    assert seat not in ask.answers
    assert not any(isinstance(stored.entry, log.Answered) for stored in await desk.store.read("TEST", 0) or ())
    await bots.stop()
