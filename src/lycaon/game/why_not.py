"""Why somebody can't be named in answer to an ask: the rule behind each living seat that its list leaves out.

Nothing of this is thought of while a game is played on. It is found out when an answer was refused, or a reader of a
record wants to know, while the ask is open: from the state that the list was made of. What is true for the village as
a whole is said here; what belongs to one effect is said by its `leaves_out`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import CHANCE, Ask
from lycaon.game.ballot import NO_ONE_IN_PARTICULAR
from lycaon.game.effect import HOOKS, Role
from lycaon.game.event import BallotOpened

if TYPE_CHECKING:
    from lycaon.game.game import Game

FARTHEST = 999
"""No higher number is taken for a seat that there isn't: it is no seat that anybody could mean."""


def why_not(game: Game, ask: Ask, seat: int, choice: int) -> str | None:
    """Return the code of the rule by which a seat can't name another in answer to an open ask; None if it can.

    It explains a list that the asked seat sees, and tells no more than the list. So of several reasons the one that
    hangs on no card is told: of a werewolf who is away and whom the asker has never met, that he is away. None, too,
    where no rule is known.
    """
    if choice in ask.legal_for(seat) or ask.kind not in ("seat", "seats"):
        return None
    if not 1 <= choice <= game.table.size:
        return "no_such_seat" if 0 <= choice <= FARTHEST else None
    if not game.table[choice].alive:
        return "dead"
    unreached = game.out_of_reach(ask.call, seat, choice) if choice != seat else None
    return unreached or _by_power(game, ask.call, seat, choice) or _by_custom(game, ask.call, seat, choice)


def _by_power(game: Game, call: str, seat: int, choice: int) -> str | None:
    """Return the rule of a power that the asked seat has, or of what else is in play and asks it."""
    narrowing = {*game.on.narrows, *game.on.narrows_vote}
    in_play = dict.fromkeys(effect for hook in HOOKS for effect in game.on.to(hook))
    beside = [one for one in in_play if one not in narrowing and (seat == CHANCE or not isinstance(one, Role))]
    codes = (effect.leaves_out(game, call, seat, choice) for effect in (*game.table[seat].powers, *beside))
    return next((code for code in codes if code is not None), None)


def _by_custom(game: Game, call: str, seat: int, choice: int) -> str | None:
    """Return the rule of a ballot or an office."""
    opened = ballot_under_way(game, call)
    if opened is not None and choice not in opened.candidates:
        return _why_no_candidate(game, call, choice)
    office = _by_office(call, itself=seat == choice)
    if office is not None:
        return office
    if choice == seat:
        return "oneself"
    return None if opened is None else _narrowed_by(game, seat, opened.candidates, choice)


def _by_office(call: str, *, itself: bool) -> str | None:
    """Return the rule of an office, or of a judge who is asked who holds a card."""
    if call == "sheriff.successor":
        return "gives_up_badge" if itself else "dying"
    if call.startswith("who."):
        return "card_known"
    return "not_tied" if call in ("tie", "sheriff.tie") else None


def ballot_under_way(game: Game, call: str) -> BallotOpened | None:
    """Return how the latest ballot of a call began; None for what is no ballot."""
    return next((one for one in reversed(game.log) if isinstance(one, BallotOpened) and one.call == call), None)


def _why_no_candidate(game: Game, call: str, choice: int) -> str:
    away = _narrowed_by(game, NO_ONE_IN_PARTICULAR, game.table.living, choice)
    if away is not None:
        return away
    return "not_running" if call == "sheriff.vote" else "not_tied"


def _narrowed_by(game: Game, seat: int, candidates: tuple[int, ...], choice: int) -> str | None:
    """Let each effect narrow a voter's choice in turn, and return the rule of the one that leaves a seat out."""
    choices: dict[int, tuple[int, ...]] = {seat: candidates}
    for effect in game.on.narrows_vote:
        effect.narrows_vote(game, choices)
        if choice not in choices[seat]:
            return effect.leaves_out(game, "vote", seat, choice)
    return None
