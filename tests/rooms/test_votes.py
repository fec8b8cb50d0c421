"""Votes on who is to leave, and reports: by everybody at the table, and without a way to speak by them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest

from lycaon.game.ask import Refused
from lycaon.rooms import commands as do
from lycaon.rooms import entry as log
from lycaon.rooms.absence import look_after
from lycaon.rooms.desk import Desk
from lycaon.rooms.settings import Settings
from lycaon.rooms.sight import look
from lycaon.rooms.store import MemoryStore
from tests.rooms.unsure import Clock, Counting

DECK = ("werewolf", "werewolf", "seer", "villager", "villager")


async def table(people: int = 5, *, watchers: int = 0) -> Desk:
    desk = Desk(MemoryStore(Clock()), luck=Counting(), codes=lambda: "TEST")
    await desk.open("remote", "en", "P1", settings=Settings(deck=DECK, speed="off"))
    for number in range(2, people + 1):
        await desk.enter("TEST", f"P{number}")
    for number in range(watchers):
        await desk.enter("TEST", f"W{number}", seated=False)
    return desk


async def vote(desk: Desk, by: int, person: int, here: Collection[int], *, wants: bool = True) -> None:
    await desk.command("TEST", by, f"{by}-{desk.held()[0].number}", do.VoteOff(person, wants))
    await desk.put_out("TEST", here)


@pytest.mark.parametrize("playing", [False, True])
@pytest.mark.parametrize("accused", [1, 4])
async def test_more_than_half_of_those_who_are_here_put_somebody_out_host_or_not(
    accused: int, *, playing: bool
) -> None:
    desk = await table()
    room = await desk.room("TEST")
    if playing:
        await desk.command("TEST", 1, "start", do.Start())
    everybody = range(1, 6)
    await vote(desk, 2, accused, everybody)
    await vote(desk, 3, accused, everybody)
    await vote(desk, 3, accused, everybody)  # twice is once
    assert accused in room.lobby.people
    await vote(desk, 5, accused, everybody)
    assert accused not in room.lobby.people
    assert accused in room.lobby.barred
    with pytest.raises(Refused, match="barred"):
        await desk.command("TEST", accused, "back", do.Sit())
    await look_after(desk, room, set(), {2, 3, 4, 5} - {accused}, ["Ada", "Leo"])
    assert room.lobby.host == (2 if accused == 1 else 1)
    if playing:  # the seat goes as the room has chosen for who is missing
        assert room.lobby.people[room.seats[accused - 1]].kind == "bot"
        assert room.stood_in == {accused: 0}


async def test_those_who_are_away_are_not_counted_and_nobody_puts_anybody_out_alone() -> None:
    desk = await table(4)
    room = await desk.room("TEST")
    await vote(desk, 1, 4, {1})
    await vote(desk, 2, 4, {1, 3, 4})
    assert 4 in room.lobby.people  # one vote of those who are here
    await desk.put_out("TEST", {1, 2, 3, 4})
    assert 4 in room.lobby.people  # two of four
    await look_after(desk, room, set(), {1, 2, 4}, [])
    assert 4 not in room.lobby.people  # two of three


async def test_who_looks_on_has_no_vote_and_bots_have_none_either() -> None:
    desk = await table(3, watchers=9)
    room = await desk.room("TEST")
    for watcher in range(4, 13):
        with pytest.raises(Refused, match="not_seated"):
            await vote(desk, watcher, 1, range(1, 13))
    await desk.command("TEST", 1, "bot", do.AddBot("Ada"))
    for wrong in (1, 99, 13):  # oneself, nobody, a bot
        with pytest.raises(Refused, match="unknown_person"):
            await vote(desk, 1, wrong, range(1, 13))
    await vote(desk, 1, 5, range(1, 13))
    await vote(desk, 2, 5, range(1, 13))
    assert 5 not in room.lobby.people


async def test_a_vote_is_taken_back_between_games_alone_and_forgotten_with_the_next() -> None:
    desk = await table()
    room = await desk.room("TEST")
    await vote(desk, 2, 4, range(1, 6))
    await vote(desk, 3, 4, range(1, 6))
    await vote(desk, 3, 4, range(1, 6), wants=False)
    await vote(desk, 5, 4, range(1, 6))
    assert 4 in room.lobby.people
    await desk.command("TEST", 1, "start", do.Start())
    assert room.lobby.against == {}
    await vote(desk, 2, 4, range(1, 6))
    with pytest.raises(Refused, match="game_running"):
        await vote(desk, 2, 4, range(1, 6), wants=False)


async def test_one_vote_is_seen_by_its_voter_alone_and_two_are_told_without_who() -> None:
    desk = await table()
    await desk.command("TEST", 1, "start", do.Start())
    room = await desk.room("TEST")
    before = [look(room, person, 0) for person in range(7)]
    await vote(desk, 2, 4, range(1, 6))
    assert [look(room, person, 0) == before[person] for person in range(7)] == [True, True, False, *[True] * 4]
    assert look(room, 2, 0).against == (4,)
    await vote(desk, 3, 4, range(1, 6))
    for person in range(7):
        view = look(room, person, 0)
        assert [one.number for one in view.people if one.unwanted] == [4]
        assert view.against == ((4,) if person in (2, 3) else ())


async def test_a_report_is_kept_with_what_shows_it_and_told_to_nobody() -> None:
    desk = await table(watchers=1)
    room = await desk.room("TEST")
    await desk.command("TEST", 6, "early", do.Report(1, "name"))
    await desk.command("TEST", 1, "start", do.Start())
    begun = room.number
    before = [look(room, person, 0) for person in range(7)]
    await desk.command("TEST", 1, "pause", do.Pause())
    await desk.command("TEST", 1, "resume", do.Resume())
    await desk.command("TEST", 3, "late", do.Report(2, "spoiling"))
    assert [look(room, person, 0) for person in range(7)] == before
    found = await desk.store.reports()
    assert [(code, one.entry) for code, one in found] == [
        ("TEST", log.Reported(6, 1, "name", 1)),
        ("TEST", log.Reported(3, 2, "spoiling", begun)),
    ]
    assert [one.number for _, one in found] == [begun - 1, begun + 3]
    for wrong in (3, 99):
        with pytest.raises(Refused, match="unknown_person"):
            await desk.command("TEST", 3, "w", do.Report(wrong, "other"))
    for number in range(do.MOST_REPORTS - 1):
        await desk.command("TEST", 3, f"r{number}", do.Report(2, "abuse"))
    with pytest.raises(Refused, match="too_many"):
        await desk.command("TEST", 3, "one more", do.Report(2, "abuse"))
    await desk.command("TEST", 4, "another", do.Report(2, "abuse"))


async def test_whoever_comes_in_during_a_game_is_called_by_no_name_until_it_is_over_or_they_play() -> None:
    desk = await table(watchers=1)
    await desk.command("TEST", 1, "start", do.Start())
    room = await desk.room("TEST")
    await desk.enter("TEST", "4 is a wolf")  # by somebody dead, with another device

    def names(viewer: int) -> list[str]:
        return [one.name for one in look(room, viewer, 0).people]

    for viewer in range(8):
        assert names(viewer) == ["P1", "P2", "P3", "P4", "P5", "W0", ""]
    await desk.replace("TEST", 2, ["Ada"], "simple")
    assert names(1)[-1] == "Ada"
    await desk.command("TEST", 1, "give", do.GiveSeat(2, 7))
    assert names(1) == ["P1", "P2", "P3", "P4", "P5", "W0", "4 is a wolf"]
    await desk.enter("TEST", "3 too")
    assert names(1)[-1] == ""
    await desk.command("TEST", 1, "stop", do.StopGame())
    assert names(1)[-1] == "3 too"


async def test_of_two_who_put_somebody_out_at_once_one_does() -> None:
    desk = await table()
    other = Desk(desk.store, luck=Counting())
    for by in (2, 3, 5):
        await desk.command("TEST", by, f"v{by}", do.VoteOff(4))
    await other.room("TEST")
    await asyncio.gather(desk.put_out("TEST", range(1, 6)), other.put_out("TEST", range(1, 6)))
    entries = await desk.store.read("TEST", 0) or []
    assert sum(isinstance(one.entry, log.Gone) for one in entries) == 1
