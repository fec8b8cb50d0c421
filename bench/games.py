"""The tables that are measured, and who plays at them: seats that answer by chance, and legally."""

from __future__ import annotations

import random
from typing import NamedTuple

from bench.peers.playing import pick
from lycaon import Answer, Ask, Game, HouseRules, Plan, Setup, all_roles, new_game, resolve, seed_from
from lycaon.game.table import Attributes
from lycaon.moons import full_deck

SIMPLE_RULES = HouseRules(
    sheriff_election="off",
    abstain=False,
    self_vote=False,
    tie_rule="nobody",
    werewolves_win_at="parity",
)
"""What the peers play: everybody votes, for another; a tie spares everybody; as many wolves as others have won."""


def simple_setup(seats: int, wolves: int, *powers: str, rules: HouseRules = SIMPLE_RULES) -> Setup:
    """Return a table of werewolves, other cards, and villagers for the rest, at which nobody speaks."""
    villagers = seats - wolves - len(powers)
    deck = (*["werewolf"] * wolves, *powers, *["villager"] * villagers)
    return Setup(seats=seats, deck=deck, rules=rules, talk=False)


def eight_seats() -> Setup:
    """Return the table at which the peers are measured too: two werewolves, a seer, five villagers."""
    return simple_setup(8, 2, "seer")


def fifteen_seats() -> Setup:
    """Return a table with every role of the base game and New Moon, three werewolves, and villagers for the rest."""
    powers = [role for role in all_roles().values() if role.box in ("base", "new_moon") and role.active()]
    once = [role.id for role in powers if role.id != "werewolf"]
    extra = max(role.extra_cards for role in powers)
    setup = simple_setup(15 + extra, 3, *once)
    return Setup(seats=15, deck=setup.deck, rules=setup.rules, talk=False)


EIGHTEEN = (
    *("werewolf", "big_bad_wolf", "accursed_wolf_father", "white_werewolf", "seer", "witch", "hunter", "cupid"),
    *(
        "little_girl",
        "defender",
        "elder",
        "scapegoat",
        "village_idiot",
        "piper",
        "raven",
        "wild_child",
        "fox",
        "villager",
    ),
)
"""Eighteen roles, one of each: four werewolves, three who play for themselves or may turn, and no plain pack."""


def eighteen_seats(number: int) -> Setup:
    """Return a table of eighteen with eighteen different roles and all event cards, shuffled by the number.

    Everybody's age and gender is known, so that no card is void for want of them.
    """
    shuffled = random.Random(number)
    events = list(full_deck())
    shuffled.shuffle(events)
    people = tuple(Attributes(gender=shuffled.choice("fm"), age=shuffled.randint(8, 90)) for _ in EIGHTEEN)
    return Setup(
        seats=len(EIGHTEEN), deck=EIGHTEEN, rules=SIMPLE_RULES, events=tuple(events), attributes=people, talk=False
    )


def twelve_seats() -> Setup:
    """Return the table that is played most in China, spoken turns, sheriff and all (预女猎白)."""
    powers = ("seer", "witch", "hunter", "village_idiot")
    return Setup(
        seats=12,
        deck=(*["werewolf"] * 4, *powers, *["villager"] * 4),
        rules=resolve("modern_cn", {"self_explosion": False}),
    )


class Played(NamedTuple):
    """A game that has been played to its end, and how many answers its seats gave."""

    winner: str
    answers: int


def play_simply(plan: Plan, number: int) -> Played:
    """Play a game in which every ask names one seat and nothing may interrupt. The pack gives one common draw."""
    game = new_game(plan, seed=seed_from(number))
    asks, answer = game.open_asks, game.answer
    answers = 0
    while asks:
        ask = next(iter(asks.values()))
        seats = ask.seats
        answers += len(seats)
        if ask.shared:
            victim = pick(ask.legal)
            for seat in seats:
                answer(ask.id, seat, victim)
        else:
            for seat in seats:
                answer(ask.id, seat, pick(ask.legal_for(seat)))
    return Played(winner_of(game), answers)


def play_any(plan: Plan, number: int) -> Game:
    """Play a game at any table, with every kind of ask."""
    game = new_game(plan, seed=seed_from(number))
    while game.result is None:
        step(game)
    return game


def step(game: Game) -> None:
    """Let everybody answer the ask that waits first; offers are left alone."""
    for ask in game.open_asks.values():
        if not ask.offer:
            break
    else:
        raise ValueError("nobody is asked anything")
    if ask.kind == "hold":
        game.expire(ask.id)
    elif ask.shared and len(ask.seats) > 1:
        common = choose(ask, ask.seats[0])
        for seat in ask.seats:  # lovers in a pack may be unable to name whom the others name
            game.answer(ask.id, seat, common if common in ask.legal_for(seat) else choose(ask, seat))
    else:
        for seat in ask.seats:
            game.answer(ask.id, seat, choose(ask, seat))


def choose(ask: Ask, seat: int) -> Answer:
    """Return an answer by chance; where passing is allowed, it is as likely as any other answer."""
    legal = ask.legal_for(seat)
    if ask.kind == "seats":
        left = list(legal)
        many = ask.least + int(random.random() * (min(ask.most, len(left)) - ask.least + 1))
        return tuple([left.pop(int(random.random() * len(left))) for _ in range(many)])
    drawn = int(random.random() * (len(legal) + ask.may_pass))
    return legal[drawn] if drawn < len(legal) else None


def winner_of(game: Game) -> str:
    """Return the camp that has won a game that is over."""
    if game.result is None:
        raise ValueError("the game goes on")
    return game.result.winner
