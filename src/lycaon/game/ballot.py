"""Ballots: one vote of the village. Who may vote, with what weight, against whom, and what a tie means.

RULES c2, j and k. The day's vote ends in a verdict; what may still come between the verdict and the death are the
`condemned` hooks, in RULES c2's order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from lycaon.game.ask import Answer, Steps
from lycaon.game.death import VOTE, Death, bury
from lycaon.game.event import BallotOpened, Condemned, Counted, Reason, Voted
from lycaon.game.holds import under_hold
from lycaon.game.offers import with_offers
from lycaon.game.speech import defend, last_words
from lycaon.game.victory import look

if TYPE_CHECKING:
    from lycaon.game.game import Game

# Where an effect's `weighs` stands: what takes a vote away comes before what multiplies it; a ban has the last word.
LOSS, BADGE, ONLY_THESE = 500, 600, 700

# Where an effect's `counts` stands that looks at what the others have counted.
ALL_COUNTED = 600

# Where an effect's `condemned` stands (RULES c2, ten times the row number, with places between; k27).
SWAP, COIN, PARDON, PACT, SERVANT, SIGN = 50, 60, 70, 75, 80, 89

VOTED_OUT = Reason("voted_out")

NO_ONE_IN_PARTICULAR = 0
"""A voter without a bond or a promise of its own: whom that one may not name nobody may."""

MOST_ROUNDS = 10
"""A revote that is tied so many times running ends with nobody out (OPTIONS, decided 6)."""


class Ballot(msgspec.Struct, eq=False, gc=False):
    """One ballot. `first`: whether it is the first of its day."""

    call: str
    voters: tuple[int, ...]
    candidates: tuple[int, ...]
    first: bool
    votes: dict[int, Answer] = {}
    """Who named whom; None for those who passed."""
    totals: dict[int, float] = {}
    leaders: tuple[int, ...] = ()
    """The seats with the most votes once it is counted, in seat order; none when nobody has a vote."""


class Verdict(msgspec.Struct, eq=False, gc=False):
    """What a vote has come to: who is to leave (None: nobody), of what cause, and why."""

    seat: int | None
    cause: str = VOTE
    because: tuple[Reason, ...] = ()
    pardoned: bool = False
    deaths: list[Death] = []
    """Who dies of it, once it is carried out."""

    @property
    def stands(self) -> bool:
        """Whether somebody is to die of it."""
        return self.seat is not None and not self.pardoned

    def condemn(self, seat: int | None, cause: str, reason: Reason) -> None:
        """Condemn another seat instead, or nobody."""
        self.seat = seat
        self.cause = cause
        self.because += (reason,)

    def pardon(self, reason: Reason) -> None:
        """Let the condemned stay."""
        self.pardoned = True
        self.because += (reason,)


def voters(game: Game) -> tuple[int, ...]:
    """Return the living seats that may vote now."""
    return tuple(seat for seat in game.table.living if game.weight(seat) > 0)


def eligible(game: Game) -> tuple[int, ...]:
    """Return the living seats that can be voted for at all today: not who is away."""
    if not game.on.narrows_vote:
        return game.table.living
    choices = {NO_ONE_IN_PARTICULAR: game.table.living}
    for effect in game.on.narrows_vote:
        effect.narrows_vote(game, choices)
    return choices[NO_ONE_IN_PARTICULAR]


def narrowed(game: Game, seats: tuple[int, ...], candidates: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Return for each seat whom it may name, where that differs from all candidates."""
    differing = {} if game.rules.self_vote else others_than_oneself(seats, candidates)
    if game.on.narrows_vote:
        choices = {**dict.fromkeys(seats, candidates), **differing}
        for effect in game.on.narrows_vote:
            effect.narrows_vote(game, choices)
        return choices
    return differing


@lru_cache(maxsize=2**12)
def others_than_oneself(seats: tuple[int, ...], candidates: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Return for each voter who is a candidate too all the other candidates. Shared: not to be changed."""
    voting = set(seats)
    return {
        seat: candidates[:place] + candidates[place + 1 :] for place, seat in enumerate(candidates) if seat in voting
    }


def take(  # noqa: PLR0913 - a ballot has that many sides
    game: Game,
    call: str,
    seats: tuple[int, ...],
    candidates: tuple[int, ...],
    *,
    in_turn: bool = False,
    may_pass: bool = True,
    free: bool = False,
    first: int | None = None,
    occurrence: int = 1,
) -> Steps[Ballot]:
    """Take a ballot among seats over candidates and count it.

    In turn, each vote is seen at once; otherwise all are shown together. `free` leaves out what narrows a vote (the
    election of a sheriff, where lovers may name each other).
    """
    special = {} if free else narrowed(game, seats, candidates)
    asked = seats
    if not candidates or not all(special.values()):
        asked = tuple([seat for seat in seats if special.get(seat, candidates)])
    ballot = Ballot(call, seats, candidates, not game.balloted and call == "vote")
    game.emit(BallotOpened(None, call, seats, candidates))  # who has nobody to name is a secret of the lovers'
    answers = ballot.votes
    in_the_open: tuple[int, ...] = ()
    together = asked
    if in_turn:
        in_the_open, together = seats, ()
    elif first is not None:
        in_the_open = (first,) if first in seats else ()
        together = tuple([seat for seat in asked if seat != first])
    for seat in in_the_open:
        answer: Answer = None
        if seat in asked:
            answer = yield from game.choose(
                call,
                (seat,),
                special.get(seat, candidates),
                may_pass=may_pass,
                draws=not may_pass,
                at=seat,
                occurrence=occurrence,
            )
        game.emit(Voted(None, call, seat, answer))
        answers[seat] = answer
    if together:
        ask = game.open(
            call,
            together,
            candidates,
            may_pass=may_pass,
            draws=not may_pass,
            narrowed=special or None,
            occurrence=occurrence,
        )
        yield ask
        ballot.votes = {**answers, **ask.answers} if answers else ask.answers
    count(game, ballot, weighted=not free)
    return ballot


def count(game: Game, ballot: Ballot, *, weighted: bool) -> None:
    """Count the votes with every weight and mark, and tell the result: votes by seat, whoever answered first."""
    totals: dict[Answer, float] = ballot.totals  # type: ignore[assignment]  # a ballot's answers are seats
    if weighted and game.on.weighs:
        for seat, choice in ballot.votes.items():
            if choice is not None:
                totals[choice] = totals.get(choice, 0) + game.weight(seat)
    else:
        for choice in ballot.votes.values():
            if choice is not None:
                totals[choice] = totals.get(choice, 0) + 1
    if weighted:
        for effect in game.on.counts:
            effect.counts(game, ballot)
    tell(game, ballot)


def tell(game: Game, ballot: Ballot) -> None:
    """Find who leads a ballot and tell the count."""
    totals = tuple(sorted(ballot.totals.items()))
    if totals:
        most = max(ballot.totals.values())
        ballot.leaders = tuple([seat for seat, total in totals if total == most]) if most > 0 else ()
    votes = ballot.votes
    if len(votes) < len(ballot.voters):  # who was not asked for want of anybody to name looks like one who passed
        votes = {**dict.fromkeys(ballot.voters), **votes}
    game.emit(Counted(None, ballot.call, tuple(sorted(votes.items())), totals, ballot.leaders))


def vote(
    game: Game, call: str = "vote", first: int | None = None, order: tuple[int, ...] | None = None
) -> Steps[Verdict]:
    """Hold the day's vote under the house's style, carry the verdict out, and settle what follows from it.

    The seat `first` votes before the others, in the open; with an `order` of seats all vote in turn, in the open.
    """
    seats = voters(game) if game.on.weighs else game.table.living
    if order is not None:
        seats = tuple([seat for seat in order if seat in seats])
    if game.rules.vote_style == "nominate_and_verdict":
        verdict = yield from _nominate(game, call, seats)
    else:
        ballot = yield from take(
            game,
            call,
            seats,
            eligible(game),
            in_turn=order is not None,
            may_pass=game.rules.abstain,
            first=first,
        )
        yield from _recount(game, ballot)
        tied = ballot.leaders
        if len(tied) > 1:
            verdict = yield from break_tie(game, ballot)
        else:
            verdict = Verdict(tied[0] if tied else None)
    game.balloted = True
    return verdict if game.day_cut else (yield from carry_out(game, verdict))


def carry_out(game: Game, verdict: Verdict) -> Steps[Verdict]:
    """Let the verdict have its way: pardons first, then the death and its chain, last words, and what comes after."""
    game.lately_dead = []
    game.emit(Condemned(None, verdict.seat))
    if verdict.seat is not None:
        if game.on.condemned or "condemned" in game.plan.held:
            yield from under_hold(game, "condemned", _before_the_death(game, verdict))
        if verdict.stands:
            verdict.deaths = [Death(verdict.seat, verdict.cause, (VOTED_OUT, *verdict.because))]
            yield from bury(game, verdict.deaths)
    if game.rules.check_between_double_votes:
        look(game, "vote")
    if game.rules.last_words != "none":
        yield from last_words(game)
    if game.on.voted or "voted" in game.plan.held:
        for following in (yield from under_hold(game, "voted", _after_the_vote(game, verdict))):
            yield from following
    return verdict


def _recount(game: Game, ballot: Ballot) -> Steps[None]:
    """Let votes be moved once the count has been told, before ties are looked at (RULES c2 row 3)."""
    if game.on.recounts or "recounts" in game.plan.held:
        yield from under_hold(game, "recounts", _after_the_count(game, ballot))


def _after_the_count(game: Game, ballot: Ballot) -> Steps[None]:
    for effect in game.on.recounts:
        yield from effect.recounts(game, ballot)


def _before_the_death(game: Game, verdict: Verdict) -> Steps[None]:
    for effect in game.each("condemned"):
        yield from effect.condemned(game, verdict)
        if not verdict.stands:
            break


def _after_the_vote(game: Game, verdict: Verdict) -> Steps[list[Steps[None]]]:
    following: list[Steps[None]] = []
    for effect in game.each("voted"):
        then = yield from effect.voted(game, verdict)
        if then is not None:
            following.append(then)
    return following


def second_vote(game: Game) -> Steps[Verdict]:
    """Hold a second vote of the same day, as whatever changes every vote of the game would have it."""
    held = game.on.holds_second
    return held[-1].holds_second(game) if held else vote(game, "vote.second")


def break_tie(game: Game, ballot: Ballot) -> Steps[Verdict]:
    """Say who is out by a ballot that is tied."""
    for effect in game.on.tied:
        verdict = yield from effect.tied(game, ballot)
        if verdict is not None:
            return verdict
    return (yield from _tie(game, ballot, ballot.leaders))


def _tie(game: Game, ballot: Ballot, tied: tuple[int, ...]) -> Steps[Verdict]:
    """Settle a tie by the house rule."""
    rule = game.rules.tie_rule
    if rule == "sheriff_breaks_tie":
        sheriff = game.acting_sheriff
        if sheriff is not None and game.weight(sheriff) > 0:
            choice = yield from game.choose("sheriff.tie", (sheriff,), tied, draws=True)
            return Verdict(_seat(choice), VOTE, (Reason("sheriff_broke_tie", sheriff, "tie_rule"),))
        rule = "pk_once_then_nobody"
    if rule == "random":
        choice = yield from game.luck("tie", tied, kind="seat")
        return Verdict(_seat(choice), VOTE, (Reason("chance_broke_tie", None, "tie_rule"),))
    if rule == "nobody":
        return Verdict(None)
    rounds = 1 if rule == "pk_once_then_nobody" else MOST_ROUNDS
    again = yield from runoff(game, f"{ballot.call}.runoff", tied, rounds, everybody=rule != "pk_once_then_nobody")
    return Verdict(again, VOTE, (Reason("runoff", None, "tie_rule"),)) if again is not None else Verdict(None)


def _seat(choice: Answer) -> int | None:
    return choice if isinstance(choice, int) else None


def hear(game: Game, accused: tuple[int, ...], occurrence: int) -> Steps[bool]:
    """Let the accused defend themselves; returns whether something ended the day meanwhile."""
    game.day_cut = yield from with_offers(game, "defence", defend(game, accused, occurrence))
    return game.day_cut


def runoff(game: Game, call: str, tied: tuple[int, ...], rounds: int, *, everybody: bool) -> Steps[int | None]:
    """Vote again between the tied until one leads, at most so many times; None when nobody does.

    Everybody votes, or everybody but the tied (RULES k49).
    """
    for occurrence in range(1, rounds + 1):
        if (yield from hear(game, tied, occurrence)):
            return None
        seats = voters(game)
        if not everybody:
            seats = tuple(seat for seat in seats if seat not in tied)
        if not seats:
            return None
        ballot = yield from take(game, call, seats, tied, may_pass=game.rules.abstain, occurrence=occurrence)
        leading = ballot.leaders
        if len(leading) == 1:
            return leading[0]
        if not leading:
            return None
        tied = leading
    return None


def _nominate(game: Game, call: str, seats: tuple[int, ...]) -> Steps[Verdict]:
    """Take seed 002's vote: nominations in turn, defence, a lead, then kill or not by more than half (RULES k21)."""
    ballot = yield from take(game, call, seats, eligible(game), in_turn=True, may_pass=game.rules.abstain)
    yield from _recount(game, ballot)
    leading = ballot.leaders
    if not leading:
        return Verdict(None)
    if len(leading) == 1:
        cut = yield from hear(game, leading, 1)
        accused = None if cut else leading[0]
    else:
        for effect in game.on.tied:
            verdict = yield from effect.tied(game, ballot)
            if verdict is not None:
                return verdict
        accused = yield from _until_one_leads(game, f"{call}.runoff", leading)
    if accused is not None and (yield from _majority(game, f"{call}.verdict", accused)):
        return Verdict(accused, VOTE, (Reason("more_than_half", None, "vote_style"),))
    return Verdict(None)


def _until_one_leads(game: Game, call: str, leading: tuple[int, ...]) -> Steps[int | None]:
    """Let the leaders defend themselves and the rest vote, from the right, until one leads; None when nobody does."""
    for occurrence in range(1, MOST_ROUNDS + 1):
        if (yield from hear(game, leading, occurrence)):
            return None
        rest = tuple(seat for seat in reversed(voters(game)) if seat not in leading)
        if not rest:
            return None
        ballot = yield from take(
            game, call, rest, leading, in_turn=True, may_pass=game.rules.abstain, occurrence=occurrence
        )
        leading = ballot.leaders
        if len(leading) < 2:
            return leading[0] if leading else None
    return None


def _majority(game: Game, call: str, accused: int) -> Steps[bool]:
    """Ask everybody in turn whether the accused is killed; more than half of those who give a verdict decide.

    Who may not vote against the accused may not say yes either.
    """
    seats = voters(game)
    against: dict[int, tuple[int, ...]] = dict.fromkeys(seats, (accused,))
    for effect in game.on.narrows_vote:
        effect.narrows_vote(game, against)
    game.emit(BallotOpened(None, call, seats, ()))
    said: dict[int, Answer] = {}
    for seat in seats:
        legal: tuple[str, ...] = ("yes", "no") if against[seat] else ("no",)
        said[seat] = yield from game.choose(call, (seat,), legal, kind="option", may_pass=True, at=seat)
        game.emit(Voted(None, call, seat, said[seat]))
    game.emit(Counted(None, call, tuple(sorted(said.items())), (), ()))
    words = [word for word in said.values() if word is not None]
    return words.count("yes") * 2 > len(words)
