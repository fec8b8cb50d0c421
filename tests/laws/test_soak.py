"""A fixed sample of `make soak`: some of all that may meet, each in one game for each law."""

from __future__ import annotations

import pytest

from tests.laws.meetings import Kind, meetings
from tests.laws.soak import LAWS, soak

EVERY = 11


@pytest.mark.parametrize("kind", ["roles", "event", "variant", "hand"])
def test_the_laws_hold_wherever_two_things_meet(kind: Kind) -> None:
    sample = [meeting for meeting in meetings() if meeting.kind == kind][::EVERY]
    outcomes = [soak(meeting, range(1, 2), 0, tuple(law.name for law in LAWS)) for meeting in sample]
    assert [fault for outcome in outcomes for fault in outcome.faults] == []
    assert sum(len(outcome.unplayable) for outcome in outcomes) < len(sample) / 10
