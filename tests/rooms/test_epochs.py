"""Epochs, undo and the end of games that have gone wrong: what every process and every side must agree on."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from lycaon.game.ask import Refused
from lycaon.record.record import RULES_VERSION
from lycaon.rooms import commands as do
from lycaon.rooms import entry as log
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room, fold
from lycaon.rooms.settings import Settings
from lycaon.rooms.sight import look
from lycaon.rooms.store import MemoryStore
from tests.rooms.unsure import Clock, Counting

DECK = ("werewolf", "werewolf", "seer", "villager", "villager", "villager")


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(play)


async def judged() -> tuple[Desk, Room]:
    desk = Desk(MemoryStore(Clock()), luck=Counting(), codes=lambda: "TEST")
    await desk.beat()
    await desk.open("judge", "en", "Judge", settings=Settings(deck=DECK))
    for number in range(6):
        await desk.enter("TEST", f"P{number}")
    await desk.command("TEST", 1, "start", do.Start())
    return desk, await desk.room("TEST")


def test_an_epoch_is_the_same_in_a_process_that_has_read_the_last_game_alone() -> None:
    async def play() -> None:
        desk, room = await judged()
        epochs = {room.epoch}
        for number in range(3):
            await desk.command("TEST", 1, f"stop{number}", do.StopGame())
            await desk.command("TEST", 1, f"start{number}", do.Start())
            short = fold("TEST", await desk.store.read("TEST", None) or [])
            assert short.epoch == room.epoch
            for viewer in (1, 6, "public", "judge"):
                assert short.epoch_of(viewer) == room.epoch_of(viewer)
            assert room.epoch not in epochs  # nor are two games ever taken for each other
            epochs.add(room.epoch)

    run(play())


def test_sides_have_epochs_of_their_own() -> None:
    async def play() -> None:
        _, room = await judged()
        sides = [*range(1, 7), "public", "judge"]
        assert len({room.epoch_of(side) for side in sides}) == len(sides)

    run(play())


def test_who_knows_nothing_of_what_is_taken_back_does_not_hear_of_it() -> None:
    async def play() -> None:
        desk, room = await judged()
        game = room.game
        assert game is not None
        [seer] = [ask for ask in game.open_asks.values() if ask.call == "seer"]
        await desk.command("TEST", 1, "seer", do.GiveAnswer(seer.id, seer.legal[0], seer.seats[0]))
        pack = game.open_asks["n1.werewolf"]
        villager = next(seat for seat in range(1, 7) if seat not in (*pack.seats, *seer.seats))
        person = room.seats[villager - 1]
        before = msgspec.json.encode(look(room, person, 0))
        epoch = room.epoch
        await desk.command("TEST", 1, "point", do.GiveAnswer(pack.id, villager, pack.seats[0]))
        assert msgspec.json.encode(look(room, person, 0)) == before
        await desk.command("TEST", 1, "undo", do.Undo())
        assert room.epoch != epoch
        assert msgspec.json.encode(look(room, person, 0)) == before
        await desk.command("TEST", 1, "redo", do.Redo())
        assert msgspec.json.encode(look(room, person, 0)) == before
        await desk.command("TEST", 1, "undo2", do.Undo())
        mine = room.epoch_of(seer.seats[0])
        await desk.command("TEST", 1, "undo3", do.Undo())  # what the seer was told
        assert room.epoch_of(seer.seats[0]) != mine

    run(play())


def test_a_game_of_other_rules_is_stopped_and_said_to_be() -> None:
    async def play() -> None:
        desk, _ = await judged()
        entries = await desk.store.read("TEST", 0) or []
        old = [
            msgspec.structs.replace(one, entry=msgspec.structs.replace(one.entry, rules_version=RULES_VERSION + 1))
            if isinstance(one.entry, log.Started)
            else one
            for one in entries
        ]
        desk.store._rooms["TEST"].entries = old  # type: ignore[attr-defined]
        other = Desk(desk.store)
        await other.beat()
        found = await other.room("TEST")
        assert (found.status, found.stopped, found.due_at) == ("playing", None, found.at)
        await other.serve("TEST")
        assert (found.status, found.stopped) == ("over", "rules_changed")
        view = look(found, 2, 0)
        assert (view.game, view.stopped) == (None, "rules_changed")
        await other.command("TEST", 1, "again", do.Start())
        assert found.playing is not None

    run(play())


def test_unknown_rooms_are_not_kept_in_mind() -> None:
    async def play() -> None:
        desk = Desk(MemoryStore(Clock()))
        for number in range(20):
            with pytest.raises(Refused, match="unknown_room"):
                await desk.room(f"X{number}")
        found = await asyncio.gather(*[desk.room("ZZZZ") for _ in range(5)], return_exceptions=True)
        assert all(isinstance(one, Refused) for one in found)
        assert not desk._loading
        assert not desk.held()

    run(play())


def test_many_who_come_at_once_find_one_room() -> None:
    async def play() -> None:
        desk, _ = await judged()
        other = Desk(desk.store)
        rooms = await asyncio.gather(*[other.room("TEST") for _ in range(5)])
        assert len({id(one) for one in rooms}) == 1

    run(play())


def test_words_of_who_is_forgotten_are_forgotten_at_once() -> None:
    async def play() -> None:
        desk, room = await judged()
        game = room.game
        assert game is not None
        [seer] = [ask for ask in game.open_asks.values() if ask.call == "seer"]
        await desk.command("TEST", 1, "seer", do.GiveAnswer(seer.id, seer.legal[0], seer.seats[0]))
        pack = game.open_asks["n1.werewolf"]
        one, other = (room.seats[seat - 1] for seat in pack.seats)
        await desk.command("TEST", one, "say", do.Say("farewell", "pack"))
        await desk.command("TEST", other, "say", do.Say("well met", "pack"))
        await desk.erase_person("TEST", one)
        assert list(game.words.values()) == ["well met"]
        assert "farewell" not in str(await desk.store.read("TEST", 0))

    run(play())
