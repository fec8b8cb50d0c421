"""Whole games, played at random, for the texts to tell."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lycaon import CHANCE, Game, Setup, new_game, resolve, seed_from
from lycaon.game.ask import Answer, Ask
from lycaon.game.event import AnyEvent

DECK = (
    *("werewolf",) * 3,
    *("villager",) * 4,
    *("seer", "witch", "hunter", "cupid", "little_girl", "thief", "defender", "elder", "village_idiot", "scapegoat"),
    "piper",
)
SEATS = len(DECK) - 2

TABLES: tuple[tuple[str, dict[str, object], dict[str, bool]], ...] = (
    ("default", {}, {}),
    ("default", {"announce_cause": True, "tie_rule": "random", "last_words": "optional"}, {}),
    ("default", {"cupid_joins_lovers": True, "defender_may_skip": True, "piper_count": "0-2"}, {"holds": True}),
    ("default", {"guard_and_heal": "dies", "double_cause": "poison", "day_limit": 1}, {}),
    ("default", {"tie_rule": "sheriff_breaks_tie", "elder_loss_starts": "cascade_end"}, {"talk": False}),
    ("default", {"night_calls": "at_once", "moderator_identification": True}, {"holds": True}),
    ("default", {"moderator_identification": True, "first_phase": "day"}, {"holds": True, "real_cards": True}),
    ("seed000", {}, {}),
    ("seed001_table", {}, {}),
    ("seed002_table", {"self_explosion": True}, {}),
    ("seed003", {}, {"talk": False, "holds": True}),
    ("seed004", {"badge": "may_destroy"}, {}),
    ("official", {}, {}),
    ("modern_cn", {"announce_cause": True, "bomb_badge": "double"}, {}),
)
"""Preset, house rules and setup of each table."""


def answer(random: Random, ask: Ask, seat: int) -> Answer:
    """Return a random legal answer."""
    legal = ask.legal_for(seat)
    if ask.may_pass and (not legal or random.random() < 0.3):
        return None
    if ask.kind == "deal":
        return tuple(str(card) for card in random.sample(legal, len(legal)))
    if ask.kind == "seats":
        return tuple(int(one) for one in random.sample(legal, random.randint(ask.least, ask.most)))
    return random.choice(legal)


def play(
    preset: str, rules: dict[str, object], setup: dict[str, bool], number: int, *, by_hand: bool = False
) -> Iterator[tuple[Game, list[AnyEvent], Ask | None]]:
    """Play a game; yield what has newly happened, with the ask that is answered next."""
    random = Random(number)
    game = new_game(
        Setup(seats=SEATS, deck=DECK, rules=resolve(preset, rules), **setup),  # type: ignore[arg-type]  # flags alone
        seed=seed_from(number),
        by_hand=("*",) if by_hand else (),
    )
    told = 0
    while game.result is None:
        asks = [ask for ask in game.open_asks.values() if ask.state == "open"]
        ask = random.choice(asks)
        yield game, game.log[told:], ask
        told = len(game.log)
        if ask.kind == "hold" or (not ask.offer and CHANCE not in ask.seats and random.random() < 0.02):
            game.expire(ask.id)
        elif not ask.offer or random.random() < 0.05:
            seat = random.choice([seat for seat in ask.seats if seat not in ask.answers] or list(ask.seats))
            game.answer(ask.id, seat, answer(random, ask, seat))
    yield game, game.log[told:], None
