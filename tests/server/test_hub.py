"""The hub: what a client is sent, and that the coming of a message tells nothing.

Here without sockets: connections write into lists, on a clock that goes on when it is told to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Literal

import msgspec
import pytest

from lycaon.bots import random_answer
from lycaon.game.ask import Answer, Ask
from lycaon.rooms import commands as do
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room, fold
from lycaon.rooms.settings import Settings, Way
from lycaon.rooms.sight import look, words_of
from lycaon.rooms.store import MemoryStore
from lycaon.server import protocol as wire
from lycaon.server.hub import HERE, SILENT, SLOW, Connection, Hub
from lycaon.server.late import delay_of
from lycaon.server.metrics import Metrics
from tests.rooms.unsure import Clock
from tests.server.harness import in_a_loop

PEOPLE = 8
DECK = ("werewolf", "werewolf", "seer", "witch", "defender", "hunter", "villager", "villager")

_read = msgspec.json.Decoder(wire.ToClient).decode


class Pipe:
    """A pipe that keeps what is written, and is full when it is told to be."""

    def __init__(self, heard: list[str], look: Callable[[str], None] = lambda _: None) -> None:
        self.heard = heard
        self.full = False
        self.end = ""
        self._look = look

    def drained(self, tell: Callable[[], None]) -> None:
        self._tell = tell

    def drain(self) -> None:
        self.full = False
        self._tell()

    def write(self, messages: Iterable[bytes]) -> None:
        for one in messages:
            self._look(one.decode())
            self.heard.append(one.decode())

    def close(self) -> None:
        self.end = "closed"

    def abort(self) -> None:
        self.end = "dropped"


class Table:
    """A room of people who are all connected; what each is sent is kept."""

    def __init__(self, *, luck: int = 0, settings: Settings | None = None) -> None:
        self.clock = Clock()
        self.store = MemoryStore(self.clock)
        self.desk = Desk(self.store, luck=lambda size: luck.to_bytes(size, "big"), codes=lambda: "TEST")
        self.hub = Hub(self.desk, Metrics(), self.clock)
        self.settings = settings or Settings(deck=DECK, seconds={"hold": 20})
        self.sent: dict[int, list[str]] = {}
        self.connections: dict[int, Connection] = {}
        self.commands = 0

    def last(self, person: int) -> str:
        """Return the last view that somebody was sent."""
        return next(text for text in reversed(self.sent[person]) if text.startswith('{"type":"view"'))

    async def sit(self, people: int = PEOPLE, way: Way = "remote") -> None:
        number = 0

        def luck(size: int) -> bytes:
            nonlocal number
            number += 1
            return number.to_bytes(size, "big")

        started, self.desk._luck = self.desk._luck, luck
        await self.desk.open(way, "en", "P1", settings=self.settings)
        for one in range(2, people + 1):
            await self.desk.enter("TEST", f"P{one}")
        self.desk._luck = started
        for person in range(people + 1):
            self.sent[person] = []
            await self.connect(person)

    async def connect(self, person: int) -> None:
        pipe = Pipe(self.sent[person], lambda text: self.hold(person, text))
        connection = await self.hub.connect("TEST", person, pipe)
        connection.resume(-1, 0)
        self.connections[person] = connection
        await self.calm()

    def hold(self, person: int, text: str) -> None:
        """Hold what is written, part by part, against what there is to see."""
        message = _read(text)
        if isinstance(message, wire.Seen):
            room, view = self.room, message.view
            delay = delay_of(room, person)
            if delay:
                self.hold_late(message, delay)
                return
            whole = look(room, person, view.now, self.hub.here("TEST"), view.number)
            events = [] if room.game is None else room.game.events(whole.viewer, message.first - 1)
            words = {} if room.game is None else words_of(room.game, events)
            assert text == _text(wire.Seen(whole, message.first, tuple(events), words))

    def hold_late(self, message: wire.Seen, delay: float) -> None:
        """Hold what is shown later against the entries that are old enough: nothing else may be in it."""
        old = [one for one in self.store._rooms["TEST"].entries if one.at <= self.clock.now - delay]
        game = fold("TEST", old).game
        known = [] if game is None else game.events(message.view.viewer)
        before = message.first - 1
        assert list(message.events) == known[before : before + len(message.events)]
        assert message.view.people[0].number == self.room.lobby.people[1].number

    async def calm(self) -> None:
        """Let the hub write."""
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


def _text(message: wire.ToClient) -> str:
    """Return a message as it is written; the parts of a view in the order in which they are put together."""
    return msgspec.json.encode(message).decode()


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


@pytest.mark.parametrize("way", ["remote", "judge"])
@pytest.mark.parametrize("holds", ["fixed", "answered"])
@in_a_loop
async def test_what_is_written_in_parts_is_what_there_is_to_see(way: Way, holds: Literal["fixed", "answered"]) -> None:
    settings = Settings(deck=(*DECK[:-1], "cupid"), holds=holds, dead_see="everything", rules={"speech_order": "free"})
    table = Table(luck=3, settings=settings)
    await table.sit(PEOPLE + (way == "judge"), way)
    await table.do(1, do.Start())
    rng = Random(5)
    said = 0
    while (game := table.room.playing) is not None:
        for seat in range(1, PEOPLE + 1):
            person = table.room.seats[seat - 1]
            for channel in _seen(table.last(person)).view.channels:
                await table.do(person, do.Say(f"word {said}", channel))
                said += 1
            asks = [ask for ask in game.view(seat).asks if ask.kind != "hold" and not ask.answered and not ask.held]
            if asks and not asks[0].offer:
                await table.answer(game.open_asks[asks[0].id], seat, random_answer(asks[0], rng))
                break
        else:
            hold = next((id for id, ask in game.open_asks.items() if ask.kind == "hold"), None)
            await (table.wait(1) if hold is None else table.do(1, do.Skip(hold)))
        if way == "judge" and rng.random() < 0.1:
            await table.do(1, do.Undo())
    assert table.room.status == "over"
    assert table.room.error is None
    assert said > PEOPLE


@in_a_loop
async def test_commands_of_others_that_change_nothing_to_see_bring_no_message() -> None:
    table = Table()
    await table.sit()
    await table.do(1, do.Start())
    before = {person: len(sent) for person, sent in table.sent.items()}
    numbers = {person: _seen(sent[-1]).view.number for person, sent in table.sent.items()}
    await table.do(1, do.Mute(2, muted=False))
    await table.do(1, do.Lock(locked=False))
    assert {person: len(sent) for person, sent in table.sent.items()} == before
    await table.do(1, do.Mute(2))
    for person, sent in table.sent.items():
        assert len(sent) == before[person] + 1
        assert _seen(sent[-1]).view.number == numbers[person] + 1


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


@in_a_loop
async def test_a_client_that_takes_nothing_is_told_nothing_more_and_delays_nobody() -> None:
    table = Table()
    await table.sit(3)
    heard: list[str] = []
    pipe = Pipe(heard)
    pipe.full = True
    slow = await table.hub.connect("TEST", 3, pipe)
    slow.resume(-1, 0)
    for number in range(200):
        await table.do(1, do.Ready(ready=not number % 2))
    assert _seen(table.sent[1][-1]).view.number > 200
    assert not heard
    pipe.drain()
    await table.calm()
    assert [_seen(one).view.number for one in heard] == [1]  # the room as it stands, not what came in between
    pipe.full = True
    for number in range(100):
        slow.tell(wire.Pong(number))
    await table.calm()
    assert slow.closing == wire.Bye("flood")
    assert _read(heard[-1]) == wire.Bye("flood")
    assert pipe.end == "closed"


@in_a_loop
async def test_who_takes_nothing_is_dropped_and_who_is_silent_is_put_out() -> None:
    table = Table()
    await table.sit(2)
    now = table.hub.time()
    table.hub.time = lambda: now  # type: ignore[method-assign]
    heard: list[str] = []
    pipe = Pipe(heard)
    slow = await table.hub.connect("TEST", 0, pipe)
    await table.calm()
    pipe.full = True
    await table.hub.tend()
    now += SLOW - 1
    slow.heard()
    await table.hub.tend()
    assert not pipe.end
    pipe.drain()
    pipe.full = True
    await table.hub.tend()
    now += 2
    await table.hub.tend()
    assert not pipe.end  # it has taken something in between
    now += SLOW
    await table.hub.tend()
    assert [pipe.end] == ["dropped"]
    table.connections[1].heard()
    now += SILENT - SLOW
    table.connections[1].heard()
    await table.hub.tend()
    await table.calm()
    assert _read(table.sent[2][-1]) == wire.Bye("silent")
    assert table.connections[1].closing is None


@in_a_loop
async def test_who_has_gone_is_shown_as_gone_a_while_later_though_nothing_else_happens() -> None:
    table = Table()
    await table.sit(2)
    await table.hub.seen()
    table.hub.disconnect(table.connections[2])
    await table.calm()
    assert _seen(table.last(1)).view.people[1].here  # another process may have them
    table.clock.now += HERE
    await table.hub.seen()
    await table.calm()
    assert not _seen(table.last(1)).view.people[1].here


@in_a_loop
async def test_what_goes_wrong_in_writing_to_one_keeps_nothing_from_the_others() -> None:
    class Broken(Pipe):
        def write(self, messages: Iterable[bytes]) -> None:
            raise ValueError

    table = Table()
    await table.sit(2)
    broken = Broken([])
    await table.hub.connect("TEST", 0, broken)
    await table.do(1, do.Ready())
    assert broken.end == "dropped"
    assert _seen(table.sent[2][-1]).view.people[0].ready


LATER = Settings(deck=DECK, seconds={"hold": 20}, delay="30")
WATCHER = PEOPLE + 1


async def watched(settings: Settings = LATER, way: Way = "remote") -> Table:
    """Return a room in which somebody without a seat looks on, beside somebody outside (0)."""
    table = Table(settings=settings)
    await table.sit(way=way)
    await table.desk.enter("TEST", "Watcher", seated=False)
    table.sent[WATCHER] = []
    await table.connect(WATCHER)
    return table


async def passes(table: Table, seconds: int) -> None:
    for _ in range(seconds):
        await table.wait(1)
        await table.hub.follow()
        await table.calm()


def game_of(table: Table, person: int) -> tuple[str, int, tuple[Any, ...]]:
    """Return the status, and the events that somebody was told since all was drawn anew."""
    events: list[Any] = []
    epoch = None
    for one in map(_read, table.sent[person]):
        if isinstance(one, wire.Seen):
            events = events[: one.first - 1] if one.view.epoch == epoch else []
            assert len(events) == one.first - 1
            events += one.events
            epoch = one.view.epoch
    view = _seen(table.last(person)).view
    return view.status, len(events), tuple(events)


@pytest.mark.parametrize("watcher", [0, WATCHER])
@in_a_loop
async def test_who_looks_on_sees_the_game_so_much_later_and_the_room_at_once(watcher: int) -> None:
    table = await watched()
    await table.hub.follow()
    await table.calm()
    assert game_of(table, watcher)[:2] == ("lobby", 0)
    await table.do(1, do.Start())
    begun = game_of(table, 1)
    assert begun[0] == "playing"
    await passes(table, 10)
    await table.do(1, do.Mute(2))
    assert _seen(table.last(watcher)).view.people[1].muted  # nothing but the game is later
    assert game_of(table, watcher)[:2] == ("lobby", 0)
    await passes(table, 19)
    assert game_of(table, watcher)[:2] == ("lobby", 0)
    seen = len(table.sent[watcher])
    await passes(table, 2)
    status, number, events = game_of(table, watcher)
    assert (status, number > 0, len(table.sent[watcher]) - seen) == ("playing", True, 1)
    game = table.room.game
    assert game is not None
    assert list(events) == game.events("public")[:number]
    assert number < len(game.events("public"))  # the first call has ended meanwhile
    view = _seen(table.last(watcher)).view
    assert view.deadlines == {ask: until for ask, until in view.deadlines.items() if until > table.clock.now}
    assert view.seats == table.room.seats
    await passes(table, 60)
    last = game_of(table, watcher)
    other = await Desk(table.desk.store).room("TEST")
    assert last[2] == tuple(other.game.events("public"))[: last[1]]  # type: ignore[union-attr]


@in_a_loop
async def test_another_process_and_a_restart_show_the_same_later_game() -> None:
    table = await watched()
    await table.do(1, do.Start())
    await passes(table, 45)
    shown = game_of(table, 0)
    assert shown[0] == "playing"
    other = Hub(Desk(table.desk.store), Metrics(), table.clock)
    heard: list[str] = []
    connection = await other.connect("TEST", 0, Pipe(heard))
    connection.resume(-1, 0)
    await table.calm()
    assert heard == []  # nothing is told before it is known how late
    await other.follow()
    await table.calm()
    message = _seen(heard[-1])
    assert (message.view.status, len(message.events), tuple(message.events)) == shown


@in_a_loop
async def test_those_who_play_and_those_around_one_table_are_never_later() -> None:
    table = await watched()
    await table.do(1, do.Start())
    assert all(game_of(table, person)[0] == "playing" for person in range(1, PEOPLE + 1))
    around = await watched(way="table")
    await around.do(1, do.Start())
    assert game_of(around, WATCHER)[0] == game_of(around, 0)[0] == "playing"


@in_a_loop
async def test_a_delay_that_is_set_in_a_game_hides_what_was_seen_and_one_that_is_lifted_shows_all() -> None:
    table = await watched(msgspec.structs.replace(LATER, delay="0"))
    await table.do(1, do.Start())
    assert game_of(table, WATCHER)[0] == "playing"
    await table.do(1, do.Choose(LATER))
    await passes(table, 1)
    assert game_of(table, WATCHER)[:2] == ("lobby", 0)
    await passes(table, 31)
    assert game_of(table, WATCHER)[0] == "playing"
    await table.do(1, do.Choose(msgspec.structs.replace(LATER, delay="0")))
    assert game_of(table, WATCHER)[2] == tuple(table.room.game.events("public"))  # type: ignore[union-attr]


@in_a_loop
async def test_who_is_given_a_seat_sees_the_game_as_it_is() -> None:
    table = await watched()
    await table.do(1, do.Start())
    await table.hub.follow()
    await table.desk.replace("TEST", 3, ["Ada"], "simple")
    await passes(table, 1)
    assert game_of(table, 3)[0] == "lobby"  # who has lost a seat looks on like anybody
    await table.do(1, do.GiveSeat(3, WATCHER))
    assert game_of(table, WATCHER)[0] == "playing"
    assert _seen(table.last(WATCHER)).view.viewer == 3
