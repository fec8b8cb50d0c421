"""Order is data: the calls of the night stand where RULES part b puts them, and each role is named in one file."""

from __future__ import annotations

import ast
from pathlib import Path

from lycaon.boxes import prepare
from lycaon.game.house_rules import resolve
from lycaon.game.plan import Plan, Setup
from lycaon.roles import roles

SOURCE = Path(__file__).parent.parent.parent / "src" / "lycaon"

RULES_B = """
20 thief first
40 cupid first
50 lovers first
170 defender every
190 seer every
210 werewolf every
270 witch every
300 piper every
301 charmed every
"""
"""The rows of RULES b for the calls that exist."""

EVERY = (
    "werewolf",
    "seer",
    "thief",
    "cupid",
    "witch",
    "defender",
    "piper",
    "hunter",
    "village_idiot",
    "elder",
    "scapegoat",
)


def plan(**rules: object) -> Plan:
    cards = (*EVERY, *("villager",) * 4)
    return Plan(Setup(seats=len(cards) - 2, deck=cards, rules=resolve(None, rules)), roles())


def test_the_night_is_called_in_the_order_of_the_rules() -> None:
    rows = [f"{step.order} {step.call.id} {step.call.nights}" for step in plan().steps]
    assert rows == RULES_B.split("\n")[1:-1]


def test_house_rules_move_calls() -> None:
    after = [step.call.id for step in plan(defender_after_seer=True).steps]
    assert after.index("defender") == after.index("seer") + 1
    named = [step.call.id for step in plan(moderator_identification=True).steps]
    assert named[3:7] == ["hunter", "village_idiot", "elder", "scapegoat"]
    talking = plan(lovers_may_talk=True)
    assert "lovers" in [step.call.id for wave in talking.night(2) for step in wave]
    assert "lovers" not in [step.call.id for wave in plan().night(2) for step in wave]


def test_calls_that_need_each_other_never_share_a_wave() -> None:
    waves = [[step.call.id for step in wave] for wave in plan(night_calls="at_once").night(1)]
    assert waves == [["thief"], ["cupid", "defender", "seer", "werewolf", "piper"], ["lovers", "witch"], ["charmed"]]


def test_a_bite_that_casts_a_spell_waits_for_all_that_is_called_before_it() -> None:
    setup = Setup(
        seats=6,
        deck=("werewolf", "defender", "cupid", "seer", "villager", "villager"),
        rules=resolve(None, {"night_calls": "at_once", "fake_calls": False}),
        variant="fascination",
    )
    waves = [[step.call.id for step in wave] for wave in prepare(setup).night(1)]
    assert waves == [["cupid", "defender", "seer"], ["lovers"], ["werewolf"]]


def test_a_role_is_named_in_its_own_file_alone() -> None:
    """Decks aside: a role's id may stand in its own file, or in one whose rule imports its class."""
    common = {"werewolf", "villager"}  # the side that a seer sees, and the card that everybody knows
    for path in SOURCE.rglob("*.py"):
        if path in (SOURCE / "game" / "deck.py", SOURCE / "roles" / "_example.py"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for name in node.names}
        for role_id, role in roles().items():
            own = str(path.with_suffix("")).endswith(role.__module__.replace(".", "/"))
            if role_id in words and role_id not in common and not own:
                assert role.__name__ in imported, f"{path} names {role_id}"


def test_who_never_wakes_is_called_once_where_the_judge_must_see_printed_cards() -> None:
    shown = {"hunter", "little_girl", "elder", "scapegoat", "village_idiot", "bear_tamer", "devoted_servant"}
    shown |= {"rusty_sword_knight", "knight", "duke", "angel", "villager_villager", "abominable_sectarian"}
    assert {role.id for role in roles().values() if role.only_shown()} == shown
    deck = ("werewolf", "seer", "hunter", "angel", "villager", "villager", "villager")
    rules = resolve(None, {"fake_calls": False})
    for real, calls in ((True, ["hunter", "angel", "seer", "werewolf"]), (False, ["seer", "werewolf"])):
        plan = prepare(Setup(seats=7, deck=deck, rules=rules, real_cards=real))
        assert [step.call.id for wave in plan.night(1) for step in wave] == calls
        assert [step.call.id for wave in plan.night(2) for step in wave] == ["seer", "werewolf"]
