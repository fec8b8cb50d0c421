"""Rooms in an SQL database: what is the same whichever database it is.

Statements are spelt as PostgreSQL has them: values are `$1`, `$2` and so on, and `{now}` stands for the time now. A
store of a certain kind says how they are run and what it spells otherwise. No library stands between: to load one would
take longer than all else of a server's start.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from lycaon.game.ask import Refused
from lycaon.rooms import entry as log
from lycaon.rooms.refusal import StoreCode
from lycaon.rooms.store import OUTAGE, Admission, Outage, Write

T = TypeVar("T")

Value: TypeAlias = str | float | bytes | None
Row: TypeAlias = Sequence[Any]

Work: TypeAlias = Generator[tuple[str, tuple[Value, ...]], Sequence[Row], T]
"""Something of several statements: it gives each with its values, is handed the rows, and returns what came of it."""

ENTRY: msgspec.json.Decoder[log.Entry] = msgspec.json.Decoder(log.Entry)


def as_json(entry: log.Entry) -> str:
    """Return an entry as it is kept."""
    return msgspec.json.encode(entry).decode()


def as_code(typed: str) -> str:
    r"""Return the code, or, if it can't be one, something that no code is.

    >>> print(as_code("B3K7"), as_code("月\0"))
    B3K7 \u6708\0
    """
    return typed.encode("ascii", "backslashreplace").decode("ascii").replace("\0", "\\0")


def as_bytes(text: str) -> bytes:
    """Return the bytes by which any text is kept, such as NUL and lone halves of characters: no database's text."""
    return text.encode("utf-8", "surrogatepass")


def as_text(kept: bytes | None) -> str | None:
    """Return the text again."""
    return None if kept is None else bytes(kept).decode("utf-8", "surrogatepass")


class SqlStore(ABC):
    """A `Store` of rooms in a database."""

    shared: bool

    @abstractmethod
    async def _ask(self, statement: str, *values: Value) -> Sequence[Row]:
        """Run a statement, a transaction of its own, and return its rows. Raises `StoreFailed`, whatever goes wrong."""

    @abstractmethod
    async def _each(self, statement: str, rows: Sequence[tuple[Value, ...]]) -> None:
        """Run a statement with the values of each row, in one transaction. Raises `StoreFailed`."""

    @abstractmethod
    async def _run(self, work: Work[T]) -> T:
        """Do something in one transaction. Raises `StoreFailed`."""

    @abstractmethod
    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        """Keep entries."""

    @abstractmethod
    async def listen(self, changed: Callable[[str], None]) -> None:
        """Tell of rooms that other processes have written in."""

    @abstractmethod
    async def claim(self, what: str) -> bool:
        """Take something on."""

    @abstractmethod
    async def release(self, what: str) -> None:
        """Give it back."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""

    async def now(self) -> float:
        """Return the store's time."""
        ((now,),) = await self._ask("SELECT {now}")
        return float(now)

    async def create(self, code: str, entries: Sequence[log.Entry]) -> bool:
        """Keep a new room."""
        return await self._run(_create(as_code(code), entries))

    async def read(self, code: str, after: int | None) -> list[log.Stored] | None:
        """Return entries. Raises `Refused(unreadable_room)` when one isn't of this version of Lycaon."""
        rows = await self._ask(_READ, as_code(code), after)
        if not rows:
            return None
        try:
            return [
                log.Stored(
                    number=number,
                    at=at,
                    entry=ENTRY.decode(entry),
                    by=by,
                    command=as_text(command),
                    digest=digest,
                    words=as_text(words),
                )
                for number, at, by, command, digest, entry, words in rows
                if number is not None  # a room without newer entries is one row of nothing
            ]
        except msgspec.DecodeError as error:
            raise Refused(StoreCode.UNREADABLE_ROOM, room=code) from error

    async def changed(self, known: Mapping[str, int]) -> list[str]:
        """Return which rooms have other entries than up to these numbers."""
        if not known:
            return []
        rows = await self._ask(_listing(_CHANGED, len(known)), *map(as_code, known))
        found = {room[0]: room[1] for room in rows}
        return [code for code, number in known.items() if found.get(code) != number]

    async def receipt(self, code: str, by: int, command: str) -> int | None:
        """Return what a command has become."""
        rows = await self._ask(_RECEIPT, as_code(code), by, as_bytes(command))
        return rows[0][0] if rows else None

    async def set_due(self, dues: Iterable[tuple[str, int, float | None]]) -> None:
        """Note when rooms are due."""
        # Who locks several rooms locks them in this order, so that nobody waits in a ring.
        rows = sorted(((as_code(code), number, due) for code, number, due in dues), key=lambda row: row[0])
        if rows:
            await self._each(_SET_DUE, rows)

    async def due(self, limit: int) -> list[str]:
        """Return rooms that are due."""
        return [code for (code,) in await self._ask(_DUE, limit)]

    async def beat(self) -> list[Outage]:
        """Note a heartbeat."""
        return await self._run(_beat())

    async def admit(self, token: bytes, admission: Admission) -> None:
        """Keep a token's hash, as long as there is the room."""
        await self._ask(_ADMIT, as_code(admission.code), token, admission.person)

    async def admitted(self, token: bytes) -> Admission | None:
        """Return whom a token admits."""
        rows = await self._ask("SELECT room, person FROM tokens WHERE hash = $1", token)
        return Admission(*rows[0]) if rows else None

    async def dismiss(self, code: str, person: int, keep: Collection[bytes] = ()) -> None:
        """Forget somebody's tokens."""
        statement = _listing(_DISMISS_BUT, len(keep), after=2) if keep else _DISMISS
        await self._ask(statement, as_code(code), person, *keep)

    async def seen(self, people: Iterable[tuple[str, int]]) -> None:
        """Note who is connected."""
        rows = [(as_code(code), person) for code, person in sorted(people)]
        if rows:
            await self._each(_SEEN, rows)

    async def last_seen(self, codes: Collection[str]) -> dict[str, dict[int, float]]:
        """Return when people were connected last."""
        found: dict[str, dict[int, float]] = {code: {} for code in codes}
        if found:
            kept_as = {as_code(code): code for code in found}
            for code, person, at in await self._ask(_listing(_LAST_SEEN, len(kept_as)), *kept_as):
                found[kept_as[code]][person] = at
        return found

    async def reports(self) -> list[tuple[str, log.Stored]]:
        """Return what was reported."""
        return [
            (code, log.Stored(number=number, at=at, by=by, entry=ENTRY.decode(entry)))
            for code, number, at, by, entry in await self._ask(_REPORTS)
        ]

    async def erase_person(self, code: str, person: int) -> None:
        """Forget somebody's words and name."""
        await self._run(_erase_person(as_code(code), person))

    async def erase_words(self, before: float) -> int:
        """Forget old words."""
        return len(await self._ask("DELETE FROM words WHERE at < $1 RETURNING 1", before))

    async def close_rooms(self, before: float) -> int:
        """Forget old rooms with all that belongs to them, and outages that are older than any room."""
        return await self._run(_close_rooms(before))


def _listing(statement: str, count: int, after: int = 0) -> str:
    """Return a statement with the places of so many values in its list, behind those that stand before them.

    >>> _listing("person = $1 AND hash IN ({list})", 2, after=1)
    'person = $1 AND hash IN ($2, $3)'
    """
    return statement.replace("{list}", ", ".join(f"${after + one}" for one in range(1, count + 1)))


def _create(code: str, first: Sequence[log.Entry]) -> Work[bool]:
    made = yield _CREATE, (code, len(first))
    if not made:
        return False
    ((at,),) = made
    for number, entry in enumerate(first, 1):
        yield _FIRST, (code, number, at, as_json(entry))
    return True


def _beat() -> Work[list[Outage]]:
    """One statement moves the beat on, and its row is locked from then: who finds a gap is the only one."""
    ((before, at),) = yield _BEAT, ()
    if before is not None and at - before > OUTAGE:
        yield 'INSERT INTO outages (start, "end") VALUES ($1, $2)', (before, at)
    known = yield 'SELECT start, "end" FROM outages ORDER BY start', ()
    return [Outage(start, end) for start, end in known]


def _erase_person(code: str, person: int) -> Work[None]:
    # One at a time: two who are forgotten at once may be named in the same entry.
    yield "SELECT code FROM rooms WHERE code = $1 FOR NO KEY UPDATE", (code,)
    yield _UNSAY, (code, person)
    yield "DELETE FROM presence WHERE room = $1 AND person = $2", (code, person)
    for number, kept in (yield _NAMING, (code,)):
        without = as_json(log.without_name(ENTRY.decode(kept), person))
        if without != kept:
            yield "UPDATE entries SET entry = $3 WHERE room = $1 AND number = $2", (code, number, without)


def _close_rooms(before: float) -> Work[int]:
    # A room that is just being written in is not old; where rows can be locked, it is passed over.
    closed = yield _CLOSE, (before,)
    yield 'DELETE FROM outages WHERE "end" < $1', (before,)
    return len(closed)


_CREATE = """
    INSERT INTO rooms (code, number, begins, at) VALUES ($1, $2, 1, {now}) ON CONFLICT DO NOTHING RETURNING at
"""
_FIRST = 'INSERT INTO entries (room, number, at, "by", entry) VALUES ($1, $2, $3, 1, $4)'

_READ = """
    SELECT entries.number, entries.at, entries."by", entries.command, entries.digest, entries.entry, words.words
    FROM rooms
    LEFT JOIN entries ON entries.room = rooms.code AND entries.number > coalesce($2, rooms.begins - 1)
    LEFT JOIN words ON words.room = entries.room AND words.number = entries.number
    WHERE rooms.code = $1
    ORDER BY entries.number
"""
_CHANGED = "SELECT code, number FROM rooms WHERE code IN ({list})"
_RECEIPT = 'SELECT number FROM entries WHERE room = $1 AND "by" = $2 AND command = $3'
_SET_DUE = "UPDATE rooms SET due_at = $3 WHERE code = $1 AND number = $2"
_DUE = "SELECT code FROM rooms WHERE due_at <= {now} ORDER BY due_at, code LIMIT $1"

_BEAT = """
    INSERT INTO heartbeat (id, at) VALUES (1, {now})
    ON CONFLICT (id) DO UPDATE SET
        "before" = heartbeat.at,
        at = CASE WHEN heartbeat.at > {now} THEN heartbeat.at ELSE {now} END
    RETURNING "before", at
"""
_ADMIT = """
    INSERT INTO tokens (hash, room, person) SELECT $2, code, $3 FROM rooms WHERE code = $1 ON CONFLICT DO NOTHING
"""
_DISMISS = "DELETE FROM tokens WHERE room = $1 AND person = $2"
_DISMISS_BUT = "DELETE FROM tokens WHERE room = $1 AND person = $2 AND hash NOT IN ({list})"
_SEEN = """
    INSERT INTO presence (room, person, at) SELECT code, $2, {now} FROM rooms WHERE code = $1
    ON CONFLICT (room, person) DO UPDATE SET at = {now}
"""
_LAST_SEEN = "SELECT room, person, at FROM presence WHERE room IN ({list})"
_REPORTS = """
    SELECT room, number, at, "by", entry FROM entries WHERE entry LIKE '{"entry":"reported"%' ORDER BY at, room, number
"""
_UNSAY = """
    DELETE FROM words
    WHERE room = $1 AND number IN (SELECT number FROM entries WHERE room = $1 AND "by" = $2)
"""
_NAMING = """
    SELECT number, entry FROM entries
    WHERE room = $1
    AND (entry LIKE '{"entry":"joined"%' OR entry LIKE '{"entry":"renamed"%' OR entry LIKE '{"entry":"started"%')
"""
"""The kinds of entries that hold names of people."""

_CLOSE = """
    DELETE FROM rooms WHERE code IN (SELECT code FROM rooms WHERE at < $1 FOR UPDATE SKIP LOCKED) RETURNING 1
"""
