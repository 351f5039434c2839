"""The puzzles and the deals of days, who tried and played them, and what was posted, in the database."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from typing import Any

from sqlalchemy import delete, func, select, update

from bot.records.daily import Attempted, DailyPost, DealPlayer, Dealt, Finisher
from bot.records.ids import GameId
from bot.store.database.db import Database
from bot.store.schema import (
    ATTEMPTED,
    DAILY_POST,
    DEAL_PLAYER,
    DEALT,
    daily_attempts,
    daily_deals,
    daily_outages,
    daily_players,
    daily_posts,
    daily_puzzles,
    results,
)

attempts, deals, players = daily_attempts.c, daily_deals.c, daily_players.c


class DailyStore:
    """The tables of puzzles and posts. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def puzzle(self, day: date) -> str | None:
        """The position that was made for a day."""
        wanted = select(daily_puzzles.c.position).where(daily_puzzles.c.day == day)
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(wanted)
        return found

    async def days_made(self, first: date, last: date) -> frozenset[date]:
        """The days of these for which a position was made."""
        column = daily_puzzles.c.day
        wanted = select(column).where(column.between(first, last))
        async with self._database.reading() as connection:
            return frozenset(await connection.scalars(wanted))

    async def put_puzzle(self, day: date, position: str) -> None:
        """Keep a position for a day; one that is there stays."""
        row = {"day": day, "position": position}
        async with self._database.writing() as connection:
            await self._database.insert_new(connection, daily_puzzles, row, key=("day",))

    # -------------------------------------------------------------------------------------------------------- attempts

    async def attempted(self, user_id: int, day: date) -> Attempted | None:
        """Somebody at a day's puzzle; None for who never opened it."""
        wanted = select(daily_attempts).where(attempts.user_id == user_id, attempts.day == day)
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else ATTEMPTED.read(row)

    async def open(self, new: Attempted) -> Attempted:
        """Somebody at a day's puzzle: what is kept already, else `new`."""
        wanted = select(daily_attempts).where(attempts.user_id == new.user_id, attempts.day == new.day)
        async with self._database.writing() as connection:
            await self._database.insert_new(connection, daily_attempts, ATTEMPTED.values(new), key=("user_id", "day"))
            return ATTEMPTED.read((await connection.execute(wanted)).one())

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
        this = (attempts.user_id == user_id, attempts.day == day)
        async with self._database.writing() as connection:
            changed = await connection.execute(update(daily_attempts).where(*this, *where).values(values))
            return changed.rowcount > 0

    async def of_person(self, user_id: int, first: date, last: date) -> tuple[Attempted, ...]:
        """Somebody at the puzzles of these days, in order."""
        theirs = (attempts.user_id == user_id, attempts.day.between(first, last))
        wanted = select(daily_attempts).where(*theirs).order_by(attempts.day)
        async with self._database.reading() as connection:
            return tuple(ATTEMPTED.read(row) for row in await connection.execute(wanted))

    async def days_in_time(self, user_id: int) -> frozenset[date]:
        """The days whose puzzle somebody solved on the day."""
        wanted = select(attempts.day).where(attempts.user_id == user_id, attempts.in_time)
        async with self._database.reading() as connection:
            return frozenset(await connection.scalars(wanted))

    async def solved_in(self, guild_id: int, day: date) -> int:
        """How many have solved a day's puzzle who opened it in a server."""
        here = (attempts.guild_id == guild_id, attempts.day == day, attempts.solved.is_not(None))
        async with self._database.reading() as connection:
            return await connection.scalar(select(func.count()).where(*here)) or 0

    async def forget_old(self, before: date) -> None:
        """Let go of what was prepared and posted for days long past."""
        old = (attempts.day < before, attempts.draft.is_not(None))
        async with self._database.writing() as connection:
            await connection.execute(update(daily_attempts).where(*old).values(draft=None))
            await connection.execute(delete(daily_posts).where(daily_posts.c.day < before))

    # --------------------------------------------------------------------------------------------------------- outages

    async def put_outages(self, days: Iterable[date]) -> None:
        """Note days on which nobody could reach the bot for long."""
        async with self._database.writing() as connection:
            for day in days:
                await self._database.insert_new(connection, daily_outages, {"day": day}, key=("day",))

    async def outages(self) -> frozenset[date]:
        """The days on which nobody could reach the bot for long."""
        async with self._database.reading() as connection:
            return frozenset(await connection.scalars(select(daily_outages.c.day)))

    # ----------------------------------------------------------------------------------------------------------- posts

    async def claim_post(self, post: DailyPost) -> bool:
        """Note that a day is posted in a server now; False where it was before."""
        row, key = DAILY_POST.values(post), ("guild_id", "day")
        async with self._database.writing() as connection:
            return await self._database.insert_new(connection, daily_posts, row, key=key)

    async def posted(self, post: DailyPost) -> None:
        """Note which message it is."""
        this = (daily_posts.c.guild_id == post.guild_id, daily_posts.c.day == post.day)
        async with self._database.writing() as connection:
            await connection.execute(update(daily_posts).where(*this).values(message_id=post.message_id))

    async def posts_before(self, guild_id: int, day: date) -> tuple[DailyPost, ...]:
        """What was posted in a server for earlier days, and whose result was not told yet."""
        posts = daily_posts.c
        wanted = select(daily_posts).where(posts.guild_id == guild_id, posts.day < day).order_by(posts.day)
        async with self._database.reading() as connection:
            return tuple(DAILY_POST.read(row) for row in await connection.execute(wanted))

    async def forget_post(self, post: DailyPost) -> None:
        """The result of a post is told."""
        this = (daily_posts.c.guild_id == post.guild_id, daily_posts.c.day == post.day)
        async with self._database.writing() as connection:
            await connection.execute(delete(daily_posts).where(*this))


class DealStore:
    """The tables of the deals of days. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def commit(self, day: date, secret: bytes) -> Dealt:
        """A day's deal: the one there is, else one with this secret."""
        async with self._database.writing() as connection:
            await self._database.insert_new(connection, daily_deals, DEALT.values(Dealt(day, secret)), key=("day",))
            return DEALT.read((await connection.execute(_of(day))).one())

    async def deal(self, day: date) -> Dealt | None:
        """A day's deal; None where none was committed."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_of(day))).one_or_none()
        return None if row is None else DEALT.read(row)

    async def open(self, new: DealPlayer, part: str) -> tuple[DealPlayer, Dealt]:
        """Somebody at a day's deal: what is kept already, else `new`; and the deal, whose part stays the first one."""
        row = DEAL_PLAYER.values(new)
        first = update(daily_deals).where(deals.day == new.day, deals.part.is_(None)).values(part=part)
        async with self._database.writing() as connection:
            await connection.execute(first)
            await self._database.insert_new(connection, daily_players, row, key=("user_id", "day"))
            player = DEAL_PLAYER.read((await connection.execute(_at(new.user_id, new.day))).one())
            return player, DEALT.read((await connection.execute(_of(new.day))).one())

    async def player(self, user_id: int, day: date) -> DealPlayer | None:
        """Somebody at a day's deal; None for who never opened it."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_at(user_id, day))).one_or_none()
        return None if row is None else DEAL_PLAYER.read(row)

    async def put_game(self, user_id: int, day: date, game_id: GameId) -> None:
        """Note in which game somebody plays a day's deal."""
        this = (players.user_id == user_id, players.day == day)
        async with self._database.writing() as connection:
            await connection.execute(update(daily_players).where(*this).values(game_id=game_id))

    async def finishers(self, day: date) -> tuple[Finisher, ...]:
        """Who has played a day's deal to its end, the first one first; who left it to the computer is none."""
        own, every = results.alias("own"), results.alias("every")
        wanted = (
            select(
                players.user_id, own.c.name, players.guild_id, players.game_id, own.c.points,
                func.sum(every.c.points).label("of_all"),
            )
            .join(own, (own.c.match_id == players.game_id) & (own.c.user_id == players.user_id))
            .join(every, every.c.match_id == players.game_id)
            .where(players.day == day, own.c.left.is_(False))
            .group_by(players.user_id, own.c.name, players.guild_id, players.game_id, own.c.points, own.c.ended)
            .order_by(own.c.ended, players.game_id)
        )  # fmt: skip
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return tuple(
            Finisher(row.user_id, row.name, row.guild_id, GameId(row.game_id), row.points, int(row.of_all))
            for row in rows
        )

    async def forget_old(self, before: date) -> None:
        """Let go of the deals of days long past; the games that were played are kept as all games are."""
        async with self._database.writing() as connection:
            for table in (daily_players, daily_deals):
                await connection.execute(delete(table).where(table.c.day < before))


def _of(day: date) -> Any:
    return select(daily_deals).where(deals.day == day)


def _at(user_id: int, day: date) -> Any:
    return select(daily_players).where(players.user_id == user_id, players.day == day)
