"""What holds for all tests."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# How long an example takes says more about what else the machine does than about what is tried. The same tests try the
# same examples each time, so that nobody's change is refused for what it did not touch; FRESH=1 tries others.
settings.register_profile(
    "busy",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=os.environ.get("FRESH") != "1",
)
settings.load_profile("busy")
