"""How long a call of the night lasts tells nobody whether anybody was asked."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from lycaon import Setup, new_game
from lycaon.game.chance import seed_from
from lycaon.game.game import Game
from lycaon.rooms import commands
from lycaon.rooms.clock import Clock
from lycaon.rooms.desk import Desk
from lycaon.rooms.settings import Settings
from lycaon.rooms.store import MemoryStore

DECK = ("werewolf", "seer", "witch", "villager", "villager", "villager")
LONGEST = 20.0


def lasts(settings: Settings, seed: int, *, alive: bool, answers_after: float) -> float:
    """Return for how long the seer's call of the second night lasts, with a seer who is alive or not."""
    game = new_game(Setup(seats=6, deck=DECK, holds=True, talk=False), seed=seed.to_bytes(32, "big"))
    seer = next(seat.number for seat in game.table.all() if "seer" in seat.ids)
    wolf = next(seat.number for seat in game.table.all() if "werewolf" in seat.ids)
    other = next(seat.number for seat in game.table.all() if seat.number not in (seer, wolf))
    victim = other if alive else seer
    clock = Clock()
    now = 0.0
    clock.note(game, now)
    while not game.open_asks.get("n2.seer.hold"):
        pack = game.open_asks.get("n1.werewolf")
        if pack is not None:
            game.answer(pack.id, wolf, victim)
        else:
            game.expire(next(iter(game.open_asks)))
        now += 1
        clock.note(game, now)
    assert game.table[seer].alive == alive
    began = now
    if alive:
        now += answers_after
        ask = game.open_asks["n2.seer"]
        game.answer(ask.id, seer, wolf)
        clock.answer(ask, now)
        clock.note(game, now)
    assert "n2.seer" not in game.open_asks
    return clock.due(game, settings)["n2.seer.hold"] - began


def furthest_apart(one: list[float], other: list[float]) -> float:
    """Return the statistic of Kolmogorov and Smirnov: how far two distributions are apart at most."""
    return max(
        abs(sum(each <= place for each in one) / len(one) - sum(each <= place for each in other) / len(other))
        for place in (*one, *other)
    )


SAMPLES = 150
UNLIKELY = 1.95 * (2 / SAMPLES) ** 0.5
"""So far apart two samples of one distribution are once in a thousand times."""


def sampled(settings: Settings, *, alive: bool, share: float) -> list[float]:
    dice = Random(f"{alive}")
    seeds = range(SAMPLES) if alive else range(1_000, 1_000 + SAMPLES)
    return [lasts(settings, seed, alive=alive, answers_after=dice.uniform(0, share) * LONGEST) for seed in seeds]


@pytest.mark.parametrize("holds", ["fixed", "answered"])
def test_the_length_of_a_call_does_not_depend_on_who_lives(holds: str) -> None:
    settings = Settings(seconds={"hold": LONGEST}, holds=holds)  # type: ignore[arg-type]
    alive, dead = sampled(settings, alive=True, share=0.5), sampled(settings, alive=False, share=0.5)
    assert furthest_apart(alive, dead) < UNLIKELY
    assert (len(set(dead)) > 1) == (holds == "answered")


def test_the_test_would_notice() -> None:
    settings = Settings(seconds={"hold": LONGEST}, holds="answered")
    alive, dead = sampled(settings, alive=True, share=1.3), sampled(settings, alive=False, share=1.3)
    assert furthest_apart(alive, dead) > UNLIKELY  # answers that come too late do make a call longer


@pytest.mark.parametrize("seconds", [1.0, 5.0, 20.0, 300.0])
@pytest.mark.parametrize("holds", ["fixed", "answered"])
def test_an_answer_within_half_of_the_time_leaves_no_trace_at_all(holds: str, seconds: float) -> None:
    settings = Settings(seconds={"hold": seconds}, holds=holds)  # type: ignore[arg-type]
    for seed in range(20):
        same = {lasts(settings, seed, alive=True, answers_after=part * seconds) for part in (0.0, 0.2, 0.5)}
        assert len({round(one, 6) for one in same}) == 1


def seer_of_the_first_night() -> tuple[Game, Clock, int, int]:
    """Return a game at its first call, its clock, the seer's seat and a werewolf's."""
    game = new_game(Setup(seats=6, deck=DECK, holds=True, talk=False), seed=seed_from(1))
    clock = Clock()
    while "n1.seer" not in game.open_asks:
        game.expire(next(iter(game.open_asks)))
    clock.note(game, 0)
    seer = next(seat.number for seat in game.table.all() if "seer" in seat.ids)
    wolf = next(seat.number for seat in game.table.all() if "werewolf" in seat.ids)
    return game, clock, seer, wolf


def test_one_person_among_bots_thinks_as_long_as_they_like_and_waits_for_nobody() -> None:
    game, clock, seer, wolf = seer_of_the_first_night()
    brisk = Settings(holds="brisk", speed="off", seconds={"hold": 3})
    assert clock.due(game, brisk, alone=seer) == {}
    assert clock.due(game, msgspec.structs.replace(brisk, speed="1"), alone=seer) == {"n1.seer.hold": 30}
    assert clock.due(game, brisk, alone=wolf) == {"n1.seer.hold": 3}  # whether a bot is asked can't be told
    game.answer("n1.seer", seer, wolf)
    late = 100.0
    clock.answer(game.open_asks["n1.seer.hold"], late)
    clock.note(game, late)
    assert clock.due(game, brisk, alone=seer)["n1.seer.hold"] <= 3


@pytest.mark.parametrize("people", [1, 2])
def test_only_who_plays_with_bots_alone_has_brisk_calls(people: int) -> None:
    async def run() -> int | None:
        desk = Desk(MemoryStore(lambda: 1_000.0))
        ticket = await desk.open("remote", "en", "Ann", settings=Settings(holds="brisk"))
        if people == 2:
            await desk.enter(ticket.code, "Bea")
        for number in range(5):
            await desk.command(ticket.code, ticket.person, f"{number}", commands.AddBot(f"Bot {number}"))
        await desk.command(ticket.code, ticket.person, "start", commands.Start())
        return (await desk.room(ticket.code)).alone

    assert asyncio.run(run()) == (1 if people == 1 else None)


def test_where_more_people_play_brisk_calls_are_as_those_that_last_until_answered() -> None:
    game, clock, _, _ = seer_of_the_first_night()
    brisk, answered = Settings(holds="brisk"), Settings(holds="answered")
    assert clock.due(game, brisk) == clock.due(game, answered)
