"""How often a law is tried: enough for every change in CI, twenty times as much with LYCAON_LAWS=long."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar
from zlib import crc32

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy

LONG = os.environ.get("LYCAON_LAWS") == "long"
TIMES = 20 if LONG else 1

Case = TypeVar("Case")


def hold(law: Callable[[Case], None], cases: SearchStrategy[Case], tries: int, *, shrink: bool = True) -> None:
    """Try a law on so many cases. What breaks it is shrunk, unless it is enough to know that something does."""
    phases = (Phase.generate, Phase.shrink) if shrink else (Phase.generate,)

    # A seed of its own for each law, so that not all of them see the same games; and the same one every time.
    @seed(crc32(law.__name__.encode()))
    @settings(
        max_examples=tries * TIMES,
        phases=phases,
        database=None,
        deadline=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(cases)
    def tried(case: Case) -> None:
        law(case)

    tried()
