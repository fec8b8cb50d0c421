"""Intervals against published figures, and against what they promise."""

from __future__ import annotations

from random import Random

import pytest

from lycaon.research.compare import Comparison, differs
from lycaon.research.intervals import mean, paired, wilson
from lycaon.research.match import Outcome, Played

NEWCOMBE = [
    # Newcombe, Statistics in Medicine 17 (1998), two methods' papers: found, of, and the limits of method 3.
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0, 0.1611),
    (1, 29, 0.0061, 0.1718),
]


@pytest.mark.parametrize(("found", "of", "low", "high"), NEWCOMBE)
def test_wilsons_interval_is_the_published_one(found: int, of: int, low: float, high: float) -> None:
    share = wilson(found, of)
    assert (round(share.low, 4), round(share.high, 4)) == (low, high)


def test_a_share_of_nothing_can_be_anything() -> None:
    share = wilson(0, 0)
    assert (share.low, share.high) == (0, 1)


def test_the_intervals_hold_the_truth_as_often_as_they_promise() -> None:
    rng = Random(4)
    for truth in (0.1, 0.42, 0.9):
        held = 0
        for _ in range(800):
            share = wilson(sum(rng.random() < truth for _ in range(60)), 60)
            held += share.low <= truth <= share.high
        assert 0.92 < held / 800 < 0.98


def test_the_paired_interval_is_narrower_the_more_the_games_have_in_common() -> None:
    alike, apart = paired(45, 6, 2, 47), paired(27, 24, 20, 29)
    assert alike.value == apart.value == pytest.approx(0.04)
    assert alike.half < 0.6 * apart.half


def test_the_paired_interval_holds_the_truth_as_often_as_it_promises() -> None:
    rng = Random(9)
    held = 0
    for _ in range(600):
        pairs = []
        for _ in range(80):
            luck = rng.random()
            pairs.append((luck < 0.5, (luck if rng.random() < 0.7 else rng.random()) < 0.6))
        counts = [pairs.count(one) for one in ((True, True), (True, False), (False, True), (False, False))]
        share = paired(counts[0], counts[2], counts[1], counts[3])
        held += share.low <= 0.1 <= share.high
    assert 0.92 < held / 600 < 0.985


def test_a_mean_knows_how_sure_it_is() -> None:
    share = mean(4, 10.0, 30.0)  # 1, 2, 3, 4
    assert share.value == 2.5
    assert share.half == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5, rel=1e-3)


def test_a_comparison_counts_what_the_second_table_has_more() -> None:
    def outcome(winner: str, nights: int) -> Outcome:
        return Outcome(winner, "", nights, 0, (), ())

    games = [
        *[Played(n, (outcome("village", 2), outcome("village", 3))) for n in range(10)],
        *[Played(n, (outcome("werewolves", 2), outcome("village", 3))) for n in range(30)],
    ]
    comparison = Comparison(games)
    assert comparison.difference("village").value == 0.75
    assert comparison.difference("werewolves").value == -0.75
    assert differs(comparison.difference("village"))
    assert comparison.nights().value == 1
    assert comparison.difference("lovers").value == 0
    assert not differs(comparison.difference("lovers"))
