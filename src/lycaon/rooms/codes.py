"""The four characters by which a room is found: no look-alikes, read in any case and in full width."""

from __future__ import annotations

import secrets
import unicodedata

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
