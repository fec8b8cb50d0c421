"""Replay: a record played again, to its end or to any point; and undo, which is a replay that stops earlier.

The game is the engine's own, fed with the recorded decisions; what luck drew then takes the place of its seed, so that
a record replays without it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import lru_cache

from lycaon.boxes import prepare
from lycaon.game.ask import CHANCE, Answer, Ask, Refused
from lycaon.game.chance import SEED_BYTES, Luck
from lycaon.game.course import course
from lycaon.game.game import Answered, Decision, Expired, Game, Spoke, begin
from lycaon.game.lines import Lines
from lycaon.game.plan import Plan, Setup
from lycaon.record.digest import Digests, digest_of
from lycaon.record.record import RULES_VERSION, Record, record_of


class Diverged(Exception):  # noqa: N818 - it is told to players, and no error of theirs
    """A replay parted from its record, mostly because the rules have changed since. The game must not be played on.

    `number` is the first decision, counted from 1, before or at which they differ: 0 is the setup, one more than there
    are is the end. `decision` is what the record has there, `ask` its ask if it has one. `recorded` and `found` are the
    digests of the game before it, equal when only the decision itself did not fit. `refusal` is the game's answer to
    the decision, if it was refused.
    """

    def __init__(
        self,
        record: Record,
        place: int,
        *,
        recorded: str | None = None,
        found: str | None = None,
        refusal: Refused | None = None,
    ) -> None:
        """Note at which decision, counted from 0, they parted; -1 is the setup."""
        self.number = place + 1
        self.decision = record.decisions[place] if 0 <= place < len(record.decisions) else None
        self.ask = self.decision.ask if isinstance(self.decision, Answered | Expired) else None
        self.recorded = recorded
        self.found = found
        self.refusal = refusal
        self.rules_version = record.rules_version
        super().__init__(self.number, self.ask, recorded, found, refusal)

    def __str__(self) -> str:
        """Return everything in one line, for programmers."""
        said = f"decision {self.number}"
        if self.ask is not None:
            said += f" ({self.ask})"
        if self.recorded is not None and self.recorded != self.found:
            said += f": recorded {self.recorded}, found {self.found}"
        if self.refusal is not None:
            said += f": {self.refusal}"
        if self.rules_version != RULES_VERSION:
            said += f"; recorded under rules {self.rules_version}, played under {RULES_VERSION}"
        return said


def replay(
    record: Record,
    *,
    upto: int | None = None,
    seed: bytes | None = None,
    by_hand: Collection[str] | None = None,
    check: bool = True,
    before: Callable[[Game, Decision], None] | None = None,
) -> Game:
    """Play a record again and return the game, which can be looked at from any side and, if it isn't over, played on.

    `upto`: stop after so many decisions; if luck's comes next, its ask stands open at seat 0. Without it a game under
    way comes to rest where people must answer, as it would have. Later luck is drawn from `seed`, else from the
    record's, else from a fresh one; calls in `by_hand` (as recorded, unless given) are left to a person. `check`
    compares every digest. `before` is called with the game before each decision of a person or the clock, to look at
    it as it was then. Raises `Diverged`.
    """
    if upto is not None and not 0 <= upto <= len(record.decisions):
        raise ValueError(f"a record of {len(record.decisions)} decisions has no place {upto}")
    known = record.seed if seed is None else seed
    later = Luck(
        secrets.token_bytes(SEED_BYTES) if known is None else known, record.by_hand if by_hand is None else by_hand
    )
    luck = RecordedLuck(record, upto, later)
    game = _play(record, luck, before)
    _compare(record, game, luck.limit, check=check)
    if upto is None and record.result is not None:
        found = digest_of(game) if check and record.digest is not None else None
        if game.result != record.result or found not in (None, record.digest):
            raise Diverged(record, luck.limit, recorded=record.digest, found=found)
    game.source = later
    return game


def undo(game: Game) -> Game:
    """Return the game as it was before the last decision of a person; what luck drew after it is gone with it.

    The seed stays, so luck decides again what it did wherever it is asked the same. The game that was given is
    unchanged. Raises `IndexError` when nobody has decided anything.
    """
    record = record_of(game, secret=True)
    luck = RecordedLuck(record, None, Luck(game.seed, record.by_hand))
    _play(record, luck)
    for place in reversed([place for place in range(len(record.decisions)) if place not in luck.drawn]):
        before = replay(record, upto=place, check=False)
        if len(before.decisions) == place:  # else it came by itself of the decision before: a leaver's time is up
            return before
    raise IndexError("nobody has decided anything yet")


class RecordedLuck(Luck):
    """Luck that decides as it did, as far as a record goes, and leaves to a hand what was left to a hand.

    Beyond it comes other luck; or all of it is left to a hand, in a replay that stops at a place.
    """

    __slots__ = ("drawn", "later", "limit", "record", "stops")

    def __init__(self, record: Record, upto: int | None, later: Luck) -> None:
        """Take a record, up to a place or as a whole, and the luck that comes after it."""
        super().__init__(later.seed, record.by_hand)
        self.record = record
        self.later = later
        self.stops = upto is not None
        self.limit = len(record.decisions) if upto is None else upto
        self.drawn: set[int] = set()
        """The places of the decisions that luck drew, as against those that a person gave in its place."""

    def draw(self, game: Lines, ask: Ask) -> Answer:
        """Return the recorded draw; None, so that the ask stays open, when something else was decided at this place."""
        place = len(game.decisions)
        if place >= self.limit:
            return None if self.stops else self.later.draw(game, ask)
        if ask.call in self.by_hand or "*" in self.by_hand:
            return None
        recorded = self.record.decisions[place]
        if isinstance(recorded, Answered) and recorded.ask == ask.id and recorded.seat == CHANCE:
            with suppress(Refused):  # then the game refuses it as an answer
                answer = ask.check(CHANCE, recorded.answer)
                self.drawn.add(place)
                return answer
        return None

    def stand_in(self, game: Lines, ask: Ask, seat: int) -> Answer:
        """Return the recorded answer for a seat whose time was up; beyond the record, or if it can't be, a new one."""
        place = len(game.decisions)
        recorded = self.record.decisions[place] if place < self.limit else None
        if isinstance(recorded, Expired) and recorded.ask == ask.id:
            for one, answer in recorded.drawn:
                if one == seat:
                    with suppress(Refused):  # then what is drawn differs from the record, and is noticed
                        return ask.check(seat, answer)
        return self.later.stand_in(game, ask, seat)


@lru_cache(maxsize=64)
def _plan(setup: Setup) -> Plan:
    """Make a setup ready; records of one evening share theirs. Raises `Refused`."""
    return prepare(setup)


def _play(record: Record, luck: RecordedLuck, before: Callable[[Game, Decision], None] | None = None) -> Game:
    """Let a game be played as it was. Raises `Diverged`."""
    try:
        plan = _plan(record.setup)
    except Refused as refusal:
        raise Diverged(record, -1, refusal=refusal) from None
    game = begin(plan, course, luck)
    while (place := len(game.decisions)) < luck.limit:
        if before is not None:
            before(game, record.decisions[place])
        try:
            _decide(game, record, record.decisions[place])
        except Refused as refusal:
            raise _diverged(record, game, place, refusal) from None
    return game


def _compare(record: Record, game: Game, limit: int, *, check: bool) -> None:
    """Compare what was decided, and the digests, up to a place. Raises `Diverged` at the first difference."""
    digests = Digests(game)
    for place in range(limit):
        recorded = record.digests[place] if check and record.digests else None
        found = None if recorded is None else digests.before(place)
        if recorded != found or game.decisions[place] != record.decisions[place]:
            raise Diverged(record, place, recorded=recorded, found=found)


def _diverged(record: Record, game: Game, place: int, refusal: Refused | None = None) -> Diverged:
    """Return the divergence when a game has not taken a decision: at it, or before it where the digests tell so."""
    try:
        _compare(record, game, place, check=True)
    except Diverged as earlier:
        return earlier
    recorded = record.digests[place] if record.digests else None
    return Diverged(record, place, recorded=recorded, found=Digests(game).before(place), refusal=refusal)


def _decide(game: Game, record: Record, decision: Decision) -> None:
    """Let a recorded decision be made. Raises `Refused`."""
    if isinstance(decision, Answered):
        game.answer(decision.ask, decision.seat, decision.answer)
    elif isinstance(decision, Expired):
        game.expire(decision.ask)
    elif isinstance(decision, Spoke):
        text = record.words.get(decision.speech)
        speech = game.say(decision.seat, decision.channel, text or "", decision.claims)
        if text is None:
            del game.words[speech]
    else:
        game.leave(decision.seat)
