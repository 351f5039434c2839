"""The outbox: what must be said, kept until it has been said.

Notices of one game are handed out one at a time and in order, so that a summary never overtakes the board before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.db import Database
from bot.store.schema import outbox
from bot.store.stored import OutboxNote


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A notice handed out for delivery, as text."""

    id: int
    revision: int
    attempts: int
    notice: str


async def post(
    database: Database, connection: AsyncConnection, game_id: int, notes: Iterable[OutboxNote], at: datetime
) -> None:
    """Put notices into the outbox inside a running transaction; those that wait in the same slots are replaced."""
    values = [
        {
            "game_id": game_id,
            "slot": note.slot,
            "notice": note.notice,
            "revision": 1,
            "attempts": 0,
            "not_before": at,
            "leased_until": None,
        }
        for note in notes
    ]
    keep = ("attempts", "not_before", "leased_until", "revision")
    await database.upsert(connection, outbox, values, key=("game_id", "slot"), bump="revision", keep=keep)


class Outbox:
    """The table of notices. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, now: datetime, lease: timedelta, limit: int) -> tuple[OutboxRow, ...]:
        """Hand out the oldest waiting notice of each game, oldest first, and lease it to the caller.

        Until it is done, put back or its lease has run out, nothing else of that game is handed out.
        """
        async with self._database.writing() as connection:
            heads = select(outbox).where(_is_head(), _is_free(now)).order_by(outbox.c.id).limit(limit)
            found = {row.id: row for row in await connection.execute(heads)}
            if not found:
                return ()
            taken = await connection.execute(
                update(outbox)
                .where(outbox.c.id.in_(found), _is_free(now))
                .values(leased_until=now + lease)
                .returning(outbox.c.id, outbox.c.revision, outbox.c.notice)
            )
            rows = [OutboxRow(row.id, row.revision, found[row.id].attempts, row.notice) for row in taken]
        return tuple(sorted(rows, key=lambda row: row.id))

    async def done(self, notice_id: int, revision: int) -> None:
        """Remove a delivered notice; if it was replaced meanwhile, it stays and is free again."""
        this = outbox.c.id == notice_id
        async with self._database.writing() as connection:
            removed = await connection.execute(delete(outbox).where(this, outbox.c.revision == revision))
            if not removed.rowcount:
                await connection.execute(update(outbox).where(this).values(leased_until=None, attempts=0))

    async def put_back(self, notice_id: int, at: datetime) -> None:
        """Try a notice again at a later instant."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(outbox)
                .where(outbox.c.id == notice_id)
                .values(leased_until=None, not_before=at, attempts=outbox.c.attempts + 1)
            )

    async def release(self) -> None:
        """Make every leased notice free: for the start of the only process that delivers."""
        async with self._database.writing() as connection:
            await connection.execute(update(outbox).where(outbox.c.leased_until.is_not(None)).values(leased_until=None))

    async def forget(self, slot: str, until: datetime) -> int:
        """Drop what is handed out in a slot, leased until an instant or before, and not done; give its number."""
        these = (outbox.c.slot == slot, outbox.c.leased_until <= until)
        async with self._database.writing() as connection:
            return (await connection.execute(delete(outbox).where(*these))).rowcount

    async def next_at(self) -> datetime | None:
        """The earliest instant at which `take` may hand something out; None while nothing waits."""
        async with self._database.reading() as connection:
            free_at: Select[Any] = select(outbox.c.not_before, outbox.c.leased_until).where(_is_head())
            found = (await connection.execute(free_at)).all()
        return min((max(row.not_before, row.leased_until or row.not_before) for row in found), default=None)


def _is_head() -> ColumnElement[bool]:
    """The oldest notice of its game."""
    same = outbox.alias("same")
    oldest = select(func.min(same.c.id)).where(same.c.game_id == outbox.c.game_id).scalar_subquery()
    return outbox.c.id == oldest


def _is_free(now: datetime) -> ColumnElement[bool]:
    unleased = or_(outbox.c.leased_until.is_(None), outbox.c.leased_until <= now)
    return and_(outbox.c.not_before <= now, unleased)
