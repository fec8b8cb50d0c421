"""What is played is chosen in the lobby; the server says whether it can be, and everybody sees it at once."""

from __future__ import annotations

import re
from contextlib import suppress

import httpx
import pytest
from playwright.sync_api import Error, Locator, Route, WebSocketRoute, expect

from tests.app.conftest import Phone, Phones, until
from tests.app.test_phones import LOCALES, add_bots, faults, overflow, start, too_small


def opened(phone: Phone, which: int) -> Locator:
    """Open the cards, the house rules, or the pace."""
    phone.page.locator(".settings .entry").nth(which).click()
    return phone.page.locator("dialog")


def one_more(leaf: Locator, card: str) -> None:
    leaf.get_by_role("button", name=f"One {card} more", exact=True).click()


def test_a_deck_is_built_card_by_card_and_says_what_is_wrong_with_it(phones: Phones) -> None:
    host = phones()
    path = phones.room(host, way="remote")
    guest = phones("zh-CN").enter(path, "小明")
    add_bots(host, 3)
    leaf = opened(host, 0)
    leaf.get_by_role("button", name="By card").click()
    leaf.get_by_role("button", name="Empty the deck").click()
    expect(leaf.locator(".verdict")).to_have_text("The deck needs 5 cards and has 0.The deck has no werewolf.")
    for card in ("Werewolf", "Seer", "Villager", "Villager", "Villager", "Villager"):  # quicker than the server answers
        one_more(leaf, card)
    expect(leaf.locator(".verdict")).to_have_text("The deck needs 5 cards and has 6.")
    expect(guest.page.locator("footer .verdict")).to_have_text("牌数不对：需要 5 张，现在有 6 张。")
    leaf.locator(".hand").get_by_role("button", name="One Villager fewer").click()
    expect(leaf.locator(".verdict")).to_have_text("Can be played: 5 players.")
    expect(guest.page.locator("footer .verdict")).to_have_count(0)
    one_more(leaf, "Two Sisters")  # both or none
    expect(leaf.locator(".verdict")).to_have_text("The deck needs 5 cards and has 7.")
    leaf.locator(".hand").get_by_role("button", name="One Two Sisters fewer").click()
    leaf.locator(".hand").get_by_role("button", name="One Seer fewer").click()
    one_more(leaf, "Witch")
    expect(leaf.locator(".verdict")).to_contain_text("Without a seer the village has little to go by.")
    leaf.get_by_role("button", name="Close").click()
    start(host)
    host.page.locator(".tabs").get_by_role("button", name="Cards").click()
    expect(host.page.locator(".deck").first).to_contain_text("Witch")


def test_decks_that_come_with_the_game_are_found_by_number_and_by_rules(phones: Phones) -> None:
    host = phones()
    phones.room(host, way="remote")
    add_bots(host, 5)
    leaf = opened(host, 0)
    leaf.get_by_label("Set of rules").select_option(label="Two cards")
    leaf.locator(".deck").nth(1).click()
    expect(leaf.locator(".verdict")).to_have_text("Can be played: 6 players, two cards each.")
    expect(leaf.locator(".top")).to_have_text("Two cards, 6 players 12 cards for 6 players")
    leaf.get_by_label("Set of rules").select_option(label="Modern")
    leaf.locator(".choose select").first.select_option(label="9 players")
    leaf.locator(".deck").nth(1).click()
    expect(leaf.locator(".verdict")).to_have_text("The deck needs 6 cards and has 9.")
    leaf.locator(".deck").first.click()
    expect(leaf.locator(".verdict")).to_have_text("Can be played: 6 players.")


def test_how_often_each_camp_wins_is_shown_to_all_and_begins_anew_with_other_cards(phones: Phones) -> None:
    host = phones()
    path = phones.room(host, way="remote")
    add_bots(host, 5)
    guest = phones("zh-CN").enter(path, "小明")
    leaf, seen = opened(host, 0), opened(guest, 0)
    for one, camps in ((leaf, "village"), (seen, "好人")):
        expect(one.locator(".chances dt").filter(has_text=camps)).to_have_count(1)
    shares = [int(text.rstrip("% ")) for text in leaf.locator(".chances dd strong").all_inner_texts()]
    assert 98 <= sum(shares) <= 102
    asked: list[Route] = []

    def wait(one: Route) -> None:
        asked.append(one)

    host.page.route("**/api/chances", wait)
    leaf.locator(".deck").nth(1).click()
    expect(leaf.locator(".chances")).to_have_count(0)  # what was found out holds for these cards alone
    host.page.unroute("**/api/chances")
    for waiting in asked:
        with suppress(Error):  # it was given up
            waiting.continue_()
    expect(leaf.locator(".chances dd")).not_to_have_count(0)
    leaf.get_by_role("button", name="Close").click()
    leaf.wait_for(state="detached")


def test_chances_are_told_on_also_after_the_line_was_cut(phones: Phones) -> None:
    """Each connection brings another token, and the one before the last is worth nothing any more."""
    host = phones()
    lines: list[WebSocketRoute] = []
    answers: list[int] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    def never_done(route: Route) -> None:
        answer = route.fetch()
        answers.append(answer.status)
        route.fulfill(response=answer, json={**answer.json(), "state": "running"})

    host.page.route_web_socket("**/socket", pass_on)
    host.page.route("**/api/chances", never_done)
    phones.room(host, way="remote")
    add_bots(host, 5)
    opened(host, 0)
    for _ in range(2):
        lines.pop().close()
        until(host, lambda: bool(lines))
        host.page.get_by_text("Reconnecting").wait_for(state="detached")
        answers.clear()
        until(host, lambda: len(answers) > 1)  # the second was asked for after the first was answered
        assert set(answers) == {200}
    host.page.unroute_all()


def test_a_variant_and_event_cards_are_chosen_beside_the_deck(phones: Phones) -> None:
    host = phones()
    path = phones.room(host, way="remote")
    add_bots(host, 6)
    guest = phones().enter(path, "Bea")
    leaf = opened(host, 0)
    leaf.get_by_role("button", name="Extras").click()
    leaf.get_by_label(re.compile("the whole box, 36 cards")).check()
    leaf.get_by_label(re.compile("^Double You, the small")).check()
    expect(leaf.locator(".verdict")).to_have_text("Can be played: 8 players, two cards each.")
    expect(guest.page.locator(".settings .beside")).to_have_text("Double You, the small complication · 36 event cards")
    leaf.get_by_label(re.compile("^card by card")).check()
    leaf.get_by_role("button", name="One Flood fewer").click()
    expect(guest.page.locator(".settings .beside")).to_have_text("Double You, the small complication · 35 event cards")
    leaf.get_by_label(re.compile("^None")).check()
    leaf.get_by_role("checkbox", name=re.compile("^Burial")).check()
    leaf.get_by_label("Face up beside the deck").select_option(label="Hunter")
    expect(leaf.locator(".chip")).to_have_text(["Hunter −Take away"])
    leaf.get_by_role("button", name="Close").click()
    start(host)


def test_house_rules_are_found_changed_and_put_back(phones: Phones) -> None:
    host = phones()
    path = phones.room(host, way="remote")
    add_bots(host, 4)
    guest = phones().enter(path, "Bea")
    leaf = opened(host, 1)
    leaf.get_by_label("Set of rules").select_option(label="Modern")
    leaf.get_by_label("Search").fill("self_explosion")
    rule = leaf.get_by_role("switch")
    expect(rule).to_be_checked()  # as the set of rules has it
    rule.click()
    expect(guest.page.locator(".settings")).to_contain_text("one changed")
    seen = opened(guest, 1)
    seen.get_by_role("button", name="one changed").click()
    expect(seen.get_by_role("switch").first).not_to_be_checked()
    expect(seen.get_by_role("switch").first).to_be_disabled()
    leaf.get_by_role("button", name=re.compile("Back to")).click()
    expect(guest.page.locator(".settings")).to_contain_text("as usual")


def test_times_are_chosen_and_told_in_a_sentence(phones: Phones) -> None:
    host = phones()
    phones.room(host, way="remote", settings={})
    add_bots(host, 4)
    leaf = opened(host, 2)
    leaf.get_by_label("a speech").fill("40")
    leaf.get_by_label("a speech").press("Tab")
    leaf.get_by_label(re.compile("^The dead see")).select_option("everything")
    expect(leaf).to_contain_text("Only once nothing lets them act or come back.")
    expect(leaf.locator(".changed")).to_have_count(1)
    leaf.get_by_role("button", name="Close").click()
    expect(opened(host, 2).get_by_label("a speech")).to_have_value("40")


@pytest.mark.parametrize("which", range(3))
def test_axe_finds_nothing_on_the_leaves_of_the_lobby(phones: Phones, which: int) -> None:
    host = phones()
    phones.room(host, way="judge")
    add_bots(host, 5)
    leaf = opened(host, which)
    leaf.locator("label").first.wait_for()
    found = faults(host)
    for number in range(leaf.locator(".tabs button").count()):
        leaf.locator(".tabs button").nth(number).click()
        found += faults(host)
    assert found == []


@pytest.mark.parametrize("language", LOCALES)
def test_the_leaves_of_the_lobby_fit_the_smallest_phone(phones: Phones, language: str) -> None:
    host = phones(LOCALES[language], (320, 568), scheme="light")
    phones.room(host, way="judge", language=language)
    add_bots(host, 5)
    for large in (False, True):
        if large:
            host.page.evaluate("document.documentElement.style.fontSize = '200%'")
        for which in range(3):
            leaf = opened(host, which)
            leaf.locator("label").first.wait_for()
            tabs = leaf.locator(".tabs button")
            for number in range(max(1, tabs.count())):
                if tabs.count():
                    tabs.nth(number).click()
                inside = leaf.locator(".inside")
                assert inside.evaluate("one => one.scrollWidth - one.clientWidth") == 0, (which, number, large)
                assert overflow(host) == 0
                if not large:
                    assert too_small(host) == []
            leaf.locator(".close").click()
            leaf.wait_for(state="detached")


SEEN = {"0": "Who looks on sees the game as it is played.", "120": "Who looks on sees the game two minutes later"}


@pytest.mark.parametrize("delay", ["0", "120"])
def test_the_host_chooses_how_much_later_those_see_the_game_who_look_on(phones: Phones, delay: str) -> None:
    ann, bob = phones(), phones()
    path = phones.room(ann, settings={"speed": "off", "delay": "30"})
    bob.enter(path, "Bob")
    add_bots(ann, 3)
    watcher = phones().go(path)
    watcher.page.get_by_role("button", name="Only watch").click()
    expect(watcher.page.locator(".lobby")).to_be_visible()
    looking_on = watcher.page.locator(".lobby > p.paper")
    expect(looking_on).to_have_count(0)
    for phone in (ann, bob):
        phone.page.locator(".settings .entry").nth(2).click()
        expect(phone.page.get_by_label("Those who look on")).to_have_value("30")
    choice = ann.page.get_by_label("Those who look on")
    choice.select_option(delay)
    expect(ann.page.get_by_text(SEEN[delay])).to_be_visible()
    expect(bob.page.get_by_label("Those who look on")).to_have_value(delay)
    expect(bob.page.get_by_label("Those who look on")).to_be_disabled()
    for phone in (ann, bob):
        phone.page.keyboard.press("Escape")
        expect(phone.page.locator("dialog")).to_have_count(0)
    ann.page.get_by_role("button", name="Begin the game").click()
    for phone in (ann, bob):
        expect(phone.page.locator(".lobby")).to_have_count(0)
    if delay == "0":
        expect(watcher.page.locator(".lobby")).to_have_count(0)
        return
    # What else happens in the room is seen at once: so it is for them to see, and the game has begun before it.
    assert httpx.post(f"{phones.base}/api/rooms{path}/people", json={"name": "Cem"}).status_code == 201
    expect(looking_on).to_have_count(1)
    expect(watcher.page.locator(".lobby")).to_be_visible()
