"""The death queue: every death, whatever its cause, goes through it in batches until nobody dies any more.

RULES c3. Each batch is marked dead, told and shown; then what the deaths set off runs in order, and whoever dies of that
joins the next batch. A seat dies once.
"""

from __future__ import annotations

from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from lycaon.game.ask import Steps
from lycaon.game.event import JUDGE, Audience, Died, Reason, Revealed, Ruled

if TYPE_CHECKING:
    from lycaon.game.effect import Effect
    from lycaon.game.game import Game

# Where an effect's `dies` or `mourns` stands (RULES c3, by row number).
IDENTITY, TURN, FLAG, SHOT, HEARTBREAK, DISEASE, REVENGE, FAULT, BAN, TWO_CARDS = 2, 3, 4, 5, 6, 7, 8, 9, 10, 11

VOTE, TIE, SHOOTING, GRIEF, LEFT = "vote", "tie", "shot", "heartbreak", "left"
"""Causes of death that belong to no single role."""


class Death(msgspec.Struct, gc=False):
    """One death on its way through the queue, with the chain that led to it."""

    seat: int
    cause: str
    because: tuple[Reason, ...] = ()
    by: int | None = None
    by_wolves: bool = False

    @property
    def by_village(self) -> bool:
        """Whether the village voted the seat out; a death for a tie counts (RULES a2, scapegoat)."""
        return self.cause in (VOTE, TIE)


Trigger: TypeAlias = "tuple[tuple[int, int], bool, Effect, Death]"
"""What a death sets off: where it stands, whether it is the holder's own death, the effect, and the death."""

_SEAT = attrgetter("seat")


def bury(game: Game, deaths: list[Death], *, dawn: bool = False) -> Steps[None]:
    """Let seats die, and all that follows from it, to the end. At dawn the first batch is told even when empty."""
    batch = game.mortal(deaths)
    if dawn and not batch:
        game.emit(Died(None, ()))
    game.lately_dead = []
    while True:
        while batch:
            yield from _batch(game, batch)
            batch = game.mortal(game.next_batch)
            game.next_batch = []
        for effect in game.listening("chain_ended"):
            yield from effect.chain_ended(game)
        if not game.next_batch:
            return
        batch = game.mortal(game.next_batch)
        game.next_batch = []


def _batch(game: Game, batch: list[Death]) -> Steps[None]:
    """Let a batch die together, in seat order (RULES k42), and run what it sets off."""
    batch.sort(key=_SEAT)
    triggers = _triggers(game, batch)
    game.table.bury({death.seat for death in batch})
    causes = tuple(death.cause for death in batch) if game.rules.announce_cause else None
    emit = game.emit
    emit(Died(None, tuple(death.seat for death in batch), causes))
    for death in batch:
        emit(Ruled(JUDGE, death.seat, "death", death.cause, death.because))
        game.dead.append(death)
        game.lately_dead.append(death)
    for death in batch:
        yield from _reveal(game, death)
    for _, own, effect, death in triggers:
        if not effect.blocks and not effect.ended:  # an earlier one may have ended or blocked it
            yield from effect.dies(game, death) if own else effect.mourns(game, death)
    for death in batch:
        game.retire(death.seat)


def _triggers(game: Game, batch: list[Death]) -> list[Trigger]:
    """List what a batch sets off, in RULES c3's order, within a row by seat."""
    triggers: list[Trigger] = []
    dying = game.listening("dies")
    mourning = game.listening("mourns")
    if not dying and not mourning:
        return triggers
    falling = {death.seat for death in batch}
    for death in batch:
        triggers.extend(
            ((effect.orders.get("dies", effect.order), death.seat), True, effect, death)
            for effect in dying
            if effect.holder == death.seat and death.cause != LEFT
        )
        triggers.extend(
            ((effect.orders.get("mourns", effect.order), death.seat), False, effect, death)
            for effect in mourning
            if effect.holder is None or effect.outlives or effect.holder not in falling
        )
    triggers.sort(key=itemgetter(0))
    return triggers


def _reveal(game: Game, death: Death) -> Steps[None]:
    """Turn up a dead seat's cards, as the house rule has it."""
    rule = game.rules.reveal_on_death
    executed = death.by_village
    if rule == "never" or (rule == "only_voted" and not executed):
        return
    if rule == "optional" and not executed:
        shows = yield from game.choose(
            "reveal", (death.seat,), ("yes", "no"), kind="option", may_pass=True, at=death.seat
        )
        if shows != "yes":
            return
    show(game, death)


def show(game: Game, death: Death) -> None:
    """Turn up a seat's cards to whoever may see them."""
    audience: Audience = None
    for effect in game.listening("shown"):
        audience = effect.shown(game, death, audience)
    seat = game.table[death.seat]
    if audience is None:
        if seat.shown:
            return
        seat.shown = True
    game.emit(Revealed(audience, death.seat, tuple(card.id for card in seat.cards)))
