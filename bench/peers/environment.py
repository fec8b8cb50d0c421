"""The peers' own environments: one for each, so that no peer can keep another, or us, from being installed.

They lie under .cache/peers, which git ignores and `make clean` removes. Each is made once: its stamp, which tells what
it was made from, is written last, so an interrupted or outdated one is made anew.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The project's folder."""

FOLDER = ROOT / ".cache" / "peers"

INSTALL_SECONDS = 900
"""How long one step of an installation may take."""


@dataclass(frozen=True)
class Absent:
    """A peer that could not be installed."""

    why: str


@cache
def interpreter(requirement: str) -> Path | Absent:
    """The Python of an environment that has what is required (as in `name==1.2.3`), made now if need be.

    Tried once a run: what could not be installed stays absent until the next.
    """
    place = FOLDER / requirement.replace("==", "-")
    python = place / "bin" / "python"
    stamp = place / "ready"
    # An environment that was moved, or whose Python was replaced, still points to what it was made from.
    made_from = f"{requirement}\n{sys.version}\n{place}\n"

    FOLDER.mkdir(parents=True, exist_ok=True)
    # Two benchmarks at the same time: the second waits for the first.
    with (FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == made_from:
            return python
        print(f"Installing {requirement} for comparison (once)", file=sys.stderr, flush=True)
        shutil.rmtree(place, ignore_errors=True)
        absent = _run([sys.executable, "-m", "venv", str(place)]) or _run(
            [str(python), "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check", requirement]
        )
        if absent:
            return absent
        stamp.write_text(made_from, encoding="utf-8")
        return python


def surroundings() -> dict[str, str]:
    """The environment variables for a peer's Python: ours, without those that would lead it to our packages."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    # Without a home of our own there is nowhere to keep downloads.
    if not os.access(kept.get("HOME") or "/nonexistent", os.W_OK):
        kept["PIP_NO_CACHE_DIR"] = "1"
    return kept


def last_words(output: str) -> str:
    """The line in which a program that failed says why: the last that is marked as an error, or simply the last."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or ["no message"])[-1]


def _run(command: Sequence[str]) -> Absent | None:
    """Runs one step of an installation, and tells why it failed if it did."""
    try:
        done = subprocess.run(
            command,
            check=False,
            env=surroundings(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=INSTALL_SECONDS,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return Absent(f"not installed: {error}")
    return None if done.returncode == 0 else Absent(f"not installed: {last_words(done.stdout)}")
