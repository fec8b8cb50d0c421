"""What the app takes from Python is what Python says today."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_the_app_are_fresh() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "app-types"), "--check"]
    checked = subprocess.run(command, capture_output=True, check=False)
    assert checked.returncode == 0, checked.stderr.decode()
