"""What a room remembers of its games."""

from __future__ import annotations

import asyncio

from lycaon.record import replay
from lycaon.rooms import commands as do
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room
from lycaon.rooms.store import MemoryStore
from tests.rooms.unsure import Clock, Counting

PEOPLE = 6


async def answered(desk: Desk, code: str, room: Room) -> None:
    """Let every open ask be answered with the first that is legal, until the game is over."""
    sent = 0
    while room.playing is not None:
        ask = next(one for one in reversed(room.playing.open_asks.values()) if not one.offer)
        if ask.kind == "hold":
            sent += 1
            await desk.command(code, 1, f"h{room.lobby.games}.{sent}", do.Skip(ask.id))
        for seat in ask.seats:
            legal = ask.legal_for(seat)
            sent += 1
            answer = do.GiveAnswer(ask.id, legal[0] if legal else None)
            await desk.command(code, room.seats[seat - 1], f"a{room.lobby.games}.{sent}", answer)


async def two_games() -> tuple[Desk, str]:
    """Play two games in a room, and begin a third."""
    desk = Desk(MemoryStore(Clock()), luck=Counting(), codes=lambda: "TEST")
    ticket = await desk.open("remote", "en", "Ann")
    for number in range(2, PEOPLE + 1):
        await desk.enter(ticket.code, f"P{number}")
    for game in (1, 2):
        await desk.command(ticket.code, 1, f"start{game}", do.Start())
        await answered(desk, ticket.code, await desk.room(ticket.code))
    await desk.command(ticket.code, 1, "start3", do.Start())
    return desk, ticket.code


def test_finished_games_are_counted_and_the_one_under_way_is_not() -> None:
    async def look() -> None:
        desk, code = await two_games()
        found = await desk.statistics(code)
        assert [game.game for game in found.games] == [1, 2]
        assert sum(found.camps.values()) == 2
        assert set(found.people) == set(range(1, PEOPLE + 1))
        for tally in found.people.values():
            assert tally.games == 2
            assert sum(games for games, _ in tally.camps.values()) == 2
            assert sum(games for games, _ in tally.roles.values()) == 2
            assert sum(wins for _, wins in tally.camps.values()) == tally.wins
        for game in found.games:
            assert {played.camp for played in game.seats if played.won} == {game.winner}

    asyncio.run(look())


def test_the_record_of_any_finished_game_can_be_had_and_replays() -> None:
    async def look() -> None:
        desk, code = await two_games()
        for number in (1, 2):
            record = await desk.record(code, number)
            assert record is not None
            assert record.names is not None
            assert record.names[0] == "Ann"
            assert replay(record).result == record.result
        assert await desk.record(code, 3) is None
        assert await desk.replay(code, 3, "public") is None

    asyncio.run(look())


def test_who_has_gone_is_named_in_no_game_of_the_past() -> None:
    async def look() -> None:
        desk, code = await two_games()
        await desk.command(code, 1, "stop3", do.StopGame())
        before = await desk.record(code, 1)
        assert before is not None
        assert before.names == ("Ann", "P2", "P3", "P4", "P5", "P6")
        await desk.erase_person(code, 2)
        record = await desk.record(code, 1)
        seen = await desk.replay(code, 2, "judge")
        assert record is not None
        assert seen is not None
        assert record.names == ("Ann", "2", "P3", "P4", "P5", "P6")
        assert [one.name for one in seen.seats] == ["Ann", "2", "P3", "P4", "P5", "P6"]
        assert {played.name for game in (await desk.statistics(code)).games for played in game.seats} == set(
            record.names
        )

    asyncio.run(look())
