"""Pauses by day and at dawn: who looks on must not learn from them that somebody is asked in secret."""

from __future__ import annotations

import pytest

from lycaon import CHANCE, Game, Setup, new_game, resolve, seed_from
from lycaon.game.event import Died

DEAD = ("werewolf", "werewolf", "villager", "{}", "villager", "villager", "villager")
ALIVE = ("werewolf", "werewolf", "{}", "villager", "villager", "villager", "villager")
"""Seat 4 is bitten in the first night; the card of which the talk is lies there, or at seat 3."""


def begun(cards: tuple[str, ...], card: str) -> Game:
    deck = tuple(one.format(card) for one in cards)
    rules = resolve(None, {"sheriff_election": "off", "reveal_on_death": "never", "fake_calls": "no"})
    setup = Setup(seats=7, deck=deck, rules=rules, talk=False, holds=True)
    game = new_game(setup, seed=seed_from(1), by_hand={"deal"})
    game.answer("d0.deal", CHANCE, deck)
    return game


def goes_on(game: Game, until: str) -> list[str]:
    """Let everybody bite 4, vote for 7, pass otherwise; return what the public sees open from the first death on."""
    seen: list[str] = []
    while until not in game.asked and game.result is None:
        asks = [ask.id for ask in game.view("public").asks]
        died = any(isinstance(event, Died) for event in game.log)
        if died and seen[-1:] != asks:
            seen += asks
        ask = next(reversed(game.open_asks.values()))
        if ask.kind == "hold":
            game.expire(ask.id)
            continue
        for seat in ask.seats:
            legal = ask.legal_for(seat)
            wanted = 4 if ask.call == "werewolf" else 7 if ask.call == "vote" and seat != 7 else None
            game.answer(ask.id, seat, wanted if wanted in legal or ask.may_pass else legal[0])
    return seen


@pytest.mark.parametrize(
    ("card", "moment"),
    [
        ("devoted_servant", "d1.condemned.hold"),
        ("stuttering_judge", "d1.voted.hold"),
        ("duke", "d1.recounts.hold"),
        ("hunter", "n1.dies.hold"),
    ],
)
def test_a_pause_is_made_whoever_lives(card: str, moment: str) -> None:
    dead, alive = (goes_on(begun(cards, card), "n2.werewolf") for cards in (DEAD, ALIVE))
    assert dead == alive
    assert moment in dead


def test_no_pause_is_made_for_cards_that_are_not_in_the_deck() -> None:
    assert goes_on(begun(DEAD, "seer"), "n2.seer.hold") == []
