"""What the peers' scripts share: drawing random answers, and counting games against the CPU's clock.

It runs in the peers' environments, so it needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import gc
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import TypeVar

from bench.peers.result import PeerResult

Option = TypeVar("Option")

SEATS = 8
"""At every table: two werewolves, a seer and five villagers, or the closest that a peer has."""

WARM_UP = 3
"""Games that are played before the clock starts: first calls import and cache things."""


def pick(options: Sequence[Option]) -> Option:
    """One of the options, each as likely (several times cheaper than `random.choice`)."""
    return options[int(random.random() * len(options))]


def pick_other(options: Sequence[Option], own: int) -> Option:
    """One of the options, but not the one at the index `own`."""
    drawn = int(random.random() * (len(options) - 1))
    return options[drawn + (drawn >= own)]


def main(peer: str, note: str, play: Callable[[], tuple[int, str]]) -> None:
    """Plays for as long as the command line says, and prints the figures as one line of JSON.

    `play` plays one game to its end, and tells how many answers were given in it and which side won.
    """
    parser = argparse.ArgumentParser(description=f"Plays random games with {peer} and prints the figures.")
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU time to play for")
    parser.add_argument("--seed", type=int, default=0, help="the same seed plays the same games")
    arguments = parser.parse_args()

    random.seed(arguments.seed)
    for _ in range(WARM_UP):
        play()
    gc.collect()

    games = actions = 0
    winners: Counter[str] = Counter()
    spent = 0.0
    started = time.process_time()
    while spent < arguments.seconds:
        answered, winner = play()
        games += 1
        actions += answered
        winners[winner] += 1
        spent = time.process_time() - started

    result = PeerResult(
        peer=peer,
        version=version(peer),
        games=games,
        cpu_seconds=round(spent, 3),
        games_per_cpu_second=round(games / spent, 2),
        actions_per_game=round(actions / games, 2),
        winners=dict(sorted(winners.items())),
        note=note,
    )
    print(result.to_json())
