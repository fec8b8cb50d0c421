"""The death queue: every death, whatever its cause, goes through it in batches until nobody dies any more.

RULES c3. Each batch is marked dead, told and shown; then what the deaths set off runs in order, and whoever dies of
that joins the next batch. A seat dies once.
"""

from __future__ import annotations

from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from lycaon.game.ask import Steps
from lycaon.game.deal import look_at_card
from lycaon.game.event import JUDGE, Audience, Died, Reason, Revealed, Ruled
from lycaon.game.holds import under_hold

if TYPE_CHECKING:
    from lycaon.game.effect import Effect
    from lycaon.game.game import Game

# Where an effect's `dies` or `mourns` stands (RULES c3, by row number).
IDENTITY, TURN, FLAG, SHOT, HEARTBREAK, DISEASE, REVENGE, FAULT, BAN, TWO_CARDS = 2, 3, 4, 5, 6, 7, 8, 9, 10, 11

# Where an effect's `chain_ended` stands (RULES c3, by row number); what has no number of its own comes before them.
OFFICE, HEIR = 612, 613

VOTE, TIE, SHOOTING, GRIEF, LEFT = "vote", "tie", "shot", "heartbreak", "left"
"""Causes of death that more than one rule looks at."""


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
_NOTHING: list[Trigger] = []


def bury(game: Game, deaths: list[Death], *, dawn: bool = False) -> Steps[None]:
    """Let seats die, and all that follows from it, to the end. At dawn the first batch is told even when empty."""
    batch = game.mortal(deaths)
    if dawn and not batch:
        game.emit(Died(None, ()))
    game.lately_dead = []
    while True:
        while batch:
            if game.setup.real_cards:
                yield from _find_cards(game, batch)
            triggers = _fall(game, batch)
            if game.rules.reveal_on_death == "optional":
                yield from _choose_to_show(game, batch)
            if triggers or "dies" in game.plan.held:
                everybody_knows = game.rules.reveal_on_death == "always"
                steps = _set_off(game, triggers)
                yield from steps if everybody_knows else under_hold(game, "dies", steps)
            game.end_batch(batch)
            batch = game.coming_batch()
        for effect in game.each("chain_ended") if game.on.chain_ended else ():
            yield from effect.chain_ended(game)
            if game.next_batch:
                break  # somebody dies after all: an heir is named when nobody does any more
        if not game.next_batch:
            return
        batch = game.coming_batch()


def _find_cards(game: Game, batch: list[Death]) -> Steps[None]:
    """Let the judge look at printed cards that nobody has called yet: of who dies on a day before the first night."""
    for death in batch:
        yield from look_at_card(game, death.seat)


def _fall(game: Game, batch: list[Death]) -> list[Trigger]:
    """Let a batch die together, in seat order (RULES k42), tell and show it; returns what it sets off, in order."""
    if len(batch) > 1:
        batch.sort(key=_SEAT)
    triggers = _triggers(game, batch) if game.on.dies or game.on.mourns else _NOTHING
    seats = tuple(map(_SEAT, batch))
    game.table.bury(seats)
    rules = game.rules
    rule = rules.reveal_on_death
    emit = game.emit
    emit(Died(None, seats, tuple([death.cause for death in batch]) if rules.announce_cause else None))
    game.dead += batch
    game.lately_dead += batch
    for death in batch:
        emit(Ruled(JUDGE, death.seat, "death", death.cause, death.because))
        if rule == "always" or (rule != "never" and death.by_village):
            show(game, death)
    return triggers


def _set_off(game: Game, triggers: list[Trigger]) -> Steps[None]:
    """Run what a batch sets off; an earlier one may have ended or blocked a later one."""
    for _, own, effect, death in triggers:
        if effect in (game.on.dies if own else game.on.mourns):
            yield from effect.dies(game, death) if own else effect.mourns(game, death)


def _triggers(game: Game, batch: list[Death]) -> list[Trigger]:
    """List what a batch sets off, in RULES c3's order, within a row by seat."""
    triggers: list[Trigger] = []
    dying = game.on.dies
    mourning = game.on.mourns
    falling = {death.seat for death in batch}
    for death in batch:
        triggers += [
            ((effect.orders.get("dies", effect.order), death.seat), True, effect, death)
            for effect in dying
            if effect.holder == death.seat and death.cause != LEFT
        ]
        triggers += [
            ((effect.orders.get("mourns", effect.order), death.seat), False, effect, death)
            for effect in mourning
            if not effect.holder or effect.outlives or effect.holder not in falling
        ]
    triggers.sort(key=itemgetter(0))
    return triggers


def _choose_to_show(game: Game, batch: list[Death]) -> Steps[None]:
    """Let those who died otherwise than by the vote choose whether they turn up their cards."""
    for death in batch:
        if not death.by_village and death.cause != LEFT:
            seat = death.seat
            shows = yield from game.choose("reveal", (seat,), ("yes", "no"), kind="option", may_pass=True, at=seat)
            if shows == "yes":
                show(game, death)


def show(game: Game, death: Death) -> None:
    """Turn up a seat's cards to whoever may see them."""
    audience: Audience = None
    for effect in game.on.shown:
        audience = effect.shown(game, death, audience)
    seat = game.table.seats[death.seat]
    if audience is None:
        if seat.shown:
            return
        seat.shown = True
    game.emit(Revealed(audience, death.seat, seat.ids))


def last_dead(game: Game) -> int | None:
    """Return the last player to have died; who has come back is none of the dead."""
    return next((death.seat for death in reversed(game.dead) if not game.table[death.seat].alive), None)
