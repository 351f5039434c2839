"""A copy of the embedded database, taken while the bot is playing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url


class NoFileError(ValueError):
    """The database is none that lives in a file of its own."""


def file_of(url: str) -> Path:
    """The file of an embedded database. Raises NoFileError for a server's, and for one in memory."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise NoFileError(f"{parsed.get_backend_name()} keeps no file to copy; use the database's own tools")
    return Path(parsed.database)


def copy_file(source: Path, target: Path) -> None:
    """Copy a database as of one moment, whoever writes to it meanwhile; `target` appears when the copy is whole.

    Raises OSError (FileExistsError where there is something already) and sqlite3.Error.
    """
    if target.exists():
        raise FileExistsError(17, "there is such a file already", str(target))
    source.stat()
    half = target.with_name(f"{target.name}.part")
    half.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(half)) as copy:
        original.backup(copy)
    half.rename(target)
