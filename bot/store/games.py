"""Games in the database: loading them whole, and the one transaction by which they change."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records import GameRecord, GameStatus, Holder
from bot.store import rows
from bot.store.db import Database
from bot.store.outbox import post
from bot.store.schema import ACTIVE, actions, deadlines, drafts, games, moves, outbox, seats, snapshots, standing_orders
from bot.store.stored import RECENT, Commit, OutboxNote, Standing, StoredGame
from engine.archive.codec import dump_state, load_events, load_move, load_state
from engine.archive.documents import CodecError
from engine.archive.replay import replay
from engine.games.events import Event
from engine.games.moves import Move
from engine.match.match import AnyGame, MatchState
from engine.variants import VARIANTS, game_with_rules, variant_of

log = logging.getLogger(__name__)


class Conflict(Exception):  # noqa: N818 - told to the caller, who loads the game again and retries
    """Somebody else committed to this game first. Nothing was written."""


class KeySeen(Exception):  # noqa: N818 - told to the caller, who answers as before
    """An interaction with this key was committed before. Nothing was written."""


class ChannelTaken(Exception):  # noqa: N818 - told to the caller, who refuses
    """The channel has a lobby or a running game, `game_id`. Nothing was written."""

    def __init__(self, game_id: int) -> None:
        super().__init__(game_id)
        self.game_id = game_id


class GameStore:
    """The tables of games. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------------------------------------------------ writing

    async def insert(self, lobby: StoredGame, key: str, notes: Callable[[int], Iterable[OutboxNote]]) -> int:
        """Store a new lobby and give its id, with which `notes` makes what must be said; the record's own is ignored.

        Raises KeySeen, or ChannelTaken where the channel has an active game.
        """
        record = lobby.record
        try:
            async with self._database.writing() as connection:
                new_row = insert(games).returning(games.c.id)
                inserted = await connection.execute(new_row, rows.new_game_values(record, lobby.secret))
                game_id: int = inserted.scalar_one()
                await _insert(connection, seats, [rows.seat_values(game_id, one) for one in record.holders])
                await _insert(connection, deadlines, [rows.deadline_values(game_id, one) for one in lobby.deadlines])
                await connection.execute(insert(actions), {"key": key, "game_id": game_id, "at": record.created_at})
                await post(self._database, connection, game_id, notes(game_id), record.created_at)
        except IntegrityError:
            await self._explain((key,), replace(record, id=0))
            raise
        return game_id

    async def commit(self, commit: Commit) -> None:
        """Write the difference between the two sides of a commit, all or nothing.

        Raises Conflict where the game has moved on since `before`, KeySeen, or ChannelTaken where it moves to a
        channel with another active game.
        """
        record = commit.after.record
        try:
            async with self._database.writing() as connection:
                await _advance(connection, commit)
                await _insert(connection, moves, [rows.move_values(record.id, one) for one in commit.moves])
                await self._write_snapshot(connection, commit)
                await _write_holders(connection, commit)
                await _write_deadlines(connection, commit)
                await _write_orders(connection, commit)
                await self._write_drafts(connection, commit)
                if commit.hush:
                    await connection.execute(delete(outbox).where(outbox.c.game_id == record.id))
                await post(self._database, connection, record.id, commit.notes, commit.at)
                if commit.key is not None:
                    values = {"key": commit.key, "game_id": record.id, "at": commit.at}
                    await connection.execute(insert(actions), values)
        except IntegrityError:
            await self._explain((commit.key, *(one.key for one in commit.moves)), record)
            raise

    async def _write_snapshot(self, connection: AsyncConnection, commit: Commit) -> None:
        state = commit.after.state
        if state is not None and state is not commit.before.state:
            row = {"game_id": commit.after.record.id, "seq": commit.after.record.seq, "state": dump_state(state)}
            await self._database.upsert(connection, snapshots, [row], key=("game_id",))

    async def _write_drafts(self, connection: AsyncConnection, commit: Commit) -> None:
        """What becomes of drafts; all of them go with the end of the game."""
        record = commit.after.record
        if record.status.value in ACTIVE:
            kept = [rows.draft_values(record.id, user_id, one, commit.at) for user_id, one in commit.drafts.items()]
            await self._database.upsert(connection, drafts, kept, key=("game_id", "user_id"))
        else:
            await connection.execute(delete(drafts).where(drafts.c.game_id == record.id))

    async def _explain(self, keys: Sequence[str | None], record: GameRecord) -> None:
        """Turn a broken constraint into what it means, if it means one of the expected things."""
        for key in keys:
            if key is not None and (await self.game_of_key(key) or await self.answer_to(record.id, key) is not None):
                raise KeySeen(key) from None
        taken = await self.active_in(record.channel_id)
        if taken is not None and taken != record.id:
            raise ChannelTaken(taken) from None

    # ------------------------------------------------------------------------------------------------------ reading

    async def load(self, game_id: int) -> StoredGame | None:
        """A game with everything that its next commit builds on, or None."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game_id))).one_or_none()
            if row is None:
                return None
            record = rows.record_of(row, await _holders(connection, game_id))
            game = game_with_rules(record.variant, record.rules)
            due = await connection.execute(select(deadlines).where(deadlines.c.game_id == game_id))
            orders = await connection.execute(select(standing_orders).where(standing_orders.c.game_id == game_id))
            return StoredGame(
                record=record,
                version=row.version,
                game=game,
                secret=row.secret,
                state=await _state(connection, record, game),
                deadlines=tuple(sorted((rows.deadline_of(one) for one in due), key=lambda one: one.kind)),
                orders=rows.orders_of(orders),
                recent=await _recent(connection, game_id),
                veterans=await _veterans(connection, record),
            )

    async def version(self, game_id: int) -> int | None:
        """The version of the newest commit to a game, or None where there is no such game."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(games.c.version).where(games.c.id == game_id))

    async def standing(self, game_id: int, user_id: int | None) -> Standing | None:
        """How far a game has come, and the draft of a user in it, in one read; None where there is no such game."""
        return await self._standing(user_id, games.c.id == game_id)

    async def standing_in(self, channel_id: int, user_id: int | None) -> Standing | None:
        """The same of the lobby or running game of a channel, or None."""
        return await self._standing(user_id, games.c.channel_id == channel_id, games.c.status.in_(ACTIVE))

    async def _standing(self, user_id: int | None, *where: ColumnElement[bool]) -> Standing | None:
        theirs = (drafts.c.game_id == games.c.id) & (drafts.c.user_id == user_id)
        wanted = select(games.c.id, games.c.version, drafts.c.draft).outerjoin_from(games, drafts, theirs).where(*where)
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else Standing(row.id, row.version, rows.draft_of(row.draft))

    async def moves(self, game_id: int) -> tuple[Move, ...]:
        """The whole log of a game, in order."""
        async with self._database.reading() as connection:
            return await _moves(connection, game_id)

    async def answer_to(self, game_id: int, key: str) -> tuple[Event, ...] | None:
        """Everything that the move with this key brought about when it was committed; None where there is none."""
        async with self._database.reading() as connection:
            first = select(moves.c.first).where(moves.c.game_id == game_id, moves.c.key == key).scalar_subquery()
            found = select(moves.c.events).where(moves.c.game_id == game_id, moves.c.first == first)
            texts = (await connection.execute(found.order_by(moves.c.seq))).scalars().all()
        return tuple(event for text in texts for event in load_events(text)) if texts else None

    async def game_of_key(self, key: str) -> int | None:
        """The game that an interaction opened or changed without a move, or None."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(actions.c.game_id).where(actions.c.key == key))

    async def active_in(self, channel_id: int) -> int | None:
        """The lobby or running game of a channel, or None."""
        here = select(games.c.id).where(games.c.channel_id == channel_id, games.c.status.in_(ACTIVE))
        async with self._database.reading() as connection:
            return await connection.scalar(here)

    async def active_in_guild(self, guild_id: int) -> tuple[GameRecord, ...]:
        """Lobbies and running games of a server, newest first."""
        return await self._records(games.c.guild_id == guild_id)

    async def active_of(self, user_id: int) -> tuple[GameRecord, ...]:
        """Lobbies and running games in which a user holds a seat, newest first."""
        return await self._records(games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id)))

    async def newest_in_guild(self, guild_id: int) -> GameRecord | None:
        """The game that was opened last in a server, whatever became of it, or None."""
        wanted = select(games).where(games.c.guild_id == guild_id).order_by(games.c.id.desc()).limit(1)
        return next(iter(await self._found(wanted)), None)

    async def veterans(self, record: GameRecord) -> frozenset[int]:
        """The users at a table who have finished a match of its family before."""
        async with self._database.reading() as connection:
            return await _veterans(connection, record)

    async def _records(self, where: ColumnElement[bool]) -> tuple[GameRecord, ...]:
        return await self._found(select(games).where(where, games.c.status.in_(ACTIVE)).order_by(games.c.id.desc()))

    async def _found(self, wanted: Select[Any]) -> tuple[GameRecord, ...]:
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).all()
            mine = select(seats).where(seats.c.game_id.in_([row.id for row in found])).order_by(seats.c.seat)
            held: dict[int, list[Holder]] = {row.id: [] for row in found}
            for row in await connection.execute(mine):
                held[row.game_id].append(rows.holder_of(row))
        return tuple(rows.record_of(row, tuple(held[row.id])) for row in found)


async def _advance(connection: AsyncConnection, commit: Commit) -> None:
    after = commit.after
    changed = await connection.execute(
        update(games)
        .where(games.c.id == after.record.id, games.c.version == commit.before.version)
        .values(version=after.version, **rows.game_values(after.record), **rows.rules_values(commit))
    )
    if changed.rowcount != 1:
        raise Conflict(after.record.id)


async def _write_holders(connection: AsyncConnection, commit: Commit) -> None:
    before, after = set(commit.before.record.holders), set(commit.after.record.holders)
    game_id = commit.after.record.id
    if before == after:
        return
    gone = [one.seat for one in before - after]
    if gone:
        await connection.execute(delete(seats).where(seats.c.game_id == game_id, seats.c.seat.in_(gone)))
    await _insert(connection, seats, [rows.seat_values(game_id, one) for one in after - before])


async def _write_deadlines(connection: AsyncConnection, commit: Commit) -> None:
    before, after = set(commit.before.deadlines), set(commit.after.deadlines)
    game_id = commit.after.record.id
    gone = [one.kind.value for one in before - after]
    if gone:
        await connection.execute(delete(deadlines).where(deadlines.c.game_id == game_id, deadlines.c.kind.in_(gone)))
    await _insert(connection, deadlines, [rows.deadline_values(game_id, one) for one in after - before])


async def _write_orders(connection: AsyncConnection, commit: Commit) -> None:
    before, after = set(commit.before.orders.items()), set(commit.after.orders.items())
    if before == after:
        return
    game_id = commit.after.record.id
    of_game = standing_orders.c.game_id == game_id
    gone = [user_id for user_id, _ in before - after]
    await connection.execute(delete(standing_orders).where(of_game, standing_orders.c.user_id.in_(gone)))
    await _insert(connection, standing_orders, [rows.order_values(game_id, *item) for item in after - before])


async def _insert(connection: AsyncConnection, table: Any, values: Sequence[rows.Values]) -> None:
    if values:
        await connection.execute(insert(table), values)


async def _holders(connection: AsyncConnection, game_id: int) -> tuple[Holder, ...]:
    found = await connection.execute(select(seats).where(seats.c.game_id == game_id).order_by(seats.c.seat))
    return tuple(rows.holder_of(row) for row in found)


async def _veterans(connection: AsyncConnection, record: GameRecord) -> frozenset[int]:
    family = variant_of(record.variant).family
    alike = [key for key, variant in VARIANTS.items() if variant.family == family]
    users = [holder.user_id for holder in record.holders if holder.user_id is not None]
    finished = (games.c.status == GameStatus.FINISHED.value, games.c.variant.in_(alike))
    played = (
        select(seats.c.user_id).join(games, games.c.id == seats.c.game_id).where(seats.c.user_id.in_(users), *finished)
    )
    found = await connection.execute(played.where(seats.c.user_id.in_(users)).distinct())
    return frozenset(found.scalars())


async def _moves(connection: AsyncConnection, game_id: int) -> tuple[Move, ...]:
    found = await connection.execute(select(moves.c.move).where(moves.c.game_id == game_id).order_by(moves.c.seq))
    return tuple(load_move(text) for text in found.scalars())


async def _recent(connection: AsyncConnection, game_id: int) -> tuple[Event, ...]:
    newest = select(moves.c.events).where(moves.c.game_id == game_id).order_by(moves.c.seq.desc()).limit(RECENT)
    texts = (await connection.execute(newest)).scalars().all()
    return tuple(event for text in reversed(texts) for event in load_events(text))[-RECENT:]


async def _state(connection: AsyncConnection, record: GameRecord, game: AnyGame) -> MatchState | None:
    """The snapshot; where it cannot be used, the state is played again from the log, which is the truth."""
    if record.seq == 0:
        return None
    row: Row[Any] | None = (
        await connection.execute(select(snapshots).where(snapshots.c.game_id == record.id))
    ).one_or_none()
    if row is not None and row.seq == record.seq:
        try:
            return load_state(row.state)
        except CodecError as error:
            log.warning("game %d: the snapshot at move %d is unreadable: %s", record.id, row.seq, error)
    log.warning("game %d: playing its log of %d moves again", record.id, record.seq)
    return replay(game, record.seats, await _moves(connection, record.id)).state
