"""Victory: looked at only in the windows that RULES d names, from one list of claims in order of precedence.

The two camps that every game has are settled here; all others claim through the `claims` hook of the effect that wins,
and keep a camp from winning through `denies`. A power on loan does neither: who borrows it stays in his own camp
(RULES a2 actor).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from lycaon.game.event import Ended
from lycaon.game.house_rules import HouseRules
from lycaon.game.table import NOBODY, VILLAGE, WEREWOLVES, Seat

if TYPE_CHECKING:
    from lycaon.game.game import Game

# Places in RULES d's order of precedence; roles and variants give their own number with their claim.
WEREWOLVES_PLACE, VILLAGE_PLACE = 7, 8

PARITY, HALF = "parity", "half"
"""What `denies` is asked besides the camps: whether the wolves' parity or half rule is kept from counting."""


_EARLY = ("side_wiped", "half_minus_one_after_vote")
"""Rules by which the werewolves may have won while they are fewer than the villagers."""


class Win(msgspec.Struct, frozen=True):
    """A way to win: its place in RULES d's order of precedence, the winning camp, and the condition that is met.

    `even_if_all_are_dead` lets it stand where otherwise nobody wins; `only_under` is the house rule (option, value)
    under which alone it can be met.
    """

    place: int
    winner: str
    because: str
    even_if_all_are_dead: bool = False
    only_under: tuple[str, object] | None = None

    def in_force(self, rules: HouseRules) -> bool:
        """Say whether it can be met under these house rules."""
        return self.only_under is None or getattr(rules, self.only_under[0]) == self.only_under[1]


class Claim(msgspec.Struct, frozen=True):
    """Somebody's win, if nobody of a higher place claims one in the same window. `winners` are all who share it."""

    win: Win
    winners: tuple[int, ...]


NOBODY_LIVES = Win(0, NOBODY, "nobody_lives")
NO_VILLAGER = Win(WEREWOLVES_PLACE, WEREWOLVES, "no_villager_lives")
AT_PARITY = Win(WEREWOLVES_PLACE, WEREWOLVES, "parity")
AT_HALF = Win(WEREWOLVES_PLACE, WEREWOLVES, "half_minus_one")
NO_POWER_ROLE = Win(WEREWOLVES_PLACE, WEREWOLVES, "power_roles_wiped")
NO_PLAIN_VILLAGER = Win(WEREWOLVES_PLACE, WEREWOLVES, "villagers_wiped")
HOPELESS = Win(WEREWOLVES_PLACE, WEREWOLVES, "hopeless", only_under=("fast_forward", True))
NO_WEREWOLF = Win(VILLAGE_PLACE, VILLAGE, "no_werewolf_lives")

DAY_LIMIT = "day_limit"
"""The condition under which nobody wins because the house plays no more days; the house rule has the same name."""

EARLIER: dict[str, tuple[Win, ...]] = {
    "all_villagers_dead": (),
    "all_good_dead": (),
    "parity": (AT_PARITY,),
    "parity_after_day": (AT_PARITY,),
    "half_minus_one_after_vote": (AT_HALF,),
    "side_wiped": (NO_POWER_ROLE, NO_PLAIN_VILLAGER),
}
"""How the werewolves may win before they are alone, by `werewolves_win_at`."""


def house_wins(rules: HouseRules) -> tuple[Win, ...]:
    """Return the ways to win that every game has under these house rules, by precedence."""
    wins = (NOBODY_LIVES, NO_VILLAGER, *EARLIER[rules.werewolves_win_at], HOPELESS, NO_WEREWOLF)
    return tuple(win for win in wins if win.in_force(rules))


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winning camp (or `nobody`), the seats that have won, and the condition that was met."""

    winner: str
    winners: tuple[int, ...]
    because: str


def look(game: Game, window: str) -> None:
    """Look whether the game is won in this window, and end it if it is.

    Windows: `dawn`, `vote`, `duel`, `explosion`, `charm`, `turn`, `nightfall` (the end of a day), `day` (after its
    limit).
    """
    census = game.table.census or game.table.count()
    claiming = game.on.claims
    claims = [claim for effect in claiming if not effect.lent for claim in effect.claims(game)] if claiming else []
    if not claims and census.wolves and census.villagers > census.pack and game.rules.werewolves_win_at not in _EARLY:
        return  # both great camps live, and nothing else can have been met
    if window != "charm":  # at the charm nobody has died since the last look: only who charms can have won
        if not game.table.living:
            claims = [claim for claim in claims if claim.win.even_if_all_are_dead]
            if not claims:
                game.finish(Result(NOBODY, (), NOBODY_LIVES.because))
        win = _werewolves(game, window)
        if win is not None:
            claims.append(Claim(win, of_camp(game, WEREWOLVES)))
        if game.table.living and not census.wolves and not _denied(game, VILLAGE):
            claims.append(Claim(NO_WEREWOLF, of_camp(game, VILLAGE)))
    if claims:
        game.finish(_best(game, claims))


def of_camp(game: Game, camp: str) -> tuple[int, ...]:
    """Return everyone of a camp, dead or alive (RULES k6)."""
    return tuple([seat.number for seat in game.table.all() if seat.camp == camp])


def _best(game: Game, claims: list[Claim]) -> Result:
    """Choose the claim of the highest place; all of them share under `shared_victory`."""
    claims.sort(key=lambda claim: claim.win.place)
    best = claims[0]
    winners = best.winners
    if game.rules.shared_victory:
        winners = tuple(sorted({seat for claim in claims for seat in claim.winners}))
    return Result(best.win.winner, winners, best.win.because)


def _denied(game: Game, win: str) -> bool:
    denying = game.on.denies
    return bool(denying) and any(not effect.lent and effect.denies(game, win) for effect in denying)


def _werewolves(game: Game, window: str) -> Win | None:
    """Return how the werewolves have won, or None."""
    census = game.table.census or game.table.count()
    pack, villagers = census.pack, census.villagers
    if not pack or _denied(game, WEREWOLVES):
        return None
    if not villagers and not census.third:
        return NO_VILLAGER
    rule = game.rules.werewolves_win_at
    earlier = EARLIER[rule]
    if NO_POWER_ROLE in earlier:
        return _side_wiped(game)
    at_parity = AT_PARITY in earlier and (rule != "parity_after_day" or window == "nightfall")
    # a double agent counts on neither side (OPTIONS, decided 3)
    if at_parity and not census.third and pack >= villagers and not _denied(game, PARITY):
        return AT_PARITY
    half = AT_HALF in earlier and window == "vote" and not census.third
    if half and pack >= len(game.table.living) / 2 - 1 and not _denied(game, HALF):
        return AT_HALF
    return None


def _side_wiped(game: Game) -> Win | None:
    """Say which side of the village is wiped out; only a side that was there can be."""
    plain = powers = 0
    for seat in map(game.table.seats.__getitem__, game.table.living):
        if seat.camp == VILLAGE and not seat.wolf:
            if is_plain(seat):
                plain += 1
            else:
                powers += 1
    had_plain, had_powers = game.sides
    if had_powers and not powers:
        return NO_POWER_ROLE
    if had_plain and not plain:
        return NO_PLAIN_VILLAGER
    return None


def is_plain(seat: Seat) -> bool:
    """Say whether a seat holds nothing but plain villagers."""
    return all(card.plain for card in seat.cards)


def finish(game: Game, result: Result) -> None:
    """Tell the end, with everybody's cards and camp."""
    seats = game.table.all()
    game.emit(
        Ended(
            None,
            result.winner,
            result.winners,
            result.because,
            tuple([seat.ids for seat in seats]),
            tuple([seat.camp for seat in seats]),
        )
    )


def hopeless(game: Game) -> Result | None:
    """Return the werewolves' win at nightfall when one of them faces one other and nothing can change it."""
    living = game.table.living
    if len(living) != 2:
        return None
    wolf, other = sorted((game.table[one] for one in living), key=lambda seat: not seat.wolf)
    if not wolf.wolf or wolf.camp != WEREWOLVES or other.wolf or other.camp != VILLAGE:
        return None
    if game.anything_matters():
        return None
    return Result(WEREWOLVES, of_camp(game, WEREWOLVES), HOPELESS.because)
