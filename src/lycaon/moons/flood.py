"""Flood."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.ballot import Verdict
from lycaon.game.effect import REPLACES_VOTE, Effect
from lycaon.game.waiting import Together
from lycaon.moons._card import NIGHT, Moon, at_night, genders, grouped, judge_knows, tell_seats
from lycaon.roles.base.werewolf import hunt

if TYPE_CHECKING:
    from lycaon.game.game import Game

LEAST = 6
"""With fewer living players there is no flood."""

CHURCH_GENDER = "f"


class NoVote(Effect):
    """There is no vote today."""

    id = "no_vote"
    orders: ClassVar[dict[str, int]] = {"holds_vote": REPLACES_VOTE}

    def holds_vote(self, game: Game) -> Steps[Verdict]:
        """Hold none."""
        yield from ()
        return Verdict(None)


class Flood(Moon):
    """The women take refuge in the church, the men in the inn. There is no vote today.

    In the night each werewolf must bite in the building where he is, so that there can be two victims of the pack. With
    fewer than six living players nothing happens.
    """

    id = "flood"
    cited = "EVENTS 4, 6"
    icon = "flood"
    lasts = NIGHT

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with nobody in the church."""
        super().__init__(holder, source)
        self.church: tuple[int, ...] = ()

    def is_void(self, game: Game) -> bool:
        """Be void with too few, and where nobody knows who goes where."""
        return len(game.table.living) < LEAST or (genders(game) is None and not judge_knows(game))

    def turn_up(self, game: Game) -> Steps[None]:
        """Let them take refuge."""
        known = genders(game)
        women = None if known is None else tuple(seat for seat in known if known[seat] == CHURCH_GENDER)
        self.church = yield from grouped(game, f"{self.id}.who", women, 0, len(game.table.living))
        tell_seats(game, "church", self.church)
        game.enter(NoVote(source=self.id), until="nightfall")
        yield from super().turn_up(game)

    def together(self, one: int, other: int) -> bool:
        """Say whether two seats are in the same building."""
        return (one in self.church) == (other in self.church)

    def narrows(self, game: Game, call: str, seat: int, legal: tuple[int, ...]) -> tuple[int, ...]:
        """Keep every bite inside the building."""
        if call in game.plan.bites and at_night(game):
            return tuple([one for one in legal if self.together(seat, one)])
        return legal

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who has taken refuge elsewhere."""
        return "other_building"

    def hunts(self, game: Game, pack: tuple[int, ...]) -> Steps[None]:
        """Let each part of the pack hunt in its building."""
        parts: list[Steps[None]] = []
        for inside in (True, False):
            wolves = tuple(seat for seat in pack if (seat in self.church) == inside)
            building = tuple(seat for seat in game.table.living if (seat in self.church) == inside)
            if wolves:
                parts.append(hunt(game, wolves, among=building, at=wolves[0]))
        yield Together(parts)
