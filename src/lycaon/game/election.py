"""The sheriff: election, badge and heir.

RULES a2 (sheriff), a3, j and k7. The badge is an effect like any other: it weighs its holder's vote, outlives him, and
waits for the end of the chain before it names an heir.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps, given
from lycaon.game.ballot import BADGE, eligible, take, voters
from lycaon.game.death import HEIR, LEFT
from lycaon.game.effect import Effect
from lycaon.game.event import Announced, Badged, Candidates
from lycaon.game.speech import turn

if TYPE_CHECKING:
    from lycaon.game.game import Game

TEAR = "tear"


class Badge(Effect):
    """The sheriff's badge: the holder's vote counts double, or one and a half; a dying sheriff names an heir."""

    id = "badge"
    icon = "police-badge"
    house_rules = ("sheriff_election", "sheriff_weight", "badge", "bomb_badge")
    outlives = True
    orders: ClassVar[dict[str, int]] = {"weighs": BADGE, "chain_ended": HEIR}

    def __init__(self, holder: int) -> None:
        """Pin the badge on a seat."""
        super().__init__(holder, "badge")

    def matters(self, game: Game) -> bool:
        """Not matter."""
        return False

    def weighs(self, game: Game, seat: int, weight: float) -> float:
        """Double the holder's vote."""
        return weight * game.rules.sheriff_weight if seat == self.holder else weight

    def chain_ended(self, game: Game) -> Steps[None]:
        """Name an heir when the sheriff has died; nobody named, or torn, and the badge is lost."""
        holder = self.holder
        if game.table[holder].alive:
            return
        if game.badge_is_void or game.death_of(holder).cause == LEFT:
            lose(game)
            return
        legal: tuple[int | str, ...] = game.table.living
        if not legal:
            return
        if game.rules.badge == "may_destroy":
            legal = (*legal, TEAR)
        heir = yield from game.choose("sheriff.successor", (holder,), legal)
        if isinstance(heir, int):
            self.holder = heir
            game.emit(Badged(None, heir))
        else:
            lose(game)


def pin(game: Game, seat: int) -> None:
    """Give a seat the badge, where nobody has it."""
    game.badge = Badge(seat)
    game.enter(game.badge)
    game.election = "held"
    game.emit(Badged(None, seat))


def lose(game: Game) -> None:
    """Lose the badge for the rest of the game."""
    if game.badge is not None:
        game.end(game.badge)
        game.badge = None
        game.emit(Badged(None, None))
    game.election = "lost"
    game.emit(Announced(None, "badge_lost"))


def hand_over(game: Game, seat: int, dying: int) -> Steps[None]:
    """Let a living sheriff who gives up the office name another, but for one who is about to die."""
    if game.badge is None or game.badge.holder != seat:
        return
    legal = tuple([one for one in game.table.others(seat) if one != dying])
    heir = yield from game.choose("sheriff.successor", (seat,), legal)
    if isinstance(heir, int):
        game.badge.holder = heir
        game.emit(Badged(None, heir))
    else:
        lose(game)


def explosion(game: Game) -> None:
    """Settle what an explosion before there is a sheriff does to the badge (`bomb_badge`)."""
    if game.election != "due":
        return
    rule = game.rules.bomb_badge
    game.bombs += 1
    if rule == "single" or (rule == "double" and game.bombs >= 2):
        lose(game)


def after_speeches(game: Game) -> Steps[None]:
    """Elect without running: everybody votes for any living seat (RULES k7)."""
    yield from _elect(game, voters(game), eligible(game))


def before_deaths(game: Game) -> Steps[None]:
    """Elect by running: who runs speaks, may withdraw, and the others vote; tonight's victims still take part."""
    everybody = game.table.living
    game.emit(Announced(None, "sheriff_run"))
    ask = game.open("sheriff.run", everybody, ("yes",), kind="option", may_pass=True)
    yield ask
    ran = tuple(sorted(given(ask)))
    game.emit(Candidates(None, ran))
    if not ran:
        game.election = "held"  # nobody ran: no sheriff
        return
    if len(ran) == len(everybody):
        lose(game)
        return
    for place, seat in enumerate(ran, 1):
        yield from turn(game, "sheriff.speech", seat, then=ran[place:])
    candidates = ran
    if len(ran) > 1:
        game.emit(Announced(None, "sheriff_withdraw"))
        ask = game.open("sheriff.withdraw", ran, ("yes",), kind="option", may_pass=True)
        yield ask
        gone = given(ask)
        candidates = tuple(seat for seat in ran if seat not in gone)
        game.emit(Candidates(None, candidates))
    if not candidates:
        game.election = "held"
    elif len(candidates) == 1:
        pin(game, candidates[0])
    else:
        below = tuple(seat for seat in voters(game) if seat not in ran)
        yield from _elect(game, below, candidates)


def _elect(game: Game, seats: tuple[int, ...], candidates: tuple[int, ...]) -> Steps[None]:
    """Vote for a sheriff, with one runoff by the same voters but the tied; tied again: the badge is lost."""
    ballot = yield from take(game, "sheriff.vote", seats, candidates, free=True)
    tied = ballot.leaders
    if not tied:
        game.election = "held"
        return
    if len(tied) > 1:
        for place, seat in enumerate(tied, 1):
            yield from turn(game, "sheriff.defence", seat, then=tied[place:])
        rest = tuple(seat for seat in seats if seat not in tied)
        ballot = yield from take(game, "sheriff.runoff", rest, tied, free=True)
        if len(ballot.leaders) != 1:
            lose(game)
            return
        tied = ballot.leaders
    pin(game, tied[0])
