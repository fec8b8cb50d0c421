"""The piper, and those whom he charms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.table import LOVERS, VILLAGE
from lycaon.game.victory import Claim, Win, look
from lycaon.roles.base.cupid import Lovers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lycaon.game.game import Game
    from lycaon.game.house_rules import HouseRules

IN_LOVE = Win(2, LOVERS, "all_charmed")
ALONE = Win(3, "piper", "all_charmed")


class Charmed(Effect):
    """A seat is under the piper's charm, for good. It blocks nothing and passes to nobody."""

    id = "charmed"
    call = Call("charmed", 301, needs=("piper",), needs_all=True)

    def matters(self, game: Game) -> bool:
        """Not matter."""
        return False

    @classmethod
    def wake_all(cls, game: Game, powers: list[Effect]) -> Steps[None]:
        """Let the charmed recognise each other; then the piper may have won (RULES k5)."""
        charmed = {power.holder for power in powers}
        living = tuple([seat for seat in game.table.living if seat in charmed])
        for place, seat in enumerate(living):
            game.tell(seat, "charmed", living[:place] + living[place + 1 :], "charmed")
        look(game, "charm")
        yield from ()


class Piper(Role):
    """Each night he charms two players for good; the charmed know each other.

    He wins at once when every other living player is charmed, as long as he lives.
    """

    id = "piper"
    cited = "seeds 001, 004; RULES a2, b 300-301, d rows 2-3, h 48-52, k5"
    icon = "pan-flute"
    house_rules = ("piper_count", "piper_team", "piper_blocks_village")
    box = "new_moon"
    camp = ALONE.winner
    copies = (1,)
    worth = 2.0
    call = Call("piper", 300)
    unblockable = ("denies",)
    brings = (Charmed,)
    wins = (IN_LOVE, ALONE)

    @classmethod
    def team(cls, rules: HouseRules) -> str:
        """Belong to nobody, or to the village where he does until he is in love."""
        return VILLAGE if rules.piper_team == "village_until_in_love" else cls.camp

    def count(self, rules: HouseRules) -> str:
        """Return how many he charms in a night, as `piper_count` has it."""
        return rules.piper_count

    def wake(self, game: Game) -> Steps[None]:
        """Ask whom he charms."""
        charmed = charmed_seats(game)
        legal = tuple(seat for seat in game.table.others(self.holder) if seat not in charmed)
        if not legal:
            return
        rule = self.count(game.rules)
        most = min(1 if rule == "1" else 2, len(legal))
        named = yield from game.ask_holder(
            self,
            "piper",
            legal,
            kind="seats",
            least=1 if rule == "0-2" else most,
            most=most,
            may_pass=rule == "0-2",
        )
        if isinstance(named, tuple):
            for seat in named:
                game.enter(Charmed(int(seat), self.id))

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who is charmed already."""
        return "charmed" if call == self.id and choice in charmed_seats(game) else None

    def claims(self, game: Game) -> Iterable[Claim]:
        """Claim the win when all others are charmed: alone, or with the lover's camp if he is in love across camps."""
        seat = self.holder
        place = game.table[seat]
        if not place.alive or place.wolf:
            return ()
        in_love = place.camp == LOVERS
        others = game.table.others(seat)
        if not in_love and len(game.callers.get(Charmed.call.id, ())) < len(others):
            return ()
        charmed = charmed_seats(game)
        for one in others:
            if one not in charmed and not (in_love and game.table[one].camp == LOVERS):
                return ()
        if in_love:
            bond = next(effect for effect in game.on.mourns if isinstance(effect, Lovers))
            return (Claim(IN_LOVE, bond.winners(game)),)
        return (Claim(ALONE, (seat,)),)

    def denies(self, game: Game, camp: str) -> bool:
        """Keep the village from winning while he lives, where the house has it so."""
        return (
            camp == VILLAGE
            and game.rules.piper_blocks_village
            and game.table[self.holder].alive
            and not game.table[self.holder].wolf
        )


def charmed_seats(game: Game) -> set[int]:
    """Return the seats under the charm."""
    return {effect.holder for effect in game.callers.get("charmed", [])}
