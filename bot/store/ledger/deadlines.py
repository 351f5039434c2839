"""What the clock will do, over all games or all tournaments."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Final

from sqlalchemy import BigInteger, ColumnElement, Table, and_, case, false, or_, select, true, type_coerce, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.deadlines import Deadline, DeadlineKind
from bot.records.notices import Notice, NoticeKind
from bot.store.database.db import Database
from bot.store.database.facts import Silence
from bot.store.database.unreadable import AsideKind, Unreadable, decoding
from bot.store.ledger.outbox import post
from bot.store.ledger.set_aside import SetAside, utc_now
from bot.store.ledger.stored import GAMES, Ledger
from bot.store.processes import EVERYWHERE, Shards
from bot.store.schema import DEADLINE, STANDS, facts, tournaments

SHORT_GRACE_S: Final = 60
LONG_ABSENCE: Final = timedelta(minutes=1)
NEAR: Final = timedelta(minutes=10)
LONG_AGO: Final = datetime.min.replace(tzinfo=UTC)
_MOVED_AT_ONCE: Final = 500
_OF_NOBODY: Final = tuple(
    kind.value for kind in (DeadlineKind.COMPUTER, DeadlineKind.ORDERS, DeadlineKind.CHECK, DeadlineKind.DAY)
)
"""What no absence moves; a day ends when it does, since then its cards are shown to everybody."""

_AGREED: Final = tuple(kind.value for kind in (DeadlineKind.CHECK_IN, DeadlineKind.START))
"""What everybody knows beforehand: no absence moves it, but where it passed there is grace."""
_TOLD: Final = tuple(
    kind.value
    for kind in (
        *(DeadlineKind.TURN, DeadlineKind.WINDOW, DeadlineKind.COMPUTER, DeadlineKind.ENDING),
        *(DeadlineKind.CHECK_IN, DeadlineKind.START, DeadlineKind.ROUND, DeadlineKind.TABLE, DeadlineKind.BELL),
        DeadlineKind.NEXT,
    )
)
"""Of which a board tells when they are due."""


class Lane(StrEnum):
    """Deadlines that do not wait for those of another lane: what computers do, what is short, and all else."""

    COMPUTERS = "computers"
    SHORT = "short"
    LONG = "long"


@dataclass(frozen=True, slots=True)
class Due:
    """A deadline with the game, or the tournament, that it belongs to."""

    owner_id: int
    deadline: Deadline


@dataclass(frozen=True, slots=True)
class Absence:
    """A time in which these shards, or one server, could not reach their players, or their players us."""

    shards: Shards
    since: datetime
    until: datetime
    guild_id: int | None = None

    @property
    def length(self) -> timedelta:
        return max(self.until - self.since, timedelta(0))

    @property
    def is_long(self) -> bool:
        return self.length >= LONG_ABSENCE


class DeadlineStore:
    """A table of deadlines. Games write their own rows in their commits; here is what reads and moves them all."""

    def __init__(self, database: Database, clock: Callable[[], datetime] = utc_now, ledger: Ledger = GAMES) -> None:
        self._database = database
        self._aside = SetAside(database, clock, ledger)
        self._ledger = ledger
        self._table = ledger.deadlines
        self._owner = ledger.owner_of(ledger.deadlines)

    async def first(self, shards: Shards = EVERYWHERE, *, after: datetime = LONG_AGO) -> datetime | None:
        """When the earliest deadline fires, of those after a moment; None where there is none that can be read."""
        these = select(self._table.c.fires).where(self._table.c.fires > after, self._on(shards))
        found: datetime | None = await self._database.scalar(these.order_by(self._table.c.fires).limit(1))
        return found

    async def firing(
        self, now: datetime, limit: int, lane: Lane | None = None, shards: Shards = EVERYWHERE
    ) -> tuple[Due, ...]:
        """The deadlines of a lane that fire by now, earliest first. Those that cannot be read are set aside."""
        due = select(self._table).where(self._table.c.fires <= now, self._in_lane(lane), self._on(shards))
        found = await self._database.rows(due.order_by(self._table.c.fires).limit(limit))
        key = self._ledger.key
        return await self._aside.readable(
            found, lambda row: Due(row._mapping[key], DEADLINE.read(row)), AsideKind.DEADLINE, key, "kind", "number"
        )

    async def forgive(self, now: datetime, late: timedelta, shards: Shards = EVERYWHERE) -> tuple[int, ...]:
        """Give every deadline that has passed, or passes within its grace, that grace from now on; give the games whose
        boards tell of them.

        `late` is how long after `due` a moved deadline fires. Computer players and standing orders need no grace.
        Boards that told another time are to be shown again.
        """
        async with self._database.writing() as connection:
            graces = [(one, now + timedelta(seconds=one)) for one in await self._graces(connection)]
            passing = [
                (and_(self._of_grace(one, self._on(shards)), self._table.c.due < due), due) for one, due in graces
            ]
            affected = await self._shown_again(connection, or_(false(), *(these for these, _ in passing)))
            for these, due in passing:
                await connection.execute(update(self._table).where(these).values(due=due, fires=due + late))
            await self._show(connection, affected, now)
        return affected

    async def rest(self, away: Absence, late: timedelta) -> tuple[int, ...]:
        """Let clocks have rested during an absence; give the games whose deadlines moved.

        What is due goes on by as much as the absence lasted, a short one only what is due soon; what was agreed stands.
        What passed in it, and after a long one what passes within its grace, gets that grace. Their boards, which tell
        the time, are to be shown again.
        """
        near = true() if away.is_long else self._table.c.due < away.until + NEAR
        here = self._on(away.shards) if away.guild_id is None else self._ledger.in_server(self._table, away.guild_id)
        later = {
            "due": self._earlier(self._table, "due", -away.length),
            "fires": self._earlier(self._table, "due", -away.length - late),
        }
        async with self._database.writing() as connection:
            affected = await self._shown_again(connection, and_(near, here))
            for grace_s in await self._graces(connection):
                due, of_grace = away.until + timedelta(seconds=grace_s), self._of_grace(grace_s, here)
                agreed, soonest = self._table.c.kind.in_(_AGREED), due if away.is_long else away.until
                moved = self._table.c.due < (due - away.length if away.is_long else away.until)
                passed = or_(and_(~agreed, moved), and_(agreed, self._table.c.due < soonest))
                goes_on = and_(of_grace, near, ~agreed, ~passed)
                await connection.execute(update(self._table).where(goes_on).values(later))
                passing = update(self._table).where(of_grace, passed)
                await connection.execute(passing.values(due=due, fires=due + late))
            await self._show(connection, affected, away.until)
        return affected

    async def _set_back(self, connection: AsyncConnection, by: timedelta, shards: Shards) -> tuple[int, ...]:
        outbox = self._ledger.outbox
        back = {name: self._earlier(self._table, name, by) for name in ("due", "fires")}
        runs = and_(self._table.c.fires < STANDS, self._on(shards))
        turns = (await connection.execute(select(self._table).where(self._table.c.clock.is_not(None), runs))).all()
        for row in turns:
            this = [column == row._mapping[column.name] for column in self._table.primary_key]
            with suppress(Unreadable), decoding("a turn's clock"):
                clock = DEADLINE.load("clock", row.clock)
                text = DEADLINE.dump("clock", replace(clock, since=clock.since - by))
                await connection.execute(update(self._table).where(*this).values(clock=text))
        await self._shown_again(connection, runs)
        agreed = self._table.c.kind.in_(_AGREED)
        await connection.execute(update(self._table).where(runs, ~agreed).values(back))
        # Where it was given grace it goes back to when it was announced, or to the end of that grace.
        due = case((self._announced() > back["due"], self._announced()), else_=back["due"])
        await connection.execute(update(self._table).where(runs, agreed).values(due=due, fires=due))
        said = {"not_before": self._earlier(outbox, "not_before", by), "leased_until": None}
        await connection.execute(update(outbox).where(self._ledger.on_shards(outbox, shards)).values(said))
        return tuple(row._mapping[self._owner] for row in turns)

    async def postpone(self, one: Due, fires: datetime) -> None:
        """Let a deadline that could not be carried out fire again later, and whoever has its game read it anew; one
        that was moved meanwhile stays where it is.
        """
        kind, number, due = one.deadline.kind.value, one.deadline.number, one.deadline.due
        columns = self._table.c
        this = (self._owner == one.owner_id, columns.kind == kind, columns.number == number, columns.due == due)
        async with self._database.writing() as connection:
            await connection.execute(self._ledger.moved_on(self._ledger.owners.c.id == one.owner_id))
            await connection.execute(update(self._table).where(*this).values(fires=fires))

    async def _graces(self, connection: AsyncConnection) -> tuple[int, ...]:
        """All graces that there are, each found by the one before: there are few, of however many deadlines. What is
        none is left to whoever reads its deadline.
        """
        found: list[int] = []
        wanted = select(self._table.c.grace_s).order_by(self._table.c.grace_s).limit(1)
        grace = await connection.scalar(wanted)
        while type(grace) is int:
            with suppress(ValueError):
                found.append(DEADLINE.load("grace_s", grace))
            grace = await connection.scalar(wanted.where(self._table.c.grace_s > grace))
        return tuple(found)

    async def _shown_again(self, connection: AsyncConnection, which: ColumnElement[bool]) -> tuple[int, ...]:
        """Whose boards tell of deadlines that move, moved on before those are: in their order, as every commit does."""
        told = (self._table.c.kind.in_(_TOLD), self._table.c.fires < STANDS)
        found = await connection.execute(select(self._owner).where(*told, which).distinct())
        affected = tuple(sorted(found.scalars()))
        for some in _parts(affected):
            await connection.execute(self._ledger.moved_on(self._ledger.owners.c.id.in_(some)))
        return affected

    async def _show(self, connection: AsyncConnection, affected: Collection[int], at: datetime) -> None:
        for some in _parts(affected):
            await post(self._database, connection, self._ledger, [(one, Notice(NoticeKind.BOARD), at) for one in some])

    def _of_grace(self, grace_s: int, here: ColumnElement[bool]) -> ColumnElement[bool]:
        return and_(
            self._table.c.kind.not_in(_OF_NOBODY), self._table.c.fires < STANDS, self._table.c.grace_s == grace_s, here
        )

    def _announced(self) -> ColumnElement[int]:
        before = case((self._table.c.kind == DeadlineKind.CHECK_IN.value, tournaments.c.check_in_s), else_=0)
        at = type_coerce(tournaments.c.starts_at, BigInteger) - before * 1_000_000
        return select(at).where(tournaments.c.id == self._owner).scalar_subquery()

    def _earlier(self, table: Table, name: str, by: timedelta) -> ColumnElement[int]:
        return type_coerce(table.c[name], BigInteger) - by // timedelta(microseconds=1)

    def _in_lane(self, lane: Lane | None) -> ColumnElement[bool]:
        by_computers = self._table.c.kind == DeadlineKind.COMPUTER.value
        short = self._table.c.grace_s <= SHORT_GRACE_S
        lanes = {Lane.COMPUTERS: by_computers, Lane.SHORT: ~by_computers & short, Lane.LONG: ~by_computers & ~short}
        return true() if lane is None else lanes[lane]

    def _on(self, shards: Shards) -> ColumnElement[bool]:
        return self._ledger.on_shards(self._table, shards)


async def set_back(stores: Sequence[DeadlineStore], silence: Silence, now: datetime, shards: Shards) -> tuple[int, ...]:
    """Move what was set, and what waits to be said, back with the time of day, but for what was agreed, and remember
    that: the sign of life is of now. Whoever has anything of it in memory reads it anew.

    Gives the games in which a person's turn runs: nights and vacations in it stay where they are.
    """
    database = stores[0]._database
    async with database.writing() as connection:
        turns = [await one._set_back(connection, -silence.lasted, shards) for one in stores]
        await database.upsert(connection, facts, [{"name": silence.sign, "value": now.isoformat()}])
    return turns[0]


def _parts(ids: Collection[int]) -> list[list[int]]:
    every = list(ids)
    return [every[at : at + _MOVED_AT_ONCE] for at in range(0, len(every), _MOVED_AT_ONCE)]
