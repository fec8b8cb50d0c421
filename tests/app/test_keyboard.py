"""A whole game without a pointer, from the front door to the verdict; wherever the focus is, it can be seen (32)."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.app.conftest import GAME, Phone, Phones

FOCUSED = """
() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const box = one.getBoundingClientRect();
  const shape = one.closest("label") ?? one;
  const hit = [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return top && (shape.contains(top) || top.contains(one) && getComputedStyle(top).display === "contents");
  }));
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  const name = `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} ${one.textContent.trim().slice(0, 40)}`;
  return { name, hit, ringed: outlineStyle !== "none" && parseFloat(outlineWidth) > 1 };
}
"""
"""What has the focus: whether any of it is in sight, not covered and not scrolled away, and whether it is outlined."""

MOST = 90
"""How many times Tab is pressed to come round a screen."""


class Keys:
    """Somebody who has keys alone: Tab, Enter, arrows and letters."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.page = phone.page
        self.seen: set[str] = set()
        phone.context.add_init_script(
            "window.pointed = 0;"
            "addEventListener('pointerdown', () => window.pointed++, true);"
            "addEventListener('mousedown', () => window.pointed++, true);"
        )

    def tab(self) -> None:
        """Go one further, and look whether the focus can be seen (WCAG 2.4.7 and 2.4.11)."""
        self.page.keyboard.press("Tab")
        focused = self.page.evaluate(FOCUSED)
        if focused is not None:
            self.seen.add(focused["name"])
            # What just moves, or lies under something that just goes, is looked at until it has come to rest.
            self.page.wait_for_function(f"() => {{ const one = ({FOCUSED})(); return !one || one.ringed && one.hit; }}")

    def go(self, selector: str) -> bool:
        """Go to what a selector names; says whether it came to have the focus, pressing Tab alone."""
        for _ in range(MOST):
            if self.page.locator(selector).count() == 0:
                return False
            self.tab()
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return True
        return False

    def press(self, selector: str, *keys: str) -> None:
        """Go to something and press keys on it."""
        self.page.locator(selector).first.wait_for()
        assert self.go(selector), f"not reached: {selector}; {sorted(self.seen)}"
        for key in keys or ("Enter",):
            self.page.keyboard.press(key)

    def round(self) -> None:
        """Go once round the screen."""
        self.seen.clear()
        for _ in range(MOST):
            self.tab()
            if not self.page.evaluate("document.activeElement !== document.body"):
                break

    def step(self) -> None:
        """Answer what the panel asks."""
        confirm, hold = ".desk .confirm:not([disabled])", ".desk .hold[aria-disabled=false]"
        if self.page.locator(confirm).count():
            if self.go(confirm):
                self.page.keyboard.press("Enter")
        elif self.page.locator(".desk .confirm").count():
            seats = "button.seat.open:not(.chosen)"
            words = ".desk .words .button[aria-pressed=false]"
            if self.go(seats if self.page.locator(seats).count() else words):
                self.page.keyboard.press("Space")
        elif self.page.locator(hold).count() and not self.page.locator(".desk div.words").count() and self.go(hold):
            self.page.keyboard.press("Enter")
            self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(50)


def open_a_room(keys: Keys) -> None:
    """Come in by the front door, and open a room for people far apart."""
    page = keys.phone.go("/").page
    page.locator("form.join").wait_for()
    keys.round()
    keys.press(".button.main.wide")
    keys.press("form.open input")
    page.keyboard.type("Ann")
    keys.press("input[type=radio]", "ArrowDown")
    keys.press("form.open .button.main")
    page.locator(".lobby").wait_for()


def choose_the_pace(keys: Keys) -> None:
    """Let no clock run, and the night wait for oneself alone."""
    keys.press(".settings .entry:nth-child(3)")
    choices = keys.page.locator("dialog select")
    choices.first.wait_for()
    keys.round()
    keys.press("dialog select", "ArrowUp")
    keys.press("dialog label:nth-of-type(2) select", "ArrowDown", "ArrowDown")
    keys.press("dialog fieldset label:nth-of-type(2) input", "Control+a", "1", "Tab")
    expect(choices.nth(0)).to_have_value("off")
    expect(choices.nth(1)).to_have_value("brisk")
    expect(keys.page.locator("dialog .changed")).to_have_count(1)
    keys.page.keyboard.press("Escape")
    keys.page.locator("dialog").wait_for(state="detached")


def play(keys: Keys) -> set[str]:
    """Play to the verdict; returns what could be done by day: somebody who dies in the first night speaks to nobody."""
    page = keys.page
    done: set[str] = set()
    end = time.monotonic() + GAME
    while not keys.phone.over:
        assert time.monotonic() < end, page.locator("main").inner_text()
        if "said" not in done and page.locator(".desk .say textarea").count() and keys.go(".desk .say textarea"):
            page.keyboard.type("I am no wolf.")
            page.keyboard.press("Enter")
            done.add("said")
        asked = keys.phone.phase.startswith("Day") and page.locator(".desk .confirm:not([disabled])").count()
        keys.step()
        if asked:
            done.add("voted")
    return done


def test_a_whole_game_is_played_by_keyboard_alone(phones: Phones) -> None:
    phone = phones()
    keys = Keys(phone)
    page = phone.page
    open_a_room(keys)
    for seats in range(2, 7):
        keys.press(".mine > button:first-child")
        page.locator(".seat").nth(seats - 1).wait_for()
    keys.press("button.seat")  # choose oneself, and sit one further
    keys.press(".picked .button:nth-child(2)")
    page.locator(".lantern.mine", has_text="2").wait_for()
    keys.round()
    choose_the_pace(keys)
    keys.press("footer .button.main")
    page.locator(".play").wait_for()
    keys.press(".held.card")
    page.locator(".secret .card").wait_for()
    page.keyboard.press("Escape")
    page.locator(".secret .card").wait_for(state="detached")
    for number in range(1, 6):  # what rises over the circle hides nothing that the focus goes to
        keys.press(f".tabs button:nth-child({number})")
        page.locator(".sheet").wait_for()
        keys.round()
        page.keyboard.press("Escape")
        page.locator(".sheet").wait_for(state="detached")
    done = play(keys)
    keys.round()
    while done != {"said", "voted"}:  # the same again
        keys.press(".next .button.main")
        page.locator(".won").wait_for(state="detached")
        done |= play(keys)
    assert page.evaluate("window.pointed") == 0
