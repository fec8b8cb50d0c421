"""Players who are away from the village for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.effect import BACK_AT_DAWN, Call, Effect
from lycaon.moons._card import Moon, ages, at_night, genders, grouped, judge_knows, tell_seats
from lycaon.roles.base.werewolf import Werewolf
from lycaon.roles.characters.big_bad_wolf import BigBadWolf
from lycaon.roles.fourth.younger_wolf_brother import YoungerWolfBrother
from lycaon.roles.village.white_werewolf import WhiteWerewolf

if TYPE_CHECKING:
    from lycaon.game.game import Game

DEVOURS = (Werewolf.id, BigBadWolf.id, WhiteWerewolf.id, YoungerWolfBrother.id)
"""Calls at which a werewolf bites."""


class Away(Effect):
    """These seats are away until sunset: they neither speak nor vote, and nobody can vote for them."""

    id = "away"

    def __init__(self, seats: tuple[int, ...], source: str) -> None:
        """Let them go."""
        super().__init__(0, source)
        self.seats = seats

    def narrows(self, game: Game, call: str, seat: int, legal: tuple[int, ...]) -> tuple[int, ...]:
        """Leave them out of ballots."""
        return self._without(legal) if game.by_day and call.partition(".")[0] == "vote" else legal

    def _without(self, legal: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([one for one in legal if one not in self.seats])

    def weighs(self, game: Game, seat: int, weight: float) -> float:
        """Let them have no vote."""
        return 0 if seat in self.seats else weight

    def speaks(self, game: Game, seat: int, channel: str) -> bool:
        """Let nobody hear them."""
        return channel != "village" or seat not in self.seats or not game.table[seat].alive


class AwayTillDawn(Away):
    """These seats are away until the next morning: they don't wake at night either, and nobody can bite them."""

    id = "away_till_dawn"
    orders: ClassVar[dict[str, int]] = {"dawns": BACK_AT_DAWN}
    out_of_reach: ClassVar[tuple[str, ...] | None] = DEVOURS
    """The calls of the night that can't name them; all of them when None."""

    def __init__(self, seats: tuple[int, ...], source: str, day: int) -> None:
        """Let them go on that day."""
        super().__init__(seats, source)
        self.day = day

    def narrows(self, game: Game, call: str, seat: int, legal: tuple[int, ...]) -> tuple[int, ...]:
        """Leave them out of ballots, and at night out of the werewolves' reach."""
        if at_night(game) and (self.out_of_reach is None or call in self.out_of_reach):
            return self._without(legal)
        return super().narrows(game, call, seat, legal)

    def wakes(self, game: Game, call: Call, powers: list[Effect]) -> list[Effect]:
        """Let them sleep elsewhere."""
        return [power for power in powers if power.holder not in self.seats]

    def dawns(self, game: Game) -> Steps[None]:
        """Let them come back."""
        if game.number > self.day:
            game.end(self)
        yield from ()


class OfOneGender(Moon):
    """A card that sends all players of a gender away."""

    gender: ClassVar[str] = ""

    def is_void(self, game: Game) -> bool:
        """Be void where nobody knows who is meant."""
        return genders(game) is None and not judge_knows(game)

    def turn_up(self, game: Game) -> Steps[None]:
        """Send them away."""
        known = genders(game)
        group = None if known is None else tuple(seat for seat in known if known[seat] == self.gender)
        seats = yield from grouped(game, f"{self.id}.who", group, 0, len(game.table.living))
        tell_seats(game, "away", seats)
        self.send(game, seats)

    def send(self, game: Game, seats: tuple[int, ...]) -> None:
        """Let these seats go."""
        raise NotImplementedError


class OfOneAge(Moon):
    """A card that sends the older or the younger players away."""

    oldest_first: ClassVar[bool] = False

    def is_void(self, game: Game) -> bool:
        """Be void where nobody knows who is meant."""
        return ages(game) is None and not judge_knows(game)

    def how_many(self, game: Game) -> int:
        """Return how many go: half of them, rounded down."""
        return len(game.table.living) // 2

    def turn_up(self, game: Game) -> Steps[None]:
        """Send them away; of the same age the lower seat goes first."""
        known = ages(game)
        number = self.how_many(game)
        group: tuple[int, ...] | None = None
        if known is not None:
            sign = -1 if self.oldest_first else 1
            group = tuple(sorted(sorted(known, key=lambda seat: (sign * known[seat], seat))[:number]))
        seats = yield from grouped(game, f"{self.id}.who", group, number, number)
        tell_seats(game, "away", seats)
        self.send(game, seats)

    def send(self, game: Game, seats: tuple[int, ...]) -> None:
        """Let these seats go."""
        raise NotImplementedError
