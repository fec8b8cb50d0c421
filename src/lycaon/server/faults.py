"""Faults: what an operator is told when something goes wrong that should not."""

from __future__ import annotations

from pathlib import PurePath
from traceback import extract_tb

import structlog

log = structlog.get_logger()


def report(what: str, error: BaseException, **more: str) -> None:
    """Log a fault with its kind and where it came from.

    Never its message: that may hold a role, a target or a token.
    """
    frames = extract_tb(error.__traceback__)
    where = [f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in frames]
    log.error(what, error=type(error).__name__, where=where, **more)
