"""Text twice as large, and words longer than in any language: all of it can be read on every screen (36)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import Route, expect

import lycaon.texts
from tests.app.conftest import FAST_LONG, Phone, Phones
from tests.app.test_panel import villager
from tests.app.test_phones import LOCALES, add_bots, overflow, start

TEXTS = Path(lycaon.texts.__file__).parent
LONGER = str.maketrans({"a": "áá", "e": "éé", "i": "íí", "o": "óó", "u": "úú", "A": "ÁÁ", "E": "ÉÉ", "I": "ÍÍ"})


class _Stretched(visitor.Transformer):
    """Makes every word about two fifths longer."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the name that is called
        return ast.TextElement(node.value.translate(LONGER))


def stretched() -> str:
    """Return the English texts, longer than any language needs them."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted((TEXTS / "en").glob("*.ftl")))
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name != "app-bots":
            entry.value = _Stretched().visit(entry.value)
    return FluentSerializer().serialize(resource)


LOST = """
() => {
  const scrolls = (style) => /(auto|scroll)/.test(`${style.overflowX} ${style.overflowY}`);
  const meant = ".unseen, .unseen *, .name, .tabs > button > span, .aloud *, option, [hidden] *, [inert] *";
  const found = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: one } = words.currentNode;
    if (!words.currentNode.data.trim() || one.matches(meant) || !one.checkVisibility()) continue;
    const said = words.currentNode.data.trim().slice(0, 60);
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const box = range.getBoundingClientRect();
    for (let about = one; about && about !== document.body; about = about.parentElement) {
      const style = getComputedStyle(about);
      if (scrolls(style)) break;
      if (!/(hidden|clip)/.test(`${style.overflowX} ${style.overflowY}`)) continue;
      const edge = about.getBoundingClientRect();
      const aside = box.left < edge.left - 2 || box.right > edge.right + 2;
      if (aside || box.top < edge.top - 4 || box.bottom > edge.bottom + 4) found.push(`${about.className}: ${said}`);
    }
    const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
    if (one.matches(".clock, .new, .votes") && lines.size > 1) found.push(`broken: ${said}`);
    if (box.right > innerWidth + 1) found.push(`beyond the screen: ${said}`);
  }
  return found;
}
"""
"""Words that something cuts off and that can't be scrolled to. What is cut short on purpose stands in full elsewhere: a
name in its lantern's label, what was said last in the log, a tab's name in its label."""


def screens(phones: Phones, phone: Phone, language: str) -> Iterator[str]:
    """Go through the screens of the app on a phone; gives the name of each while it is shown."""
    page = phone.page
    for path in ("/", "/rules", "/me", "/credits"):
        phone.go(path)
        page.locator("h1").first.wait_for()
        if path == "/":
            page.locator("button.main.wide").click()
        yield path
    path = phones.room(phones(), way="remote", language=language, settings={"seconds": FAST_LONG})
    phone.go(path)
    page.locator("form input").fill("A person with a long name"[:16])
    yield "join"
    page.locator("form .button.main").click()
    page.locator(".lobby").wait_for()
    yield "guest's lobby"
    phones.room(phone, way="remote", language=language, settings={"seconds": FAST_LONG})
    add_bots(phone, 5)
    page.locator("button.seat").nth(1).click()
    yield "lobby"
    for number in range(3):
        page.locator(".settings .entry").nth(number).click()
        page.locator("dialog label").first.wait_for()
        tabs = page.locator("dialog .tabs button")
        for tab in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(tab).click()
            yield f"leaf {number}, {tab}"
        page.locator("dialog .close").click()
        page.locator("dialog").wait_for(state="detached")
    start(phone)
    yield "night"
    page.locator(".held.card").dispatch_event("pointerdown", {"button": 0, "pointerId": 1})
    page.locator(".secret .card").wait_for()
    yield "card"
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    for number in range(5):
        page.locator(".tabs button").nth(number).click()
        page.locator(".sheet").wait_for()
        yield f"sheet {number}"
    page.locator(".sheet .close").click()
    table = phone.go(f"{page.url.removeprefix(phones.base)}/table").page
    table.locator(".table").wait_for()
    yield "table"
    villager(phones, ".desk .say", {"speech": 600}, phone, language)
    yield "speech"
    villager(phones, ".desk .words", {"vote": 600}, phone, language)
    yield "vote"
    page.locator(".tabs button").last.click()
    phone.insist(".sheet .hold", lambda: phone.over)
    yield "end"
    yield from console(phones, phone, language)


def console(phones: Phones, judge: Phone, language: str) -> Iterator[str]:
    """Go through the first questions on a human judge's console."""
    page = judge.page
    phones.room(judge, way="judge", language=language, settings={"real_cards": True})
    for number, name in enumerate(("Bea", "小明", "Cem", "阿美", "Eli", "小雨"), 1):
        page.locator(".add input").fill(name)
        page.locator(".add button").click()
        expect(page.locator("button.seat")).to_have_count(number)
    page.locator("footer .button.main").click()
    page.locator(".judge").wait_for()
    asked: set[str] = set()
    while len(asked) < 4:
        question = page.locator(".desk h2").first.inner_text()
        if question not in asked:
            asked.add(question)
            yield f"judge {len(asked)}"
        judge.step()


def lost(phone: Phone) -> list[str]:
    """Return what can't be read."""
    phone.settled()
    wide = overflow(phone)
    return [*map(str, phone.page.evaluate(LOST)), *([f"{wide} px too wide"] if wide else [])]


def test_nothing_is_lost_with_long_words_and_text_twice_as_large(phones: Phones) -> None:
    phone = phones(size=(360, 740))
    source = f"export default {json.dumps(stretched())}"

    def stretch(route: Route) -> None:
        route.fulfill(body=source, content_type="text/javascript")

    phone.context.route("**/assets/en-*.js", stretch)
    # What a service worker fetches can't be stretched.
    phone.context.add_init_script("ServiceWorkerContainer.prototype.register = () => new Promise(() => {})")
    phone.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    )
    found = {name: lost(phone) for name in screens(phones, phone, "en")}
    assert {name: what for name, what in found.items() if what} == {}
    phone.context.unroute_all()


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_is_lost_on_the_smallest_phone(phones: Phones, language: str) -> None:
    phone = phones(LOCALES[language], size=(320, 568), scheme="light")
    found = {name: lost(phone) for name in screens(phones, phone, language)}
    assert {name: what for name, what in found.items() if what} == {}
