"""What people expect of rooms on their phones, point by point (docs/experience.md says which test holds which)."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from tests.app.conftest import FAST_LONG, GAME, PATIENCE, Phone, Phones, until
from tests.app.qr import read_code
from tests.app.test_phones import add_bots, start

MODULES = """
async (path) => {
  const text = await (await fetch(path)).text();
  const size = Number(/viewBox="0 0 (\\d+) \\d+"/.exec(text)[1]) / 8;
  const picture = new Image();
  picture.src = path;
  await picture.decode();
  const canvas = new OffscreenCanvas(size * 8, size * 8).getContext("2d");
  canvas.fillStyle = "white";
  canvas.fillRect(0, 0, size * 8, size * 8);
  canvas.drawImage(picture, 0, 0, size * 8, size * 8);
  const { data } = canvas.getImageData(0, 0, size * 8, size * 8);
  const dark = (x, y) => data[4 * ((y * 8 + 4) * size * 8 + x * 8 + 4)] < 128;
  const inner = Array.from({ length: size - 4 }, (_, at) => at + 2);
  return inner.map((y) => inner.map((x) => dark(x, y)));
}
"""
"""The modules of a drawn QR code, as a camera sees them; the rim of two is left out."""


def test_the_qr_code_leads_into_the_room(phones: Phones) -> None:
    host = phones()
    path = phones.room(host)
    address = read_code(host.page.evaluate(MODULES, f"/api/rooms{path}/qr.svg"))
    assert address == phones.base + path
    guest = phones()
    guest.page.goto(address)
    guest.page.locator("form input").fill("Bea")
    guest.page.locator("form .button.main").click()
    expect(guest.page.locator(".seat")).to_have_count(2)


def fill(base: str, path: str) -> None:
    """Let so many come that nobody else finds a place."""
    number = 0
    door = f"{base}/api/rooms{path}/people"
    while httpx.post(door, json={"name": f"Guest {number}"}, timeout=PATIENCE).status_code == 201:
        number += 1
    assert number > 10


def test_a_full_room_says_so_and_offers_a_way_on(phones: Phones) -> None:
    path = phones.room(phones(), settings={"watchers": False})
    fill(phones.base, path)
    late = phones().go(path)
    late.page.locator("form input").fill("Late")
    late.page.locator("form .button.main").click()
    expect(late.page.locator(".wrong:not(:empty)")).to_have_text("The room is full.")
    expect(late.page.get_by_role("link", name="To the front door")).to_be_visible()
    assert all("409" in one for one in late.wrong)
    late.wrong.clear()


def test_a_room_with_a_game_under_way_lets_one_wait_or_watch(phones: Phones) -> None:
    host = phones()
    path = phones.room(host, way="remote", settings={"seconds": FAST_LONG})
    add_bots(host, 4)
    start(host)
    late = phones().go(path)
    expect(late.page.get_by_text("A game is under way.")).to_be_visible()
    expect(late.page.get_by_role("button", name="Only watch")).to_be_visible()
    late.page.locator("form input").fill("Late")
    late.page.get_by_role("button", name="Come in for the next game").click()
    expect(late.page.locator(".play h2.question")).to_be_visible()
    expect(late.page.locator(".held.card")).to_have_count(0)


def test_who_looks_on_is_told_when_the_room_closes_to_them(phones: Phones) -> None:
    host = phones()
    path = phones.room(host)
    watcher = phones().go(path)
    watcher.page.get_by_role("button", name="Only watch").click()
    watcher.page.locator(".lobby").wait_for()
    host.page.locator(".settings .entry").nth(2).click()
    host.page.get_by_role("checkbox", name="Others may look on").uncheck()
    expect(watcher.page.locator("h1")).to_have_text("This room is closed.")
    expect(watcher.page.get_by_role("link", name="To the front door")).to_be_visible()


SHOWN = """
() => [
  ...["h1", ".paused", ".aloud", ".desk", ".turns"].map((one) => document.querySelector(one)?.innerText ?? ""),
  ...[...document.querySelectorAll(".seat")].map((one) => `${one.getAttribute("aria-label")} ${one.className}`),
  document.documentElement.dataset.time,
]
"""
"""All that a phone in a game shows, but the clock."""


def tool(host: Phone, name: str) -> None:
    """Use one of the host's tools."""
    more = host.page.locator(".tabs button").last
    more.click()
    host.page.get_by_role("button", name=name, exact=True).click()
    more.click()
    host.page.locator(".sheet").wait_for(state="detached")


def test_a_page_that_is_loaded_anew_shows_the_same_in_every_phase(phones: Phones) -> None:
    """Within two seconds (7), or, on a machine that is slower than a phone, in three times what an empty page takes."""
    host = phones(reduced_motion="reduce")
    seconds = {**FAST_LONG, "hold": 2, "reveal": 2}
    # Three werewolves among twelve: the game goes on for two days and nights whoever dies.
    settings = {"deck": [*["werewolf"] * 3, *["villager"] * 9], "seconds": seconds}
    phones.room(host, way="remote", settings=settings)
    add_bots(host, 11)
    start(host)
    seen: set[str] = set()
    wanted = {"Night", "Day"}
    end = time.monotonic() + GAME
    while not (len(seen) > 4 and {one.split()[0] for one in seen} >= wanted):
        assert time.monotonic() < end, seen
        host.step()
        phase = f"{host.phase} {host.page.locator('.desk h2').first.inner_text()}"
        if phase in seen:
            continue
        tool(host, "Pause")
        host.page.locator(".paused").wait_for()
        chosen = host.page.locator(".seat.chosen, .desk .words [aria-pressed=true]")
        if not chosen.count():  # what is chosen and not confirmed is nowhere but on the screen
            seen.add(phase)
            as_before_within(host, lambda usual: max(2, 3 * usual))
        tool(host, "Go on")
        expect(host.page.locator(".paused")).to_have_count(0)


def as_before_within(phone: Phone, allowed: Callable[[float], float], times: int = 5) -> None:
    """Load a page anew and hold that it shows the same, in so many seconds as are allowed beside an empty page's.

    Other programs may take the machine away at any moment: then it is measured once more.
    """
    before = phone.page.evaluate(SHOWN)
    measured: list[tuple[float, float]] = []
    while not measured or measured[-1][0] >= allowed(measured[-1][1]):
        assert len(measured) < times, measured
        empty = phone.context.new_page()
        began = time.monotonic()
        empty.goto(f"{phone.base}/credits")
        empty.locator("h1").wait_for()
        usual = time.monotonic() - began
        empty.close()
        began = time.monotonic()
        phone.page.reload()
        until(phone, lambda: phone.page.evaluate(SHOWN) == before)
        measured.append((time.monotonic() - began, usual))


def test_the_host_who_leaves_has_an_heir_is_announced_and_may_come_back(phones: Phones) -> None:
    host, heir, guest = phones(), phones(), phones()
    path = phones.room(host, settings={"grace": 1})
    heir.enter(path, "Bea")
    guest.enter(path, "Cem")
    for phone in (heir, guest):
        phone.listen()
    host.page.goto("about:blank")
    heir.hears("You are the host now.")
    guest.hears("Bea is the host now.")
    host.go(path)
    host.page.get_by_role("button", name="Be the host again").click()
    guest.hears("Ann is the host now.")
    expect(host.page.get_by_role("button", name="Begin")).to_be_visible()


def left(phone: Phone) -> int:
    """Return how many seconds a phone's clock shows."""
    minutes, seconds = phone.page.locator(".clock").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def test_the_host_pauses_gives_time_shortens_and_puts_a_bot_in_somebodys_place(phones: Phones) -> None:
    host = phones()
    path = phones.room(host, way="table", settings={"seconds": FAST_LONG, "missing": "bot"})
    guest = phones().enter(path, "Bea")
    add_bots(host, 4)
    start(host)
    guest.page.locator(".play").wait_for()
    tool(host, "Pause")
    expect(guest.page.locator(".paused")).to_have_text("Paused")
    tool(host, "Go on")
    expect(guest.page.locator(".paused")).to_have_count(0)
    before, began = left(guest), time.monotonic()
    tool(host, "30 seconds more")
    until(guest, lambda: left(guest) + time.monotonic() - began > before + 15)
    said = guest.page.locator(".aloud").inner_text()
    tool(host, "Wait no longer")
    expect(guest.page.locator(".aloud")).not_to_have_text(said)
    host.page.locator(".tabs button").last.click()
    host.page.locator(".sheet summary").click()
    host.page.locator(".people li", has_text="Bea").get_by_role("button", name="Ask to leave").click()
    expect(guest.page.locator("h1")).to_have_text("You have left this room.")
    host.page.locator(".tabs button").last.click()
    expect(host.page.locator('.seat[aria-label*="Bea"]')).to_have_count(0)
    expect(host.page.locator(".seat")).to_have_count(6)


VOICE = """
window.said = [];
Object.defineProperty(window, "speechSynthesis", { value: {
  speak: (one) => {
    window.said.push(one.text);
    window.speaking = true;
    setTimeout(() => { window.speaking = false; one.onend?.(); }, 5);  // which says the next, if there is one
  },
  cancel: () => {}, getVoices: () => [] } });
"""


def test_one_tap_lets_a_device_narrate_and_it_says_again_what_was_missed(phones: Phones) -> None:
    host = phones()
    path = phones.room(host, settings={"seconds": FAST_LONG})
    add_bots(host, 4)
    table = phones(size=(1280, 800))
    table.context.add_init_script(VOICE)
    table.go(f"{path}/table")
    table.page.get_by_role("button", name="Speak aloud here").click()
    table.page.wait_for_function("() => window.said.length > 1")
    assert table.page.evaluate("window.said") == ["I am your judge.", "Can you all hear me?"]
    start(host)
    table.page.wait_for_function("() => window.said.some((one) => one.startsWith('Night falls'))")
    until(table, lambda: silent(table))
    last = table.page.evaluate("window.said.at(-1)")
    for again in ("document.dispatchEvent(new Event('visibilitychange'))", ""):
        table.page.evaluate("window.said = []")
        if again:  # the page comes back
            table.page.evaluate(again)
        else:
            table.page.get_by_role("button", name="Say it again").click()
        table.page.wait_for_function("(last) => window.said.at(-1) === last", arg=last)


def silent(phone: Phone) -> bool:
    """Say whether the voice has said all that the screen shows, and nothing more is waiting."""
    return bool(
        phone.page.evaluate(
            "!window.speaking && document.querySelector('.said p:last-child').innerText.endsWith(window.said.at(-1))"
        )
    )


WRONG_CLOCK = """
const [date, now] = [Date.now, performance.now.bind(performance)];
Date.now = () => date() + 3_600_000;
performance.now = () => now() + 987_654;
"""


def test_a_phone_whose_clock_is_wrong_shows_the_servers_time(phones: Phones) -> None:
    host, wrong = phones(), phones()
    wrong.context.add_init_script(WRONG_CLOCK)
    path = phones.room(host, settings={"seconds": FAST_LONG})
    wrong.enter(path, "Bea")
    add_bots(host, 4)
    start(host)
    for phone in (host, wrong):
        phone.page.locator(".clock").wait_for()

    def alike() -> bool:
        """Compare them one after the other: the second may be one further, and on a slow machine a little more."""
        for phone in (host, wrong):  # what comes late sets a clock late; it asks anew when a page is shown again
            phone.page.evaluate("dispatchEvent(new Event('pageshow'))")
        began = time.monotonic()
        one, other = left(host), left(wrong)
        return 0 <= one - other <= 1 + (time.monotonic() - began)

    until(wrong, alike)


def test_the_time_left_is_said_at_thirty_and_ten_seconds_and_at_the_end(phones: Phones) -> None:
    host = phones()
    host.page.clock.install()
    phones.room(host, settings={"seconds": FAST_LONG})
    add_bots(host, 4)
    start(host)
    host.page.locator(".clock").wait_for()
    host.page.evaluate(
        "window.told = []; new MutationObserver(() => window.told.push("
        "...[...document.querySelectorAll('.sky [role=status]')].map((one) => one.textContent)))"
        ".observe(document.querySelector('.sky'), { subtree: true, childList: true, characterData: true });"
    )
    told = "(says) => window.told.some((one) => new RegExp(says).test(one))"
    end = time.monotonic() + 2 * PATIENCE
    for mark, says in ((30, r"^(30|2\d) seconds left$"), (10, r"^(10|\d) seconds left$"), (0, "^Time is up$")):
        while not host.page.evaluate(told, says):  # a word of the server's sets the phone's clock right in between
            assert time.monotonic() < end, says
            host.page.clock.fast_forward(max(0, left(host) - mark) * 1_000)
            host.page.wait_for_timeout(100)
    while not host.page.locator(".clock.soon").count():
        assert time.monotonic() < end
        host.page.clock.fast_forward(max(0, left(host) - 5) * 1_000)
        host.page.wait_for_timeout(100)


AWAKE = """
window.locks = [];
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
  const lock = Object.assign(new EventTarget(), { release: async () => lock.dispatchEvent(new Event("release")) });
  window.locks.push(lock);
  return lock;
} } });
"""


def test_the_screen_stays_awake_in_a_game_and_the_app_can_be_installed(phones: Phones) -> None:
    host = phones()
    host.context.add_init_script(AWAKE)
    phones.room(host, way="remote", settings={"seconds": FAST_LONG})
    add_bots(host, 4)
    assert host.page.evaluate("window.locks.length") == 0
    start(host)
    host.page.locator(".tabs button").last.click()
    awake = host.page.get_by_text("The screen stays awake during the game.")
    expect(awake).to_be_visible()
    host.page.evaluate("window.locks.at(-1).dispatchEvent(new Event('release'))")
    expect(host.page.get_by_text("This device may switch its screen off by itself.")).to_be_visible()
    host.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # the page comes back
    expect(awake).to_be_visible()
    assert host.page.evaluate("window.locks.length") == 2
    named = str(host.page.locator("link[rel=manifest]").get_attribute("href"))
    manifest = httpx.get(phones.base + named, timeout=PATIENCE).json()
    assert manifest["display"] == "standalone"
    assert all(httpx.get(f"{phones.base}{one['src']}", timeout=PATIENCE).is_success for one in manifest["icons"])
