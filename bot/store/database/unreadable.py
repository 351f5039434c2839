"""What cannot be read, and why: in one sentence that quotes nothing of it, since it may hold hands."""

import json
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Row, Table
from sqlalchemy.exc import SQLAlchemyError

from bot.records.ids import GameId
from engine.archive.codec import CodecError
from engine.rules.refusals import IllegalMove
from engine.variants import UnknownVariantError

log = logging.getLogger(__name__)

REASON_LONGEST: Final = 200
T = TypeVar("T")


class AsideKind(StrEnum):
    """What was set aside: a whole game, or one row of it. A line of the log stays where it is, and is done without."""

    GAME = "game"
    DEADLINE = "deadline"
    NOTICE = "notice"
    ORDER = "order"
    DRAFT = "draft"
    LINE = "line"


class Unreadable(Exception):  # noqa: N818 - told to the caller, who does without
    """A stored value that cannot be read; `reason` is one sentence for the operator."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class BadRow:
    """A row that cannot be read, to be taken out of its table. `key` are the columns that tell it from others."""

    kind: AsideKind
    game_id: GameId
    reason: str
    key: dict[str, Any]
    kept: str = field(repr=False)

    @classmethod
    def of(cls, kind: AsideKind, row: Row[Any], reason: str, *key: str) -> Self:
        """The row under the columns `key`, of which the first says whose it is."""
        kept = json.dumps(dict(row._mapping), default=str)
        return cls(kind, row._mapping[key[0]], reason, {name: row._mapping[name] for name in key}, kept)


@contextmanager
def decoding(what: str) -> Iterator[None]:
    """Whatever goes wrong in here is the fault of what is read. Raises Unreadable for it; the database's own faults,
    and a machine without memory, are passed on.
    """
    try:
        yield
    except (SQLAlchemyError, OSError, MemoryError):
        raise
    except Exception as error:
        raise Unreadable(f"{what}: {_why(error)}"[:REASON_LONGEST]) from error


def tried(row: Row[Any], read: Callable[[Row[Any]], T], what: str) -> T | Unreadable:
    """What is read of a row, or why it cannot be."""
    try:
        with decoding(what):
            return read(row)
    except Unreadable as error:
        return error


def legible(table: Table, found: Iterable[Row[Any]], read: Callable[[Row[Any]], T]) -> list[T]:
    """What can be read of rows of a table; the others are passed over, and `talon doctor` names them: no log does."""
    good: list[T] = []
    for row in found:
        one = tried(row, read, "its row")
        if isinstance(one, Unreadable):
            whose = "somebody's" if "user_id" in table.primary_key.columns else key_of(table, row)
            tell_once(f"{table.name} {whose}: passed over: {one.reason}")
        else:
            good.append(one)
    return good


def key_of(table: Table, row: Row[Any]) -> int | str:
    """By what an operator finds a row of a table."""
    key = [row._mapping[column.name] for column in table.primary_key]
    return key[0] if len(key) == 1 and isinstance(key[0], int) else storable("/".join(map(str, key)))


def storable(text: str) -> str:
    """A text that was read, and may be none (`sqlite_file._text`), as one that can be told and written."""
    return text.encode(errors="replace").decode()


@lru_cache(maxsize=1000)
def tell_once(line: str) -> None:
    """A line in the log, however often somebody comes upon what it is about."""
    log.error(line)


def whole(value: Any) -> int:
    """A column that must hold a whole number. Raises Unreadable."""
    if type(value) is not int:
        raise Unreadable("no whole number")
    return value


def _why(error: Exception) -> str:
    """The reason: messages only of errors that are known to quote nothing."""
    match error:
        case Unreadable() | CodecError() | UnknownVariantError():
            return str(error)
        case IllegalMove():
            return f"the rules refuse it ({error.code})"
        case _:
            return type(error).__qualname__
