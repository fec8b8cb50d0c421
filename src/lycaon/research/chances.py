"""Chances: how often each camp wins at a table, estimated while games go on, for who is still choosing cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from lycaon.game.plan import Setup
from lycaon.research.intervals import Share
from lycaon.research.match import Job, Outcome, Seating, play
from lycaon.research.tally import Tally

STEP = 4
"""After how many games there is a new estimate."""


class Estimate(msgspec.Struct, frozen=True):
    """How often each camp has won in so many games, those that won most first, each with its interval."""

    games: int
    shares: dict[str, Share]


def forecast_job(setup: Setup, level: str, seed: int = 0) -> Job:
    """Return the job that stands for a table of people: nobody holds printed cards, and event cards lie anyhow."""
    plain = msgspec.structs.replace(setup, talk=True, looks=False, holds=False, real_cards=False)
    return Job(tables=(Seating(setup=plain, village=level, werewolves=level, shuffled=bool(setup.events)),), seed=seed)


class Estimator:
    """Counts games, and says what they come to so far."""

    def __init__(self) -> None:
        """Begin with none."""
        self._tally = Tally()

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self._tally.add(outcome)

    @property
    def games(self) -> int:
        """Return how many games were counted."""
        return self._tally.games

    def estimate(self) -> Estimate:
        """Return what they come to."""
        return Estimate(self.games, {camp: self._tally.share(camp) for camp in self._tally.camps()})


def chances(
    setup: Setup, games: int, level: str = "simple", stop: Callable[[], bool] = lambda: False, *, seed: int = 0
) -> Iterator[Estimate]:
    """Yield better and better estimates, the last one of all the games, unless `stop` says that they are not wanted.

    It is asked before every game. Raises `Refused` for a setup that can't be played, `KeyError` for an unknown level.
    """
    job = forecast_job(setup, level, seed)
    found = Estimator()
    for number in range(games):
        if stop():
            return
        found.add(play(job, number).outcomes[0])
        if found.games % STEP == 0 or found.games == games:
            yield found.estimate()
