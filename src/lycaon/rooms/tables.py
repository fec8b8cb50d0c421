"""The tables in which rooms are kept, as Alembic has them. The migrations make them; a test compares the two.

Only who makes tables loads this: a server whose tables are there already needs nothing of it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator, TypeEngine

from lycaon.rooms.sql import as_bytes, as_code, as_text


class Code(TypeDecorator[str]):
    """A room's code. It may be looked for as anybody has typed it: what can't be a code is found nowhere."""

    impl = Text
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """Sort by code points, as Python does, so that everybody locks rooms in the same order."""
        return dialect.type_descriptor(Text(collation="C") if dialect.name == "postgresql" else Text())

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Return what a database takes for text."""
        return None if value is None else as_code(value)


class AnyText(TypeDecorator[str]):
    """Text of any characters, such as NUL and lone halves of characters, which no database takes for text."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> bytes | None:
        """Return the bytes that are kept."""
        return None if value is None else as_bytes(value)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> str | None:
        """Return the text again."""
        return as_text(value)


metadata = MetaData()


def _of_room(*, primary_key: bool = True) -> Column[str]:
    """Make the column that names the room to which a row belongs: it goes when the room goes."""
    return Column("room", Code, ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=primary_key, nullable=False)


rooms = Table(
    "rooms",
    metadata,
    Column("code", Code, primary_key=True),
    Column("number", Integer, nullable=False, comment="of the last entry"),
    Column("begins", Integer, nullable=False, comment="the entry with which a fold may start"),
    Column("at", Double, nullable=False, comment="when the last entry was stored"),
    Column("due_at", Double, comment="when there will be something to do"),
)
Index("rooms_due", rooms.c.due_at, postgresql_where=text("due_at IS NOT NULL"), sqlite_where=text("due_at IS NOT NULL"))

entries = Table(
    "entries",
    metadata,
    _of_room(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("by", Integer, comment="whose command it was"),
    Column("command", AnyText, comment="the id that the sender gave it"),
    Column("digest", Text, comment="of the game before the entry"),
    Column("entry", Text, nullable=False, comment="JSON"),
    sqlite_with_rowid=False,  # a room's entries lie together
)
Index(
    "entries_commands",
    entries.c.room,
    entries.c.by,
    entries.c.command,
    unique=True,
    postgresql_where=text("command IS NOT NULL"),
    sqlite_where=text("command IS NOT NULL"),
)

words = Table(
    "words",
    metadata,
    _of_room(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("words", AnyText, nullable=False),
    comment="what was said in speeches, apart from the entries, so that it can be erased",
)
Index("words_at", words.c.at)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    _of_room(primary_key=False),
    Column("person", Integer, nullable=False),
)
Index("tokens_people", tokens.c.room, tokens.c.person)

presence = Table(
    "presence",
    metadata,
    _of_room(),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False, comment="when the person was connected last"),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False, comment="1: there is one row"),
    Column("before", Double, comment="the beat before the last one"),
    Column("at", Double, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("start", Double, primary_key=True),
    Column("end", Double, nullable=False),
)
