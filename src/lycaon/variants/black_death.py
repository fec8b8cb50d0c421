"""The Black Death."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Kind
from lycaon.game.death import FLAG, Death
from lycaon.game.effect import Call, Effect
from lycaon.game.table import NOBODY, VILLAGE
from lycaon.game.variant import Variant
from lycaon.game.victory import Result, Win

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lycaon.game.game import Game
    from lycaon.game.victory import Claim

PLAGUE = Kind("pack", "werewolves", order=1, wolf=True)
"""To the table it is a werewolf's bite like any other."""


LAST_SURVIVOR = Win(0, NOBODY, "last_survivor", only_under=("last_survivor_wins", True))
ALL_TAKEN = Win(0, NOBODY, "black_death", even_if_all_are_dead=True)


class Plague(Effect):
    """The call at which the plague strikes; to the village it sounds like the werewolves'."""

    id = "plague"
    bites = True
    call = Call("werewolf", 210, strikes=True)


class BlackDeath(Variant):
    """No werewolf is in the deck, and only the judge knows: each victim chooses the next one, until all are dead."""

    id = "black_death"
    cited = "seed 001 variant 5; RULES e5"
    icon = "plague-doctor-profile"
    house_rules = ("last_survivor_wins",)
    brings = (Plague,)
    without_wolves = True
    acts_when_dead = True
    orders: ClassVar[dict[str, int]] = {"mourns": FLAG}
    wins = (LAST_SURVIVOR, ALL_TAKEN)
    rules_out = (VILLAGE,)

    def __init__(self) -> None:
        """Begin with no victim."""
        super().__init__()
        self.chooser: int | None = None
        self.stricken = 0

    def joins(self, game: Game, call: Call) -> Steps[Steps[None] | None]:
        """Let luck take the first victim, and each victim the next one."""
        legal = game.within_reach(call.id, self.chooser or 0, game.table.living)
        if not legal:
            return None
        if self.chooser is None:
            victim = yield from game.luck("black_death", legal, kind="seat")
        else:
            victim = yield from game.choose("black_death", (self.chooser,), legal, draws=True)
        if isinstance(victim, int):
            self.stricken = victim
            game.strike(victim, PLAGUE, None)
        return None

    joins_call: ClassVar[str] = "werewolf"

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out whom no bite reaches."""
        return game.out_of_reach(self.joins_call, seat, choice) if call == self.id else None

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Remember the last victim who died of it: that one chooses next."""
        if death.seat == self.stricken and death.by_wolves and not game.by_day:
            self.chooser = death.seat
        yield from ()

    def denies(self, game: Game, camp: str) -> bool:
        """Keep the village from winning: it would have won at once."""
        return camp in self.rules_out

    def claims(self, game: Game) -> Iterable[Claim]:
        """Give the last survivor the win where the house has it so."""
        living = game.table.living
        if LAST_SURVIVOR.in_force(game.rules) and len(living) == 1:
            game.finish(Result(NOBODY, living, LAST_SURVIVOR.because))
        if not living:
            game.finish(Result(NOBODY, (), ALL_TAKEN.because))
        return ()
