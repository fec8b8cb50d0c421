"""A server with the built app, and the machine's Chromium."""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

ROOT = Path(__file__).parent.parent.parent

SERVE = """
import asyncio, sys, time
from pathlib import Path
from lycaon.rooms.sqlite import SqliteStore
from lycaon.rooms.store import MemoryStore
from lycaon.server.running import Options, serve
async def main(port, file):
    store = await SqliteStore.open(Path(file)) if file else MemoryStore(time.time)
    options = Options(host="127.0.0.1", port=port, pace=0.02, limits=False)
    await serve(store, options, lambda port: print(port, flush=True))
asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
"""

FAST = {"look": 1, "hold": 1, "night": 3, "speech": 4, "last_words": 2, "vote": 4, "power": 2, "reveal": 1}
"""Seconds of a game that is played to its end."""

FAST_LONG = {
    "look": 1,
    "hold": 600,
    "night": 600,
    "speech": 600,
    "last_words": 600,
    "vote": 600,
    "power": 600,
    "reveal": 600,
}
"""Seconds of a game that comes to its first night or speech at once, and then waits as long as a test looks at it."""

SEVEN = ["werewolf", "werewolf", "seer", "witch", "villager", "villager", "villager"]
"""A deck with which no game is over before its first day, whoever dies in the first night."""

PATIENCE = 60.0
"""Seconds within which one thing must have come about. Nothing is slower for it: a slow and busy machine needs them."""

GAME = 600.0
"""Seconds within which a whole game must be over: ten times what it takes on a quiet machine."""

SLOW = float(os.environ.get("SLOW", "1"))
"""How many times slower than this machine the phones compute: it shows which test can't wait."""

WEATHER = ("ERR_INTERNET_DISCONNECTED", "WebSocket is closed before the connection is established")
"""What a page complains of when the network is cut, or the server answers so late that the app tries once more."""

expect.set_options(timeout=PATIENCE * 1_000)


class Served:
    """A server with what was built; it can be killed and started again, if it has a file to keep its rooms in."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = "" if file is None else str(file)
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, and wait until it serves. Raises `RuntimeError` when it does not."""
        command = [sys.executable, "-c", SERVE, str(self.port), self.file]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        said = self._first_line()
        if not said.strip().isdigit():
            self.kill()
            raise RuntimeError(f"the server did not start: it ended with {self.process.returncode} and said {said!r}")
        self.port = int(said)

    def _first_line(self) -> str:
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(self.process.stdout, selectors.EVENT_READ)
            return self.process.stdout.readline() if waiting.select(PATIENCE) else ""

    def kill(self) -> None:
        self.process.kill()
        self._wait()

    def stop(self) -> None:
        """Let it stop politely. Raises `subprocess.TimeoutExpired` when it does not; then it was killed."""
        self.process.terminate()
        try:
            self._wait()
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def _wait(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def served() -> Iterator[str]:
    """Serve what was built; gives the address."""
    server = Served()
    try:
        yield server.base
    finally:
        server.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the machine's Chromium."""
    with sync_playwright() as playwright:
        found = subprocess.run([str(ROOT / "scripts" / "find-chromium")], check=True, stdout=subprocess.PIPE, text=True)
        started = playwright.chromium.launch(executable_path=found.stdout.strip(), timeout=PATIENCE * 1_000)
        try:
            yield started
        finally:
            started.close()


@pytest.fixture(scope="session")
def base() -> Iterator[str]:
    """Return where a server serves the app, built from what is here."""
    subprocess.run([sys.executable, str(ROOT / "scripts" / "build_app.py")], check=True, capture_output=True)
    with served() as address:
        yield address


@pytest.fixture(scope="module")  # while it lives no test in this process can run an event loop of its own
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


class Phone:
    """One person's phone. It notes what went wrong on it, and who else it has asked for anything."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        context.set_default_timeout(PATIENCE * 1_000)
        self.page: Page = context.new_page()
        self.slow_down(self.page)
        context.on("page", self.slow_down)
        self.wrong: list[str] = []
        self.foreign: list[str] = []
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", lambda asked: None if base in asked.url else self.foreign.append(asked.url))

    def slow_down(self, page: Page) -> None:
        """Let a page of this phone compute slower than the machine could."""
        if SLOW > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})

    def note(self, said: ConsoleMessage) -> None:
        """Keep what the page complains of."""
        if said.type in ("error", "warning"):
            self.wrong.append(said.text)

    def go(self, path: str) -> Phone:
        self.page.goto(self.base + path)
        return self

    def enter(self, path: str, name: str) -> Phone:
        """Come into a room as a newcomer: one field, one tap."""
        self.go(path)
        self.page.locator("form input").first.fill(name)
        self.page.locator("form .button.main").click()
        self.page.locator(".lobby").wait_for()
        return self

    def hold(self, button: str, within: float = PATIENCE) -> None:
        """Press something until it is done, or gone from under the finger. Raises `TooLate` if it can't be pressed."""
        self.page.locator(button).first.hover(timeout=within * 1_000)
        self.page.mouse.down()
        expect(self.page.locator(".hold.pressing")).to_have_count(0)
        self.page.mouse.up()

    def insist(self, button: str, done: Callable[[], bool]) -> None:
        """Press by keyboard what must be held: twice, or again if the first was forgotten before the second came."""

        def pressed() -> bool:
            self.page.keyboard.press("Enter")
            return done()

        self.page.locator(button).last.focus()
        until(self, pressed)

    def stop_clock(self) -> None:
        """Let the page's clock stand still, once it was installed. It stops only at a time that is still to come."""
        for ahead in (1, 4, 16, 64):
            with suppress(Error):
                self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000") + ahead)
                return
        raise AssertionError("the clock does not stop")

    def listen(self) -> None:
        """Keep what this page announces from now on: each word stands there for some seconds alone."""
        self.page.evaluate(
            "window.announced = new Set(); new MutationObserver(() => window.announced.add("
            "document.querySelector('.fare')?.textContent)).observe(document.body,"
            " { subtree: true, childList: true, characterData: true });"
        )

    def hears(self, says: str) -> None:
        """Wait until something has been announced since `listen`."""
        self.page.wait_for_function("says => window.announced.has(says)", arg=says)

    def settled(self) -> None:
        """Wait until day and night have changed over, and nothing else moves."""
        self.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")

    @property
    def phase(self) -> str:
        return self.page.locator("h1").first.inner_text()

    @property
    def over(self) -> bool:
        return self.page.locator(".won").count() > 0

    def step(self) -> None:
        """Do whatever the panel asks, with the first thing that is allowed."""
        page = self.page
        chosen = page.locator(".desk .confirm:not([disabled])")
        words = page.locator(".desk .words .button[aria-pressed=false]")
        seats = page.locator("button.seat.open:not(.chosen)")
        with suppress(TooLate):  # the question may have closed under the finger
            if chosen.count():
                chosen.first.click(timeout=2_000)
            elif page.locator(".desk .confirm").count():
                (seats if seats.count() else words).first.click(timeout=2_000)
            elif page.locator(".desk .hold[aria-disabled=false]").count() and not words.count():
                self.hold(".desk .hold", within=2)


def until(phone: Phone, holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something holds, while the phones live on. Raises `AssertionError` when it does not in time."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"not within {seconds:.0f} s: {phone.phase}"
        phone.page.wait_for_timeout(50)


class Phones:
    """Makes phones."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser = browser
        self.base = base
        self.made: list[Phone] = []

    def __call__(
        self, locale: str = "en-GB", size: tuple[int, int] = (390, 844), scheme: str = "dark", **more: object
    ) -> Phone:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme="light" if scheme == "light" else "dark",
            **more,  # type: ignore[arg-type]
        )
        self.made.append(Phone(context, self.base))
        return self.made[-1]

    def room(self, phone: Phone, **wanted: object) -> str:
        """Open a room over HTTP, with a phone as its host's; returns its path. Its games wait, if nothing is wanted."""
        body = {"name": "Ann", "settings": {"seconds": FAST_LONG}, **wanted}
        ticket = httpx.post(f"{self.base}/api/rooms", json=body, timeout=PATIENCE).json()
        phone.go("/credits")
        phone.page.evaluate(
            "ticket => localStorage.setItem('lycaon', JSON.stringify({ rooms: {"
            " [ticket.code]: { token: ticket.token, person: ticket.person, at: 1 } }, name: 'Ann' }))",
            ticket,
        )
        phone.go(ticket["path"])
        phone.page.locator(".lobby").wait_for()
        return str(ticket["path"])


@pytest.fixture
def phones(browser: Browser, base: str) -> Iterator[Phones]:
    made = Phones(browser, base)
    yield made
    for phone in made.made:
        phone.context.close()
        assert phone.foreign == []
        assert [one for one in phone.wrong if not any(bad in one for bad in WEATHER)] == []
