"""Rooms in an SQL database: what is the same whichever database it is.

Every operation is a plain function of a connection and is one transaction; a store of a certain kind says how such a
function is run (`_run`), what time it is, and how entries are appended.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    bindparam,
    case,
    delete,
    func,
    literal,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from lycaon.game.ask import Refused
from lycaon.rooms import entry as log
from lycaon.rooms.refusal import StoreCode
from lycaon.rooms.store import OUTAGE, Admission, Outage, Write
from lycaon.rooms.tables import entries, heartbeat, outages, presence, rooms, tokens, words

T = TypeVar("T")

ENTRY: msgspec.json.Decoder[log.Entry] = msgspec.json.Decoder(log.Entry)


def as_json(entry: log.Entry) -> str:
    """Return an entry as it is kept."""
    return msgspec.json.encode(entry).decode()


class SqlStore(ABC):
    """A `Store` of rooms in a database."""

    shared: bool

    @abstractmethod
    async def _run(self, work: Callable[[Connection], T], *, single: bool = False) -> T:
        """Do something in one transaction; `single`: it is one statement. Raises `StoreFailed`, whatever goes wrong."""

    @abstractmethod
    def _time(self) -> ColumnElement[float]:
        """Return the time now, as a part of a statement."""

    @abstractmethod
    async def append(self, writes: Sequence[Write]) -> list[float | None]:
        """Keep entries."""

    @abstractmethod
    async def listen(self, changed: Callable[[str], None]) -> None:
        """Tell of rooms that other processes have written in."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""

    async def now(self) -> float:
        """Return the store's time."""
        return await self._run(lambda connection: connection.execute(select(self._time())).scalar_one(), single=True)

    async def create(self, code: str, entries: Sequence[log.Entry]) -> bool:
        """Keep a new room."""
        return await self._run(lambda connection: self._create(connection, code, entries))

    def _create(self, connection: Connection, code: str, first: Sequence[log.Entry]) -> bool:
        at = connection.execute(
            _insert(connection, rooms)
            .values(code=code, number=len(first), begins=1, at=self._time())
            .on_conflict_do_nothing()
            .returning(rooms.c.at)
        ).scalar_one_or_none()
        if at is None:
            return False
        connection.execute(
            entries.insert(),
            [
                {"room": code, "number": number, "at": at, "by": 1, "entry": as_json(entry)}
                for number, entry in enumerate(first, 1)
            ],
        )
        return True

    async def read(self, code: str, after: int | None) -> list[log.Stored] | None:
        """Return entries. Raises `Refused(unreadable_room)` when one isn't of this version of Lycaon."""
        rows = await self._run(
            lambda connection: connection.execute(_READ, {"code": code, "after": after}).all(), single=True
        )
        if not rows:
            return None
        try:
            return [
                log.Stored(
                    number=row.number,
                    at=row.at,
                    entry=ENTRY.decode(row.entry),
                    by=row.by,
                    command=row.command,
                    digest=row.digest,
                    words=row.words,
                )
                for row in rows
                if row.number is not None  # a room without newer entries is one row of nothing
            ]
        except msgspec.DecodeError as error:
            raise Refused(StoreCode.UNREADABLE_ROOM, room=code) from error

    async def changed(self, known: Mapping[str, int]) -> list[str]:
        """Return which rooms have other entries than up to these numbers."""
        found: dict[str, int] = dict(
            await self._run(
                lambda connection: connection.execute(
                    select(rooms.c.code, rooms.c.number).where(rooms.c.code.in_(list(known)))
                ).all(),
                single=True,
            )
        )
        return [code for code, number in known.items() if found.get(code) != number]

    async def receipt(self, code: str, by: int, command: str) -> int | None:
        """Return what a command has become."""
        number = select(entries.c.number).where(
            entries.c.room == code, entries.c.by == by, entries.c.command == command
        )
        return await self._run(lambda connection: connection.execute(number).scalar_one_or_none(), single=True)

    async def set_due(self, dues: Iterable[tuple[str, int, float | None]]) -> None:
        """Note when rooms are due."""
        rows = [{"of": code, "last": number, "due": due} for code, number, due in sorted(dues, key=_code_first)]
        if rows:
            await self._run(lambda connection: connection.execute(_SET_DUE, rows), single=True)

    async def due(self, limit: int) -> list[str]:
        """Return rooms that are due."""
        found = (
            select(rooms.c.code)
            .where(rooms.c.due_at <= self._time())
            .order_by(rooms.c.due_at, rooms.c.code)
            .limit(limit)
        )
        return await self._run(lambda connection: list(connection.execute(found).scalars()), single=True)

    async def beat(self) -> list[Outage]:
        """Note a heartbeat."""
        return await self._run(self._beat)

    def _beat(self, connection: Connection) -> list[Outage]:
        """One statement moves the beat on, and its row is locked from then: who finds a gap is the only one."""
        now = self._time()
        later = case((heartbeat.c.at > now, heartbeat.c.at), else_=now)
        before, at = connection.execute(
            _insert(connection, heartbeat)
            .values(id=1, at=now)
            .on_conflict_do_update(index_elements=["id"], set_={"before": heartbeat.c.at, "at": later})
            .returning(heartbeat.c.before, heartbeat.c.at)
        ).one()
        if before is not None and at - before > OUTAGE:
            connection.execute(outages.insert().values(start=before, end=at))
        known = connection.execute(select(outages.c.start, outages.c.end).order_by(outages.c.start))
        return [Outage(start, end) for start, end in known]

    async def admit(self, token: bytes, admission: Admission) -> None:
        """Keep a token's hash, as long as there is the room."""
        kept = select(literal(token), rooms.c.code, literal(admission.person)).where(rooms.c.code == admission.code)
        await self._run(
            lambda connection: connection.execute(
                _insert(connection, tokens).from_select(["hash", "room", "person"], kept).on_conflict_do_nothing()
            ),
            single=True,
        )

    async def admitted(self, token: bytes) -> Admission | None:
        """Return whom a token admits."""
        found = select(tokens.c.room, tokens.c.person).where(tokens.c.hash == token)
        row = await self._run(lambda connection: connection.execute(found).one_or_none(), single=True)
        return None if row is None else Admission(row.room, row.person)

    async def dismiss(self, code: str, person: int, keep: Collection[bytes] = ()) -> None:
        """Forget somebody's tokens."""
        gone = delete(tokens).where(tokens.c.room == code, tokens.c.person == person)
        if keep:
            gone = gone.where(tokens.c.hash.not_in(list(keep)))
        await self._run(lambda connection: connection.execute(gone), single=True)

    async def seen(self, people: Iterable[tuple[str, int]]) -> None:
        """Note who is connected."""
        rows = [{"of": code, "who": person} for code, person in sorted(people)]
        if not rows:
            return
        now = self._time()
        there = select(rooms.c.code, bindparam("who", type_=presence.c.person.type), now).where(
            rooms.c.code == bindparam("of")
        )
        await self._run(
            lambda connection: connection.execute(
                _insert(connection, presence)
                .from_select(["room", "person", "at"], there)
                .on_conflict_do_update(index_elements=["room", "person"], set_={"at": now}),
                rows,
            ),
            single=True,
        )

    async def last_seen(self, code: str) -> dict[int, float]:
        """Return when people were connected last."""
        found = select(presence.c.person, presence.c.at).where(presence.c.room == code)
        return dict(await self._run(lambda connection: connection.execute(found).all(), single=True))

    async def erase_person(self, code: str, person: int) -> None:
        """Forget somebody's words."""
        said = select(entries.c.number).where(entries.c.room == code, entries.c.by == person)
        gone = delete(words).where(words.c.room == code, words.c.number.in_(said))
        await self._run(lambda connection: connection.execute(gone).rowcount, single=True)

    async def erase_words(self, before: float) -> int:
        """Forget old words."""
        old = delete(words).where(words.c.at < before)
        return await self._run(lambda connection: connection.execute(old).rowcount, single=True)

    async def close_rooms(self, before: float) -> int:
        """Forget old rooms with all that belongs to them, and outages that are older than any room."""
        return await self._run(lambda connection: _close_rooms(connection, before))


def _close_rooms(connection: Connection, before: float) -> int:
    # A room that is just being written in is not old; where rows can be locked, it is passed over.
    old = select(rooms.c.code).where(rooms.c.at < before).with_for_update(skip_locked=True)
    closed = connection.execute(delete(rooms).where(rooms.c.code.in_(old))).rowcount
    connection.execute(delete(outages).where(outages.c.end < before))
    return closed


def _insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Begin an INSERT that can say what is to be done in a conflict: each kind of database has its own."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def _code_first(due: tuple[str, int, float | None]) -> str:
    """Order rows by their rooms: who locks several rooms locks them in this order, so that nobody waits in a ring."""
    return due[0]


_SET_DUE = (
    update(rooms)
    .where(rooms.c.code == bindparam("of"), rooms.c.number == bindparam("last"))
    .values(due_at=bindparam("due"))
)

_READ = (
    select(
        entries.c.number,
        entries.c.at,
        entries.c.by,
        entries.c.command,
        entries.c.digest,
        entries.c.entry,
        words.c.words,
    )
    .select_from(rooms)
    .outerjoin(
        entries,
        and_(
            entries.c.room == rooms.c.code,
            entries.c.number > func.coalesce(bindparam("after", type_=rooms.c.begins.type), rooms.c.begins - 1),
        ),
    )
    .outerjoin(words, and_(words.c.room == entries.c.room, words.c.number == entries.c.number))
    .where(rooms.c.code == bindparam("code"))
    .order_by(entries.c.number)
)
