"""A desk hears of what other desks have written, with hints or without."""

from __future__ import annotations

from lycaon.rooms import commands as do
from lycaon.rooms.desk import Desk
from tests.rooms.conftest import Opening
from tests.rooms.unsure import Clock


async def test_a_desk_catches_up_with_the_others(opened: Opening, clock: Clock) -> None:
    one, other = Desk(await opened()), Desk(await opened())
    rooms = [(await one.open("remote", "en", "Ann")).code for _ in range(3)]
    told: list[tuple[str, int]] = []
    for code in rooms:
        await other.listen(code, lambda room: told.append((room.code, room.number)))
    await one.command(rooms[1], 1, "c1", do.Ready())
    await one.command(rooms[1], 1, "c2", do.Rename("Zoe"))
    await other.catch_up()
    assert told == [(rooms[1], 3), (rooms[1], 4)]
    await other.catch_up()
    assert len(told) == 2
    clock.now += 50
    await one.command(rooms[2], 1, "c3", do.Ready())
    await one.store.close_rooms(clock.now)
    await other.catch_up()
    assert {room.code for room in other.held()} == {rooms[2]}
    assert told[2:] == [(rooms[2], 3)]
