"""The laws notice what breaks them: leaks and faults planted into the engine on purpose."""

from __future__ import annotations

from typing import Any

import pytest

from tests.laws.planted import LEAKS, Planted
from tests.laws.trying import hold


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_planted_leak_is_noticed(leak: Planted[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    hold(leak.law, leak.cases, 10)
    leak.plant(monkeypatch)
    with pytest.raises(AssertionError):
        hold(leak.law, leak.cases, leak.tries, shrink=False)
