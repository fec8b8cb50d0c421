"""A player who does anything that is legal: answers, passes, lets time run out, speaks and leaves, by dice."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import msgspec

from lycaon import BadRules, Game, HouseRules, Refused, Setup, all_roles, prepare, resolve
from lycaon.game.ask import Answer, Ask
from lycaon.game.house_rules import OPTIONS, Value
from lycaon.game.speech import CHANNELS

MOST_STEPS = 5000


class Manners(msgspec.Struct, frozen=True):
    """How often it does what, each from 0 to 1."""

    passes: float = 0.1
    expires: float = 0.0
    offers: float = 0.02
    speaks: float = 0.0
    leaves: float = 0.0
    agrees: float = 0.8
    """How often all who are asked together name the same."""


def play(game: Game, dice: Random, manners: Manners | None = None, *, steps: int = MOST_STEPS) -> Game:
    """Take so many steps, or fewer if the game ends before."""
    for _ in range(steps):
        if game.result is not None:
            break
        step(game, dice, manners or Manners())
    return game


def step(game: Game, dice: Random, manners: Manners) -> None:
    """Do one thing."""
    if dice.random() < manners.speaks and _speak(game, dice):
        return
    if dice.random() < manners.leaves and len(game.table.living) > 2:
        _leave(game, dice)
        return
    asks = [ask for ask in game.open_asks.values() if ask.state == "open"]
    offers = [ask for ask in asks if ask.offer]
    asks = [ask for ask in asks if not ask.offer]
    if offers and (not asks or dice.random() < manners.offers):
        ask = dice.choice(offers)
        seat = dice.choice(ask.seats)
        game.answer(ask.id, seat, answer(ask, seat, dice, manners))
        return
    ask = dice.choice(asks)
    waiting = [seat for seat in ask.seats if seat not in ask.answers]
    if not waiting or (ask.seats != (0,) and dice.random() < manners.expires):
        game.expire(ask.id)
        return
    seat = dice.choice(waiting)
    game.answer(ask.id, seat, answer(ask, seat, dice, manners))


def answer(ask: Ask, seat: int, dice: Random, manners: Manners) -> Answer:
    """Return a legal answer; where others have answered already, often the same as theirs."""
    legal = ask.legal_for(seat)
    if ask.may_pass and dice.random() < manners.passes:
        return None
    if ask.kind == "deal":
        cards = [str(card) for card in legal]
        dice.shuffle(cards)
        return tuple(cards)
    if ask.kind == "seats":
        count = dice.randint(min(ask.least, len(legal)), min(ask.most, len(legal)))
        return tuple(int(one) for one in dice.sample(legal, count))
    said = [one for one in ask.answers.values() if isinstance(one, int) and one in legal]
    if said and dice.random() < manners.agrees:
        return said[0]
    return dice.choice(legal)


def _speak(game: Game, dice: Random) -> bool:
    seat = dice.randint(1, game.table.size)
    channels = list(CHANNELS)
    dice.shuffle(channels)
    for channel in channels:
        try:
            game.say(seat, channel, dice.choice(WORDS), dice.choice(CLAIMS))
        except Refused:
            continue
        return True
    return False


def _leave(game: Game, dice: Random) -> None:
    seat = dice.choice(game.table.living)
    with suppress(Refused):
        game.leave(seat)


WORDS = ("I am the seer.", "3号查杀", "«quiet»\n", '"', "", "\\n; 0123456789abcdef", "\u2028\u202e", "🐺")
CLAIMS: tuple[tuple[str, ...], ...] = ((), ("good 3",), ("seer", "狼 4", 'a"b'))


def random_setup(dice: Random) -> Setup:
    """Return a setup that can be played: any cards and any rules."""
    while True:
        try:
            setup = _any_setup(dice)
            prepare(setup)
        except (BadRules, Refused):
            continue
        return setup


def _any_setup(dice: Random) -> Setup:
    roles = all_roles()
    seats = dice.randint(5, 12)
    wolves = dice.randint(1, max(1, seats // 3))
    deck = ["werewolf"] * wolves
    pool = [role for role in roles.values() if role.id not in ("werewolf", "villager")]
    dice.shuffle(pool)
    extra = 0
    for role in pool:
        copies = 1 if role.copies is None else dice.choice(role.copies)
        if len(deck) + copies <= seats + extra + role.extra_cards and dice.random() < 0.6:
            deck += [role.id] * copies
            extra = max(extra, role.extra_cards)
    deck += ["villager"] * (seats + extra - len(deck))
    return Setup(
        seats=seats,
        deck=tuple(deck),
        rules=_any_rules(dice),
        sheriff=dice.choice((None, None, None, 1)),
        talk=dice.random() < 0.5,
        holds=dice.random() < 0.3,
    )


def _any_rules(dice: Random) -> HouseRules:
    values: dict[str, Value] = {}
    for option in OPTIONS.values():
        if option.choices and dice.random() < 0.3:
            values[option.id] = dice.choice(option.choices)
    values["day_limit"] = dice.randint(1, 6)
    values["little_girl_catch_p"] = dice.choice((0.0, 0.25, 0.5, 1.0))
    return resolve(None, values)
