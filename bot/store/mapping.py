"""How values are rows: a column for each field of a frozen dataclass, its type by the field's own.

What is plain has a plain column; a value that holds others is a JSON document in one.
"""

import types
from collections.abc import Callable, Collection
from dataclasses import fields
from datetime import UTC, date, datetime, time, timedelta
from enum import Enum
from functools import cached_property
from typing import Annotated, Any, ClassVar, Final, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Date,
    Double,
    Integer,
    LargeBinary,
    Row,
    Text,
    Time,
)
from sqlalchemy.types import TypeDecorator

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
Values = dict[str, Any]
T = TypeVar("T")

# SQLite numbers rows by itself only in a column declared exactly INTEGER.
RowId: Final = BigInteger().with_variant(Integer(), "sqlite")


class _OrNone(TypeDecorator[T]):
    """A type whose column holds None for what is none of it, so that one broken row does not hide the others."""

    def result_processor(self, dialect: Any, coltype: object) -> Callable[[Any], Any]:
        """How a value is read."""
        read = super().result_processor(dialect, coltype)

        def or_none(value: Any) -> Any:
            try:
                return value if read is None else read(value)
            except (TypeError, ValueError, OverflowError):
                return None

        return or_none


class Instant(_OrNone[datetime]):
    """An aware datetime, exact to the microsecond and comparable in every database."""

    impl = BigInteger
    cache_ok = True
    since: ClassVar[Any] = EPOCH

    def process_bind_param(self, value: Any, dialect: object) -> int | None:
        """Microseconds since 1970 UTC. Raises TypeError for a naive datetime."""
        return None if value is None else (value - self.since) // timedelta(microseconds=1)

    def process_result_value(self, value: Any, dialect: object) -> Any:
        """The datetime, in UTC."""
        return None if value is None else self.since + timedelta(microseconds=value)


class Length(Instant):
    """A length of time, exact to the microsecond."""

    cache_ok = True
    since = timedelta()


class Day(_OrNone[date]):
    """A day."""

    impl = Date
    cache_ok = True


class TimeOfDay(_OrNone[time]):
    """A time of day."""

    impl = Time
    cache_ok = True


_PLAIN: Final[dict[Any, Any]] = {
    bool: Boolean,
    int: BigInteger,
    float: Double,
    str: Text,
    bytes: LargeBinary,
    datetime: Instant,
    timedelta: Length,
    date: Day,
    time: TimeOfDay,
}


class _Field:
    """A field of a dataclass as a column."""

    def __init__(self, hint: Any) -> None:
        self._hint = hint
        held = [one for one in get_args(hint) if one is not types.NoneType]
        self.may_lack = get_origin(hint) in (Union, types.UnionType) and len(held) < len(get_args(hint))
        plain = held[0] if self.may_lack else hint
        while get_origin(plain) is Annotated or hasattr(plain, "__supertype__"):
            plain = get_args(plain)[0] if get_origin(plain) is Annotated else plain.__supertype__
        self._is_word = isinstance(plain, type) and issubclass(plain, Enum)
        self.type = Text if self._is_word else _PLAIN.get(plain)
        self._is_document = self.type is None

    @cached_property
    def _adapter(self) -> TypeAdapter[Any]:
        return TypeAdapter(self._hint)

    def dump(self, value: Any) -> Any:
        """What a column holds of a value."""
        if value is None:
            return None
        if self._is_document:
            return self._adapter.dump_json(value).decode()
        return value.value if self._is_word else value

    def load(self, held: Any) -> Any:
        """The value that a column holds. Raises ValueError."""
        if self._is_document and held is not None:
            return self._adapter.validate_json(held)
        return self._adapter.validate_python(held)


class RowsOf(Generic[T]):
    """The rows of a dataclass, in whatever table its columns are. Its fields `apart` are somebody else's to keep."""

    def __init__(self, kind: type[T], *apart: str) -> None:
        hints = get_type_hints(kind, include_extras=True)
        self._kind = kind
        self._fields = {one.name: _Field(hints[one.name]) for one in fields(kind) if one.name not in apart}  # type: ignore[arg-type]

    def columns(
        self, *key: str, unique: Collection[str] = (), index: Collection[str] = (), may_lack: bool = False
    ) -> list[Column[Any]]:
        """New columns for a table, in the order of the fields; `key` are those of its primary key."""
        return [
            Column(
                name,
                field.type or Text,
                primary_key=name in key,
                autoincrement=False,
                nullable=field.may_lack or may_lack,
                unique=name in unique or None,
                index=name in index or None,
            )
            for name, field in self._fields.items()
        ]

    def values(self, value: T, *only: str) -> Values:
        """The columns of a value, all of them or some."""
        return {name: self._fields[name].dump(getattr(value, name)) for name in only or self._fields}

    def dump(self, name: str, value: object) -> Any:
        """What the column of a field holds where this is the field's value."""
        return self._fields[name].dump(value)

    def load(self, name: str, held: Any) -> Any:
        """The value of a field by what its column holds. Raises ValueError."""
        return self._fields[name].load(held)

    def read(self, row: Row[Any], **apart: Any) -> T:
        """The value of a row, with those of its fields that are kept apart. Raises ValueError."""
        found = row._mapping
        return self._kind(**{name: field.load(found[name]) for name, field in self._fields.items()}, **apart)
