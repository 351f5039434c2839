"""What the tables are made of: their types, and the naming that migrations rely on."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData
from sqlalchemy.types import TypeDecorator

from bot.records import GameStatus

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
ACTIVE = (GameStatus.LOBBY.value, GameStatus.RUNNING.value)
STANDS = datetime(9999, 1, 1, tzinfo=UTC)
"""Deadlines of games that stand still fire then, that is never."""


class Instant(TypeDecorator[datetime]):
    """An aware datetime, exact to the microsecond and comparable in every database."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: object) -> int | None:
        """Microseconds since 1970 UTC. Raises TypeError for a naive datetime."""
        return None if value is None else (value - EPOCH) // timedelta(microseconds=1)

    def process_result_value(self, value: Any, dialect: object) -> datetime | None:
        """The datetime, in UTC; None too for what is no instant, so that one broken row does not hide the others."""
        try:
            return None if value is None else EPOCH + timedelta(microseconds=value)
        except (TypeError, OverflowError):
            return None


class Length(TypeDecorator[timedelta]):
    """A length of time, exact to the microsecond."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: timedelta | None, dialect: object) -> int | None:
        """Microseconds."""
        return None if value is None else value // timedelta(microseconds=1)

    def process_result_value(self, value: Any, dialect: object) -> timedelta | None:
        """The length."""
        return None if value is None else timedelta(microseconds=value)


# SQLite numbers rows by itself only in a column declared exactly INTEGER.
RowId = BigInteger().with_variant(Integer(), "sqlite")

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_game(*, primary_key: bool = True) -> Column[int]:
    """The game that a row belongs to, and goes with."""
    return _belonging("game", primary_key=primary_key)


def of_tournament(*, primary_key: bool = True) -> Column[int]:
    """The tournament that a row belongs to, and goes with."""
    return _belonging("tournament", primary_key=primary_key)


def _belonging(owner: str, *, primary_key: bool) -> Column[int]:
    return Column(
        f"{owner}_id",
        RowId,
        ForeignKey(f"{owner}s.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
        autoincrement=False,
    )
