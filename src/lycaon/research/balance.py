"""Balance: decks and house rules under which a camp wins about as often as it should, found by playing.

Successive halving: every deck plays a few games; those nearest to the target play on, as they are and with one house
rule changed; the nearer half of these plays on with as many games as all had before, and so on. Who is left plays games
that nobody was chosen by, and the shares that are told come from these alone: of many tables some look good by luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from math import ceil, log2

import msgspec

from lycaon import Refused, Setup, prepare, resolve
from lycaon.game.effect import Role
from lycaon.game.house_rules import BadRules, HouseRules, Value, as_dict
from lycaon.game.table import VILLAGE
from lycaon.research.intervals import Share, wilson
from lycaon.research.match import Job, Seating
from lycaon.research.workers import Task, run_tasks, unpack
from lycaon.roles import roles

FINALISTS = 5
"""How many candidates are told at the end."""

CHUNK = 25
"""How many games a worker plays at a time."""

NEAR = 0.05
"""How far from the target is still near it."""

KEPT = 4
"""How many decks are tried with other house rules."""

LEAST_GAMES = 16
"""How many games a candidate plays at least before it is judged."""

SHARES = (0.2, 0.4, 0.4)
"""How the games are divided: among all decks, among those with other house rules, and among the finalists."""

MOST_EXTRAS = 3
"""How many other powers are tried, one at a time, in the place of a villager."""

LEVERS: dict[str, tuple[Value, ...]] = {
    "werewolves_win_at": ("all_villagers_dead", "parity", "side_wiped"),
    "sheriff_election": ("off", "day1_after_speeches"),
    "reveal_on_death": ("always", "never"),
    "tie_rule": ("nobody", "pk_once_then_nobody"),
}
"""House rules that are tried at every table, each alone, with their choices."""

CARD_LEVERS: dict[str, tuple[Value, ...]] = {
    "seer_result": ("card", "side"),
    "witch_self_heal": ("always", "never"),
    "witch_two_potions_one_night": (True, False),
    "hunter_shoots_on": ("wolves_or_vote", "any_death"),
    "guard_and_heal": ("survives", "dies"),
    "elder_loss_scope": ("village_roles", "everyone"),
}
"""Those that belong to cards: tried where all the cards are that have to do with one."""


class Candidate(msgspec.Struct, frozen=True):
    """A table that may be near the target: what it plays, and what was changed for it."""

    setup: Setup
    werewolves: int
    extra: str | None = None
    """The power that takes a villager's place, if one does."""
    changed: tuple[str, Value] | None = None
    """The house rule that differs from what was asked for, if one does."""


class Proposal(msgspec.Struct, frozen=True):
    """A candidate that is left, and how often the camp won in games of its own."""

    candidate: Candidate
    share: Share
    games: int

    def near(self, target: float) -> bool:
        """Say whether it is surely near the target: its whole interval is."""
        return self.share.low >= target - NEAR and self.share.high <= target + NEAR

    def may_be(self, target: float) -> bool:
        """Say whether it may be on the target: its interval holds it."""
        return self.share.low <= target <= self.share.high


def candidates(players: int, wanted: Sequence[str], rules: HouseRules) -> list[Candidate]:
    """Return every deck that can be played by so many with these cards, the plainest first.

    `wanted` are the cards besides plain werewolves and villagers; those that are werewolves count as such.
    """
    known = roles()
    wolf = next(card.id for card in known.values() if card.wolf and card.copies is None)
    villager = next(card.id for card in known.values() if card.plain and not card.active())
    own = sum(known[card].wolf for card in wanted)
    found: list[Candidate] = []
    for extra in (None, *_extras(wanted)):
        cards = [*wanted, *(() if extra is None else (extra,))]
        more = max((known[card].extra_cards for card in cards), default=0)
        for wolves in range(max(1, own, players // 6), (players - 1) // 2 + 1):
            plain = players + more - len(cards) - (wolves - own)
            if plain >= 0:
                deck = (*[wolf] * (wolves - own), *cards, *[villager] * plain)
                found += _playable(Candidate(Setup(seats=players, deck=deck, rules=rules), wolves, extra))
    return found


def variations(candidate: Candidate) -> list[Candidate]:
    """Return a candidate with one house rule changed, for each that may matter with its cards."""
    found: list[Candidate] = []
    rules = candidate.setup.rules
    for option, value in _changes(candidate.setup.deck, rules):
        with suppress(BadRules):  # what contradicts another rule
            setup = msgspec.structs.replace(candidate.setup, rules=resolve(None, {option: value}, base=rules))
            found += _playable(msgspec.structs.replace(candidate, setup=setup, changed=(option, value)))
    return found


def _playable(candidate: Candidate) -> list[Candidate]:
    """Return the candidate, unless it can't be played."""
    try:
        prepare(candidate.setup)
    except Refused:
        return []
    return [candidate]


def _extras(wanted: Sequence[str]) -> list[str]:
    """Return powers of the village that suit any table and are not wanted already, those worth most first."""
    fit = [card for card in roles().values() if _suits(card) and card.id not in wanted]
    return [card.id for card in sorted(fit, key=lambda card: (-card.worth, card.id))][:MOST_EXTRAS]


def _suits(card: type[Role]) -> bool:
    usual = card.box in ("base", "new_moon") and card.camp == VILLAGE and not card.plain and card.active()
    return usual and not card.extra_cards and card.copies is not None and 1 in card.copies


def _changes(cards: Sequence[str], rules: HouseRules) -> Iterator[tuple[str, Value]]:
    """Yield the house rules that differ from these and may matter with these cards."""
    set_now = as_dict(rules)
    held = {option: {card.id for card in roles().values() if option in card.house_rules} for option in CARD_LEVERS}
    fitting = {option: choices for option, choices in CARD_LEVERS.items() if held[option] <= set(cards)}
    for option, choices in (LEVERS | fitting).items():
        for choice in choices:
            if choice != set_now[option]:
                yield option, choice


class Search:
    """A search for tables near a target share of games that the village wins."""

    def __init__(
        self, decks: Sequence[Candidate], *, target: float, games: int, level: str = "simple", seed: int = 0
    ) -> None:
        """Search from some decks on, with about so many games in all."""
        self.target = target
        self.tried = 0
        """How many tables have been tried so far."""
        self.played = 0
        """How many games have been played so far."""
        self._decks = decks
        self._budget = games
        self._level = level
        self._seed = seed
        self._scores: dict[bytes, _Score] = {}

    def run(self, *, workers: int = 1, advance: Callable[[int], None] = lambda _: None) -> list[Proposal]:
        """Search, and return the finalists, the nearest first. `advance` is told of games that are done."""
        first, middle, last = (int(self._budget * share) for share in SHARES)
        scores = [self._score(one) for one in self._decks]
        self._play(scores, first // max(len(scores), 1), workers, advance)
        nearest = self._nearest(scores, KEPT)
        scores = [*nearest, *(self._score(one) for deck in nearest for one in variations(deck.candidate))]
        scores = scores[: max(middle // (2 * LEAST_GAMES), FINALISTS)]  # each halving costs half of the one before
        halvings = max(ceil(log2(len(scores) / FINALISTS)), 1) if scores else 0
        for _ in range(halvings):
            self._play(scores, middle // halvings // len(scores), workers, advance)
            scores = self._nearest(scores, max(ceil(len(scores) / 2), FINALISTS))
        finalists = self._nearest(scores, FINALISTS)
        for score in finalists:  # what chose them must not judge them
            score.won = score.judged = 0
        self._play(finalists, last // max(len(finalists), 1), workers, advance)
        proposals = [Proposal(one.candidate, wilson(one.won, one.judged), one.judged) for one in finalists]
        return sorted(proposals, key=lambda one: abs(one.share.value - self.target))

    def _score(self, candidate: Candidate) -> _Score:
        seating = Seating(setup=candidate.setup, village=self._level, werewolves=self._level)
        job = Job(tables=(seating,), seed=self._seed).packed()
        self.tried += job not in self._scores
        return self._scores.setdefault(job, _Score(candidate, job))

    def _nearest(self, scores: Sequence[_Score], most: int) -> list[_Score]:
        return sorted(scores, key=lambda one: abs(one.won / max(one.judged, 1) - self.target))[:most]

    def _play(self, scores: Sequence[_Score], each: int, workers: int, advance: Callable[[int], None]) -> None:
        each = max(each, LEAST_GAMES)
        tasks = [
            Task(one.job, range(start, min(start + CHUNK, one.played + each)))
            for one in scores
            for start in range(one.played, one.played + each, CHUNK)
        ]
        for one in scores:
            one.played += each
        for task, packed in run_tasks(tasks, workers=min(workers, max(len(tasks), 1))):
            score = self._scores[task.job]
            score.won += sum(game.outcomes[0].winner == VILLAGE for game in unpack(packed))
            score.judged += len(task.chunk)
            self.played += len(task.chunk)
            advance(len(task.chunk))


class _Score(msgspec.Struct):
    """How a candidate has done: `played` games in all, `judged` of them since it was looked at anew."""

    candidate: Candidate
    job: bytes
    played: int = 0
    judged: int = 0
    won: int = 0
