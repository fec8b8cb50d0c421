"""How often each camp would win: worked out beside the rooms, of what was chosen last, for who is in the room."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import active_children
from typing import Any

import httpx
import pytest

from lycaon.research.chances import chances
from lycaon.rooms.settings import Settings, setup_of
from lycaon.server import forecasts as module
from lycaon.server.forecasts import Forecasts
from tests.server.harness import Live, capture_logs, in_a_loop, live

SMALL = {"deck": ["werewolf", "seer", "villager", "villager", "villager"]}


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GAMES", 12)


async def ask(here: Live, token: str) -> httpx.Response:
    return await here.http.get("/api/chances", headers={"authorization": f"Bearer {token}"})


async def done(here: Live, token: str, *, games: int = 0) -> dict[str, Any]:
    """Ask until it is known, or until so many games were played."""
    async with asyncio.timeout(120):
        while True:
            response = await ask(here, token)
            assert response.status_code == 200, response.text
            found: dict[str, Any] = response.json()
            if found["state"] != "running" or 0 < games <= found["games"]:
                return found
            await asyncio.sleep(0.1)


@asynccontextmanager
async def table(*, limits: bool = False) -> AsyncIterator[tuple[Live, Any, str]]:
    """Open a room for five, of whom four are bots."""
    async with live(limits=limits) as here:
        ticket = await here.open("Ann")
        host = await here.client(ticket)
        for number in range(4):
            await host.ok("add_bot", name=f"Bot {number}")
        await host.ok("choose", settings=SMALL)
        yield here, host, host.token or ticket["token"]


@in_a_loop
async def test_a_forecast_grows_changes_with_the_choice_and_is_the_same_for_the_same() -> None:
    async with table() as (here, host, token):
        first = (await ask(here, token)).json()
        assert (first["games"], first["state"], first["camps"]) == (0, "running", [])
        found = await done(here, token)
        assert (found["games"], found["of"], found["state"], found["level"]) == (12, 12, "done", "simple")
        assert sum(camp["share"] for camp in found["camps"]) == pytest.approx(1)
        assert all(0 <= camp["low"] <= camp["share"] <= camp["high"] <= 1 for camp in found["camps"])
        setup = setup_of(Settings(deck=tuple(SMALL["deck"])), 5, "remote")
        *_, last = chances(setup, 12)
        assert {camp["camp"]: camp["share"] for camp in found["camps"]} == {
            camp: share.value for camp, share in last.shares.items()
        }
        await host.ok("choose", settings={**SMALL, "rules": {"tie_rule": "nobody"}})
        assert (await ask(here, token)).json()["games"] == 0
        await host.ok("choose", settings=SMALL)
        assert (await ask(here, token)).json() == found  # it was kept
        await host.ok("choose", settings={"deck": ["villager"] * 5})
        # The question may have been on its way when somebody changed the deck: that is nobody's mistake.
        unplayable = {"level": "simple", "games": 0, "of": 12, "state": "unplayable", "camps": []}
        assert (await ask(here, token)).json() == unplayable
        await host.ok("choose", settings=SMALL)
        assert (await ask(here, token)).json() == found


@in_a_loop
async def test_only_who_is_in_the_room_is_told() -> None:
    async with table() as (here, _, _):
        for token in ("none", "5e8a69"):
            response = await ask(here, token)
            assert (response.status_code, response.json()["code"]) == (401, "unknown_person")


@in_a_loop
async def test_what_is_not_chosen_any_more_is_not_played_any_more() -> None:
    async with table() as (here, host, token):
        await ask(here, token)
        forecasts = here.server.forecasts
        old = next(iter(forecasts._wishes.values())).forecast
        await host.ok("choose", settings={**SMALL, "rules": {"tie_rule": "nobody"}})
        assert not forecasts._wishes
        played = old.found.games
        new = await done(here, token)
        assert new["state"] == "done"
        assert old.found.games <= played + module.FEW


@in_a_loop
async def test_a_process_that_dies_is_replaced() -> None:
    async with table() as (here, _, token):
        with capture_logs() as logs:
            await done(here, token, games=1)
            for child in active_children():
                os.kill(child.pid or 0, signal.SIGKILL)
            found = await done(here, token)
        assert (found["state"], found["games"]) == ("done", 12)
        assert {log["event"] for log in logs} <= {"forecast failed"}


@in_a_loop
async def test_what_cannot_be_played_out_is_given_up() -> None:
    forecasts = Forecasts(level="nobody")
    async with table() as (here, _, token):
        here.server.forecasts = forecasts
        with capture_logs() as logs:
            assert (await done(here, token))["state"] == "failed"
        assert [log["event"] for log in logs] == ["forecast failed"]
        await forecasts.stop()


@in_a_loop
async def test_the_server_works_for_so_many_rooms_and_forgets_who_asks_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ROOMS", 1)
    async with table() as (here, _, token):
        await ask(here, token)
        other = await here.open("Bob")
        client = await here.client(other)
        for number in range(4):
            await client.ok("add_bot", name=f"Bot {number}")
        response = await ask(here, client.token or other["token"])
        assert (response.status_code, response.json()["code"]) == (503, "busy")
        monkeypatch.setattr(module, "LOST", -1.0)
        assert (await ask(here, client.token or other["token"])).status_code == 200


@in_a_loop
async def test_a_room_asks_only_so_often() -> None:
    async with table(limits=True) as (here, _, token):
        codes = [(await ask(here, token)).status_code for _ in range(60)]
        assert 429 in codes
        assert codes[0] == 200


def test_estimates_come_as_they_grow_and_stop_when_told() -> None:
    setup = setup_of(Settings(deck=tuple(SMALL["deck"])), 5, "table")
    found = list(chances(setup, 10, "random"))
    assert [one.games for one in found] == [4, 8, 10]
    assert sum(share.value for share in found[-1].shares.values()) == pytest.approx(1)
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 6

    assert [one.games for one in chances(setup, 10_000, "random", stop)] == [4]
