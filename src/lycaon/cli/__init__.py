"""The command line: `lycaon play`, `demo`, `judge`, `replay`, `check`, `roles`, `rules`, `decks`."""

from __future__ import annotations

from lycaon.cli.app import main

__all__ = ["main"]
