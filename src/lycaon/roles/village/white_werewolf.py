"""The white werewolf."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.attack import Kind
from lycaon.game.effect import Call, Role
from lycaon.game.table import LOVERS, WEREWOLVES
from lycaon.game.victory import Claim, Win
from lycaon.roles.base.werewolf import Werewolf

if TYPE_CHECKING:
    from lycaon.game.game import Game

LONE_BITE = Kind("white", "white_werewolf", order=3, wolf=True)

ALONE = Win(5, "white_werewolf", "white_werewolf_alone")


class WhiteWerewolf(Role):
    """He bites with the pack, and every second night wakes alone and may kill one player more. He wins alone."""

    id = "white_werewolf"
    cited = "seeds 001, 004; RULES a2, b 240, d row 5, h 63-65"
    icon = "direwolf"
    house_rules = (
        "white_target",
        "white_win",
        "pack_agreement",
        "pack_may_target_wolf",
        "pack_may_skip",
        "self_explosion",
    )
    box = "village"
    camp = ALONE.winner
    wolf = True
    harms = True
    copies = (1,)
    worth = 3.0
    also = (Werewolf,)
    bites = True
    wins = (ALONE,)
    unblockable = ("claims", "denies")
    call = Call("white_werewolf", 240, "even", strikes=True, needs=("werewolf",))

    def wake(self, game: Game) -> Steps[None]:
        """Ask for his lone kill."""
        legal = game.table.others(self.holder)
        if game.rules.white_target == "werewolf_only":
            legal = tuple(seat for seat in legal if seat in self._mates(game))
        if not legal:
            return
        target = yield from game.ask_holder(self, "white_werewolf", legal, may_pass=True)
        if isinstance(target, int):
            game.strike(target, LONE_BITE, self.holder)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out whom he does not know as a werewolf, where he bites werewolves alone."""
        only = call == self.id and game.rules.white_target == "werewolf_only"
        return "not_of_pack" if only and choice != seat and choice not in self._mates(game) else None

    def _mates(self, game: Game) -> set[int]:
        """Return the werewolves that he has seen awake; one that sleeps through the call is none to him (RULES k9)."""
        powers = game.table[self.holder].powers
        return {mate for power in powers if isinstance(power, Werewolf) for mate in power.known}

    def claims(self, game: Game) -> Iterable[Claim]:
        """Claim the win when he alone lives, or with one other at most where the house has it so."""
        seat = self.holder
        living = game.table.living
        most = 2 if game.rules.white_win == "last_two" else 1
        if seat in living and len(living) <= most and game.table[seat].camp == self.camp:
            return (Claim(ALONE, (seat,)),)
        return ()

    def denies(self, game: Game, camp: str) -> bool:
        """Keep the werewolves from winning while he lives, unless love has made him one of a third camp (RULES d)."""
        return camp == WEREWOLVES and self.holder in game.table.living and game.table[self.holder].camp != LOVERS
