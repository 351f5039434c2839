"""Puzzles of days, who tried them, and what was posted, in the database."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from typing import Any

from sqlalchemy import Row, delete, func, select, update

from bot.records.daily import Attempted, DailyPost
from bot.store.database.db import Database
from bot.store.schema import daily_attempts, daily_outages, daily_posts, daily_puzzles

attempts = daily_attempts.c


class DailyStore:
    """The tables of what there is every day. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def puzzle(self, day: date) -> str | None:
        """The position that was made for a day."""
        wanted = select(daily_puzzles.c.position).where(daily_puzzles.c.day == day.toordinal())
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(wanted)
        return found

    async def days_made(self, first: date, last: date) -> frozenset[date]:
        """The days of these for which a position was made."""
        column = daily_puzzles.c.day
        wanted = select(column).where(column.between(first.toordinal(), last.toordinal()))
        async with self._database.reading() as connection:
            return frozenset(date.fromordinal(day) for day in await connection.scalars(wanted))

    async def put_puzzle(self, day: date, position: str) -> None:
        """Keep a position for a day; one that is there stays."""
        row = {"day": day.toordinal(), "position": position}
        async with self._database.writing() as connection:
            await self._database.insert_new(connection, daily_puzzles, row, key=("day",))

    # -------------------------------------------------------------------------------------------------------- attempts

    async def attempted(self, user_id: int, day: date) -> Attempted | None:
        """Somebody at a day's puzzle; None for who never opened it."""
        wanted = select(daily_attempts).where(attempts.user_id == user_id, attempts.day == day.toordinal())
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else _attempted(row)

    async def open(self, new: Attempted) -> Attempted:
        """Somebody at a day's puzzle: what is kept already, else `new`."""
        row = {
            "user_id": new.user_id, "day": new.day.toordinal(), "guild_id": new.guild_id, "opened": new.opened,
            "closes": new.closes, "tries": new.tries, "hints": new.hints, "in_time": new.in_time,
        }  # fmt: skip
        wanted = select(daily_attempts).where(attempts.user_id == new.user_id, attempts.day == new.day.toordinal())
        async with self._database.writing() as connection:
            await self._database.insert_new(connection, daily_attempts, row, key=("user_id", "day"))
            return _attempted((await connection.execute(wanted)).one())

    async def keep_draft(self, user_id: int, day: date, draft: str | None) -> None:
        """Keep what somebody has prepared."""
        await self._change(user_id, day, {"draft": draft})

    async def count_hint(self, user_id: int, day: date, before: int) -> None:
        """Count one hint more, once for however many clicks on the same button."""
        await self._change(user_id, day, {"hints": before + 1}, attempts.hints == before)

    async def put_try(self, before: Attempted, tries: str, solved: datetime | None, *, in_time: bool) -> bool:
        """Add an attempt to those there were; False where another one came in between."""
        values: dict[str, Any] = {"tries": tries, "solved": solved, "in_time": in_time}
        if solved is not None:
            values["draft"] = None
        unchanged = (attempts.tries == before.tries, attempts.solved.is_(None))
        return await self._change(before.user_id, before.day, values, *unchanged)

    async def _change(self, user_id: int, day: date, values: dict[str, Any], *where: Any) -> bool:
        this = (attempts.user_id == user_id, attempts.day == day.toordinal())
        async with self._database.writing() as connection:
            changed = await connection.execute(update(daily_attempts).where(*this, *where).values(values))
            return changed.rowcount > 0

    async def of_person(self, user_id: int, first: date, last: date) -> tuple[Attempted, ...]:
        """Somebody at the puzzles of these days, in order."""
        theirs = (attempts.user_id == user_id, attempts.day.between(first.toordinal(), last.toordinal()))
        wanted = select(daily_attempts).where(*theirs).order_by(attempts.day)
        async with self._database.reading() as connection:
            return tuple(_attempted(row) for row in await connection.execute(wanted))

    async def days_in_time(self, user_id: int) -> frozenset[date]:
        """The days whose puzzle somebody solved on the day."""
        wanted = select(attempts.day).where(attempts.user_id == user_id, attempts.in_time)
        async with self._database.reading() as connection:
            return frozenset(date.fromordinal(day) for day in await connection.scalars(wanted))

    async def solved_in(self, guild_id: int, day: date) -> int:
        """How many have solved a day's puzzle who opened it in a server."""
        here = (attempts.guild_id == guild_id, attempts.day == day.toordinal(), attempts.solved.is_not(None))
        async with self._database.reading() as connection:
            return await connection.scalar(select(func.count()).where(*here)) or 0

    async def forget_old(self, before: date) -> None:
        """Let go of what was prepared and posted for days long past."""
        old = (attempts.day < before.toordinal(), attempts.draft.is_not(None))
        async with self._database.writing() as connection:
            await connection.execute(update(daily_attempts).where(*old).values(draft=None))
            await connection.execute(delete(daily_posts).where(daily_posts.c.day < before.toordinal()))

    # --------------------------------------------------------------------------------------------------------- outages

    async def put_outages(self, days: Iterable[date]) -> None:
        """Note days on which nobody could reach the bot for long."""
        async with self._database.writing() as connection:
            for day in days:
                row = {"day": day.toordinal()}
                await self._database.insert_new(connection, daily_outages, row, key=("day",))

    async def outages(self) -> frozenset[date]:
        """The days on which nobody could reach the bot for long."""
        async with self._database.reading() as connection:
            return frozenset(date.fromordinal(day) for day in await connection.scalars(select(daily_outages.c.day)))

    # ----------------------------------------------------------------------------------------------------------- posts

    async def claim_post(self, post: DailyPost) -> bool:
        """Note that a day is posted in a server now; False where it was before."""
        row = {"guild_id": post.guild_id, "day": post.day.toordinal(), "channel_id": post.channel_id}
        async with self._database.writing() as connection:
            return await self._database.insert_new(connection, daily_posts, row, key=("guild_id", "day"))

    async def posted(self, post: DailyPost) -> None:
        """Note which message it is."""
        this = (daily_posts.c.guild_id == post.guild_id, daily_posts.c.day == post.day.toordinal())
        async with self._database.writing() as connection:
            await connection.execute(update(daily_posts).where(*this).values(message_id=post.message_id))

    async def posts_before(self, guild_id: int, day: date) -> tuple[DailyPost, ...]:
        """What was posted in a server for earlier days, and whose result was not told yet."""
        posts = daily_posts.c
        wanted = select(daily_posts).where(posts.guild_id == guild_id, posts.day < day.toordinal()).order_by(posts.day)
        async with self._database.reading() as connection:
            return tuple(
                DailyPost(row.guild_id, date.fromordinal(row.day), row.channel_id, row.message_id)
                for row in await connection.execute(wanted)
            )

    async def forget_post(self, post: DailyPost) -> None:
        """The result of a post is told."""
        this = (daily_posts.c.guild_id == post.guild_id, daily_posts.c.day == post.day.toordinal())
        async with self._database.writing() as connection:
            await connection.execute(delete(daily_posts).where(*this))


def _attempted(row: Row[Any]) -> Attempted:
    return Attempted(
        row.user_id, date.fromordinal(row.day), row.guild_id, row.opened, row.closes, row.tries, row.hints, row.solved,
        row.in_time, row.draft,
    )  # fmt: skip
