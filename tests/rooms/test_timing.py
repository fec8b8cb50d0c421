"""How long a call of the night lasts tells nobody whether anybody was asked."""

from __future__ import annotations

from random import Random

import pytest

from lycaon import Setup, new_game
from lycaon.rooms.clock import Clock
from lycaon.rooms.settings import Settings

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
