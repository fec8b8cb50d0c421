"""The abominable sectarian."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lycaon.game.effect import Role
from lycaon.game.event import Announced
from lycaon.game.victory import Claim, Win

if TYPE_CHECKING:
    from lycaon.game.game import Game

OTHERS_DEAD = Win(6, "sectarian", "other_group_dead")


class AbominableSectarian(Role):
    """The table is split into two groups that everybody sees; he wins alone when the group that he isn't in is dead."""

    id = "abominable_sectarian"
    cited = "seed 001; RULES a2, d row 6, h 81-82"
    icon = "pope-crown"
    box = "characters"
    camp = OTHERS_DEAD.winner
    copies = (1,)
    worth = 1.5
    wins = (OTHERS_DEAD,)

    @classmethod
    def lays_out(cls, game: Game) -> None:
        """Tell everybody who is in which group (RULES b, step 0)."""
        groups: dict[str | None, list[str]] = {}
        for seat, person in enumerate(game.setup.attributes, 1):
            groups.setdefault(person.group, []).append(str(seat))
        for seats in groups.values():
            game.emit(Announced(None, "sectarian_group", None, ",".join(seats)))

    def claims(self, game: Game) -> Iterable[Claim]:
        """Claim the win when he lives and the other group does not."""
        mine = self.holder
        people = game.setup.attributes
        if not people or not game.table[mine].alive or game.table[mine].wolf:
            return ()
        group = people[mine - 1].group
        others = [seat for seat in range(1, game.table.size + 1) if people[seat - 1].group != group]
        if not others or any(game.table[seat].alive for seat in others):
            return ()
        return (Claim(OTHERS_DEAD, (mine,)),)
