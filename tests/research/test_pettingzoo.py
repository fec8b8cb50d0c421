"""The environments, by PettingZoo's own tests and by what they promise."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from lycaon import Setup
from lycaon.game.deck import DECKS
from lycaon.research.pettingzoo import Werewolf, env, parallel_env, setup_of

# PettingZoo warns of everything but plain boxes, and excepts its own games by their names.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def test_pettingzoos_own_tests_pass() -> None:
    api_test(env(), num_cycles=30)
    parallel_api_test(parallel_env(), num_cycles=30)
    seed_test(env, num_cycles=20)
    parallel_seed_test(parallel_env, num_cycles=20)
    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


def play(environment: Werewolf, seed: int) -> tuple[dict[str, float], int]:
    """Play a game by chance among legal actions, and return the rewards and how many cycles it took."""
    observations, _ = environment.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    cycles = 0
    while environment.agents:
        assert all(environment.observation_space(agent).contains(observations[agent]) for agent in environment.agents)
        actions = {agent: int(rng.choice(np.flatnonzero(observations[agent]["action_mask"]))) for agent in observations}
        observations, rewards, *_ = environment.step(actions)
        cycles += 1
    return rewards, cycles


@pytest.mark.parametrize("deck", [deck for deck in DECKS if deck in ("small_5", "two_cards_10", "thief_10")])
def test_any_deck_can_be_played_and_everybody_is_there_to_the_end(deck: str) -> None:
    environment = parallel_env(deck=deck, max_cycles=5_000)
    rewards, cycles = play(environment, 3)
    assert len(rewards) == DECKS[deck].seats
    assert set(rewards.values()) <= {1.0, -1.0}
    assert cycles > 3
    result = environment.stage.result
    assert result is not None
    assert {int(agent[5:]) for agent, reward in rewards.items() if reward > 0} == set(result.winners)


def test_event_cards_and_actors_can_be_played() -> None:
    deck = ("werewolf", "werewolf", "actor", "stuttering_judge", "fox", "cupid", "piper", "villager", "gypsy")
    setup = Setup(seats=9, deck=deck, actor_cards=("seer", "witch", "hunter"), events=("nightmare", "punishment"))
    play(parallel_env(setup=setup, max_cycles=3_000), 5)


def test_a_seat_that_knows_the_same_observes_the_same() -> None:
    """Two games that differ in what is hidden from seat 1 alone look alike to it, until something is told."""
    seen = []
    environment = parallel_env(deck="classic_8")
    for seed in range(30):
        observations, _ = environment.reset(seed=seed)
        if environment.stage.view(1).cards == ("villager",):
            hidden = tuple(seat.ids for seat in environment.stage.game.table.all())
            seen.append((hidden, observations["seat_1"]["observation"]))
    assert len({hidden for hidden, _ in seen}) > 3
    assert all(np.array_equal(seen[0][1], one) for _, one in seen)


def test_illegal_actions_neither_stop_a_game_nor_change_what_may_be_done() -> None:
    environment = parallel_env(deck="small_6", max_cycles=400)
    environment.reset(seed=2)
    while environment.agents:
        environment.step(dict.fromkeys(environment.agents, environment.actions.size - 1))
    assert environment.stage.result is not None


def test_two_lovers_are_named_one_after_the_other() -> None:
    environment = parallel_env(deck="lovers_10")
    observations, _ = environment.reset(seed=1)
    cupid = next(seat.number for seat in environment.stage.game.table.all() if seat.ids == ("cupid",))
    agent = f"seat_{cupid}"
    while observations[agent]["action_mask"][1:11].sum() < 10:
        observations, *_ = environment.step(first_legal(observations))
    assert not observations[agent]["action_mask"][0]
    observations, *_ = environment.step({**first_legal(observations), agent: 4})
    assert environment.layout.part(observations[agent]["observation"], "named").nonzero()[0].tolist() == [3]
    assert not observations[agent]["action_mask"][4]
    environment.step({**first_legal(observations), agent: 7})
    assert {seat.number for seat in environment.stage.game.table.all() if environment.stage.view(seat.number).told} >= {
        4,
        7,
    }


def first_legal(observations: dict[str, Any]) -> dict[str, int]:
    return {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in observations.items()}


def test_what_is_claimed_is_heard_by_all() -> None:
    environment = parallel_env(setup=setup_of("small_5"))
    observations, _ = environment.reset(seed=4)
    heard = np.zeros((5, 5), np.float32)
    claims = [number for number in range(environment.actions.size) if environment.actions.claim(number) == "wolf:3"]
    for _ in range(60):
        actions = {}
        for agent, one in observations.items():
            legal = np.flatnonzero(one["action_mask"])
            actions[agent] = claims[0] if claims[0] in legal else int(legal[0])
        observations, *_ = environment.step(actions)
        heard = environment.layout.part(observations["seat_1"]["observation"], "called_werewolf").reshape(5, 5)
        if heard[:, 2].any() or not environment.agents:
            break
    assert heard[:, 2].any()


def test_what_everybody_heard_can_be_read() -> None:
    environment = parallel_env(deck="small_5", render_mode="ansi", language="zh-Hant")
    play(environment, 1)
    story = environment.render()
    assert story is not None
    assert "天亮" in story
