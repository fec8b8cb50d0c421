"""`lycaon` that is killed, once for each, while it keeps the commands whose ids say when.

`python tests/server/crashing.py FOLDER …`: the ids begin with one of `MOMENTS`, and what has happened is noted in the
folder, so that the next process keeps them as any other.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from lycaon.rooms.sqlite import SqliteStore
from lycaon.rooms.store import Write
from lycaon_command import main

MOMENTS = ("received", "written", "committed")
"""Before anything of a command is written; before what is written is committed; before anybody hears of it."""


def crash(moment: str, writes: Sequence[Write]) -> None:
    """Die, if one of these is to be the end of this process at this moment."""
    for write in writes:
        if (write.command or "").startswith(moment):
            note = FOLDER / str(write.command)
            if not note.exists():
                note.touch()
                os.kill(os.getpid(), signal.SIGKILL)


class Crashing(SqliteStore):
    """Rooms in a file, until it is too late."""

    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        """Keep entries."""
        crash("received", writes)
        times = await super().append(writes)
        crash("committed", writes)
        return times

    def _keep(self, raw: sqlite3.Cursor, writes: Sequence[Write]) -> list[float | None]:
        times = super()._keep(raw, writes)
        crash("written", writes)
        return times


if __name__ == "__main__":
    from lycaon.rooms import stores

    FOLDER = Path(sys.argv.pop(1))
    setattr(stores, "SqliteStore", Crashing)  # noqa: B010 - it is no name that others may use
    sys.exit(main())
