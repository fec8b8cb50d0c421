"""PettingZoo environments of any table: everybody moves at once (`parallel_env`), or one after the other (`env`).

    environment = env(deck="guard_12")
    environment.reset(seed=7)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, info = environment.last()
        done = terminated or truncated
        action = None if done else environment.action_space(agent).sample(observation["action_mask"])
        environment.step(action)

In each cycle every agent moves; who is asked nothing has only action 0. The dead stay to the end, for they win and lose
with their camp: 1 for who has won, -1 for all others, at the end. An action that is not legal is one by luck instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec_wrapper

from lycaon import Setup, resolve
from lycaon.decks import known_deck
from lycaon.game.plan import Plan
from lycaon.game.view import AskView
from lycaon.research.actions import Actions
from lycaon.research.observations import Layout, Observer
from lycaon.research.stage import Stage, plan_for
from lycaon.texts import Narrator

DECK = "modern_9"
MOST_CYCLES = 10_000

Observation = dict[str, Any]


def setup_of(deck: str, preset: str | None = None, rules: Mapping[str, object] | None = None) -> Setup:
    """Return the setup of a deck that comes with the game. Raises `LookupError`, or `BadRules`."""
    found = known_deck(deck)
    if found is None:
        raise LookupError(f"there is no deck {deck}")
    return Setup(
        seats=found.seats,
        deck=found.cards,
        rules=resolve(preset or found.preset, rules or {}),
        cards_each=found.cards_each,
        variant=found.variant,
    )


def parallel_env(
    *,
    deck: str = DECK,
    setup: Setup | None = None,
    max_cycles: int = MOST_CYCLES,
    render_mode: str | None = None,
    language: str = "en",
) -> Werewolf:
    """Return the environment in which everybody moves at once. Raises what `setup_of` does, or `Refused`."""
    plan = plan_for(setup_of(deck) if setup is None else setup)
    return Werewolf(plan, max_cycles=max_cycles, render_mode=render_mode, language=language)


def env(**options: Any) -> parallel_to_aec_wrapper[str, Observation, int]:  # noqa: ANN401 - those of `parallel_env`
    """Return the environment in which agents move one after the other; takes what `parallel_env` does."""
    return parallel_to_aec_wrapper(parallel_env(**options))


class Werewolf(ParallelEnv[str, Observation, int]):
    """One table, game after game."""

    metadata: ClassVar[dict[str, Any]] = {"name": "lycaon_v0", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(self, plan: Plan, *, max_cycles: int, render_mode: str | None, language: str) -> None:
        """Make the table; `reset` deals the cards."""
        self.plan = plan
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.language = language
        self.actions = Actions(plan)
        self.layout = Layout(plan, self.actions.cards)
        self.possible_agents = [f"seat_{number}" for number in range(1, plan.setup.seats + 1)]
        self.agents: list[str] = []
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._stage: Stage | None = None
        self._turns: dict[int, AskView] = {}
        self._named: dict[int, list[int]] = {}
        self._said: dict[int, list[str]] = {}
        self._observers: dict[int, Observer] = {}
        self._cycles = 0

    def _space(self) -> spaces.Dict:
        vector = spaces.Box(0, 1, (self.layout.size,), np.float32)
        return spaces.Dict({"observation": vector, "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return what an agent observes: `observation`, laid out by `layout`, and `action_mask`."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        """Return what an agent may do, numbered by `actions`."""
        return self._action_spaces[agent]  # type: ignore[return-value]

    @property
    def stage(self) -> Stage:
        """The game that is played. Raises `RuntimeError` before the first `reset`."""
        if self._stage is None:
            raise RuntimeError("reset the environment first")
        return self._stage

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal the cards anew; the same seed gives the same games from here on."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._stage = Stage(self.plan, int(self._rng.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self._observers = {seat: Observer(self.layout) for seat in self._stage.seats}
        self._cycles = 0
        self._begin_cycle()
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let everybody move: first who is asked, then who takes an offer."""
        stage = self.stage
        self._cycles += 1
        for offers in (False, True):
            for seat, ask in self._turns.items():
                if ask.offer == offers and stage.result is None:
                    self._move(seat, ask, int(actions.get(self.possible_agents[seat - 1], 0)))
        self._begin_cycle()
        result = stage.result
        over = result is not None
        cut = not over and self._cycles >= self.max_cycles
        observations = self._observe()
        winners = result.winners if result is not None else ()
        rewards = {
            agent: (1.0 if number in winners else -1.0) if over else 0.0 for number, agent in enumerate(self.agents, 1)
        }
        ends = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over or cut:
            self.agents = []
        return observations, rewards, *ends, infos

    def render(self) -> str | None:
        """Return what everybody has heard so far, in words, where `render_mode` is `ansi`."""
        if self.render_mode != "ansi":
            return None
        narrator = Narrator(self.language)
        return "\n".join(line for event in self.stage.game.events("public") for line in narrator.aloud(event))

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    # -- one cycle -----------------------------------------------------------------------------------------------------

    def _begin_cycle(self) -> None:
        """Find out who is asked what; what was begun in answer to something else is forgotten."""
        before, self._turns = self._turns, self.stage.turns()
        going_on = {seat for seat, ask in self._turns.items() if seat in before and before[seat].id == ask.id}
        self._named = {seat: self._named.get(seat, []) if seat in going_on else [] for seat in self._turns}
        self._said = {seat: self._said.get(seat, []) if seat in going_on else [] for seat in self._turns}

    def _move(self, seat: int, ask: AskView, action: int) -> None:
        stage, named, said = self.stage, self._named[seat], self._said[seat]
        legal = 0 <= action < self.actions.size and bool(self.actions.mask(ask, named, said)[action])
        if ask.kind == "speech":
            claim = self.actions.claim(action) if legal else None
            if claim is not None:
                said.append(claim)
                return
            if said:
                stage.say(seat, "", tuple(said))
            stage.give(seat, ask, ask.legal[0])
        elif ask.kind == "seats" and legal and action:
            named.append(action)
            if len(named) == ask.most and self.actions.complete(ask, named):
                self._give(seat, ask, tuple(named))
        elif ask.kind == "seats" and legal and named:
            self._give(seat, ask, tuple(named))
        elif legal:
            value = self.actions.answer(ask, action) if action else None
            if value is not None or ask.may_pass or ask.offer:
                self._give(seat, ask, value)
            else:
                self._give(seat, ask, stage.by_luck(seat, ask))
        else:
            self._give(seat, ask, stage.by_luck(seat, ask))

    def _give(self, seat: int, ask: AskView, value: Any) -> None:  # noqa: ANN401 - an answer
        self.stage.give(seat, ask, value)
        self._named[seat] = []

    def _observe(self) -> dict[str, Observation]:
        stage = self.stage
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents, 1):
            observer = self._observers[seat]
            observer.hear(stage.news(seat))
            ask = self._turns.get(seat)
            named = self._named.get(seat, [])
            found[agent] = {
                "observation": observer.look(stage.view(seat), ask, named),
                "action_mask": self.actions.mask(ask, named, self._said.get(seat, [])),
            }
        return found
