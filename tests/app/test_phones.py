"""People with phones, in a real browser against a real server (EXPERIENCE: the forty points, by their numbers)."""

from __future__ import annotations

import json
import re
import time

import httpx
import pytest
from playwright.sync_api import expect

from tests.app.conftest import FAST, FAST_LONG, GAME, PATIENCE, ROOT, SEVEN, Phone, Phones, until

LOCALES = {"en": "en-GB", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}


def card(phone: Phone) -> dict[str, object]:
    """Return what the server tells anybody of the room that a phone is in."""
    code = phone.page.url.removeprefix(f"{phone.base}/")[:4]
    return dict(httpx.get(f"{phone.base}/api/rooms/{code}", timeout=PATIENCE).json())


def add_bots(host: Phone, count: int) -> None:
    """Let bots sit down beside all who sit already, whether or not the host's phone has heard of them yet."""
    seated = int(str(card(host)["seated"]))
    for seats in range(seated, seated + count):
        expect(host.page.locator(".seat")).to_have_count(seats)
        host.page.locator(".mine > button").first.click()
    expect(host.page.locator(".seat")).to_have_count(seated + count)


def start(host: Phone, *others: Phone, looked: bool = True) -> None:
    """Begin a game, and wait until its first night or day has come on these phones; else, until cards are looked at."""
    host.page.locator("footer .button.main").click()
    for phone in (host, *others):
        phone.page.locator(".play").wait_for()
        if looked:
            expect(phone.page.locator("h1").first).to_have_text(re.compile(r"\d"))


def faults(phone: Phone) -> list[str]:
    """Return what axe finds wrong by WCAG A and AA."""
    source = (ROOT / "app" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    # Evaluated, not put into the page: its policy lets no other script in.
    phone.page.evaluate(source + "; undefined")
    phone.settled()
    found = phone.page.evaluate(
        "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })"
        ".then(found => found.violations.flatMap(one =>"
        " one.nodes.map(node => `${one.id}: ${node.target} ${node.failureSummary}`)))"
    )
    return [str(one) for one in found]


def too_small(phone: Phone, least: int = 44) -> list[str]:
    """Return what is tapped in a game and smaller than a fingertip (33)."""
    return list(
        phone.page.evaluate(
            "least => [...document.querySelectorAll("
            "'button, .button, select, input:not([type=radio]):not([type=checkbox])')]"
            ".filter(one => one.checkVisibility()).map(one => [one, one.getBoundingClientRect()])"
            ".filter(([, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))"
            ".map(([one, box]) => `${one.className} ${one.textContent.trim()} ${box.width}x${box.height}`)",
            least,
        )
    )


def overflow(phone: Phone) -> int:
    """Return by how much the page is wider than the phone."""
    return int(phone.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


KICK = """path => new Promise(done => {
  const code = path.slice(1);
  const socket = new WebSocket(`ws://${location.host}/api/rooms/${code}/socket`);
  socket.onopen = () => {
    const { token } = JSON.parse(localStorage.getItem("lycaon")).rooms[code];
    socket.send(JSON.stringify({ type: "hello", token }));
    socket.send(JSON.stringify({ type: "do", id: "kick", command: { do: "kick", person: 2 } }));
  };
  socket.onmessage = (message) => JSON.parse(message.data).type === "done" && done();
})"""
"""What the host's phone sends to send the second person away."""


def test_who_is_asked_to_leave_can_not_come_back_by_the_link(phones: Phones) -> None:
    """39: kick with a rejoin block. The same device that opens the link anew is no newcomer."""
    host, guest = phones(), phones()
    path = phones.room(host)
    guest.enter(path, "Bob")
    host.page.evaluate(KICK, path)
    expect(guest.page.locator("h1")).to_have_text("You have left this room.")
    guest.go("/").go(path)
    expect(guest.page.locator("h1")).to_have_text("You have left this room.")
    again = guest.context.new_page()
    again.goto(guest.base + path)
    expect(again.locator("h1")).to_have_text("You have left this room.")
    expect(again.locator("form")).to_have_count(0)


def test_a_whole_game_is_played_by_phones_in_three_languages_with_reloads(phones: Phones) -> None:
    host = phones()
    seconds = {**FAST, "hold": 2, "speech": 60, "vote": 60}  # so long that no phase goes by unseen
    path = phones.room(host, way="remote", settings={"deck": SEVEN, "seconds": seconds})
    guests = [phones("zh-CN").enter(path, "小明"), phones("zh-TW", scheme="light").enter(path, "阿美")]
    add_bots(host, 4)
    everybody = [host, *guests]
    start(*everybody)
    reloaded: set[str] = set()
    end = time.monotonic() + GAME
    while not all(one.over for one in everybody):
        assert time.monotonic() < end, [one.phase for one in everybody]
        for phone in everybody:
            phone.step()
        phase = re.sub(r"\d+", "", guests[0].phase)
        if phase not in reloaded:
            reloaded.add(phase)
            guests[0].page.reload()
            guests[0].page.locator(".play h1").wait_for()
    assert reloaded >= {"第  夜", "第  天"}
    won = {one.page.locator(".won").inner_text() for one in everybody}
    assert len(won) == 3  # the same verdict, in three languages
    expect(host.page.locator(".who li")).to_have_count(7)
    host.page.get_by_role("button", name="The same again").click()
    expect(guests[1].page.locator(".won")).to_have_count(0)


def test_who_still_presses_when_the_time_is_up_has_said_nothing(phones: Phones) -> None:
    host, guest = phones(), phones()
    guest.page.clock.install()
    rules = {"first_phase": "day", "sheriff_election": "off"}
    path = phones.room(host, way="remote", settings={"seconds": FAST_LONG, "rules": rules})
    guest.enter(path, "Bea")
    add_bots(host, 3)
    start(host, guest)
    host.page.locator(".desk .hold").wait_for()  # seat 1 speaks before seat 2
    host.hold(".desk .hold")
    guest.page.locator(".desk .hold").wait_for()
    guest.stop_clock()  # so that it presses as long as it takes the host to end its time
    guest.page.locator(".desk .hold").dispatch_event("pointerdown")
    expect(guest.page.locator(".desk .hold.pressing")).to_have_count(1)
    host.page.locator(".tabs button").last.click()
    host.page.get_by_role("button", name="Wait no longer").click()
    expect(guest.page.locator(".desk .hold.pressing")).to_have_count(0)  # somebody else's speech
    guest.page.clock.run_for(2_000)
    expect(guest.page.locator(".desk .refusal")).to_be_empty()
    guest.page.clock.resume()


def test_from_a_link_to_a_seat_it_takes_one_field_and_one_tap(phones: Phones) -> None:
    host = phones()
    path = phones.room(host)
    guest = phones().enter(path, "Bea")
    expect(guest.page.locator(".seat")).to_have_count(2)
    again = guest.context.new_page()  # (3): the link once more on the same phone
    again.goto(phones.base + path)
    again.locator(".lobby").wait_for()
    expect(again.locator(".seat")).to_have_count(2)
    guest.page.get_by_role("heading", name="You went on on another device.").wait_for()  # (12)
    guest.page.get_by_role("button", name="Go on here").click()
    guest.page.locator(".lobby").wait_for()


@pytest.mark.parametrize("typed", ["{code}", "{lower}", " {wide} "])
def test_a_code_is_read_however_it_is_typed(phones: Phones, typed: str) -> None:
    path = phones.room(phones())
    code = path.strip("/")
    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in code)
    guest = phones().go("/")
    guest.page.locator("input.code").fill(typed.format(code=code, lower=code.lower(), wide=wide))
    guest.page.locator("form.join button").click()
    expect(guest.page).to_have_url(phones.base + path)
    expect(guest.page.locator("form input:not(.code)")).to_be_visible()


def test_an_unknown_room_and_a_locked_one_say_so_and_offer_a_way_on(phones: Phones) -> None:
    lost = phones().go("/ZZZZ")
    lost.page.get_by_role("heading", name=re.compile("There is no room ZZZZ")).wait_for()
    expect(lost.page.locator("a.button")).to_have_count(1)
    assert all("404" in one for one in lost.wrong)
    lost.wrong.clear()
    host = phones()
    path = phones.room(host)
    host.page.locator(".settings .entry").nth(2).click()
    host.page.get_by_label("Let nobody in any more").check()
    until(host, lambda: bool(card(host)["locked"]))
    late = phones().go(path)
    late.page.get_by_text("The host lets nobody in any more.").wait_for()


def test_practice_begins_with_one_tap(phones: Phones) -> None:
    alone = phones().go("/")
    alone.page.get_by_role("button", name="Practise alone with bots").click()
    alone.page.locator(".play").wait_for()
    expect(alone.page.locator(".seat")).to_have_count(9)
    # Home, without loading the page anew: the way back is there, and so is what the server keeps.
    alone.page.locator(".tabs button").last.click()
    alone.page.locator(".sheet a[href='/']").click()
    alone.page.get_by_role("link", name=re.compile("Back to")).wait_for()
    alone.page.get_by_role("link", name="Me", exact=True).click()
    with alone.page.expect_download() as saved:
        alone.page.get_by_role("button", name=re.compile("Save")).first.click()
    assert [room["name"] for room in json.loads(saved.value.path().read_text("utf-8"))["rooms"]] == ["You"]


def test_a_card_is_seen_only_while_it_is_held(phones: Phones) -> None:
    host = phones()
    host.page.clock.install()
    phones.room(host, way="remote")
    add_bots(host, 5)
    start(host)
    host.stop_clock()  # what goes by itself after some seconds is not to go instead of being put away
    shown = host.page.locator(".secret .card")
    expect(shown).to_have_count(0)
    host.page.locator(".held.card").dispatch_event("pointerdown", {"button": 0, "pointerId": 1})
    shown.wait_for()
    host.page.evaluate("window.dispatchEvent(new Event('blur'))")  # (21): gone, out of the page too
    expect(shown).to_have_count(0)
    host.page.locator(".held.card").focus()
    host.page.keyboard.press("Enter")
    shown.wait_for()
    host.page.keyboard.press("Enter")
    expect(shown).to_have_count(0)
    kept = host.page.evaluate("JSON.stringify([localStorage, sessionStorage, document.title, location.href])")
    assert not re.search("seer|witch|hunter|villager|werewol", kept, re.IGNORECASE)  # (23)


def test_a_cut_line_is_told_after_a_second_and_comes_back(phones: Phones) -> None:
    host = phones()
    phones.room(host)
    # Chromium keeps an open socket when it goes offline, so the app's own heartbeat has to notice (8): within twenty
    # seconds, says a test with a clock of its own.
    host.context.set_offline(True)
    host.page.get_by_text("Reconnecting").wait_for()
    host.context.set_offline(False)
    host.page.get_by_text("Reconnecting").wait_for(state="detached")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_on_any_screen(phones: Phones, scheme: str) -> None:
    found: dict[str, list[str]] = {}
    host = phones(scheme=scheme)
    for screen in ("/", "/rules", "/me", "/credits"):
        host.go(screen)
        host.page.locator("h1").first.wait_for()
        found[screen] = faults(host)
    path = phones.room(host, settings={"seconds": {**FAST_LONG}})
    add_bots(host, 5)
    found["lobby"] = faults(host)
    guest = phones(scheme=scheme).go(path)
    guest.page.locator("form").wait_for()
    found["join"] = faults(guest)
    table = phones(scheme=scheme, size=(1280, 800)).go(f"{path}/table")
    table.page.locator(".table").wait_for()
    found["table in the lobby"] = faults(table)
    start(host)
    table.page.get_by_role("heading", name="Night 1").wait_for()
    found["night"] = faults(host)
    found["table at night"] = faults(table)
    for number in range(4):
        host.page.locator(".tabs button").nth(number).click()
        found[f"sheet {number}"] = faults(host)
    assert {screen: faults for screen, faults in found.items() if faults} == {}


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("large", [False, True])
def test_nothing_is_cut_off_on_the_smallest_phone(phones: Phones, language: str, large: bool) -> None:
    host = phones(LOCALES[language], (320, 568), scheme="light")
    phones.room(host, way="remote", language=language)
    if large:
        host.page.evaluate("document.documentElement.style.fontSize = '200%'")
    add_bots(host, 5)
    assert overflow(host) == 0
    if not large:
        assert too_small(host) == []
    start(host)
    assert overflow(host) == 0
    expect(host.page.locator(".desk .question").first).to_be_visible()
    if not large:
        assert too_small(host) == []


def test_the_table_narrates_in_the_rooms_language_and_waits_for_no_voice(phones: Phones) -> None:
    host = phones()
    path = phones.room(host, way="table", language="zh-Hans", settings={"seconds": FAST_LONG})
    add_bots(host, 4)
    table = phones(size=(1280, 800))
    # A voice that never says that it has ended: the next sentence comes all the same (26).
    table.context.add_init_script(
        "window.said = [];"
        "Object.defineProperty(window, 'speechSynthesis', { value: {"
        " speak: (one) => window.said.push([one.lang, one.text]), cancel: () => {}, getVoices: () => [] } });"
    )
    table.go(f"{path}/table")
    table.page.get_by_role("button", name="Speak aloud here").click()
    start(host)
    table.page.wait_for_function(
        "() => window.said.length > 5 && window.said.some(([, text]) => text === '天黑请闭眼。')"
    )
    said = table.page.evaluate("window.said")
    assert {language for language, _ in said} == {"zh-CN"}
    assert said[0][1] == "我是今晚的法官。"


def test_the_tables_screen_shows_no_secret(phones: Phones) -> None:
    host = phones()
    path = phones.room(host, way="table", settings={"seconds": FAST_LONG})
    add_bots(host, 5)
    table = phones(size=(1280, 800)).go(f"{path}/table")
    start(host)
    table.page.get_by_role("heading", name="Night 1").wait_for()
    assert table.page.locator(".seat .icon").count() == 0
    assert table.page.locator(".held").count() == 0


@pytest.mark.parametrize("printed", [False, True])
def test_a_human_judge_plays_a_game_for_everybody(phones: Phones, printed: bool) -> None:
    judge = phones()
    deck = ["werewolf", "seer", "villager", "villager", "villager"]
    phones.room(judge, way="judge", settings={"deck": deck})
    for name in ("Bea", "Cem", "Dee", "Eli", "Fay"):
        judge.page.get_by_label("A player without a phone").fill(name)
        judge.page.get_by_role("button", name="Add", exact=True).click()
        judge.page.locator(f'.seat[aria-label*="{name}"]').wait_for()  # the name itself shows where there is room
    if printed:
        judge.page.locator(".settings .entry").first.click()
        judge.page.get_by_role("button", name="Extras").click()
        judge.page.get_by_label(re.compile("^Printed cards")).check()
        judge.page.get_by_role("button", name="Close").click()
        expect(judge.page.locator(".settings .beside")).to_have_text("Printed cards")
    judge.page.locator("footer .button.main").click()
    judge.page.locator(".judge").wait_for()
    asked: set[str] = set()
    took_back = decided_again = False
    end = time.monotonic() + GAME
    while not judge.over:
        assert time.monotonic() < end, judge.phase
        asked.add(judge.page.locator(".desk h2").first.inner_text())
        luck = judge.page.get_by_role("button", name="By luck")
        if luck.count():
            luck.click()
            judge.page.get_by_role("button", name="Deal", exact=True).click()
            luck.wait_for(state="detached")
            continue
        if not took_back and judge.phase == "Day 1":
            judge.page.get_by_role("button", name="Take back").click()
            again = judge.page.get_by_role("button", name="Do again")
            expect(again).to_be_enabled()
            took_back = True
            again.click()
            expect(again).to_be_disabled()
            decided_again = True
        judge.step()
    assert decided_again
    expect(judge.page.locator(".who li")).to_have_count(5)
    assert ("Who has this card: Seer?" in asked) == printed


def test_the_first_screen_is_light(phones: Phones) -> None:
    """Compressed: the front door and a room's link under 100 kB, all up to the first night under 200 kB (5)."""
    host = phones()
    path = phones.room(host, way="remote", settings={"seconds": FAST_LONG})
    add_bots(host, 4)
    weighed = Weighed(phones()), Weighed(phones())
    weighed[0].phone.go("/").page.locator("form.join").wait_for()
    weighed[1].phone.go(path).page.locator("form input").wait_for()
    for one in weighed:
        one.phone.page.wait_for_load_state("networkidle")
        until(one.phone, lambda one=one: one.total(but="icons.svg") > 20_000)  # type: ignore[misc]
        assert one.total(but="icons.svg") < 100_000, one.weights
    guest = weighed[1].phone
    guest.enter(path, "Bea")
    start(host)
    guest.page.locator(".held.card").dispatch_event("pointerdown", {"button": 0, "pointerId": 1})
    guest.page.locator(".secret .card").wait_for()
    guest.page.wait_for_load_state("networkidle")
    until(guest, lambda: any("icons.svg" in url for url in weighed[1].weights))
    assert weighed[1].total() < 200_000, weighed[1].weights


class Weighed:
    """A phone, and what each thing weighs that comes to it over the network."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.weights: dict[str, int] = {}
        urls: dict[str, str] = {}
        session = phone.context.new_cdp_session(phone.page)
        session.send("Network.enable")
        session.on("Network.responseReceived", lambda one: urls.update({one["requestId"]: one["response"]["url"]}))
        session.on(
            "Network.loadingFinished",
            lambda one: self.weights.update({urls.get(one["requestId"], ""): int(one["encodedDataLength"])}),
        )

    def total(self, but: str = "nothing") -> int:
        return sum(size for url, size in self.weights.items() if not url.endswith(but))


def test_nobody_can_tell_from_a_phone_by_day_who_has_a_power_in_hand(phones: Phones) -> None:
    people = [phones() for _ in range(5)]
    rules = {"first_phase": "day", "sheriff_election": "off", "self_explosion": "yes"}
    deck = ["werewolf", "werewolf", "villager", "villager", "villager"]
    path = phones.room(people[0], way="table", settings={"deck": deck, "seconds": FAST_LONG, "rules": rules})
    for number, phone in enumerate(people[1:]):
        phone.enter(path, f"Bea {number}")
    start(*people)
    for phone in people:
        expect(phone.page.locator(".offers")).to_have_text("Do I have a power to use now?")
    for phone in people:  # only whoever looks sees it
        phone.page.locator(".offers button").click()
        expect(phone.page.locator(".offers button[aria-expanded=true]")).to_have_count(1)
        expect(phone.page.locator(".offers button, .offers .hint")).to_have_count(2)
    assert sum(phone.page.locator(".offers button").count() for phone in people) == 5 + 2


KEPT = """
async () => {
  const named = performance.getEntriesByType("resource").map((one) => one.name.split("#")[0]);
  const looked = ["/api/cards", "/api/rules", "/api/glossary"];
  const kept = await (await caches.open("lycaon-1")).keys();
  const has = new Set(kept.map((one) => new URL(one.url)).map((one) => one.origin + one.pathname));
  return named.filter((one) => one.includes("/assets/") || looked.some((what) => one.endsWith(what)))
    .every((one) => has.has(one));
}
"""
"""Whether all that a page has fetched is kept by now, for when there is no network."""


def test_without_a_network_the_app_opens_and_the_rule_book_can_be_read(phones: Phones) -> None:
    phone = phones().go("/rules")
    phone.page.get_by_text("Werewolf", exact=True).first.wait_for()
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    phone.page.reload()  # from now on what is fetched is kept
    phone.page.get_by_text("Werewolf", exact=True).first.wait_for()
    phone.page.wait_for_load_state("networkidle")
    until(phone, lambda: bool(phone.page.evaluate(KEPT)))  # it is shown while it is still being written down
    phone.context.set_offline(True)
    phone.page.reload()
    phone.page.get_by_text("Werewolf", exact=True).first.wait_for()
    phone.go("/")
    phone.page.get_by_role("button", name="Practise alone with bots").click()
    phone.page.get_by_text("The judge can't be reached. Is there a network?").wait_for()


def test_a_search_of_the_rule_book_that_finds_nothing_says_so(phones: Phones) -> None:
    phone = phones("zh-CN").go("/rules")
    search = phone.page.locator("input[type=search]")
    phone.page.locator("details").first.wait_for()
    search.fill("表水")
    expect(phone.page.locator("dt")).to_have_text("表水")
    expect(phone.page.locator(".none")).to_be_empty()
    search.fill("xyzzy")
    expect(phone.page.locator(".none")).to_have_text("没有找到。")
