"""Random games with random decks of event cards end, whatever is in them and whatever anybody answers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from lycaon.game.ask import CHANCE, Answer, Ask
from lycaon.game.chance import Luck, draw, seed_from
from lycaon.game.course import course
from lycaon.game.event import Announced, Died, Ended, Returned
from lycaon.game.game import Game, begin
from lycaon.game.house_rules import resolve
from lycaon.game.plan import Plan, Setup
from lycaon.game.table import Attributes
from lycaon.moons import full_deck, moons, openers
from lycaon.roles import roles
from lycaon.variants import variants

GAMES = 60
MOST_STEPS = 20_000

CHOICES: dict[str, tuple[object, ...]] = {
    "event_redraw_if_void": (True, False),
    "variant_cards": (True, False),
    "touch_reveals": (True, False),
    "event_elims_count_as_vote": (True, False),
    "great_distrust_votes": (2, 3),
    "nightmare_tie": ("all", "normal"),
    "fascination_persist": (True, False),
    "gypsy_mode": ("by_deck", "toggle_event", "spiritualism"),
    "reveal_on_death": ("always", "optional", "only_voted", "never"),
    "vote_style": ("simultaneous", "nominate_and_verdict"),
    "night_calls": ("one_by_one", "at_once"),
    "speech_order": ("free", "left_of_victim", "by_clock"),
    "sheriff_election": ("off", "day1_after_speeches", "day1_before_deaths"),
    "last_words": ("none", "optional", "cn"),
    "hunter_shoots_on": ("any_death", "wolves_or_vote"),
    "self_explosion": (True, False),
    "pack_may_skip": (True, False),
    "abstain": (True, False),
    "lovers_may_talk": (True, False),
}


def a_setup(dice: Random) -> Setup:
    """Return a table of 5 to 16 with cards, event cards and house rules as the dice have it."""
    seats = dice.randint(5, 16)
    pool = [card for card, role in roles().items() if not role.extra_cards and not role.copies]
    pool += [card for card, role in roles().items() if role.copies == (1,)]
    deck = ["werewolf", *dice.sample([card for card in pool if card != "werewolf"], min(seats - 3, len(pool) - 1))]
    deck += ["villager"] * (seats - len(deck))
    known = dice.random() < 0.85
    events = list(full_deck())
    dice.shuffle(events)
    permanent = [card for card, moon in moons().items() if moon.phase == "new"]
    return Setup(
        seats=seats,
        deck=tuple(deck),
        rules=resolve(None, {option: dice.choice(values) for option, values in CHOICES.items()}),
        events=tuple(events),
        events_in_force=tuple(dice.sample(permanent, dice.choice((0, 0, 1, 2)))),
        attributes=tuple(Attributes(dice.choice("fm"), dice.randint(8, 80)) for _ in range(seats)) if known else (),
        talk=dice.random() < 0.7,
        holds=dice.random() < 0.2,
        real_cards=dice.random() < 0.15,
    )


def answer(ask: Ask, seat: int, dice: Random) -> Answer:
    """Return a legal answer."""
    legal = ask.legal_for(seat)
    if not legal or (ask.may_pass and dice.random() < 0.3):
        return None
    if ask.kind == "seats":
        number = dice.randint(ask.least, min(ask.most, len(legal)))
        return tuple(dice.sample(legal, number))
    return dice.choice(legal)


def by_judge(game: Game, ask: Ask) -> Answer:
    """Answer what luck is asked, or the judge."""
    return draw(game.seed, ask, CHANCE)


def play(game: Game, dice: Random) -> None:
    """Answer everything that is asked until somebody has won."""
    for _ in range(MOST_STEPS):
        if game.over:
            return
        waiting = [ask for ask in game.open_asks.values() if ask.state == "open"]
        offers = [ask for ask in waiting if ask.offer]
        if offers and dice.random() < 0.05:
            offer = dice.choice(offers)
            seat = dice.choice(offer.seats)
            game.answer(offer.id, seat, dice.choice(offer.legal_for(seat)))
            continue
        if dice.random() < 0.002:
            staying = [seat for seat in game.table.living if seat not in game.leaving]
            if staying:
                game.leave(dice.choice(staying))
            continue
        ask = next((one for one in waiting if not one.offer and one.kind != "hold"), None)
        if ask is None:
            game.expire(next(one for one in waiting if one.kind == "hold").id)
        elif ask.seats == (CHANCE,):
            game.answer(ask.id, CHANCE, by_judge(game, ask))
        elif dice.random() < 0.03 and not ask.timeless:
            game.expire(ask.id)
        else:
            missing = [seat for seat in ask.seats if seat not in ask.answers]
            seat = missing[0]
            game.answer(ask.id, seat, answer(ask, seat, dice))
    pytest.fail(f"no end after {MOST_STEPS} steps, at {game.phase}: {list(game.open_asks)}")


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_with_random_cards_comes_to_an_end(number: int) -> None:
    dice = Random(number)
    setup = a_setup(dice)
    plan = Plan(setup, roles(), openers=openers(setup), variants=variants(), as_it_is=True)
    game = begin(plan, course, Luck(seed_from(number)))
    play(game, dice)
    assert isinstance(game.log[-1], Ended)
    assert _no_seat_dies_twice(game)
    turned = Counter(event.what for event in game.log if isinstance(event, Announced) and event.what in moons())
    turned -= Counter(setup.events_in_force)  # read aloud before the first night
    assert all(moons()[card].copies >= times for card, times in turned.items())


def _no_seat_dies_twice(game: Game) -> bool:
    """Say whether whoever died lived at that moment, and whoever came back was dead."""
    living = set(range(1, game.table.size + 1))
    for event in game.log:
        if isinstance(event, Died):
            if not living.issuperset(event.seats):
                return False
            living -= set(event.seats)
        elif isinstance(event, Returned):
            if event.seat in living:
                return False
            living.add(event.seat)
    return living == set(game.table.living)
