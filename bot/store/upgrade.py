"""Bringing a database's schema up to date with Alembic, from an installed package as well as from a checkout."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

# The migrations are a package beside `bot`, both in the repository and where a wheel is installed.
MIGRATIONS: Final = Path(__file__).resolve().parents[2] / "migrations"


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Apply every migration that the database lacks, inside the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: Connection) -> str | None:
    """The revision that a database is at; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()
