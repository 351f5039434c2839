"""What cannot be read, and why: in one sentence that quotes nothing of it, since it may hold hands."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, Final, Self

from sqlalchemy import Row
from sqlalchemy.exc import SQLAlchemyError

from bot.records.ids import GameId
from engine.archive.codec import CodecError
from engine.rules.refusals import IllegalMove
from engine.variants import UnknownVariantError

REASON_LONGEST: Final = 200


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


def whole(value: Any) -> int:
    """A column that must hold a whole number. Raises Unreadable."""
    if type(value) is not int:
        raise Unreadable("no whole number")
    return value


def instant(value: Any) -> datetime:
    """A column that must hold an instant. Raises Unreadable."""
    if not isinstance(value, datetime):
        raise Unreadable("no instant")
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
