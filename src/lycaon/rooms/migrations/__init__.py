"""The migrations, each a file in `versions`: by what steps a database comes from nothing to the tables of today.

A step that has been published is never changed. A new one bears the next number, names the one before it, and makes
the tables as `lycaon.rooms.tables` has them; the test that compares the two says what is missing.
"""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

FOLDER = Path(__file__).parent


def upgrade(connection: Connection, to: str = "head") -> None:
    """Take a database to a version, in the transaction that is under way.

    Raises `alembic.util.CommandError` when the database is of a version that isn't known here.
    """
    scripts = ScriptDirectory(str(FOLDER))
    context = EnvironmentContext(
        Config(),
        scripts,
        fn=lambda version, _: scripts._upgrade_revs(to, version),  # noqa: SLF001 - as Alembic's own manual has it
    )
    with context:
        context.configure(connection=connection, transactional_ddl=True)
        context.run_migrations()
