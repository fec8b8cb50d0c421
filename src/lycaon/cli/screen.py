"""The screen and the keyboard: lines out, lines in. Everything that is shown comes through here."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any, Literal, TypeAlias

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from lycaon.cli.failure import Stopped, clean

Style: TypeAlias = Literal["", "aloud", "private", "judge", "choice", "aside", "warning", "title"]

LONGEST_INPUT = 2000
"""How many characters of a line are read."""

STYLES: dict[str, str] = {
    "": "",
    "aloud": "bold",
    "private": "cyan",
    "judge": "magenta",
    "choice": "",
    "aside": "dim",
    "warning": "yellow",
    "title": "bold yellow",
}


class Unwritten(Exception):  # noqa: N818 - it is told to a person, and no error of the program
    """What is shown can't be written, because the disk is full, say; its text is the system's reason."""


@contextmanager
def writing() -> Iterator[None]:
    """Write to the standard output. Raises `Unwritten`, or `BrokenPipeError` when nobody reads any more."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Unwritten(error.strerror or str(error)) from error


class _Console(Console):
    """Rich's console, which would end the program by itself when nobody reads any more."""

    def print(self, *objects: Any, **options: Any) -> None:  # noqa: ANN401 - as rich has it
        with writing():
            super().print(*objects, **options)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """A terminal, or whatever stands in its place."""

    def __init__(self) -> None:
        """Write to wherever the standard output goes."""
        self.console: Console = _Console(highlight=False, markup=False, emoji=False)

    def line(self, text: str = "", style: Style = "") -> None:
        """Show a line; on a terminal it is wrapped between words, and what is piped stays one line."""
        self.console.print(Text(text, style=STYLES[style]), soft_wrap=not self.console.is_terminal)

    def raw(self, text: bytes) -> None:
        """Put out a line for machines, in UTF-8 whatever the terminal likes."""
        with writing():
            sys.stdout.flush()
            buffer = getattr(sys.stdout, "buffer", None)
            if buffer is None:
                sys.stdout.write(text.decode() + "\n")
            else:
                buffer.write(text + b"\n")

    def title(self, text: str) -> None:
        """Show a heading, such as the beginning of a night."""
        self.console.print()
        if self.console.is_terminal:
            self.console.print(Rule(Text(text, style=STYLES["title"]), align="left", style="dim"))
        else:
            self.line(f"— {text} —")

    def show(self, thing: RenderableType) -> None:
        """Show a table or the like."""
        self.console.print(thing)

    def wipe(self) -> None:
        """Clear what stands on the screen, where it can be cleared: the next person looks."""
        if self.console.is_terminal:
            self.console.clear()
            print("\x1b[3J", end="", flush=True)  # noqa: T201 - what was scrolled away, too
        else:
            self.line("· · ·", "aside")

    def ask(self, prompt: str) -> str:
        """Ask for a line; raises `Stopped` when there are no more, and lets an interrupt through."""
        with writing():
            sys.stdout.flush()
        try:
            return clean(input(f"{prompt} "), LONGEST_INPUT).strip()
        except BrokenPipeError:
            raise
        except (EOFError, RuntimeError, ValueError, OSError):  # the end, or no keyboard (any more)
            self.line()
            raise Stopped from None


def is_at_terminal() -> bool:
    """Say whether a person sits at both ends; then lines can be edited, where the system knows how."""
    try:
        at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    except (AttributeError, ValueError):  # closed, or none at all
        return False
    if at_terminal:
        with suppress(ImportError, AttributeError):  # Windows knows neither
            if locale.nl_langinfo(locale.CODESET) == "UTF-8":  # it would take Chinese for commands otherwise
                import_module("readline")  # it is enough that it is there: `input` finds it
    return at_terminal


def tolerate() -> None:
    """Let what the output can't spell be replaced, and what the input can't spell be read somehow.

    An output that is closed swallows what is written to it; no file that is opened later may take its place.
    """
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
