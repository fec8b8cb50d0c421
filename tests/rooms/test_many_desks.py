"""Rooms under two desks and one store: whatever is lost, sent again or killed, the log is the room."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from lycaon.game.ask import Answer, Refused
from lycaon.record.digest import digest_of
from lycaon.rooms import commands as do
from lycaon.rooms import entry as log
from lycaon.rooms.desk import Desk, Receipt, Ticket
from lycaon.rooms.room import Room, fold
from lycaon.rooms.store import StoreFailed
from tests.rooms.unsure import Clock, Counting, Unsure, UnsureFile

PEOPLE = 5
COMMANDS: tuple[do.Command, ...] = (
    do.Rename("Zoe"),
    do.Sit(1),
    do.Sit(),
    do.Stand(),
    do.Ready(),
    do.AddBot("Bo"),
    do.Pause(),
    do.Resume(),
    do.Extend(10),
    do.Lock(),
    do.Mute(2),
    do.HandOver(2),
    do.GiveSeat(2, 5),
    do.VoteOff(4),
    do.VoteOff(4, wants=False),
    do.Report(4, "other"),
    do.Say("hello", "village", ("good 1",)),
    do.Undo(),
)

T = TypeVar("T")


def looks(room: Room) -> dict[str, Any]:
    """All that a room comes to, for comparing two of them."""
    game = room.game
    return {
        "number": room.number,
        "lobby": msgspec.to_builtins(room.lobby),
        "seats": room.seats,
        "stood_in": room.stood_in,
        "status": room.status,
        "game": None if game is None else digest_of(game),
        "words": None if game is None else dict(game.words),
        "asks": None if game is None else list(game.open_asks),
        "deadlines": room.deadlines(),
        "error": repr(room.error),
        "shares": room.shares,
    }


class ManyDesks(RuleBasedStateMachine):
    """People send commands to either desk; answers may be lost, and a desk may be killed at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.clock = Clock()
        self.store = self.new_store()
        self.luck = Counting()
        self.desks = [self.desk(), self.desk()]
        self.code = ""
        self.tickets: list[Ticket] = []
        self.sent = 0
        self.taken: dict[tuple[int, str], Receipt] = {}
        """What each command that was acknowledged has become."""

    def new_store(self) -> Unsure | UnsureFile:
        return Unsure(self.clock)

    def desk(self) -> Desk:
        return Desk(self.store, luck=self.luck, codes=lambda: "TEST")

    def wait(self, coroutine: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(coroutine)

    def teardown(self) -> None:
        self.wait(self.store.close())
        self.loop.close()

    @initialize()
    def people_come(self) -> None:
        first = self.wait(self.desks[0].open("remote", "en", "Ann"))
        self.code = first.code
        self.tickets = [first]
        for number in range(1, PEOPLE):
            self.tickets.append(self.wait(self.desks[number % 2].enter(self.code, f"P{number}")))

    @property
    def room(self) -> Room:
        return self.wait(self.desks[0].room(self.code))

    @property
    def entries(self) -> list[log.Stored]:
        return self.wait(self.store.read(self.code, 0)) or []

    def send(self, desk: int, by: int, id: str, command: do.Command) -> None:
        try:
            receipt = self.wait(self.desks[desk].command(self.code, by, id, command))
        except (Refused, StoreFailed):
            return
        finally:
            self.store.breaks = None
        known = self.taken.get((by, id))
        assert known is None or (receipt.again and receipt.number == known.number)
        self.taken[by, id] = receipt

    def next_id(self) -> str:
        self.sent += 1
        return f"c{self.sent}"

    @rule(desk=st.integers(0, 1), data=st.data(), breaks=st.sampled_from((None, None, None, "before", "after")))
    def somebody_does_something(self, desk: int, data: st.DataObject, breaks: str | None) -> None:
        by = data.draw(st.integers(1, PEOPLE))
        command = data.draw(st.sampled_from(COMMANDS))
        self.store.breaks = breaks
        self.send(desk, by, self.next_id(), command)

    @rule(desk=st.integers(0, 1))
    def the_host_starts(self, desk: int) -> None:
        self.send(desk, self.room.lobby.host, self.next_id(), do.Start())

    @precondition(lambda self: self.code and self.room.playing is not None)
    @rule(desk=st.integers(0, 1), data=st.data(), breaks=st.sampled_from((None, None, None, "before", "after")))
    def a_seat_answers(self, desk: int, data: st.DataObject, breaks: str | None) -> None:
        room = self.room
        assert room.game is not None
        asks = [ask for ask in room.game.open_asks.values() if ask.seats and not ask.offer]
        if not asks:
            return
        ask = data.draw(st.sampled_from(asks))
        seat = data.draw(st.sampled_from(ask.seats))
        legal = ask.legal_for(seat)
        answer = data.draw(st.sampled_from(legal)) if legal else None
        self.store.breaks = breaks
        self.send(desk, room.seats[seat - 1], f"{ask.id}@{seat}", do.GiveAnswer(ask.id, answer))

    @precondition(lambda self: self.code and self.room.playing is not None)
    @rule(desk=st.integers(0, 1), asks=st.integers(1, 30), seed=st.integers(0, 99))
    def all_answer(self, desk: int, asks: int, seed: int) -> None:
        """Let many asks be answered at once, so that games come to their ends; holds run out."""
        dice = Random(seed)
        for _ in range(asks):
            room = self.room
            if room.playing is None or room.clock.paused is not None:
                return
            ask = next(one for one in reversed(room.playing.open_asks.values()) if not one.offer)
            if ask.kind == "hold":
                self.send(desk, room.lobby.host, self.next_id(), do.Skip(ask.id))
            for seat in ask.seats:
                legal = ask.legal_for(seat)
                answer: Answer = dice.choice(legal) if legal else None
                if ask.kind == "seats":
                    answer = tuple(int(one) for one in legal[: ask.least])
                self.send(desk, room.seats[seat - 1], self.next_id(), do.GiveAnswer(ask.id, answer))

    @precondition(lambda self: self.taken)
    @rule(desk=st.integers(0, 1), data=st.data())
    def something_is_sent_again(self, desk: int, data: st.DataObject) -> None:
        by, id = data.draw(st.sampled_from(sorted(self.taken)))
        receipt = self.wait(self.desks[desk].command(self.code, by, id, do.Ready()))
        assert receipt.again
        assert receipt.number == self.taken[by, id].number

    @precondition(lambda self: self.code and self.room.playing is not None)
    @rule(desk=st.integers(0, 1), data=st.data(), breaks=st.sampled_from((None, None, "before", "after")))
    def a_bot_takes_a_seat_over(self, desk: int, data: st.DataObject, breaks: str | None) -> None:
        seat = data.draw(st.integers(1, len(self.room.seats)))
        self.store.breaks = breaks
        with suppress(StoreFailed):
            self.wait(self.desks[desk].replace(self.code, seat, ["Ada", "Leo"], "simple"))
        self.store.breaks = None

    @precondition(lambda self: self.code and self.room.playing is not None)
    @rule(
        desk=st.integers(0, 1), person=st.integers(1, PEOPLE), breaks=st.sampled_from((None, None, "before", "after"))
    )
    def somebody_comes_back(self, desk: int, person: int, breaks: str | None) -> None:
        """Whose seat a bot has taken over has it again, and the bot is gone and can do nothing more."""
        before = self.room.seats
        owed = [seat for seat, one in self.room.stood_in.items() if one == person]
        self.store.breaks = breaks if owed else None
        with suppress(StoreFailed):
            self.wait(self.desks[desk].come_back(self.code, person))
        self.store.breaks = None
        room = self.room
        returned = bool(owed) and room.seats != before
        assert returned or breaks or not owed
        for seat in owed if returned else ():
            assert room.seats[seat - 1] == person
            assert before[seat - 1] not in room.lobby.people
            assert before[seat - 1] not in room.lobby.circle
            number = room.number
            self.send(desk, before[seat - 1], self.next_id(), do.Leave())
            assert self.room.number == number

    @rule(desk=st.integers(0, 1))
    def a_desk_is_killed(self, desk: int) -> None:
        self.desks[desk] = self.desk()

    @rule(seconds=st.sampled_from((1, 5, 40, 200)), desk=st.integers(0, 1))
    def time_goes_on(self, seconds: int, desk: int) -> None:
        for _ in range(seconds):
            self.wait(self.store.beat())
            self.clock.now += 1
        self.wait(self.desks[desk].beat())
        self.wait(self.desks[desk].sweep())

    @rule(desk=st.integers(0, 1), seconds=st.sampled_from((1.0, 100.0)))
    def nobody_serves(self, desk: int, seconds: float) -> None:
        """All processes are gone for a while, and one comes back: what was to be done by then has as long again."""
        self.wait(self.desks[desk].beat())
        before = {id: until - self.clock.now for id, until in self.room.deadlines().items()}
        self.clock.now += seconds
        self.desks[desk] = self.desk()
        self.wait(self.desks[desk].beat())
        self.wait(self.desks[desk].sweep())
        other = self.desks[1 - desk]
        self.wait(other.beat())
        if seconds > 10:
            after = {id: until - self.clock.now for id, until in self.room.deadlines().items()}
            for id, left in before.items():
                if left > 0:
                    assert abs(after[id] - left) < 1e-6

    @invariant()
    def both_desks_and_the_log_agree(self) -> None:
        if not self.code:
            return
        entries = self.entries
        assert [stored.number for stored in entries] == list(range(1, len(entries) + 1))
        one, other = (self.wait(desk.room(self.code)) for desk in self.desks)
        assert looks(one) == looks(other)
        short = self.wait(self.store.read(self.code, None)) or []
        assert looks(fold(self.code, short)) == looks(fold(self.code, entries)) == looks(one)

    @invariant()
    def what_was_acknowledged_is_there_once(self) -> None:
        if not self.code:
            return
        entries = self.entries
        found = [(stored.by, stored.command) for stored in entries if stored.command is not None]
        assert len(found) == len(set(found))
        for (by, id), receipt in self.taken.items():
            assert (by, id) in found
            assert entries[receipt.number - 1].command == id

    @invariant()
    def a_stored_entry_never_breaks_a_game(self) -> None:
        if self.code:
            assert self.room.error is None
            assert not any(
                isinstance(stored.entry, log.Stopped) and stored.entry.why != "host" for stored in self.entries
            )


TestManyDesks = ManyDesks.TestCase
TestManyDesks.settings = settings(max_examples=60, stateful_step_count=60, deadline=None)


class ManyDesksOverAFile(ManyDesks):
    """The same over SQLite."""

    def new_store(self) -> UnsureFile:
        self.folder = TemporaryDirectory()
        return self.wait(UnsureFile.open(Path(self.folder.name) / "rooms.db", self.clock))

    def teardown(self) -> None:
        super().teardown()
        self.folder.cleanup()


TestManyDesksOverAFile = ManyDesksOverAFile.TestCase
TestManyDesksOverAFile.settings = settings(max_examples=8, stateful_step_count=30, deadline=None)
