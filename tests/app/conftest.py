"""A server with the built app, and the machine's Chromium."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

ROOT = Path(__file__).parent.parent.parent

SERVE = """
import asyncio, time
from lycaon.rooms.store import MemoryStore
from lycaon.server.running import Options, serve
options = Options(host="127.0.0.1", port=0, pace=0.02, limits=False)
asyncio.run(serve(MemoryStore(time.time), options, lambda port: print(port, flush=True)))
"""

FAST = {"hold": 1, "night": 3, "speech": 4, "last_words": 2, "vote": 4, "power": 2, "reveal": 1}


@contextmanager
def served() -> Iterator[str]:
    """Serve what was built; gives the address."""
    with subprocess.Popen([sys.executable, "-c", SERVE], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield f"http://127.0.0.1:{server.stdout.readline().strip()}"
        server.terminate()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the machine's Chromium."""
    with sync_playwright() as playwright:
        found = subprocess.run([str(ROOT / "scripts" / "find-chromium")], check=True, stdout=subprocess.PIPE, text=True)
        started = playwright.chromium.launch(executable_path=found.stdout.strip())
        yield started
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
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.foreign: list[str] = []
        self.page.set_default_timeout(8_000)
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", lambda asked: None if base in asked.url else self.foreign.append(asked.url))

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

    def hold(self, button: str, long: int = 700) -> None:
        box = self.page.locator(button).first.bounding_box()
        if box is None:  # it went while we looked
            return
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.wait_for_timeout(long)
        self.page.mouse.up()

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
                chosen.first.click(timeout=400)
            elif page.locator(".desk .confirm").count():
                (seats if seats.count() else words).first.click(timeout=400)
            elif page.locator(".desk .hold[aria-disabled=false]").count() and not words.count():
                self.hold(".desk .hold")


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
        """Open a room over HTTP, with a phone as its host's; returns its path."""
        body = {"name": "Ann", "settings": {"seconds": FAST}, **wanted}
        ticket = httpx.post(f"{self.base}/api/rooms", json=body).json()
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
        assert [one for one in phone.wrong if "ERR_INTERNET_DISCONNECTED" not in one and "404" not in one] == []
