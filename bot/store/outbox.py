"""The outbox: what must be said, kept until it has been said.

Notices of one game are handed out one at a time and in order, so that a summary never overtakes the board before it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Column, ColumnElement, Table, and_, delete, exists, func, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.db import Database
from bot.store.schema import games, outbox, tournament_outbox, tournaments
from bot.store.set_aside import SetAside, utc_now
from bot.store.shards import EVERYWHERE, Shards, on_shards
from bot.store.stored import OutboxNote
from bot.store.unreadable import AsideKind, BadRow

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A notice handed out for delivery, as text. `owner_id` is the game or the tournament that it is of."""

    id: int
    owner_id: int
    revision: int
    attempts: int
    notice: str


async def post(
    database: Database, connection: AsyncConnection, game_id: int, notes: Iterable[OutboxNote], at: datetime
) -> None:
    """Put notices into the outbox inside a running transaction; those that wait in the same slots are replaced."""
    await post_all(database, connection, [(game_id, note, at) for note in notes])


async def post_all(
    database: Database, connection: AsyncConnection, notes: Iterable[tuple[int, OutboxNote, datetime]]
) -> None:
    """The same for several games, each notice with its game and from when on it may be said."""
    await post_to(database, connection, outbox, notes)


async def post_to(
    database: Database, connection: AsyncConnection, box: Table, notes: Iterable[tuple[int, OutboxNote, datetime]]
) -> None:
    """The same in one of the two outboxes, each notice with its game or its tournament."""
    owner = _owner_of(box).name
    values = [
        {
            owner: owner_id,
            "slot": note.slot,
            "notice": note.notice,
            "revision": 1,
            "attempts": 0,
            "not_before": at,
            "leased_until": None,
            **({"direct": note.direct} if _has_lanes(box) else {}),
        }
        for owner_id, note, at in notes
    ]
    keep = ("attempts", "not_before", "leased_until", "revision")
    await database.upsert(connection, box, values, key=(owner, "slot"), bump="revision", keep=keep)


class Outbox:
    """A table of notices: that of games, or that of tournaments. Every method is one transaction."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime] = utc_now,
        box: Table = outbox,
        shards: Shards = EVERYWHERE,
    ) -> None:
        """Of the games, or the tournaments, on these shards alone."""
        self._database = database
        self._aside = SetAside(database, clock)
        self._box = box
        self._owner = _owner_of(box)
        self._ours = _of_shards(box, shards)

    async def take(self, now: datetime, lease: timedelta, limit: int) -> tuple[OutboxRow, ...]:
        """Hand out the oldest waiting notice of each game, oldest first, and lease it to the caller.

        Until it is done, put back or its lease has run out, nothing else of that game is handed out, but for what goes
        to one person alone where it goes to the channel, and the other way round.
        """
        async with self._database.writing() as connection:
            wanted = select(self._box.c.id, self._owner.label("owner_id"), self._box.c.attempts)
            heads = wanted.where(_is_head(self._box), _is_free(self._box, now), self._ours)
            found = {row.id: row for row in await connection.execute(heads.order_by(self._box.c.id).limit(limit))}
            if not found:
                return ()
            taken = await connection.execute(
                update(self._box)
                .where(self._box.c.id.in_(found), _is_free(self._box, now))
                .values(leased_until=now + lease)
                .returning(self._box.c.id, self._box.c.revision, self._box.c.notice)
            )
            rows = [
                OutboxRow(row.id, found[row.id].owner_id, row.revision, found[row.id].attempts, row.notice)
                for row in taken
            ]
        return tuple(sorted(rows, key=lambda row: row.id))

    async def done(self, notice_id: int, revision: int) -> None:
        """Remove a delivered notice; if it was replaced meanwhile, it stays and is free again."""
        this = self._box.c.id == notice_id
        async with self._database.writing() as connection:
            removed = await connection.execute(delete(self._box).where(this, self._box.c.revision == revision))
            if not removed.rowcount:
                await connection.execute(update(self._box).where(this).values(leased_until=None, attempts=0))

    async def put_back(self, notice_id: int, at: datetime, *, failed: bool = True) -> None:
        """Try a notice again at a later instant: not before it, whatever happens, where nothing has `failed`."""
        attempts = self._box.c.attempts + 1 if failed else 0
        async with self._database.writing() as connection:
            await connection.execute(
                update(self._box)
                .where(self._box.c.id == notice_id)
                .values(leased_until=None, not_before=at, attempts=attempts)
            )

    async def release(self) -> None:
        """Make every leased notice free: for the start of the only process that delivers on these shards."""
        leased = (self._box.c.leased_until.is_not(None), self._ours)
        async with self._database.writing() as connection:
            await connection.execute(update(self._box).where(*leased).values(leased_until=None))

    async def hurry(self, now: datetime, *, guild_id: int | None = None, within: timedelta | None = None) -> int:
        """Try what failed before again now: in one server, or what would be tried again within a while anyway.

        Gives the number of notices.
        """
        waiting = [self._box.c.attempts > 0, self._box.c.not_before > now, self._ours]
        owners = _owners(self._box)
        if guild_id is not None:
            waiting.append(self._owner.in_(select(owners.c.id).where(owners.c.guild_id == guild_id)))
        if within is not None:
            waiting.append(self._box.c.not_before <= now + within)
        async with self._database.writing() as connection:
            return (await connection.execute(update(self._box).where(*waiting).values(not_before=now))).rowcount

    async def set_aside(self, row: OutboxRow, reason: str) -> None:
        """Take a notice out that cannot be read, so that it does not mute its game."""
        await self._take_out(row.id, row.owner_id, reason, {"revision": row.revision, "notice": row.notice})

    async def forget(self, slot: str, until: datetime) -> int:
        """Drop what is handed out in a slot, leased until an instant or before, and not done; give its number."""
        these = (self._box.c.slot == slot, self._box.c.leased_until <= until, self._ours)
        async with self._database.writing() as connection:
            return (await connection.execute(delete(self._box).where(*these))).rowcount

    async def next_at(self) -> datetime | None:
        """The earliest instant at which `take` may hand something out; None while nothing waits."""
        columns = (self._box.c.id, self._owner.label("owner_id"), self._box.c.not_before, self._box.c.leased_until)
        async with self._database.reading() as connection:
            found = (await connection.execute(select(*columns).where(_is_head(self._box), self._ours))).all()
        for row in found:
            if row.not_before is None:
                await self._take_out(row.id, row.owner_id, "a notice: no instant", {})
        waiting = [row for row in found if row.not_before is not None]
        return min((max(row.not_before, row.leased_until or row.not_before) for row in waiting), default=None)

    async def waiting(self) -> tuple[int, datetime | None]:
        """How many notices wait, and since when the one that has been due longest is."""
        wanted = select(func.count(), func.min(self._box.c.not_before))
        async with self._database.reading() as connection:
            number, oldest = (await connection.execute(wanted)).one()
        return number, oldest

    async def _take_out(self, row_id: int, owner_id: int, reason: str, kept: dict[str, Any]) -> None:
        if self._box is tournament_outbox:
            log.error("tournament %d: a notice is dropped that cannot be read: %s", owner_id, reason)
            async with self._database.writing() as connection:
                await connection.execute(delete(self._box).where(self._box.c.id == row_id))
            return
        bad = BadRow(AsideKind.NOTICE, owner_id, reason, {"id": row_id}, json.dumps(kept, default=str))
        await self._aside.rows((bad,))


def _owner_of(box: Table) -> Column[int]:
    """The column that says whose a notice is."""
    return box.c.tournament_id if box is tournament_outbox else box.c.game_id


def _owners(box: Table) -> Table:
    """The table of those whose notices these are."""
    return tournaments if box is tournament_outbox else games


def _of_shards(box: Table, shards: Shards) -> ColumnElement[bool]:
    """The notices of games, or tournaments, on these shards."""
    if shards.only is None:
        return true()
    owners = _owners(box)
    return exists().where(owners.c.id == _owner_of(box), on_shards(owners.c.guild_id, shards))


def _is_head(box: Table) -> ColumnElement[bool]:
    """The oldest notice of its game or tournament: of those that go to the channel, or of those to one person."""
    same = box.alias("same")
    owner = _owner_of(box)
    of_its_kind = [same.c[owner.name] == owner]
    if _has_lanes(box):
        of_its_kind.append(same.c.direct == box.c.direct)
    return box.c.id == select(func.min(same.c.id)).where(*of_its_kind).scalar_subquery()


def _has_lanes(box: Table) -> bool:
    """Whether what goes to one person does not wait for what goes to the channel."""
    return "direct" in box.c


def _is_free(box: Table, now: datetime) -> ColumnElement[bool]:
    unleased = or_(box.c.leased_until.is_(None), box.c.leased_until <= now)
    return and_(box.c.not_before <= now, unleased)
