"""A village that learns to talk and to vote: the cross-entropy method on a few weights, in the PettingZoo environment.

    python examples/learn_to_vote.py            # about two minutes
    python examples/learn_to_vote.py --generations 2 --games 10

The village's players share one policy: each legal action has a score, a weighted sum of what the player knows of
the seat that the action is about, and the best score is played. They begin with weights of nought, which is chance, and
keep what won most often. Werewolves play by chance. Nobody tells the seer to say what he saw, nor the others to believe
him.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from lycaon.bots.claims import claim_of
from lycaon.research.pettingzoo import Werewolf, parallel_env

DECK = "small_5"
KINDS = ("name", "good", "wolf", "vote", "other")
"""What an action does with a seat: it names it in answer to an ask, or makes one of these claims about it."""

KNOWN = ("good", "werewolf", "me")
HEARD = ("called_good", "called_werewolf", "calls_for")
FEATURES = len(KNOWN) + len(HEARD) + 1

Weights = NDArray[np.float64]


class Policy:
    """Chooses actions by weights, one for each kind of action and each thing that may be known of a seat."""

    def __init__(self, environment: Werewolf, weights: Weights) -> None:
        """Look up what each action of the table means."""
        self.layout = environment.layout
        self.weights = weights.reshape(len(KINDS), FEATURES)
        seats = self.layout.seats
        self.kinds = np.full(environment.actions.size, len(KINDS) - 1)
        self.about = np.zeros(environment.actions.size, int)
        for action in range(1, environment.actions.size):
            text = environment.actions.claim(action)
            claim = None if text is None else claim_of(text)
            if action <= seats:
                self.kinds[action], self.about[action] = 0, action
            elif claim is not None and claim.seat and claim.kind in KINDS:
                self.kinds[action], self.about[action] = KINDS.index(claim.kind), claim.seat

    def choose(self, observation: dict[str, NDArray[np.float32]], rng: np.random.Generator) -> int:
        """Return the legal action with the best score; among equals, any."""
        legal = np.flatnonzero(observation["action_mask"])
        seats = self.layout.seats
        known = np.zeros((seats + 1, FEATURES))
        for place, part in enumerate(KNOWN):
            known[1:, place] = self.layout.part(observation["observation"], part)
        for place, part in enumerate(HEARD, len(KNOWN)):
            said = self.layout.part(observation["observation"], part).reshape(seats, seats)
            known[1:, place] = said.sum(axis=0) / seats
        known[:, -1] = 1
        scores = (self.weights[self.kinds[legal]] * known[self.about[legal]]).sum(axis=1)
        return int(legal[np.argmax(scores + rng.random(len(legal)) * 1e-3)])


def wins(weights: Weights, games: int, seed: int) -> float:
    """Return how often the village wins with these weights."""
    environment = parallel_env(deck=DECK)
    policy = Policy(environment, weights)
    rng = np.random.default_rng(seed)
    won = 0
    for game in range(games):
        observations, _ = environment.reset(seed=seed * 100_000 + game)
        wolves = {seat.number for seat in environment.stage.game.table.all() if seat.wolf}
        while environment.agents:
            actions = {}
            for seat, agent in enumerate(environment.agents, 1):
                legal = np.flatnonzero(observations[agent]["action_mask"])
                if len(legal) == 1:
                    actions[agent] = int(legal[0])
                elif seat in wolves:
                    actions[agent] = int(rng.choice(legal))
                else:
                    actions[agent] = policy.choose(observations[agent], rng)
            observations, *_ = environment.step(actions)
        result = environment.stage.result
        won += result is not None and result.winner == "village"
    return won / games


def learn(generations: int, candidates: int, games: int, seed: int) -> Weights:
    """Return the weights that the best candidates of the last generation agree on."""
    rng = np.random.default_rng(seed)
    centre, spread = np.zeros(len(KINDS) * FEATURES), np.ones(len(KINDS) * FEATURES)
    for generation in range(generations):
        tried = centre + spread * rng.standard_normal((candidates, len(centre)))
        scores = [wins(one, games, seed + generation) for one in tried]
        best = tried[np.argsort(scores)[-max(candidates // 4, 2) :]]
        centre, spread = best.mean(axis=0), best.std(axis=0) + 0.1
        print(
            f"generation {generation + 1}: {100 * np.mean(scores):.0f} % on average, {100 * max(scores):.0f} % the best"
        )
    return centre


def main() -> None:
    """Learn, and tell how often the village wins before and after, in games that nobody learned from."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--candidates", type=int, default=16)
    parser.add_argument("--games", type=int, default=30, help="how many games each candidate plays")
    parser.add_argument("--check", type=int, default=300, help="how many games the comparison takes")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    before = wins(np.zeros(len(KINDS) * FEATURES), given.check, 9_999)
    after = wins(learn(given.generations, given.candidates, given.games, given.seed), given.check, 9_999)
    print(f"the village wins {100 * before:.0f} % of its games before, and {100 * after:.0f} % after learning")


if __name__ == "__main__":
    main()
