"""Clocks that are set, machines that sleep, and rooms in which something goes wrong: nobody loses time by them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lycaon.rooms import commands as do
from lycaon.rooms import entry as log
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room
from lycaon.rooms.settings import Settings
from lycaon.rooms.sqlite import SqliteStore, Steady
from lycaon.rooms.store import MemoryStore
from tests.rooms.unsure import Clock
from tests.server.harness import in_a_loop

HOUR = 3_600.0


class Machine:
    """A machine whose clock can be set, and which can sleep."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.ticks = Clock()

    def time(self) -> Steady:
        return Steady(self.clock, self.ticks)

    def go_on(self, seconds: float) -> None:
        self.clock.now += seconds
        self.ticks.now += seconds

    def sleep(self, seconds: float) -> None:
        self.clock.now += seconds  # ticks stand still in a machine that sleeps


async def begun(desk: Desk) -> Room:
    """Return a room in which the first call of the night has just begun; it lasts 20 seconds."""
    ticket = await desk.open("remote", "en", "Ann", settings=Settings(deck=("werewolf", "seer", "villager")))
    for name in ("Bob", "Cy"):
        await desk.enter(ticket.code, name)
    await desk.command(ticket.code, 1, "start", do.Start())
    await desk.command(ticket.code, 1, "looked", do.Skip("d0.look"))
    return await desk.room(ticket.code)


@pytest.mark.parametrize("first", ["sweep", "command", "presence"])
@in_a_loop
async def test_a_machine_that_slept_gives_the_time_back_whatever_it_does_first(first: str) -> None:
    machine = Machine()
    desk = Desk(MemoryStore(machine.clock), clock=machine.clock)
    await desk.beat()
    room = await begun(desk)
    machine.go_on(2)
    await desk.beat()
    before = list(room.deadlines())
    machine.sleep(HOUR)
    match first:
        case "sweep":
            await desk.sweep()
        case "command":
            await desk.command(room.code, 1, "lock", do.Lock())
        case _:
            await desk.awake()
            assert desk.since == machine.clock.now  # before, nobody could be connected
    await desk.beat()
    await desk.sweep()
    assert list(room.deadlines()) == before
    assert [until - machine.clock.now for until in room.deadlines().values()] == [18]


@in_a_loop
async def test_a_clock_that_is_set_back_stops_no_game(tmp_path: Path) -> None:
    machine = Machine()
    store = await SqliteStore.open(tmp_path / "rooms.db", machine.time())
    desk = Desk(store, clock=machine.clock)
    await desk.beat()
    room = await begun(desk)
    before = list(room.deadlines())
    machine.clock.now -= HOUR
    for _ in range(19):
        machine.go_on(1)
        await desk.beat()
        await desk.sweep()
    assert list(room.deadlines()) == before
    machine.go_on(1)
    await desk.beat()
    await desk.sweep()
    assert list(room.deadlines()) != before
    then = await store.now()
    await store.close()
    # It is no earlier when it is opened again, either.
    again = await SqliteStore.open(tmp_path / "rooms.db", machine.time())
    assert await again.now() >= then
    await again.close()


@in_a_loop
async def test_what_goes_wrong_with_one_rooms_clock_stops_its_game_and_no_other() -> None:
    clock = Clock()
    desk = Desk(MemoryStore(clock))
    await desk.beat()
    wrong, other = await begun(desk), await begun(desk)
    before = list(other.deadlines())
    wrong.clock.began.clear()
    for _ in range(21):
        clock.now += 1
        await desk.beat()
        await desk.sweep()
    assert (wrong.status, wrong.stopped) == ("over", "error")
    assert other.status == "playing"
    assert list(other.deadlines()) != before


@in_a_loop
async def test_a_room_that_can_not_be_served_at_all_keeps_nobody_waiting() -> None:
    clock = Clock()
    desk = Desk(MemoryStore(clock))
    await desk.beat()
    wrong, other = await begun(desk), await begun(desk)
    before = list(other.deadlines())
    wrong.apply = lambda _: 1 / 0  # type: ignore[assignment, method-assign]
    failed = 0
    for _ in range(21):
        clock.now += 1
        await desk.beat()
        try:
            await desk.sweep()
        except ZeroDivisionError:
            failed += 1  # whoever keeps the server is told
    assert failed
    assert list(other.deadlines()) != before


@in_a_loop
async def test_after_a_restart_a_room_at_which_nobody_looks_meets_its_deadline(tmp_path: Path) -> None:
    clock = Clock()
    settings = Settings(
        deck=("werewolf", "seer", "villager", "villager"), rules={"speech_order": "free"}, seconds={"speech": 9}
    )
    store = await SqliteStore.open(tmp_path / "rooms.db", clock)
    desk = Desk(store, clock=clock)
    await desk.beat()
    code = (await desk.open("remote", "en", "Ann", settings=settings)).code
    for name in ("Bob", "Cy", "Di"):
        await desk.enter(code, name)
    await desk.command(code, 1, "start", do.Start())
    room = await desk.room(code)
    while room.playing is not None and not room.playing.open_floor:
        await desk.command(code, 1, f"skip {room.number}", do.Skip(next(iter(room.deadlines()))))
    [until] = room.deadlines().values()
    await desk.sweep()
    clock.now += 1
    speaker = room.seats[next(iter(room.playing.table.living)) - 1] if room.playing is not None else 0
    await desk.command(code, speaker, "say", do.Say("hello"))
    assert await store.due(1) == []  # who only speaks moves no deadline
    number = room.number
    await store.close()

    store = await SqliteStore.open(tmp_path / "rooms.db", clock)
    desk = Desk(store, clock=clock)
    while clock.now < until:
        await desk.beat()
        assert await desk.sweep() == 0
        assert desk.held() == []  # nor need anybody read the room before
        clock.now += 1
    await desk.beat()
    assert await desk.sweep() == 1
    found = await store.read(code, number - 1)
    assert found is not None
    spoken, over = found
    assert isinstance(spoken.entry, log.Spoke)
    assert isinstance(over.entry, log.RanOut)
    assert over.at == until
    await store.close()
