"""Comparing two tables at which the same games were played: what differs, beyond what luck explains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from lycaon.research.intervals import Share, mean, paired
from lycaon.research.match import Played


class Comparison:
    """The first two tables of a job, game by game. Differences are of the second table against the first."""

    def __init__(self, games: Iterable[Played] = ()) -> None:
        """Compare some games."""
        self.games = 0
        self.winners: Counter[tuple[str, str]] = Counter()
        """Games by who won at the first table and at the second."""
        self._nights = (0.0, 0.0)
        for game in games:
            self.add(game)

    def add(self, game: Played) -> None:
        """Compare one game more."""
        first, second = game.outcomes[:2]
        self.games += 1
        self.winners[first.winner, second.winner] += 1
        longer = second.nights - first.nights
        self._nights = self._nights[0] + longer, self._nights[1] + longer * longer

    def camps(self) -> list[str]:
        """Return the camps that have won at either table, those that won most first."""
        found: Counter[str] = Counter()
        for pair, games in self.winners.items():
            for camp in pair:
                found[camp] += games
        return sorted(found, key=lambda camp: (-found[camp], camp))

    def difference(self, camp: str) -> Share:
        """Return how much more often a camp won at the second table, with a paired interval."""
        both = self.winners[camp, camp]
        second = sum(games for (one, other), games in self.winners.items() if other == camp != one)
        first = sum(games for (one, other), games in self.winners.items() if one == camp != other)
        return paired(both, second, first, self.games - both - second - first)

    def nights(self) -> Share:
        """Return how many more nights a game had at the second table, on average."""
        return mean(self.games, *self._nights)


def differs(share: Share) -> bool:
    """Say whether a difference is more than luck: nought is not in its interval."""
    return share.low > 0 or share.high < 0
