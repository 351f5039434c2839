"""Bringing a database's schema up to date with Alembic, from an installed package as well as from a checkout."""

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.database.faults import outdated
from bot.store.database.trouble import DatabaseFault

# The migrations are a package beside `bot`, both in the repository and where a wheel is installed.
MIGRATIONS: Final = Path(__file__).resolve().parents[3] / "migrations"


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Apply every migration that the database lacks, inside the connection's transaction.

    Raises DatabaseFault where a newer program has upgraded it before, DatabaseOutdated where it is too old for that.
    """
    scripts = _scripts()
    _check_known(connection, scripts)
    if revision_of(connection) == scripts.as_revision_number(revision):
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def check_newest(connection: Connection) -> None:
    """Raises DatabaseFault where the schema is not this program's: older, or newer."""
    scripts = _scripts()
    _check_known(connection, scripts)
    found = revision_of(connection)
    if found != scripts.get_current_head():
        raise DatabaseFault(f"the database is of an older Talon (schema {found or 'none'}); run talon migrate first")


def revision_of(connection: Connection) -> str | None:
    """The revision that a database is at; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def _scripts() -> ScriptDirectory:
    """The migrations of this program, read once."""
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _check_known(connection: Connection, scripts: ScriptDirectory) -> None:
    found = revision_of(connection)
    if found is not None and found.isdecimal():
        # The revisions from 0001 to 0019 of before the first release; those since then have names such as v1.
        raise outdated(found, connection.engine.url)
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        known = f"schema {found}; this one knows up to {scripts.get_current_head()}"
        raise DatabaseFault(f"the database is of a newer Talon ({known}); install that version")
