"""A commented skeleton: copy this file into a box's folder, rename it, and say what your role does.

A file whose name begins with an underscore is no role of the game. The first word of every comment says what to change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.death import SHOT, Death
from lycaon.game.effect import Call, Role

if TYPE_CHECKING:
    from lycaon.game.game import Game


class Lamplighter(Role):
    """Each night he lights a lamp before one other player, and learns at dawn whether that player fell in the night.

    If the werewolves bite the lamplighter himself, his lamp shows him the nearest living player on his left.
    """

    # Name: the id is what decks, records and texts call it: snake_case, unique.
    id = "lamplighter"
    # Source: where the rule comes from.
    cited = "our own example"
    # Icon: the name of its picture at game-icons.net.
    icon = "lantern-flame"
    # Box: the folder that it lies in. A folder of your own needs no more than an empty __init__.py.
    box = "base"
    # Camp: leave it out for the village; `camp = WEREWOLVES` and `wolf = True` for one of the pack.
    # Deck: `copies = (1,)` if a deck has exactly one; `extra_cards` if cards lie in the centre because of it.
    copies = (1,)
    # Bots: what a bot should know of the power: `harms`; `protects`; `learns`, who is a werewolf, which this one does
    # not; and its worth (a villager is 1). The first two also say that a game may still turn while its holder lives.
    worth = 2.0
    # Call: the step number of the night (`lycaon order` without a deck lists all that are taken), and in which nights:
    # "first", "every", "even". Leave it out for a role that never wakes. `reshapes`: it changes who holds what.
    # `strikes`: it attacks. `needs_strikes`: it hears of attacks. `needs_all`: it hears who is going to die.
    call = Call("lamplighter", 285)
    # Orders: where it stands at a hook that has an order of its own (attack.py, death.py, ballot.py name them).
    # Where the names are tens a place between two is free: GUARD + 5.
    orders: ClassVar[dict[str, int]] = {"dies": SHOT}
    # Beside it: `house_rules` that change what it does, by id; `brings`, the effects of its own that it puts into play.

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with no lamp lit. State lives on the power: whoever is given a fresh one begins anew."""
        super().__init__(holder, source)
        self.lit: int | None = None

    # Hooks: override only those of game/effect.py that your role answers to. `yield from` whatever may wait for
    # somebody.

    def wake(self, game: Game) -> Steps[None]:
        """Ask before whom he lights the lamp. The ask lists every legal answer; the engine refuses all others.

        Why he himself, or a dead player, is on no list, the engine knows. A role that leaves out others says by
        `leaves_out` why (the defender: whom he protected last night), with texts `barred-…` and `left-out-…`.
        """
        target = yield from game.ask_holder(self, "lamplighter", game.table.others(self.holder), may_pass=True)
        self.lit = target if isinstance(target, int) else None

    def dawns(self, game: Game) -> Steps[None]:
        """Tell him in private what the lamp has shown. Facts are words without language; texts/ says them.

        Bots take `werewolf`, `good`, `yes` and `no` for what seers and foxes learn of sides: use others for the rest,
        or override `tells` (as the fox does) and `betrays` (as the bear tamer does).
        """
        if self.lit is not None:
            game.tell(self.holder, "lamplighter", (self.lit,), "stands" if game.table[self.lit].alive else "fell")
        yield from ()

    def dies(self, game: Game, death: Death) -> Steps[None]:
        """Tell the dying holder who lives nearest on his left, if it was a bite."""
        if death.by_wolves and game.table.living:
            game.tell(self.holder, "lamplighter", (next(game.table.clockwise(self.holder)),), "neighbour")
        yield from ()
