"""What those see who look on where a room has chosen a delay: the game as it stood so many seconds ago.

It is made of the entries that are old enough by their own times, so that it is the same in every process and after any
restart. Everything else of the room, who is there and what is chosen, is as it stands now.
"""

from __future__ import annotations

from collections import deque
from copy import copy

import msgspec

from lycaon.rooms import entry as log
from lycaon.rooms.room import Room
from lycaon.rooms.store import Store


def delay_of(room: Room, person: int) -> float:
    """Return how many seconds later somebody sees a room's game than it happens.

    Around one table nobody is later: its screen and voice are of those who look on.
    """
    lobby = room.lobby
    if lobby.settings.delay == "0" or lobby.way == "table":
        return 0.0
    plays = room.seat_of(person) is not None or room.judges(person)
    return 0.0 if plays else float(lobby.settings.delay)


class Late:
    """A room's game as it stood a while ago."""

    def __init__(self, code: str) -> None:
        """Know nothing yet; then nobody is shown anything."""
        self._room = Room(code)
        self._coming: deque[log.Stored] = deque()
        """Entries that are not old enough yet."""
        self._read: int | None = None
        """The number of the last entry that was read."""
        self._shown: Room | None = None
        self._of: tuple[int, float] = (0, 0.0)
        """What the room that is shown was made of: the last entry of the room now, and the delay."""

    @property
    def known(self) -> bool:
        """Whether the room has been read, so that something may be shown."""
        return self._read is not None

    async def follow(self, store: Store, now: Room, limit: float) -> bool:
        """Go on up to the entries of a time; returns whether there was anything new. Raises `StoreFailed`."""
        before = self._read
        if before is None or now.number > before:
            entries = await store.read(now.code, before) or []
            if self._read == before:  # nobody else has read them meanwhile
                self._coming.extend(entries)
                self._read = entries[-1].number if entries else before or 0
        moved = before is None
        while self._coming and self._coming[0].at <= limit:
            self._room.apply(self._coming.popleft())
            moved = True
        if moved:
            self._shown = None
        return moved

    def shown(self, now: Room, delay: float) -> Room:
        """Return the room as it is shown: its game from then, with everything else from now."""
        if self._shown is None or self._of != (now.number, delay):
            self._shown = copy(self._room)
            self._shown.lobby = msgspec.structs.replace(now.lobby, games=self._room.lobby.games)
            self._shown.behind = delay
            self._shown.touched = now.touched + self._room.touched
            self._of = now.number, delay
        return self._shown
