"""What sisters and brothers have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Answer, Steps
from lycaon.game.effect import Effect, Nights, Role

if TYPE_CHECKING:
    from lycaon.game.game import Game

NIGHTS: tuple[tuple[str, object, Nights], ...] = (
    ("siblings_mode", "bound_vote", "every"),
    ("siblings_mode", "recognise_only", "first"),
)
"""When siblings are called: in odd nights to confer, else every night or the first one alone (`siblings_mode`)."""


class BoundVote(Effect):
    """Siblings have agreed on a seat in the night: on the next day they may vote for nobody else while it lives."""

    id = "bound_vote"
    orders: ClassVar[dict[str, int]] = {"narrows_vote": 900}
    """Last: whom a sibling may not name at all, its lover, is known by then (OPTIONS)."""

    def __init__(self, siblings: tuple[int, ...], target: int) -> None:
        """Bind their votes."""
        super().__init__(0, "siblings")
        self.siblings = siblings
        self.target = target

    def narrows_vote(self, game: Game, choices: dict[int, tuple[int, ...]]) -> None:
        """Leave a sibling the agreed seat alone; free where it can't be named: dead, or a sibling's lover.

        Whoever holds cards of two sets that have agreed on two seats may name either, whichever set was first.
        """
        pledges = [effect for effect in game.on.narrows_vote if isinstance(effect, BoundVote)]
        for seat in self.siblings:
            mine = [pledge for pledge in pledges if seat in pledge.siblings]
            if self is mine[0]:
                agreed = {pledge.target for pledge in mine}.intersection(choices.get(seat, ()))
                if agreed:
                    choices[seat] = tuple(sorted(agreed))

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out all but whom they have agreed on."""
        return "siblings_agreed"


class Siblings(Role):
    """Siblings recognise each other in the first night; what they may do later is `siblings_mode`."""

    box = "characters"
    worth = 1.5

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin without knowing anybody."""
        super().__init__(holder, source)
        self.known: set[int] = set()
        """The siblings that this holder has been told of."""

    @classmethod
    def wake_all(cls, game: Game, powers: list[Effect]) -> Steps[None]:
        """Let them recognise each other, confer, or agree on a seat."""
        one_each = {power.holder: power for power in powers}  # two cards at one seat are one sibling
        siblings = tuple(one_each)
        for power in one_each.values():
            if isinstance(power, Siblings):
                power.recognise(game, siblings)
        rule = game.rules.siblings_mode
        if rule == "bound_vote":
            yield from agree(game, cls.id, siblings)
        elif rule == "confer" and game.setup.talk and len(siblings) > 1:
            game.groups.append(group := ("siblings", siblings))
            yield game.open(f"{cls.id}.confer", siblings, ("done",), kind="speech", may_pass=True)
            game.groups.remove(group)

    def recognise(self, game: Game, siblings: tuple[int, ...]) -> None:
        """Tell the holder which siblings are new: all of them in the first night, later who has taken such a card."""
        new = tuple(seat for seat in siblings if seat != self.holder and seat not in self.known)
        if new:
            game.tell(self.holder, self.id, new, "sibling")
            self.known.update(new)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out the siblings who agree on somebody."""
        agreeing = {power.holder for power in game.callers.get(self.id, ())}
        return "sibling" if call == self.id and choice != seat and choice in agreeing else None


def agree(game: Game, call: str, siblings: tuple[int, ...]) -> Steps[None]:
    """Ask the siblings for the seat to which their votes are bound; without agreement they stay free."""
    legal = tuple(seat for seat in game.table.living if seat not in siblings)
    if not legal:
        return
    ask = game.open(call, siblings, legal, may_pass=True, shared=True)
    yield ask
    named: set[Answer] = set(ask.answers.values())  # who names nobody has agreed to nothing
    if len(named) == 1:
        (target,) = named
        if isinstance(target, int):
            game.enter(BoundVote(siblings, target), until="nightfall")
