"""Harvest Festival at Miller's Hollow: eleven changes to the roles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.attack import Aftermath, Potion
from lycaon.game.ballot import SWAP, Verdict, vote
from lycaon.game.death import BAN, GRIEF, VOTE, Death
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Announced, Reason
from lycaon.game.variant import Variant
from lycaon.roles.base.cupid import Cupid, Lovers
from lycaon.roles.base.hunter import Hunter
from lycaon.roles.base.little_girl import LittleGirl
from lycaon.roles.base.seer import sight
from lycaon.roles.base.thief import Thief
from lycaon.roles.base.villager import Villager
from lycaon.roles.base.werewolf import Werewolf, lose_old_powers, turn_into_werewolf
from lycaon.roles.base.witch import POISON, Witch
from lycaon.roles.new_moon.defender import Defender
from lycaon.roles.new_moon.piper import Piper
from lycaon.roles.new_moon.scapegoat import Scapegoat

if TYPE_CHECKING:
    from lycaon.game.game import Game
    from lycaon.game.house_rules import HouseRules

THROWS = ("A", "B", "C", "D")
"""How box and lid may fall: heal; heal and turn into a villager; heal and turn into a werewolf; poison."""


class Exchange(Aftermath):
    """Two players exchange their cards at dawn."""

    id = "exchange"
    orders: ClassVar[dict[str, int]] = {"chain_ended": 490}


class Thrown(Aftermath):
    """Whom the witch named turns at dawn into what box and lid have said."""

    id = "thrown"
    orders: ClassVar[dict[str, int]] = {"chain_ended": 520}


class HarvestThief(Thief):
    """He must exchange his card with another player; both play this night with the old ones (RULES k32)."""

    extra_cards = 0
    brings = (Exchange,)

    def wake(self, game: Game) -> Steps[None]:
        """Ask with whom."""
        me = self.holder
        other = yield from game.ask_holder(self, "thief", game.table.others(me))
        if isinstance(other, int):
            game.enter(Exchange(lambda game: self._exchange(game, me, other)))

    def _exchange(self, game: Game, me: int, other: int) -> None:
        """Exchange the cards of two who live."""
        if game.table[other].alive and game.table[me].alive:
            mine, others = game.table[me].cards, game.table[other].cards
            game.hand_cards(me, others, self.id)
            game.hand_cards(other, mine, self.id)


class HarvestWitch(Witch):
    """Once a night she names a player and throws box and lid; how they fall is said aloud."""

    brings = (Potion, Thrown)

    def __init__(self, holder: int = 0, source: str = "") -> None:
        """Begin with no throw made."""
        super().__init__(holder, source)
        self.throws = 0
        self.named: int | None = None
        """Whom she named this night."""

    def wake(self, game: Game) -> Steps[None]:
        """Ask whom she names, and throw."""
        self.named = None
        if game.rules.hf_witch_uses == "2" and self.throws >= 2:
            return
        target = yield from game.ask_holder(self, "witch", game.table.living, may_pass=True)
        if not isinstance(target, int):
            return
        thrown = yield from game.luck("box", THROWS)
        self.throws += 1
        self.named = target
        game.emit(Announced(None, "box", None, str(thrown)))
        if thrown == "D":
            game.strike(target, POISON, self.holder)
            return
        game.ledger.heal(game, target, self.holder)
        if thrown in ("B", "C"):
            game.enter(Thrown(lambda game: self._turn(game, target, into_villager=thrown == "B")))

    def _turn(self, game: Game, target: int, *, into_villager: bool) -> None:
        """Turn the named player into what the throw said, if that player lives."""
        if not game.table[target].alive:
            return
        if into_villager:
            villagers = (game.plan.roles[Villager.id],) * len(game.table[target].cards)
            game.hand_cards(target, villagers, self.id)
        else:
            lose_old_powers(game, target)
            turn_into_werewolf(game, target, self.id, "turned")


class Affair(Effect):
    """Cupid's second pairing: one of the lovers and a third player."""

    id = "affair"
    call = Call("cupid.affair", 60, "first", needs=("cupid", "lovers"))

    def __init__(self, holder: int, bond: Lovers) -> None:
        """Wait for cupid to be called again."""
        super().__init__(holder, "cupid")
        self.bond = bond

    def wake(self, game: Game) -> Steps[None]:
        """Ask cupid for the two, and let them recognise each other."""
        pair = self.bond.pair
        ask = game.open("cupid.affair", (self.holder,), game.table.living, kind="seats", least=2, most=2, draws=True)
        ask.one_of = pair
        yield ask
        named = ask.answers[self.holder]
        game.end(self)
        if not isinstance(named, tuple):
            return
        first, second = (int(seat) for seat in named)
        deceiver, third = (first, second) if first in pair else (second, first)
        abandoned = pair[1] if deceiver == pair[0] else pair[0]
        triangle = Triangle(deceiver, third, abandoned, self.holder)
        game.end(self.bond)
        game.enter(triangle)
        for one, other in ((deceiver, third), (third, deceiver)):
            game.tell(one, "cupid.affair", (other,), "lover")
        triangle.judge_camps(game)


class Triangle(Lovers):
    """Deceiver and third party are the couple; the abandoned lover still dies of the deceiver's death."""

    id = "triangle"

    def __init__(self, deceiver: int, third: int, abandoned: int, cupid: int) -> None:
        """Bind the three."""
        super().__init__((deceiver, third), cupid)
        self.deceiver = deceiver
        self.third = third
        self.abandoned = abandoned

    def partner(self, seat: int) -> int | None:
        """Return the lover of a seat in love; the abandoned one loves the deceiver."""
        return self.deceiver if seat == self.abandoned else super().partner(seat)

    def narrows_vote(self, game: Game, choices: dict[int, tuple[int, ...]]) -> None:
        """Forbid the couple's votes against each other, and the deceiver's against the abandoned; not the other way."""
        super().narrows_vote(game, choices)
        if self.deceiver in choices:
            choices[self.deceiver] = tuple([one for one in choices[self.deceiver] if one != self.abandoned])

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """The deceiver's death takes both along, the third party's only the deceiver, the abandoned one's nobody."""
        falls: tuple[int, ...] = ()
        if death.seat == self.third:
            falls = (self.deceiver,)
        elif death.seat == self.deceiver:
            of_grief = death.cause == GRIEF and death.by == self.third
            falls = () if of_grief else (self.abandoned, self.third)
        for seat in falls:
            if game.table[seat].alive:
                game.fall(Death(seat, GRIEF, (Reason("heartbroken", death.seat),), death.seat))
        yield from ()


class HarvestCupid(Cupid):
    """After the lovers have recognised each other he names one of them and a third player, who are a pair as well."""

    brings = (Lovers, Affair, Triangle)

    def wake(self, game: Game) -> Steps[None]:
        """Bind the first pair; camps are judged when the second one is made."""
        pair = yield from game.ask_holder(self, "cupid", game.table.living, kind="seats", least=2, most=2)
        if isinstance(pair, tuple):
            first, second = sorted(int(seat) for seat in pair)
            bond = Lovers((first, second), self.holder)
            game.enter(bond)
            game.enter(Affair(self.holder, bond))


class HarvestGirl(LittleGirl):
    """She peeps at the witch's call alone: she learns who the witch is, and whom she names. Nobody harms her for it."""

    joins_call = "witch"

    def joins(self, game: Game, call: Call) -> Steps[Steps[None] | None]:
        """Ask whether she peeps."""
        witches = [power for power in game.callers.get(call.id, []) if isinstance(power, HarvestWitch)]
        if not witches:
            return None
        peeps = yield from game.ask_holder(self, "little_girl", ("yes",), kind="option", may_pass=True)
        if peeps != "yes":
            return None
        for witch in witches:
            game.tell(self.holder, "little_girl", (witch.holder,), Witch.id)
        return self._see(game, witches)

    def _see(self, game: Game, witches: list[HarvestWitch]) -> Steps[None]:
        for witch in witches:
            if witch.named is not None:
                game.tell(self.holder, "little_girl", (witch.named,), "named")
        yield from ()


class HarvestScapegoat(Scapegoat):
    """He does not die of a tie; he dies instead of a living neighbour who is voted out, and names the next voters."""

    orders: ClassVar[dict[str, int]] = {"condemned": SWAP, "dies": BAN}
    only_under: ClassVar[dict[str, tuple[str, object]]] = {"dies": ("hf_scapegoat_bans", True)}
    stands_in = False
    tied = Effect.tied  # a tie is left to the house rule

    def condemned(self, game: Game, verdict: Verdict) -> Steps[None]:
        """Take a neighbour's place."""
        if verdict.seat in game.table.neighbours(self.holder):
            self.stands_in = True
            verdict.condemn(self.holder, VOTE, Reason("stands_in", verdict.seat))
        yield from ()

    def dies(self, game: Game, death: Death) -> Steps[None]:
        """Name the next voters, where the house lets him."""
        if self.stands_in and death.by_village:
            yield from self.name_voters(game)


class HarvestPiper(Piper):
    """He charms one player a night."""

    def count(self, rules: HouseRules) -> str:
        """Return that it is one, whatever the house has."""
        return "1"


class HarvestFestival(Variant):
    """Eleven changes: bites and shots reach neighbours, the seer is told three roles, the witch throws a box ..."""

    id = "harvest_festival"
    cited = "seed 001 variant 4; RULES e4"
    icon = "cornucopia"
    house_rules = ("hf_witch_uses", "hf_scapegoat_bans")
    forces: ClassVar[Mapping[str, object]] = {"piper_count": "1"}
    without_extra_cards = True
    replaces: ClassVar[Mapping[str, type[Role]]] = {
        Thief.id: HarvestThief,
        Witch.id: HarvestWitch,
        Cupid.id: HarvestCupid,
        LittleGirl.id: HarvestGirl,
        Scapegoat.id: HarvestScapegoat,
        Piper.id: HarvestPiper,
    }

    def narrows(self, game: Game, call: str, seat: int, legal: tuple[int, ...]) -> tuple[int, ...]:
        """Leave the pack its members' neighbours, a lone wolf and the hunter their own, the defender himself too."""
        if call == Werewolf.id:
            near = {one for member in _members(game) for one in game.table.neighbours(member)}
        elif call in game.plan.bites or call == Hunter.id:
            near = set(game.table.neighbours(seat))
        elif call == Defender.id:
            near = {seat, *game.table.neighbours(seat)}
        else:
            return legal
        return tuple(one for one in legal if one in near)

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out who is no neighbour."""
        return "no_neighbour_of_pack" if call == Werewolf.id else "no_neighbour"

    def sights(self, game: Game, seat: int, fact: str | tuple[str, ...]) -> tuple[str, ...]:
        """Tell three roles, of the player and both neighbours, without saying which is whose."""
        facts = [fact, *(sight(game, one) for one in game.table.neighbours(seat))]
        words = [word for one in facts for word in ((one,) if isinstance(one, str) else one)]
        return tuple(sorted(words))

    def holds_vote(self, game: Game) -> Steps[Verdict]:
        """Let the sheriff vote first, in the open."""
        return vote(game, first=game.sheriff)

    def holds_second(self, game: Game) -> Steps[Verdict]:
        """Let the sheriff vote first in a second vote as well."""
        return vote(game, "vote.second", first=game.sheriff)


def _members(game: Game) -> list[int]:
    """Return the living pack, a member who can't bite tonight too; of those who stand in for it only themselves."""
    hunters = game.callers.get(Werewolf.id, [])
    if not any(isinstance(power, Werewolf) for power in hunters):
        return [power.holder for power in hunters]
    living = game.table.living
    return [seat for seat in living if any(isinstance(power, Werewolf) for power in game.table[seat].powers)]
