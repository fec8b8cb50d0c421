"""Play the golden games anew and write them down: `python -m tests.games`, or with the names of some of them."""

from __future__ import annotations

import sys

from lycaon.record import write_record
from tests.games.golden import GOLDEN, make


def main(names: list[str]) -> None:
    """Write the games that are named, or all."""
    for golden in GOLDEN:
        if not names or golden.name in names:
            record = make(golden)
            write_record(golden.path, record)
            winner = "" if record.result is None else record.result.winner
            sys.stdout.write(f"{golden.path}: {len(record.decisions)} decisions, {winner}\n")


main(sys.argv[1:])
