"""The migrations, each a file in `versions`: by what steps a database comes from nothing to the tables of today.

A step that has been published is never changed. A new one bears the next number, names the one before it, and makes
the tables as `lycaon.rooms.tables` has them; the test that compares the two says what is missing.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import Connection

FOLDER = Path(__file__).parent

NEWEST = "0001"
"""The number of the newest step: a database that has it needs nothing of this, and nothing of it is loaded."""

VERSION = "SELECT version_num FROM alembic_version"
"""Asks a database that is not empty which step it has."""


class TooNew(Exception):  # noqa: N818 - it is told to who opens the database
    """The database is of a version that isn't known here."""


def upgrade(connection: Connection) -> None:
    """Take a database to the newest version, in the transaction that is under way. Raises `TooNew`."""
    from alembic.config import Config  # noqa: PLC0415 - it takes longer to load than all the rest of a server
    from alembic.runtime.environment import EnvironmentContext  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    scripts = ScriptDirectory(str(FOLDER))
    context = EnvironmentContext(
        Config(),
        scripts,
        fn=lambda version, _: scripts._upgrade_revs("head", version),  # noqa: SLF001 - as Alembic's own manual has it
    )
    try:
        with context:
            context.configure(connection=connection, transactional_ddl=True)
            context.run_migrations()
    except CommandError as error:
        raise TooNew from error
