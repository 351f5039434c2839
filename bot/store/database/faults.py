"""What is wrong with a database, in one line for whoever runs the bot: what it is, and what to do."""

import os
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from bot.store.database.trouble import NO_ROOM, Collision, DatabaseFault, DatabaseTrouble

EXAMPLES: Final = "sqlite:///talon.db or postgresql://user:password@host/name"
PARAMETERS: Final = {"sqlite+aiosqlite": frozenset[str](), "postgresql+asyncpg": frozenset({"host", "port", "ssl"})}
"""What may stand behind an address."""
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def address(url: str) -> URL:
    """A database's address with its driver. Raises DatabaseFault for one that is none, or of another kind."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise DatabaseFault(f"TALON_DATABASE_URL is no address of a database; write {EXAMPLES}") from None
    driver = DRIVERS.get(parsed.drivername, parsed.drivername)
    if driver not in DRIVERS.values():
        raise DatabaseFault(f"Talon keeps games in SQLite or PostgreSQL, not in {parsed.drivername}; write {EXAMPLES}")
    if driver == DRIVERS["sqlite"] and parsed.database in (None, "", ":memory:"):
        raise DatabaseFault(f"Talon would forget what it keeps in memory alone; write {EXAMPLES}")
    # As PostgreSQL's own programs ask for encryption, and as its driver does.
    asked = {"ssl" if name == "sslmode" else name: value for name, value in parsed.query.items()}
    parsed = parsed.set(query=asked)
    if unknown := sorted(parsed.query.keys() - PARAMETERS[driver]):
        raise DatabaseFault(
            f"TALON_DATABASE_URL has a parameter {unknown[0]} that no database here takes; leave it out"
        )
    return parsed.set(drivername=driver)


def is_of_database(error: Exception) -> bool:
    """Whether an error came from a database or its driver; some pass SQLAlchemy by: a connection refused or cut, a file
    gone or damaged so that SQLite's complaint of it is no text.
    """
    of_its = (DBAPIError, PoolTimeoutError, OSError, sqlite3.Error, UnicodeDecodeError)
    return isinstance(error, of_its) or type(error).__module__.partition(".")[0] == "asyncpg"


def is_wrong_value(error: Exception) -> bool:
    """Whether a database, or its driver, refused a value: asyncpg's own complaint reaches us under a general name."""
    cause = getattr(error, "orig", None)
    return any(kind.__name__ == "DataError" for kind in type(getattr(cause, "__cause__", None)).__mro__)


def trouble(error: Exception, url: URL) -> DatabaseTrouble:
    """What an error of the database or its driver means."""
    cause = getattr(error, "orig", None) or error
    if url.get_backend_name() == "sqlite":
        return DatabaseTrouble(_of_a_file(str(cause).lower(), Path(url.database or "")))
    where = f"{url.host or 'localhost'}:{url.port or 5432}"
    if isinstance(cause, OSError):
        encrypted = "SSL" in str(cause) and f"{where} does not encrypt as ssl in TALON_DATABASE_URL says; change that"
        silent = f"no database answers at {where}; is it running, and is TALON_DATABASE_URL right?"
        return DatabaseTrouble(encrypted or silent)
    kind = type(getattr(cause, "__cause__", None) or cause).__qualname__
    match kind:
        case "InvalidPasswordError" | "InvalidAuthorizationSpecificationError":
            return DatabaseTrouble(f"{where} does not accept the user and password of TALON_DATABASE_URL")
        case "InvalidCatalogNameError":
            return DatabaseTrouble(f"{where} has no database {url.database}; make it, or change TALON_DATABASE_URL")
        case "DeadlockDetectedError" | "SerializationError":
            return Collision(f"two transactions at {where} got into each other's way")
        case _:
            no_room = kind == "DiskFullError" and NO_ROOM.format(file=f"{url.database} at {where}")
            answers = "takes nothing that is written" if kind == "ReadOnlySQLTransactionError" else "does not answer"
            return DatabaseTrouble(no_room or f"the database at {where} {answers}: {kind}")


_OF_FILES: Final = {
    "not a database": "{file} is no database; move it away, or change TALON_DATABASE_URL",
    "no such table": "{file} has no tables of Talon's; talon migrate makes them where it is empty",
    "malformed": "{file} is damaged; put a backup in its place",
    "can't decode": "{file} is damaged; put a backup in its place",
    "locked": "{file} is in use by another program that does not let go of it; stop that one",
    "full": NO_ROOM,
    "readonly": "{file} cannot be written to; change its owner or its permissions",
    "disk i/o": "the disk under {file} does not read or write",
}

LEAST_ROOM: Final = 2**20
"""With less on its disk SQLite says of files that they cannot be read or written, and not that there is no room."""


def _of_a_file(said: str, file: Path) -> str:
    if "unable to open" in said:
        if not file.parent.is_dir():
            return f"the folder {file.parent} does not exist; make it, or change TALON_DATABASE_URL"
        if not os.access(file.parent, os.W_OK):
            return f"the folder {file.parent} cannot be written to; change its permissions, or TALON_DATABASE_URL"
        return f"{file} cannot be opened; look at its owner and its permissions"
    if "disk i/o" in said and file.parent.is_dir() and shutil.disk_usage(file.parent).free < LEAST_ROOM:
        said = "full"
    for word, told in _OF_FILES.items():
        if word in said:
            return told.format(file=file)
    # What it quotes may be somebody's cards.
    reason = re.split("['\"(]", said)[0].strip()[:80]
    return f"{file} does not answer: {reason or 'no reason was given'}"
