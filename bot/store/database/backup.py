"""The embedded database as a file: copied while the bot is playing, or put beside when nobody does."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from bot.store.database.faults import address, trouble

OF_A_DATABASE: Final = ("-wal", "-shm", "-journal")
"""What SQLite puts beside a file, and takes for its own where it finds it."""


class NoFileError(ValueError):
    """The database is none that lives in a file of its own."""


def file_of(url: str) -> Path:
    """The file of an embedded database. Raises NoFileError for a server's, and for one in memory."""
    parsed = address(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise NoFileError(f"{parsed.get_backend_name()} keeps no file to copy; use the database's own tools")
    return Path(parsed.database)


def copy_file(source: Path, target: Path) -> None:
    """Copy a database as of one moment, whoever writes to it meanwhile; `target` appears when the copy is whole.

    Raises OSError (FileExistsError where there is something already), and DatabaseTrouble where the source cannot be
    read.
    """
    if target.exists():
        raise FileExistsError(17, "there is such a file already", str(target))
    if target.name.removeprefix(source.name) in OF_A_DATABASE:
        raise FileExistsError(17, "this name belongs to a database", str(target))
    source.stat()
    half = target.with_name(f"{target.name}.part")
    half.unlink(missing_ok=True)
    half.touch()  # says which folder it is that is missing or closed, as the database would not
    try:
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(half)) as copy:
            original.backup(copy)
    except sqlite3.Error as error:
        half.unlink(missing_ok=True)
        raise trouble(error, make_url(f"sqlite:///{source}")) from error
    half.rename(target)


def put_beside(file: Path) -> Path:
    """Give a database that nobody uses another name in its folder, such as `talon.old-1.db`; gives the new name.

    Raises DatabaseTrouble where somebody uses it.
    """
    try:
        with closing(sqlite3.connect(file)) as database:
            # Brings what still lies in the file's journal into the file, for which nobody else may have it open.
            database.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise trouble(error, make_url(f"sqlite:///{file}")) from error
    names = (file.with_name(f"{file.stem}.old-{number}{file.suffix}") for number in count(1))
    beside = next(name for name in names if not name.exists())
    file.rename(beside)
    return beside
