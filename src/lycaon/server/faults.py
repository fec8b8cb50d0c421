"""Faults: what an operator is told when something goes wrong that should not."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from pathlib import PurePath
from traceback import extract_tb

import msgspec

log = logging.getLogger("lycaon")


def report(what: str, error: BaseException, **more: str) -> None:
    """Log a fault with its kind and where it came from.

    Never its message: that may hold a role, a target or a token.
    """
    frames = extract_tb(error.__traceback__)
    where = [f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in frames]
    log.error(what, extra={"facts": {"error": type(error).__name__, "where": where, **more}})


def warn(what: str, **facts: str) -> None:
    """Log something that may pass by itself."""
    log.warning(what, extra={"facts": facts})


class Lines(logging.Formatter):
    """Writes each thing as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return what was told, what is known of it, how bad it is and when it was."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat().replace("+00:00", "Z")
        facts: dict[str, object] = getattr(record, "facts", {})
        told = {**facts, "event": record.getMessage(), "level": record.levelname.lower(), "timestamp": at}
        return msgspec.json.encode(told).decode()


def quiet_logs() -> None:
    """Log one line of JSON for each thing that an operator should know, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    log.handlers = [handler]
    log.propagate = False
