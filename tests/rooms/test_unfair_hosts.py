"""What a host who plays could learn by the host's own means, which are no part of the game."""

from __future__ import annotations

import pytest

from lycaon.rooms import commands as do
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room
from lycaon.rooms.settings import Settings, in_force
from lycaon.rooms.store import MemoryStore
from tests.rooms.unsure import Clock, Counting
from tests.server.harness import in_a_loop

DECK = ("werewolf", "seer", "witch", "villager", "villager")


async def begun(settings: Settings, luck: int = 0) -> tuple[Desk, Clock, Room]:
    """Return a room whose host plays, in the first night."""
    clock = Clock()
    drawn = Counting()
    drawn.drawn = luck
    desk = Desk(MemoryStore(clock), luck=drawn, codes=lambda: "TEST")
    await desk.beat()
    await desk.open("remote", "en", "Ann", settings=settings)
    for number in range(len(DECK) - 1):
        await desk.enter("TEST", f"P{number}")
    await desk.command("TEST", 1, "start", do.Start())
    await desk.command("TEST", 1, "looked", do.Skip("d0.look"))
    return desk, clock, await desk.room("TEST")


async def night(desk: Desk, clock: Clock, room: Room, probe: Settings | None) -> list[str | None]:
    """Return which calls could be seen at each tenth of a second of 100, when nobody answers."""
    if probe is not None:
        await desk.command("TEST", 1, "probe", do.Choose(probe))
    seen: list[str | None] = []
    for _ in range(1_000):
        clock.now += 0.1
        await desk.beat()
        await desk.sweep()
        game = room.playing
        seen.append(
            None if game is None else next((id for id, one in game.open_asks.items() if one.kind == "hold"), None)
        )
    return seen


@pytest.mark.parametrize("speed", ["off", "1", "2"])
@in_a_loop
async def test_a_host_who_shortens_calls_in_the_night_does_not_learn_who_is_asked(speed: str) -> None:
    usual = Settings(deck=DECK)
    probe = Settings(deck=DECK, holds="answered", speed=speed, seconds={"hold": 1})  # type: ignore[arg-type]
    answered = Settings(deck=DECK, holds="answered")
    # Where calls last a fixed time, all of them last equally long whatever the host sets meanwhile.
    desk, clock, room = await begun(usual)
    seen = await night(desk, clock, room, probe)
    lengths = [seen.count(call) for call in dict.fromkeys(seen) if call is not None and call.startswith("n1.")]
    assert len(lengths) >= 3
    assert max(lengths) - min(lengths) <= 1  # tenths of a second
    # Where they hang on answers, the host changes nothing about them.
    plain = await night(*await begun(answered), None)
    assert await night(*await begun(answered), probe) == plain


def test_what_the_dead_see_and_how_calls_end_stay_as_a_game_began() -> None:
    fixed, answered = Settings(), Settings(holds="answered", speed="1.5", seconds={"hold": 30, "vote": 9})
    changed = Settings(dead_see="everything", speed="2", seconds={"hold": 1, "vote": 5}, missing="remove")
    now = in_force(fixed, changed)
    assert (now.holds, now.dead_see, now.speed, now.seconds, now.missing) == (
        "fixed",
        "public",
        "2",
        {"hold": 1, "vote": 5},
        "remove",
    )
    now = in_force(answered, changed)
    assert (now.holds, now.speed, now.seconds) == ("answered", "1.5", {"hold": 30, "night": 30, "vote": 5})
