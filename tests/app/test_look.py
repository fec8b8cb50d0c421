"""Before the first night everybody looks at their own card, and no clock asks anything meanwhile."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.app.conftest import FAST_LONG, Phone, Phones
from tests.app.test_panel import uncovered
from tests.app.test_phones import add_bots, start


def looked(phone: Phone) -> None:
    phone.page.get_by_role("button", name="I have seen it").click()


def test_the_night_begins_when_everybody_has_seen_their_card_and_its_rule(phones: Phones) -> None:
    host, guest = phones(), phones(size=(320, 568))
    path = phones.room(host, way="table", settings={"seconds": {**FAST_LONG, "look": 600}})
    guest.enter(path, "Bob")
    add_bots(host, 4)
    start(host, looked=False)
    guest.page.locator(".play").wait_for()
    for phone in (host, guest):
        expect(phone.page.locator(".desk .question")).to_have_text("Look at your own card.")
        expect(phone.page.locator("button.seat.open")).to_have_count(0)
        uncovered(phone)
        phone.page.locator(".held.card").dispatch_event("pointerdown", {"button": 0, "pointerId": 1})
        rule = phone.page.locator(".secret .card .brief")
        expect(rule).to_have_text(re.compile(".{120}"))  # more than the one sentence that stands on it later
        phone.settled()
        edge = phone.page.locator(".secret .card").bounding_box()
        assert edge is not None
        assert edge["y"] >= 0
        assert edge["y"] + edge["height"] <= phone.page.viewport_size["height"]  # type: ignore[index]
        phone.page.evaluate("window.dispatchEvent(new Event('blur'))")
    looked(host)
    expect(host.page.get_by_text("One has not answered yet.")).to_be_visible()
    expect(host.page.get_by_role("button", name="I have seen it")).to_be_disabled()
    expect(host.page.locator("h1")).not_to_have_text("Night 1")
    looked(guest)
    for phone in (host, guest):
        expect(phone.page.locator("h1")).to_have_text("Night 1")


def test_practice_waits_for_whoever_looks_at_the_card(phones: Phones) -> None:
    alone = phones().go("/")
    alone.page.get_by_role("button", name="Practise alone with bots").click()
    expect(alone.page.locator(".desk .question")).to_have_text("Look at your own card.")
    expect(alone.page.locator(".clock")).to_have_count(0)
    looked(alone)
    expect(alone.page.locator("h1")).to_have_text("Night 1")
