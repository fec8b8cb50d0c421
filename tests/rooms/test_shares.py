"""Whoever does something again and again uses up what is theirs, and nobody else notices."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import get_args

import pytest

from lycaon.game.ask import Ask, Refused
from lycaon.rooms import commands as do
from lycaon.rooms import shares
from lycaon.rooms.desk import Desk
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.room import Room, fold
from lycaon.rooms.settings import Settings
from lycaon.rooms.store import MemoryStore
from tests.rooms.unsure import Clock, Counting
from tests.server.harness import in_a_loop

DECK = ("werewolf", "seer", "villager", "villager")
FEW = 5


class Table:
    """A room for four, the host among them, in which every command has another id."""

    def __init__(self) -> None:
        self.store = MemoryStore(Clock())
        self.desk = Desk(self.store, luck=Counting(), codes=lambda: "TEST")
        self.sent = 0

    async def gather(self, *, way: str = "remote") -> Room:
        settings = Settings(deck=DECK, speed="off")
        await self.desk.open("judge" if way == "judge" else "remote", "en", "Ann", settings=settings)
        for number in range(4 if way == "judge" else 3):
            await self.desk.enter("TEST", f"P{number}")
        return await self.desk.room("TEST")

    async def give(self, by: int, command: do.Command) -> None:
        self.sent += 1
        await self.desk.command("TEST", by, f"c{self.sent}", command)

    async def try_(self, by: int, command: do.Command) -> Refused | None:
        """Return why it was refused, if it was."""
        try:
            await self.give(by, command)
        except Refused as refused:
            return refused
        return None

    async def begin(self, *, to: str = "") -> Room:
        """Begin a game, and let the host skip what comes before a call."""
        await self.give(1, do.Start())
        room = await self.desk.room("TEST")
        while to and to not in [one.call for one in asks(room)]:
            await self.give(1, do.Skip(asks(room)[0].id))
        return room

    async def agrees(self) -> None:
        """See that the room is the same for who reads all of its entries, or those since its last game began."""
        room = await self.desk.room("TEST")
        for after in (0, None):
            assert fold("TEST", await self.store.read("TEST", after) or []).shares == room.shares


@contextmanager
def few(**most: int) -> Iterator[None]:
    """Let shares be small."""
    with pytest.MonkeyPatch.context() as patch:
        for name, number in most.items():
            patch.setattr(shares, name, number)
        yield


def asks(room: Room) -> list[Ask]:
    return [] if room.playing is None else list(room.playing.open_asks.values())


def why(refused: Refused | None) -> tuple[str, object, object]:
    assert refused is not None
    return str(refused.code), refused.values.get("what"), refused.values.get("most")


@in_a_loop
async def test_who_changes_an_answer_for_ever_is_refused_and_the_game_goes_on() -> None:
    with few(MOST_TURNS=FEW):
        table = Table()
        await table.gather()
        room = await table.begin(to="vote")
        [ask] = [one for one in asks(room) if one.call == "vote"]
        seat = ask.seats[0]
        person, [first, other, *_] = room.seats[seat - 1], ask.legal_for(seat)
        await table.give(person, do.GiveAnswer(ask.id, first))
        for number in range(FEW):
            await table.give(person, do.GiveAnswer(ask.id, first if number % 2 else other))
        stands, entries = ask.answers[seat], room.entries
        for _ in range(3):
            got = await table.try_(person, do.GiveAnswer(ask.id, first))
            assert why(got) == ("used_up", "turns", FEW)
        assert (ask.answers[seat], room.entries) == (stands, entries)
        await table.agrees()
        while room.status == "playing":  # it is played to its end, with a first answer of everybody's to everything
            one = [ask for ask in asks(room) if not ask.offer][-1]
            if one.kind == "hold":
                await table.give(1, do.Skip(one.id))
                continue
            missing = next(seat for seat in one.seats if seat not in one.answers)
            legal = one.legal_for(missing)
            await table.give(room.seats[missing - 1], do.GiveAnswer(one.id, legal[0] if legal else None))
        assert room.game is not None
        assert room.game.result is not None
        await table.give(1, do.Start())
        assert room.shares == shares.Shares()


@pytest.mark.parametrize(
    ("most", "text", "said"),
    [
        ({"MOST_TURNS": FEW}, "Hello.", ("used_up", "turns", FEW)),
        ({"MOST_SIGNS": 30}, "Hello.", ("used_up", "signs", 30)),
    ],
)
@in_a_loop
async def test_who_talks_for_ever_is_heard_no_more_and_the_next_is(
    most: dict[str, int], text: str, said: tuple[str, str, int]
) -> None:
    with few(**most):
        table = Table()
        await table.gather()
        room = await table.begin(to="speech")
        [ask] = [one for one in asks(room) if one.kind == "speech"]
        speaker = room.seats[ask.seats[0] - 1]
        for _ in range(FEW):
            await table.give(speaker, do.Say(text))
        assert why(await table.try_(speaker, do.Say(text))) == said
        await table.agrees()
        await table.give(speaker, do.GiveAnswer(ask.id, "done"))
        [following] = [one for one in asks(room) if one.kind == "speech"]
        await table.give(room.seats[following.seats[0] - 1], do.Say(text))


@in_a_loop
async def test_a_judge_speaks_and_changes_answers_for_others_as_often_as_they_like() -> None:
    with few(MOST_TURNS=FEW, MOST_MOVES=FEW):
        table = Table()
        await table.gather(way="judge")
        room = await table.begin(to="speech")
        speaker = next(one for one in asks(room) if one.kind == "speech").seats[0]
        for _ in range(2 * FEW):
            await table.give(1, do.Say("Hello.", seat=speaker))
        await table.give(room.seats[speaker - 1], do.Say("Hello."))
        assert not room.shares.turns[1]
        await table.agrees()


@in_a_loop
async def test_a_lobby_bears_so_many_moves_of_a_guest_and_all_of_the_hosts() -> None:
    with few(MOST_MOVES=FEW):
        table = Table()
        room = await table.gather()
        for number in range(3 * FEW):
            await table.give(1, do.Ready(ready=number % 2 == 1))
            await table.give(1, do.Arrange((1, 2, 3, 4)))
        for command in (do.Ready(), do.Rename("Zoe"), do.Stand(), do.Sit(1), do.VoteOff(3)):
            await table.give(2, command)
        for command in (do.Ready(), do.Rename("Zoe"), do.Stand(), do.Sit(1), do.VoteOff(3)):
            assert why(await table.try_(2, command)) == ("used_up", "moves", FEW)
        await table.give(3, do.Ready())
        await table.agrees()
        await table.give(1, do.Arrange((1, 3)))  # the host may still say where they sit
        await table.give(1, do.Arrange((1, 2, 3, 4)))
        await table.give(1, do.HandOver(2))
        await table.give(2, do.Ready())  # and who is the host is not counted
        await table.give(2, do.Start())
        assert room.shares == shares.Shares()


@in_a_loop
async def test_who_comes_and_goes_for_ever_keeps_newcomers_out_and_nobody_else() -> None:
    with few(MOST_NEWCOMERS=FEW + 3):
        table = Table()
        room = await table.gather()
        for _ in range(FEW):
            ticket = await table.desk.enter("TEST", "Coming")
            await table.give(ticket.person, do.GoAway())
        with pytest.raises(Refused, match=RoomCode.WORN_OUT):
            await table.desk.enter("TEST", "Coming")
        await table.agrees()
        await table.give(2, do.Ready())
        await table.give(1, do.AddBot("Bo"))
        await table.give(1, do.Kick(room.lobby.came))
        await table.give(1, do.Start())
        await table.desk.enter("TEST", "Welcome")


COMMANDS: tuple[do.Command, ...] = (
    do.Rename("Zoe"),
    do.Sit(),
    do.Stand(),
    do.VoteOff(3),
    do.VoteOff(3, wants=False),
    do.Report(3, "other"),
    do.Ready(),
    do.Arrange((1, 2)),
    do.AddBot("Bo"),
    do.AddName("Bo"),
    do.Choose(Settings()),
    do.Start(),
    do.StopGame(),
    do.Pause(),
    do.Resume(),
    do.Extend(1),
    do.Skip("d0.look"),
    do.GiveSeat(1, 2),
    do.Kick(3),
    do.Mute(3),
    do.Lock(),
    do.SetPassword("x"),
    do.HandOver(2),
    do.TakeOver(),
    do.GiveAnswer("d0.look", "seen"),
    do.Say("Hello.", "dead"),
    do.Say("Hello."),
    do.Undo(),
    do.Redo(),
    do.Leave(),
    do.GoAway(),
)


@pytest.mark.parametrize("to", ["lobby", "", "speech"])
@in_a_loop
async def test_there_is_no_command_by_which_a_guest_wears_a_room_out(to: str) -> None:
    assert {type(one) for one in COMMANDS} == set(get_args(do.Command))
    with few(MOST_TURNS=FEW, MOST_MOVES=FEW), pytest.MonkeyPatch.context() as patch:
        patch.setattr(do, "MOST_REPORTS", FEW)
        table = Table()
        room = await table.gather()
        if to != "lobby":
            room = await table.begin(to=to)
        speaking = [one for one in asks(room) if one.kind == "speech"]
        guest = room.seats[speaking[0].seats[0] - 1] if speaking else 2
        if guest == 1:  # the host has the floor first: somebody else is to be the host
            await table.give(1, do.HandOver(2))
        for command in COMMANDS:
            before = room.entries
            for _ in range(4 * FEW):
                await table.try_(guest, command)
            assert room.entries - before <= FEW + 1, command
        await table.agrees()
