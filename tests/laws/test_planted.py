"""The laws notice what breaks them: leaks and faults planted into the engine on purpose."""

from __future__ import annotations

from typing import Any

import pytest

from tests.laws.planted import Planted
from tests.laws.planted_faults import FAULTS
from tests.laws.planted_leaks import LEAKS
from tests.laws.trying import hold


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_planted_leak_is_noticed(leak: Planted[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    _is_noticed(leak, monkeypatch)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_noticed(fault: Planted[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    _is_noticed(fault, monkeypatch)


def _is_noticed(planted: Planted[Any], patch: pytest.MonkeyPatch) -> None:
    hold(planted.law, planted.cases, 10)
    planted.plant(patch)
    with pytest.raises(AssertionError):
        hold(planted.law, planted.cases, planted.tries, shrink=False)
