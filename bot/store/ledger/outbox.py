"""The outboxes of games and of tournaments: what must be said, kept until it has been said.

Notices of one game are handed out one at a time and in order, so that a summary never overtakes the board before it;
what goes to one person alone, or was refused in a place of its own, neither waits nor keeps others waiting.
"""

import json
from collections.abc import Collection, Iterable
from datetime import datetime, timedelta
from operator import attrgetter
from typing import Any

from sqlalchemy import Row, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.ids import GameId
from bot.records.notices import Notice, Waiting, dump_notice, load_notice
from bot.store.database.db import Database
from bot.store.database.unreadable import AsideKind, BadRow, Unreadable, decoding, whole
from bot.store.ledger.set_aside import SetAside
from bot.store.ledger.stored import GAMES, Ledger
from bot.store.processes import EVERYWHERE, Shards


async def post(
    database: Database, connection: AsyncConnection, ledger: Ledger, notes: Iterable[tuple[int, Notice, datetime]]
) -> None:
    """Put notices into the outbox inside a running transaction, each with its game or tournament and from when on it
    may be said; those that wait in the same slots are replaced.
    """
    values = [
        {
            ledger.key: owner_id,
            "slot": notice.slot,
            "notice": dump_notice(notice),
            "revision": 1,
            "attempts": 0,
            "not_before": at,
            "leased_until": None,
            "direct": notice.kind.is_direct,
        }
        for owner_id, notice, at in notes
    ]
    keep = ("attempts", "not_before", "leased_until", "direct")
    await database.upsert(connection, ledger.outbox, values, key=(ledger.key, "slot"), keep=keep, add=("revision",))


class Outbox:
    """What waits to be said of all games, or of all tournaments. Every method is one transaction.

    Take what is due, say it, and call `done`; what fails goes back with `put_back`. What was handed out and neither
    done nor put back within its lease, because the process died, is handed out again.
    """

    def __init__(self, database: Database, ledger: Ledger = GAMES, shards: Shards = EVERYWHERE) -> None:
        """Of the games, or the tournaments, on these shards alone."""
        self._database = database
        self._aside = SetAside(database, ledger=ledger)
        self._ledger = ledger
        self._box = ledger.outbox
        self._owner = ledger.owner_of(self._box)
        self._ours = ledger.on_shards(self._box, shards)
        # The oldest notices that go to the channels of games or tournaments, and all that wait for nothing.
        same = self._box.alias("same")
        alike = (same.c[ledger.key] == self._owner, same.c.direct.is_(False))
        oldest = select(func.min(same.c.id)).where(*alike).scalar_subquery()
        columns = (self._box.c.id, self._owner.label("owner_id"))
        state = (self._box.c.attempts, self._box.c.not_before, self._box.c.leased_until)
        free = or_(self._box.c.direct, self._box.c.id == oldest)
        self._heads_of = select(*columns, *state).where(free, self._ours).order_by(self._box.c.id)

    @property
    def word(self) -> str:
        """What one of those is called whose notices these are: a game, or a tournament."""
        return self._ledger.word

    async def take(self, now: datetime, lease: timedelta, limit: int) -> tuple[tuple[Waiting, ...], datetime | None]:
        """Hand out the oldest waiting notice of each game, oldest first, and lease it to the caller. Gives from when on
        more may be handed out, too: None while nothing waits.

        Until it is done, put back or its lease has run out, nothing else of that game is handed out, but for what waits
        for nothing. One that cannot be read is taken out of the way.
        """
        while True:
            heads = await self._heads()
            found = {row.id: row for row in [row for row, free in heads if free <= now][:limit]}
            rest = [free for row, free in heads if row.id not in found]
            if not found:
                return (), min(rest, default=None)
            leased = await self._lease(found, now, now + lease)
            taken: list[Waiting] = []
            for row in leased:
                owner_id = found[row.id].owner_id
                try:
                    with decoding("a notice"):
                        notice, attempts = load_notice(row.notice), whole(found[row.id].attempts)
                        taken.append(Waiting(row.id, owner_id, whole(row.revision), attempts, notice))
                except Unreadable as error:
                    kept = {"revision": row.revision, "notice": row.notice}
                    await self._take_out(row.id, owner_id, error.reason, kept)
            if taken or not leased:
                return tuple(taken), min([*rest, now + lease])

    async def _heads(self) -> list[tuple[Row[Any], datetime]]:
        """The notices that wait for no other, oldest first, and from when on each may be handed out."""
        heads: list[tuple[Row[Any], datetime]] = []
        for row in await self._database.rows(self._heads_of):
            if row.not_before is None:
                await self._take_out(row.id, row.owner_id, "the notice: no instant", {})
            else:
                heads.append((row, max(row.not_before, row.leased_until or row.not_before)))
        return heads

    async def _lease(self, ids: Collection[int], now: datetime, until: datetime) -> list[Row[Any]]:
        """Lease what is still free of these, oldest first: whoever else found the same may have leased it."""
        unleased = or_(self._box.c.leased_until.is_(None), self._box.c.leased_until <= now)
        async with self._database.writing() as connection:
            taken = await connection.execute(
                update(self._box)
                .where(self._box.c.id.in_(ids), self._box.c.not_before <= now, unleased)
                .values(leased_until=until)
                .returning(self._box.c.id, self._box.c.revision, self._box.c.notice)
            )
            return sorted(taken, key=attrgetter("id"))

    async def done(self, said: Waiting) -> None:
        """Remove what was said, or is not worth saying; if it was replaced meanwhile, it stays and is free again."""
        this = self._box.c.id == said.id
        async with self._database.writing() as connection:
            removed = await connection.execute(delete(self._box).where(this, self._box.c.revision == said.revision))
            if not removed.rowcount:
                await connection.execute(update(self._box).where(this).values(leased_until=None, attempts=0))

    async def put_back(self, unsaid: Waiting, at: datetime, *, failed: bool = True, apart: bool = False) -> None:
        """Try a notice again at a later instant: not before it, whatever happens, where nothing has `failed`. What is
        set `apart` keeps nothing else waiting from now on.
        """
        attempts = self._box.c.attempts + 1 if failed else 0
        later = {"leased_until": None, "not_before": at, "attempts": attempts} | ({"direct": True} if apart else {})
        await self._database.change(update(self._box).where(self._box.c.id == unsaid.id).values(later))

    async def release(self) -> None:
        """Make every leased notice free: for the start of the only process that delivers on these shards."""
        leased = (self._box.c.leased_until.is_not(None), self._ours)
        await self._database.change(update(self._box).where(*leased).values(leased_until=None))

    async def hurry(self, now: datetime, *, guild_id: int | None = None, within: timedelta | None = None) -> int:
        """Try what failed before now: of one server, or what is due soon anyway. Gives the number of notices."""
        waiting = [self._box.c.attempts > 0, self._box.c.not_before > now, self._ours]
        owners = self._ledger.owners
        if guild_id is not None:
            waiting.append(self._owner.in_(select(owners.c.id).where(owners.c.guild_id == guild_id)))
        if within is not None:
            waiting.append(self._box.c.not_before <= now + within)
        return await self._database.change(update(self._box).where(*waiting).values(not_before=now))

    async def forget(self, slot: str, until: datetime) -> int:
        """Drop what is handed out in a slot, leased until an instant or before, and not done; give its number."""
        these = (self._box.c.slot == slot, self._box.c.leased_until <= until, self._ours)
        return await self._database.change(delete(self._box).where(*these))

    async def _take_out(self, row_id: int, owner_id: int, reason: str, kept: dict[str, Any]) -> None:
        """Take a notice out that cannot be read, so that it mutes nobody: of a game it is kept."""
        bad = BadRow(AsideKind.NOTICE, GameId(owner_id), reason, {"id": row_id}, json.dumps(kept, default=str))
        await self._aside.rows((bad,))
