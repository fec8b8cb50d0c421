"""A whole evening: people with phones play a game to its verdict, and nobody learns what is another's.

Meanwhile things go wrong: pages are loaded anew, tabs doubled, servers killed, and the host leaves.
"""

from __future__ import annotations

import json
import re
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, WebSocket
from playwright.sync_api import Error as PageGone

from tests.app.conftest import FAST, GAME, PATIENCE, WEATHER, Phone, Phones, Served, until

NAMES = ("Ann", "小明", "Cem", "阿美", "Eli", "Fay", "小雨", "Hal")
LOCALES = ("en-GB", "zh-CN", "zh-TW")
DECKS = {
    5: ["werewolf", "seer", "villager", "villager", "villager"],
    7: ["werewolf", "werewolf", "seer", "witch", "villager", "villager", "villager"],
    8: ["werewolf", "werewolf", "seer", "witch", "hunter", "villager", "villager", "villager"],
}
ROLES = re.compile(
    "werewol|seer|witch|hunter|villager|狼人(?!杀|殺)|预言家|預言家|女巫|猎人|獵人|村民|平民", re.IGNORECASE
)
GRACE = 20
"""Seconds for which somebody may be gone: a phone is back before, when a server was killed."""

# What a finger would do next: the answer if one is chosen, else the first thing that may be chosen. Clicks alone:
# what must be held is pressed twice, as by keyboard.
ACT = """
() => {
  if (document.querySelector('.won')) return 'over';
  const click = (one) => { one.click(); return one.className; };
  const luck = document.querySelector('.judge .desk .row .button:nth-child(2)');
  const confirm = document.querySelector('.desk .confirm');
  if (confirm && !confirm.disabled) return click(confirm);
  if (confirm) {
    const seat = document.querySelector('button.seat.open:not(.chosen)');
    const word = document.querySelector('.desk .words .button[aria-pressed=false]');
    if (seat ?? word) return click(seat ?? word);
  }
  const deal = document.querySelector('.judge .desk > .stack-2 > .button.main');
  if (deal) return deal.disabled ? click(luck) : click(deal);
  const hold = document.querySelector('.desk .hold[aria-disabled=false]');
  if (hold && !document.querySelector('.desk div.words')) { hold.click(); return click(hold); }
  return '';
}
"""


class Guest:
    """Somebody at the table: the phone, and every message that has ever come to it."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.heard: list[dict[str, Any]] = []
        self.asked: list[str] = []
        phone.page.on("websocket", self._listen)
        phone.page.on("request", lambda request: self.asked.append(request.url))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    @property
    def views(self) -> Iterator[dict[str, Any]]:
        return (message for message in self.heard if message["type"] == "view")

    @property
    def view(self) -> dict[str, Any]:
        return deque(self.views, maxlen=1)[0]["view"]  # type: ignore[no-any-return]

    @property
    def time(self) -> tuple[object, ...]:
        """What time it is in the game, as this phone was told last."""
        game = self.view["game"]
        return self.view["status"], game["phase"], game["number"]

    def hears_more(self, than: int) -> None:
        """Wait until more messages than so many have come."""
        until(self.phone, lambda: len(self.heard) > than)

    def act(self) -> str:
        return str(self.phone.page.evaluate(ACT))


class Evening:
    """People play in one of the three ways."""

    def __init__(self, phones: Phones, way: str, *, people: int = 8, size: tuple[int, int] = (390, 844)) -> None:
        self.phones = phones
        self.way = way
        seats = people - (way == "judge")
        # By day all wait for whoever is just having a mishap; else a game might be over before the last of them.
        settings = {"deck": DECKS[seats], "seconds": {**FAST, "speech": 60, "vote": 60}, "grace": GRACE}
        opened = {"name": NAMES[0], "way": way, "settings": settings}
        ticket = httpx.post(f"{phones.base}/api/rooms", json=opened, timeout=PATIENCE).json()
        self.path = ticket["path"]
        self.guests = [self._guest(0, ticket, size)]
        for number, name in enumerate(NAMES[1:people], 1):
            door = f"{phones.base}/api/rooms{self.path}/people"
            entered = httpx.post(door, json={"name": name}, timeout=PATIENCE).json()
            self.guests.append(self._guest(number, entered, size))
        host = self.guests[0].phone.page
        host.locator(".seat").nth(seats - 1).wait_for()
        host.locator("footer .button.main").click()

    def _guest(self, number: int, ticket: dict[str, Any], size: tuple[int, int]) -> Guest:
        """Let somebody in whose phone has its ticket already."""
        kept = {"rooms": {ticket["code"]: {"token": ticket["token"], "person": ticket["person"], "at": 1}}}
        storage = [{"name": "lycaon", "value": json.dumps(kept)}]
        state = {"origins": [{"origin": self.phones.base, "localStorage": storage}]}
        guest = Guest(self.phones(LOCALES[number % len(LOCALES)], size, storage_state=state, reduced_motion="reduce"))
        guest.phone.go(self.path)
        return guest

    def play(self, *mishaps: Callable[[Evening], None]) -> None:
        """Play to the end; each mishap comes in a phase of its own."""
        end = time.monotonic() + GAME
        left = deque(mishaps)
        phase = ""
        while True:
            done = [guest.act() for guest in self.guests]
            self.guests[0].phone.page.wait_for_timeout(100)  # so that the server and the browsers have their turn
            if all(one == "over" for one in done):
                break
            assert time.monotonic() < end, [guest.phone.phase for guest in self.guests]
            now = self.guests[-1].phone.phase
            if now != phase:
                phase = now
                for guest in self.guests:
                    shows_no_secret(guest)
                if left and not any(one == "over" for one in done):
                    left.popleft()(self)
        assert not left, "the game was over too soon"
        for guest in self.guests:
            heard_no_secret(guest, judge=self.way == "judge" and guest is self.guests[0])


def shows_no_secret(guest: Guest) -> None:
    """Look through a page: no card lies open, nothing is kept, and the address and the title tell nothing (23)."""
    page = guest.phone.page
    try:
        kept = page.evaluate("JSON.stringify([localStorage, sessionStorage, document.title, location.href])")
        shown = page.locator(".secret").count()
    except PageGone:  # it is being loaded anew
        return
    assert not ROLES.search(kept), kept
    assert shown == 0
    token = json.loads(json.loads(kept)[0]["lycaon"])["rooms"]
    for url in guest.asked:
        assert all(one["token"] not in url for one in token.values())


def heard_no_secret(guest: Guest, *, judge: bool) -> None:
    """Read all that has ever come to a phone: nothing of it was another's."""
    known: set[int] = set()
    for message in guest.views:
        view = message["view"]
        if view["status"] == "over":
            break
        seat = view.get("seat")
        assert view.get("viewer", "public") == ("judge" if judge else seat if seat is not None else "public")
        if judge:
            continue
        for event in message.get("events", ()):
            assert event["to"] is None or seat in event["to"], event
            if event["event"] in ("revealed", "returned", "ended"):
                known |= set(event.get("seats", ())) | {event.get("seat", 0)}
            if event["event"] == "told":
                known |= set(event["about"])
        for one in view.get("game", {}).get("seats", ()):
            assert not one.get("cards") or one["number"] == seat or one["number"] in known, one
        for ask in view.get("game", {}).get("asks", ()):
            assert not ask["seats"] or seat in ask["seats"], ask


# -- what goes wrong ------------------------------------------------------------------------------------------------


def reload(evening: Evening) -> None:
    """Load a page anew: it shows what all others see."""
    guest, other = evening.guests[1], evening.guests[-1]
    before = len(guest.heard)
    guest.phone.page.reload()
    guest.phone.page.locator(".play h1").wait_for()
    guest.hears_more(before)
    until(guest.phone, lambda: guest.time == other.time)


def cut(evening: Evening) -> None:
    """Cut a phone off: its socket seems open for ever. It notices, says so, and is back once it can be."""
    guest, other = evening.guests[3], evening.guests[-1]
    guest.phone.context.set_offline(True)
    guest.phone.page.locator(".fare:not(:empty)").wait_for()
    guest.phone.context.set_offline(False)
    guest.phone.page.locator(".fare:empty").wait_for(state="attached")
    until(guest.phone, lambda: guest.time == other.time)


def second_tab(evening: Evening) -> None:
    """Open the room in a second tab: the first says so, and takes the seat back."""
    phone = evening.guests[2].phone
    other = phone.context.new_page()
    other.goto(evening.phones.base + evening.path)
    other.locator(".play h1").wait_for()
    phone.page.locator(".notice h1").wait_for()
    phone.page.locator(".notice .button.main").click()
    phone.page.locator(".play h1").wait_for()
    other.locator(".notice h1").wait_for()
    other.close()


def host_leaves(evening: Evening) -> None:
    """Let the host go: somebody else becomes the host and is announced, and the old one comes back."""
    host, heir = evening.guests[0].phone, evening.guests[1].phone
    evening.guests[0].phone.page.goto("about:blank")
    until(heir, lambda: bool(evening.guests[1].view["host"] == 2))
    heir.page.locator(".fare:not(:empty)").wait_for()
    host.go(evening.path)
    host.page.locator(".play h1, .judge h1").first.wait_for()
    if evening.way != "judge":
        host.page.locator(".tabs button").last.click()
        host.page.get_by_role("button", name="Be the host again").click()
        until(heir, lambda: bool(evening.guests[1].view["host"] == 1))
        host.page.locator(".tabs button").last.click()


def restarted(server: Served) -> Callable[[Evening], None]:
    """Kill the server and start it again: every phone comes back by itself."""

    def restart(evening: Evening) -> None:
        epochs = [guest.view["epoch"] for guest in evening.guests]
        heard = [len(guest.heard) for guest in evening.guests]
        server.kill()
        server.start()
        for guest, before in zip(evening.guests, heard, strict=True):
            guest.hears_more(before)
        now = [guest.view["epoch"] for guest in evening.guests]
        assert now == epochs, (now, epochs, [guest.view["status"] for guest in evening.guests])

    return restart


@contextmanager
def evening(browser: Browser, folder: Path, way: str, **more: Any) -> Iterator[tuple[Evening, Served]]:
    """Let people come into a room of a server that can be killed; afterwards see what went wrong on their phones."""
    server = Served(folder / f"{way}.db")
    phones = Phones(browser, server.base)
    try:
        yield Evening(phones, way, **more), server
    finally:
        for phone in phones.made:
            phone.context.close()
        server.stop()
    # The server was killed, or the network was cut.
    expected = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", *WEATHER)
    for phone in phones.made:
        assert phone.foreign == []
        assert [one for one in phone.wrong if not any(code in one for code in expected)] == []


MISHAPS: dict[str, tuple[Callable[[Evening], None], ...]] = {
    "table": (reload, second_tab, host_leaves),
    "remote": (second_tab, cut, host_leaves),
    "judge": (reload, second_tab, cut),
}
"""What goes wrong in each way to play, besides a killed server.

A human judge has no heir: nobody who plays may see all.
"""
