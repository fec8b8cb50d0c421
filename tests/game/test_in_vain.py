"""The log says of every choice that comes to nothing why it does, and of every power that fails who took it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from lycaon import Game
from lycaon.game.ask import Answer
from lycaon.game.event import JUDGE, Reason, Ruled
from tests.game.short import play, table

MORE = ("villager",) * 5


def ruled(game: Game, ruling: str) -> list[tuple[int, tuple[Reason, ...]]]:
    """Return whose choice or power met with such a ruling, and why."""
    found = [event for event in game.log if isinstance(event, Ruled) and event.ruling == ruling]
    assert all(event.to == JUDGE for event in found)
    return [(event.seat, event.because) for event in found]


def test_who_is_named_by_the_moon_girl_has_no_power_that_night() -> None:
    game = table("werewolf", "werewolf", "moon_girl", "seer", *MORE)
    play(game, "d1", moon_girl=4, werewolf=5)
    assert ruled(game, "loss") == [(4, (Reason("moon_girl", 3),))]
    assert ruled(game, "void") == []


def test_who_has_no_power_loses_none() -> None:
    game = table("werewolf", "werewolf", "moon_girl", "seer", *MORE)
    play(game, "d1", moon_girl=6, werewolf=5)
    assert ruled(game, "loss") == ruled(game, "void") == []


def test_the_shadow_is_named_in_vain() -> None:
    game = table("werewolf", "fire_wolf", "shadow", "moon_girl", *MORE)
    play(game, "d1", shadow=5, moon_girl=3, werewolf=6)
    assert ruled(game, "void") == [(4, (Reason("immune", 3),))]
    play(game, "d2", vote=1, moon_girl=7, fire_wolf=3, werewolf=8)
    assert ruled(game, "void")[1:] == [(2, (Reason("immune", 3),))]
    assert ruled(game, "loss") == []


@pytest.mark.parametrize(
    ("side", "named", "reason"),
    [("village", 5, Reason("no_werewolf", 5)), ("werewolves", 1, Reason("already_werewolf", 1))],
)
def test_an_avenger_names_the_wrong_player(side: str, named: int, reason: Reason) -> None:
    game = table("werewolf", "werewolf", "avenger", *MORE, "villager")
    play(game, "d2", avenger=side, werewolf=4, vote=3, avenger_0revenge=named)
    assert ruled(game, "void") == [(3, (reason,))]


def test_a_potion_for_a_full_bottle_or_for_nobody() -> None:
    game = table("werewolf", "werewolf", "pharmacist", "witch", *MORE)
    play(game, "d1", pharmacist_0restore="yes", werewolf=5)
    assert ruled(game, "void") == [(3, (Reason("bottle_full", 4),))]
    game = table("werewolf", "werewolf", "pharmacist", "witch", *MORE)
    play(game, "d1", werewolf=4)
    play(game, "d2", pharmacist_0restore="yes", werewolf=5)
    assert ruled(game, "void") == [(3, (Reason("no_witch"),))]


def test_a_blind_potion_for_who_was_not_attacked() -> None:
    """RULES k17."""
    game = table("werewolf", "werewolf", "witch", *MORE, witch_told_victim="never")
    play(game, "d1", werewolf=4, witch_0heal=5)
    assert ruled(game, "void") == [(3, (Reason("not_attacked", 5, "witch_told_victim"),))]
    game = table("werewolf", "werewolf", "witch", *MORE, witch_told_victim="never")
    play(game, "d1", werewolf=4, witch_0heal=4)
    assert ruled(game, "void") == []


def test_a_mark_on_who_is_dead_when_the_village_votes() -> None:
    """RULES h87."""
    game = table("werewolf", "werewolf", "raven", *MORE)
    play(game, "n2", werewolf=4, raven=4, vote=5)
    assert ruled(game, "void") == [(3, (Reason("died_before", 4),))]
    game = table("werewolf", "werewolf", "raven", *MORE)
    play(game, "n2", werewolf=4, raven=5, vote=5)
    assert ruled(game, "void") == []


def test_a_bite_that_should_have_infected_one_who_dies_of_poison() -> None:
    game = table("accursed_wolf_father", "werewolf", "witch", *MORE)
    play(game, "d1", werewolf=4, accursed_wolf_father="yes", witch_0poison=4)
    assert ruled(game, "void") == [(1, (Reason("died_before", 4),))]


@pytest.mark.parametrize(
    ("rule", "wanted", "vain"),
    [
        ("unanimous_after_3_prompts", {1: 4, 2: 5, 3: 4}, [1, 2, 3]),
        ("unanimous", {1: 4, 2: 5, 3: 4}, [1, 2, 3]),
        ("plurality_tie_none", {1: 4, 2: 5, 3: 6}, [1, 2, 3]),
        ("plurality_tie_none", {1: 4, 2: 5, 3: 4}, []),
        ("unanimous_after_3_prompts", {1: 4, 2: 4}, []),
        ("unanimous_after_3_prompts", {}, []),
    ],
)
def test_a_pack_that_does_not_agree(rule: str, wanted: Mapping[int, Answer], vain: list[int]) -> None:
    """RULES k20; who is silent until the time is up has no say, and has not chosen in vain."""
    game = table("werewolf", "werewolf", "werewolf", *MORE, "villager", pack_agreement=rule)
    play(game, "d1", werewolf=wanted)
    assert ruled(game, "void") == [(seat, (Reason("not_agreed", None, "pack_agreement"),)) for seat in vain]


def test_the_hypnotised_have_lost_their_powers() -> None:
    game = table("werewolf", "werewolf", "seer", *MORE, variant="fascination")
    play(game, "d1", werewolf=3)
    assert ruled(game, "loss") == [(3, (Reason("pack"), Reason("hypnotised")))]
