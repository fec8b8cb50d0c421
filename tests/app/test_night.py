"""At night all phones look alike from a metre away: light and shape tell nothing to whoever looks over a shoulder."""

from __future__ import annotations

import base64

from playwright.sync_api import expect

from tests.app.conftest import FAST_LONG, Phone, Phones, until
from tests.app.test_phones import start

DIFFER = """
async ([one, other, from, to]) => {
  const read = async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const top = Math.round(picture.height * from);
    return canvas.getImageData(0, top, picture.width, Math.round(picture.height * to) - top).data;
  };
  const [a, b] = [await read(one), await read(other)];
  let changed = 0, light = 0;
  for (let at = 0; at < a.length; at += 4) {
    const far = Math.max(...[0, 1, 2].map((colour) => Math.abs(a[at + colour] - b[at + colour])));
    if (far > 24) changed++;
    light += [0, 1, 2].reduce((sum, colour) => sum + a[at + colour] - b[at + colour], 0);
  }
  return [changed / (a.length / 4), Math.abs(light) / (a.length / 4) / 765];
}
"""
"""How two pictures differ between two heights: the share of points that changed, and by how much one is brighter."""


def picture(phone: Phone) -> str:
    phone.settled()
    return base64.b64encode(phone.page.screenshot()).decode()


def skip(host: Phone) -> None:
    """Let the call be over."""
    more = host.page.locator(".tabs button").last
    more.click()
    before = host.page.locator(".aloud").inner_text()
    host.page.get_by_role("button", name="Wait no longer").click()
    expect(host.page.locator(".aloud")).not_to_have_text(before)
    more.click()


def together(people: list[Phone]) -> None:
    """Wait until all have heard the same: each phone hears of the next call in its own time."""
    until(people[0], lambda: len({phone.page.locator(".aloud").inner_text() for phone in people}) == 1)


def answer(phone: Phone) -> None:
    """Answer the call; return when it is taken, so that nothing else is tapped: who sleeps can tap lanterns, too."""
    asked = phone.page.locator(".question").inner_text()
    ready = phone.page.locator(".desk .confirm:not([disabled])")
    chosen = phone.page.locator("button.seat.chosen")
    while not ready.count():
        before = chosen.count()
        phone.page.locator("button.seat.open:not(.chosen)").first.click()
        expect(chosen).to_have_count(before + 1)
    ready.click()
    phone.page.wait_for_function(
        "asked => document.querySelector('.given') || document.querySelector('.question').innerText !== asked",
        arg=asked,
    )


def test_at_night_phones_look_alike_whatever_their_roles(phones: Phones) -> None:
    people = [phones() for _ in range(6)]
    deck = ["werewolf", "seer", "cupid", "witch", "villager", "hunter"]
    path = phones.room(people[0], way="table", settings={"deck": deck, "seconds": FAST_LONG})
    for name, phone in zip(("Ben", "Cem", "Dee", "Eli", "Fay"), people[1:], strict=True):
        phone.enter(path, name)
    start(*people)
    together(people)
    looking = phones()
    looking.page.goto("about:blank")
    called: set[int] = set()
    while len(called) < 4:  # cupid, the seer, the werewolf and the witch
        asked = [phone for phone in people if not phone.page.get_by_text("You are asleep.").count()]
        sleeper = picture(next(phone for phone in people if phone not in asked))
        for phone in asked:
            called.add(people.index(phone))
            changed, _ = looking.page.evaluate(DIFFER, [picture(phone), sleeper, 0, 0.6])  # the sky and the circle
            assert changed < 0.02
            changed, light = looking.page.evaluate(DIFFER, [picture(phone), sleeper, 0, 1])
            assert changed < 0.05
            assert light < 0.005
            answer(phone)
        skip(people[0])
        together(people)


def test_the_pack_knows_its_own_and_what_each_has_picked_and_nobody_sees_it_from_afar(phones: Phones) -> None:
    people = [phones() for _ in range(6)]
    deck = ["werewolf", "werewolf", "werewolf", "villager", "villager", "villager"]
    path = phones.room(people[0], way="table", settings={"deck": deck, "seconds": FAST_LONG})
    for name, phone in zip(("Ben", "Cem", "Dee", "Eli", "Fay"), people[1:], strict=True):
        phone.enter(path, name)
    start(*people)
    for phone in people:
        expect(phone.page.locator("h1")).to_have_text("Night 1")
    together(people)
    while not any(phone.page.get_by_text("attack tonight?").count() for phone in people):
        skip(people[0])
        together(people)
    pack = [at for at, one in enumerate(people) if one.page.get_by_text("attack tonight?").count()]
    sleepers = [at for at in range(6) if at not in pack]
    first, second, third = pack
    answer(people[first])
    for other in (second, third):
        expect(people[other].page.locator(f'.seat[aria-label*="named by {first + 1}"]')).to_have_count(1)
        with_me = people[other].page.locator('.seat[aria-label*="with you"]')
        mates = [int(str(one.get_attribute("aria-label")).split()[0]) - 1 for one in with_me.all()]
        assert mates == [at for at in pack if at != other]
    looking = phones()
    looking.page.goto("about:blank")
    for at in sleepers:
        assert people[at].page.locator(".seat .mate, .seat .pointed, .seat .name svg").count() == 0
        changed, light = looking.page.evaluate(DIFFER, [picture(people[second]), picture(people[at]), 0, 0.6])
        assert changed < 0.03
        assert light < 0.005
