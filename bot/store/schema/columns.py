"""What the tables are made of: their types, and the naming that migrations rely on."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.types import TypeDecorator

from bot.records.games import GameStatus

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


class Day(TypeDecorator[date]):
    """A day of the calendar, as the number that Python gives to it."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: date | None, dialect: object) -> int | None:
        return None if value is None else value.toordinal()

    def process_result_value(self, value: Any, dialect: object) -> date | None:
        return None if value is None else date.fromordinal(value)


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
    return belonging("game", primary_key=primary_key)


def of_tournament(*, primary_key: bool = True) -> Column[int]:
    """The tournament that a row belongs to, and goes with."""
    return belonging("tournament", primary_key=primary_key)


def deadlines_of(owner: str, name: str, *, one_of_a_kind: bool) -> Table:
    """What the clock will do in all games, or in all tournaments; `one_of_a_kind` at most where none has another."""
    return Table(
        name,
        metadata,
        belonging(owner, primary_key=True),
        Column("kind", String(16), primary_key=True),
        Column("number", Integer, primary_key=not one_of_a_kind, autoincrement=False, nullable=False),
        Column("due", Instant, nullable=False),
        Column("fires", Instant, nullable=False, index=True),
        Column("grace_s", Integer, nullable=False),
        Column("clock", Text),
        Index(f"ix_{name}_grace_s", "grace_s", "due"),
    )


def outbox_of(owner: str, name: str) -> Table:
    """What waits to be said of all games, or of all tournaments."""
    return Table(
        name,
        metadata,
        Column("id", RowId, primary_key=True),
        belonging(owner, primary_key=False),
        Column("slot", String(32), nullable=False),
        Column("notice", Text, nullable=False),
        Column("revision", Integer, nullable=False),
        Column("attempts", Integer, nullable=False),
        Column("not_before", Instant, nullable=False),
        Column("leased_until", Instant),
        # What goes to one person does not wait for what goes to the channel.
        Column("direct", Boolean, nullable=False),
        UniqueConstraint(f"{owner}_id", "slot"),
        # A late "done" must never meet another notice under the same id.
        sqlite_autoincrement=True,
    )


def actions_of(owner: str, name: str) -> Table:
    """The keys of interactions that changed a game, or a tournament."""
    return Table(
        name,
        metadata,
        Column("key", String(64), primary_key=True),
        belonging(owner, primary_key=False),
        Column("at", Instant, nullable=False),
        Index(f"ix_{name}_{owner}_id", f"{owner}_id"),
    )


def belonging(owner: str, *, primary_key: bool) -> Column[int]:
    """The game or the tournament that a row belongs to, and goes with."""
    return Column(
        f"{owner}_id",
        RowId,
        ForeignKey(f"{owner}s.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
        autoincrement=False,
    )
