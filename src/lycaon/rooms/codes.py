"""The four characters by which a room is found: no look-alikes, read in any case and in full width."""

from __future__ import annotations

import secrets
import unicodedata

from lycaon.game.ask import Refused
from lycaon.rooms.refusal import RoomCode

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0 and O, no 1, I and L."""

LENGTH = 4


def new_code() -> str:
    """Draw a code."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(typed: str) -> str | None:
    """Return the code that somebody typed, or None when it can't be one.

    >>> read_code(" b3k-7 ")
    'B3K7'
    """
    plain = unicodedata.normalize("NFKC", typed[:64]).upper()
    code = "".join(sign for sign in plain if not sign.isspace() and sign not in "-·.")
    return code if len(code) == LENGTH and all(sign in ALPHABET for sign in code) else None


def typed_code(typed: str) -> str:
    """Return the code that somebody typed. Raises `Refused(unknown_room)` when it can't be one."""
    code = read_code(typed)
    if code is None:
        raise Refused(RoomCode.UNKNOWN_ROOM, room=typed[:16])
    return code
