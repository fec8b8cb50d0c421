"""Lets a Ray cluster play, and sees whether its games are the same: `python -m tests.research.cluster`.

It needs the extra `cluster`, which is too large for everybody to have. RAY_ADDRESS names a cluster other than its own.
"""

from __future__ import annotations

import sys

from lycaon.research.match import Played
from lycaon.research.workers import Engine, run, unpack
from tests.research.setups import job

CHUNKS = [range(30), range(30, 31), range(31, 60)]


def played(engine: Engine) -> list[Played]:
    """Return the games as an engine plays them."""
    games = [game for _, data in run(job(), CHUNKS, workers=2, engine=engine) for game in unpack(data)]
    return sorted(games, key=lambda game: game.number)


def main() -> int:
    """Compare; 0 when they are the same."""
    same = played("ray") == played("processes")
    sys.stdout.write("the same games\n" if same else "other games\n")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
