"""Random play against exact results: the engine's games come out as often as arithmetic says.

The seeds are fixed, so a test here fails always or never. `make bench` measures the same tables with many more games.
"""

from __future__ import annotations

import msgspec
import pytest

from bench.numbers import CELLS, Cell, Measured, play

GAMES = 400


def _measured(cell: Cell, exact: float | None = None) -> Measured:
    """Play at a table and compare with its own exact result, or with another."""
    return Measured(cell, cell.exact() if exact is None else exact, GAMES, play(cell, GAMES, "numbers"))


@pytest.mark.parametrize("cell", CELLS, ids=repr)
def test_the_werewolves_win_as_often_as_is_known(cell: Cell) -> None:
    measured = _measured(cell)
    assert measured.holds, f"{measured.share} instead of {measured.exact}: {measured.errors:.1f} standard errors"


def test_all_tables_together_are_as_near_as_chance_allows() -> None:
    errors = [_measured(cell).errors for cell in CELLS]
    # The squares of n standard errors sum to n on average, with a deviation of sqrt(2 n).
    assert sum(error * error for error in errors) < len(CELLS) + 4 * (2 * len(CELLS)) ** 0.5


def test_the_wrong_rule_would_be_noticed() -> None:
    cell = Cell(12, 3, "day", "parity", "random")
    at_extinction = msgspec.structs.replace(cell, ending="all_villagers_dead")
    assert not _measured(cell, exact=at_extinction.exact()).holds
