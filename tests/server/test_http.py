"""HTTP: coming in, looking things up, and every refusal with its code, status and words."""

from __future__ import annotations

import contextlib
import io
import json
import time
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from structlog.testing import capture_logs

from lycaon.game.ask import RefusalCode, Refused
from lycaon.rooms.codes import ALPHABET
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.store import MemoryStore, StoreFailed
from lycaon.server.app import STATUS, Server, create_app
from lycaon.server.doors import LARGEST_MESSAGE, SECURITY_HEADERS, DoorCode, Limit, crowd_of
from lycaon.server.schema import openapi
from lycaon.server.wording import LANGUAGES, in_words
from tests.server.harness import begin, in_a_loop, live

JSON = {"content-type": "application/json"}
HELD, SESAME = "1234", "open sesame"


def is_refused(response: httpx.Response, status: int, code: str) -> None:
    assert (response.status_code, response.json()["code"]) == (status, code), response.text
    assert response.json()["text"]
    assert response.headers["content-type"] == "application/json"
    for name, value in SECURITY_HEADERS:
        assert response.headers[name.decode()] == value.decode()


@in_a_loop
async def test_a_room_is_opened_found_and_entered() -> None:
    async with live() as here:
        ticket = await here.open("Ann", way="table", language="zh-Hant")
        assert len(ticket["code"]) == 4
        assert set(ticket["code"]) <= set(ALPHABET)
        assert len(ticket["token"]) == 64
        assert ticket["path"] == f"/{ticket['code']}"
        typed = "".join(chr(ord(sign) + 0xFEE0) for sign in ticket["code"].lower())  # full width
        card = (await here.http.get(f"/api/rooms/{typed}")).json()
        assert card == {
            "code": ticket["code"],
            "way": "table",
            "language": "zh-Hant",
            "status": "lobby",
            "people": 1,
            "seated": 1,
            "password": False,
            "locked": False,
            "watchers": True,
        }
        other = await here.enter(ticket["code"].lower(), "Ann")
        client = await here.client(other)
        assert [one["name"] for one in client.view["people"]] == ["Ann", "Ann 2"]
        drawn = await here.http.get(f"/api/rooms/{ticket['code']}/qr.svg")
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.text.startswith("<svg")


@in_a_loop
async def test_every_refusal_has_its_status_code_and_text() -> None:
    async with live() as here:
        get, post = here.http.get, here.http.post
        ticket = await here.open("Ann")
        room = f"/api/rooms/{ticket['code']}"
        bearer = {"authorization": f"Bearer {ticket['token']}"}
        unknown = next(code for code in ("2222", "3333") if code != ticket["code"])
        is_refused(await get(f"/api/rooms/{unknown}"), 404, "unknown_room")
        is_refused(await get("/api/rooms/nothing-like-it"), 404, "unknown_room")
        is_refused(await post(f"/api/rooms/{unknown}/people", json={"name": "Bob"}), 404, "unknown_room")
        is_refused(await get("/api/nothing"), 404, "not_found")
        is_refused(await get("/api/rooms/a/b/c"), 404, "not_found")
        is_refused(await get("/api/rooms"), 405, "wrong_method")
        is_refused(await post("/api/record"), 405, "wrong_method")
        is_refused(await here.http.put(room), 405, "wrong_method")
        for text in ("", "{", "[]", "7", '{"name":7}', '{"nome":"Ann"}', '{"name":"Ann","more":1}', "[" * 50_000):
            is_refused(await post("/api/rooms", content=text, headers=JSON), 400, "bad_command")
        for name in ("", "   ", "\u200b", "\u202e", "x" * 17, "\u3164", "\x00\x07"):
            is_refused(await post("/api/rooms", json={"name": name}), 400, "bad_name")
            is_refused(await post(f"{room}/people", json={"name": name}), 400, "bad_name")
        is_refused(await post("/api/rooms", content='{"name":"\\ud800"}', headers=JSON), 400, "bad_command")
        wanted: list[dict[str, Any]] = [
            {"settings": {"grace": -1}},
            {"settings": {"seconds": {"hold": 0}}},
            {"settings": {"preset": "no such"}},
            {"settings": {"rules": {"no_such": True}}},
            {"settings": {"cards_each": 3}},
            {"settings": {"deck": ["werewolf"] * 900}},
            {"settings": {"events": ["x" * 65]}},
        ]
        for one in wanted:
            is_refused(await post("/api/rooms", json={"name": "Ann", **one}), 400, "bad_settings")
        is_refused(await post("/api/rooms", json={"name": "Ann", "password": ""}), 400, "bad_command")
        is_refused(await post("/api/rooms", json={"name": "Ann", "way": "chess"}), 400, "bad_command")
        is_refused(await post("/api/rooms", content='{"name":"Ann"}'), 415, "not_json")
        plain = {"content-type": "text/plain"}
        is_refused(await post("/api/rooms", content='{"name":"Ann"}', headers=plain), 415, "not_json")
        large = json.dumps({"name": "x" * LARGEST_MESSAGE})
        is_refused(await post("/api/rooms", content=large, headers=JSON), 413, "too_large")
        for path in ("/api/record", "/api/me"):
            is_refused(await get(path), 401, "unknown_person")
            for wrong in ("Bearer", "Bearer x", f"Basic {ticket['token']}", f"Bearer {'0' * 64}"):
                is_refused(await get(path, headers={"authorization": wrong}), 401, "unknown_person")
        is_refused(await here.http.delete("/api/me"), 401, "unknown_person")
        is_refused(await get("/api/record", headers=bearer), 409, "no_game")


@in_a_loop
async def test_a_record_is_given_when_the_game_is_over_and_not_before() -> None:
    async with live() as here:
        people = await here.room(5)
        await begin(people)
        bearer = {"authorization": f"Bearer {people[1].token}"}
        is_refused(await here.http.get("/api/record", headers=bearer), 409, "game_running")
        await people[0].ok("stop_game")
        record = await here.http.get("/api/record", headers=bearer)
        assert record.status_code == 200
        assert record.headers["content-type"].startswith("application/jsonl")
        text = await here.http.get("/api/record?form=text", headers=bearer)
        assert text.headers["content-type"].startswith("text/plain")
        await people[0].ok("kick", person=2)
        is_refused(await here.http.get("/api/record", headers=bearer), 403, "barred")


@in_a_loop
async def test_who_wants_to_is_told_all_and_forgotten() -> None:
    async with live() as here:
        host, guest = await here.room(2)
        await guest.ok("rename", name="Bé")
        bearer = {"authorization": f"Bearer {guest.token}"}
        kept = (await here.http.get("/api/me", headers=bearer)).json()
        assert (kept["name"], kept["room"], kept["person"]) == ("Bé", host.view["code"], 2)
        assert [one["entry"] for one in kept["commands"]] == ["renamed"]
        assert "number" not in json.dumps(kept)  # it would count what others do in secret
        assert (await here.http.delete("/api/me", headers=bearer)).status_code == 204
        assert await guest.gone() == "closed"
        await host.until(lambda one: len(one.view["people"]) == 1)
        is_refused(await here.http.get("/api/me", headers=bearer), 401, "unknown_person")


@in_a_loop
async def test_what_there_is_to_play_with_comes_in_the_language_that_is_asked_for() -> None:
    async with live() as here:
        for what in ("cards", "rules", "presets", "decks", "glossary"):
            said = {}
            for language in ("en", "zh-CN", "zh-TW", "fr, zh-HK;q=0.5"):
                response = await here.http.get(f"/api/{what}", headers={"accept-language": language})
                assert response.status_code == 200
                assert response.json()
                said[language] = response.text
            if what != "decks":
                assert len({said["en"], said["zh-CN"], said["zh-TW"]}) == 3
            assert said["zh-TW"] == said["fr, zh-HK;q=0.5"]


@in_a_loop
async def test_only_names_that_it_is_called_by_reach_it() -> None:
    async with live(hosts=("wolves.example",)) as here:
        is_refused(await here.http.get("/healthz"), 421, "unknown_host")
        response = await here.http.get("/healthz", headers={"host": "wolves.example:80"})
        assert response.json() == {"status": "ok"}


@in_a_loop
async def test_figures_are_for_this_machine_alone() -> None:
    async with live() as here:
        assert "lycaon_rooms" in (await here.http.get("/metrics")).text
        for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
            is_refused(await here.http.get("/metrics", headers={header: "127.0.0.1"}), 403, "forbidden")
        away = httpx.ASGITransport(create_app(here.server), client=("192.0.2.7", 1))
        async with httpx.AsyncClient(transport=away, base_url="http://here") as client:
            is_refused(await client.get("/metrics"), 403, "forbidden")


@in_a_loop
async def test_room_codes_can_not_be_walked() -> None:
    async with live(limits=True) as here:
        answers = [
            (await here.http.get(f"/api/rooms/{one}{other}22")) for one in ALPHABET[:10] for other in ALPHABET[:10]
        ]
        assert 30 <= sum(one.status_code == 404 for one in answers) <= 50
        is_refused(answers[-1], 429, "too_many")
        is_refused(await here.http.post("/api/rooms/2222/people", json={"name": "x"}), 429, "too_many")


def test_a_limit_lets_a_burst_through_and_then_its_rate() -> None:
    now = [0.0]
    limit = Limit(3, 0.5, lambda: now[0])
    assert [limit.lets("a") for _ in range(5)] == [True, True, True, False, False]
    assert limit.lets("b")
    now[0] = 2.0
    assert [limit.lets("a") for _ in range(2)] == [True, False]


def test_a_network_of_version_6_is_one_crowd() -> None:
    assert crowd_of("2001:db8:1:2::1") == crowd_of("2001:db8:1:2:ffff::9")
    assert crowd_of("2001:db8:1:2::1") != crowd_of("2001:db8:1:3::1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_is_said_in_every_language(language: str) -> None:
    values = {
        "room": "ABCD",
        "what": "rules",
        "value": "x",
        "longest": 16,
        "found": 2,
        "least": 3,
        "most": 9,
        "seat": 4,
    }
    said = {code: in_words(Refused(code, **values), language) for code in (*RoomCode, *DoorCode)}
    assert all(text and "⟦" not in text for text in said.values())
    assert len(set(said.values())) == len(said)


def test_every_status_is_one_of_a_code() -> None:
    assert set(STATUS) <= {*RoomCode, *DoorCode, *RefusalCode}


class Gone(MemoryStore):
    """A store that can't be reached."""

    async def read(self, code: str, after: int | None) -> Any:
        raise StoreFailed("password=hunter2")

    async def admitted(self, token: bytes) -> Any:
        raise RuntimeError(f"seat 3 is the werewolf, {token.hex()}")


@in_a_loop
async def test_faults_are_told_without_what_they_say() -> None:
    shouted = io.StringIO()
    with capture_logs() as logs, contextlib.redirect_stderr(shouted):
        async with live(Gone(time.time)) as here:
            is_refused(await here.http.get("/api/rooms/2222"), 503, "busy")
            response = await here.http.get("/api/me", headers={"authorization": f"Bearer {HELD}"})
            is_refused(response, 500, "fault")
            client = await here.socket("2222")
            await client.send(type="hello", token=HELD)
            await client.gone()
    told = json.dumps(logs) + shouted.getvalue() + response.text
    assert "RuntimeError" in told
    for secret in ("werewolf", "hunter2", "1234"):
        assert secret not in told


@in_a_loop
async def test_no_token_password_word_or_role_is_in_a_log_or_a_figure() -> None:
    shouted = io.StringIO()
    with capture_logs() as logs, contextlib.redirect_stderr(shouted), contextlib.redirect_stdout(shouted):
        async with live() as here:
            ticket = await here.open("Nebuchadnezzar", password=SESAME)
            client = await here.client(ticket)
            await client.ok("rename", name="Ashurbanipal")
            await client.do("say", text="quinquereme")
            await client.do("answer", ask="n1.seer", answer=3)
            await client.socket.send('{"type":"do","id":"tell-tale","command":{"do":"ozymandias"}}')
            await client.settled()
            figures = (await here.http.get("/metrics")).text
            secrets = [ticket["token"], str(client.token), ticket["code"]]
    told = json.dumps(logs) + shouted.getvalue() + figures
    for secret in (*secrets, "Nebuch", "Ashur", "sesame", "quinq", "tell-tale", "ozym", "n1.seer", "werewolf"):
        assert secret not in told


SCHEMA = schemathesis.openapi.from_dict(openapi())
APP = create_app(Server(MemoryStore(time.time), limits=False, pace=0))


@SCHEMA.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
def test_the_interface_keeps_what_its_description_says(case: schemathesis.Case[Any]) -> None:
    # No schema can say what a name is: up to sixteen graphemes, and something in them to see.
    case.call_and_validate(app=APP, excluded_checks=[positive_data_acceptance])


def test_the_description_names_every_way_in() -> None:
    assert {*openapi()["paths"]} >= {"/api/rooms", "/api/rooms/{code}", "/api/rooms/{code}/people", "/api/me"}
    assert "RoomView" in openapi()["components"]["schemas"]


@in_a_loop
async def test_statistics_are_told_to_who_is_in_the_room() -> None:
    async with live() as here:
        people = await here.room(5)
        bearer = {"authorization": f"Bearer {people[1].token}"}
        is_refused(await here.http.get("/api/statistics"), 401, "unknown_person")
        await begin(people)
        told = (await here.http.get("/api/statistics", headers=bearer)).json()
        assert told == {"games": [], "camps": {}, "people": {}}
        is_refused(await here.http.get("/api/record?game=1", headers=bearer), 409, "game_running")
        is_refused(await here.http.get("/api/record?game=99", headers=bearer), 409, "no_game")
