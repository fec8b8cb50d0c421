"""The app's own checks and tests: types, style, and what its parts do by themselves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_app_passes(script: str) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "build_app.py"), "npm", "run", "--silent", script]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr).decode()[-6000:]
