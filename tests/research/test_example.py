"""The example that learns: it runs, and what it learns wins more often than chance."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_to_vote.py"


def test_a_village_learns_to_talk_and_to_vote() -> None:
    small = ("--generations", "2", "--candidates", "6", "--games", "8", "--check", "40")
    done = subprocess.run([sys.executable, str(EXAMPLE), *small], capture_output=True, text=True, check=True)
    found = re.search(r"wins (\d+) % of its games before, and (\d+) % after", done.stdout)
    assert found is not None
    assert int(found[2]) > int(found[1])
