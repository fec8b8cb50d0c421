"""Whole games, played at random, for the texts to tell."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from lycaon import CHANCE, Game, Plan, Refused, Setup, all_roles, new_game, resolve, seed_from
from lycaon.game.ask import Answer, Ask
from lycaon.game.event import AnyEvent
from lycaon.game.table import Attributes
from lycaon.moons import full_deck, openers
from lycaon.variants import variants

CARDS: dict[str, tuple[str, ...]] = {
    "boxes": (
        *("werewolf",) * 3,
        *("villager",) * 4,
        *("seer", "witch", "hunter", "cupid", "little_girl", "thief", "defender", "elder", "village_idiot"),
        *("scapegoat", "piper"),
    ),
    "village": (
        *("werewolf", "white_werewolf", "raven", "pyromaniac", "dog_wolf", "big_bad_wolf", "accursed_wolf_father"),
        *("wild_child", "villager_villager", "two_sisters", "two_sisters", "three_brothers", "three_brothers"),
        *("three_brothers", "fox", "stuttering_judge", "gypsy", "bear_tamer", "rusty_sword_knight"),
        *("devoted_servant", "angel", "abominable_sectarian", "actor", "witch", "elder", "villager", "cupid"),
    ),
    "fans": (
        *("werewolf", "big_bad_wolf", "elder_wolf_brother", "younger_wolf_brother", "fire_wolf", "avenger", "shadow"),
        *("pharmacist", "assassin", "enchantress", "moon_girl", "knight", "medium", "duke", "traveller"),
        *("witch", "seer", "hunter", "stuttering_judge", "raven", "cupid"),
    ),
    "two": (
        *("werewolf",) * 4,
        *("two_brothers", "two_brothers", "three_sisters", "three_sisters", "three_sisters", "white_werewolf"),
        *("seer", "witch", "hunter", "defender", "village_idiot", "elder", "scapegoat", "stuttering_judge", "cupid"),
        *("piper", "villager_villager", "actor"),
    ),
    "plague": ("villager",) * 5 + ("seer", "witch", "hunter", "cupid", "fox"),
    "events": (
        *("werewolf",) * 4,
        *("villager",) * 6,
        *(
            "seer",
            "witch",
            "hunter",
            "cupid",
            "little_girl",
            "defender",
            "elder",
            "village_idiot",
            "gypsy",
            "scapegoat",
        ),
        *("devoted_servant", "big_bad_wolf", "raven", "bear_tamer"),
    ),
    "harvest": (
        *("werewolf",) * 3,
        *("villager",) * 2,
        *("seer", "witch", "hunter", "cupid", "little_girl", "thief", "scapegoat", "piper", "defender"),
    ),
}
"""The cards of each deck."""

EVENTS = tuple(Random(36).sample(full_deck(), 36))

OUT = ("seer", "hunter", "defender")
"""What lies open for the actor."""

TABLES: tuple[tuple[str, str, dict[str, object], dict[str, object]], ...] = (
    ("boxes", "default", {}, {}),
    ("boxes", "default", {"announce_cause": True, "tie_rule": "random", "last_words": "optional"}, {}),
    (
        "boxes",
        "default",
        {"cupid_joins_lovers": True, "defender_may_skip": True, "piper_count": "0-2"},
        {"holds": True},
    ),
    ("boxes", "default", {"guard_and_heal": "dies", "double_cause": "poison", "day_limit": 1}, {}),
    ("boxes", "default", {"tie_rule": "sheriff_breaks_tie", "elder_loss_starts": "cascade_end"}, {"talk": False}),
    ("boxes", "default", {"night_calls": "at_once", "moderator_identification": True}, {"holds": True}),
    (
        "boxes",
        "default",
        {"moderator_identification": True, "first_phase": "day"},
        {"holds": True, "real_cards": True},
    ),
    ("boxes", "seed000", {}, {}),
    ("boxes", "seed001_table", {}, {}),
    ("boxes", "seed002_table", {"self_explosion": True}, {}),
    ("boxes", "seed003", {}, {"talk": False, "holds": True}),
    ("boxes", "seed004", {"badge": "may_destroy"}, {}),
    ("boxes", "official", {}, {}),
    ("boxes", "modern_cn", {"announce_cause": True, "bomb_badge": "double"}, {}),
    ("village", "default", {"wild_child_change_announced": True}, {"holds": True}),
    ("village", "seed001_booklet", {"announce_cause": True, "actor_cards_faceup": False}, {}),
    ("village", "official", {"night_calls": "at_once"}, {"holds": True}),
    ("fans", "default", {"announce_cause": True}, {}),
    ("fans", "seed002_table", {"duke_uses": "unlimited", "last_words": "optional"}, {"holds": True}),
    ("fans", "modern_cn", {"assassin_reset": "after_kill"}, {"talk": False}),
    ("two", "seed004", {"siblings_mode": "confer"}, {"cards_each": 2}),
    ("two", "seed004", {"siblings_mode": "bound_vote"}, {"cards_each": 2, "variant": "two_cards"}),
    ("two", "default", {}, {"cards_each": 2, "variant": "double_you_great"}),
    ("boxes", "default", {"announce_cause": True}, {"variant": "fascination"}),
    ("boxes", "default", {}, {"variant": "surely_not_him"}),
    ("plague", "default", {"last_survivor_wins": True}, {"variant": "black_death"}),
    ("harvest", "default", {}, {"variant": "harvest_festival"}),
    ("harvest", "default", {"seer_result": "side"}, {"variant": "harvest_festival", "holds": True}),
    ("events", "default", {"variant_cards": True}, {"events": EVENTS}),
    ("events", "default", {"touch_reveals": True, "seer_result": "side"}, {"events": EVENTS[::-1], "talk": False}),
    ("events", "official", {"nightmare_tie": "normal"}, {"events": EVENTS[18:] + EVENTS[:18], "holds": True}),
    (
        "events",
        "default",
        {"gypsy_mode": "toggle_event"},
        {"events": EVENTS[9:] + EVENTS[:9], "real_cards": True, "attributes": ()},
    ),
)
"""Deck, preset, house rules and setup of each table."""


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


def give(game: Game, random: Random, ask: Ask, seat: int) -> None:
    """Answer an ask at random, again where the answer is none that goes together."""
    while True:
        try:
            game.answer(ask.id, seat, answer(random, ask, seat))
        except Refused:
            if ask.kind != "seats":
                raise
        else:
            return


def setting(deck: str, preset: str, rules: dict[str, object], setup: dict[str, object]) -> Setup:
    """Return what a table plays."""
    cards = CARDS[deck]
    each = int(str(setup.get("cards_each", 1)))
    seats = len(cards) // each - (2 if "thief" in cards and setup.get("variant") != "harvest_festival" else 0)
    plain = Setup(
        seats=seats,
        deck=cards,
        rules=resolve(preset, rules),
        actor_cards=OUT if "actor" in cards else (),
        attributes=tuple(Attributes("fm"[seat % 2], 20 + seat, "AB"[seat % 2]) for seat in range(seats)),
    )
    return msgspec.structs.replace(plain, **setup)


def play(
    deck: str,
    preset: str,
    rules: dict[str, object],
    setup: dict[str, object],
    number: int,
    *,
    by_hand: bool = False,
) -> Iterator[tuple[Game, list[AnyEvent], Ask | None]]:
    """Play a game; yield what has newly happened, with the ask that is answered next."""
    random = Random(number)
    table = setting(deck, preset, rules, setup)
    plan = Plan(table, all_roles(), variants=variants(), openers=openers(table))
    game = new_game(plan, seed=seed_from(number), by_hand=("*",) if by_hand else ())
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
            give(game, random, ask, seat)
    yield game, game.log[told:], None
