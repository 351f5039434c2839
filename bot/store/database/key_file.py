"""The key that lies beside an embedded database: not in it, and in none of its copies."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

KEY_BYTES: Final = 32


def key_beside(database: Path) -> bytes:
    """The key in the file `<database>.key`, which is made for its owner alone where there is none. Raises OSError."""
    file = database.with_name(f"{database.name}.key")
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _read(file)
    with os.fdopen(descriptor, "wb") as made:
        made.write(secrets.token_bytes(KEY_BYTES))
    return _read(file)


def _read(file: Path) -> bytes:
    """The key of a file. Raises OSError where it has not the length of one."""
    key = file.read_bytes()
    if len(key) != KEY_BYTES:
        raise OSError(22, "there is no key in it", str(file))
    return key
