"""Every choice of every house rule is told apart from another one by at least one worked example."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from lycaon import BadRules, HouseRules, resolve
from lycaon.game.house_rules import OPTIONS, Value, spelling
from lycaon.record.case_runner import CaseRun
from lycaon.record.cases import Case, load_cases
from lycaon.roles import roles

FOLDER = Path(__file__).parent.parent / "cases"

SHOWN = "what is shown or said alone, which no example speaks of: tests/game/test_shown_by_rule.py"
ORDER = "an order in which nothing comes out differently: tests/roles/test_order.py"
NOT_FOR_CASES = {
    "actor_cards_faceup": SHOWN,
    "announce_cause": SHOWN,
    "event_missing_attribute": "only with printed cards: tests/game/test_shown_by_rule.py",
    "fake_calls": SHOWN,
    "reveal_on_death": SHOWN,
    "speech_order=free": SHOWN,
    "defender_after_seer": ORDER,
    "moderator_identification": "calls that nobody wakes for: tests/roles/test_order.py",
    "night_calls": "nothing comes out differently, which tests/laws/test_order.py proves",
    "no_outside_info": "the engine decides nothing by it",
    "night_redo": "the engine decides nothing by it",
}
"""Options, or single choices of them, that no example can show, each with the reason."""

CHOICES = [
    (option.id, choice)
    for option in OPTIONS.values()
    for choice in option.choices
    if option.id not in NOT_FOR_CASES and f"{option.id}={spelling(choice)}" not in NOT_FOR_CASES
]


@cache
def cases() -> tuple[tuple[Case, HouseRules], ...]:
    """Return every example that stands for itself, with the house rules under which it is played."""
    every = [case for path in sorted(FOLDER.glob("*.yaml")) for case in load_cases(path)]
    alone = [case for case in every if not _names_another(case)]
    return tuple((case, resolve(case.preset, case.rules, base=HouseRules(sheriff_election="off"))) for case in alone)


def _names_another(case: Case) -> bool:
    return any("public_same_as" in phase.holds for phase in case.play)


def likely(option: str, choice: Value) -> Iterator[Case]:
    """Return the examples that are played under a choice: first those that say so, then those with the same cards."""
    under = [case for case, rules in cases() if getattr(rules, option) == choice]
    about = [case for case, _ in cases() if option in case.rules]
    cards = {card for case in about for seat in case.seats for card in seat.cards} - {"werewolf", "villager"}
    cards |= {card for case in about for card in (*case.events, *case.events_in_force, case.variant or "")}

    def distance(case: Case) -> int:
        mine = {card for seat in case.seats for card in seat.cards} | {*case.events, case.variant or ""}
        return -1000 if option in case.rules else -len(mine & cards)

    yield from sorted(under, key=distance)


def tells_apart(case: Case, option: str, choice: Value) -> bool:
    """Say whether an example comes out under this choice, and doesn't under another one."""
    for other in OPTIONS[option].choices:
        if other == choice:
            continue
        rules = {**case.rules, option: other}
        try:
            resolve(case.preset, rules)
        except BadRules:
            continue
        if CaseRun(msgspec.structs.replace(case, rules=rules), roles(), None).play() is not None:
            return True
    return False


@pytest.mark.parametrize(("option", "choice"), CHOICES, ids=str)
def test_a_choice_is_told_apart_by_an_example(option: str, choice: Value) -> None:
    assert any(tells_apart(case, option, choice) for case in likely(option, choice))


def test_what_is_left_out_exists() -> None:
    every = {f"{option.id}={spelling(choice)}" for option in OPTIONS.values() for choice in option.choices}
    assert set(NOT_FOR_CASES) <= every | set(OPTIONS)
