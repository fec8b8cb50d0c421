"""Whatever is killed, and whenever: nothing that was acknowledged is lost, nothing happens twice, and the game goes on.

These are a sample; `make kill` runs the whole.
"""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

from tests.server.killing import BETWEEN_KILLS, Process, Table, one_server, served, two_servers

SLOW = {"seconds": {"night": 600, "hold": 600}, "grace": 3600}
AWAY = 4.0
"""Seconds without a server: more than a heartbeat may be late."""


def test_clients_go_on_through_the_other_server_when_one_or_the_database_is_killed() -> None:
    tally = asyncio.run(two_servers(kills=2, restarts=1, whole=False))
    assert tally.acknowledged >= 2 * BETWEEN_KILLS
    assert tally.reconnects >= 2


def test_what_the_only_server_has_acknowledged_is_there_when_it_comes_back(tmp_path: Path) -> None:
    tally = asyncio.run(one_server(tmp_path, kills=2, whole=False))
    assert tally.acknowledged >= 2 * BETWEEN_KILLS
    assert tally.reconnects >= 24
    assert any(seconds >= AWAY for seconds in tally.given_back)


def test_a_server_that_is_stopped_says_so_and_gives_the_time_back(tmp_path: Path) -> None:
    async def run() -> None:
        table = Table([Process("--data", str(tmp_path))], "", 1, SLOW)
        [process] = table.processes
        for guest in table.guests:
            guest.plays = guest.talks = False
        async with served(table):
            before = deadlines(table)
            gone = time.monotonic()
            assert await process.end(signal.SIGTERM) == 0
            for guest in table.guests:
                assert guest.byes == {"stopping": 1}
            await asyncio.sleep(AWAY)
            await process.start()
            away = time.monotonic() - gone
            await table.host.do({"do": "lock"})
            await table.host.until(lambda _: deadlines(table) != before)
            for ask, until in deadlines(table).items():
                assert AWAY <= until - before[ask] <= away + 3

    asyncio.run(run())


def deadlines(table: Table) -> dict[str, float]:
    view = table.host.view
    assert view is not None
    return view.deadlines
