"""Block lists and bars in the database."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import Row, delete, func, or_, select

from bot.records.access import Bar, Block
from bot.store.database.db import Database
from bot.store.schema import bars, blocks


class CompanyStore:
    """The tables of blocks and bars. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ----------------------------------------------------------------------------------------------------------- blocks

    async def block(self, user_id: int, block: Block) -> None:
        """Put somebody on a user's list; whoever is on it stays as they are."""
        row = {"user_id": user_id, "blocked_id": block.blocked_id, "name": block.name, "at": block.at}
        async with self._database.writing() as connection:
            await self._database.upsert(connection, blocks, [row], key=("user_id", "blocked_id"), keep=("at",))

    async def unblock(self, user_id: int, blocked_id: int) -> Block | None:
        """Take somebody off a user's list, and give what stood there; None where they were not on it."""
        this = (blocks.c.user_id == user_id, blocks.c.blocked_id == blocked_id)
        async with self._database.writing() as connection:
            row = (await connection.execute(select(blocks).where(*this))).one_or_none()
            await connection.execute(delete(blocks).where(*this))
        return None if row is None else Block(row.blocked_id, row.name, row.at)

    async def blocks_of(self, user_id: int) -> tuple[Block, ...]:
        """A user's list, the newest first: for their eyes alone."""
        wanted = select(blocks).where(blocks.c.user_id == user_id).order_by(blocks.c.at.desc(), blocks.c.blocked_id)
        async with self._database.reading() as connection:
            return tuple(Block(row.blocked_id, row.name, row.at) for row in await connection.execute(wanted))

    async def blocked_many(self, user_id: int) -> int:
        """How many are on a user's list."""
        counted = select(func.count()).select_from(blocks).where(blocks.c.user_id == user_id)
        async with self._database.reading() as connection:
            return await connection.scalar(counted) or 0

    async def apart_from(self, user_id: int) -> frozenset[int]:
        """Everybody who is never to sit at a table with a user, whoever of the two has said so."""
        wanted = select(blocks.c.user_id, blocks.c.blocked_id).where(
            or_(blocks.c.user_id == user_id, blocks.c.blocked_id == user_id)
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).all()
        return frozenset(one for row in found for one in (row.user_id, row.blocked_id)) - {user_id}

    async def blocks_among(self, user_ids: Collection[int]) -> frozenset[tuple[int, int]]:
        """Who of these users has blocked whom of them: pairs, first who did."""
        wanted = select(blocks.c.user_id, blocks.c.blocked_id).where(
            blocks.c.user_id.in_(set(user_ids)), blocks.c.blocked_id.in_(set(user_ids))
        )
        async with self._database.reading() as connection:
            return frozenset((row.user_id, row.blocked_id) for row in await connection.execute(wanted))

    # ------------------------------------------------------------------------------------------------------------- bars

    async def bar(self, bar: Bar) -> None:
        """Keep a bar, in place of one that the server has for the same user."""
        row = {
            "guild_id": bar.guild_id,
            "user_id": bar.user_id,
            "name": bar.name,
            "reason": bar.reason,
            "barred_by": bar.barred_by,
            "at": bar.at,
            "until": bar.until,
        }
        async with self._database.writing() as connection:
            await self._database.upsert(connection, bars, [row], key=("guild_id", "user_id"))

    async def lift(self, guild_id: int, user_id: int) -> Bar | None:
        """Let somebody play again, and give the bar that stood; None where there was none."""
        this = (bars.c.guild_id == guild_id, bars.c.user_id == user_id)
        async with self._database.writing() as connection:
            row = (await connection.execute(select(bars).where(*this))).one_or_none()
            await connection.execute(delete(bars).where(*this))
        return None if row is None else _bar_of(row)

    async def bar_of(self, guild_id: int, user_id: int, now: datetime) -> Bar | None:
        """The bar that holds for somebody in a server at a moment, or None."""
        this = (bars.c.guild_id == guild_id, bars.c.user_id == user_id, _holds(now))
        async with self._database.reading() as connection:
            row = (await connection.execute(select(bars).where(*this))).one_or_none()
        return None if row is None else _bar_of(row)

    async def bars_in(self, guild_id: int, now: datetime) -> tuple[Bar, ...]:
        """The bars that hold in a server at a moment, the newest first."""
        wanted = select(bars).where(bars.c.guild_id == guild_id, _holds(now)).order_by(bars.c.at.desc(), bars.c.user_id)
        async with self._database.reading() as connection:
            return tuple(_bar_of(row) for row in await connection.execute(wanted))

    async def forget_ended(self, now: datetime) -> int:
        """Forget the bars that have ended by a moment; gives how many."""
        async with self._database.writing() as connection:
            return (await connection.execute(delete(bars).where(bars.c.until <= now))).rowcount


def _holds(now: datetime) -> Any:
    return or_(bars.c.until.is_(None), bars.c.until > now)


def _bar_of(row: Row[Any]) -> Bar:
    return Bar(row.guild_id, row.user_id, row.name, row.reason, row.barred_by, row.at, row.until)
