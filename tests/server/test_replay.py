"""A finished game looked back at over HTTP: by whom, from which side, and never while it goes on."""

from __future__ import annotations

import time

import httpx
import pytest

from lycaon.game.event import DayBegan, DayBroke, NightFell
from lycaon.record import load_jsonl
from lycaon.rooms.room import fold
from lycaon.rooms.store import MemoryStore
from tests.server.harness import Client, Json, Live, begin, in_a_loop, live
from tests.server.test_http import is_refused
from tests.server.test_recorder import TABLES, play

LONG = {"hold": 600, "night": 600, "speech": 600, "vote": 600}


async def played(here: Live, table: str = "bonds") -> list[Client]:
    """Play a whole game; returns who has played it, the host first."""
    deck, settings = TABLES[table]
    people = await here.room(len(deck) - 2 * ("thief" in deck))
    await begin(people, deck=deck, seconds=LONG, **settings)
    await play(people, 3)
    return people


def address(client: Client, game: int = 1) -> str:
    return f"/api/rooms/{client.view['code']}/games/{game}"


async def ask(here: Live, client: Client, viewer: str | int = "judge", key: str | None = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {client.token if key is None else key}"}
    return await here.http.get(address(client), params={"viewer": str(viewer)}, headers=headers)


async def seen(here: Live, client: Client, viewer: str | int = "judge", key: str | None = None) -> Json:
    response = await ask(here, client, viewer, key)
    assert response.status_code == 200, response.text
    found: Json = response.json()
    return found


@pytest.mark.parametrize("table", ["bonds", "centre"])
@in_a_loop
async def test_each_seat_is_shown_again_what_it_was_shown_and_nothing_else(table: str) -> None:
    async with live(MemoryStore(time.time)) as here:
        people = await played(here, table)
        entries = await here.server.store.read(people[0].view["code"], 0)
        game = fold(people[0].view["code"], entries or []).game
        assert game is not None
        for client in people:
            seat = client.view["seat"]
            replay = await seen(here, people[0], seat)
            assert [one["event"] for one in replay["steps"] if one["event"]] == client.events
            assert replay["words"] == client.words
            given = [one["given"] for one in replay["steps"] if one["given"]]
            assert all(seat in game.asked[one["ask"]].seats for one in given)
            last = replay["frames"][replay["steps"][-1]["frame"]]
            assert last["seats"] == client.view["game"]["seats"]
        everything = await seen(here, people[1])
        assert len(everything["steps"]) > max(len(client.events) for client in people)
        assert [one["event"] for one in (await seen(here, people[1], "public"))["steps"] if one["given"]] == []
        asked = {one["given"]["call"] for one in everything["steps"] if one["given"]}
        assert "werewolf" in asked
        assert not asked & {"vote", "speech"}
        came = {NightFell: "night", DayBroke: "dawn", DayBegan: "day"}  # a game may be over at the first dawn
        phases = {phase for event, phase in came.items() if any(isinstance(one, event) for one in game.log)}
        assert {one["phase"] for one in everything["frames"]} >= {"setup", "over", *phases}


@in_a_loop
async def test_a_game_under_way_is_shown_to_nobody_by_token_or_key() -> None:
    async with live() as here:
        people = await here.room(6)
        await begin(people)
        room = here.server.desk._held[people[0].view["code"]].room
        key = await here.server.desk.key_of_game(room.code, 1)
        assert key is not None
        for viewer in ("judge", "public", 1, 2):
            for opens in (None, key):
                is_refused(await ask(here, people[1], viewer, opens), 409, "game_running")
        for token in (people[1].token, key):
            headers = {"authorization": f"Bearer {token}"}
            is_refused(await here.http.get(f"{address(people[1])}/record", headers=headers), 409, "game_running")
        assert key not in "".join(text for client in people for text in client.heard)


@in_a_loop
async def test_a_finished_game_opens_for_whoever_has_its_key_and_for_nobody_else() -> None:
    async with live(MemoryStore(time.time)) as here:
        people = await played(here)
        key = (await seen(here, people[1]))["key"]
        assert (await seen(here, people[0], "public", key))["seats"][0]["name"] == "P1"
        record = await here.http.get(f"{address(people[0])}/record", headers={"authorization": f"Bearer {key}"})
        assert load_jsonl(record.text).result is not None
        stranger = await here.client(await here.open("Zoe"))
        is_refused(await here.http.get(address(people[0])), 401, "unknown_person")
        for wrong in ("x", key[:-1], key.upper(), stranger.token):
            is_refused(await ask(here, people[0], "judge", wrong), 401, "unknown_person")
        await people[0].ok("start")
        other = {"authorization": f"Bearer {key}"}
        is_refused(await here.http.get(address(people[0], 2), headers=other), 401, "unknown_person")  # the next game
        is_refused(await here.http.get(address(people[0], 9), headers=other), 401, "unknown_person")
        assert (await seen(here, people[0], "judge", key))["game"] == 1  # the one before it still
        await people[0].ok("stop_game")
        await people[0].ok("kick", person=2)
        is_refused(await ask(here, people[1]), 403, "barred")
        own = {"authorization": f"Bearer {people[0].token}"}
        is_refused(await here.http.get(address(people[0], 9), headers=own), 409, "no_game")
        is_refused(await ask(here, people[0], 99), 422, "unknown_seat")
        await people[0].ok("choose", settings={"watchers": False})
        is_refused(await ask(here, people[0], "judge", key), 403, "no_watchers")
        assert (await seen(here, people[0]))["key"] is None


@in_a_loop
async def test_a_stopped_game_is_shown_as_far_as_it_went() -> None:
    async with live() as here:
        people = await here.room(6)
        await begin(people)
        await people[0].ok("stop_game")
        replay = await seen(here, people[1])
        assert (replay["winner"], replay["stopped"]) == (None, "host")
        assert all(one["cards"] for one in replay["seats"])
        assert replay["steps"]
