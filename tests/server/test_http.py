"""HTTP: coming in, looking things up, and every refusal with its code, status and words."""

from __future__ import annotations

import asyncio
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

from lycaon.game.ask import RefusalCode, Refused
from lycaon.rooms.codes import ALPHABET
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.store import MemoryStore, StoreFailed
from lycaon.server.app import Server, create_app
from lycaon.server.doors import LARGEST_MESSAGE, SECURITY_HEADERS, DoorCode, Limit, crowd_of
from lycaon.server.replies import STATUS
from lycaon.server.schema import openapi
from lycaon.server.wording import LANGUAGES, in_words
from tests.server.harness import begin, capture_logs, in_a_loop, live

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
        for address in ("/api/record", f"/api/rooms/{people[0].view['code']}/games/1/record"):
            wrong = await here.http.get(f"{address}?form=html", headers=bearer)
            is_refused(wrong, 400, "bad_command")
            assert wrong.json()["values"] == {"what": "form", "value": "html", "known": ["jsonl", "text"]}
            assert "command" not in wrong.json()["text"]
            assert (await here.http.get(f"{address}?form=jsonl", headers=bearer)).text == record.text
        await people[0].ok("kick", person=2)
        is_refused(await here.http.get("/api/record", headers=bearer), 403, "barred")


@in_a_loop
async def test_whatever_an_address_asks_for_that_there_is_not_is_refused_and_told_again() -> None:
    async with live() as here:
        people = await here.room(5)
        await begin(people)
        await people[0].ok("stop_game")
        bearer = {"authorization": f"Bearer {people[1].token}"}
        game = f"/api/rooms/{people[0].view['code']}/games"
        for address, what, value in (
            ("/api/record?game=abc", "game", "abc"),
            ("/api/record?game=", "game", ""),
            ("/api/record?game=-1", "game", "-1"),
            ("/api/record?game=1.0", "game", "1.0"),
            ("/api/record?game=%D9%A1", "game", "\u0661"),
            ("/api/record?gmae=1", "query", "gmae"),
            ("/api/record?game=1&game=1", "query", "game"),
            ("/api/record?form=", "form", ""),
            (f"{game}/x", "game", "x"),
            (f"{game}/x/record", "game", "x"),
            (f"{game}/1?viewer=judges", "viewer", "judges"),
            (f"{game}/1?viewer=", "viewer", ""),
            (f"{game}/1?form=text", "query", "form"),
            (f"{game}/1/record?viewer=1", "query", "viewer"),
            ("/api/statistics?game=1", "query", "game"),
            ("/api/chances?deck=seer", "query", "deck"),
            ("/api/me?person=1", "query", "person"),
            ("/api/cards?language=en", "query", "language"),
            (f"/api/rooms/{people[0].view['code']}?x=" + "x" * 99, "query", "x"),
        ):
            refused = await here.http.get(address, headers=bearer)
            is_refused(refused, 400, "bad_command")
            values = refused.json()["values"]
            known = {"form": ["jsonl", "text"], "viewer": ["judge", "public"]}.get(what)
            assert values == {"what": what, "value": value, **({"known": known} if known else {})}
            assert all(one in refused.json()["text"] for one in (value, *(known or ())))
        for number in ("0", "2", "99999", "100000", "9" * 5_000):
            is_refused(await here.http.get(f"/api/record?game={number}", headers=bearer), 409, "no_game")
            is_refused(await here.http.get(f"{game}/{number}", headers=bearer), 409, "no_game")
        for seat in ("0", "6", "9" * 5_000):
            is_refused(await here.http.get(f"{game}/1?viewer={seat}", headers=bearer), 422, "unknown_seat")
        assert (await here.http.get("/api/record?game=1", headers=bearer)).status_code == 200
        assert (await here.http.get(f"{game}/1?viewer=5", headers=bearer)).status_code == 200


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
async def test_who_was_asked_to_leave_is_not_let_in_again_for_having_been_forgotten() -> None:
    async with live() as here:
        host, guest = await here.room(2)
        code = host.view["code"]
        bearer = {"authorization": f"Bearer {guest.token}"}
        await host.ok("kick", person=2)
        assert await guest.gone() == "kicked"
        for _ in range(2):
            assert (await here.http.delete("/api/me", headers=bearer)).status_code == 204
            again = await here.http.post(f"/api/rooms/{code}/people", json={"name": "Bea"}, headers=bearer)
            is_refused(again, 403, "barred")
        kept = (await here.http.get("/api/me", headers=bearer)).json()
        assert (kept["name"], kept["words"]) == (None, [])
        client = await here.socket(code)
        await client.send(type="hello", token=guest.token)
        assert await client.gone() == "kicked"


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
async def test_figures_are_kept_from_pages_that_give_this_machine_their_own_name() -> None:
    async with live() as here:
        for host in ("evil.example", f"evil.example:{here.port}", "127.0.0.1.evil.example", "[::2]", ""):
            is_refused(await here.http.get("/metrics", headers={"host": host}), 421, "unknown_host")
        for host in ("localhost", f"LOCALHOST:{here.port}", "127.0.0.1", "[::1]:1"):
            assert (await here.http.get("/metrics", headers={"host": host})).status_code == 200
    async with live(hosts=("wolves.example",)) as here:
        answer = await here.http.get("/metrics", headers={"host": "wolves.example"})
        assert answer.status_code == 200


@in_a_loop
async def test_nobody_is_sent_to_an_address_of_somebody_elses_choice() -> None:
    async with live() as here:
        code = (await here.open())["code"]
        for path in ("/api/rooms/", "/api/", "/api/cards/", f"/api/rooms/{code}/", f"/api/rooms/{code}/people/"):
            for ask in (here.http.get, here.http.post):
                is_refused(await ask(path, headers={"host": "evil.example"}), 404, "not_found")
        for path in ("/metrics/", "/healthz/", "/assets", "//evil.example/..", "/api"):
            answer = await here.http.get(path, headers={"host": "evil.example"})
            assert answer.status_code in (200, 404)
            assert "location" not in answer.headers


@pytest.mark.parametrize("chunked", [False, True])
@pytest.mark.parametrize(
    ("path", "status"),
    [("/api/rooms", 413), ("/api/rooms/2222/people", 413), ("/api/nothing", 404), ("/api/rooms/2222", 405)],
)
@in_a_loop
async def test_whoever_sends_too_much_is_told_so_and_not_cut_off(path: str, status: int, *, chunked: bool) -> None:
    size, chunk = 10_000_000, 50_000
    async with live() as here:
        for keep in ("keep-alive", "close"):
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            length = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {size}"
            asked = f"POST {path} HTTP/1.1", "Host: x", "Content-Type: application/json", f"Connection: {keep}", length
            writer.write(("\r\n".join(asked) + "\r\n\r\n").encode())
            for _ in range(size // chunk):  # all of it, before it reads anything
                writer.write(b"%x\r\n%b\r\n" % (chunk, b"x" * chunk) if chunked else b"x" * chunk)
                await writer.drain()
            writer.write(b"0\r\n\r\n" if chunked else b"")
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 %d" % status)
            said = await reader.readexactly(int(head.lower().partition(b"content-length: ")[2].split()[0]))
            assert json.loads(said)["text"]
            writer.close()
        assert (await here.http.post("/api/rooms", json={"name": "Ann"})).status_code == 201


@in_a_loop
async def test_whoever_waits_for_our_word_before_sending_too_much_is_told_at_once() -> None:
    async with live() as here:
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        head = "POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 90000000\r\nExpect: 100-continue\r\n\r\n"
        writer.write(head.encode())
        async with asyncio.timeout(5):
            assert (await reader.readline()).startswith(b"HTTP/1.1 404")
        writer.close()


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
        missing = await here.http.get("/api/record?game=99", headers=bearer)
        is_refused(missing, 409, "no_game")
        assert missing.json()["text"] == "This room has no such finished game."
