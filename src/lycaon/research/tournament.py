"""Tournaments: levels of bots against each other, each as the village and as the werewolves, on the same deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import combinations
from types import MappingProxyType
from typing import Any

import msgspec

from lycaon import Setup, resolve
from lycaon.decks import known_deck
from lycaon.game.deck import Deck
from lycaon.game.table import NOBODY, VILLAGE
from lycaon.research.compare import Comparison
from lycaon.research.intervals import Share
from lycaon.research.match import Job, Outcome, Played, Seating
from lycaon.research.tally import Tally
from lycaon.roles.base.cupid import Cupid
from lycaon.roles.base.hunter import Hunter
from lycaon.roles.base.seer import Seer
from lycaon.roles.base.witch import Witch
from lycaon.roles.new_moon.piper import Piper

_LOVERS_AND_PIPER = (*(role.id for role in (Cupid, Hunter, Piper, Seer, Witch)), *["villager"] * 4, *["werewolf"] * 3)

OWN: Mapping[str, Deck] = MappingProxyType(
    {"lovers_piper_12": Deck("lovers_piper_12", 12, _LOVERS_AND_PIPER, "our own")}
)
"""Decks that are made for tournaments alone."""

DECKS = ("classic_8", "modern_9", "two_cards_10", "guard_12", "lovers_piper_12", "full_15")
"""What a tournament is played with: small and large, plain and mixed, with lovers and a piper, with two cards each."""


def deck_called(id: str) -> Deck | None:
    """Return a deck by its id, one of the tournament's own, too."""
    return OWN.get(id) or known_deck(id)


def setup_with(deck: Deck) -> Setup:
    """Return the setup that a deck is made for."""
    return Setup(
        seats=deck.seats,
        deck=deck.cards,
        rules=resolve(deck.preset, {}),
        cards_each=deck.cards_each,
        variant=deck.variant,
    )


def pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Return every two levels that meet."""
    return list(combinations(levels, 2))


def job_for(setup: Setup, levels: Sequence[str], seed: int) -> Job:
    """Return the job of one deck: two tables for every two levels, between which they change sides."""
    tables = [
        Seating(setup=setup, village=village, werewolves=wolves)
        for pair in pairs(levels)
        for village, wolves in (pair, pair[::-1])
    ]
    return Job(tables=tuple(tables), seed=seed)


class Meeting(msgspec.Struct, frozen=True):
    """How often each camp has won between two levels, with one deck and one way to sit."""

    village: str
    werewolves: str
    games: int
    wins: dict[str, Share]


class Standing(msgspec.Struct, frozen=True):
    """Two levels with one deck, both ways to sit, on the same deals.

    `edge` is how much more often the village wins when the first level plays it than when the second does, and they
    change sides for it: above nought, the first level is the better one.
    """

    deck: str
    meetings: tuple[Meeting, Meeting]
    edge: Share


def standings(deck: str, levels: Sequence[str], games: Iterable[Played]) -> list[Standing]:
    """Return how every two levels stood against each other, from the games of their deck's job."""
    played = list(games)
    found = []
    for place, (first, second) in enumerate(pairs(levels)):
        both = [Played(game.number, game.outcomes[2 * place : 2 * place + 2]) for game in played]
        meetings = (
            _meeting(first, second, [game.outcomes[0] for game in both]),
            _meeting(second, first, [game.outcomes[1] for game in both]),
        )
        found.append(Standing(deck, meetings, Comparison(both).difference(VILLAGE).negative))
    return found


def _meeting(village: str, werewolves: str, outcomes: Sequence[Outcome]) -> Meeting:
    tally = Tally(outcomes)
    return Meeting(village, werewolves, tally.games, {camp: tally.share(camp) for camp in tally.camps()})


# -- ratings ----------------------------------------------------------------------------------------------------------


class Rating(msgspec.Struct, frozen=True):
    """How well a level plays a camp: openskill's mu and sigma; at least `floor`, as good as surely."""

    level: str
    camp: str
    mu: float
    sigma: float
    games: int

    @property
    def floor(self) -> float:
        """Return what it is at least: three sigmas below."""
        return self.mu - 3 * self.sigma


class Ratings:
    """Rates levels by camp with openskill's Plackett-Luce model, game by game.

    A camp is a team of the levels that played it, each once. Who has won is first, and all others second; where nobody
    has won all are equal.
    """

    def __init__(self) -> None:
        """Begin with nobody. Raises `ImportError` where openskill is not installed."""
        self._model: Any = import_module("openskill.models").PlackettLuce()
        self._ratings: dict[tuple[str, str], Any] = {}
        self._games: dict[tuple[str, str], int] = {}

    def rate(self, outcome: Outcome) -> None:
        """Take one game into account."""
        teams: dict[str, dict[tuple[str, str], None]] = {}
        for seat in outcome.seats:
            teams.setdefault(seat.camp, {})[seat.level, seat.camp] = None
        if len(teams) < 2:
            return
        won = {seat.camp for seat in outcome.seats if seat.won}
        ranks = [0 if camp in won or outcome.winner == NOBODY else 1 for camp in teams]
        rated = self._model.rate([[self._rating(key) for key in team] for team in teams.values()], ranks=ranks)
        for team, new in zip(teams.values(), rated, strict=True):
            for key, rating in zip(team, new, strict=True):
                self._ratings[key] = rating
                self._games[key] = self._games.get(key, 0) + 1

    def _rating(self, key: tuple[str, str]) -> Any:  # noqa: ANN401 - openskill's own
        if key not in self._ratings:
            self._ratings[key] = self._model.rating(name="/".join(key))
        return self._ratings[key]

    def table(self) -> Iterator[Rating]:
        """Yield all ratings, the best of each camp first."""
        found = [
            Rating(level, camp, rating.mu, rating.sigma, self._games[level, camp])
            for (level, camp), rating in self._ratings.items()
        ]
        yield from sorted(found, key=lambda one: (one.camp, -one.mu, one.level))
