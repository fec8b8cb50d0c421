"""What it takes to plant a leak or a fault into the engine on purpose, and to see that a law notices it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec
import pytest
from hypothesis import strategies as st

from lycaon import Setup
from lycaon.game.house_rules import Value, resolve
from tests.laws.pairs import Kind, Pair, pairs
from tests.laws.player import Manners

Case = TypeVar("Case")


class Planted(msgspec.Struct, Generic[Case]):
    """What is planted, how, and which law must notice it when it is tried on which cases, how often at most."""

    name: str
    plant: Callable[[pytest.MonkeyPatch], None]
    law: Callable[[Case], None]
    cases: st.SearchStrategy[Case]
    tries: int = 60


# -- what the laws are tried on ---------------------------------------------------------------------------------------


def table(
    *cards: str, seats: int = 8, setup: Mapping[str, Any] | None = None, **rules: Value
) -> st.SearchStrategy[Setup]:
    """Return one setup: these cards, villagers for the rest, and these rules."""
    extra = 2 if "thief" in cards else 0
    deck = (*cards, *("villager",) * (seats + extra - len(cards)))
    values: dict[str, Value] = {"day_limit": 3, "sheriff_election": "off", **rules}
    return st.just(Setup(seats=seats, deck=deck, rules=resolve(None, values), **(setup or {})))


def two_sides(
    setup: st.SearchStrategy[Setup], kind: Kind | None = None, split: tuple[int, int] | None = None, **manners: float
) -> st.SearchStrategy[Pair]:
    """Return pairs of one setup and manners."""
    kinds: tuple[Kind, ...] = ("alike", "anyhow") if kind is None else (kind,)
    return pairs(setup, kinds, st.just(Manners(**{"passes": 0.2, "agrees": 0.8, **manners})), split)


WOLVES = ("werewolf", "werewolf")
SILENT: dict[str, Any] = {"talk": False}
HELD: dict[str, Any] = {"talk": False, "holds": True}
POWERS = (*WOLVES, "seer", "witch", "defender")
