"""Whom a bot believes: how likely each seat is a werewolf, from what is known, claimed and voted.

The figures are odds multiplied together, tuned by play against the random bot; no role is known here by its name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Protocol

from lycaon.bots.memory import Claimant, Memory
from lycaon.game.effect import Role
from lycaon.game.table import GOOD_SIDE, WOLF_SIDE
from lycaon.roles import roles

CERTAIN = 1000.0
LIE = 30.0
"""How much a proven lie weighs against a seat."""
ACCUSED, CLEARED = 20.0, 0.08
"""What a verdict of a wholly credible seat does."""
SIDED = 1.3
"""What siding with somebody says, once it is known what that seat was."""
POWER_CLAIM, FIRST_CLAIM, COUNTER_CLAIM = 0.35, 0.9, 1.6
"""What claiming a power says of a seat: alone, before others claim the same, and after somebody has claimed it."""
PASSED_OVER = 1.5
"""What it says of who claims to learn, for each night after the claim in which somebody else was killed."""
VOTED_WOLF, VOTED_GOOD, SPARED_WOLF = 0.6, 1.5, 1.4
"""What a vote says of the voter: against a werewolf, against one of the village, against another while a werewolf
could be had."""


class Look(Protocol):
    """How the table looks to somebody at one moment."""

    @property
    def version(self) -> int:
        """The version of the memory that was looked at."""

    @property
    def wolf(self) -> Mapping[int, float]:
        """For each seat, how likely it is a werewolf."""

    def worth(self, seat: int) -> float:
        """Return what a seat is worth to the village: 0 to about 5."""

    def best_call(self) -> int | None:
        """Return whom the most credible call of today asks to vote for."""


class Trust:
    """One look at the table. `private` is False for how it must look to somebody who knows nothing."""

    def __init__(self, memory: Memory, *, private: bool = True) -> None:
        """Weigh everything that the memory holds."""
        self.memory = memory
        self.version = memory.version
        self.private = private
        self.known: dict[int, str] = {
            seat: side for seat, side in memory.sides.items() if private or seat in memory.shown
        }
        self.seats = range(1, memory.size + 1)
        self.held = self._held()
        """How many of each card are accounted for, as far as this look can tell."""
        self.contested = self._contested()
        self.counters = {seat for seat in self.contested if self._counters(seat)}
        """Those who claim what somebody else claimed before them."""
        self.liars = {seat for seat in memory.claimants if self._lies(seat)}
        self.credit = {seat: self._credit(seat, claimant) for seat, claimant in memory.claimants.items()}
        self.wolf = self._weigh()
        """For each seat, how likely it is a werewolf."""

    def worth(self, seat: int) -> float:
        """Return what a seat is worth to the village, as far as its claims are believed: 0 to about 5."""
        claimant = self.memory.claimants.get(seat)
        worth = 1.0
        if claimant is not None and claimant.card in roles():
            worth += self.credit.get(seat, 0) * (roles()[claimant.card].worth - 1)
        return worth * (1 - self.wolf[seat])

    def best_call(self) -> int | None:
        """Return whom the most credible call of today asks to vote for."""
        calls = self.memory.calls
        caller = max(calls, key=lambda seat: (self.credit.get(seat, 0), -self.wolf.get(seat, 0)), default=None)
        if caller is None or self.credit.get(caller, 0) < 0.5:
            return None
        return calls[caller]

    # -- claims ------------------------------------------------------------------------------------------------------

    def _held(self) -> Counter[str]:
        memory = self.memory
        held = Counter(one for cards in memory.shown.values() for one in cards)
        if self.private and memory.me not in memory.shown:
            held.update(memory.cards)
        return held

    def _contested(self) -> set[int]:
        """Return the seats that claim a card which more seats claim than the deck has."""
        memory = self.memory
        claims: dict[str, set[int]] = {}
        for seat, claimant in memory.claimants.items():
            if claimant.card is not None:
                claims.setdefault(claimant.card, set()).add(seat)
        for seat, cards in memory.shown.items():
            for card in cards:
                claims.setdefault(card, set()).add(seat)
        contested: set[int] = set()
        for card, seats in claims.items():
            if len(seats) > max(memory.deck[card], 1):
                contested |= seats
        return contested

    def _counters(self, seat: int) -> bool:
        """Say whether somebody else claimed the same card before this seat did."""
        claimants = self.memory.claimants
        mine = claimants.get(seat)
        return mine is not None and any(
            claimants[other].card == mine.card and claimants[other].place < mine.place
            for other in self.contested - {seat}
            if other in claimants
        )

    def _lies(self, seat: int) -> bool:
        """Say whether a seat has said something that is known to be false."""
        memory = self.memory
        claimant = memory.claimants[seat]
        if seat == memory.me and self.private:
            return False
        card = claimant.card
        if card is not None:
            if not memory.deck[card]:
                return True
            if seat in memory.shown and card not in memory.shown[seat]:
                return True
            truly = seat in memory.shown or seat == memory.me
            if not truly and self.held[card] >= memory.deck[card]:
                return True
        for about, side in claimant.verdicts.items():
            known = self._truth(about)
            if known is not None and known != side:
                return True
        return False

    def _truth(self, seat: int) -> str | None:
        if seat == self.memory.me and self.private:
            return WOLF_SIDE if self.memory.wolf else GOOD_SIDE
        return self.known.get(seat)

    def _credit(self, seat: int, claimant: Claimant) -> float:
        """Return how far a seat's verdicts are believed, from 0 to 1."""
        memory = self.memory
        if seat in self.liars or self._truth(seat) == WOLF_SIDE:
            return 0
        card = claimant.card
        role: type[Role] | None = roles().get(card) if card is not None else None
        if seat in memory.shown:
            return 0.95 if any(one in roles() and roles()[one].learns for one in memory.shown[seat]) else 0.2
        if role is None:
            return 0.15 if claimant.verdicts else 0
        believed = 0.8 if seat not in self.contested else 0.25 if seat in self.counters else 0.6
        if seat in memory.bitten:  # somebody wanted it out of the way
            believed = 0.97 if seat not in self.contested else 0.75
        if not role.learns and claimant.verdicts:
            believed *= 0.4
        return believed / PASSED_OVER ** self._passed_over(seat)

    def _passed_over(self, seat: int) -> int:
        """Return in how many nights the pack killed somebody else after this seat had claimed to learn."""
        claimant = self.memory.claimants[seat]
        role = roles().get(claimant.card or "")
        if role is None or not role.learns or seat in self.memory.dead:
            return 0
        return sum(night > claimant.since for night in self.memory.bites)

    # -- weighing ----------------------------------------------------------------------------------------------------

    def _weigh(self) -> dict[int, float]:
        memory = self.memory
        wolves = sum(count for card, count in memory.deck.items() if card in roles() and roles()[card].wolf)
        self.prior = prior = min(max(wolves / max(memory.size, 1), 0.05), 0.6)
        odds = dict.fromkeys(self.seats, prior / (1 - prior))
        self._weigh_claims(odds)
        self._weigh_votes(odds)
        if self.private:
            for group in memory.hints:
                for seat in group:
                    odds[seat] *= 2
        for seat in self.seats:
            truth = self._truth(seat)
            if truth is not None:
                odds[seat] = CERTAIN if truth == WOLF_SIDE else 1 / CERTAIN
        return {seat: one / (1 + one) for seat, one in odds.items()}

    def _weigh_claims(self, odds: dict[int, float]) -> None:
        memory = self.memory
        for seat, claimant in memory.claimants.items():
            odds[seat] *= self._of_claimant(seat, claimant)
            credit = self.credit[seat]
            known_wolf = self._truth(seat) == WOLF_SIDE
            for about, side in claimant.verdicts.items():
                if about not in odds:
                    continue
                if known_wolf:
                    odds[about] *= 0.5 if side == WOLF_SIDE else 1.5
                elif side == WOLF_SIDE:
                    odds[about] *= 1 + ACCUSED * credit * credit
                else:
                    odds[about] *= 1 - (1 - CLEARED) * credit
        for seat, other in memory.sided.items():
            if other in memory.shown and seat in odds:
                odds[seat] *= SIDED if memory.sides.get(other) == WOLF_SIDE else 1 / SIDED

    def _of_claimant(self, seat: int, claimant: Claimant) -> float:
        """Return what a seat's own claim says of it."""
        if seat in self.liars:
            return LIE
        if claimant.card is None:
            return 1
        if seat in self.contested:
            return PASSED_OVER ** self._passed_over(seat) * (COUNTER_CLAIM if seat in self.counters else FIRST_CLAIM)
        role = roles().get(claimant.card)
        return POWER_CLAIM if role is not None and not role.plain and not role.wolf else 1

    def _weigh_votes(self, odds: dict[int, float]) -> None:
        """Hold against voters whom they wanted out, as far as it is known or believed what that seat was."""
        memory = self.memory
        likely = {seat: one / (1 + one) for seat, one in odds.items()}
        for seat in memory.shown.keys() & memory.sides.keys():  # of two cards one may be turned up
            likely[seat] = 1 if memory.sides[seat] == WOLF_SIDE else 0
        factors = {seat: _for_voter(one, self.prior) for seat, one in likely.items()}
        for poll in memory.ballots:
            ballot = poll.votes
            wolves = {choice for choice in ballot.values() if likely.get(choice, 0) > 0.8}
            for voter, choice in ballot.items():
                if voter in odds and choice in factors:
                    odds[voter] *= factors[choice] * (SPARED_WOLF if wolves and choice not in wolves else 1)


def _for_voter(likely: float, prior: float) -> float:
    """Return what a vote against somebody who is so likely a werewolf says of the voter."""
    if likely > 0.8:
        return VOTED_WOLF
    return 1 + (VOTED_GOOD - 1) * max(0.0, 1 - 2 * likely / prior)
