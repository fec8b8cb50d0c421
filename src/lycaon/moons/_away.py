"""Players who are away from the village for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.effect import Call, Effect
from lycaon.moons._card import Moon, ages, at_night, genders, grouped, judge_knows, tell_seats

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Away(Effect):
    """These seats are away until sunset: they neither speak nor vote, and nobody can vote for them."""

    id = "away"

    def __init__(self, seats: tuple[int, ...], source: str) -> None:
        """Let them go."""
        super().__init__(0, source)
        self.seats = seats

    def narrows_vote(self, game: Game, choices: dict[int, tuple[int, ...]]) -> None:
        """Leave them out of ballots."""
        if game.by_day:
            for seat, legal in choices.items():
                choices[seat] = self._without(legal)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who is away."""
        return "away"

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
    out_of_reach_of_all: ClassVar[bool] = False
    """Whether no call of the night can name them, instead of the werewolves' bites alone."""

    def narrows(self, game: Game, call: str, seat: int, legal: tuple[int, ...]) -> tuple[int, ...]:
        """Leave them at night out of the werewolves' reach."""
        reached = not at_night(game) or not (self.out_of_reach_of_all or call in game.plan.bites)
        return legal if reached else self._without(legal)

    def weighs(self, game: Game, seat: int, weight: float) -> float:
        """Let them have no vote today; by night the next vote is tomorrow's, when they are back."""
        return weight if at_night(game) else super().weighs(game, seat, weight)

    def wakes(self, game: Game, call: Call, powers: list[Effect]) -> list[Effect]:
        """Let them sleep elsewhere; who has died is away no more."""
        away = {seat for seat in self.seats if game.table[seat].alive}
        return [power for power in powers if away.isdisjoint(power.eyes())]


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
