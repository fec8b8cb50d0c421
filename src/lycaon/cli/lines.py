"""Lines from the keyboard while other things happen: the person types when she likes, and nobody waits for her."""

from __future__ import annotations

import asyncio
import os
import select
import sys
import threading
from codecs import getincrementaldecoder
from collections.abc import Iterator

from lycaon.cli.failure import clean
from lycaon.cli.screen import LONGEST_INPUT

LOOK = 0.2
"""Seconds after which it is looked whether anybody still wants to read."""


class Lines:
    """Reads lines in a thread of its own.

    From a terminal they are read at any time. From a file or a pipe one line is read each time that one is wanted, so
    that a list of answers is used up no faster than there are questions.
    """

    def __init__(self) -> None:
        """Begin to read."""
        self.at_terminal = _at_terminal()
        self._loop = asyncio.get_running_loop()
        self._read: asyncio.Queue[str | None] = asyncio.Queue()
        self._wanted = threading.Event()
        self._stopped = threading.Event()
        self._asked = False
        threading.Thread(target=self._work, daemon=True, name="lycaon-keyboard").start()

    def want(self) -> None:
        """Let one line be read, if none is being read yet."""
        if not self._asked:
            self._asked = True
            self._wanted.set()

    async def next(self) -> str | None:
        """Return the next line; None when there are no more."""
        line = await self._read.get()
        self._asked = False
        return line

    def stop(self) -> None:
        """Read no more."""
        self._stopped.set()
        self._wanted.set()

    def _work(self) -> None:
        lines = self._lines()
        while not self._stopped.is_set():
            if not self.at_terminal:
                self._wanted.wait()
                self._wanted.clear()
            line = None if self._stopped.is_set() else next(lines, None)
            if self._stopped.is_set():
                return
            try:
                self._loop.call_soon_threadsafe(self._read.put_nowait, line)
            except RuntimeError:  # the loop is closed: nobody listens any more
                return
            if line is None:
                return

    def _lines(self) -> Iterator[str]:
        """Give the lines of the input, without holding on to it: a thread that waits for a line can't be ended."""
        file = _number()
        if file is None:
            for line in sys.stdin or ():
                yield clean(line, LONGEST_INPUT).strip()
            return
        decoder = getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace")
        text = ""
        while True:
            while "\n" not in text:
                while not select.select([file], [], [], LOOK)[0]:
                    if self._stopped.is_set():
                        return
                read = os.read(file, 4096)
                text += decoder.decode(read, final=not read)
                if not read:
                    if text:
                        yield clean(text, LONGEST_INPUT).strip()
                    return
            line, _, text = text.partition("\n")
            yield clean(line, LONGEST_INPUT).strip()


def _at_terminal() -> bool:
    try:
        return sys.stdin.isatty()
    except (AttributeError, ValueError):  # closed, or none at all
        return False


def _number() -> int | None:
    """Return the number of the input's file; None where it is none, or can't be waited for (on Windows)."""
    if sys.platform == "win32":
        return None
    try:
        return sys.stdin.fileno()
    except (AttributeError, OSError, ValueError):
        return None
