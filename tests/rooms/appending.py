"""Processes that append to rooms in a file and say what they have heard, to be killed in the middle of it.

Each line of input makes one, a fork of this program, which has everything imported by then. It says `started` with its
number, then the number of each entry that was acknowledged; when it is gone, that is said too.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from lycaon.rooms import entry as log
from lycaon.rooms.sqlite import SqliteStore
from lycaon.rooms.store import Write

CODES = ("AAAA", "BBBB", "CCCC")


def say(*words: object) -> None:
    """Write a line, which is there as a whole or not at all."""
    os.write(1, (" ".join(str(word) for word in words) + "\n").encode())


async def main(path: Path) -> None:
    store = await SqliteStore.open(path)
    number = 1
    for code in CODES:
        await store.create(code, [log.Opened("remote", "en")])
        number = max(number, len(await store.read(code, 0) or ()))
    while True:
        number += 1
        spoke = log.Spoke(1, "village")
        times = await store.append(
            [Write(code=code, number=number, entry=spoke, command=f"c{number}", by=1, words="w") for code in CODES]
        )
        assert None not in times
        say(number)


def fork(path: Path) -> None:
    child = os.fork()
    if child == 0:
        say("started", os.getpid())
        asyncio.run(main(path))
    os.waitpid(child, 0)
    say("gone")


if __name__ == "__main__":
    for _ in sys.stdin:
        fork(Path(sys.argv[1]))
