"""Small things that the bot remembers about itself between two starts, by name; and how things stand in numbers, for
operators: nothing of anybody's game is in them.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import func, select, text

from bot.store.database.db import Database, Store
from bot.store.schema import IS_ACTIVE, deadlines, facts, games, outbox, set_aside


class FactStore(Store):
    """Named texts. Every method is one transaction."""

    async def get(self, name: str) -> str | None:
        """What is remembered under a name (at most 64 characters), None where nothing is."""
        return await self._database.scalar(select(facts.c.value).where(facts.c.name == name))

    async def last(self, beginning: str) -> str | None:
        """The greatest of what is remembered under names with a beginning; None where nothing is."""
        found: str | None = await self._database.scalar(
            select(func.max(facts.c.value)).where(facts.c.name.startswith(beginning))
        )
        return found

    async def put(self, name: str, value: str) -> None:
        """Remember a text under a name, in place of what was there."""
        await self._database.put(facts, {"name": name, "value": value})


@dataclass(frozen=True, slots=True)
class Silence:
    """For how long nobody was connected, by the sign of life of a name. Negative where that lies ahead, since the time
    of day was set back: whatever was set then lies so far ahead.
    """

    sign: str
    lasted: timedelta


@dataclass(frozen=True, slots=True)
class Figures:
    """The state of a database at one moment. `late` and `oldest_notice` are how long the latest of them waits."""

    games: dict[str, int]
    servers: int
    overdue: int
    late: timedelta
    notices: int
    oldest_notice: timedelta
    aside: int
    size: int | None


async def figures(database: Database, now: datetime) -> Figures:
    """The state of a database now; its size in bytes where it can be told."""
    by_status = select(games.c.status, func.count()).group_by(games.c.status)
    servers = select(func.count(func.distinct(games.c.guild_id))).where(IS_ACTIVE)
    overdue = select(func.count(), func.min(deadlines.c.fires)).where(deadlines.c.fires <= now)
    waiting = select(func.count(), func.min(outbox.c.not_before)).where(outbox.c.not_before <= now)
    size = {
        "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
        "postgresql": "SELECT pg_database_size(current_database())",
    }
    async with database.reading() as connection:
        statuses = {row[0]: row[1] for row in await connection.execute(by_status)}
        late, first = (await connection.execute(overdue)).one()
        notices, oldest = (await connection.execute(waiting)).one()
        return Figures(
            games=statuses,
            servers=await connection.scalar(servers) or 0,
            overdue=late,
            late=_since(first, now),
            notices=notices,
            oldest_notice=_since(oldest, now),
            aside=await connection.scalar(select(func.count()).select_from(set_aside)) or 0,
            size=await connection.scalar(text(size[database.dialect])),
        )


def _since(first: datetime | None, now: datetime) -> timedelta:
    # What is to be done at once is written down as due at the beginning of time.
    return timedelta(0) if first is None or first.year < 2000 else now - first
