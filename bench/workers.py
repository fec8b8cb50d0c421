"""Measures how many games two workers play in the time in which one plays one: `python -m bench.workers`.

Rounds alternate between one and two, so that the mood of the machine touches both alike; the median of the ratios
counts. What starting the processes takes is left out, as it does not grow with the games.
"""

from __future__ import annotations

import argparse
import time
from statistics import median

from lycaon.decks import known_deck
from lycaon.research.match import Job, Seating
from lycaon.research.tournament import setup_with
from lycaon.research.workers import run

CHUNK = 4
"""Small, so that chunks that are half done when the clock starts or stops weigh little."""


def rate(job: Job, workers: int, games: int) -> float:
    """Return games a second, counted from the first chunk that is done."""
    chunks = [range(start, start + CHUNK) for start in range(0, games + CHUNK * workers, CHUNK)]
    done = 0
    begun = 0.0
    for chunk, _ in run(job, chunks, workers=workers):
        if begun:
            done += len(chunk)
        else:
            begun = time.perf_counter()
    return done / (time.perf_counter() - begun)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.workers", description="Measures what a second worker brings."
    )
    parser.add_argument("--games", type=int, default=300, help="in each round, with each number of workers (300)")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    deck = known_deck("modern_9")
    if deck is None:
        parser.error("there is no deck to play")
    job = Job(tables=(Seating(setup=setup_with(deck)),))
    ratios = []
    for number in range(given.rounds):
        rates = {workers: rate(job, workers, given.games) for workers in ((1, 2) if number % 2 else (2, 1))}
        ratios.append(rates[2] / rates[1])
        print(f"one worker {rates[1]:.1f} games a second, two {rates[2]:.1f}: {ratios[-1]:.2f} times as many")
    print(f"median: {median(ratios):.2f}")


if __name__ == "__main__":
    main()
