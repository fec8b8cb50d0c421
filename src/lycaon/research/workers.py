"""Workers: the games of a job in chunks, in this process, in several, or on a cluster. Who plays changes nothing.

A chunk's games are sent and kept as lines of JSON, compressed, one line a game.
"""

from __future__ import annotations

import gzip
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from itertools import islice
from typing import Any, Literal, TypeAlias

import msgspec

from lycaon.research.match import Job, Played, play

Engine: TypeAlias = Literal["processes", "ray"]

AHEAD = 2
"""How many chunks wait for each worker, so that none ever waits for a chunk."""


class EngineMissing(Exception):  # noqa: N818 - it is told to a person, and no error of the program
    """What would play the games is not installed; its text is the name of the package."""


class Lost(Exception):  # noqa: N818 - it is told to a person, and no error of the program
    """A worker has died: it was killed, or there was no memory left."""


def play_chunk(job: bytes, start: int, stop: int) -> bytes:
    """Play games `start` up to `stop` of a packed job, and pack what came of them."""
    return pack(_play_each(_unpacked(job), start, stop))


def _play_each(job: Job, start: int, stop: int) -> Iterator[Played]:
    for number in range(start, stop):
        if _stopping is not None and _stopping.is_set():
            raise KeyboardInterrupt
        try:
            yield play(job, number)
        except Exception as error:
            raise RuntimeError(f"game {number} of seed {job.seed}: {type(error).__name__}: {error}") from error


def pack(games: Iterable[Played]) -> bytes:
    """Return games as they are kept."""
    lines = b"".join(msgspec.json.encode(game) + b"\n" for game in games)
    return gzip.compress(lines, compresslevel=4, mtime=0)


def unpack(data: bytes) -> list[Played]:
    """Return the games of a chunk. Raises `ValueError` for what is no whole chunk."""
    try:
        lines = gzip.decompress(data).splitlines()
    except (OSError, EOFError) as wrong:  # cut off, or something else altogether
        raise ValueError(str(wrong)) from None
    return [_read_game(line) for line in lines]


_read_game = msgspec.json.Decoder(Played).decode


@lru_cache(maxsize=8)
def _unpacked(job: bytes) -> Job:
    return msgspec.json.decode(job, type=Job)


class Task(msgspec.Struct, frozen=True):
    """A chunk of a packed job: what one worker plays at a time."""

    job: bytes
    chunk: range


def run(
    job: Job, chunks: Iterable[range], *, workers: int = 1, engine: Engine = "processes"
) -> Iterator[tuple[range, bytes]]:
    """Play chunks of a job and yield each with its packed games as soon as it is done, in any order.

    Raises `EngineMissing`, or `Lost` when a worker dies. Closing the iterator stops the workers.
    """
    packed = job.packed()
    for task, games in run_tasks((Task(packed, chunk) for chunk in chunks), workers=workers, engine=engine):
        yield task.chunk, games


def run_tasks(tasks: Iterable[Task], *, workers: int = 1, engine: Engine = "processes") -> Iterator[tuple[Task, bytes]]:
    """Play chunks of any jobs, as `run` does those of one."""
    if engine == "ray":
        yield from _on_cluster(tasks, workers)
    elif workers == 1:
        for task in tasks:
            yield task, play_chunk(task.job, task.chunk.start, task.chunk.stop)
    else:
        yield from _in_processes(tasks, workers)


# -- processes --------------------------------------------------------------------------------------------------------

_stopping: Any = None
"""In a worker: the event that says that its games are wanted no more."""


def begin_worker(stopping: Any = None, nice: int = 0) -> None:  # noqa: ANN401 - events have no common type
    """Make this process a worker: it leaves interrupts to who started it, and ends when that one is gone."""
    global _stopping  # noqa: PLW0603 - a worker is a process; this is its own
    _stopping = stopping
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.join,), daemon=True).start()


def _end_with(join: Callable[[], None]) -> None:
    """End when another process has: who was killed could not tell its workers."""
    join()
    os._exit(1)


def _in_processes(tasks: Iterable[Task], workers: int) -> Iterator[tuple[Task, bytes]]:
    context = multiprocessing.get_context("spawn")  # a copy of this process would bring its threads' locks along
    stopping = context.Event()
    left = iter(tasks)
    pool = ProcessPoolExecutor(workers, context, begin_worker, (stopping,))
    running: dict[Future[bytes], Task] = {}
    try:
        while True:
            for task in islice(left, workers * AHEAD - len(running)):
                running[pool.submit(play_chunk, task.job, task.chunk.start, task.chunk.stop)] = task
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for one in sorted(done, key=lambda future: running[future].chunk.start):
                task = running.pop(one)
                try:
                    games = one.result()
                except BrokenProcessPool:
                    raise Lost from None
                yield task, games
    finally:
        stopping.set()
        pool.shutdown(cancel_futures=True)


# -- a cluster --------------------------------------------------------------------------------------------------------


def _on_cluster(tasks: Iterable[Task], workers: int) -> Iterator[tuple[Task, bytes]]:
    """Let a Ray cluster play: the one that RAY_ADDRESS names, else one on this machine with so many workers."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise EngineMissing("ray") from None
    own = not ray.is_initialized()
    if own:
        elsewhere = "RAY_ADDRESS" in os.environ
        here: dict[str, Any] = {} if elsewhere else {"num_cpus": workers, "include_dashboard": False}
        ray.init(logging_level="ERROR", log_to_driver=False, **here)
    try:
        remote = ray.remote(play_chunk)
        left = iter(tasks)
        running: dict[Any, Task] = {}
        while True:
            for task in islice(left, workers * AHEAD - len(running)):
                running[remote.remote(task.job, task.chunk.start, task.chunk.stop)] = task
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for one in done:
                yield running.pop(one), ray.get(one)
    finally:
        if own:
            with suppress(Exception):  # what it has to say about its end helps nobody
                ray.shutdown()
