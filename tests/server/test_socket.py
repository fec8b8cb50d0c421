"""The socket: who may come in, what is told when, and what is refused."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from lycaon import Game
from tests.server.harness import Client, Live, asked, begin, in_a_loop, legal, live, night_goes_on_to

WOLF_AND_SEER = {"deck": ["werewolf", "seer", "villager", "villager", "villager"], "seconds": {"hold": 600}}


def seat_with(clients: list[Client], card: str) -> Client:
    return next(client for client in clients if client.view["game"]["cards"] == [card])


@in_a_loop
async def test_who_holds_a_token_is_the_person_and_gets_a_new_one() -> None:
    async with live() as here:
        ticket = await here.open("Ann")
        client = await here.client(ticket)
        assert client.view["me"] == client.view["host"] == ticket["person"]
        assert client.token != ticket["token"]
        again = await here.client(ticket)  # the message with the new token may have been lost: the old one still works
        assert again.view["me"] == ticket["person"]
        newest = await here.client({**ticket, "token": again.token})
        assert newest.view["me"] == ticket["person"]
        old = await here.socket(ticket["code"])
        await old.send(type="hello", token=ticket["token"])
        assert await old.gone() == "unknown_token"


@in_a_loop
async def test_without_a_token_one_looks_on_from_outside() -> None:
    async with live() as here:
        people = await here.room(5)
        await begin(people, **WOLF_AND_SEER)
        outside = await here.socket(people[0].view["code"])
        await outside.send(type="hello")
        await outside.until(lambda one: one.view)
        assert (outside.view.get("viewer", "public"), outside.view.get("seat"), outside.view.get("me", 0)) == (
            "public",
            None,
            0,
        )
        assert all(seat["cards"] is None for seat in outside.view["game"]["seats"])
        await outside.refused("ready", "unknown_person")


@in_a_loop
async def test_a_token_of_another_room_opens_nothing() -> None:
    async with live() as here:
        mine, other = await here.open("Ann"), await here.open("Bob")
        for code, token in ((other["code"], mine["token"]), (mine["code"], "0" * 64), (mine["code"], "")):
            client = await here.socket(code)
            await client.send(type="hello", token=token)
            assert await client.gone() == "unknown_token"
            assert not client.view


@in_a_loop
async def test_outsiders_see_nothing_of_a_room_that_is_closed_to_them() -> None:
    async with live() as here:
        for change, code in (
            ({"do": "set_password", "password": "open sesame"}, "wrong_password"),
            ({"do": "lock"}, "room_locked"),
            ({"do": "choose", "settings": {"watchers": False}}, "no_watchers"),
        ):
            host = await here.client(await here.open("Ann"))
            before = await here.socket(host.view["code"])
            await before.send(type="hello")
            await before.until(lambda one: one.view)
            await host.ok(**change)
            assert await before.gone() == "closed"
            after = await here.socket(host.view["code"])
            await after.send(type="hello", language="zh-Hant")
            assert await after.gone() == "closed"
            assert [one["code"] for one in after.messages[:-1]] == [code]
            assert not any("open sesame" in raw for one in here.clients for raw in one.heard)


@in_a_loop
async def test_unknown_rooms_leave_nothing_behind() -> None:
    async with live() as here:
        for code in ("ZZZZ", "22222", "%F0%9F%90%BA", "zz%20zz"):
            client = await here.socket(code)
            await client.send(type="hello")
            assert await client.gone() == "closed"
            assert [(one["id"], one["code"]) for one in client.messages[:-1]] == [(None, "unknown_room")]
        assert not here.server.hub.connections
        assert not here.server.desk._loading
        assert not here.server.desk.held()


@in_a_loop
async def test_a_client_comes_back_in_every_phase_to_the_exact_view_and_to_each_event_once() -> None:
    async with live() as here:
        people = await here.room(5)
        await begin(people, deck=WOLF_AND_SEER["deck"], seconds={"hold": 600, "speech": 600, "vote": 600, "night": 600})
        phases = set()
        for _ in range(60):
            for place, client in enumerate(people):
                await client.settled()
                fresh = await here.client({"code": client.view["code"], "token": client.token})
                back = await here.back(fresh)
                assert back.events == fresh.events
                for part in ("game", "people", "deadlines", "status", "seat", "viewer"):
                    assert back.view.get(part) == fresh.view.get(part)
                people[place] = back
                phases.add(back.view["game"]["phase"])
            game = people[0].view["game"]
            if game["phase"] == "over" or (phases >= {"night", "day"} and game["number"] > 1):
                break
            waits = [(one, ask) for one in people for ask in asked(one)]
            for one, ask in waits:
                await one.do("answer", ask=ask["id"], answer=legal(ask))
            if not waits:
                hold = next((ask for ask in game["asks"] if ask["kind"] == "hold"), None)
                if hold is not None:
                    await people[0].do("skip", ask=hold["id"])
        assert phases >= {"night", "day"}


@in_a_loop
async def test_a_command_that_is_sent_again_acts_once_also_over_another_socket() -> None:
    async with live() as here:
        host = await here.client(await here.open("Ann"))
        assert await host.do("add_bot", id="one", name="Bo") == {"type": "done", "id": "one", "again": False}
        assert await host.do("add_bot", id="one", name="Bo") == {"type": "done", "id": "one", "again": True}
        back = await here.back(host)
        assert (await back.do("add_bot", id="one", name="Bo"))["again"]
        assert len(back.view["people"]) == 2
        await back.refused("kick", "unknown_person", id="two", person=77)
        await back.ok("ready", id="two")  # a refused command is judged anew


@in_a_loop
async def test_a_second_device_takes_over_and_the_first_is_told() -> None:
    async with live() as here:
        first = await here.client(await here.open("Ann"))
        second = await here.back(first)
        assert await first.gone() == "elsewhere"
        await second.ok("ready")
        assert [one["here"] for one in second.view["people"]] == [True]  # the first one's end comes after its successor


@in_a_loop
async def test_who_is_kicked_is_told_and_can_not_come_back_with_what_they_hold() -> None:
    async with live() as here:
        host, guest = await here.room(2)
        await host.ok("kick", person=2)
        assert await guest.gone() == "kicked"
        again = await here.socket(host.view["code"])
        await again.send(type="hello", token=guest.token)
        assert await again.gone() == "kicked"
        assert not again.view
        response = await here.http.post(
            f"/api/rooms/{host.view['code']}/people",
            json={"name": "Somebody else"},
            headers={"authorization": f"Bearer {guest.token}"},
        )
        assert (response.status_code, response.json()["code"]) == (403, "barred")


@in_a_loop
async def test_the_powers_of_the_host_are_the_hosts_alone() -> None:
    async with live() as here:
        people = await here.room(5)
        host, guest = people[0], people[1]
        powers: list[dict[str, Any]] = [
            {"do": "arrange", "circle": [1, 2]},
            {"do": "add_bot", "name": "Bo"},
            {"do": "add_name", "name": "Bo"},
            {"do": "choose", "settings": {}},
            {"do": "start"},
            {"do": "stop_game"},
            {"do": "pause"},
            {"do": "resume"},
            {"do": "extend", "seconds": 5},
            {"do": "skip", "ask": "n1.seer.hold"},
            {"do": "kick", "person": 3},
            {"do": "mute", "person": 3},
            {"do": "lock"},
            {"do": "set_password", "password": "x"},
            {"do": "hand_over", "person": 3},
            {"do": "take_over"},
        ]
        for power in powers:
            await guest.refused(code="not_host", **power)
        await host.ok("hand_over", person=2)
        await host.refused("lock", "not_host")
        await guest.ok("lock")
        await guest.ok("lock", locked=False)
        await host.refused("take_over", "not_host")  # it was handed over, and not for want of a host
        await host.refused("undo", "no_game")


@in_a_loop
async def test_a_game_is_paused_extended_skipped_stopped_and_begun_again_with_the_same_people() -> None:
    async with live() as here:
        people = await here.room(5)
        host = people[0]
        await begin(people, **WOLF_AND_SEER)
        seer = seat_with(people, "seer")
        hold = await night_goes_on_to(people, "seer")
        [ask] = asked(seer)
        before = dict(host.view["deadlines"])
        await host.ok("extend", seconds=50)
        await host.until(lambda one: one.view["deadlines"] != before)
        assert host.view["deadlines"] == {id: pytest.approx(until + 50) for id, until in before.items()}
        await host.ok("pause")
        await seer.refused("answer", "paused", ask=ask["id"], answer=legal(ask))
        await seer.until(lambda one: one.view.get("paused") and not one.view.get("deadlines"))
        await host.refused("pause", "paused")
        await host.ok("resume")
        await seer.refused("answer", "illegal", ask=ask["id"], answer="nobody")
        herself = await seer.refused("answer", "illegal", ask=ask["id"], answer=seer.view["seat"])
        assert (herself["values"]["named"], herself["values"]["why"]) == (seer.view["seat"], "oneself")
        await seer.refused("answer", "unknown_ask", ask="n1.werewolf", answer=1)
        await seer.refused("answer", "unknown_ask", ask="n7.moon", answer=1)
        await host.refused("skip", "unknown_ask", ask=ask["id"])
        await host.ok("skip", ask=hold)
        await seer.refused("answer", "closed", ask=ask["id"], answer=legal(ask))
        for one in people:  # a name or a sign would be a way for the dead to speak to all
            shown = one.view["people"]
            await one.refused("rename", "game_running", name="4 is the wolf")
            await one.refused("ready", "game_running")
            assert one.view["people"] == shown
        await host.refused("sit", "game_running")
        await host.refused("start", "game_running")
        await host.ok("choose", settings={"seconds": {"hold": 2}, "missing": "skip"})
        await host.ok("stop_game")
        for client in people:
            await client.until(lambda one: one.view["status"] == "over")
            assert client.view["stopped"] == "host"
            assert client.view["game"]["asks"] == []
        first = host.view["epoch"]
        await host.ok("choose", settings=WOLF_AND_SEER)
        await host.ok("start")
        for client in people:
            await client.until(lambda one: one.view["status"] == "playing")
            assert client.view["epoch"] != first
            assert client.events[0]["event"] == "game_began"
            assert client.view["seats"] == [1, 2, 3, 4, 5]


@in_a_loop
async def test_settings_while_playing_change_times_alone() -> None:
    async with live() as here:
        people = await here.room(5)
        await begin(people, **WOLF_AND_SEER)
        played = people[0].view["played"]
        await people[0].ok("choose", settings={"deck": ["werewolf"] * 5, "seconds": {"hold": 900}})
        for client in people:
            await client.until(lambda one: one.view["settings"]["seconds"] == {"hold": 900.0})
            [until] = client.view["deadlines"].values()
            assert 890 < until - client.view["now"] <= 900
        assert people[1].view["played"] == played


@in_a_loop
async def test_muted_people_are_not_heard() -> None:
    async with live() as here:
        people = await here.room(5)
        host = people[0]
        await begin(people, deck=WOLF_AND_SEER["deck"], seconds={"hold": 1})
        await host.ok("mute", person=2)
        await people[1].refused("say", "muted", text="hello")
        await host.ok("mute", person=2, muted=False)
        await people[1].refused("say", "not_now", text="hello")


@in_a_loop
async def test_lock_and_password_keep_newcomers_out() -> None:
    async with live() as here:
        host = await here.client(await here.open("Ann", password=SESAME))
        path = f"/api/rooms/{host.view['code']}/people"
        for password in (None, "", "x", "窗前明月"):
            response = await here.http.post(path, json={"name": "Bob", "password": password})
            assert (response.status_code, response.json()["code"]) == (403, "wrong_password")
        await here.enter(host.view["code"], "Bob", password=SESAME)
        await host.ok("lock")
        response = await here.http.post(path, json={"name": "Cem", "password": SESAME})
        assert (response.status_code, response.json()["code"]) == (403, "room_locked")
        await host.ok("lock", locked=False)
        await host.ok("set_password")
        await here.enter(host.view["code"], "Cem")


@in_a_loop
async def test_who_comes_during_a_game_looks_on() -> None:
    async with live() as here:
        people = await here.room(5)
        await begin(people, **WOLF_AND_SEER)
        late = await here.client(await here.enter(people[0].view["code"], "Late"))
        assert (late.view.get("seat"), late.view.get("viewer", "public")) == (None, "public")
        await late.refused("say", "not_seated", text="hello")
        await late.refused("answer", "not_seated", ask="n1.seer", answer=1)
        await people[0].ok("choose", settings={"watchers": False})
        response = await here.http.post(f"/api/rooms/{late.view['code']}/people", json={"name": "Later"})
        assert (response.status_code, response.json()["code"]) == (409, "game_running")


@in_a_loop
async def test_a_human_judge_sees_all_answers_for_all_and_takes_back() -> None:
    async with live() as here:
        people = await here.room(6, way="judge")
        judge = people[0]
        await begin(people, deck=WOLF_AND_SEER["deck"])
        assert judge.view["viewer"] == "judge"
        assert "seat" not in judge.view
        [ask] = [one for one in judge.view["game"]["asks"] if one["call"] == "seer"]
        [seat] = ask["seats"]
        villager = seat_with(people[1:], "villager")
        seer = next(one for one in people[1:] if one.view["seat"] == seat)
        epochs = [one.view["epoch"] for one in people]
        await judge.ok("answer", ask=ask["id"], seat=seat, answer=legal(ask))
        await seer.until(lambda one: any(event["event"] == "told" for event in one.events))
        assert judge.view["may_undo"]
        await judge.ok("undo")
        await judge.until(lambda one: one.view.get("may_redo"))
        assert not any(event["event"] == "told" for event in seer.events)
        assert ask["id"] in [one["id"] for one in asked(seer)]
        await judge.ok("redo")
        await judge.until(lambda one: not one.view.get("may_redo"))
        await judge.refused("redo", "nothing_to_redo")
        await judge.refused("hand_over", "game_running", person=people[1].view["me"])
        assert judge.view["epoch"] != epochs[0]
        assert seer.view["epoch"] != epochs[people.index(seer)]
        await villager.settled()
        assert not any(event["event"] == "told" for event in villager.events)
        fresh = await here.client({"code": villager.view["code"], "token": villager.token})
        assert villager.events == fresh.events


@in_a_loop
async def test_real_cards_are_found_by_the_judge() -> None:
    async with live() as here:
        people = await here.room(6, way="judge")
        judge = people[0]
        await begin(people, deck=WOLF_AND_SEER["deck"], real_cards=True)
        for _ in range(30):
            asks = [one for one in judge.view["game"]["asks"] if one["kind"] != "hold" and not one["offer"]]
            if not asks or judge.view["game"]["phase"] == "day":
                break
            ask = asks[0]
            seat = next((one for one in ask["seats"]), 0)
            before = len(judge.events)
            await judge.ok("answer", ask=ask["id"], seat=seat, answer=legal(ask))
            await judge.until(
                lambda one, ask=ask, before=before: (
                    len(one.events) > before
                    or ask["id"]
                    not in [  # type: ignore[misc]
                        other["id"] for other in one.view["game"]["asks"]
                    ]
                )
            )
        assert judge.view["game"]["phase"] == "day"


SESAME = "窗前明月光"

HUGE = "9" * 40

MALFORMED = (
    "",
    "null",
    "[]",
    "{}",
    '{"type":"do"}',
    '{"type":"no such"}',
    '{"type":"do","id":7,"command":{"do":"ready"}}',
    '{"type":"do","id":"x","command":{"do":"no such"}}',
    '{"type":"do","id":"x","command":{"do":"ready","more":1}}',
    '{"type":"do","id":"x","command":{"do":"rename","name":"\\ud800"}}',
    '{"type":"do","id":"x","command":{"do":"kick","person":1.5}}',
    '{"type":"do","id":"x","command":{"do":"kick","person":"1"}}',
    '{"type":"do","id":"x","command":{"do":"kick","person":' + HUGE + "}}",
    '{"type":"do","id":"x","command":{"do":"sit","before":-' + HUGE + "}}",
    '{"type":"do","id":"x","command":{"do":"extend","seconds":NaN}}',
    '{"type":"do","id":"x","command":{"do":"extend","seconds":1e999}}',
    '{"type":"do","id":"","command":{"do":"ready"}}',
    '{"type":"do","id":"' + "x" * 65 + '","command":{"do":"ready"}}',
    '{"type":"do","id":"x","command":{"do":"choose","settings":{"cards_each":' + HUGE + "}}}",
    '{"type":"do","id":"x","command":{"do":"choose","settings":{"variant":"' + "x" * 60_000 + '"}}}',
    '{"type":"do","id":"x","command":{"do":"choose","settings":{"rules":{"sheriff":"' + "x" * 60_000 + '"}}}}',
    '{"type":"do","id":"x","command":{"do":"choose","settings":{"seconds":{"hold":-1}}}}',
    '{"type":"do","id":"x","command":{"do":"choose","settings":{"grace":1e300}}}',
    '{"x":' * 10_000,
    "[" * 60_000,
    '{"type":"resync","epoch":"x"}',
    b"\xff\xfe\x00",
    b"\x00" * 100,
)


@in_a_loop
async def test_what_is_no_message_is_refused_and_costs_nobody_else_anything() -> None:
    async with live() as here:
        host, guest = await here.room(2)
        await guest.settled()
        heard = len(guest.messages)
        settings = guest.view["settings"]
        for raw in MALFORMED:
            before = len(host.messages)
            await host.socket.send(raw)
            [refused] = await host.until(lambda one, before=before: one.messages[before:])  # type: ignore[misc]
            assert refused["type"] == "refused", raw[:80]
            assert refused["code"] in ("bad_command", "unknown_person", "bad_settings", "no_game"), raw[:80]
            assert refused["text"]
            assert len(json.dumps(refused)) < 1_000
        await host.ok("ready")
        await guest.until(lambda one: any(person.get("ready") for person in one.view["people"]))
        assert guest.view["settings"] == settings
        assert len(guest.messages) == heard + 1


@in_a_loop
async def test_a_first_message_that_is_no_hello_closes_the_socket() -> None:
    async with live() as here:
        ticket = await here.open("Ann")
        for raw in ("{}", "[" * 60_000, '{"type":"ping"}', b"\xff", '{"type":"hello","token":7}'):
            client = await here.socket(ticket["code"])
            await client.socket.send(raw)
            await client.gone()
            assert client.socket.close_code == 4400
            assert not client.messages


@in_a_loop
async def test_a_message_that_is_too_large_closes_its_senders_socket_alone() -> None:
    async with live() as here:
        host, guest = await here.room(2)
        await guest.socket.send('{"type":"ping","x":"' + "x" * 70_000 + '"}')
        await guest.gone()
        assert guest.socket.close_code == 1009
        await host.ok("ready")


@in_a_loop
async def test_whoever_floods_is_refused_and_then_put_out_and_others_notice_nothing() -> None:
    async with live(limits=True) as here:
        host, guest = await here.room(2)
        for number in range(200):
            await guest.send(type="do", id=f"f{number}", command={"do": "ready", "ready": bool(number % 2)})
        assert await guest.gone() == "flood"
        taken = sum(one["type"] == "done" for one in guest.messages)
        assert 30 <= taken <= 60
        assert {one["code"] for one in guest.messages if one["type"] == "refused"} == {"too_many"}
        told = [one["id"] for one in guest.messages if one["type"] in ("done", "refused")]
        assert told == [f"f{number}" for number in range(len(told))]
        await host.ok("ready")


@in_a_loop
async def test_a_page_from_elsewhere_opens_no_socket() -> None:
    async with live() as here:
        ticket = await here.open("Ann")
        origins = [
            Origin(one)
            for one in ("https://evil.example", "null", f"http://127.0.0.1:{here.port + 1}", "http://[broken")
        ]
        for origin in origins:
            with pytest.raises(InvalidStatus) as refused:
                await connect(here.address(ticket["code"]), origin=origin)
            assert refused.value.response.status_code == 403
        own = await here.socket(ticket["code"], origin=f"http://127.0.0.1:{here.port}")
        await own.send(type="hello", token=ticket["token"])
        await own.until(lambda one: one.view)


@in_a_loop
async def test_a_server_that_stops_tells_everybody() -> None:
    async with live() as here:
        people = await here.room(3)
        here.server.hub.stop()
        assert [await one.gone() for one in people] == ["stopping"] * 3


async def _half(here: Live, code: str) -> Client:
    client = await here.socket(code)
    client.socket.transport.abort()
    return client


@in_a_loop
async def test_sockets_that_break_leave_nothing_behind() -> None:
    async with live() as here:
        host = await here.client(await here.open("Ann"))
        await asyncio.gather(*[_half(here, host.view["code"]) for _ in range(20)])
        guest = await here.client(await here.enter(host.view["code"]))
        await host.until(lambda one: all(person.get("here") for person in one.view["people"]))
        guest.socket.transport.abort()
        await host.until(lambda one: not one.view["people"][1].get("here"))
        assert len(here.server.hub.connections[host.view["code"]]) == 1


@in_a_loop
async def test_a_call_ends_at_its_time() -> None:
    async with live() as here:
        people = await here.room(5)
        await begin(people, deck=WOLF_AND_SEER["deck"], seconds={"hold": 1.5})
        [(hold, until)] = people[0].view["deadlines"].items()
        for client in people:
            await client.until(lambda one: hold not in one.view["deadlines"])
            views = [one["view"] for one in client.messages if one["type"] == "view" and "game" in one["view"]]
            views = views[next(at for at, view in enumerate(views) if hold in view["deadlines"]) :]
            assert views[0]["deadlines"] == {hold: until}
            after = next(view for view in views if hold not in view["deadlines"])
            assert -0.05 < after["now"] - until < 0.5
        assert not here.server.keeper._broken


def broken(*_: object) -> None:
    raise RuntimeError


@in_a_loop
async def test_a_game_that_goes_wrong_is_stopped_with_a_notice_and_the_room_lives_on() -> None:
    async with live() as here:
        people = await here.room(5)
        await begin(people, **WOLF_AND_SEER)
        [hold] = people[0].view["deadlines"]
        with pytest.MonkeyPatch().context() as patch:
            patch.setattr(Game, "expire", broken)
            await people[0].ok("skip", ask=hold)
        for client in people:
            await client.until(lambda one: one.view["status"] == "over")
            assert client.view["stopped"] == "error"
        await people[0].ok("start")
        await people[4].until(lambda one: one.view["status"] == "playing")
