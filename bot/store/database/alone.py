"""One process that plays on an embedded database: two would move each other's clocks and boards."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from bot.store.database.faults import address, trouble


@contextmanager
def alone(database_url: str) -> Iterator[None]:
    """Play on a database as its only process. Raises DatabaseFault, or DatabaseTrouble where another process does.

    The lock is on a file `<database>.lock` beside it, and goes with the process however that ends. A database server
    has processes share the work instead.
    """
    url = address(database_url)
    if url.get_backend_name() != "sqlite":
        yield
        return
    try:
        lock = sqlite3.connect(f"{url.database}.lock", timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        raise trouble(error, url) from error
    with closing(lock):
        yield
