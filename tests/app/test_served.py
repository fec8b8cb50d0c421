"""The server that the app's tests use: when it can't serve, that is said at once, and nothing waits for ever."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.app.conftest import Served


def test_a_server_that_dies_at_its_start_is_told(tmp_path: Path) -> None:
    (tmp_path / "rooms.db").write_text("this is no database")
    with pytest.raises(RuntimeError, match="the server did not start: it ended with"):
        Served(tmp_path / "rooms.db")


def test_a_server_without_its_port_is_told(tmp_path: Path) -> None:
    server = Served(tmp_path / "rooms.db")
    server.stop()
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", server.port))
        other.listen()
        with pytest.raises(RuntimeError, match="the server did not start: it ended with"):
            server.start()


def test_a_server_is_stopped_also_after_it_has_died(tmp_path: Path) -> None:
    server = Served(tmp_path / "rooms.db")
    server.process.kill()
    server.stop()
    assert server.process.returncode != 0
