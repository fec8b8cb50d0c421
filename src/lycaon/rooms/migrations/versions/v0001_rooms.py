"""Make the tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from lycaon.rooms.tables import AnyText, Code

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_room(*, primary_key: bool = True) -> sa.Column[str]:
    return sa.Column(
        "room", Code, sa.ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=primary_key, nullable=False
    )


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "rooms",
        sa.Column("code", Code, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False, comment="of the last entry"),
        sa.Column("begins", sa.Integer, nullable=False, comment="the entry with which a fold may start"),
        sa.Column("at", sa.Double, nullable=False, comment="when the last entry was stored"),
        sa.Column("due_at", sa.Double, comment="when there will be something to do"),
    )
    is_due = sa.text("due_at IS NOT NULL")
    op.create_index("rooms_due", "rooms", ["due_at"], postgresql_where=is_due, sqlite_where=is_due)
    op.create_table(
        "entries",
        _of_room(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.Integer, comment="whose command it was"),
        sa.Column("command", AnyText, comment="the id that the sender gave it"),
        sa.Column("digest", sa.Text, comment="of the game before the entry"),
        sa.Column("entry", sa.Text, nullable=False, comment="JSON"),
        sqlite_with_rowid=False,
    )
    is_command = sa.text("command IS NOT NULL")
    op.create_index(
        "entries_commands",
        "entries",
        ["room", "by", "command"],
        unique=True,
        postgresql_where=is_command,
        sqlite_where=is_command,
    )
    op.create_table(
        "words",
        _of_room(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("words", AnyText, nullable=False),
        comment="what was said in speeches, apart from the entries, so that it can be erased",
    )
    op.create_index("words_at", "words", ["at"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        _of_room(primary_key=False),
        sa.Column("person", sa.Integer, nullable=False),
    )
    op.create_index("tokens_people", "tokens", ["room", "person"])
    op.create_table(
        "presence",
        _of_room(),
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False, comment="when the person was connected last"),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False, comment="1: there is one row"),
        sa.Column("before", sa.Double, comment="the beat before the last one"),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.Double, primary_key=True),
        sa.Column("end", sa.Double, nullable=False),
    )
