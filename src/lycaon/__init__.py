"""Lycaon, the judge of Werewolf: it deals, calls the night, keeps every secret, counts the votes and says who has won.

>>> game = new_game(Setup(seats=5, deck=("werewolf", "seer", "villager", "villager", "villager")), seed=seed_from(7))
>>> next(iter(game.open_asks.values())).call
'seer'
"""

from __future__ import annotations

import secrets
from collections.abc import Collection

from lycaon.boxes import prepare
from lycaon.game.ask import CHANCE, Answer, Ask, RefusalCode, Refused
from lycaon.game.chance import SEED_BYTES, Luck, seed_from
from lycaon.game.course import course
from lycaon.game.game import Game, begin
from lycaon.game.house_rules import BadRules, HouseRules, resolve
from lycaon.game.plan import Plan, Setup
from lycaon.game.victory import Result
from lycaon.game.view import View
from lycaon.roles import roles as all_roles

__all__ = [
    "CHANCE",
    "Answer",
    "Ask",
    "BadRules",
    "Game",
    "HouseRules",
    "Plan",
    "RefusalCode",
    "Refused",
    "Result",
    "Setup",
    "View",
    "all_roles",
    "new_game",
    "prepare",
    "resolve",
    "seed_from",
]


def new_game(setup: Setup | Plan, *, seed: bytes | None = None, by_hand: Collection[str] = ()) -> Game:
    """Start a game. Without a seed its luck is secret and fresh; calls of luck in `by_hand` are answered at seat 0."""
    plan = setup if isinstance(setup, Plan) else prepare(setup)
    return begin(plan, course, Luck(secrets.token_bytes(SEED_BYTES) if seed is None else seed, by_hand))
