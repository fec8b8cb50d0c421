"""Tallies: what many games at one table come to, counted as they go by. Tallies of parts can be put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from lycaon.research.intervals import Share, mean, wilson
from lycaon.research.match import Outcome

LIVED = ""
"""The cause of death of who has not died."""


class Tally:
    """Counts of games."""

    def __init__(self, outcomes: Iterable[Outcome] = ()) -> None:
        """Count some games."""
        self.games = 0
        self.wins: Counter[str] = Counter()
        """Games by the camp that won, `nobody` included."""
        self.because: Counter[tuple[str, str]] = Counter()
        """Games by the camp that won and the condition that was met."""
        self.nights: Counter[int] = Counter()
        """Games by how many nights fell."""
        self.decisions = 0
        self.seats: Counter[str] = Counter()
        """Seats by card."""
        self.dealt: Counter[str] = Counter()
        """Games by card: what befalls its seats in one game is not independent, so games are what intervals go by."""
        self.won: Counter[str] = Counter()
        """Seats that have won, by card."""
        self.died: Counter[tuple[str, int]] = Counter()
        """Seats that died by a night or the day after it, by card and number; 0 for a first day without a night."""
        self.causes: Counter[tuple[str, str]] = Counter()
        """Seats by card and what they died of."""
        self.votes: dict[int, tuple[int, float, float]] = {}
        """By day: games with votes, and the sum and the squares of the shares of votes that named a werewolf."""
        for outcome in outcomes:
            self.add(outcome)

    def add(self, outcome: Outcome) -> None:
        """Count one game more."""
        self.games += 1
        self.wins[outcome.winner] += 1
        self.because[outcome.winner, outcome.because] += 1
        self.nights[outcome.nights] += 1
        self.decisions += outcome.decisions
        self.dealt.update({card for seat in outcome.seats for card in seat.cards})
        for seat in outcome.seats:
            for card in dict.fromkeys(seat.cards):
                self.seats[card] += 1
                self.won[card] += seat.won
                self.causes[card, seat.cause if seat.died else LIVED] += 1
                if seat.died:
                    self.died[card, int(seat.died[1:])] += 1
        for day in outcome.votes:
            if day.votes:
                count, total, squares = self.votes.get(day.day, (0, 0.0, 0.0))
                share = day.on_werewolves / day.votes
                self.votes[day.day] = count + 1, total + share, squares + share * share

    def share(self, camp: str) -> Share:
        """Return how often a camp has won."""
        return wilson(self.wins[camp], self.games)

    def camps(self) -> list[str]:
        """Return the camps that have won, those that won most first."""
        return [camp for camp, _ in sorted(self.wins.items(), key=lambda item: (-item[1], item[0]))]

    def cards(self) -> list[str]:
        """Return the cards that were dealt, in their order."""
        return sorted(self.seats)

    def of_card(self, card: str) -> Share:
        """Return how often who was dealt a card has won."""
        return self._of_seats(card, self.won[card])

    def lived(self, card: str, night: int) -> Share:
        """Return how often who was dealt a card outlived a night and the day after it.

        Who lives at the end of a game lives on.
        """
        dead = sum(self.died[card, number] for number in range(night + 1))
        return self._of_seats(card, self.seats[card] - dead)

    def _of_seats(self, card: str, found: int) -> Share:
        games = self.dealt[card]
        return wilson(games * found / max(self.seats[card], 1), games)

    def on_werewolves(self, day: int) -> Share:
        """Return the share of the village's votes of a day that named a werewolf: the mean over games that voted."""
        return mean(*self.votes[day])

    def mean_nights(self) -> Share:
        """Return how many nights a game has, on average."""
        total = sum(nights * games for nights, games in self.nights.items())
        squares = sum(nights * nights * games for nights, games in self.nights.items())
        return mean(self.games, total, squares)
