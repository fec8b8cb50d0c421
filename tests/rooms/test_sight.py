"""What the phones are told besides the game: what is planned, where they may speak, and how it came out."""

from __future__ import annotations

import asyncio
from itertools import count

from lycaon.rooms import commands
from lycaon.rooms.desk import Desk
from lycaon.rooms.settings import Settings
from lycaon.rooms.sight import RoomView, look
from lycaon.rooms.store import MemoryStore


def views(*steps: commands.Command, settings: Settings | None = None) -> list[RoomView]:
    """Open a room, give its host's commands one after another, and return what the host saw before and after each."""

    async def run() -> list[RoomView]:
        clock = count(1_000)
        desk = Desk(MemoryStore(lambda: float(next(clock))))
        ticket = await desk.open("remote", "en", "Ann", settings=settings or Settings())
        seen = [look(await desk.room(ticket.code), ticket.person, 0)]
        for number, step in enumerate(steps):
            await desk.command(ticket.code, ticket.person, f"{number}", step)
            seen.append(look(await desk.room(ticket.code), ticket.person, 0))
        return seen

    return asyncio.run(run())


BOTS = tuple(commands.AddBot(name) for name in ("Bea", "Cem", "Dee", "Eli"))


def test_a_lobby_shows_what_would_be_dealt_once_three_sit_there() -> None:
    seen = views(*BOTS)
    assert [view.planned is None for view in seen] == [True, True, False, False, False]
    planned = seen[-1].planned
    assert planned is not None
    assert planned.deck == {"seer": 1, "villager": 3, "werewolf": 1}


def test_a_running_game_plans_nothing_and_nobody_speaks_to_the_village_at_night() -> None:
    running = views(*BOTS, commands.Start())[-1]
    assert running.planned is None
    assert running.game is not None
    assert running.game.phase == "night"
    assert "village" not in running.channels
    assert running.story == ()


def test_a_game_that_was_stopped_has_no_story_to_tell() -> None:
    stopped = views(*BOTS, commands.Start(), commands.StopGame())[-1]
    assert stopped.status == "over"
    assert stopped.story == ()
    assert stopped.channels == ()
