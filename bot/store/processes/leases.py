"""Which process has which shards.

A process that lives counts its beats in its row. Who sees that another's do not go on for long buries it: its row goes,
its shards are free, and whatever it still writes is refused, because every transaction of a process first makes sure
of its row (`Database.writing`). No two machines' clocks are compared.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, insert, select, text, update

from bot.store.database.db import Database
from bot.store.database.trouble import DatabaseFault, LeaseLost
from bot.store.schema import processes, shards

_HANG_UP: Final = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :name")


@dataclass(frozen=True, slots=True)
class Standings:
    """What each living process has counted, by its id, and who has each shard."""

    beats: Mapping[int, int]
    owners: Mapping[int, int | None]

    def of(self, process_id: int | None) -> frozenset[int]:
        """The shards that a process has; of None those that nobody has."""
        return frozenset(number for number, owner in self.owners.items() if owner == process_id)


class LeaseStore:
    """The tables of processes and shards. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def join(self, count: int) -> int:
        """Become one of the processes, and give the id; from here on this database's writes hang on it.

        Raises DatabaseFault where others have spread the servers over another number of shards.
        """
        async with self._database.writing() as connection:
            await self._database.lock(connection)
            here = await connection.scalar(select(func.count()).select_from(shards))
            others = await connection.scalar(select(func.count()).select_from(processes))
            if here != count:
                if others:
                    raise other_count(here or 0, count)
                await connection.execute(delete(shards))
                await connection.execute(insert(shards), [{"number": number} for number in range(count)])
            new = await connection.execute(
                insert(processes).returning(processes.c.id), {"name": self._database.name, "beats": 0}
            )
            process_id: int = new.scalar_one()
        self._database.belong_to(process_id)
        return process_id

    async def beat(self, process_id: int) -> Standings:
        """Go on living, and see how all stand. Raises LeaseLost for a process that was buried."""
        async with self._database.writing() as connection:
            this = processes.c.id == process_id
            mine = await connection.execute(update(processes).where(this).values(beats=processes.c.beats + 1))
            if not mine.rowcount:
                raise LeaseLost
            return Standings(
                {row.id: row.beats for row in await connection.execute(select(processes.c.id, processes.c.beats))},
                {row.number: row.process_id for row in await connection.execute(select(shards))},
            )

    async def bury(self, process_id: int, beats: int) -> bool:
        """Take everything from a process that has counted no further; whether it had not.

        A process that was frozen in the middle of a transaction holds locks: the database ends its connections.
        """
        this = (processes.c.id == process_id, processes.c.beats == beats)
        async with self._database.writing() as connection:
            name = await connection.scalar(select(processes.c.name).where(*this))
            if name is None:
                return False
            if self._database.dialect == "postgresql":
                await connection.execute(_HANG_UP, {"name": name})
            return (await connection.execute(delete(processes).where(*this))).rowcount > 0

    async def take(self, process_id: int, numbers: Collection[int]) -> frozenset[int]:
        """Take shards that nobody has; give those that nobody had."""
        free = (shards.c.number.in_(sorted(numbers)), shards.c.process_id.is_(None))
        async with self._database.writing() as connection:
            taken = update(shards).where(*free).values(process_id=process_id).returning(shards.c.number)
            return frozenset((await connection.execute(taken)).scalars())

    async def let_go(self, process_id: int, number: int) -> None:
        """Leave a shard to others."""
        this = (shards.c.number == number, shards.c.process_id == process_id)
        async with self._database.writing() as connection:
            await connection.execute(update(shards).where(*this).values(process_id=None))

    async def leave(self, process_id: int) -> None:
        """Be no longer one of the processes, and leave all shards to the others."""
        async with self._database.writing() as connection:
            await connection.execute(delete(processes).where(processes.c.id == process_id))


def other_count(here: int, asked: int) -> DatabaseFault:
    """The fault where processes do not agree on the number of shards."""
    return DatabaseFault(
        f"the bots on this database have {here} shards, not {asked}; start with --shard-count {here}, or stop all first"
    )
