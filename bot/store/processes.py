"""What several processes on one database settle among themselves: who has which shards, whose turn it is, what they
tell each other.

A process that lives counts its beats in its row. Who sees that another's do not go on for long buries it: its row goes,
its shards are free, and whatever it still writes is refused, because every transaction of a process first makes sure
of its row (`Database.writing`). No two machines' clocks are compared.

What is told, such as that a game has changed, is only told to those who listen at that moment: whoever missed it finds
out a little later by itself. A database that only one process uses has nobody to tell.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, false, func, insert, select, text, true, update

from bot.store.database.db import Database, Store
from bot.store.database.trouble import DatabaseFault, DatabaseTrouble, LeaseLost
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


class LeaseStore(Store):
    """The tables of processes and shards. Every method is one transaction."""

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
                    told = f"the bots on this database have {here} shards, not {count}"
                    raise DatabaseFault(f"{told}; start with --shard-count {here}, or stop all first")
                await connection.execute(delete(shards))
                await connection.execute(insert(shards), [{"number": number} for number in range(count)])
            new = await connection.execute(
                insert(processes).returning(processes.c.id), {"name": self._database.name, "beats": 0}
            )
            process_id: int = new.scalar_one()
        self._database.process_id = process_id
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
        await self._database.change(update(shards).where(*this).values(process_id=None))

    async def leave(self, process_id: int) -> None:
        """Be no longer one of the processes, and leave all shards to the others."""
        await self._database.change(delete(processes).where(processes.c.id == process_id))


FOR_EACH_SHARD: Final = 2**22


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of the shards that servers are spread over: all of them unless `only` says which."""

    count: int = 1
    only: frozenset[int] | None = None

    def have(self, guild_id: int) -> bool:
        """Whether a server is on one of them: Discord says that its shard is `(id >> 22) % count`."""
        return self.only is None or guild_id // FOR_EACH_SHARD % self.count in self.only


EVERYWHERE: Final = Shards()


def on_shards(guild_id: ColumnElement[int], shards: Shards) -> ColumnElement[bool]:
    """Whether the server of a row is on one of these shards."""
    if shards.only is None:
        return true()
    if not shards.only:
        return false()
    return (guild_id // FOR_EACH_SHARD % shards.count).in_(sorted(shards.only))


_FIRST_KEY: Final = 0x7A11
_LOOK_EVERY_S: Final = 0.25


class Turns:
    """Numbered turnstiles: nobody passes one sooner than `gap_s` seconds after whoever passed it last."""

    def __init__(self, database: Database, gap_s: float) -> None:
        self._database = database
        self._gap_s = gap_s
        self._here: dict[int, asyncio.Lock] = {}
        self._closing: set[asyncio.Task[None]] = set()

    async def wait(self, number: int) -> None:
        """Wait until it is our turn at a turnstile, and pass. Raises DatabaseTrouble."""
        lock = self._here.setdefault(number, asyncio.Lock())
        await lock.acquire()
        try:
            opened = await self._passed(number)
        except BaseException:
            lock.release()
            raise
        closing = asyncio.create_task(self._close(lock, opened), name=f"turnstile-{number}")
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    async def _passed(self, number: int) -> Any:
        """The connection that keeps a turnstile shut for others; None where there are no other processes."""
        if self._database.dialect != "postgresql":
            return None
        driver = await self._database.detached()
        try:
            # Held by the connection: one that dies lets the next one pass.
            asked = "SELECT pg_try_advisory_lock($1, $2)"
            while not await driver.fetchval(asked, _FIRST_KEY, number):  # noqa: ASYNC110 - another process has it
                await asyncio.sleep(_LOOK_EVERY_S)
        except BaseException:
            driver.terminate()
            raise
        return driver

    async def _close(self, lock: asyncio.Lock, driver: Any) -> None:
        try:
            await asyncio.sleep(self._gap_s)
        finally:
            lock.release()
            if driver is not None:
                driver.terminate()


log = logging.getLogger(__name__)

CHANNEL: Final = "talon"
AGAIN_S: Final = 2.0
Heard = Callable[[str, str], None]


class Notifications:
    """What one process tells the others and hears from them. `hear` is called with a word and what it is about."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._name = secrets.token_hex(4)
        self._telling: set[asyncio.Task[None]] = set()

    def tell(self, word: str, about: object = "") -> None:
        """Tell all other processes, soon; nothing waits for it."""
        if self._database.dialect == "postgresql":
            task = asyncio.create_task(self._tell(f"{self._name} {word} {about}"), name="notifications")
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def listen(self, hear: Heard, again: Callable[[], None]) -> None:
        """Hear what others tell, until cancelled; `again` is called whenever something may have been missed."""
        if self._database.dialect != "postgresql":
            await asyncio.Event().wait()  # there are no others
        while True:
            try:
                with self._database.troubles_named():
                    await self._listen(hear, again)
            except DatabaseTrouble as trouble:
                log.warning("the other processes cannot be heard: %s", trouble)
            await asyncio.sleep(AGAIN_S)

    async def _tell(self, payload: str) -> None:
        try:
            async with self._database.writing() as connection:
                told = {"channel": CHANNEL, "payload": payload}
                await connection.execute(text("SELECT pg_notify(:channel, :payload)"), told)
        except DatabaseTrouble as trouble:
            log.info("others find out by themselves: %s", trouble)

    async def _listen(self, hear: Heard, again: Callable[[], None]) -> None:
        lost = asyncio.Event()

        def heard(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            name, word, about = payload.split(" ", 2)
            if name != self._name:
                hear(word, about)

        driver = await self._database.detached()
        try:
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, heard)
            again()
            while not lost.is_set():
                # A network that swallows everything is noticed by asking.
                await driver.execute("SELECT 1")
                await asyncio.sleep(AGAIN_S)
        finally:
            await driver.close(timeout=2)
