"""What the clock will do, over all games."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import func, select, update

from bot.records import Deadline, DeadlineKind
from bot.store import rows
from bot.store.db import Database
from bot.store.schema import deadlines


@dataclass(frozen=True, slots=True)
class GameDeadline:
    """A deadline with the game it belongs to."""

    game_id: int
    deadline: Deadline


class DeadlineStore:
    """The table of deadlines. Games write their own rows in their commits; here is what reads and moves them all."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def next_after(self, moment: datetime) -> datetime | None:
        """When the earliest deadline fires after a moment; None where there is none."""
        async with self._database.reading() as connection:
            later = select(func.min(deadlines.c.fires)).where(deadlines.c.fires > moment)
            first: datetime | None = await connection.scalar(later)
            return first

    async def firing(self, now: datetime, limit: int) -> tuple[GameDeadline, ...]:
        """The deadlines that fire by now, earliest first."""
        due = select(deadlines).where(deadlines.c.fires <= now).order_by(deadlines.c.fires).limit(limit)
        async with self._database.reading() as connection:
            found = await connection.execute(due)
            return tuple(GameDeadline(row.game_id, rows.deadline_of(row)) for row in found)

    async def forgive(self, now: datetime, late: timedelta) -> int:
        """Give every deadline that has passed, or passes within its grace, that grace from now on; give their number.

        `late` is how long after `due` a moved deadline fires. Computer players and standing orders need no grace.
        """
        moved = 0
        for_people = deadlines.c.kind.not_in((DeadlineKind.COMPUTER.value, DeadlineKind.ORDERS.value))
        async with self._database.writing() as connection:
            graces = await connection.execute(select(deadlines.c.grace_s).where(for_people).distinct())
            for grace_s in graces.scalars().all():
                due = now + timedelta(seconds=grace_s)
                too_soon = (for_people, deadlines.c.grace_s == grace_s, deadlines.c.due < due)
                done = await connection.execute(update(deadlines).where(*too_soon).values(due=due, fires=due + late))
                moved += done.rowcount
        return moved

    async def postpone(self, game_id: int, kind: DeadlineKind, fires: datetime) -> None:
        """Let a deadline that could not be carried out fire again later."""
        this = (deadlines.c.game_id == game_id, deadlines.c.kind == kind.value)
        async with self._database.writing() as connection:
            await connection.execute(update(deadlines).where(*this).values(fires=fires))
