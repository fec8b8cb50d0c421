"""After the game, on phones: who was what, the story, the replay, the votes, and the link for others."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.app.conftest import FAST, FAST_LONG, GAME, SEVEN, Phone, Phones
from tests.app.test_phones import add_bots, faults, overflow, start, too_small


def finished(phones: Phones, **phone: object) -> tuple[Phone, str]:
    """Play a game of seven to its end; returns the host's phone and the room's path."""
    host = phones(**phone)  # type: ignore[arg-type]
    path = phones.room(host, way="remote", settings={"deck": SEVEN, "seconds": FAST})
    add_bots(host, 6)
    start(host)
    end = time.monotonic() + GAME
    while not host.over:
        assert time.monotonic() < end, host.phase
        host.step()
        host.page.wait_for_timeout(60)
    host.page.locator(".parts button").nth(3).wait_for()
    return host, path


def part(phone: Phone, number: int) -> None:
    phone.page.locator(".parts button").nth(number).click()


def test_a_finished_game_is_looked_back_at_and_shared(phones: Phones) -> None:
    host, path = finished(phones)
    page = host.page
    expect(page.locator(".bow .figure")).to_have_count(7)
    expect(page.locator(".who li")).to_have_count(7)
    part(host, 1)
    expect(page.locator(".thread > li h3", has_text="Night 1")).to_have_count(1)
    expect(page.locator(".thread .deed")).not_to_have_count(0)  # what each did in secret
    part(host, 2)
    slider = page.locator(".scrub input")
    slider.focus()
    stage = page.locator(".small-stage")
    expect(stage).to_have_attribute("data-time", "night")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    expect(stage).to_have_attribute("data-time", "day")
    expect(page.locator(".when")).to_contain_text("Day 1")
    page.get_by_role("button", name="Step before").click()
    before = slider.input_value()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value(before)  # it goes on by itself
    page.get_by_role("button", name="Pause", exact=True).click()
    cards = page.locator(".small-stage .seat .icon")
    slider.evaluate("one => { one.value = 0; one.dispatchEvent(new Event('input')); }")
    page.locator(".rerun select").select_option("public")
    expect(cards).to_have_count(0)  # at the beginning nobody knew anything
    page.locator(".rerun select").select_option("1")
    expect(page.locator(".small-stage .lantern.mine")).to_have_count(1)
    slider.focus()
    page.keyboard.press("End")
    expect(cards).to_have_count(7)
    part(host, 3)
    expect(page.locator(".ballots svg")).not_to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert saved.value.suggested_filename == f"lycaon{path.replace('/', '-')}-1.jsonl"
    page.evaluate(
        "navigator.share = undefined; navigator.clipboard.writeText = async (one) => { window.copied = one; }"
    )
    page.get_by_role("button", name="Share this game").click()
    page.wait_for_function("window.copied")
    link = str(page.evaluate("window.copied"))
    assert re.fullmatch(re.escape(f"{phones.base}{path}/games/1") + "#[0-9a-f]{32}", link)
    friend = phones("zh-TW")
    friend.page.goto(link)
    friend.page.locator(".won").wait_for()
    expect(friend.page.locator(".who li")).to_have_count(7)
    stranger = phones().go(f"{path}/games/1#{'0' * 32}")
    stranger.page.get_by_text("This game is not to be had").wait_for()
    assert all("401" in one for one in stranger.wrong)
    stranger.wrong.clear()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_every_part_of_a_finished_game_can_be_used_by_all(phones: Phones, scheme: str) -> None:
    host, path = finished(phones, size=(320, 568), scheme=scheme)
    key = host.page.evaluate(
        "async (path) => (await (await fetch(`/api/rooms${path}/games/1`, { headers: { authorization:"
        " `Bearer ${Object.values(JSON.parse(localStorage.lycaon).rooms)[0].token}` } })).json()).key",
        path,
    )
    friend = phones(size=(320, 568), scheme=scheme).go(f"{path}/games/1#{key}")
    friend.page.locator(".won").wait_for()
    found: dict[str, list[str]] = {}
    for phone, name in ((host, "over"), (friend, "link")):
        for number in range(4):
            part(phone, number)
            found[f"{name} {number}"] = faults(phone)
            assert overflow(phone) == 0
            assert too_small(phone) == []
            phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert overflow(phone) == 0
            phone.page.evaluate("document.documentElement.style.fontSize = ''")
    assert {screen: faults for screen, faults in found.items() if faults} == {}


def test_notes_stay_on_the_phone_and_turns_to_speak_are_shown(phones: Phones) -> None:
    host = phones()
    sent: list[str] = []
    host.page.on("websocket", lambda one: one.on("framesent", lambda text: sent.append(str(text))))
    host.page.on("request", lambda one: sent.append(f"{one.url} {one.post_data}"))
    deck = ["werewolf", "villager", "villager", "villager", "villager", "villager"]
    rules = {"first_phase": "day", "sheriff_election": "off"}
    path = phones.room(host, way="remote", settings={"deck": deck, "seconds": FAST_LONG, "rules": rules})
    add_bots(host, 5)
    start(host)
    page = host.page
    page.wait_for_function(
        "() => { const said = document.querySelector('.speakers .unseen');"
        " const now = document.querySelector('.speakers .now');"
        " return said && now && said.textContent.includes(now.textContent.trim()); }",
    )
    # Whom one can't choose one may think of.
    page.locator("button.seat:not(.open)").first.click()
    mark = page.get_by_role("button", name="I think: a werewolf").nth(3)
    mark.click()
    page.locator("li[data-seat='4'] input").fill("far too calm")
    page.reload()
    page.locator(".tabs button").nth(2).click()
    expect(page.locator("li[data-seat='4'] input")).to_have_value("far too calm")
    expect(mark).to_have_attribute("aria-pressed", "true")
    assert len(sent) > 3
    assert "far too calm" not in "".join(sent)
    host.go("/me")
    page.get_by_text("No finished game yet").wait_for()
    host.insist(".hold", lambda: page.get_by_text("Forgotten.").count() > 0)
    assert "far too calm" not in str(page.evaluate("JSON.stringify(localStorage)"))
    assert path not in page.url
