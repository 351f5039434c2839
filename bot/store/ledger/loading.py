"""Reading a game whole: its row and seats, its state, and all that belongs to it.

Of what belongs to a game, a deadline or a standing order that cannot be read is left out and told; without its own
row, its seats or its state there is no game.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Column, ColumnElement, Row, Select, Table, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.games import GameRecord, GameStatus
from bot.records.ids import GameId
from bot.store.database.unreadable import AsideKind, BadRow, Unreadable, decoding, whole
from bot.store.ledger import rows
from bot.store.ledger.stored import RECENT, StoredGame
from bot.store.ledger.tidying import unpacked
from bot.store.schema import (
    DEADLINE,
    HOLDER,
    deadlines,
    games,
    games_known,
    kept_logs,
    moves,
    passing_users,
    seats,
    snapshots,
    standing_orders,
)
from engine.archive.codec import load_events, load_move, load_state
from engine.archive.replay import replay
from engine.games.moves import Move
from engine.match.match import AnyGame
from engine.match.state import MatchState
from engine.variants import game_with_rules

log = logging.getLogger(__name__)

T = TypeVar("T")


Loaded = tuple[StoredGame, tuple[BadRow, ...]]
"""A game, and the rows of it that could not be read."""
_Rows = tuple[Row[Any], Mapping[Table, list[Row[Any]]]]
"""A game's own row with its snapshot's columns, None where there is none, and all other rows of it."""


async def load(connection: AsyncConnection, ids: Sequence[int]) -> dict[int, Loaded | Unreadable]:
    """Games with everything that their next commits build on, by id; those that there are not are left out."""
    try:
        with decoding("the game"):
            found = await _fetched(connection, ids)
    except Unreadable as error:
        # One of them has a value that its column cannot hold: who is it?
        if len(ids) == 1:
            return {ids[0]: error}
        alone = [await load(connection, (game_id,)) for game_id in ids]
        return {game_id: one for each in alone for game_id, one in each.items()}
    loaded: dict[int, Loaded | Unreadable] = {}
    for game_id, one in found.items():
        try:
            loaded[game_id] = await _loaded(connection, *one)
        except Unreadable as error:
            loaded[game_id] = error
        await asyncio.sleep(0)
    return loaded


async def _fetched(connection: AsyncConnection, ids: Sequence[int]) -> dict[int, _Rows]:
    asked, these = (_OF_ONE, {"id": ids[0]}) if len(ids) == 1 else (_OF_MANY, {"ids": list(ids)})
    found = dict[int, _Rows]()
    for row in await connection.execute(asked[games], these):
        found[row.id] = row, defaultdict(list)
    for table, wanted in asked.items():
        if table is not games:
            for row in await connection.execute(wanted, these):
                found[row.game_id][1][table].append(row)
    return found


async def _loaded(connection: AsyncConnection, row: Row[Any], of_it: Mapping[Table, list[Row[Any]]]) -> Loaded:
    if row.status == GameStatus.SET_ASIDE.value:
        raise Unreadable("it is set aside")
    with decoding("the seats"):
        holders = tuple(HOLDER.read(one) for one in of_it[seats])
    with decoding("the game"):
        record = rows.record_of(row, holders)
        version = whole(row.version)
    game = game_of(record)
    bad: list[BadRow] = []
    lines = readable(
        of_it[moves], lambda row: (whole(row.seq), load_events(row.events)), AsideKind.LINE, bad, "game_id", "seq"
    )
    recent = [(event, seq) for seq, events in lines for event in events][-RECENT:]
    due = readable(of_it[deadlines], DEADLINE.read, AsideKind.DEADLINE, bad, "game_id", "kind")
    orders = readable(of_it[standing_orders], rows.order_of, AsideKind.ORDER, bad, "game_id", "user_id")
    stored = StoredGame(
        record=record,
        version=version,
        game=game,
        secret=row.secret,
        state=await _state(connection, record, game, row),
        deadlines=tuple(sorted(due, key=lambda one: one.kind)),
        orders=dict(orders),
        recent=tuple(recent),
        veterans=frozenset(one.user_id for one in of_it[seats] if one.knows),
        passing=frozenset(one.user_id for one in of_it[seats] if one.passes),
    )
    return stored, tuple(bad)


def game_of(record: GameRecord) -> AnyGame:
    """The game that is played. Raises Unreadable where it is none that there is, or somebody's seat is missing."""
    numbers = [holder.seat for holder in record.holders]
    too_few = record.status is GameStatus.RUNNING and len(numbers) != record.seats
    if numbers != list(range(len(numbers))) or not numbers or too_few:
        raise Unreadable(f"the seats: {record.seats} are due, and the rows are {numbers}")
    with decoding("the game"):
        record.rules.check_seats(record.seats)
        return game_with_rules(record.variant, record.rules)


async def moves_of(connection: AsyncConnection, game_id: GameId) -> tuple[Move, ...]:
    """The whole log, in order, packed or not. Raises Unreadable."""
    written, _ = await written_log(connection, game_id)
    with decoding("the log"):
        return tuple(load_move(text) for text in written)


async def written_log(connection: AsyncConnection, game_id: GameId, after: int = 0) -> tuple[list[str], bytes]:
    """The log after a move, as it is written, packed or not; and for each move a byte, 1 where a person asked for it.

    A log that is packed does not tell: there it is 1 for all of them. Raises Unreadable.
    """
    wanted = select(moves.c.move, moves.c.key).where(moves.c.game_id == game_id, moves.c.seq > after)
    found = (await connection.execute(wanted.order_by(moves.c.seq))).all()
    if found:
        return [row.move for row in found], bytes(row.key is not None for row in found)
    packed = await connection.scalar(select(kept_logs.c.moves).where(kept_logs.c.game_id == game_id))
    with decoding("the log"):
        written = [] if packed is None else unpacked(packed)[after:]
    return written, bytes([1]) * len(written)


def readable(
    found: Sequence[Row[Any]], read: Callable[[Row[Any]], T], kind: AsideKind, bad: list[BadRow], *key: str
) -> list[T]:
    """What can be read of rows; the others are added to `bad`, each by its own columns `key`."""
    good: list[T] = []
    for row in found:
        try:
            with decoding(f"the {kind.value}"):
                good.append(read(row))
        except Unreadable as error:
            bad.append(BadRow.of(kind, row, error.reason, *key))
    return good


async def faults_in_log(connection: AsyncConnection, game_id: GameId) -> list[BadRow]:
    """The lines of a game's log that cannot be read, that are missing, or that are beyond its last move; none of a log
    that is packed.
    """
    found = (await connection.execute(select(moves).where(moves.c.game_id == game_id).order_by(moves.c.seq))).all()
    made = await connection.scalar(select(games.c.seq).where(games.c.id == game_id)) if found else None
    bad: list[BadRow] = []
    readable(found, rows.logged_of, AsideKind.LINE, bad, "game_id", "seq")
    due, there = set(range(1, (made or 0) + 1)), {row.seq for row in found}
    for why, numbers in (("it is missing", due - there), ("it is beyond the last", there - due)):
        bad += [BadRow(AsideKind.LINE, game_id, why, {"seq": number}, "") for number in sorted(numbers)]
    return bad


async def _state(connection: AsyncConnection, record: GameRecord, game: AnyGame, row: Row[Any]) -> MatchState | None:
    """The snapshot; where it cannot be used, the state is played again from the log, which is the truth."""
    if record.seq == 0:
        return None
    if row.snapshot_seq == record.seq:
        try:
            with decoding("the snapshot"):
                return load_state(row.snapshot_state)
        except Unreadable as error:
            log.warning("game %d: move %d: %s", record.id, record.seq, error.reason)
    log.warning("game %d: playing its log of %d moves again", record.id, record.seq)
    log_of_moves = await moves_of(connection, record.id)
    if len(log_of_moves) != record.seq:
        raise Unreadable(f"the log: {record.seq} moves were made, and {len(log_of_moves)} are there")
    with decoding("the log"):
        return replay(game, record.seats, log_of_moves).state


def _asking(are_meant: Callable[[Column[int]], ColumnElement[bool]]) -> dict[Table, Select[Any]]:
    """The statements that read the games whose ids in a column `are_meant`, by the table that each is mainly about."""
    whole = select(games, snapshots.c.seq.label("snapshot_seq"), snapshots.c.state.label("snapshot_state"))
    recent = select(moves.c.game_id, moves.c.seq, moves.c.events).join(games, games.c.id == moves.c.game_id)
    passes, knows = passing_users.c.user_id.is_not(None), games_known.c.user_id.is_not(None)
    known = (games_known.c.user_id == seats.c.user_id) & (games_known.c.variant == games.c.variant)
    sit = select(seats, passes.label("passes"), knows.label("knows")).select_from(
        seats.join(games, games.c.id == seats.c.game_id)
        .outerjoin(passing_users, passing_users.c.user_id == seats.c.user_id)
        .outerjoin(games_known, known)
    )
    return {
        games: whole.outerjoin_from(games, snapshots, snapshots.c.game_id == games.c.id).where(are_meant(games.c.id)),
        seats: sit.where(are_meant(seats.c.game_id)).order_by(seats.c.seat),
        deadlines: select(deadlines).where(are_meant(deadlines.c.game_id)),
        standing_orders: select(standing_orders).where(are_meant(standing_orders.c.game_id)),
        # Nothing is built on events, so that of a log with gaps fewer are shown.
        moves: recent.where(are_meant(moves.c.game_id), moves.c.seq > games.c.seq - RECENT).order_by(
            moves.c.game_id, moves.c.seq
        ),
    }


# A list of any length is another statement for each length; that of one game, read most often, is always the same.
_OF_ONE: Final = _asking(lambda column: column == bindparam("id"))
_OF_MANY: Final = _asking(lambda column: column.in_(bindparam("ids", expanding=True)))
