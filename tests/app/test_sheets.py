"""An open sheet hides neither a question nor the end of the game, and at night it tells nobody who is asked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.app.conftest import FAST_LONG, Phone, Phones
from tests.app.test_night import DIFFER, picture, skip, together
from tests.app.test_panel import villager
from tests.app.test_phones import add_bots, start


def open_sheet(phone: Phone, number: int = 0) -> None:
    phone.page.locator(".tabs button").nth(number).click()
    phone.page.locator(".sheet").wait_for()


def test_who_reads_a_sheet_by_day_is_told_of_a_question(phones: Phones) -> None:
    reader = villager(phones, ".desk .say", {"speech": 600, "vote": 600})
    open_sheet(reader, 4)
    bar = reader.page.locator('button:has-text("You are asked something")')
    expect(bar).to_have_count(0)
    reader.page.get_by_role("button", name="Wait no longer").click()  # all others speak, and then there is a vote
    bar.click()
    expect(reader.page.locator(".sheet")).to_have_count(0)
    expect(reader.page.locator(".desk .question")).to_be_visible()


def test_at_night_all_who_read_a_sheet_are_called_back_alike(phones: Phones) -> None:
    people = [phones() for _ in range(5)]
    deck = ["werewolf", "seer", "villager", "villager", "villager"]
    path = phones.room(people[0], way="table", settings={"deck": deck, "seconds": FAST_LONG})
    for name, phone in zip(("Ben", "Cem", "Dee", "Eli"), people[1:], strict=True):
        phone.enter(path, name)
    start(*people)
    for phone in people:
        expect(phone.page.locator("h1")).to_have_text("Night 1")
    together(people)
    readers = people[1:]
    asked: set[int] = set()
    while not asked:
        for phone in readers:
            open_sheet(phone, 2)
            expect(phone.page.locator(".calls button")).to_have_count(0)
        skip(people[0])
        for phone in readers:
            expect(phone.page.locator(".calls button")).to_have_count(1)
        asked = {at for at, one in enumerate(readers) if one.page.get_by_text("You are asked something").count()}
        if asked:
            pictures = [picture(one) for one in readers]
            for at in asked:
                for other in set(range(len(readers))) - asked:
                    changed, light = people[0].page.evaluate(DIFFER, [pictures[at], pictures[other], 0, 1])
                    assert changed < 0.05
                    assert light < 0.005
        for phone in readers:
            phone.page.locator(".calls button").click()
            expect(phone.page.locator(".sheet")).to_have_count(0)
        together(people)


def test_the_end_of_the_game_closes_what_is_read(phones: Phones) -> None:
    host, guest = phones(), phones()
    path = phones.room(host, way="remote", settings={"seconds": FAST_LONG})
    guest.enter(path, "Bob")
    add_bots(host, 3)
    start(host)
    guest.page.locator(".play").wait_for()
    open_sheet(guest)
    open_sheet(host, 4)
    expect(host.page.locator(".sheet .hold.main")).to_have_count(0)  # to end the game is nobody's next step
    host.insist(".sheet .hold", lambda: host.over)
    for phone in (host, guest):
        phone.page.locator(".won").wait_for()
        expect(phone.page.locator(".sheet")).to_have_count(0)


def test_the_house_rules_in_force_can_be_read_in_a_game_those_that_were_changed_first(phones: Phones) -> None:
    host = phones()
    rules = {"pack_may_skip": "yes", "sheriff_election": "off"}
    phones.room(host, way="remote", settings={"seconds": FAST_LONG, "rules": rules})
    add_bots(host, 5)
    start(host)
    open_sheet(host, 3)
    changed = host.page.locator(".in-force .changed li")
    expect(changed.filter(has_text="Attacking nobody").locator(".value")).to_have_text("yes")
    expect(changed.filter(has_text="Election").locator(".value")).to_have_text("no sheriff")
    assert changed.locator("small").count() == changed.count() >= 2
    usual = host.page.locator(".in-force details li")
    assert usual.first.is_hidden()
    host.page.locator(".in-force summary").click()
    expect(usual.first).to_be_visible()
    assert usual.count() > 50
