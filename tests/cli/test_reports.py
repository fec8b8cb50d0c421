"""`lycaon reports`: a line of JSON for each report, and nothing secret in it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from lycaon.rooms import commands as do
from lycaon.rooms.desk import Desk
from lycaon.rooms.sqlite import SqliteStore
from lycaon.rooms.stores import FILE
from tests.cli.keyboard import Run


async def keep(folder: Path) -> None:
    store = await SqliteStore.open(folder / FILE, lambda: 1_000.0)
    desk = Desk(store, codes=lambda: "B3K7")
    await desk.open("remote", "en", "Ann")
    await desk.enter("B3K7", "Bob")
    await desk.command("B3K7", 2, "a", do.Report(1, "spoiling"))
    await store.close()


def test_reports_are_told_as_lines_of_json(run: Run, tmp_path: Path) -> None:
    said = run("reports", "--data", str(tmp_path))
    assert (said.code, said.out) == (0, "")
    asyncio.run(keep(tmp_path))
    said = run("reports", "--database", f"sqlite:///{tmp_path / FILE}")
    assert said.code == 0
    [told] = said.out.splitlines()
    assert json.loads(told) == {
        "room": "B3K7",
        "at": 1000.0,
        "reporter": 2,
        "person": 1,
        "category": "spoiling",
        "first": 1,
        "last": 4,
    }


def test_a_database_that_is_none_is_refused(run: Run) -> None:
    said = run("reports", "--database", "mysql://x")
    assert said.code != 0
    assert "mysql" in said.err
