"""What a room's log is kept in, and the simplest of such: memory, for tests and for a table without a disk.

Key (room, number) is unique in every store, and that is all the coordination there is between processes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from lycaon.rooms import entry as log

OUTAGE = 3.0
"""Seconds without a heartbeat of any process from which on time counts as lost."""


Due: TypeAlias = Literal["now", "never", "as_before"]
"""When a room is due: at once, so that its next deadline is looked up; or when it was due before an entry that moves
none."""


class Write(msgspec.Struct, frozen=True, kw_only=True):
    """An entry that is to be the next of its room. `begins`: a fold may start with it."""

    code: str
    number: int
    entry: log.Entry
    by: int | None = None
    command: str | None = None
    digest: str | None = None
    words: str | None = None
    begins: bool = False
    due: Due = "never"
    """When its room is due from now on."""


class Outage(msgspec.Struct, frozen=True):
    """A stretch of time in which no process served any room."""

    start: float
    end: float


class Admission(msgspec.Struct, frozen=True):
    """Who holds a token: which room, and whom in it."""

    code: str
    person: int


class StoreFailed(Exception):  # noqa: N818 - it may pass by itself
    """The store can't be reached, or broke off: whether the write has happened is not known."""


class Store(Protocol):
    """Where rooms are kept. Every method may raise `StoreFailed`."""

    shared: bool
    """Whether other processes may write too."""

    async def now(self) -> float:
        """Return the store's time, in seconds: the only clock that entries know."""

    async def create(self, code: str, entries: Sequence[log.Entry]) -> bool:
        """Keep a new room with its first entries, by person 1; False when the code is taken."""

    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        """Keep entries, at most one a room, all in one commit; for each its time, or None when its place was taken."""

    async def read(self, code: str, after: int | None) -> list[log.Stored] | None:
        """Return a room's entries after a number; after None: from the last game's start on. None: no such room."""

    async def changed(self, known: Mapping[str, int]) -> list[str]:
        """Return which rooms have other entries than up to these numbers: more of them, or none any more."""

    async def listen(self, changed: Callable[[str], None]) -> None:
        """Tell of rooms in which other processes have just written, until cancelled.

        It is a hint, which may get lost: `changed` finds what was missed. Returns at once where there are no hints.
        """

    async def claim(self, what: str) -> bool:
        """Take something on that one process alone should do; False when it is taken on already.

        It is free again when it is given back, or when the process that has it is gone.
        """

    async def release(self, what: str) -> None:
        """Give back what was taken on."""

    async def receipt(self, code: str, by: int, command: str) -> int | None:
        """Return the number of the entry that a command of somebody's has become."""

    async def set_due(self, dues: Iterable[tuple[str, int, float | None]]) -> None:
        """Note when rooms are due next, as long as the number is still that of their last entry."""

    async def due(self, limit: int) -> list[str]:
        """Return rooms that are due now, the longest overdue first."""

    async def beat(self) -> list[Outage]:
        """Note that a process serves the rooms; return the outages that are known."""

    async def admit(self, token: bytes, admission: Admission) -> None:
        """Keep a token's hash, as long as there is the room."""

    async def admitted(self, token: bytes) -> Admission | None:
        """Return whom a token's hash admits."""

    async def dismiss(self, code: str, person: int, keep: Collection[bytes] = ()) -> None:
        """Forget somebody's tokens, but for some."""

    async def seen(self, people: Iterable[tuple[str, int]]) -> None:
        """Note that people are connected now."""

    async def last_seen(self, codes: Collection[str]) -> dict[str, dict[int, float]]:
        """Return, for each of some rooms, when each person was connected last."""

    async def reports(self) -> list[tuple[str, log.Stored]]:
        """Return all that was reported, with the rooms' codes, the oldest first."""

    async def erase_person(self, code: str, person: int) -> None:
        """Forget what somebody has said in a room, their name in all its entries, and when they were connected."""

    async def erase_words(self, before: float) -> int:
        """Forget the words of speeches from before a time; returns of how many."""

    async def close_rooms(self, before: float) -> int:
        """Forget rooms in which nothing has happened since a time, and outages before it; returns how many rooms."""

    async def close(self) -> None:
        """Let go of what is held open."""


class _Kept(msgspec.Struct):
    entries: list[log.Stored]
    begins: int = 1
    due: float | None = None
    commands: dict[tuple[int, str], int] = {}
    seen: dict[int, float] = {}


class Claims:
    """What has been taken on where no other process could: claims of a store that has one process alone."""

    def __init__(self) -> None:
        """Take nothing on yet."""
        self._claimed: set[str] = set()

    async def claim(self, what: str) -> bool:
        """Take something on."""
        free = what not in self._claimed
        self._claimed.add(what)
        return free

    async def release(self, what: str) -> None:
        """Give it back."""
        self._claimed.discard(what)


class MemoryStore(Claims):
    """Rooms in memory. `clock` is its time; several desks may share one, as several processes share a database."""

    shared = True

    def __init__(self, clock: Callable[[], float]) -> None:
        """Keep nothing yet."""
        super().__init__()
        self._clock = clock
        self._rooms: dict[str, _Kept] = {}
        self._tokens: dict[bytes, Admission] = {}
        self._outages: list[Outage] = []
        self._beat: float | None = None

    async def now(self) -> float:
        """Return the time."""
        return self._clock()

    async def create(self, code: str, entries: Sequence[log.Entry]) -> bool:
        """Keep a new room."""
        if code in self._rooms:
            return False
        at = self._clock()
        kept = [log.Stored(number=number, at=at, entry=entry, by=1) for number, entry in enumerate(entries, 1)]
        self._rooms[code] = _Kept(kept)
        return True

    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        """Keep entries."""
        return [self._append(write) for write in writes]

    def _append(self, write: Write) -> float | None:
        kept = self._rooms.get(write.code)
        if kept is None or write.number != len(kept.entries) + 1:
            return None
        if write.by is not None and write.command is not None:
            if (write.by, write.command) in kept.commands:
                return None
            kept.commands[write.by, write.command] = write.number
        at = self._clock()
        kept.entries.append(
            log.Stored(
                number=write.number,
                at=at,
                entry=write.entry,
                by=write.by,
                command=write.command,
                digest=write.digest,
                words=write.words,
            )
        )
        if write.due != "as_before":
            kept.due = at if write.due == "now" else None
        if write.begins:
            kept.begins = write.number
        return at

    async def read(self, code: str, after: int | None) -> list[log.Stored] | None:
        """Return entries."""
        kept = self._rooms.get(code)
        if kept is None:
            return None
        return kept.entries[kept.begins - 1 if after is None else after :]

    async def changed(self, known: Mapping[str, int]) -> list[str]:
        """Return which rooms have other entries."""
        return [
            code
            for code, number in known.items()
            if code not in self._rooms or len(self._rooms[code].entries) != number
        ]

    async def listen(self, changed: Callable[[str], None]) -> None:
        """Return at once: memory gives no hints."""

    async def receipt(self, code: str, by: int, command: str) -> int | None:
        """Return what a command has become."""
        kept = self._rooms.get(code)
        return None if kept is None else kept.commands.get((by, command))

    async def set_due(self, dues: Iterable[tuple[str, int, float | None]]) -> None:
        """Note when rooms are due."""
        for code, number, due in dues:
            kept = self._rooms.get(code)
            if kept is not None and len(kept.entries) == number:
                kept.due = due

    async def due(self, limit: int) -> list[str]:
        """Return rooms that are due."""
        now = self._clock()
        found = sorted((kept.due, code) for code, kept in self._rooms.items() if kept.due is not None)
        return [code for due, code in found if due <= now][:limit]

    async def beat(self) -> list[Outage]:
        """Note a heartbeat."""
        now = self._clock()
        if self._beat is not None and now - self._beat > OUTAGE:
            self._outages.append(Outage(self._beat, now))
        self._beat = now
        return list(self._outages)

    async def admit(self, token: bytes, admission: Admission) -> None:
        """Keep a token's hash."""
        if admission.code in self._rooms:
            self._tokens[token] = admission

    async def admitted(self, token: bytes) -> Admission | None:
        """Return whom a token admits."""
        return self._tokens.get(token)

    async def dismiss(self, code: str, person: int, keep: Collection[bytes] = ()) -> None:
        """Forget somebody's tokens."""
        gone = Admission(code, person)
        self._tokens = {token: one for token, one in self._tokens.items() if one != gone or token in keep}

    async def seen(self, people: Iterable[tuple[str, int]]) -> None:
        """Note who is connected."""
        for code, person in people:
            if code in self._rooms:
                self._rooms[code].seen[person] = self._clock()

    async def last_seen(self, codes: Collection[str]) -> dict[str, dict[int, float]]:
        """Return when people were connected last."""
        return {code: dict(self._rooms[code].seen) if code in self._rooms else {} for code in codes}

    async def reports(self) -> list[tuple[str, log.Stored]]:
        """Return what was reported."""
        found = [
            (code, one)
            for code, kept in self._rooms.items()
            for one in kept.entries
            if isinstance(one.entry, log.Reported)
        ]
        return sorted(found, key=lambda one: one[1].at)

    async def erase_person(self, code: str, person: int) -> None:
        """Forget somebody's words and name."""
        kept = self._rooms.get(code)
        if kept is None:
            return
        kept.seen.pop(person, None)
        kept.entries = [
            msgspec.structs.replace(
                one, entry=log.without_name(one.entry, person), words=None if one.by == person else one.words
            )
            for one in kept.entries
        ]

    async def erase_words(self, before: float) -> int:
        """Forget old words."""
        erased = 0
        for kept in self._rooms.values():
            for place, stored in enumerate(kept.entries):
                if stored.words is not None and stored.at < before:
                    kept.entries[place] = msgspec.structs.replace(stored, words=None)
                    erased += 1
        return erased

    async def close_rooms(self, before: float) -> int:
        """Forget old rooms."""
        old = [code for code, kept in self._rooms.items() if kept.entries[-1].at < before]
        for code in old:
            del self._rooms[code]
        self._tokens = {token: one for token, one in self._tokens.items() if one.code in self._rooms}
        self._outages = [outage for outage in self._outages if outage.end >= before]
        return len(old)

    async def close(self) -> None:
        """Hold nothing open."""
