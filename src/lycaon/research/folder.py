"""A simulation's folder: what is played, and its games in chunks, each whole or not there at all.

Killed at any moment, a simulation is begun again with the same folder: whole chunks are kept, and the rest is played.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import IO, Literal, Self, TypeAlias

import msgspec

from lycaon.research.match import Job, Played
from lycaon.research.workers import unpack

FORMAT = 1
CHUNK = 100
"""How many games lie in one file. They take a few seconds, which is all that a kill can cost."""

Wrong: TypeAlias = Literal["other", "later", "unreadable", "busy", "no_folder", "not_empty"]
"""other: the folder holds another simulation. later: of another version of Lycaon. unreadable: its head can't be read.
busy: it is played right now. no_folder: it is a file. not_empty: it holds something else."""


class BadFolder(Exception):  # noqa: N818 - it is told to a person, and no error of the program
    """A folder can't be used; `why` says why."""

    def __init__(self, why: Wrong, folder: Path) -> None:
        """Note what is wrong with which folder."""
        super().__init__(why, str(folder))
        self.why = why
        self.folder = folder


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What a folder says of itself."""

    format: int = FORMAT
    version: str
    """Of Lycaon: under another one the same seeds may give other games."""
    job: Job
    games: int
    chunk: int = CHUNK


class Folder:
    """The folder of one simulation, open for writing: nobody else writes it meanwhile."""

    def __init__(self, path: Path, job: Job, games: int, version: str) -> None:
        """Open or begin a folder for games 0 up to `games` of a job. Raises `BadFolder` or `OSError`.

        A folder of the same job with another number of games is taken up, and has this number from now on.
        """
        self.path = path
        self.games = games
        self.chunks = path / "chunks"
        head = Head(version=version, job=job, games=games)
        if path.exists() and not path.is_dir():
            raise BadFolder("no_folder", path)
        if path.is_dir() and any(path.iterdir()):
            _check(path, head)
        self.chunks.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(path)
        if not _same(path, head):
            write(path / "simulation.json", msgspec.json.format(msgspec.json.encode(head), indent=2) + b"\n")

    def __enter__(self) -> Self:
        """Give the folder itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let others write it again."""
        self._lock.close()

    def all_chunks(self) -> list[range]:
        """Return the chunks of the whole simulation, in order."""
        return [range(start, min(start + CHUNK, self.games)) for start in range(0, self.games, CHUNK)]

    def missing(self) -> list[range]:
        """Return the chunks that are still to be played; one that can't be read is played again."""
        return [chunk for chunk in self.all_chunks() if self._read(chunk) is None]

    def keep(self, chunk: range, games: bytes) -> None:
        """Keep a chunk. When this has returned, it outlives a crash of the program or the machine."""
        write(self._place(chunk), games)

    def played(self) -> Iterator[Played]:
        """Yield every game, in order. Raises `BadFolder` when a chunk is not there any more."""
        for chunk in self.all_chunks():
            games = self._read(chunk)
            if games is None:
                raise BadFolder("unreadable", self.path)
            yield from games

    def _place(self, chunk: range) -> Path:
        return self.chunks / f"{chunk.start:09}.jsonl.gz"

    def _read(self, chunk: range) -> list[Played] | None:
        try:
            games = unpack(self._place(chunk).read_bytes())
        except (OSError, ValueError):
            return None
        if len(games) > len(chunk):  # the simulation was longer once
            games = games[: len(chunk)]
        return games if [game.number for game in games] == list(chunk) else None


def _check(path: Path, head: Head) -> None:
    """Refuse a folder of anything else."""
    place = path / "simulation.json"
    if not place.exists():
        if {one.name for one in path.iterdir()} <= {"chunks", "lock"}:
            return  # it was begun, and killed at once
        raise BadFolder("not_empty", path)
    try:
        found = msgspec.json.decode(place.read_bytes(), type=Head)
    except ValueError:
        raise BadFolder("unreadable", path) from None
    if (found.version, found.format) != (head.version, head.format):
        raise BadFolder("later", path)
    if msgspec.structs.replace(found, games=head.games) != head:
        raise BadFolder("other", path)


def _same(path: Path, head: Head) -> bool:
    with suppress(OSError, ValueError):
        return msgspec.json.decode((path / "simulation.json").read_bytes(), type=Head) == head
    return False


def _lock(path: Path) -> IO[bytes]:
    """Keep others from writing the folder until the lock is closed. Raises `BadFolder`."""
    file = (path / "lock").open("wb")
    try:
        fcntl = import_module("fcntl")
    except ImportError:  # Windows has none
        return file
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise BadFolder("busy", path) from None
    except OSError:  # a file system without locks; then nobody can be kept out
        return file
    return file


def write(place: Path, data: bytes) -> None:
    """Write a file as a whole: at every moment it is the old one or the new one."""
    beside = place.with_name(f".{place.name}.new")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(place)
