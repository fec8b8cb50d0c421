"""The search for balanced tables: what it tries can be played, and what it tells was not chosen by luck."""

from __future__ import annotations

import pytest

from lycaon import Setup, prepare, resolve
from lycaon.game.house_rules import as_dict
from lycaon.research.balance import Search, candidates, variations
from lycaon.research.match import Job, Seating, play
from lycaon.roles import roles


@pytest.mark.parametrize(
    ("players", "wanted"),
    [(9, ("seer", "witch", "hunter")), (12, ("seer", "defender", "white_werewolf")), (10, ("thief", "cupid")), (5, ())],
)
def test_every_deck_that_is_tried_can_be_played_and_has_what_was_wanted(players: int, wanted: tuple[str, ...]) -> None:
    found = candidates(players, wanted, resolve(None, {}))
    assert len(found) > 2
    for one in found:
        assert prepare(one.setup).setup == one.setup
        assert set(wanted) <= set(one.setup.deck)
        assert sum(roles()[card].wolf for card in one.setup.deck) == one.werewolves
        assert set(one.setup.deck) <= {*wanted, one.extra, "werewolf", "villager"}
    assert len({one.setup for one in found}) == len(found)


def test_a_variation_differs_in_one_rule_that_matters_with_its_cards() -> None:
    rules = resolve("modern_cn", {})
    first = candidates(9, ("seer", "witch", "hunter"), rules)[0]
    found = variations(first)
    for one in found:
        changed = {option for option, value in as_dict(one.setup.rules).items() if value != as_dict(rules)[option]}
        assert one.changed is not None
        assert changed == {one.changed[0]}
    options = {one.changed[0] for one in found if one.changed is not None}
    assert {"witch_self_heal", "werewolves_win_at", "hunter_shoots_on"} <= options
    assert not {"elder_loss_scope", "guard_and_heal"} & options


def test_nothing_can_be_played_with_more_cards_than_players() -> None:
    assert not candidates(4, ("seer", "witch", "hunter", "cupid"), resolve(None, {}))


def test_the_search_finds_the_nearest_and_is_the_same_each_time() -> None:
    decks = candidates(8, (), resolve(None, {"werewolves_win_at": "parity", "sheriff_election": "off"}))
    plain = [one for one in decks if one.extra is None]
    found = [Search(plain, target=0.3, games=300, level="random", seed=4).run() for _ in range(2)]
    assert found[0] == found[1]
    best = found[0][0]
    assert best.share.low < best.share.value < best.share.high
    assert best.games > 20
    truth = play_many(best.candidate.setup, 120)
    assert abs(truth - best.share.value) < 0.2
    assert abs(truth - 0.3) < 0.2


def play_many(setup: Setup, games: int) -> float:
    job = Job(tables=(Seating(setup=setup, village="random", werewolves="random"),), seed=99)
    return sum(play(job, number).outcomes[0].winner == "village" for number in range(games)) / games
