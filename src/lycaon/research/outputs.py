"""What a simulation leaves for others to work with: its games as a table, one row for each game at each table."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from lycaon.research.match import Job, Outcome, Played, game_seed

COLUMNS = ("game", "table", "seed", "winner", "because", "nights", "decisions", "seats", "deaths", "votes")
"""`table` counts from 1. `seats` has «card/camp/level» a seat, with `*` behind whom won; `deaths` «seat/phase/cause»;
`votes` «day/votes of the village/those that named a werewolf». What is a list is parted by spaces."""

BATCH = 10_000
"""How many rows of Parquet are made at a time."""


def rows(job: Job, games: Iterable[Played]) -> Iterator[tuple[int | str, ...]]:
    """Yield the rows of some games."""
    for game in games:
        seed = str(game_seed(job.seed, game.number))  # longer than a number of most programs
        for place, outcome in enumerate(game.outcomes, 1):
            yield (
                game.number,
                place,
                seed,
                outcome.winner,
                outcome.because,
                outcome.nights,
                outcome.decisions,
                _seats(outcome),
                " ".join(
                    f"{number}/{seat.died}/{seat.cause}" for number, seat in enumerate(outcome.seats, 1) if seat.died
                ),
                " ".join(f"{day.day}/{day.votes}/{day.on_werewolves}" for day in outcome.votes),
            )


def _seats(outcome: Outcome) -> str:
    return " ".join(
        f"{'+'.join(seat.cards)}/{seat.camp}/{seat.level}{'*' if seat.won else ''}" for seat in outcome.seats
    )


def write_csv(place: Path, job: Job, games: Iterable[Played]) -> None:
    """Write games as CSV in UTF-8."""
    beside = place.with_name(f".{place.name}.new")
    with beside.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows(job, games))
    beside.replace(place)


def write_parquet(place: Path, job: Job, games: Iterable[Played]) -> bool:
    """Write games as Parquet; False where pyarrow is not installed."""
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        return False
    whole = ("game", "table", "nights", "decisions")
    schema = arrow.schema([(name, arrow.int64() if name in whole else arrow.string()) for name in COLUMNS])
    beside = place.with_name(f".{place.name}.new")
    with parquet.ParquetWriter(beside, schema) as writer:
        for batch in _batches(rows(job, games)):
            columns = [list(column) for column in zip(*batch, strict=True)]
            writer.write_table(arrow.table(dict(zip(COLUMNS, columns, strict=True)), schema=schema))
    beside.replace(place)
    return True


def _batches(found: Iterator[tuple[int | str, ...]]) -> Iterator[Sequence[tuple[int | str, ...]]]:
    batch: list[tuple[int | str, ...]] = []
    for row in found:
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch
