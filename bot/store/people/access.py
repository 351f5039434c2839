"""Block lists and bars in the database."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import Row, delete, func, or_, select

from bot.records.ids import NOBODY, UserId
from bot.records.people import Bar, Block
from bot.store.database.db import Store
from bot.store.database.unreadable import legible, tried
from bot.store.mapping import EPOCH
from bot.store.schema import BAR, BLOCK, bars, blocks


class CompanyStore(Store):
    """The tables of blocks and bars. Every method is one transaction."""

    async def block(self, user_id: UserId, block: Block) -> None:
        """Put somebody on a user's list; whoever is on it stays as they are."""
        await self._database.put(blocks, {"user_id": user_id, **BLOCK.values(block)}, keep=("at",))

    async def unblock(self, user_id: UserId, blocked_id: UserId) -> Block | None:
        """Take somebody off a user's list, and give what stood there; None where they were not on it."""
        this = (blocks.c.user_id == user_id, blocks.c.blocked_id == blocked_id)
        async with self._database.writing() as connection:
            found = (await connection.execute(delete(blocks).where(*this).returning(*blocks.c))).all()
        return next(iter(legible(blocks, found, BLOCK.read)), None)

    async def blocks_of(self, user_id: UserId) -> tuple[Block, ...]:
        """A user's list, the newest first: for their eyes alone."""
        wanted = select(blocks).where(blocks.c.user_id == user_id).order_by(blocks.c.at.desc(), blocks.c.blocked_id)
        return await self._every(blocks, BLOCK.read, wanted)

    async def blocked_many(self, user_id: UserId) -> int:
        """How many are on a user's list."""
        counted = select(func.count()).select_from(blocks).where(blocks.c.user_id == user_id)
        return await self._database.scalar(counted) or 0

    async def apart_from(self, user_id: UserId) -> frozenset[UserId]:
        """Everybody who is never to sit at a table with a user, whoever of the two has said so: for nobody's eyes."""
        wanted = select(blocks.c.user_id, blocks.c.blocked_id).where(
            or_(blocks.c.user_id == user_id, blocks.c.blocked_id == user_id)
        )
        found = await self._database.rows(wanted)
        return frozenset(one for row in found for one in (row.user_id, row.blocked_id)) - {user_id}

    async def blocks_among(self, user_ids: Collection[UserId]) -> frozenset[tuple[UserId, UserId]]:
        """Who of these users has blocked whom of them: pairs, first who did."""
        wanted = select(blocks.c.user_id, blocks.c.blocked_id).where(
            blocks.c.user_id.in_(set(user_ids)), blocks.c.blocked_id.in_(set(user_ids))
        )
        return frozenset((row.user_id, row.blocked_id) for row in await self._database.rows(wanted))

    async def bar(self, bar: Bar) -> None:
        """Keep a bar, in place of one that the server has for the same user."""
        await self._database.put(bars, BAR.values(bar))

    async def lift(self, guild_id: int, user_id: UserId) -> Bar | None:
        """Let somebody play again, and give the bar that stood; None where there was none."""
        this = (bars.c.guild_id == guild_id, bars.c.user_id == user_id)
        async with self._database.writing() as connection:
            row = (await connection.execute(delete(bars).where(*this).returning(*bars.c))).one_or_none()
        return None if row is None else _bar(row)

    async def bar_of(self, guild_id: int, user_id: UserId, now: datetime) -> Bar | None:
        """The bar that holds for somebody in a server at a moment, or None."""
        this = (bars.c.guild_id == guild_id, bars.c.user_id == user_id, _holds(now))
        row = await self._database.row(select(bars).where(*this))
        return None if row is None else _bar(row)

    async def bars_in(self, guild_id: int, now: datetime) -> tuple[Bar, ...]:
        """The bars that hold in a server at a moment, the newest first."""
        wanted = select(bars).where(bars.c.guild_id == guild_id, _holds(now)).order_by(bars.c.at.desc(), bars.c.user_id)
        return await self._every(bars, BAR.read, wanted)

    async def forget_ended(self, now: datetime) -> int:
        """Forget the bars that have ended by a moment; gives how many."""
        return await self._database.change(delete(bars).where(bars.c.until <= now))


def _bar(row: Row[Any]) -> Bar:
    """A bar; one that cannot be read holds all the same, for no reason that is known."""
    found = tried(row, BAR.read, "its row")
    return found if isinstance(found, Bar) else Bar(row.guild_id, row.user_id, "", "", NOBODY, EPOCH)


def _holds(now: datetime) -> Any:
    return or_(bars.c.until.is_(None), bars.c.until > now)
