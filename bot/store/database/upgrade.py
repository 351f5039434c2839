"""Bringing a database's schema up to date with Alembic, from an installed package as well as from a checkout."""

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.store.database.trouble import DatabaseFault
from bot.store.schema import metadata

# The migrations are a package beside `bot`, both in the repository and where a wheel is installed.
MIGRATIONS: Final = Path(__file__).resolve().parents[3] / "migrations"


def upgrade(connection: Connection) -> None:
    """Apply every migration that the database lacks, inside the connection's transaction.

    Raises DatabaseFault where a newer program has upgraded it before, where it is another program's or lacks something.
    """
    if _known(connection) != _scripts().get_current_head():
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    _check_whole(connection)


def check_newest(connection: Connection) -> None:
    """Raises DatabaseFault where the schema is not this program's: older, newer, or not whole."""
    found = _known(connection)
    if found != _scripts().get_current_head():
        raise DatabaseFault(f"the database is of an older Talon (schema {found or 'none'}); run talon migrate first")
    _check_whole(connection)


def revision_of(connection: Connection) -> str | None:
    """The revision that a database is at; None for an empty one. Raises DatabaseFault for what is not just one."""
    found = [str(one) for one in MigrationContext.configure(connection).get_current_heads()]
    if len(found) > 1 or not all(one.isascii() and one.isalnum() for one in found):
        raise DatabaseFault(
            f"the database is of several schemas or of none ({', '.join(sorted(found))}); put a backup in its place"
        )
    return next(iter(found), None)


def _check_whole(connection: Connection) -> None:
    found = inspect(connection).get_multi_columns()
    there = {name: {column["name"] for column in columns} for (_, name), columns in found.items()}
    for table in metadata.sorted_tables:
        lacking = [column.name for column in table.columns if column.name not in there.get(table.name, ())]
        if lacking:
            raise DatabaseFault(f"the database lacks {table.name}.{lacking[0]}; put a backup in its place")


@cache
def _scripts() -> ScriptDirectory:
    """The migrations of this program, read once."""
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _known(connection: Connection) -> str | None:
    """The revision that a database is at, where this program knows it or may make it."""
    scripts, found = _scripts(), revision_of(connection)
    there = {*inspect(connection).get_table_names()} - {"alembic_version"}
    if there and (found is None or not metadata.tables.keys() & there):
        told = f"the database has a table {min(there)} and no schema of Talon's"
        why = "it is another program's, or damaged; put a backup in its place, or change TALON_DATABASE_URL"
        raise DatabaseFault(f"{told}: {why}")
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        known = f"schema {found}; this one knows up to {scripts.get_current_head()}"
        raise DatabaseFault(f"the database is of a newer Talon ({known}); install that version")
    return found
