"""How many first nights small tables have, and what comes of them: numbers frozen so that a change is noticed."""

from __future__ import annotations

import pytest

from lycaon import Setup, resolve
from lycaon.game.house_rules import Value
from tests.laws.counts import Count

Dead = dict[tuple[int, ...], int]


def count(cards: str, rules: dict[str, Value]) -> Count:
    """Count the nights of a deal: the cards of the seats in order, then those in the centre."""
    deck = tuple(cards.split())
    seats = len(deck) - 2 * ("thief" in deck)
    house = resolve(None, {"sheriff_election": "off", **rules})
    return Count(Setup(seats=seats, deck=deck, talk=False, rules=house), deck)


# 4 looks, 4 bites, healed or not, poison for one of 5 or nobody.
SEER_AND_WITCH: Dead = {
    (): 16,
    (1,): 16,
    (2,): 24,
    (3,): 24,
    (4,): 24,
    (5,): 24,
    (1, 2): 4,
    (1, 3): 4,
    (1, 4): 4,
    (1, 5): 4,
    (2, 3): 8,
    (2, 4): 8,
    (2, 5): 8,
    (3, 4): 8,
    (3, 5): 8,
    (4, 5): 8,
}

# 5 shields; each of three prompts ends in one of 3 agreements or goes on after one of 6 splits:
# 3 + 6 * (3 + 6 * (3 + 6)) = 345. An agreement on one seat comes about in 1 + 6 + 36 ways; the elder in seat 4 lives,
# and 1 of the 5 shields saves the seat.
PACK_OF_TWO: Dead = {(): 1381, (3,): 172, (5,): 172}

# 4 bites, 6 pairs of charmed; she passes, or peeps unseen, or is caught and then the pack passes, takes her or doesn't.
GIRL_AND_PIPER: Dead = {(2,): 48, (3,): 24, (4,): 24, (5,): 24}

# 6 pairs of lovers, 3 bites, healed or not, poison for one of 4 or nobody; the other lover dies of it.
LOVERS: Dead = {
    (): 18,
    (1,): 15,
    (2,): 9,
    (3,): 15,
    (4,): 15,
    (1, 2): 10,
    (1, 3): 14,
    (1, 4): 14,
    (2, 3): 10,
    (2, 4): 10,
    (3, 4): 14,
    (1, 2, 3): 8,
    (1, 2, 4): 8,
    (1, 3, 4): 12,
    (2, 3, 4): 8,
}

# The thief keeps his card or takes the seer (3 looks) or the werewolf (who then hunts with the other).
THIEF: Dead = {
    (): 34,
    (1,): 42,
    (2,): 34,
    (3,): 56,
    (4,): 56,
    (1, 2): 4,
    (1, 3): 15,
    (1, 4): 15,
    (2, 3): 11,
    (2, 4): 11,
    (3, 4): 22,
}

# 4 looks; two wolves name one of 3 or nobody: 16 ways, of which 3 for each victim: both name him, or one does and the
# other passes.
EMPTY_KNIVES: Dead = {(): 28, (3,): 12, (4,): 12, (5,): 12}


@pytest.mark.parametrize(
    ("cards", "rules", "nights", "sounds", "dead", "winners"),
    [
        pytest.param(
            "werewolf seer witch villager villager",
            {},
            192,
            16,
            SEER_AND_WITCH,
            {None: 160, "village": 32},
            id="seer_and_witch",
        ),
        pytest.param(
            "werewolf werewolf defender elder villager", {}, 1725, 3, PACK_OF_TWO, {None: 1725}, id="pack_of_two"
        ),
        pytest.param(
            "werewolf little_girl piper villager villager", {}, 120, 4, GIRL_AND_PIPER, {None: 120}, id="girl_and_piper"
        ),
        pytest.param(
            "cupid werewolf witch villager",
            {},
            180,
            50,
            LOVERS,
            {None: 99, "village": 63, "werewolves": 12, "lovers": 6},
            id="lovers",
        ),
        pytest.param(
            "thief werewolf witch villager seer werewolf",
            {},
            300,
            25,
            THIEF,
            {None: 262, "village": 24, "werewolves": 14},
            id="thief",
        ),
        pytest.param(
            "werewolf werewolf seer villager villager",
            {"pack_agreement": "plurality_tie_none", "pack_may_skip": True, "night_calls": "at_once"},
            64,
            4,
            EMPTY_KNIVES,
            {None: 64},
            id="empty_knives",
        ),
    ],
)
def test_a_small_table_has_so_many_first_nights(
    cards: str,
    rules: dict[str, Value],
    nights: int,
    sounds: int,
    dead: Dead,
    winners: dict[str | None, int],
) -> None:
    counted = count(cards, rules)
    assert counted.nights == nights
    assert dict(counted.dead) == dead
    assert dict(counted.winners) == winners
    assert counted.public == sounds
