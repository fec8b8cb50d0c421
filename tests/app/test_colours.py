"""What is seen without colour and without movement: forced colours (34) and reduced motion (35)."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.app.conftest import GAME, SEVEN, Phone, Phones
from tests.app.test_experience import tool
from tests.app.test_phones import add_bots, faults, start

UNSEEN = """
(selector) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "Canvas";
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colour) => {  // of what a colour, which may be seen through, makes of the ground
    for (paint.fillStyle of [canvas, colour]) paint.fillRect(0, 0, 1, 1);
    const [x, y, z] = [...paint.getImageData(0, 0, 1, 1).data].map((one) => one / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const told = (colour) => {
    if (!CSS.supports("color", colour)) return false;  // none
    const [low, high] = [light(colour), light(canvas)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05) >= 3;
  };
  const [element, pseudo] = selector.split("::");
  return [...document.querySelectorAll(element)].filter((one) => {
    const style = getComputedStyle(one, pseudo ? `::${pseudo}` : undefined);
    const colours = one instanceof SVGElement
      ? [style.fill, style.stroke]
      : [style.borderTopColor, style.backgroundColor, ...(pseudo ? [] : [style.color])];
    return style.visibility === "hidden" || style.display === "none" || !colours.some(told);
  }).map((one) => one.outerHTML.slice(0, 120));
}
"""
"""Of what a selector names: all that nobody can tell from the ground, by WCAG's contrast of 3 to 1 for drawings."""

SIGNS = {
    "alive": ".seat .lantern:not(.dead) .body",
    "mine": ".seat .lantern.mine .rim",
    "may be chosen": ".seat.open::before",
    "chosen": ".seat.chosen .tick circle",
    "speaking": ".seat .lantern.speaking .waves",
    "dead": ".seat .lantern.dead .cross",
    "thread": ".threads .thread",
    "votes": ".seat .votes",
}
"""Each state of a seat, and the shape that shows it."""


WATCH = f"""
(signs) => {{
  const unseen = {UNSEEN.strip()};
  window.met = {{}};
  const look = () => {{
    for (const [state, sign] of Object.entries(signs))
      if (document.querySelector(sign.split("::")[0]))
        window.met[state] = [...(window.met[state] ?? []), ...unseen(sign)];
  }};
  look();
  new MutationObserver(look).observe(document.querySelector("#app"), {{
    subtree: true, childList: true, attributes: true, attributeFilter: ["class"],
  }});
}}
"""
"""Look at each state at every change of the page: a vote that was counted may stand there for a moment alone."""


def looked_at(phone: Phone) -> set[str]:
    """Return which states have been on the screen since it is watched; each of them could be seen."""
    met = phone.page.evaluate("window.met")
    assert {state: unseen for state, unseen in met.items() if unseen} == {}
    return set(met)


SECONDS = {"look": 1, "hold": 1, "night": 3, "speech": 600, "last_words": 6, "vote": 600, "power": 4, "reveal": 6}
"""By day all wait for the host."""


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_in_forced_colours_every_state_has_a_shape_that_can_be_seen(phones: Phones, scheme: str) -> None:
    host = phones(scheme=scheme, forced_colors="active")
    # The host speaks and votes, whoever dies later; who is put to death has last words, and meanwhile the vote shows.
    rules = {"first_phase": "day", "sheriff_election": "off", "self_explosion": "no", "last_words": "executed_only"}
    phones.room(host, way="remote", settings={"deck": SEVEN, "seconds": SECONDS, "rules": rules})
    add_bots(host, 6)
    host.page.evaluate(WATCH, SIGNS)
    host.page.locator("button.seat").first.click()
    expect(host.page.locator("button.seat.chosen")).to_have_count(1)
    assert looked_at(host) == {"alive", "mine", "may be chosen", "chosen"}
    found = {"lobby": faults(host)}
    start(host)
    end = time.monotonic() + GAME
    while not host.over:
        assert time.monotonic() < end, host.phase
        screen = host.phase.split()[0]
        if screen in ("Day", "Night") and screen not in found:  # the first ones, which end no game
            tool(host, "Pause")  # nothing is looked at while it changes over
            found[screen] = faults(host)
            tool(host, "Go on")
        if "vote" not in found and host.page.locator(SIGNS["thread"]).count():
            found["vote"] = faults(host)
        host.step()
        host.page.wait_for_timeout(30)
    assert looked_at(host) == set(SIGNS)
    assert {"Day", "Night"} <= set(found)
    host.page.locator(".parts button").nth(3).wait_for()
    for number in range(4):
        host.page.locator(".parts button").nth(number).click()
        found[f"over {number}"] = faults(host)
    assert {screen: faults for screen, faults in found.items() if faults} == {}


def test_what_is_pressed_is_told_by_its_rim_in_forced_colours(phones: Phones) -> None:
    guest = phones(forced_colors="active").enter(phones.room(phones()), "Bea")
    ready = guest.page.locator("footer .button")
    before = ready.evaluate("one => getComputedStyle(one).borderTopStyle")
    ready.click()
    guest.page.locator("footer .button[aria-pressed=true]").wait_for()
    assert (before, ready.evaluate("one => getComputedStyle(one).borderTopStyle")) == ("solid", "double")


MOVED = """
window.moved = [];
for (const kind of ["transitionrun", "animationstart"])
  addEventListener(kind, ({ propertyName, animationName, target }) =>
    window.moved.push(`${propertyName ?? animationName} ${target.className?.baseVal ?? target.className}`), true);
"""
STILL = ("background-color ", "fill ", "opacity ", "color ")
"""A plain cross-fade of the stage is no movement."""


@pytest.mark.parametrize("way", ["device", "own choice"])
def test_with_reduced_motion_nothing_moves(phones: Phones, way: str) -> None:
    host = phones(reduced_motion="reduce" if way == "device" else "no-preference")
    host.context.add_init_script(MOVED)
    phones.room(host, way="remote", settings={"seconds": SECONDS})
    if way == "own choice":
        host.go("/me").page.get_by_label("Movement").select_option("less")
        host.page.reload()  # what moves while it is chosen moves for the last time
        host.page.get_by_role("link").first.click()
        host.page.get_by_role("link", name="Back to").click()
        host.page.locator(".seat").wait_for()
    add_bots(host, 5)
    host.page.locator(".settings .entry").first.click()
    host.page.locator("dialog .close").click()
    start(host)
    host.page.locator(".tabs button").first.click()
    host.page.locator(".sheet .close").click()
    end = time.monotonic() + GAME
    while not host.over:
        assert time.monotonic() < end, host.phase
        host.step()
        host.page.wait_for_timeout(30)
    host.page.locator(".parts button").nth(2).click()
    host.page.locator(".scrub input").focus()
    while not host.page.locator(".threads").count():  # a vote is looked back at
        assert host.page.locator(".scrub input").evaluate("one => one.value !== one.max")
        host.page.keyboard.press("ArrowRight")
    moved = set(host.page.evaluate("window.moved"))
    assert {one for one in moved if not one.startswith(STILL) and not one.startswith("transform fill")} == set()
