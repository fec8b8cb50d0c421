"""People on phones: seats that come back, and what is done about those who spoil the game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.app.conftest import Phone, Phones
from tests.app.test_phones import LOCALES, faults, overflow, too_small

DECK = ["werewolf", "seer", "villager", "villager"]


def a_bot_takes_over(phones: Phones) -> tuple[Phone, Phone, str]:
    """Let a bot play the seat of a guest whose phone is gone; returns host, guest and path."""
    ann, bob = phones(), phones()
    path = phones.room(ann, settings={"deck": DECK, "grace": 0, "speed": "off"})
    bob.enter(path, "Bob")
    for _ in range(2):
        ann.page.get_by_role("button", name="Add a bot").click()
    ann.page.get_by_role("button", name="Begin the game").click()
    bob.page.locator(".lobby").wait_for(state="detached")
    bob.page.goto("about:blank")
    expect(ann.page.locator("p.fare")).to_have_text(re.compile(r"plays number 2 from now on"))
    return ann, bob, path


def test_who_comes_back_has_the_seat_again_and_all_are_told(phones: Phones) -> None:
    ann, bob, path = a_bot_takes_over(phones)
    ann.listen()
    bob.go(path)
    ann.hears("Bob plays number 2 from now on.")
    bob.page.get_by_text("Hold").first.wait_for()


def test_more_than_half_put_somebody_out_who_is_told_without_a_word_of_blame(phones: Phones) -> None:
    ann, bob, cem = phones(), phones("zh-CN"), phones()
    path = phones.room(ann)
    bob.enter(path, "Bob")
    cem.enter(path, "Cem")
    for phone, people, vote in ((ann, "People", "Vote to leave"), (bob, "人员", "投票请出")):
        phone.page.get_by_role("button", name=people, exact=True).click()
        phone.page.locator(".people li", has_text="Cem").get_by_role("button", name=vote).click()
    expect(cem.page.locator("h1")).to_have_text("You have left this room.")
    cem.go(path)
    expect(cem.page.locator("h1")).to_have_text("You have left this room.")
    expect(ann.page.locator(".people li", has_text="Bob")).to_have_count(1)
    expect(ann.page.locator(".people li", has_text="Cem")).to_have_count(0)


def test_in_a_game_too_more_than_half_put_somebody_out_and_it_goes_on_without_them(phones: Phones) -> None:
    ann, bob, cem = phones(), phones(), phones()
    path = phones.room(ann, settings={"deck": DECK, "speed": "off"})
    bob.enter(path, "Bob")
    cem.enter(path, "Cem")
    ann.page.get_by_role("button", name="Add a bot").click()
    ann.page.get_by_role("button", name="Begin the game").click()
    for phone in (ann, bob, cem):
        expect(phone.page.locator(".lobby")).to_have_count(0)
    for phone in (ann, bob):
        phone.page.get_by_role("button", name="More").click()
        phone.page.locator("summary", has_text="People").click()
    of_ann, of_bob = (phone.page.locator(".people li", has_text="Cem") for phone in (ann, bob))
    of_ann.locator(".hold").dispatch_event("pointerdown", {"button": 0})  # it is held for as long as it takes
    vote = of_ann.get_by_role("button", name="Vote to leave")
    expect(vote).to_have_attribute("aria-pressed", "true")
    expect(vote).to_be_disabled()  # in a game such a vote stands
    expect(of_bob.locator(".hold")).to_be_visible()
    expect(of_bob.locator(".name")).to_have_text("Cem")  # one alone is told to nobody
    of_bob.locator(".hold").dispatch_event("pointerdown", {"button": 0})
    expect(cem.page.locator("h1")).to_have_text("You have left this room.")
    for phone in (ann, bob):
        expect(phone.page.locator(".people li", has_text="Cem")).to_have_count(0)
        expect(phone.page.locator("p.fare")).to_have_text(re.compile(r"plays number 3 from now on"))
        expect(phone.page.locator(".lobby")).to_have_count(0)
    cem.go(path)
    expect(cem.page.locator("h1")).to_have_text("You have left this room.")


def test_somebody_is_reported_and_only_who_reports_sees_it(phones: Phones) -> None:
    ann, bob = phones(), phones()
    path = phones.room(ann)
    bob.enter(path, "Bob")
    bob.page.get_by_role("button", name="People", exact=True).click()
    bob.page.locator(".people li", has_text="Ann").get_by_role("button", name="Report").click()
    bob.page.get_by_role("button", name="Insults").click()
    bob.page.get_by_text("It is reported.").wait_for()
    ann.page.get_by_role("button", name="People", exact=True).click()
    expect(ann.page.locator(".people li", has_text="Bob")).to_have_count(1)
    assert "It is reported" not in ann.page.content()


@pytest.mark.parametrize("language", LOCALES)
def test_what_can_be_done_about_people_fits_the_smallest_phone(phones: Phones, language: str) -> None:
    host, guest = phones(LOCALES[language], (320, 568)), phones()
    path = phones.room(host, language=language)
    guest.enter(path, "Wolfeschlegelst")
    host.page.locator(".mine .button").last.click()
    leaf = host.page.locator("dialog")
    leaf.locator("li [aria-expanded]").click()
    leaf.locator(".categories").wait_for()
    assert faults(host) == []
    assert too_small(host) == []
    for size in ("100%", "200%"):
        host.page.evaluate(f"document.documentElement.style.fontSize = '{size}'")
        assert leaf.locator(".inside").evaluate("one => one.scrollWidth - one.clientWidth") == 0
        assert overflow(host) == 0


def test_the_host_gives_a_seat_to_who_has_lost_the_way_back(phones: Phones) -> None:
    ann, _, path = a_bot_takes_over(phones)
    other = phones()
    other.go(path)
    other.page.locator("form input").first.fill("Bobby")
    other.page.locator("form .button.main").click()
    other.page.locator(".play").wait_for()
    for phone in (ann, other):
        phone.listen()
    ann.page.get_by_role("button", name="More").click()
    ann.page.locator("summary", has_text="People").click()
    ann.page.locator(".people li", has_text="Somebody new").get_by_role("button", name="Give number 2").click()
    other.hears("You play number 2 again.")
    ann.hears("Bobby plays number 2 from now on.")
