"""What is asked can be read and chosen: nothing of a panel lies under its button, nor beyond the screen."""

from __future__ import annotations

import pytest

from tests.app.conftest import FAST_LONG, Phone, Phones
from tests.app.test_night import skip, together
from tests.app.test_phones import add_bots, start

COVERED = """
() => {
  const found = [];
  for (const one of document.querySelectorAll(".desk :is(button, input, textarea, summary)")) {
    if (!one.checkVisibility()) continue;
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let about = one.parentElement; about; about = about.parentElement) {
      if (!/(auto|scroll|hidden|clip)/.test(getComputedStyle(about).overflowY)) continue;
      const edge = about.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    if (right - left < 2 || bottom - top < 2) continue;
    for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
      const there = document.elementFromPoint((left + right) / 2, y);
      if (!one.contains(there)) found.push(`${one.innerText} under ${there?.innerText ?? "the edge of the screen"}`);
    }
  }
  return found;
}
"""
"""What of a panel can be tapped and shows, but for something that lies over it."""

IN_VIEW = """
one => {
  const box = one.getBoundingClientRect();
  const edge = one.closest(".answers").getBoundingClientRect();
  return Math.min(box.bottom, edge.bottom, innerHeight) - Math.max(box.top, edge.top);
}
"""
"""How much of a choice is in view, in pixels of its height."""


def uncovered(phone: Phone) -> None:
    """Hold that all of the panel can be tapped where it shows, wherever it is scrolled to, and nothing is beyond."""
    page = phone.page
    for end in (0, 100_000, 0):
        page.locator(".desk .answers").evaluate("(one, end) => one.scrollTo(0, end)", end)
        assert page.evaluate(COVERED) == []
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def larger(phone: Phone) -> None:
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")


def test_at_night_on_the_smallest_phone_no_choice_lies_under_the_button(phones: Phones) -> None:
    people = [phones(size=(320, 568)), phones(size=(320, 568))]
    host = people[0]
    deck = ["werewolf", "werewolf", "werewolf", "werewolf", "villager"]  # one of the two is in the pack, whoever it is
    settings = {"deck": deck, "seconds": FAST_LONG, "rules": {"pack_may_skip": "yes"}}
    people[1].enter(phones.room(host, way="remote", settings=settings), "Bea")
    add_bots(host, 3)
    start(*people)
    together(people)
    while not any(phone.page.locator(".desk .words").count() for phone in people):
        skip(host)
        together(people)
    asked = next(phone for phone in people if phone.page.locator(".desk .words").count())
    assert asked.page.locator(".desk .words .button").evaluate(IN_VIEW) > 40
    uncovered(asked)
    asked.page.locator(".desk .words .button").click()
    uncovered(asked)
    larger(asked)
    uncovered(asked)


def villager(
    phones: Phones, wanted: str, seconds: dict[str, int], host: Phone | None = None, language: str = "en"
) -> Phone:
    """Return a phone on which something is shown on an opening day, on which its seat speaks before all others."""
    host = host or phones(size=(320, 568), scheme="light")
    quick = {"look": 1, "hold": 1, "night": 1, "speech": 1, "last_words": 1, "vote": 1, "power": 1, "reveal": 1}
    deck = ["werewolf", *["villager"] * 8]
    rules = {"first_phase": "day", "sheriff_election": "off"}
    settings = {"deck": deck, "seconds": quick | seconds, "rules": rules}
    phones.room(host, way="remote", language=language, settings=settings)
    add_bots(host, 8)
    start(host)
    host.page.locator(wanted).first.wait_for()
    return host


@pytest.mark.parametrize(("wanted", "seconds"), [(".desk .say", {"speech": 600}), (".desk .words", {"vote": 600})])
@pytest.mark.parametrize("large", [False, True])
def test_by_day_on_the_smallest_phone_no_choice_lies_under_the_button(
    phones: Phones, wanted: str, seconds: dict[str, int], large: bool
) -> None:
    host = villager(phones, wanted, seconds)
    if large:
        larger(host)
    uncovered(host)
    host.page.get_by_role("button", name="Do I have a power to use now?").click()
    uncovered(host)
