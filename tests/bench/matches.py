"""Matches on the real service for the benches: one that was started, copies of it, and what a move of it writes."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, event, insert, select
from sqlalchemy.sql import Executable

from bot.hosting.clock.pace import PACES
from bot.hosting.games.computers import ComputerPlayers
from bot.hosting.games.service import GameService
from bot.records.games import NewGame
from bot.store.database.db import Database
from bot.store.schema import deadlines, games, moves, outbox, seats, snapshots, waits
from engine.computers import choose
from engine.games.moves import SeatMove
from tests.visible import can_act

PEOPLE: Final = (1, 2, 3)

Statement = tuple[Executable, Any]


def now() -> datetime:
    """The moment by the clock."""
    return datetime.now(UTC)


def a_service(database: Database) -> GameService:
    """The service, its computer players without chance."""
    return GameService(database, now, ComputerPlayers(choose, lambda: 0))


async def a_match(service: GameService) -> int:
    """A match of three people that has begun: its number."""
    new = NewGame(7, 70, PEOPLE[0], "Ann", "disney_basic", 3, PACES["slow"], {})
    record = await service.lobbies.open(new, "open")
    for user in PEOPLE[1:]:
        await service.lobbies.join(record.id, user, f"User {user}", f"join {user}")
    await service.lobbies.start(record.id, PEOPLE[0], "start")
    return record.id


async def a_move(
    service: GameService, game: int, people: Sequence[int], dice: int = 0, strength: str = "easy"
) -> tuple[int, SeatMove]:
    """Somebody who may move in a game, and what a computer player of this strength would do in their place."""
    for user in people:
        visible = await service.look(game, user)
        if can_act(visible):
            return user, choose(strength, visible.view, dice)
    raise AssertionError("nobody may move")


async def waiting_games(url: str, count: int) -> None:
    """A database of matches in which somebody is to act: one that was started, and copies of it."""
    database = Database(url)
    await database.upgrade()
    first = await a_match(a_service(database))
    await copy_match(database, first, count - 1, (games, seats, moves, snapshots, deadlines, waits))
    await database.close()


async def copy_match(database: Database, first: int, copies: int, tables: Sequence[Table]) -> None:
    """So many copies of a match, other people in each; nothing is left to be said of any."""
    async with database.writing() as connection:
        await connection.execute(delete(outbox))
        for table in tables:
            found = [dict(row._mapping) for row in await connection.execute(select(table))]
            for begin in range(1, copies + 1, 1_000):
                some = range(begin, min(begin + 1_000, copies + 1))
                await connection.execute(insert(table), [_copied(row, first + one) for one in some for row in found])


def person_in(game_id: int, user_id: int) -> int:
    """Who sits in a game where a person sits in the first one."""
    return user_id + 10 * (game_id - 1)


def _copied(row: dict[str, Any], game_id: int) -> dict[str, Any]:
    copy = {**row, ("id" if "channel_id" in row else "game_id"): game_id}
    for column in ("host_id", "user_id"):
        if copy.get(column) is not None:
            copy[column] = person_in(game_id, row[column])
    if "channel_id" in copy:
        copy |= {"channel_id": 1_000 + game_id, "public_id": f"G{game_id}"}
    if "fires" in copy:
        copy["fires"] = row["fires"] + timedelta(seconds=game_id)
    return copy


@contextmanager
def kept_writes(database: Database) -> Iterator[dict[Connection, list[Statement]]]:
    """The statements that change a row of the database meanwhile, by transaction, their values at hand, so that others
    may carry out the same ones.
    """
    written: dict[Connection, list[Statement]] = {}

    def keep(connection: Connection, statement: Any, many: Any, one: Any, _: object) -> None:
        if getattr(statement, "is_dml", False):
            written.setdefault(connection, []).append((statement, many or one))

    engine = database.engine.sync_engine
    event.listen(engine, "before_execute", keep)
    try:
        yield written
    finally:
        event.remove(engine, "before_execute", keep)


async def write(bare: Database, statements: Sequence[Statement]) -> None:
    """A transaction of ready statements, and nothing else."""
    async with bare.writing() as connection:
        for statement, values in statements:
            await connection.execute(statement, values)
