"""The little girl."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Kind
from lycaon.game.effect import Call, Role
from lycaon.roles.base.werewolf import BITE, awake_pack

if TYPE_CHECKING:
    from lycaon.game.game import Game

PEEPING = Kind("peeping", "peeping", order=1, wolf=True, unstoppable=True)


class LittleGirl(Role):
    """She may peep while the werewolves choose. If they catch her, they may take her instead of their victim.

    Under `little_girl_model: risk` she is asked whether she peeps; a peep shows her one werewolf, and chance decides
    whether the pack notices. Under `moderator` a human judge watches, and the game asks her nothing. Nothing saves a
    girl who was caught and taken, and no defender's shield helps her.
    """

    id = "little_girl"
    cited = "seeds 000-003; RULES a2, c1 row 1, h 11-13"
    icon = "semi-closed-eye"
    house_rules = ("little_girl_model", "little_girl_catch_p")
    copies = (1,)
    learns = True
    worth = 3.0
    unguarded = True
    joins_call = "werewolf"
    only_under: ClassVar[dict[str, tuple[str, object]]] = {"joins": ("little_girl_model", "risk")}

    def joins(self, game: Game, call: Call) -> Steps[Steps[None] | None]:
        """Ask whether she peeps, while the pack chooses."""
        pack = awake_pack(game)
        if game.table[self.holder].wolf:
            return None
        peeps = yield from game.ask_holder(self, "little_girl", ("yes",), kind="option", may_pass=True)
        if peeps != "yes" or not pack:  # she is asked all the same: whether any pack is awake shows only when she looks
            return None
        at = self.holder if self.lent else None  # her luck is her own, whoever peeps first
        seen = yield from game.luck("little_girl.seen", pack, kind="seat", at=at)
        if isinstance(seen, int):
            game.tell(self.holder, "little_girl", (seen,), "werewolf")
        chance = game.rules.little_girl_catch_p
        caught = yield from game.luck("little_girl.caught", ("caught", "unseen"), weights=(chance, 1 - chance), at=at)
        return self._caught(game, pack) if caught == "caught" else None

    def _caught(self, game: Game, pack: tuple[int, ...]) -> Steps[None]:
        """Let the pack that has noticed her take her, or keep to its victim."""
        game.tell(pack, "werewolf", (self.holder,), "little_girl")
        ask = game.open("werewolf.little_girl", pack, ("yes", "no"), kind="option", may_pass=True, shared=True)
        yield ask
        words = list(ask.answers.values())
        if words.count("yes") * 2 > len(words):
            game.ledger.lift(BITE)
            game.strike(self.holder, PEEPING, None)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who is not awake with the pack: luck shows her one of those who are."""
        return "not_awake" if call == "little_girl.seen" else None
