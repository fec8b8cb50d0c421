"""The skeleton that a newcomer copies is a role that works."""

from __future__ import annotations

from lycaon.record.case_runner import Report, check_cases
from lycaon.record.cases import parse_cases
from lycaon.roles import roles
from lycaon.roles._example import Lamplighter

CASES = """
- id: lamp_shows_who_fell
  says: The lamplighter learns at dawn whether the player before whom he lit his lamp fell.
  source: the example
  seats: [werewolf, werewolf, lamplighter, villager, villager, villager, villager]
  play:
    - night: {lamplighter: 4, werewolf: 4}
      refused: {lamplighter: [3, 99]}
      dead: [4]
      told: [{to: 3, call: lamplighter, about: 4, fact: fell}]
    - day: {}
      dead: []
    - night: {lamplighter: 5, werewolf: 3}
      dead: [3]
      told: [{to: 3, call: lamplighter, about: 5, fact: neighbour}]
"""


def test_the_skeleton_is_a_role_that_works() -> None:
    report = Report()
    check_cases(parse_cases(CASES, "example"), {**roles(), Lamplighter.id: Lamplighter}, report)
    assert report.failures == []
    assert report.passed == 1


def test_the_skeleton_is_no_role_of_the_game() -> None:
    assert Lamplighter not in roles().values()  # a copy of it may be one, under the same id
