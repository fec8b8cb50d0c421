"""Known numbers: random play against results that were worked out exactly, each within four standard errors.

    python -m bench.numbers --games 20000

Every seat answers by chance and legally, and the pack gives one common draw. The exact results:

- `tests/data/villagers_only_exact.csv`: villagers against werewolves, where each day one of the living is voted out, all
  equally likely. Random votes are symmetric, so that is what comes of them when luck breaks every tie. Its third ending,
  as soon as the wolves are more than the others, is no house rule, and is left out.
- `tests/data/villagers_only_tie_means_no_execution.csv`: the same where a tie spares everybody, with and without votes
  for oneself.
- Small tables with a seer, whose looks change nothing in random play: `SEER_TABLES`.
"""

from __future__ import annotations

import argparse
import csv
import os
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from math import sqrt
from typing import Final, Literal, TypeAlias

import msgspec
from rich.table import Table

from bench.games import SIMPLE_RULES, play_simply, simple_setup
from bench.peers.environment import ROOT
from bench.report import console, progress, table
from lycaon import HouseRules, Setup, prepare
from lycaon.game.table import WEREWOLVES

DATA = ROOT / "tests" / "data"

MOST_ERRORS = 4.0
"""By how many standard errors a measured share may differ."""

GAMES = 20_000
CHUNK = 2_500
"""How many games a cell is measured with, and how many of them one process plays at a time."""

Ending: TypeAlias = Literal["parity", "all_villagers_dead", "side_wiped", "all_good_dead"]
"""House rules that the tables cover. Without power roles the last three come to the same: `extinction`."""


class Cell(msgspec.Struct, frozen=True):
    """One known number: a table, and the exact share of games that the werewolves win there."""

    name: str
    setup: Setup
    exact: float


class Measured(msgspec.Struct, frozen=True):
    """How a cell came out."""

    name: str
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


LUCK_BREAKS_TIES: Final[tuple[tuple[int, int, Literal["night", "day"], Ending], ...]] = (
    (3, 1, "day", "parity"),
    (5, 1, "night", "parity"),
    (5, 1, "day", "parity"),
    (7, 2, "night", "parity"),
    (8, 2, "day", "parity"),
    (9, 2, "night", "parity"),
    (12, 3, "night", "parity"),
    (12, 3, "day", "parity"),
    (3, 1, "day", "all_villagers_dead"),
    (5, 1, "night", "all_villagers_dead"),
    (7, 2, "night", "all_villagers_dead"),
    (8, 2, "day", "all_villagers_dead"),
    (9, 3, "night", "all_villagers_dead"),
    (10, 3, "day", "all_villagers_dead"),
    (6, 2, "day", "side_wiped"),
    (7, 1, "night", "all_good_dead"),
)
"""Seats, werewolves, first phase and ending; looked up where luck breaks every tie."""

TIES_SPARE: Final[tuple[tuple[int, int, Literal["night", "day"], Ending, bool], ...]] = (
    (6, 1, "night", "parity", False),
    (8, 2, "day", "parity", True),
    (5, 1, "day", "all_villagers_dead", True),
    (9, 2, "night", "all_villagers_dead", False),
)
"""The same with whether a seat may vote for itself; looked up where a tie spares everybody."""

SEER_TABLES: Final[tuple[tuple[int, int, Literal["nobody", "random"], float], ...]] = (
    (6, 1, "nobody", 333 / 512),
    (6, 1, "random", 8 / 15),
    (8, 2, "nobody", 0.885564),
    (8, 2, "random", 27 / 35),
    (9, 2, "nobody", 0.867844),
    (9, 2, "random", 27 / 32),
)
"""Seats, werewolves and what a tie means, with a seer in a villager's place, night first, parity; and the share."""


def cells() -> list[Cell]:
    """Return every cell that is measured."""
    return [*_luck_breaks_ties(), *_ties_spare(), *_seer_tables()]


def _luck_breaks_ties() -> Iterable[Cell]:
    exact = _read("villagers_only_exact.csv", 4)
    for seats, wolves, first, ending in LUCK_BREAKS_TIES:
        rules = _rules(first_phase=first, werewolves_win_at=ending, tie_rule="random")
        row = exact[str(seats), str(wolves), first, _in_table(ending)]
        yield Cell(
            f"{_seats(seats, wolves)}, {first} first, {ending}, luck breaks ties",
            simple_setup(seats, wolves, rules=rules),
            int(row["wolf_win_num"]) / int(row["wolf_win_den"]),
        )


def _ties_spare() -> Iterable[Cell]:
    exact = _read("villagers_only_tie_means_no_execution.csv", 5)
    for seats, wolves, first, ending, self_vote in TIES_SPARE:
        rules = _rules(first_phase=first, werewolves_win_at=ending, self_vote=self_vote)
        ballot = "self" if self_vote else "noself"
        yield Cell(
            f"{_seats(seats, wolves)}, {first} first, {ending}, a tie spares, {ballot}",
            simple_setup(seats, wolves, rules=rules),
            float(exact[str(seats), str(wolves), first, _in_table(ending), ballot]["wolf_win"]),
        )


def _seer_tables() -> Iterable[Cell]:
    for seats, wolves, tie, exact in SEER_TABLES:
        said = "luck breaks ties" if tie == "random" else "a tie spares, noself"
        setup = simple_setup(seats, wolves, "seer", rules=_rules(tie_rule=tie))
        yield Cell(f"{_seats(seats, wolves)} and a seer, night first, parity, {said}", setup, exact)


def _rules(**changes: object) -> HouseRules:
    return msgspec.structs.replace(SIMPLE_RULES, **changes)


def _seats(seats: int, wolves: int) -> str:
    return f"{seats} seats, {wolves} {'werewolf' if wolves == 1 else 'werewolves'}"


def _in_table(ending: Ending) -> str:
    return "parity" if ending == "parity" else "extinction"


def _read(file: str, keys: int) -> dict[tuple[str, ...], dict[str, str]]:
    """Read one of the tables; the first columns are the key of a row."""
    with (DATA / file).open(encoding="utf-8", newline="") as lines:
        return {tuple(row.values())[:keys]: row for row in csv.DictReader(lines)}


def play(cell: Cell, games: int, seed: object) -> int:
    """Play at a cell's table so often and return how often the werewolves won; the same seed plays the same games."""
    plan = prepare(cell.setup)
    random.seed(f"{seed}/{cell.name}")
    first = random.getrandbits(96)  # the games' own luck: numbers from here on
    return sum(play_simply(plan, first + number).winner == WEREWOLVES for number in range(games))


def measure(
    chosen: Sequence[Cell],
    games: int,
    *,
    seed: int = 0,
    processes: int = 1,
    played: Callable[[int], None] | None = None,
) -> list[Measured]:
    """Measure cells, in their order; `played` hears of every so many games that are over."""
    wins = [0] * len(chosen)
    with ProcessPoolExecutor(processes) as pool:
        places: dict[Future[int], tuple[int, int]] = {}
        for place, cell in enumerate(chosen):
            for begin in range(0, games, CHUNK):
                several = min(CHUNK, games - begin)
                places[pool.submit(play, cell, several, f"{seed}.{begin}")] = place, several
        for done in as_completed(places):
            place, several = places[done]
            wins[place] += done.result()
            if played is not None:
                played(several)
    return [Measured(cell.name, cell.exact, games, won) for cell, won in zip(chosen, wins, strict=True)]


def report(measured: Iterable[Measured], games: int) -> Table:
    """Return the table of what was measured."""
    return table(
        f"Known numbers: how often the werewolves win, {games:,} random games each",
        ("table", "exact", "measured", "standard errors", ""),
        (
            (one.name, f"{one.exact:.6f}", f"{one.share:.6f}", f"{one.errors:+.2f}", "" if one.holds else "WRONG")
            for one in measured
        ),
    )


def measure_all(games: int, *, seed: int = 0, processes: int | None = None) -> list[Measured]:
    """Measure every cell, with a display of progress; on all processors unless it is said on how many."""
    chosen = cells()
    with progress() as shown:
        task = shown.add_task("known numbers", total=games * len(chosen))
        return measure(
            chosen,
            games,
            seed=seed,
            processes=processes or os.cpu_count() or 1,
            played=lambda several: shown.advance(task, several),
        )


def main() -> int:
    """Measure as the command line says; 1 when something is too far off."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.numbers",
        description="Compares random play with exact results; fails if one is too far off.",
    )
    parser.add_argument("--games", type=int, default=GAMES, help=f"games at each table ({GAMES} unless given)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed plays the same games")
    parser.add_argument("--processes", type=int, help="how many processes play (as many as processors unless given)")
    arguments = parser.parse_args()
    measured = measure_all(arguments.games, seed=arguments.seed, processes=arguments.processes)
    console().print(report(measured, arguments.games))
    wrong = sum(not one.holds for one in measured)
    if wrong:
        print(f"{wrong} of {len(measured)} differ by more than {MOST_ERRORS:g} standard errors", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
