"""The hub: what a client is sent, and that the coming of a message tells nothing.

Here without sockets: connections write into lists, on a clock that goes on when it is told to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from lycaon.game.ask import Answer, Ask
from lycaon.rooms import commands as do
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room
from lycaon.rooms.settings import Settings
from lycaon.rooms.store import MemoryStore
from lycaon.server import protocol as wire
from lycaon.server.hub import Connection, Hub
from lycaon.server.metrics import Metrics
from tests.rooms.unsure import Clock
from tests.server.harness import in_a_loop

PEOPLE = 8
DECK = ("werewolf", "werewolf", "seer", "witch", "defender", "hunter", "villager", "villager")

_read = msgspec.json.Decoder(wire.ToClient).decode


class Table:
    """A room of people who are all connected; what each is sent is kept."""

    def __init__(self, *, luck: int = 0, settings: Settings | None = None) -> None:
        self.clock = Clock()
        self.desk = Desk(MemoryStore(self.clock), luck=lambda size: luck.to_bytes(size, "big"), codes=lambda: "TEST")
        self.hub = Hub(self.desk, Metrics(), self.clock)
        self.settings = settings or Settings(deck=DECK, seconds={"hold": 20})
        self.sent: dict[int, list[str]] = {}
        self.connections: dict[int, Connection] = {}
        self.writers: list[asyncio.Task[None]] = []
        self.commands = 0

    async def sit(self, people: int = PEOPLE) -> None:
        number = 0

        def luck(size: int) -> bytes:
            nonlocal number
            number += 1
            return number.to_bytes(size, "big")

        started, self.desk._luck = self.desk._luck, luck
        await self.desk.open("remote", "en", "P1", settings=self.settings)
        for one in range(2, people + 1):
            await self.desk.enter("TEST", f"P{one}")
        self.desk._luck = started
        for person in range(people + 1):
            self.sent[person] = []
            await self.connect(person)

    async def connect(self, person: int) -> None:
        async def send(text: str) -> None:
            self.sent[person].append(text)

        connection = await self.hub.connect("TEST", person, send)
        connection.resume(-1, 0)
        self.connections[person] = connection
        self.writers.append(asyncio.create_task(connection.write()))
        await self.calm()

    async def calm(self) -> None:
        """Let all writers write."""
        for _ in range(3):
            await asyncio.sleep(0)

    @property
    def room(self) -> Room:
        [room] = self.desk.held()
        return room

    async def do(self, person: int, command: do.Command) -> None:
        self.commands += 1
        await self.desk.command("TEST", person, f"c{self.commands}", command)
        await self.calm()

    async def answer(self, ask: Ask, seat: int, value: Answer) -> None:
        await self.do(self.room.seats[seat - 1], do.GiveAnswer(ask.id, value))

    async def wait(self, seconds: float) -> None:
        """Let time go on, second by second, and everything that is due happen."""
        for _ in range(round(seconds)):
            self.clock.now += 1
            await self.desk.sweep()
            await self.calm()

    async def end(self) -> None:
        for writer in self.writers:
            writer.cancel()
        await asyncio.gather(*self.writers, return_exceptions=True)


def secretly(table: Table) -> list[tuple[Ask, int]]:
    """Return what is asked in secret, and of whom."""
    game = table.room.playing
    assert game is not None
    asks = [ask for ask in game.open_asks.values() if ask.hold is not None]
    return [(ask, seat) for ask in asks for seat in ask.seats if seat not in ask.answers]


Night = Callable[[Table, Random], Any]


async def nobody_answers(table: Table, rng: Random) -> None:
    """Let them all be silent."""


async def all_answer(table: Table, rng: Random) -> None:
    for ask, seat in secretly(table):
        if ask.state == "open" and seat in ask.seats:
            await table.answer(ask, seat, rng.choice(ask.legal_for(seat)))


async def one_wolf_changes_its_mind(table: Table, rng: Random) -> None:
    for ask, seat in secretly(table):
        if ask.shared and seat == min(ask.seats):
            for value in rng.sample(ask.legal_for(seat), 3):
                await table.answer(ask, seat, value)


async def one_night(night: Night, *, holds: str, seed: int) -> tuple[dict[int, list[bytes]], dict[str, int]]:
    """Play until the first dawn; return what everybody was sent, without the clock, and who had which card."""
    settings = Settings(deck=DECK, seconds={"hold": 20}, holds=holds)  # type: ignore[arg-type]
    table = Table(luck=7, settings=settings)
    await table.sit()
    await table.do(1, do.Start())
    rng = Random(seed)
    game = table.room.game
    assert game is not None
    begun = table.clock.now
    while game.phase == "n1" and table.clock.now - begun < 400:
        await night(table, rng)
        await table.wait(1)
        if any(event.to is None and type(event).__name__ == "DayBroke" for event in game.log):
            break
    found = {person: [_without_clock(text) for text in sent] for person, sent in table.sent.items()}
    cards = {str(game.table[seat].ids[0]): seat for seat in range(1, PEOPLE + 1)}
    await table.end()
    return found, cards


def _without_clock(text: str) -> bytes:
    message = _read(text)
    if isinstance(message, wire.Seen):
        message = msgspec.structs.replace(message, view=msgspec.structs.replace(message.view, now=0))
    return msgspec.json.encode(message)


def until_dawn(sent: list[bytes]) -> list[bytes]:
    """Return what was sent before the night showed what it had done."""
    return [one for one in sent if b'"event":"day_broke"' not in one]


@pytest.mark.parametrize("holds", ["fixed", "answered"])
@pytest.mark.parametrize("night", [all_answer, one_wolf_changes_its_mind])
@in_a_loop
async def test_who_is_asked_nothing_is_sent_the_same_messages_whatever_others_answer(night: Night, holds: str) -> None:
    silent, cards = await one_night(nobody_answers, holds=holds, seed=1)
    spoken, same = await one_night(night, holds=holds, seed=2)
    assert cards == same
    for person in (0, cards["villager"], cards["hunter"]):
        assert until_dawn(spoken[person]) == until_dawn(silent[person])


@in_a_loop
async def test_commands_of_others_that_change_nothing_to_see_bring_no_message() -> None:
    table = Table()
    await table.sit()
    await table.do(1, do.Start())
    before = {person: len(sent) for person, sent in table.sent.items()}
    numbers = {person: _seen(sent[-1]).view.number for person, sent in table.sent.items()}
    await table.do(1, do.Ready(ready=False))
    await table.do(2, do.Ready(ready=False))
    assert {person: len(sent) for person, sent in table.sent.items()} == before
    await table.do(2, do.Ready())
    for person, sent in table.sent.items():
        assert len(sent) == before[person] + 1
        assert _seen(sent[-1]).view.number == numbers[person] + 1
    await table.end()


def _seen(text: str) -> wire.Seen:
    message = _read(text)
    assert isinstance(message, wire.Seen)
    return message


@in_a_loop
async def test_a_hub_tells_the_stores_time() -> None:
    table = Table()
    await table.sit(2)
    table.hub._clock = lambda: table.clock.now - 33
    await table.hub.set_clock()
    assert table.hub.now() == table.clock.now
    await table.end()


@in_a_loop
async def test_a_client_that_takes_nothing_is_told_nothing_more_and_delays_nobody() -> None:
    table = Table()
    await table.sit(3)
    stuck = asyncio.Event()

    async def send(_: str) -> None:
        await stuck.wait()

    slow = await table.hub.connect("TEST", 3, send)
    slow.resume(-1, 0)
    writer = asyncio.create_task(slow.write())
    for number in range(200):
        await table.do(2, do.Ready(ready=not number % 2))
    assert _seen(table.sent[1][-1]).view.number > 200
    for number in range(100):
        slow.tell(wire.Pong(number))
    assert slow.closing == wire.Bye("flood")
    stuck.set()
    await writer
    await table.end()
