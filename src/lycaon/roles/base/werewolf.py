"""The werewolf, and what all the pack does together."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from lycaon.game import election
from lycaon.game.ask import Answer, Steps
from lycaon.game.attack import Kind
from lycaon.game.death import Death, bury
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Announced, Exploded, Reason, Revealed
from lycaon.game.speech import last_words
from lycaon.game.table import WEREWOLVES
from lycaon.game.waiting import Offer

if TYPE_CHECKING:
    from lycaon.game.game import Game

BITE = Kind("pack", "werewolves", order=1, wolf=True)

PROMPTS = 3
"""How often the pack is asked before it goes without a kill (seed 002, RULES k20)."""


class Werewolf(Role):
    """Each night the living pack wakes together, recognises its members and agrees on one player, who dies at dawn."""

    id = "werewolf"
    cited = "seeds 000-004; RULES a2, b 210"
    camp = WEREWOLVES
    wolf = True
    common = True
    harms = True
    box_copies = 4
    worth = 2.0
    call = Call("werewolf", 210, strikes=True)

    known: ClassVar[tuple[int, ...]] = ()
    """The mates that this holder has been told of."""

    @classmethod
    def wake_all(cls, game: Game, powers: list[Effect]) -> Steps[None]:
        """Let the pack recognise each other and choose."""
        pack = tuple(dict.fromkeys(power.seat for power in powers))
        _recognise(game, powers, pack)
        game.channels["pack"] = pack
        target = yield from agree(game, pack)
        game.channels.pop("pack", None)
        if target is not None:
            game.ledger.strike(target, BITE, pack[0] if len(pack) == 1 else None)

    def offers(self, game: Game, moment: str) -> Offer | None:
        """Give himself up during the speeches or the election, where that is played (自爆)."""
        if not game.rules.self_explosion or moment not in ("speeches", "election"):
            return None
        return Offer("explode", {self.seat: (self.seat,)}, lambda seat, _: _explode(game, seat))


def _recognise(game: Game, powers: list[Effect], pack: tuple[int, ...]) -> None:
    """Tell each member of the pack whom it does not know yet."""
    for power in powers:
        if isinstance(power, Werewolf):
            new = tuple(mate for mate in pack if mate != power.seat and mate not in power.known)
            if new:
                game.tell(power.seat, "werewolf", new, "pack")
                power.known = (*power.known, *new)  # type: ignore[misc]


def agree(game: Game, pack: tuple[int, ...]) -> Steps[int | None]:
    """Ask the pack for a victim until it agrees as the house has it; None when there is no kill."""
    rules = game.rules
    legal = game.table.living if rules.pack_may_target_wolf else prey(game, pack)
    narrowing = game.listening("narrows")
    narrowed: dict[int, tuple[int, ...]] = {}
    for effect in narrowing:
        for seat in pack:
            narrowed[seat] = effect.narrows(game, "werewolf", seat, narrowed.get(seat, legal))
    special = {seat: seats for seat, seats in narrowed.items() if seats != legal}
    if not legal or any(not seats for seats in special.values()):
        return None
    prompts = PROMPTS if rules.pack_agreement == "unanimous_after_3_prompts" else 1
    for prompt in range(1, prompts + 1):
        ask = game.open(
            "werewolf",
            pack,
            legal,
            may_pass=rules.pack_may_skip,
            shared=True,
            narrowed=special or None,
            occurrence=prompt,
        )
        yield ask
        settled, target = _agreed(list(ask.answers.values()), rules.pack_agreement)
        if settled:
            return target
    return None


def prey(game: Game, pack: tuple[int, ...]) -> tuple[int, ...]:
    """Return the living seats that the pack does not know as its own (RULES k10)."""
    known = set(pack)
    for seat in pack:
        for power in game.table[seat].powers:
            if isinstance(power, Werewolf):
                known.update(power.known)
    return tuple(seat for seat in game.table.living if seat not in known)


def _agreed(answers: list[Answer], rule: str) -> tuple[bool, int | None]:
    """Say whether the pack has settled on something, and on whom. Silent members don't count."""
    names = [answer for answer in answers if isinstance(answer, int)]
    if rule == "plurality_tie_none":
        first = Counter(names).most_common(2)
        alone = len(first) == 1 or (len(first) > 1 and first[0][1] > first[1][1])
        return True, first[0][0] if alone else None
    if len(set(names)) == 1:
        return True, names[0]
    return not names, None


def _explode(game: Game, seat: int) -> Steps[bool]:
    """Die at once, show the card and end the day; before there is a sheriff it may cost the badge."""
    game.emit(Exploded(None, seat))
    yield from bury(game, [Death(seat, "explosion", (Reason("exploded", seat),), seat)])
    place = game.table[seat]
    if not place.shown:
        place.shown = True
        game.emit(Revealed(None, seat, tuple(card.id for card in place.cards)))
    election.explosion(game)
    game.emit(Announced(None, "day_cut"))
    game.look("explosion")
    yield from last_words(game)
    return True
