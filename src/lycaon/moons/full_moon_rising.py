"""Full Moon Rising."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.deal import look_at_card
from lycaon.game.effect import Call, Effect
from lycaon.game.table import WOLF_SIDE
from lycaon.moons._card import NIGHT, Moon, at_night
from lycaon.roles.base.hunter import Hunter
from lycaon.roles.base.seer import Seer, sight
from lycaon.roles.base.werewolf import Werewolf
from lycaon.roles.base.witch import Witch
from lycaon.roles.characters.accursed_wolf_father import AccursedWolfFather
from lycaon.roles.characters.big_bad_wolf import BigBadWolf
from lycaon.roles.characters.fox import Fox
from lycaon.roles.characters.rusty_sword_knight import RustySwordKnight
from lycaon.roles.village.white_werewolf import WhiteWerewolf

if TYPE_CHECKING:
    from lycaon.game.game import Game

SKIPPED = (Witch.id, BigBadWolf.id, WhiteWerewolf.id, AccursedWolfFather.id)
"""Calls to which nobody wakes in that night, besides the two that are put to others."""


class WolfsLook(Effect):
    """For one night a werewolf looks at a player as a seer does."""

    id = "wolfs_look"

    def wake(self, game: Game) -> Steps[None]:
        """Ask at whom, and tell what there is to see."""
        target = yield from game.ask_holder(self, Seer.id, game.table.others(self.holder))
        if isinstance(target, int):
            if game.setup.real_cards:
                yield from look_at_card(game, target)
            game.tell(self.holder, Seer.id, (target,), sight(game, target))


class StandIn(Effect):
    """For one night hunter, witch and seer bite as the pack does; they don't take each other for werewolves."""

    id = "stand_in"
    call = Call("werewolf", 210, strikes=True)


class FullMoonRising(Moon):
    """In the next night each werewolf looks at one player like a seer; hunter, witch and seer wake as a pack and kill.

    The witch's potions, the seer's look and the lone calls of big bad wolf, white werewolf and wolf-father rest. With
    none of the three alive nobody is killed. At dawn everything is as before.
    """

    id = "full_moon_rising"
    cited = "EVENTS 3, 6; RULES k29"
    icon = "moon-bats"
    phase = "crescent"
    lasts = NIGHT

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Wait for the night."""
        super().__init__(holder, source)
        self.pack: list[Effect] | None = None
        """The stand-ins, once the pack's call has come."""

    def wakes(self, game: Game, call: Call, powers: list[Effect]) -> list[Effect]:
        """Put the seer's call to the werewolves, and theirs to the three."""
        if call.id == Seer.id:
            return self._looks(game)
        if call.id == Werewolf.id:
            if self.pack is None:
                self.pack = self._stand_in(game, powers)
            return self.pack
        return [] if call.id in SKIPPED else powers

    joins_call = "werewolf"

    def joins(self, game: Game, call: Call) -> Steps[Steps[None] | None]:
        """Let the werewolves look at the pack's call where the deck has no seer's call."""
        looks = self._looks(game)
        if looks and not any(step.call.id == Seer.id for step in game.plan.steps):
            yield from WolfsLook.wake_all(game, looks)
        return None

    @staticmethod
    def _looks(game: Game) -> list[Effect]:
        seats = [seat for seat in game.table.living if _is_of_the_pack(game, seat)]
        return [WolfsLook(seat, FullMoonRising.id) for seat in seats]

    def _stand_in(self, game: Game, powers: list[Effect]) -> list[Effect]:
        """Let the pack sleep and the three wake, until the morning."""
        for power in powers:
            game.block(power, self.id, until="dawn")
        pack: list[Effect] = [StandIn(seat, self.id) for seat in the_three(game)]
        for one in pack:
            game.enter(one, until="dawn")
        return pack

    def seen(self, game: Game, seat: int, side: str, to: str) -> str:
        """Let the three count as werewolves for that night's fox, and for the sword of a knight who dies of it."""
        counts = to == RustySwordKnight.id or (to == Fox.id and at_night(game))
        return WOLF_SIDE if counts and seat in the_three(game) else side


def the_three(game: Game) -> list[int]:
    """Return the living who have the power of hunter, witch or seer."""
    return [
        seat
        for seat in game.table.living
        if any(isinstance(power, (Hunter, Witch, Seer)) for power in game.powers(seat))
    ]


def is_rising(game: Game) -> bool:
    """Say whether the pack is not itself tonight."""
    return any(isinstance(effect, FullMoonRising) and effect.pack is not None for effect in game.on.wakes)


def _is_of_the_pack(game: Game, seat: int) -> bool:
    """Say whether a seat wakes with the pack, in other nights or until a moment ago."""
    return any(
        isinstance(power, Werewolf) and all(block == FullMoonRising.id for block in power.blocks)
        for power in game.table[seat].powers
    )
