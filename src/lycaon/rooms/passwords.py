"""Passwords of rooms: what is kept of one takes long to work out on purpose, so that nobody tries many.

It is worked out beside everything else, a few at a time: whoever tries passwords holds up nobody's game.
"""

from __future__ import annotations

import asyncio
from hashlib import scrypt

from lycaon.game.ask import Refused
from lycaon.rooms.refusal import RoomCode

LONGEST_PASSWORD = 200
"""In characters."""

AT_ONCE = 2
"""How many are worked out at a time: each takes some ten milliseconds of a processor and four megabytes."""

MOST_WAITING = 64
"""How many may wait for their turn; more are refused."""

_COST = {"n": 2**12, "r": 8, "p": 1, "dklen": 16}


class Passwords:
    """Works out what is kept of passwords, for one process."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def kept(self, password: str, salt: bytes) -> str:
        """Return what is kept of a password. Raises `Refused`: `bad_command` for what can be none, or `busy`."""
        if not password or len(password) > LONGEST_PASSWORD:
            raise Refused(RoomCode.BAD_COMMAND, what="password", value="")
        if self._waiting >= MOST_WAITING:
            raise Refused(RoomCode.BUSY)
        self._waiting += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(_kept, password, salt)
        finally:
            self._waiting -= 1

    async def tried(self, password: str | None, kept: str | None) -> str | None:
        """Return what would be kept of a password that is tried where this is kept of the right one; None: of none."""
        if kept is None:
            return None
        salt = salt_of(kept)
        if not password or len(password) > LONGEST_PASSWORD:
            return f"{salt}$"
        return await self.kept(password, bytes.fromhex(salt))


def salt_of(kept: str | None) -> str:
    """Return the salt of what is kept of a password: another each time that one is set."""
    return (kept or "").partition("$")[0]


def _kept(password: str, salt: bytes) -> str:
    worked_out = scrypt(password.encode("utf-8", "surrogatepass"), salt=salt, **_COST)
    return f"{salt.hex()}${worked_out.hex()}"
