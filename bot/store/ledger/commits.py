"""The one transaction by which games and tournaments change: commits that come while another is being written go
together in the next.

A transaction costs its flush to the disk, however much it holds. Each commit is still all or nothing by itself: where
one of several cannot be written, they are written one by one.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Delete, Insert, Table, Update, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.notices import Notice
from bot.store.database.db import Database
from bot.store.database.trouble import Collision, DatabaseTrouble
from bot.store.ledger.outbox import post
from bot.store.ledger.rows import ADDED, Difference, TableRows
from bot.store.ledger.stored import Change, Ledger
from bot.store.mapping import Values

TOGETHER: Final = 16
TRIES: Final = 5
"""How often a commit is written that got into another one's way."""


class Conflict(Exception):  # noqa: N818 - told to the caller, who loads the game again and retries
    """Somebody else committed to this game or tournament first. Nothing was written."""


class KeySeen(Exception):  # noqa: N818 - told to the caller, who answers as before
    """An interaction with this key was committed before. Nothing was written."""


S = TypeVar("S")
C = TypeVar("C", bound=Change[Any, Any])


class LedgerStore(ABC, Generic[S, C]):
    """What the stores of games and of tournaments have in common: commits, and the keys of interactions."""

    def __init__(
        self, database: Database, ledger: Ledger, difference: Callable[[C], Difference], public_id: Callable[[], str]
    ) -> None:
        """`difference` says what a commit changes in the tables; `public_id` draws the id that people are shown."""
        self._public_id = public_id
        self._database = database
        self._ledger = ledger
        self._difference = difference
        self._together = CommitsTogether(database)

    @abstractmethod
    async def load(self, owner_id: int) -> S | None:
        """It with everything that its next commit builds on, or None. Raises Unreadable."""

    async def commit(self, commit: C) -> None:
        """Write a commit, all or nothing. Raises Conflict where it has moved on since `before`, or KeySeen."""
        await asyncio.sleep(0)  # a large state takes a moment to write down: others get their turn before
        try:
            await self._together.write(self._difference(commit))
        except IntegrityError:
            await self._check_key(commit.key)
            raise

    async def version(self, owner_id: int) -> int | None:
        """The version of the newest commit, or None where there is no such game or tournament."""
        owners = self._ledger.owners
        return await self._database.scalar(select(owners.c.version).where(owners.c.id == owner_id))

    async def was_committed(self, owner_id: int, key: str) -> bool:
        """Whether an interaction has changed a game or tournament before."""
        return await self.of_key(key) == owner_id

    async def of_key(self, key: str) -> int | None:
        """The game or tournament that an interaction opened, or changed without a move of a match; or None."""
        actions = self._ledger.actions
        return await self._database.scalar(select(actions.c[self._ledger.key]).where(actions.c.key == key))

    async def with_public_id(self, public_id: str) -> int | None:
        """The game or tournament that people know by this id, or None."""
        owners = self._ledger.owners
        return await self._database.scalar(select(owners.c.id).where(owners.c.public_id == public_id))

    async def public_ids(self, ids: Collection[int]) -> dict[int, str]:
        """By which ids people know these games or tournaments."""
        owners = self._ledger.owners
        found = await self._database.rows(select(owners.c.id, owners.c.public_id).where(owners.c.id.in_(ids)))
        return {row.id: row.public_id for row in found}

    async def _open(
        self, own: Values, key: str, at: datetime, around: Callable[[int], TableRows], notices: Iterable[Notice] = ()
    ) -> int:
        """Store a new one with what is `around` it, by its id; gives the id. Raises KeySeen, IntegrityError."""
        owners = self._ledger.owners
        try:
            async with self._database.writing() as connection:
                row = {**own, "public_id": self._public_id()}
                inserted = await connection.execute(insert(owners).returning(owners.c.id), row)
                owner_id: int = inserted.scalar_one()
                action = {"key": key, self._ledger.key: owner_id, "at": at}
                for table, new in {self._ledger.actions: [action], **around(owner_id)}.items():
                    if new:
                        await connection.execute(_into(table), new)
                await post(self._database, connection, self._ledger, [(owner_id, notice, at) for notice in notices])
        except IntegrityError:
            await self._check_key(key)
            raise
        return owner_id

    async def _check_key(self, key: str | None) -> None:
        """Raises KeySeen for that of an interaction which was committed before."""
        if key is not None and await self.of_key(key) is not None:
            raise KeySeen(key) from None


@dataclass(frozen=True, slots=True)
class _Asked:
    """A commit that waits to be written."""

    change: Difference
    written: asyncio.Future[None]


class CommitsTogether:
    """Writes what different commits change, as many as have come, in one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Asked] = []
        self._writing: asyncio.Task[None] | None = None
        database.before_close.append(self._drained)

    async def write(self, change: Difference) -> None:
        """Make a commit durable. Raises Conflict, IntegrityError or DatabaseTrouble; then nothing is written."""
        asked = _Asked(change, asyncio.get_running_loop().create_future())
        self._waiting.append(asked)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write(), name="talon-commits")
        await asked.written

    async def _drained(self) -> None:
        if self._writing is not None:
            await asyncio.wait({self._writing})

    async def _write(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            if len(group) > 1 and await self._went_together(group):
                continue
            for asked in group:
                await self._write_alone(asked)

    async def _went_together(self, group: Sequence[_Asked]) -> bool:
        try:
            await self._transaction([asked.change for asked in group])
        except Collision:
            return False
        except DatabaseTrouble as trouble:
            _tell(group, trouble)
        except Exception:  # noqa: BLE001 - one of them is at fault, and is told when it is written alone
            return False
        else:
            _tell(group)
        return True

    async def _write_alone(self, asked: _Asked, again: int = TRIES) -> None:
        try:
            await self._transaction([asked.change])
        except Collision as collision:
            if again > 1:
                await self._write_alone(asked, again - 1)
            else:
                _tell([asked], collision)
        except Exception as error:  # noqa: BLE001 - who waits is told
            _tell([asked], error)
        else:
            _tell([asked])

    async def _transaction(self, group: Sequence[Difference]) -> None:
        # Whoever takes several rows of a table takes them in one order, so that no two wait for each other.
        changes = sorted(sorted(group, key=attrgetter("owner_id")), key=_alike)
        async with self._database.writing() as connection:
            for _, some in groupby(changes, key=_alike):
                await self._move_on(connection, tuple(some))
            for table, gone in _of_tables(one.gone for one in changes):
                await connection.execute(_out_of(table, tuple(gone[0])), [_named("old", key) for key in gone])
            for table, new in _of_tables(one.new for one in changes):
                await connection.execute(_into(table), new)
            for table, over in _of_tables(one.over for one in changes):
                over.sort(key=itemgetter(*(column.name for column in table.primary_key)))
                await self._database.upsert(connection, table, over, add=ADDED.get(table, ()))
            for ledger, some in groupby(changes, key=attrgetter("ledger")):
                await post(self._database, connection, ledger, [note for one in some for note in one.notes])

    async def _move_on(self, connection: AsyncConnection, changes: Sequence[Difference]) -> None:
        """Change the own rows of games or tournaments alike. Raises Conflict where one isn't where its commit began."""
        first, changed = changes[0], len(changes)
        statement = _moving(first.ledger.owners, tuple(first.own))
        values = [{"of": one.owner_id, "from": one.version, **_named("new", one.own)} for one in changes]
        if len(changes) == 1:
            changed = (await connection.execute(statement, values[0])).rowcount
        elif self._database.dialect == "sqlite":
            # The one that tells of a statement for many rows how many it has changed.
            changed = (await connection.execute(statement, values)).rowcount
        else:
            await _hold(connection, changes)
            await connection.execute(statement, values)
        if changed != len(changes):
            raise Conflict(first.owner_id)


async def _hold(connection: AsyncConnection, changes: Sequence[Difference]) -> None:
    """Keep rows from moving on until the transaction ends. Raises Conflict where one is not where its commit began."""
    owners = changes[0].ledger.owners
    began = {one.owner_id: one.version for one in changes}
    wanted = select(owners.c.id, owners.c.version).where(owners.c.id.in_(began)).order_by(owners.c.id)
    held = {row.id: row.version for row in await connection.execute(wanted.with_for_update(key_share=True))}
    if held != began:
        raise Conflict(changes[0].owner_id)


def _tell(group: Sequence[_Asked], error: Exception | None = None) -> None:
    for asked in group:
        if asked.written.done():
            continue
        if error is None:
            asked.written.set_result(None)
        else:
            asked.written.set_exception(error)


def _alike(one: Difference) -> tuple[str, ...]:
    """What one statement changes: rows of one table, in the same columns."""
    return (one.ledger.word, *one.own)


def _of_tables(rows: Iterable[TableRows]) -> list[tuple[Table, list[Values]]]:
    """Rows by their tables, these in one order."""
    found: TableRows = {}
    for each in rows:
        for table, some in each.items():
            found.setdefault(table, []).extend(some)
    return [(table, found[table]) for table in sorted(found, key=attrgetter("name")) if found[table]]


def _named(prefix: str, values: Values) -> Values:
    return {f"{prefix}_{name}": value for name, value in values.items()}


@cache
def _into(table: Table) -> Insert:
    return insert(table)


@cache
def _moving(owners: Table, columns: tuple[str, ...]) -> Update:
    this = (owners.c.id == bindparam("of"), owners.c.version == bindparam("from"))
    return update(owners).where(*this).values({name: bindparam(f"new_{name}") for name in columns})


@cache
def _out_of(table: Table, key: tuple[str, ...]) -> Delete:
    return delete(table).where(*(table.c[name] == bindparam(f"old_{name}") for name in key))
