"""Known numbers: random play against results that were worked out exactly, each within four standard errors.

    python -m bench.numbers --games 20000

Every seat answers by chance and legally, and the pack gives one common draw. The exact results are in tests/data:

- villagers_only_exact.csv: each day one of the living is voted out, all equally likely. Random votes are symmetric, so
  that is what comes of them when luck breaks every tie. The ending `majority` in it is no house rule, and is left out.
- villagers_only_tie_means_no_execution.csv: a tie spares everybody; with and without votes for oneself.

Both are for villagers against werewolves. A seer changes nothing in random play, since nobody hears of what she learns.
"""

from __future__ import annotations

import argparse
import csv
import os
import random
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from functools import cache
from math import sqrt
from typing import Final, Literal, TypeAlias

import msgspec
from rich.console import Console

from bench.games import SIMPLE_RULES, play_simply, simple_setup
from bench.peers.environment import ROOT
from bench.report import console, progress, show
from lycaon import Setup, prepare
from lycaon.game.table import WEREWOLVES

DATA = ROOT / "tests" / "data"

MOST_ERRORS = 4.0
"""By how many standard errors a measured share may differ."""

GAMES = 20_000
CHUNK = 2_500
"""How many games a cell is measured with, and how many of them a process plays at a time."""

First: TypeAlias = Literal["night", "day"]
Ending: TypeAlias = Literal["parity", "all_villagers_dead", "side_wiped", "all_good_dead"]
"""House rules that the tables cover. Where the village is villagers alone the last three come to the same."""
Tie: TypeAlias = Literal["random", "nobody"]


class Cell(msgspec.Struct, frozen=True):
    """A table whose exact result is known: the share of games that the werewolves win."""

    seats: int
    wolves: int
    first: First
    ending: Ending
    tie: Tie
    self_vote: bool = False
    seer: bool = False

    def setup(self) -> Setup:
        """Return the table as it is played."""
        rules = msgspec.structs.replace(
            SIMPLE_RULES,
            first_phase=self.first,
            werewolves_win_at=self.ending,
            tie_rule=self.tie,
            self_vote=self.self_vote,
        )
        return simple_setup(self.seats, self.wolves, *(["seer"] if self.seer else ()), rules=rules)

    def exact(self) -> float:
        """Return the exact share."""
        key = (str(self.seats), str(self.wolves), self.first, "parity" if self.ending == "parity" else "extinction")
        if self.tie == "random":
            row = _read("villagers_only_exact.csv", 4)[key]
            return int(row["wolf_win_num"]) / int(row["wolf_win_den"])
        ballot = "self" if self.self_vote else "noself"
        return float(_read("villagers_only_tie_means_no_execution.csv", 5)[*key, ballot]["wolf_win"])


CELLS: Final = (
    Cell(3, 1, "day", "parity", "random"),
    Cell(5, 1, "night", "parity", "random"),
    Cell(5, 1, "day", "parity", "random", self_vote=True),
    Cell(7, 2, "night", "parity", "random"),
    Cell(8, 2, "day", "parity", "random", self_vote=True),
    Cell(9, 2, "night", "parity", "random"),
    Cell(12, 3, "night", "parity", "random"),
    Cell(12, 3, "day", "parity", "random"),
    Cell(3, 1, "day", "all_villagers_dead", "random"),
    Cell(5, 1, "night", "all_villagers_dead", "random"),
    Cell(7, 2, "night", "all_villagers_dead", "random", self_vote=True),
    Cell(8, 2, "day", "all_villagers_dead", "random"),
    Cell(9, 3, "night", "all_villagers_dead", "random"),
    Cell(10, 3, "day", "all_villagers_dead", "random"),
    Cell(6, 2, "day", "side_wiped", "random"),
    Cell(7, 1, "night", "all_good_dead", "random"),
    Cell(6, 1, "night", "parity", "nobody", self_vote=True),
    Cell(8, 2, "day", "parity", "nobody"),
    Cell(5, 1, "day", "all_villagers_dead", "nobody", self_vote=True),
    Cell(9, 2, "night", "all_villagers_dead", "nobody"),
    Cell(6, 1, "night", "parity", "nobody", seer=True),
    Cell(6, 1, "night", "parity", "random", seer=True),
    Cell(8, 2, "night", "parity", "nobody", seer=True),
    Cell(8, 2, "night", "parity", "random", seer=True),
    Cell(9, 2, "night", "parity", "nobody", seer=True),
    Cell(9, 2, "night", "parity", "random", seer=True),
)
"""What is measured."""


class Measured(msgspec.Struct, frozen=True):
    """How a cell came out."""

    cell: Cell
    exact: float
    games: int
    wins: int

    @property
    def share(self) -> float:
        """The share of games that the werewolves won."""
        return self.wins / self.games

    @property
    def errors(self) -> float:
        """By how many standard errors the measured share differs from the exact one."""
        return (self.share - self.exact) / sqrt(self.exact * (1 - self.exact) / self.games)

    @property
    def holds(self) -> bool:
        """Whether the difference may be chance."""
        return abs(self.errors) <= MOST_ERRORS


@cache
def _read(file: str, keys: int) -> dict[tuple[str, ...], dict[str, str]]:
    """Read one of the tables; the first columns are the key of a row."""
    with (DATA / file).open(encoding="utf-8", newline="") as lines:
        return {tuple(row.values())[:keys]: row for row in csv.DictReader(lines)}


def play(cell: Cell, games: int, seed: str) -> int:
    """Play at a cell's table so often and return how often the werewolves won; the same seed plays the same games."""
    plan = prepare(cell.setup())
    random.seed(f"{seed}/{cell}")
    first = random.getrandbits(96)  # the games' own luck: seeds from this number on
    return sum(play_simply(plan, first + number).winner == WEREWOLVES for number in range(games))


def measure(
    cells: Sequence[Cell],
    games: int,
    *,
    seed: int = 0,
    processes: int = 1,
    played: Callable[[int], object] | None = None,
) -> list[Measured]:
    """Measure cells with so many games each; `played` hears of every so many that are over."""
    wins = [0] * len(cells)
    with ProcessPoolExecutor(processes) as pool:
        chunks: dict[Future[int], tuple[int, int]] = {}
        for place, cell in enumerate(cells):
            for begin in range(0, games, CHUNK):
                several = min(CHUNK, games - begin)
                chunks[pool.submit(play, cell, several, f"{seed}.{begin}")] = place, several
        for done in as_completed(chunks):
            place, several = chunks[done]
            wins[place] += done.result()
            if played is not None:
                played(several)
    return [Measured(cell, cell.exact(), games, won) for cell, won in zip(cells, wins, strict=True)]


def measure_all(games: int, *, seed: int = 0, processes: int | None = None) -> list[Measured]:
    """Measure every cell, with a display of progress; on all processors unless it is said on how many."""
    with progress() as shown:
        task = shown.add_task("known numbers", total=games * len(CELLS))
        return measure(
            CELLS,
            games,
            seed=seed,
            processes=processes or os.cpu_count() or 1,
            played=lambda several: shown.advance(task, several),
        )


def report(screen: Console, measured: Sequence[Measured]) -> None:
    """Print what was measured."""
    show(
        screen,
        f"Known numbers: how often the werewolves win, in {measured[0].games:,} random games at each table",
        ("seats", "wolves", "first", "the wolves win at", "a tie", "exact", "measured", "standard errors"),
        [_row(one) for one in measured],
        words=5,
    )


def _row(one: Measured) -> tuple[str, ...]:
    cell = one.cell
    return (
        str(cell.seats) + (", a seer" if cell.seer else ""),
        str(cell.wolves),
        cell.first,
        cell.ending,
        ("luck" if cell.tie == "random" else "nobody") + (", self votes" if cell.self_vote else ""),
        f"{one.exact:.6f}",
        f"{one.share:.6f}",
        f"{one.errors:+.2f}" + ("" if one.holds else " WRONG"),
    )


def main() -> int:
    """Measure as the command line says; 1 when something is too far off."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.numbers",
        description="Compares random play with exact results; fails if one differs by more than chance.",
    )
    parser.add_argument("--games", type=int, default=GAMES, help=f"games at each table ({GAMES} unless given)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed plays the same games")
    parser.add_argument("--processes", type=int, help="how many processes play (as many as processors unless given)")
    arguments = parser.parse_args()
    measured = measure_all(arguments.games, seed=arguments.seed, processes=arguments.processes)
    report(console(), measured)
    wrong = sum(not one.holds for one in measured)
    if wrong:
        print(f"{wrong} of {len(measured)} differ by more than {MOST_ERRORS:g} standard errors", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
