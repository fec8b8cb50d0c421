"""What the commands that play many games have in common: levels, counts, progress, and shares in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from lycaon.bots import levels
from lycaon.cli.failure import Failed
from lycaon.cli.reading import plain
from lycaon.cli.voice import Voice
from lycaon.game.table import VILLAGE, WEREWOLVES
from lycaon.research.intervals import Share
from lycaon.research.match import Job, Played
from lycaon.research.workers import Engine, EngineMissing, Lost, run, unpack
from lycaon.texts import key

MOST_GAMES = 100_000_000
MOST_WORKERS = 1_000

ENGINES: tuple[Engine, ...] = ("processes", "ray")


def games_of(number: int, least: int = 1) -> int:
    """Check how many games are to be played. Raises `Failed`."""
    if not least <= number <= MOST_GAMES:
        raise Failed("cli-bad-games", value=number, least=least, most=MOST_GAMES)
    return number


def workers_of(number: int) -> int:
    """Check how many workers are to play. Raises `Failed`."""
    if not 1 <= number <= MOST_WORKERS:
        raise Failed("cli-bad-workers", value=number, most=MOST_WORKERS)
    return number


def engine_of(given: str) -> Engine:
    """Read what is to play the games. Raises `Failed`."""
    found = next((one for one in ENGINES if one == plain(given)), None)
    if found is None:
        raise Failed("cli-bad-engine", value=given, known=", ".join(ENGINES))
    return found


def level_of(given: str) -> str:
    """Read a level of bots. Raises `Failed`."""
    level = plain(given)
    if level not in levels:
        near = get_close_matches(level[:40], levels, n=1)
        if near:
            raise Failed("cli-unknown-level-nearest", level=given, nearest=near[0])
        raise Failed("cli-unknown-level", level=given, known=", ".join(levels))
    return level


def level_name(voice: Voice, level: str) -> str:
    """Return what a level is called."""
    own = key("level", level)
    return voice.say(own) if voice.texts.has(own) else level


@contextmanager
def progress(voice: Voice, games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show how many games are done, where somebody looks on; yields what to call for each that is."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as shown:
        task = shown.add_task(voice.say("cli-games-played"), total=games, completed=done)
        yield lambda more: shown.advance(task, more)


@contextmanager
def told_failures() -> Iterator[None]:
    """Let what can go wrong with workers be told to a person."""
    try:
        yield
    except EngineMissing as missing:
        raise Failed("cli-engine-missing", package=str(missing)) from None
    except Lost:
        raise Failed("cli-workers-lost") from None


def play_all(job: Job, chunks: Sequence[range], workers: int, advance: Callable[[int], None]) -> list[Played]:
    """Play chunks of a job and return their games in order. Raises `Failed`."""
    games: list[Played] = []
    with told_failures():
        for chunk, packed in run(job, chunks, workers=min(workers, max(len(chunks), 1))):
            games += unpack(packed)
            advance(len(chunk))
    return sorted(games, key=lambda game: game.number)


def percent(voice: Voice, share: Share) -> str:
    """Write a share with its interval."""
    return voice.say("cli-share", share=points(share.value), low=points(share.low), high=points(share.high))


def points(value: float) -> str:
    """Write a share in percent, without the sign.

    >>> points(0.4251), points(0), points(-0.0004)
    ('42.5', '0.0', '0.0')
    """
    text = f"{100 * value:.1f}"
    return "0.0" if text == "-0.0" else text


def signed(voice: Voice, share: Share) -> str:
    """Write a difference with its interval, in percentage points."""
    value, low, high = (f"{100 * one:+.1f}" for one in (share.value, share.low, share.high))
    return voice.say("cli-difference", difference=value, low=low, high=high)


def grid_of(columns: Iterable[str], rows: Iterable[Iterable[str]]) -> Grid:
    """Make a table; the first column is words, the others are figures."""
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for place, column in enumerate(columns):
        grid.add_column(Text(column), justify="right" if place else "left", overflow="fold")
    for row in rows:
        grid.add_row(*map(Text, row))
    return grid


def camps_first(camps: Iterable[str]) -> list[str]:
    """Put the camps in the order in which they are told: the village, the werewolves, then the others."""
    found = list(camps)
    return [VILLAGE, WEREWOLVES, *(camp for camp in found if camp not in (VILLAGE, WEREWOLVES))]
