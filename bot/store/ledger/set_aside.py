"""What could not be read: taken out of the way with its reason, listed for the operator, put back when it can be."""

import json
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, LargeBinary, Row, Table, cast, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.deadlines import DeadlineKind
from bot.records.games import GameStatus
from bot.records.ids import GameId
from bot.store.database.db import Database
from bot.store.database.unreadable import AsideKind, BadRow, Unreadable, decoding
from bot.store.ledger import loading
from bot.store.ledger.stored import GAMES, Ledger
from bot.store.mapping import EPOCH
from bot.store.schema import deadlines, drafts, games, outbox, set_aside, snapshots, standing_orders
from engine.archive.codec import dump_rules
from engine.variants import game_of

log = logging.getLogger(__name__)

T = TypeVar("T")

# What a game misses when a row of this kind is lost; who lost an order or a draft makes another one.
MISSED: Final = frozenset({AsideKind.DEADLINE, AsideKind.NOTICE})


def utc_now() -> datetime:
    """The time of day."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Aside:
    """A game or a row that was set aside. What was in it stays in the database: it may hold hands."""

    id: int
    kind: AsideKind
    game_id: GameId
    reason: str
    at: datetime


class SetAside:
    """The table of what could not be read of games; of tournaments nothing is kept. Every method is one transaction."""

    def __init__(self, database: Database, clock: Callable[[], datetime] = utc_now, ledger: Ledger = GAMES) -> None:
        self._database = database
        self._clock = clock
        self._ledger = ledger
        self._tables: dict[AsideKind, Table] = {
            AsideKind.DEADLINE: ledger.deadlines,
            AsideKind.NOTICE: ledger.outbox,
            AsideKind.ORDER: standing_orders,
            AsideKind.DRAFT: drafts,
        }

    async def rows(self, bad: Iterable[BadRow]) -> None:
        """Take rows out of their tables. A game that misses something by it is looked over by the clock at once."""
        async with self._database.writing() as connection:
            for one in bad:
                if one.kind is AsideKind.LINE:
                    await self._tell_of_line(connection, one)
                    continue
                table = self._tables[one.kind]
                this = [_holds(table.c[name], value) for name, value in one.key.items()]
                taken = await connection.execute(delete(table).where(*this))
                if self._ledger is not GAMES:
                    log.error("%s %d: dropped: %s", self._ledger.word, one.game_id, one.reason)
                    continue
                if taken.rowcount:
                    log.error("game %d: set aside: %s", one.game_id, one.reason)
                    await self._note(connection, one.kind, one.game_id, one.reason, one.kept)
                if one.kind in MISSED:
                    await self._have_checked(connection, one.game_id)

    async def readable(
        self, found: Sequence[Row[Any]], read: Callable[[Row[Any]], T], kind: AsideKind, *key: str
    ) -> tuple[T, ...]:
        """What can be read of rows; the others are set aside, each by its own columns `key`."""
        bad: list[BadRow] = []
        good = loading.readable(found, read, kind, bad, *key)
        if bad:
            await self.rows(bad)
        return tuple(good)

    async def _tell_of_line(self, connection: AsyncConnection, line: BadRow) -> None:
        reason = _of_line(line)
        these = (set_aside.c.kind == line.kind.value, set_aside.c.game_id == line.game_id, set_aside.c.reason == reason)
        if await connection.scalar(select(set_aside.c.id).where(*these)) is None:
            log.error("game %d: %s", line.game_id, reason)
            await self._note(connection, line.kind, line.game_id, reason, line.kept)

    async def game(self, game_id: GameId, reason: str) -> None:
        """Take a game out of play, if there is one: its channel is free, nothing of it fires or is said."""
        async with self._database.writing() as connection:
            for table in (deadlines, outbox):
                await connection.execute(delete(table).where(table.c.game_id == game_id))
            status = await connection.scalar(select(games.c.status).where(games.c.id == game_id))
            if status in (None, GameStatus.SET_ASIDE.value):
                return
            log.error("game %d: set aside: %s", game_id, reason)
            await connection.execute(GAMES.moved_on(games.c.id == game_id).values(status=GameStatus.SET_ASIDE.value))
            await self._note(connection, AsideKind.GAME, game_id, reason, json.dumps({"status": status}, default=str))

    async def listed(self) -> tuple[Aside, ...]:
        """All that is set aside, oldest first."""
        found = await self._database.rows(select(set_aside).order_by(set_aside.c.id))
        return tuple(Aside(one.id, AsideKind(one.kind), one.game_id, one.reason, one.at) for one in found)

    async def put_back(self, aside: Aside) -> str | None:
        """Put a game back into play, or be done with a lost row of one: all of it, and only if the game can be read.

        What is due in it is then due again from now on, and its board is shown anew. Gives in one sentence why it stays
        aside, None where it does not.
        """
        try:
            async with self._database.writing() as connection:
                if aside.kind is AsideKind.GAME:
                    await self._reopen(connection, aside)
                await _check_readable(connection, aside.game_id)
                if aside.kind is AsideKind.LINE:
                    await _check_log(connection, aside.game_id)
                await self._have_checked(connection, aside.game_id)
                await connection.execute(delete(set_aside).where(set_aside.c.id == aside.id))
        except Unreadable as error:
            return error.reason
        except IntegrityError:
            return "its channel has another game now; end that first, or close this one"
        return None

    async def close(self, game_id: GameId) -> bool:
        """Call a game off that is set aside, for good; whether there was such a game. Its rows stay."""
        these = (games.c.id == game_id, games.c.status == GameStatus.SET_ASIDE.value)
        called_off = GAMES.moved_on(*these).values(status=GameStatus.CANCELLED.value)
        async with self._database.writing() as connection:
            closed = (await connection.execute(called_off)).rowcount
            if closed:
                for table in (deadlines, outbox, set_aside):
                    await connection.execute(delete(table).where(table.c.game_id == game_id))
        return closed > 0

    async def _reopen(self, connection: AsyncConnection, aside: Aside) -> None:
        """Let a game be in play again; where its rules cannot be read, by those that booklet and switches make."""
        kept = await connection.scalar(select(set_aside.c.kept).where(set_aside.c.id == aside.id))
        this = games.c.id == aside.game_id
        with decoding("its status before"):
            status = GameStatus(json.loads(kept or "")["status"]).value
        await connection.execute(GAMES.moved_on(this).values(status=status))
        try:
            await _check_readable(connection, aside.game_id)
        except Unreadable:
            row = (await connection.execute(select(games.c.variant, games.c.switches).where(this))).one()
            with decoding("the variant and its switches"):
                rules = dump_rules(game_of(row.variant, json.loads(row.switches)).rules)
            await connection.execute(update(games).where(this).values(rules=rules))
            # Without a snapshot the whole log is played again, and must be legal by these rules.
            await connection.execute(delete(snapshots).where(snapshots.c.game_id == aside.game_id))

    async def _have_checked(self, connection: AsyncConnection, game_id: GameId) -> None:
        """Have the clock look a game over."""
        check = {"game_id": game_id, "kind": DeadlineKind.CHECK.value, "number": 0}
        times = {"due": EPOCH, "fires": EPOCH, "grace_s": 0}
        await self._database.upsert(connection, deadlines, [check | times], key=("game_id", "kind"))

    async def _note(
        self, connection: AsyncConnection, kind: AsideKind, game_id: GameId, reason: str, kept: str
    ) -> None:
        row = {"kind": kind.value, "game_id": game_id, "reason": reason, "kept": kept, "at": self._clock()}
        await connection.execute(insert(set_aside), row)


def _holds(column: ColumnElement[Any], value: object) -> ColumnElement[bool]:
    """Whether a column holds a value as it was read, which may be a text that is none (`sqlite_file._text`)."""
    if isinstance(value, str) and not value.isascii():
        return cast(column, LargeBinary) == value.encode(errors="surrogateescape")
    return column == value


async def _check_log(connection: AsyncConnection, game_id: GameId) -> None:
    """Raises Unreadable where a line of a game's log is not to be read, or missing."""
    faults = await loading.faults_in_log(connection, game_id)
    if faults:
        raise Unreadable(_of_line(faults[0]))


def _of_line(line: BadRow) -> str:
    return f"move {line.key['seq']!a}: {line.reason}"


async def _check_readable(connection: AsyncConnection, game_id: GameId) -> None:
    """Raises Unreadable where a game is not to be read as it stands in a transaction."""
    found = (await loading.load(connection, (game_id,)))[game_id]
    if isinstance(found, Unreadable):
        raise found
