"""What there is every day, in the database: puzzles and who tried them, what was posted; deals and who plays them."""

from collections.abc import Iterable
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, Table, delete, func, select, update

from bot.records.daily import Attempted, DailyPost, DealPlayer, Dealt, Finisher
from bot.records.ids import GameId, UserId
from bot.store.database.db import Store
from bot.store.mapping import RowsOf
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
from engine.puzzles.puzzle import Puzzle, read_puzzle

attempts, deals, players, posts = daily_attempts.c, daily_deals.c, daily_players.c, daily_posts.c
_FINISHER: Final = RowsOf(Finisher)


class DailyStore(Store):
    """The tables of what there is every day. Every change is one transaction; what there is then is read after it."""

    async def puzzle(self, day: date) -> Puzzle | None:
        """The puzzle that was made for a day; None too for one that cannot be read."""
        return await self._one(daily_puzzles, puzzle_of, select(daily_puzzles).where(daily_puzzles.c.day == day))

    async def days_made(self, first: date, last: date) -> frozenset[date]:
        """The days of these for which a position was made."""
        return await self._days(select(daily_puzzles.c.day).where(daily_puzzles.c.day.between(first, last)))

    async def put_puzzle(self, day: date, position: str) -> None:
        """Keep a position for a day; one that is there stays."""
        async with self._database.writing() as connection:
            await self._database.insert_new(connection, daily_puzzles, {"day": day, "position": position})

    async def attempted(self, user_id: UserId, day: date) -> Attempted | None:
        """Somebody at a day's puzzle; None for who never opened it, and where it cannot be read."""
        return await self._one(daily_attempts, ATTEMPTED.read, _of(daily_attempts, user_id, day))

    async def open(self, new: Attempted) -> Attempted:
        """Somebody at a day's puzzle: what is kept already and can be read, else `new`."""
        async with self._database.writing() as connection:
            is_new = await self._database.insert_new(connection, daily_attempts, ATTEMPTED.values(new))
        known = None if is_new else await self.attempted(new.user_id, new.day)
        if known is None and not is_new:
            async with self._database.writing() as connection:
                await self._database.upsert(connection, daily_attempts, [ATTEMPTED.values(new)])
        return known or new

    async def keep_draft(self, user_id: UserId, day: date, draft: str | None) -> None:
        await self._try(user_id, day, {"draft": draft})

    async def count_hint(self, user_id: UserId, day: date, before: int) -> None:
        """Count one hint more, once for however many clicks on the same button."""
        await self._try(user_id, day, {"hints": before + 1}, attempts.hints == before)

    async def put_try(self, before: Attempted, tries: str, solved: datetime | None, *, in_time: bool) -> bool:
        """Add an attempt to those there were; False where another one came in between."""
        values = {"tries": tries, "solved": solved, "in_time": in_time} | ({"draft": None} if solved else {})
        unchanged = (attempts.tries == before.tries, attempts.solved.is_(None))
        return await self._try(before.user_id, before.day, values, *unchanged)

    async def _try(self, user_id: UserId, day: date, values: dict[str, Any], *where: ColumnElement[bool]) -> bool:
        this = (attempts.user_id == user_id, attempts.day == day)
        return await self._database.change(update(daily_attempts).where(*this, *where).values(values)) > 0

    async def of_person(self, user_id: UserId, first: date, last: date) -> tuple[Attempted, ...]:
        """Somebody at the puzzles of these days, in order."""
        theirs = (attempts.user_id == user_id, attempts.day.between(first, last))
        wanted = select(daily_attempts).where(*theirs).order_by(attempts.day)
        return await self._every(daily_attempts, ATTEMPTED.read, wanted)

    async def days_in_time(self, user_id: UserId) -> frozenset[date]:
        """The days whose puzzle somebody solved on the day."""
        return await self._days(select(attempts.day).where(attempts.user_id == user_id, attempts.in_time))

    async def solved_in(self, guild_id: int, day: date) -> int:
        """How many have solved a day's puzzle who opened it in a server."""
        here = (attempts.guild_id == guild_id, attempts.day == day, attempts.solved.is_not(None))
        return await self._database.scalar(select(func.count()).where(*here)) or 0

    async def newest_opened(self, user_id: UserId) -> list[Attempted | DealPlayer]:
        """Somebody at the puzzle and at the deal of the last day whose they have opened, each if there is one."""
        found: list[Attempted | DealPlayer] = []
        for table, read in ((daily_attempts, ATTEMPTED.read), (daily_players, DEAL_PLAYER.read)):
            newest = select(table).where(table.c.user_id == user_id).order_by(table.c.day.desc()).limit(1)
            found += await self._every(table, read, newest)
        return found

    async def put_outages(self, days: Iterable[date]) -> None:
        """Note days on which nobody could reach the bot for long."""
        async with self._database.writing() as connection:
            await self._database.upsert(connection, daily_outages, [{"day": day} for day in days])

    async def outages(self) -> frozenset[date]:
        """The days on which nobody could reach the bot for long."""
        return await self._days(select(daily_outages.c.day))

    async def claim_post(self, post: DailyPost) -> bool:
        """Note that a day is posted in a server now; False where it was before."""
        async with self._database.writing() as connection:
            return await self._database.insert_new(connection, daily_posts, DAILY_POST.values(post))

    async def forget_post(self, post: DailyPost) -> None:
        """Nothing was posted for a day, or its result is told."""
        await self._database.change(delete(daily_posts).where(posts.guild_id == post.guild_id, posts.day == post.day))

    async def posted(self, post: DailyPost) -> None:
        """Note which message it is."""
        changed = update(daily_posts).values(message_id=post.message_id)
        await self._database.change(changed.where(posts.guild_id == post.guild_id, posts.day == post.day))

    async def posts(self) -> tuple[DailyPost, ...]:
        """What was posted in servers of days whose result is not told yet, the oldest days first."""
        return tuple(await self._every(daily_posts, DAILY_POST.read, select(daily_posts).order_by(posts.day)))

    async def commit(self, day: date, secret: bytes) -> Dealt | None:
        """A day's deal: the one there is, else one with this secret; None where it cannot be read."""
        async with self._database.writing() as connection:
            await self._database.insert_new(connection, daily_deals, DEALT.values(Dealt(day, secret)))
        return await self.deal(day)

    async def deal(self, day: date) -> Dealt | None:
        """A day's deal, if it is there and can be read."""
        return await self._one(daily_deals, DEALT.read, select(daily_deals).where(deals.day == day))

    async def open_deal(self, new: DealPlayer, part: str) -> tuple[DealPlayer | None, Dealt | None]:
        """Somebody at a day's deal: what is kept already, else `new`; and the deal, whose part stays the first one.
        None of either where it cannot be read.
        """
        first = update(daily_deals).where(deals.day == new.day, deals.part.is_(None)).values(part=part)
        async with self._database.writing() as connection:
            await connection.execute(first)
            await self._database.insert_new(connection, daily_players, DEAL_PLAYER.values(new))
        return await self.player(new.user_id, new.day), await self.deal(new.day)

    async def player(self, user_id: UserId, day: date) -> DealPlayer | None:
        """Somebody at a day's deal; None for who never opened it, and where it cannot be read."""
        return await self._one(daily_players, DEAL_PLAYER.read, _of(daily_players, user_id, day))

    async def put_game(self, user_id: UserId, day: date, game_id: GameId) -> None:
        """Note in which game somebody plays a day's deal."""
        changed = update(daily_players).values(game_id=game_id)
        await self._database.change(changed.where(players.user_id == user_id, players.day == day))

    async def finishers(self, day: date) -> tuple[Finisher, ...]:
        """Who has played a day's deal to its end, the first one first; who left it to the computer is none."""
        own, every = results.alias("own"), results.alias("every")
        theirs = (players.user_id, players.day, own.c.name, players.guild_id, players.game_id, own.c.points)
        wanted = (
            select(*theirs, func.sum(every.c.points).label("of_all"))
            .join(own, (own.c.match_id == players.game_id) & (own.c.user_id == players.user_id))
            .join(every, every.c.match_id == players.game_id)
            .where(players.day == day, own.c.left.is_(False))
            .group_by(*theirs, own.c.ended)
            .order_by(own.c.ended, players.game_id)
        )
        return await self._every(daily_players, _FINISHER.read, wanted)

    async def forget_old(self, before: date) -> None:
        """Let go of what was prepared and posted for days long past, and of their deals; games are kept as all are."""
        old = (attempts.day < before, attempts.draft.is_not(None))
        async with self._database.writing() as connection:
            await connection.execute(update(daily_attempts).where(*old).values(draft=None))
            for table in (daily_posts, daily_players, daily_deals):
                await connection.execute(delete(table).where(table.c.day < before))

    async def _days(self, wanted: Select[Any]) -> frozenset[date]:
        return frozenset(day for day in await self._database.scalars(wanted) if day is not None)


def puzzle_of(row: Row[Any]) -> Puzzle:
    """The puzzle of a row. Raises what a reader raises."""
    return read_puzzle(row.position)


def _of(table: Table, user_id: UserId, day: date) -> Select[Any]:
    return select(table).where(table.c.user_id == user_id, table.c.day == day)
