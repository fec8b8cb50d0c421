"""The werewolf, and what all the pack does together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from lycaon.game import election
from lycaon.game.ask import Answer, Ask, Steps
from lycaon.game.attack import Kind
from lycaon.game.death import Death, bury
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Announced, Exploded, Reason, Revealed
from lycaon.game.speech import last_words
from lycaon.game.table import WEREWOLVES
from lycaon.game.victory import look
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
    icon = "werewolf"
    house_rules = ("pack_agreement", "pack_may_target_wolf", "pack_may_skip", "self_explosion")
    camp = WEREWOLVES
    wolf = True
    common = True
    harms = True
    box_copies = 4
    worth = 2.0
    bites = True
    call = Call("werewolf", 210, strikes=True)
    only_under: ClassVar[Mapping[str, tuple[str, object]]] = {"offers": ("self_explosion", True)}

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin without knowing anybody."""
        super().__init__(holder, source)
        self.known: tuple[int, ...] = ()
        """The mates that this holder has been told of."""
        self.pack: tuple[int, ...] = ()
        """The pack with which this holder woke last."""

    @classmethod
    def wake_all(cls, game: Game, powers: list[Effect]) -> Steps[None]:
        """Let the pack recognise each other and choose."""
        one_each = {power.holder: power for power in powers}  # two werewolf cards are one member of the pack
        pack = tuple(one_each)
        for power in one_each.values():
            if isinstance(power, Werewolf) and power.pack != pack:
                power.recognise(game, pack)
        hunts = game.on.hunts
        return hunts[-1].hunts(game, pack) if hunts else hunt(game, pack)

    def recognise(self, game: Game, pack: tuple[int, ...]) -> None:
        """Tell the holder which of the pack are new."""
        new = tuple([mate for mate in pack if mate != self.holder and mate not in self.known])
        if new:
            game.tell(self.holder, "werewolf", new, "pack")
        self.known = (*self.known, *new)
        self.pack = pack

    def offers(self, game: Game, moment: str) -> Offer | None:
        """Give himself up during the speeches or the election, where that is played (自爆)."""
        if moment not in ("speeches", "election", "defence"):
            return None
        return Offer("explode", self.holder, (self.holder,), lambda _: _explode(game, self.holder))

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out the pack's own where it may not bite them, and all but himself when he gives himself up."""
        if call == "explode":
            return "gives_himself_up"
        own = call == self.id and not game.rules.pack_may_target_wolf and choice != seat
        return "of_the_pack" if own and choice not in prey(game, (seat,)) else None


def turn_into_werewolf(game: Game, seat: int, call: str, fact: str) -> None:
    """Turn a seat to the werewolves: it keeps its card, wakes with the pack from its next call on, and is told."""
    game.turn(seat, WEREWOLVES, wolf=True)
    if not any(isinstance(power, Werewolf) for power in game.table[seat].powers):
        game.give(seat, Werewolf, call)
    game.tell(seat, call, (seat,), fact)
    game.rule(seat, "turn", Reason(fact, seat))


def lose_old_powers(game: Game, seat: int) -> None:
    """Let a seat that becomes a werewolf be that and no more (变成狼人, of avenger and box alike: seed 001)."""
    game.recall(seat)
    for power in game.table[seat].powers:
        if isinstance(power, Role) and not power.common:
            game.end(power)


def hunt(game: Game, pack: tuple[int, ...], among: tuple[int, ...] | None = None, at: int | None = None) -> Steps[None]:
    """Ask the pack for a victim until it agrees as the house has it, and attack; no kill where it does not.

    A part of the pack that hunts by itself names its victim `among` some seats, and its asks bear the seat `at`.
    """
    rules = game.rules
    legal = game.table.living if rules.pack_may_target_wolf else prey(game, pack)
    if among is not None:
        legal = tuple([seat for seat in legal if seat in among])
    special: dict[int, tuple[int, ...]] = {}
    if game.on.narrows:
        for effect in game.on.narrows:
            for seat in pack:
                special[seat] = effect.narrows(game, "werewolf", seat, special.get(seat, legal))
    if special:  # who has nobody to name has no say
        pack = tuple([seat for seat in pack if special[seat]])
    if not legal or not pack:
        return
    game.groups.append(group := ("pack", pack))
    prompts = PROMPTS if rules.pack_agreement == "unanimous_after_3_prompts" else 1
    for prompt in range(1, prompts + 1):
        ask = game.open(
            "werewolf",
            pack,
            legal,
            may_pass=rules.pack_may_skip,
            shared=True,
            narrowed=special or None,
            at=at,
            occurrence=prompt,
        )
        yield ask
        if _heed(game, pack, ask, last=prompt == prompts):
            break
    game.groups.remove(group)


def awake_pack(game: Game) -> tuple[int, ...]:
    """Return who wakes at the pack's call tonight."""
    powers = game.callers.get(Werewolf.id, [])
    for effect in game.on.wakes:
        powers = effect.wakes(game, Werewolf.call, powers)
    return tuple(dict.fromkeys([power.holder for power in powers]))


def prey(game: Game, pack: tuple[int, ...]) -> tuple[int, ...]:
    """Return the living seats that the pack does not know as its own (RULES k10); who stands in for it has no own."""
    known: set[int] = set()
    for power in game.callers.get(Werewolf.id, ()):
        if isinstance(power, Werewolf):
            known.update(power.known)
            if power.holder in pack:
                known.add(power.holder)
    return tuple([seat for seat in game.table.living if seat not in known])


def _heed(game: Game, pack: tuple[int, ...], ask: Ask, *, last: bool) -> bool:
    """Attack whom the pack has agreed on; returns whether it is settled. After the last prompt there is no kill."""
    settled, target = _agreed(list(ask.answers.values()), game.rules.pack_agreement)
    if target is not None:
        game.strike(target, BITE, pack[0] if len(pack) == 1 else None)
    elif settled or last:
        for seat in pack:
            if ask.answers.get(seat) is not None:
                game.rule(seat, "void", Reason("not_agreed", None, "pack_agreement"))
    return settled


def _agreed(answers: list[Answer], rule: str) -> tuple[bool, int | None]:
    """Say whether the pack has settled on something, and on whom.

    An empty bite is an answer like any other; who was silent until the time was up has no say.
    """
    first = answers[0] if answers else None
    if answers.count(first) == len(answers):
        return True, first if isinstance(first, int) else None
    if rule != "plurality_tie_none":
        return False, None
    names = Counter(answer for answer in answers if isinstance(answer, int)).most_common(2)
    alone = len(names) == 1 or names[0][1] > names[1][1]
    return True, names[0][0] if alone else None


def _explode(game: Game, seat: int) -> Steps[bool]:
    """Die at once, show the card and end the day; before there is a sheriff it may cost the badge."""
    game.emit(Exploded(None, seat))
    yield from bury(game, [Death(seat, "explosion", (Reason("exploded", seat),), seat)])
    place = game.table[seat]
    if not place.shown:
        place.shown = True
        game.emit(Revealed(None, seat, place.ids))
    election.explosion(game)
    game.emit(Announced(None, "day_cut"))
    look(game, "explosion")
    yield from last_words(game)
    return True
