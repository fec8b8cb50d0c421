"""What a server loads before it serves: little, for whoever starts it again has people waiting."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

from lycaon.rooms.sqlite import SqliteStore

LATER = {
    "alembic": "makes tables",
    "asyncpg": "speaks with PostgreSQL",
    "openai": "asks a language model",
    "prometheus_client": "writes figures, when they are asked for",
    "pygments": "colours programs",
    "regex": "looks at what somebody types",
    "segno": "draws a QR code, when the port is open",
    "sqlalchemy": "makes tables",
    "yaml": "reads cases",
}
"""What a server has no use for until somebody comes, and why it has any."""


async def made(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


def test_a_server_loads_nothing_that_it_does_not_need_to_serve(tmp_path: Path) -> None:
    asyncio.run(made(tmp_path / "rooms.db"))
    serve = [sys.executable, "-X", "importtime", "-m", "lycaon", "serve", "--host", "127.0.0.1", "--port", "0"]
    with (tmp_path / "loaded").open("w+") as loaded:
        with subprocess.Popen(
            [*serve, "--data", str(tmp_path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=loaded,
            text=True,
            env={**os.environ, "LYCAON_DATABASE": ""},
        ) as server:
            assert server.stdout is not None
            try:
                assert any("http://127.0.0.1:" in line for line in server.stdout)  # it serves by now
            finally:
                server.terminate()
        loaded.seek(0)
        names = set(re.findall(r"^import time:.*\| +([\w.]+)$", loaded.read(), re.MULTILINE))
    assert "lycaon.server.app" in names
    assert {name.partition(".")[0] for name in names} & set(LATER) == set()
    assert "rich.traceback" not in names
