"""A player who does whatever may be done, by dice: answers, passes, thinks again, lets time run out, speaks, leaves.

It plays all seats, the clock, and luck where that is left to a hand.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

import msgspec
from hypothesis import strategies as st

from lycaon import Game, Plan, Refused, Setup, new_game, seed_from
from lycaon.game.ask import Answer, Ask
from lycaon.game.speech import CHANNELS
from tests.laws.setups import setups, write

MOST_STEPS = 4000

JUNK: tuple[object, ...] = (None, -1, 0, 99, 2**70, "", "yes ", "\0", (), (1, 1), [1, 2, 3, 4, 5], ("a",), True)


class Manners(msgspec.Struct, frozen=True):
    """How often it does what, each from 0 to 1."""

    passes: float = 0.2
    agrees: float = 0.7
    """Names what another of the same group has named."""
    expires: float = 0.0
    """Lets the time of an ask run out."""
    closes: float = 0.0
    """Closes a hold before its call has been answered."""
    revises: float = 0.0
    """Answers a group's ask anew."""
    offers: float = 0.0
    """Takes an offer."""
    speaks: float = 0.0
    leaves: float = 0.0
    cheats: float = 0.0
    """Sends what is not legal."""


class Play(msgspec.Struct, frozen=True):
    """A game to be played: the setup, its luck, the dice of its players and their manners."""

    setup: Setup
    luck: int = 0
    dice: int = 0
    manners: Manners = Manners()
    by_hand: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    """Cards that are dealt to the first seat, where the deal is left to a hand."""

    def __repr__(self) -> str:
        """Return the code that makes it."""
        manners = {name: value for name, value in msgspec.structs.asdict(self.manners).items() if value}
        said = ", ".join(f"{name}={value}" for name, value in manners.items())
        hand = f", by_hand={self.by_hand}" if self.by_hand else ""
        hand += f", first={self.first}" if self.first else ""
        return f"Play({write(self.setup)}, luck={self.luck}, dice={self.dice}, manners=Manners({said}){hand})"

    def begin(self, plan: Plan | None = None) -> Game:
        """Begin the game, from a plan that was made ready before if there is one."""
        return new_game(plan or self.setup, seed=seed_from(self.luck), by_hand=self.by_hand)

    def player(self) -> Player:
        """Return its player."""
        return Player(Random(self.dice), self.manners, self.first)

    def played(self) -> Game:
        """Play the game to its end."""
        game = self.begin()
        self.player().play(game)
        return game


class Player:
    """Plays everybody."""

    def __init__(self, dice: Random, manners: Manners, first: tuple[str, ...] = ()) -> None:
        self.dice = dice
        self.manners = manners
        self.first = first
        self.cards: list[str] = []
        """The printed cards as they lie at the seats and in the centre, where people hold such."""

    def play(self, game: Game, *, steps: int = MOST_STEPS, after: Callable[[], None] | None = None) -> None:
        """Take so many steps, or fewer if the game ends before; look at the game after each."""
        if game.setup.real_cards and not self.cards:
            self.cards = self.dice.sample(game.setup.deck, len(game.setup.deck))
        for _ in range(steps):
            if game.result is not None:
                break
            self.step(game)
            if after is not None:
                after()

    def step(self, game: Game) -> None:
        """Do one thing."""
        dice, manners = self.dice, self.manners
        if dice.random() < manners.cheats:
            self._cheat(game)
            return
        if dice.random() < manners.speaks and self._speak(game):
            return
        if dice.random() < manners.leaves and (
            staying := [one for one in game.table.living if one not in game.leaving]
        ):
            game.leave(dice.choice(staying))
            return
        offers = [ask for ask in game.open_asks.values() if ask.state == "open" and ask.offer]
        if offers and dice.random() < manners.offers:
            ask = dice.choice(offers)
            seat = dice.choice(ask.seats)
            if seat in game.leaving:
                return  # nobody is there any more; the offer is still open to him (test_found.py)
            game.answer(ask.id, seat, self.answer(ask, seat))
            return
        self._go_on(game)

    def _go_on(self, game: Game) -> None:
        dice, manners = self.dice, self.manners
        asks = waiting_asks(game)
        put = [ask for ask in asks if ask.kind != "hold"]
        if not put or (dice.random() < manners.closes and not game.setup.real_cards):
            put = [ask for ask in asks if ask.kind == "hold"] or put
        ask = dice.choice(put)
        waiting = [seat for seat in ask.seats if seat not in ask.answers]
        if not waiting or (not ask.timeless and dice.random() < manners.expires):
            game.expire(ask.id)
            return
        if ask.answers and dice.random() < manners.revises:
            waiting = list(ask.answers)
        seat = dice.choice(waiting)
        game.answer(ask.id, seat, self.answer(ask, seat))

    def answer(self, ask: Ask, seat: int) -> Answer:
        """Return a legal answer; where others have answered already, often the same as theirs."""
        dice, manners = self.dice, self.manners
        legal = ask.legal_for(seat)
        if ask.timeless:
            return self.judge(ask)
        if ask.may_pass and dice.random() < manners.passes:
            return None
        said = [one for one in ask.answers.values() if isinstance(one, int) and one in legal]
        if said and dice.random() < manners.agrees:
            return said[0]
        return anything(dice, ask, seat, self.first)

    def judge(self, ask: Ask) -> Answer:
        """Say truly which printed card lies where; and anything else that only a human judge can know."""
        what, _, which = ask.call.partition(".")
        if self.cards and what == "who" and ask.kind == "seats":
            return tuple(int(seat) for seat in ask.legal if self.cards[int(seat) - 1] == which)
        if self.cards and which.isdigit() and what in ("card", "centre"):
            return self.cards[int(which) - 1 if what == "card" else -int(which)]
        return anything(self.dice, ask, ask.seats[0])

    def _cheat(self, game: Game) -> None:
        """Send something that is most likely refused."""
        dice = self.dice
        ids = list(game.asked)
        with suppress(Refused):
            ask = game.asked[dice.choice(ids)]
            legal = ask.state == "open" and dice.random() < 0.5
            value = dice.choice(JUNK) if legal else dice.randint(1, game.table.size)
            game.answer(ask.id, dice.choice(ask.seats) if ask.seats and legal else dice.randint(0, 15), value)

    def _speak(self, game: Game) -> bool:
        dice = self.dice
        seat = dice.randint(1, game.table.size)
        for channel in dice.sample(CHANNELS, len(CHANNELS)):
            with suppress(Refused):
                game.say(seat, channel, "word", dice.choice(((), ("good 3",))))
                return True
        return False


def anything(dice: Random, ask: Ask, seat: int, first: tuple[str, ...] = ()) -> Answer:
    """Return any legal answer, a pass aside; `first` are the cards to which the first places of a deal go."""
    legal = ask.legal_for(seat)
    if ask.kind == "deal":
        rest = [str(card) for card in legal]
        for card in first:
            rest.remove(card)
        return (*first, *dice.sample(rest, len(rest)))
    if ask.kind == "seats":
        count = dice.randint(min(ask.least, len(legal)), min(ask.most, len(legal)))
        if not ask.one_of:
            return tuple(int(one) for one in dice.sample(legal, count))
        one = dice.choice([int(one) for one in legal if one in ask.one_of])
        others = [int(other) for other in legal if other not in ask.one_of]
        return tuple(dice.sample([one, *dice.sample(others, count - 1)], count))
    return dice.choice(legal)


def waiting_asks(game: Game) -> list[Ask]:
    """Return the asks at which the game waits now: open ones, offers aside."""
    return [ask for ask in game.open_asks.values() if ask.state == "open" and not ask.offer]


RARELY = st.sampled_from((0.0, 0.0, 0.05, 0.2))

ANY_MANNERS = st.builds(
    Manners,
    passes=st.sampled_from((0.0, 0.2, 0.5)),
    agrees=st.sampled_from((0.3, 0.7, 0.95)),
    expires=RARELY,
    closes=RARELY,
    revises=RARELY,
    offers=RARELY,
    speaks=RARELY,
    cheats=RARELY,
)
"""Any manners but leaving, which is tried by itself."""

LUCK_BY_HAND: tuple[tuple[str, ...], ...] = ((), (), ("deal",), ("*",), ("tie", "speech", "little_girl.caught"))


def plays(
    any_setup: st.SearchStrategy[Setup] | None = None,
    manners: st.SearchStrategy[Manners] = ANY_MANNERS,
    by_hand: st.SearchStrategy[tuple[str, ...]] | None = None,
) -> st.SearchStrategy[Play]:
    """Draw games to be played."""
    return st.builds(
        Play,
        setup=setups(real_cards=None, events=True) if any_setup is None else any_setup,
        luck=st.integers(0, 2**32),
        dice=st.integers(0, 2**32),
        manners=manners,
        by_hand=st.sampled_from(LUCK_BY_HAND) if by_hand is None else by_hand,
    )
