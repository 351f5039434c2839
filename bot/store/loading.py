"""Reading a game whole: its row and seats, its state, and all that belongs to it.

Of what belongs to a game, a deadline or a standing order that cannot be read is left out and told; without its own
row, its seats or its state there is no game.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records import Deadline, GameRecord, GameStatus, Holder, StandingOrder
from bot.store import rows
from bot.store.schema import deadlines, games, moves, seats, snapshots, standing_orders
from bot.store.stored import RECENT, StoredGame
from bot.store.unreadable import AsideKind, BadRow, GameUnreadable, Unreadable, decoding
from engine.archive.codec import load_events, load_move, load_state
from engine.archive.replay import replay
from engine.games.events import Event
from engine.games.moves import Move
from engine.match.match import AnyGame, MatchState
from engine.rules.rule_set import RuleSet
from engine.variants import game_with_rules

log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game, and the rows of it that could not be read."""

    stored: StoredGame
    bad: tuple[BadRow, ...]


async def load(connection: AsyncConnection, game_id: int) -> Loaded | None:
    """A game with everything that its next commit builds on, or None.

    Raises Unreadable, and GameUnreadable for one that was set aside before.
    """
    with decoding("the game"):
        row = (await connection.execute(select(games).where(games.c.id == game_id))).one_or_none()
    if row is not None and row.status == GameStatus.SET_ASIDE.value:
        raise GameUnreadable(game_id, "it is set aside")
    return None if row is None else await load_row(connection, row)


async def load_row(connection: AsyncConnection, row: Row[Any], rules: RuleSet | None = None) -> Loaded:
    """The game of a row of `games`. Raises Unreadable.

    `rules` are those to read it with where the stored ones cannot be read.
    """
    game_id: int = row.id
    with decoding("the seats"):
        holders = await holders_of(connection, game_id)
    with decoding("the game"):
        record = rows.record_of(row, holders, rules)
        version = whole_version(row)
        game = game_with_rules(record.variant, record.rules)
    check_seats(record)
    bad: list[BadRow] = []
    return Loaded(
        StoredGame(
            record=record,
            version=version,
            game=game,
            secret=row.secret,
            state=await _state(connection, record, game),
            deadlines=await _deadlines(connection, game_id, bad),
            orders=await _orders(connection, game_id, bad),
            recent=await _recent(connection, game_id),
        ),
        tuple(bad),
    )


def whole_version(row: Row[Any]) -> int:
    """The version of a row of `games`. Raises ValueError."""
    version: int = row.version
    if version < 1:
        raise ValueError("no whole number")
    return version


def check_seats(record: GameRecord) -> None:
    """Raises Unreadable where somebody's seat is missing."""
    numbers = [holder.seat for holder in record.holders]
    too_few = record.status is GameStatus.RUNNING and len(numbers) != record.seats
    if numbers != list(range(len(numbers))) or not numbers or too_few:
        raise Unreadable(f"the seats: {record.seats} are due, and the rows are {numbers}")


async def holders_of(connection: AsyncConnection, game_id: int) -> tuple[Holder, ...]:
    """Who sits where, by seat."""
    found = await connection.execute(select(seats).where(seats.c.game_id == game_id).order_by(seats.c.seat))
    return tuple(rows.holder_of(row) for row in found)


async def moves_of(connection: AsyncConnection, game_id: int) -> tuple[Move, ...]:
    """The whole log, in order. Raises Unreadable."""
    found = await connection.execute(select(moves.c.move).where(moves.c.game_id == game_id).order_by(moves.c.seq))
    with decoding("the log"):
        return tuple(load_move(text) for text in found.scalars())


async def _deadlines(connection: AsyncConnection, game_id: int, bad: list[BadRow]) -> tuple[Deadline, ...]:
    found = await connection.execute(select(deadlines).where(deadlines.c.game_id == game_id))
    good = readable(found.all(), rows.deadline_of, AsideKind.DEADLINE, bad, "game_id", "kind")
    return tuple(sorted(good, key=lambda one: one.kind))


async def _orders(connection: AsyncConnection, game_id: int, bad: list[BadRow]) -> dict[int, StandingOrder]:
    found = await connection.execute(select(standing_orders).where(standing_orders.c.game_id == game_id))
    return dict(readable(found.all(), rows.order_of, AsideKind.ORDER, bad, "game_id", "user_id"))


def readable(
    found: Sequence[Row[Any]], read: Callable[[Row[Any]], T], kind: AsideKind, bad: list[BadRow], *key: str
) -> list[T]:
    """What can be read of rows; the others are added to `bad`, each by its own columns `key`."""
    good: list[T] = []
    for row in found:
        try:
            with decoding(f"a {kind.value}"):
                good.append(read(row))
        except Unreadable as error:
            bad.append(BadRow.of(kind, row, error.reason, *key))
    return good


async def _recent(connection: AsyncConnection, game_id: int) -> tuple[Event, ...]:
    """The newest events; nothing is built on them, so that those which cannot be read are left out."""
    newest = select(moves.c.events).where(moves.c.game_id == game_id).order_by(moves.c.seq.desc()).limit(RECENT)
    texts = (await connection.execute(newest)).scalars().all()
    return tuple(event for text in reversed(texts) for event in events_of(game_id, text))[-RECENT:]


def events_of(game_id: int, text: str) -> tuple[Event, ...]:
    """The events of a move; none where they cannot be read, which the log then says."""
    try:
        with decoding("the events of a move"):
            return load_events(text)
    except Unreadable as error:
        log.warning("game %d: %s", game_id, error.reason)
        return ()


async def _state(connection: AsyncConnection, record: GameRecord, game: AnyGame) -> MatchState | None:
    """The snapshot; where it cannot be used, the state is played again from the log, which is the truth."""
    if record.seq == 0:
        return None
    row = (await connection.execute(select(snapshots).where(snapshots.c.game_id == record.id))).one_or_none()
    if row is not None and row.seq == record.seq:
        try:
            with decoding("the snapshot"):
                return load_state(row.state)
        except Unreadable as error:
            log.warning("game %d: move %d: %s", record.id, row.seq, error.reason)
    log.warning("game %d: playing its log of %d moves again", record.id, record.seq)
    log_of_moves = await moves_of(connection, record.id)
    if len(log_of_moves) != record.seq:
        raise Unreadable(f"the log: {record.seq} moves were made, and {len(log_of_moves)} are there")
    with decoding("the log"):
        return replay(game, record.seats, log_of_moves).state
