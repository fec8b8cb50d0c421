"""docs/protocol.md: its messages can be read, what it lists is all that there is, and its client plays."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import time
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from starlette.routing import Mount

from lycaon.bots.claims import KINDS, claim_of
from lycaon.game.ask import RefusalCode
from lycaon.game.event import AnyEvent
from lycaon.game.view import AskView, SeatView, View
from lycaon.rooms import commands, shares
from lycaon.rooms.commands import Command
from lycaon.rooms.names import LONGEST_NAME, LONGEST_SPEECH
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.settings import LEAST_SECONDS, LONGEST_ID, MOST_CARDS, MOST_SECONDS, SECONDS, Settings
from lycaon.rooms.sight import PersonView, Played, RoomView
from lycaon.rooms.store import MemoryStore
from lycaon.server import hub
from lycaon.server import protocol as wire
from lycaon.server.app import Server, create_app
from lycaon.server.doors import DoorCode
from lycaon.server.replies import STATUS
from lycaon.server.schema import openapi
from lycaon.texts import texts
from tests.server.harness import asked, in_a_loop, legal, live
from tests.texts.needed import camps

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
TEXTS = ROOT / "src" / "lycaon" / "texts"

NEEDED = "needed"
"""The default of a field that must be there."""


def lines(mark: str) -> list[Any]:
    return [json.loads(line[2:]) for line in PAGE.splitlines() if line.startswith(f"{mark} {{")]


def table(*head: str, after: str = "") -> list[list[str]]:
    """Return the cells of the table with this head, the first behind some text."""
    rest = PAGE[PAGE.index(after) :]
    rows = rest[rest.index(f"| {' | '.join(head)} |\n") :].partition("\n\n")[0].splitlines()[2:]
    found = [[cell.strip() for cell in row[1:-1].split(" |")] for row in rows]
    assert found
    assert all(len(row) == len(head) for row in found), found
    return found


def marked(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def of(kind: Any) -> dict[str, Any]:
    """Return the fields of a kind of message with their defaults."""
    found = {}
    for one in msgspec.structs.fields(kind):
        made = None if one.default_factory is msgspec.NODEFAULT else one.default_factory()
        found[one.encode_name] = NEEDED if one.required else made if one.default is msgspec.NODEFAULT else one.default
    return dict(msgspec.json.decode(msgspec.json.encode(found)))


def told(rows: list[list[str]]) -> dict[str, Any]:
    """Return the fields of a table with their defaults: one for all in a row, or one for each."""
    found: dict[str, Any] = {}
    for names, defaults, *_ in rows:
        values = [json.loads(one) for one in marked(defaults)] or [NEEDED]
        fields = marked(names)
        found |= dict(zip(fields, values if len(values) == len(fields) else values * len(fields), strict=True))
    return found


def test_the_tables_name_every_field_and_its_default() -> None:
    head = ("field", "default", "what it is")
    assert told(table(*head, after="POST /api/rooms\n")) == {**of(wire.OpenRoom), "settings": {}}
    assert told(table(*head, after="### The view")) == of(RoomView)
    assert told(table(*head, after="Somebody in `people`")) == of(PersonView)
    assert told(table("key", "default", "values")) == of(Settings)
    hello = [row[1:] for row in table("type", "field", "default", "what it is") if row[0] != "`resync`"][1:4]
    assert told(hello) == of(wire.Hello)
    assert [json.loads(one) for one in marked(table("type", "field", "default", "what it is")[-1][2])] == [-1, 0]
    [game, ask, played] = (
        {one for row in table("field", "what it is", after="In `game` nothing") for one in marked(row[0])},
        set(marked(PAGE.partition("An ask has all of ")[2].partition(".")[0])),
        set(marked(PAGE.partition("`played` and `planned` have ")[2].partition(".\n")[0].partition("Note")[0])),
    )
    assert game == set(of(View))
    assert ask == set(of(AskView))
    assert played == set(of(Played))
    [seats] = [row for row in table("field", "what it is", after="In `game` nothing") if row[0] == "`seats`"]
    assert set(of(SeatView)) <= set(marked(seats[1]))


def test_the_table_of_commands_is_that_of_the_code() -> None:
    rows = {marked(row[0])[0]: row for row in table("command", "fields", "who", "what it does")}
    kinds = {str(one.__struct_config__.tag): one for one in get_args(Command)}
    assert list(rows) == [*dict.fromkeys(rows)]
    assert set(rows) == set(kinds)
    for name, (_, fields, who, _) in rows.items():
        found = {}
        for one in filter(None, fields.split(", ")):
            [(field, default)] = re.findall(r"^`(\w+)`(?: = `(.+)`)?$", one)
            found[field] = json.loads(default) if default else NEEDED
        assert found == of(kinds[name]), name
        assert who.startswith("host") == (kinds[name] in commands._HOSTS), name
        assert who.endswith(", between games") == (kinds[name] in commands._BETWEEN_GAMES), name
        assert who.endswith(", in a game") == (kinds[name] in commands._IN_A_GAME), name
    assert set(get_args(commands.Level)) <= set(marked(rows["add_bot"][3]))


def test_the_tables_of_events_claims_and_codes_are_those_of_the_code() -> None:
    events = {str(one.__struct_config__.tag): set(of(one)) - {"to"} for one in get_args(AnyEvent)}
    assert {marked(row[0])[0]: set(marked(row[1])) for row in table("event", "fields", "what has happened")} == events
    claims = [claim_of(marked(row[0])[0]) for row in table("claim", "what it says")]
    assert tuple(one.kind for one in claims if one is not None) == KINDS
    assert {marked(row[0])[0] for row in table("`why`", "what it means", "and then")} == set(get_args(wire.Why))
    rows = {row[0]: set(marked(row[1])) for row in table("status", "codes")}
    for status in set(STATUS.values()):
        assert rows[str(status)] == {str(code) for code, one in STATUS.items() if one == status}


def test_the_settings_and_limits_of_the_page_are_those_of_the_code() -> None:
    rows = {marked(row[0])[0]: row[2] for row in table("key", "default", "values")}
    for name, kind in get_type_hints(Settings).items():
        if get_origin(kind) is Literal:
            assert set(get_args(kind)) <= set(marked(rows[name])), name
    assert {one: int(seconds) for one, seconds in re.findall(r"`(\w+)` (\d+)", rows["seconds"])} == SECONDS
    numbers = {f"{one:,.0f}" for one in (LEAST_SECONDS, MOST_SECONDS)}
    assert numbers <= set(re.findall(r"[\d,]*\d", rows["seconds"]))
    for name in ("deck", "events", "events_in_force", "actor_cards"):
        assert f"up to {MOST_CARDS}" in rows[name], name
    for said in (
        f"Ids have {LONGEST_ID} signs at most",
        f"A text has {LONGEST_SPEECH:,} signs at most",
        f"up to {commands.MOST_CLAIMS} `claims` of up to {commands.LONGEST_CLAIM} signs each",
        f"1 to {LONGEST_NAME} signs",
        f"After {hub.SILENT:.0f} seconds without a message",
        f"up to {shares.MOST_MOVES} `moves`",
        f"{shares.MOST_TURNS:,} `turns`",
        f"{shares.MOST_SIGNS:,} `signs` in speeches, and up to {shares.MOST_NEWCOMERS} newcomers",
    ):
        assert said in PAGE, said


def test_the_words_of_the_page_are_those_of_the_texts() -> None:
    words = PAGE.partition("### Words\n")[2].partition("### ")[0].partition("Calls, options")[0]
    won, because = (set(marked(one)) for one in words.split("wins `because`"))
    assert won == camps()
    said = (TEXTS / "en" / "judge.ftl").read_text(encoding="utf-8")
    assert because == {one.replace("-", "_") for one in re.findall(r"^because-([a-z-]+) =", said, re.MULTILINE)}
    for _, keys, file in table("of", "key", "file"):
        for language in ("en", "zh-Hans", "zh-Hant"):
            text = (TEXTS / language / marked(file)[0]).read_text(encoding="utf-8")
            for key in (one for one in marked(keys) if not one.startswith("/")):
                assert re.search(rf"^{key} =", text, re.MULTILINE), (language, key)


def test_the_addresses_of_the_page_are_those_that_are_served_and_take_what_it_says() -> None:
    rows = table("address", "send", "what it is")
    addresses = {one: row[1] for row in rows for one in marked(row[0])}
    app = create_app(Server(MemoryStore(time.time)))._app  # type: ignore[attr-defined]
    served = set()
    for route in app.routes:
        below: list[Any] = route.routes if isinstance(route, Mount) else [route]
        for one in below:
            path = (route.path if isinstance(route, Mount) else "") + one.path
            served |= {f"{method} {path}" for method in getattr(one, "methods", None) or {"GET"}}
    pages = {"GET /sw.js", "GET /{path:path}", "GET /assets"}
    assert set(addresses) == {one for one in served if not one.startswith("HEAD ")} - pages
    described = openapi()["paths"]
    for address, send in addresses.items():
        method, _, path = address.partition(" ")
        if path in described:
            known = described[path][method.lower()]
            asked_for = {one["name"] for one in known.get("parameters", ()) if one["in"] == "query"}
            assert set(marked(send)) == asked_for, address
            assert ("token" in send) == ("security" in known), address
    assert set(described) == {one.partition(" ")[2] for one in addresses if "/api/" in one} - {
        "/api/rooms/{code}/socket",
        "/api/openapi.json",
    }


def test_what_the_page_says_that_one_is_told_is_told() -> None:
    rows = table("`call`", "`fact`", "what it says")
    assert len(rows) > 8
    for calls, facts, _ in rows:
        words = [*marked(facts), *(["cards"] if "list of cards" in facts else [])]
        assert words, facts
        for told in (f"told-{call}-{word}".replace("_", "-") for call in marked(calls) for word in words):
            assert texts("en").has(told), told


@in_a_loop
async def test_the_exchange_of_the_page_is_one_that_happens() -> None:
    playing = [one for one in lines("<") if one.get("type") == "view" and one["view"]["status"] == "playing"]
    looked_for, began = playing[:2]
    async with live() as here:
        ann = await here.client(await here.open("Ann"))
        bob = await here.client(await here.enter(ann.view["code"], "Bob"))
        assert [one["type"] for one in ann.messages[:3]] == ["welcome", "token", "view"]
        assert ann.messages[0] == {"type": "welcome", "protocol": wire.VERSION}
        assert f"This is version {wire.VERSION} of the protocol" in PAGE
        assert ann.messages[0] in lines("<")
        await ann.ok("choose", settings=looked_for["view"]["settings"])
        await ann.ok("add_bot", name="Cy")
        while True:  # until luck makes her the seer
            before = len(ann.messages)
            await ann.ok("start")
            await ann.until(lambda one: one.view["status"] == "playing")
            if ann.view["game"]["cards"] == ["seer"]:
                break
            await ann.ok("stop_game")
        done, seen = ann.messages[before : before + 2]
        assert (done["type"], seen["type"]) == ("done", "view")  # the page says which comes first
        same_start(seen, looked_for)
        assert seen["view"]["people"] == looked_for["view"]["people"]
        await ann.ok("answer", ask="d0.look", answer="seen")
        await bob.ok("answer", ask="d0.look", answer="seen")
        await ann.until(lambda one: one.view["game"]["phase"] == "night")
        same_start(
            next(one for one in ann.messages[before:] if one["type"] == "view" and one["first"] == 3 and one["events"]),
            began,
        )


def same_start(seen: Any, shown: Any) -> None:
    """Compare a view that was sent with the page's, in what hangs neither on the clock nor on whom else we wait for."""
    assert seen["events"] == shown["events"]
    assert seen["first"] == shown["first"]
    for part in ("asks", "phase", "number", "cards", "events"):
        assert seen["view"]["game"][part] == shown["view"]["game"][part]
    assert set(seen["view"]["deadlines"]) == set(shown["view"]["deadlines"])


def test_the_messages_of_the_page_are_messages() -> None:
    sent, got = lines(">"), lines("<")
    assert len(sent) > 6
    assert len(got) > 8
    for message in sent:
        kind: Any = wire.ToServer if "type" in message else (wire.OpenRoom if "way" in message else wire.EnterRoom)
        msgspec.convert(message, kind)
    for message in got:
        over_http = {"token": wire.Ticket, "camps": wire.Forecast}
        kind = next((one for name, one in over_http.items() if name in message), wire.Refusal)
        kind = wire.ToClient if "type" in message else kind
        msgspec.convert(message, kind)


def test_the_page_names_every_command_message_and_code() -> None:
    named = set(re.findall(r"`([a-z_]+)`", PAGE))
    commands = {str(one.__struct_config__.tag) for one in get_args(Command)}
    messages = {str(one.__struct_config__.tag) for one in (*get_args(wire.ToServer), *get_args(wire.ToClient))}
    assert commands <= named, commands - named
    assert messages <= named, messages - named
    assert set(get_args(wire.Why)) <= named
    codes = {code.value for code in (*RefusalCode, *RoomCode, *DoorCode)}
    assert codes <= named, codes - named


@in_a_loop
async def test_the_client_of_the_page_plays_a_game() -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    async with live() as here:
        host = await here.client(await here.open("Ann"))
        room = host.view["code"]
        player = await asyncio.create_subprocess_exec(sys.executable, "-c", code, f"127.0.0.1:{here.port}", room)
        await host.until(lambda one: len(one.view["people"]) == 2)
        for number in range(4):
            await host.ok("add_bot", id=f"b{number}", name="Bo", level="random")
        await host.ok("choose", settings={"seconds": {"hold": 600}, "rules": {"day_limit": 3}})
        await host.ok("start")
        for _ in range(600):
            await host.settled()
            if host.view["status"] == "over":
                break
            for ask in asked(host):
                await host.do("answer", ask=ask["id"], answer=legal(ask))
            await asyncio.sleep(0.02)
            for id in host.view.get("deadlines", {}):
                if id.endswith(".hold"):
                    await host.do("skip", ask=id)
        assert host.view["status"] == "over"
        assert await asyncio.wait_for(player.wait(), 10) == 0


@in_a_loop
async def test_the_client_of_the_page_is_not_put_out_for_silence_and_says_why_it_is(monkeypatch: Any) -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert code.count("sleep(12)") == 1
    monkeypatch.setattr(hub, "SILENT", 2.0)
    async with live() as here:
        host = await here.client(await here.open("Ann"))
        at = f"127.0.0.1:{here.port}", host.view["code"]
        quick = code.replace("sleep(12)", "sleep(0.3)")
        player = await asyncio.create_subprocess_exec(sys.executable, "-c", quick, *at, stdout=PIPE)
        async with asyncio.timeout(20):
            while [each.get("here") for each in host.view["people"]] != [True, True]:
                await host.settled()  # who waits must not be silent, either
                await asyncio.sleep(0.1)
        for _ in range(12):
            await asyncio.sleep(0.5)
            await host.settled()
        assert [each.get("here") for each in host.view["people"]] == [True, True]
        await host.ok("kick", person=2)
        said, _ = await asyncio.wait_for(player.communicate(), 10)
        assert said.decode().split() == ["bye:", "kicked"]
