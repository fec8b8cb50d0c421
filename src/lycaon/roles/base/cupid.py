"""Cupid, and the lovers whom he pairs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lycaon.game.ask import Steps
from lycaon.game.death import GRIEF, HEARTBREAK, Death
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Reason
from lycaon.game.table import LOVERS, VILLAGE, WEREWOLVES
from lycaon.game.victory import HALF, Claim, Win

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lycaon.game.game import Game
    from lycaon.game.table import Seat

ALONE = Win(4, LOVERS, "only_lovers_live")


class Lovers(Effect):
    """Two players in love: they know each other, don't vote against each other, and die together.

    If they belong to different camps they are a camp of their own, which wins when nobody else is left.
    """

    id = "lovers"
    outlives = True
    call = Call(
        "lovers", 50, "first", needs=("cupid",), faked=True, nights_by_rule=(("lovers_may_talk", True, "every"),)
    )
    orders: ClassVar[dict[str, int]] = {"mourns": HEARTBREAK}
    wins = (ALONE,)

    def __init__(self, pair: tuple[int, int], cupid: int) -> None:
        """Bind two seats; `cupid` is who did it."""
        super().__init__(pair[0], "cupid")
        self.pair = pair
        self.cupid = cupid
        self.mixed = False
        self.joined = False
        """Whether cupid has moved to the camp of a pair of one camp; that happens once."""

    def matters(self, game: Game) -> bool:
        """Matter while both live."""
        return all(game.table[seat].alive for seat in self.pair)

    def partner(self, seat: int) -> int | None:
        """Return the other lover of a seat in love."""
        if seat not in self.pair:
            return None
        return self.pair[1] if seat == self.pair[0] else self.pair[0]

    def eyes(self) -> tuple[int, ...]:
        """Return both lovers."""
        return self.pair

    def wake(self, game: Game) -> Steps[None]:
        """Let them recognise each other, and talk each night where the house lets them."""
        first, second = self.pair
        if game.number == 1:
            game.tell(first, "lovers", (second,), "lover")
            game.tell(second, "lovers", (first,), "lover")
        if game.rules.lovers_may_talk and game.setup.talk and all(game.table[seat].alive for seat in self.pair):
            game.groups.append(group := ("lovers", self.pair))
            yield game.open("lovers", self.pair, ("done",), kind="speech", may_pass=True)
            game.groups.remove(group)

    def narrows_vote(self, game: Game, choices: dict[int, tuple[int, ...]]) -> None:
        """Forbid a vote against the other lover."""
        for seat in self.pair:
            partner = self.partner(seat)
            if partner in choices.get(seat, ()):
                choices[seat] = tuple([one for one in choices[seat] if one != partner])

    def leaves_out(self, game: Game, call: str, seat: int, choice: int) -> str | None:
        """Leave out whom a lover may not vote against."""
        return "lover"

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Let the other lover die of heartbreak."""
        other = self.partner(death.seat)
        if other is not None and game.table[other].alive:
            game.fall(Death(other, GRIEF, (Reason("heartbroken", death.seat),), death.seat))
        yield from ()

    def judge_camps(self, game: Game) -> None:
        """Make the pair, and cupid where he joins it, a camp of their own if their teams differ; for good."""
        if self.mixed or not all(game.table[seat].cards for seat in self.pair):
            return  # a card that the judge has not seen yet says nothing about its camp
        if any(isinstance(power, Role) and power.undecided for seat in self.pair for power in game.powers(seat)):
            return  # nor does one whose holder has still to choose
        teams = {_camp_in_love(game.table[seat]) for seat in self.pair}
        joins = game.rules.cupid_joins_lovers
        if len(teams) > 1:
            self.mixed = True
            for seat in (*self.pair, self.cupid) if joins else self.pair:
                game.set_camp(seat, LOVERS)
                game.rule(
                    seat, "bond", Reason("mixed_pair", seat, "cupid_joins_lovers" if seat == self.cupid else None)
                )
        elif joins and not self.joined and self.cupid not in self.pair:
            self.joined = True
            game.set_camp(self.cupid, teams.pop())

    def turned(self, game: Game, seat: int) -> None:
        """Judge the camps again when one of the pair has changed its team (`lovers_recheck`)."""
        if seat in self.pair and (game.rules.lovers_recheck or game.setup.real_cards):
            self.judge_camps(game)

    def claims(self, game: Game) -> Iterable[Claim]:
        """Claim the win when only their own camp lives. Only its living share it, and cupid where he joins."""
        living = game.table.living
        if not self.mixed or not living or any(game.table[seat].camp != LOVERS for seat in living):
            return ()
        return (Claim(ALONE, self.winners(game)),)

    def winners(self, game: Game) -> tuple[int, ...]:
        """Return who shares the lovers' win (RULES k6)."""
        sharing = {seat for seat in game.table.living if game.table[seat].camp == LOVERS}
        if game.rules.cupid_joins_lovers:
            sharing.add(self.cupid)
        return tuple(sorted(sharing))

    def denies(self, game: Game, camp: str) -> bool:
        """Keep both great camps from winning while a member of a third camp of lovers lives."""
        if camp == HALF:
            return any(game.table[seat].alive for seat in self.pair)
        return (
            self.mixed
            and camp in (VILLAGE, WEREWOLVES)
            and any(game.table[seat].camp == LOVERS for seat in game.table.living)
        )


def _camp_in_love(seat: Seat) -> str:
    """Return the camp as which a seat counts in a pair: its own, unless its card says otherwise."""
    stand_ins = [card.camp_in_love for card in seat.cards if seat.team == card.camp]
    return next((camp for camp in stand_ins if camp is not None), seat.team)


def judge_bonds(game: Game, seat: int) -> None:
    """Judge the camps of a seat's bonds now that it has chosen its own."""
    for bond in game.on.mourns:
        if isinstance(bond, Lovers) and seat in bond.pair:
            bond.judge_camps(game)


class Cupid(Role):
    """In the first night he names two players, himself among them if he likes, who are lovers from then on."""

    id = "cupid"
    cited = "seeds 000-004; RULES a2, b 40-50, h 30-36"
    icon = "cupidon-arrow"
    house_rules = ("cupid_joins_lovers", "lovers_may_talk", "lovers_recheck")
    copies = (1,)
    worth = 1.5
    call = Call("cupid", 40, "first", faked=True)
    brings: ClassVar[tuple[type[Effect], ...]] = (Lovers,)

    def wake(self, game: Game) -> Steps[None]:
        """Ask for the pair and bind it."""
        pair = yield from game.ask_holder(self, "cupid", game.table.living, kind="seats", least=2, most=2)
        if not isinstance(pair, tuple):
            return
        first, second = sorted(int(seat) for seat in pair)
        bond = Lovers((first, second), self.holder)
        game.enter(bond)
        game.rule(first, "bond", Reason("paired", second))
        bond.judge_camps(game)
