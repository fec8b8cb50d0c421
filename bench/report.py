"""How figures are shown: tables on the standard output, progress on the error output when a person looks on."""

from __future__ import annotations

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

WIDTH = 118
"""How wide a table may be where nobody's terminal says so."""


def console() -> Console:
    """Return where the figures go."""
    found = Console(highlight=False)
    return found if found.is_terminal else Console(highlight=False, width=WIDTH)


def progress() -> Progress:
    """Return a display of progress, which shows nothing where nobody looks on."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description:<24}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    return Progress(*columns, TimeElapsedColumn(), console=screen, transient=True, disable=not screen.is_terminal)


def show(screen: Console, title: str, columns: Iterable[str], rows: Iterable[Iterable[str]], *, words: int = 1) -> None:
    """Print a table; the first columns are words and stand to the left, the others figures."""
    made = Table(box=SIMPLE_HEAD, pad_edge=False)
    for place, column in enumerate(columns):
        made.add_column(Text(column), justify="left" if place < words else "right")
    for row in rows:
        made.add_row(*(Text(cell) for cell in row))
    screen.print(Text(title, style="bold"))
    screen.print(made)


def figure(value: float) -> str:
    """Write a number with as many digits as a reader can use.

    >>> figure(13_912.4), figure(31.27), figure(4.523), figure(0.0312)
    ('13,912', '31.3', '4.52', '0.031')
    """
    size = abs(value)
    digits = 0 if size >= 100 else 1 if size >= 10 else 2 if size >= 1 else 3
    return f"{value:,.{digits}f}"
