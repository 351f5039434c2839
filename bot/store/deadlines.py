"""What the clock will do, over all games."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from sqlalchemy import BigInteger, ColumnElement, and_, exists, select, true, type_coerce, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records import Deadline, DeadlineKind
from bot.store import rows
from bot.store.db import Database
from bot.store.loading import readable
from bot.store.outbox import post_all
from bot.store.schema import STANDS, deadlines, games
from bot.store.set_aside import SetAside, utc_now
from bot.store.shards import EVERYWHERE, Shards, on_shards
from bot.store.stored import OutboxNote
from bot.store.unreadable import AsideKind, BadRow

SHORT_GRACE_S: Final = 60
LONG_ABSENCE: Final = timedelta(minutes=1)
NEAR: Final = timedelta(minutes=10)
_MOVED_AT_ONCE: Final = 500


class Lane(StrEnum):
    """Deadlines that do not wait for those of another lane: what computers do, what is short, and all else."""

    COMPUTERS = "computers"
    SHORT = "short"
    LONG = "long"


@dataclass(frozen=True, slots=True)
class GameDeadline:
    """A deadline with the game it belongs to."""

    game_id: int
    deadline: Deadline


@dataclass(frozen=True, slots=True)
class Absence:
    """A time in which these shards could not reach their players, or their players us."""

    shards: Shards
    since: datetime
    until: datetime

    @property
    def length(self) -> timedelta:
        """How long it was."""
        return max(self.until - self.since, timedelta(0))


class DeadlineStore:
    """The table of deadlines. Games write their own rows in their commits; here is what reads and moves them all."""

    def __init__(self, database: Database, clock: Callable[[], datetime] = utc_now) -> None:
        self._database = database
        self._aside = SetAside(database, clock)

    async def next_after(self, moment: datetime, shards: Shards = EVERYWHERE) -> datetime | None:
        """When the earliest deadline fires after a moment; None where there is none that can be read."""
        async with self._database.reading() as connection:
            later = select(deadlines.c.fires).where(deadlines.c.fires > moment, _of_shards(shards))
            first: datetime | None = await connection.scalar(later.order_by(deadlines.c.fires).limit(1))
            return first

    async def firing(
        self, now: datetime, limit: int, lane: Lane | None = None, shards: Shards = EVERYWHERE
    ) -> tuple[GameDeadline, ...]:
        """The deadlines of a lane that fire by now, earliest first. Those that cannot be read are set aside."""
        due = select(deadlines).where(deadlines.c.fires <= now, _in_lane(lane), _of_shards(shards))
        async with self._database.reading() as connection:
            found = (await connection.execute(due.order_by(deadlines.c.fires).limit(limit))).all()
        bad: list[BadRow] = []
        good = readable(
            found,
            lambda row: GameDeadline(row.game_id, rows.deadline_of(row)),
            AsideKind.DEADLINE,
            bad,
            "game_id",
            "kind",
        )
        if bad:
            await self._aside.rows(bad)
        return tuple(good)

    async def is_due(self, now: datetime, shards: Shards = EVERYWHERE) -> bool:
        """Whether any deadline fires by now."""
        any_one = select(deadlines.c.game_id).where(deadlines.c.fires <= now, _of_shards(shards)).limit(1)
        async with self._database.reading() as connection:
            return await connection.scalar(any_one) is not None

    async def forgive(self, now: datetime, late: timedelta, shards: Shards = EVERYWHERE) -> int:
        """Give every deadline that has passed, or passes within its grace, that grace from now on; give their number.

        `late` is how long after `due` a moved deadline fires. Computer players and standing orders need no grace.
        """
        moved = 0
        async with self._database.writing() as connection:
            for grace_s in await self._graces(connection):
                due = now + timedelta(seconds=grace_s)
                moved += await self._give(connection, grace_s, deadlines.c.due < due, due, late, shards)
        return moved

    async def rest(self, away: Absence, late: timedelta, board: Callable[[int], OutboxNote]) -> tuple[int, ...]:
        """Let clocks have rested during an absence; give the games whose deadlines moved.

        What is due goes on by as much as the absence lasted, a short one only what is due soon; what passed in it, and
        after a long one what would pass within its grace, gets that grace. Their boards, which tell the time, are to be
        shown again.
        """
        long = away.length >= LONG_ABSENCE
        near = true() if long else deadlines.c.due < away.until + NEAR
        async with self._database.writing() as connection:
            affected = await self._affected(connection, and_(near, _of_shards(away.shards)))
            for some in _parts(affected):
                # Games first, in their order, as every commit does.
                bump = update(games).where(games.c.id.in_(some)).values(version=games.c.version + 1)
                await connection.execute(bump)
            for grace_s in await self._graces(connection):
                due = away.until + timedelta(seconds=grace_s)
                passed = deadlines.c.due < (due - away.length if long else away.until)
                await self._shift(connection, and_(near, ~passed, deadlines.c.grace_s == grace_s), away)
                await self._give(connection, grace_s, passed, due, late, away.shards)
            for some in _parts(affected) if long else ():
                notes = [(game_id, board(game_id), away.until) for game_id in some]
                await post_all(self._database, connection, notes)
        return affected

    async def postpone(self, game_id: int, kind: DeadlineKind, fires: datetime) -> None:
        """Let a deadline that could not be carried out fire again later, and whoever has its game read it anew."""
        this = (deadlines.c.game_id == game_id, deadlines.c.kind == kind.value)
        changed = update(games).where(games.c.id == game_id).values(version=games.c.version + 1)
        async with self._database.writing() as connection:
            await connection.execute(changed)
            await connection.execute(update(deadlines).where(*this).values(fires=fires))

    async def _graces(self, connection: AsyncConnection) -> tuple[int, ...]:
        """All graces that there are, each found by the one before: there are few, of however many deadlines."""
        found: list[int] = []
        wanted = select(deadlines.c.grace_s).order_by(deadlines.c.grace_s).limit(1)
        grace = await connection.scalar(wanted)
        while type(grace) is int:
            found.append(grace)
            grace = await connection.scalar(wanted.where(deadlines.c.grace_s > grace))
        return tuple(found)

    async def _affected(self, connection: AsyncConnection, where: ColumnElement[bool]) -> tuple[int, ...]:
        told = deadlines.c.kind.in_((DeadlineKind.TURN.value, DeadlineKind.WINDOW.value))
        runs = deadlines.c.fires < STANDS
        found = await connection.execute(select(deadlines.c.game_id).where(told, runs, where).distinct())
        return tuple(sorted(found.scalars()))

    async def _give(
        self,
        connection: AsyncConnection,
        grace_s: int,
        which: ColumnElement[bool],
        due: datetime,
        late: timedelta,
        shards: Shards,
    ) -> int:
        these = and_(_for_people(), deadlines.c.grace_s == grace_s, which, _of_shards(shards))
        return (await connection.execute(update(deadlines).where(these).values(due=due, fires=due + late))).rowcount

    async def _shift(self, connection: AsyncConnection, which: ColumnElement[bool], away: Absence) -> None:
        by = away.length // timedelta(microseconds=1)
        later = {name: type_coerce(deadlines.c[name], BigInteger) + by for name in ("due", "fires")}
        these = and_(_for_people(), which, _of_shards(away.shards))
        await connection.execute(update(deadlines).where(these).values(later))


def _for_people() -> ColumnElement[bool]:
    others = (DeadlineKind.COMPUTER.value, DeadlineKind.ORDERS.value, DeadlineKind.CHECK.value)
    return and_(deadlines.c.kind.not_in(others), deadlines.c.fires < STANDS)


def _in_lane(lane: Lane | None) -> ColumnElement[bool]:
    by_computers = deadlines.c.kind == DeadlineKind.COMPUTER.value
    short = deadlines.c.grace_s <= SHORT_GRACE_S
    match lane:
        case None:
            return true()
        case Lane.COMPUTERS:
            return by_computers
        case Lane.SHORT:
            return and_(~by_computers, short)
        case Lane.LONG:
            return and_(~by_computers, ~short)


def _of_shards(shards: Shards) -> ColumnElement[bool]:
    """The deadlines of games on these shards."""
    if shards.only is None:
        return true()
    return exists().where(games.c.id == deadlines.c.game_id, on_shards(games.c.guild_id, shards))


def _parts(ids: Collection[int]) -> list[list[int]]:
    every = list(ids)
    return [every[at : at + _MOVED_AT_ONCE] for at in range(0, len(every), _MOVED_AT_ONCE)]
