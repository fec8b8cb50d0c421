"""A player whose answer to each ask is settled beforehand, by a keyed hash, whatever comes before it.

Two games in which the same is asked thus get the same answers, in whatever order they are given.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random

from lycaon import Game
from lycaon.game.ask import Answer, Ask
from tests.laws.player import MOST_STEPS, Manners, anything, waiting_asks


def dice_for(*key: object) -> Random:
    """Return dice that always fall the same for a key."""
    return Random(blake2b(repr(key).encode(), digest_size=8).digest())


def settled(key: object, manners: Manners, ask: Ask, seat: int) -> Answer:
    """Return the answer that a seat gives to an ask."""
    dice = dice_for(key, ask.id, seat)
    group = dice_for(key, ask.id)  # what all of a group would name, were they to agree
    legal = ask.legal_for(seat)
    if ask.may_pass and dice.random() < manners.passes:
        return None
    if ask.kind in ("deal", "seats"):
        return anything(dice, ask, seat)
    favourite = group.choice(ask.legal or legal)
    if favourite in legal and dice.random() < manners.agrees:
        return favourite
    return dice.choice(legal)


class Keyed:
    """Plays everybody: the answers are settled, and only the order is left to dice. It closes holds last."""

    def __init__(self, key: object, manners: Manners, order: Random) -> None:
        self.key = key
        self.manners = manners
        self.order = order
        self.for_now: dict[str, set[int]] = {}
        """Who has given an answer that is to be revised yet."""

    def play(self, game: Game) -> None:
        """Play a game to its end."""
        for _ in range(MOST_STEPS):
            if game.result is not None:
                return
            self.step(game)

    def step(self, game: Game) -> None:
        """Answer one ask for one seat."""
        order = self.order
        asks = waiting_asks(game)
        put = [ask for ask in asks if ask.kind != "hold"]
        if not put:
            game.expire(asks[0].id)
            return
        ask = order.choice(put)
        waiting = [seat for seat in ask.seats if seat not in ask.answers]
        for_now = self.for_now.setdefault(ask.id, set())
        if for_now and (len(waiting) == 1 or order.random() < 0.3):
            seat = for_now.pop()
        else:
            seat = order.choice(waiting)
            if len(waiting) > 1 and order.random() < self.manners.revises:
                for_now.add(seat)
                game.answer(ask.id, seat, anything(order, ask, seat))
                return
        game.answer(ask.id, seat, settled(self.key, self.manners, ask, seat))
