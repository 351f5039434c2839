"""The one transaction by which games change: commits that come while another is being written go together in the next.

A transaction costs its flush to the disk, however much it holds. Each commit is still all or nothing by itself: where
one of several cannot be written, they are written one by one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Table, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import rows
from bot.store.db import Database
from bot.store.ledgers import GAMES
from bot.store.outbox import post
from bot.store.schema import (
    ACTIVE,
    actions,
    deadlines,
    drafts,
    games,
    games_known,
    moves,
    outbox,
    seats,
    snapshots,
    standing_orders,
    turns_played,
    waits,
)
from bot.store.stored import Commit
from bot.store.trouble import Collision, DatabaseTrouble
from engine.archive.codec import dump_state

TOGETHER: Final = 16
TRIES: Final = 5
"""How often a commit is written that got into another one's way."""


class Conflict(Exception):  # noqa: N818 - told to the caller, who loads the game again and retries
    """Somebody else committed to this game first. Nothing was written."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A commit that waits to be written."""

    commit: Commit
    written: asyncio.Future[None]


class CommitsTogether:
    """Writes commits of different games, as many as have come, in one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Asked] = []
        self._writing: asyncio.Task[None] | None = None
        database.before_close(self._drained)

    async def write(self, commit: Commit) -> None:
        """Write a commit; it is durable when this returns.

        Raises Conflict, IntegrityError or DatabaseTrouble; then nothing of it was written.
        """
        asked = _Asked(commit, asyncio.get_running_loop().create_future())
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
            await self._transaction([asked.commit for asked in group])
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
            await self._transaction([asked.commit])
        except Collision as collision:
            if again > 1:
                await self._write_alone(asked, again - 1)
            else:
                _tell([asked], collision)
        except Exception as error:  # noqa: BLE001 - who waits is told
            _tell([asked], error)
        else:
            _tell([asked])

    async def _transaction(self, group: Sequence[Commit]) -> None:
        # Whoever takes several games' rows takes them in this order, so that no two wait for each other.
        commits = sorted(group, key=lambda commit: commit.after.record.id)
        rows_to_write = [await _rows_of(commit) for commit in commits]
        async with self._database.writing() as connection:
            await self._advance(connection, commits)
            for table in _OUT_OF:
                gone = [key for each in rows_to_write for key in each.gone.get(table.name, ())]
                if gone:
                    await connection.execute(_OUT_OF[table], gone)
            for table in _INTO:
                new = [row for each in rows_to_write for row in each.new.get(table.name, ())]
                if new:
                    await connection.execute(_INTO[table], new)
            for table, key in _OVER.items():
                over = [row for each in rows_to_write for row in each.over.get(table.name, ())]
                await self._database.upsert(connection, table, over, key=key)
            await self._database.upsert(
                connection, turns_played, _turns_of(commits), key=("user_id",), add=("turns", "in_time")
            )
            await self._database.upsert(connection, games_known, _known_now(commits), key=("user_id", "variant"))
            notes = [(commit.after.record.id, note, commit.at) for commit in commits for note in commit.notes]
            await post(self._database, connection, GAMES, notes)

    async def _advance(self, connection: AsyncConnection, commits: Sequence[Commit]) -> None:
        """Bring the games themselves forward. Raises Conflict where one of them is not where its commit began."""
        changed = 0
        plain = [commit for commit in commits if not rows.rules_values(commit)]
        if plain and self._database.counts_many:
            changed += (await connection.execute(_ADVANCE, [_game_values(commit) for commit in plain])).rowcount
        elif len(plain) == 1:
            changed += (await connection.execute(_ADVANCE, _game_values(plain[0]))).rowcount
        elif plain:
            await _hold(connection, plain)
            await connection.execute(_ADVANCE, [_game_values(commit) for commit in plain])
            changed += len(plain)
        for commit in commits:
            agreed = rows.rules_values(commit)
            if agreed:
                with_rules = _ADVANCE.values(agreed)
                changed += (await connection.execute(with_rules, _game_values(commit))).rowcount
        if changed != len(commits):
            raise Conflict(commits[0].after.record.id)


async def _hold(connection: AsyncConnection, commits: Sequence[Commit]) -> None:
    """Keep games from moving on until the transaction ends. Raises Conflict where one is not where its commit began."""
    began = {commit.after.record.id: commit.before.version for commit in commits}
    held = {row.id: row.version for row in await connection.execute(_HOLD, {"ids": list(began)})}
    if held != began:
        raise Conflict(commits[0].after.record.id)


def _tell(group: Sequence[_Asked], error: Exception | None = None) -> None:
    for asked in group:
        if asked.written.done():
            continue
        if error is None:
            asked.written.set_result(None)
        else:
            asked.written.set_exception(error)


def _turns_of(commits: Sequence[Commit]) -> list[rows.Values]:
    """What is added to the turns of each person; in one order, so that two writers never wait for each other."""
    played: dict[int, list[bool]] = {}
    for commit in commits:
        if commit.turn_ended is not None:
            user_id, in_time = commit.turn_ended
            played.setdefault(user_id, []).append(in_time)
    return [{"user_id": user, "turns": len(ended), "in_time": sum(ended)} for user, ended in sorted(played.items())]


def _known_now(commits: Sequence[Commit]) -> list[rows.Values]:
    """Who has played which game to its end now; in one order, as above."""
    ended = [commit.after.record for commit in commits if commit.ends_match]
    known = {(one.user_id, record.variant) for record in ended for one in record.holders if one.user_id is not None}
    return [{"user_id": user_id, "variant": variant} for user_id, variant in sorted(known)]


_BY_GAME: Final = "of_game"
_BEFORE: Final = "from_version"
_CHANGING: Final = (
    "channel_id",
    "host_id",
    "status",
    "seats",
    "seq",
    "board_message_id",
    "notice_message_id",
    "ending",
    "standstill",
    "guests",
)
_ADVANCE: Final = (
    update(games)
    .where(games.c.id == bindparam(_BY_GAME), games.c.version == bindparam(_BEFORE))
    .values({"version": bindparam("to_version"), **{name: bindparam(f"new_{name}") for name in _CHANGING}})
)


_HOLD: Final = (
    select(games.c.id, games.c.version)
    .where(games.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(games.c.id)
    .with_for_update(key_share=True)
)


def _game_values(commit: Commit) -> rows.Values:
    values = rows.game_values(commit.after.record)
    versions = {_BY_GAME: commit.after.record.id, _BEFORE: commit.before.version, "to_version": commit.after.version}
    return {**versions, **{f"new_{name}": values[name] for name in _CHANGING}}


def _out_of(table: Table, *key: str) -> Any:
    return delete(table).where(*(table.c[name] == bindparam(f"old_{name}") for name in key))


_OUT_OF: Final = {
    seats: _out_of(seats, "game_id", "seat"),
    deadlines: _out_of(deadlines, "game_id", "kind"),
    standing_orders: _out_of(standing_orders, "game_id", "user_id"),
    waits: _out_of(waits, "game_id"),
    drafts: _out_of(drafts, "game_id"),
    outbox: _out_of(outbox, "game_id"),
}
_INTO: Final = {table: insert(table) for table in (moves, seats, deadlines, standing_orders, waits, actions)}
_OVER: Final = {snapshots: ("game_id",), drafts: ("game_id", "user_id")}


@dataclass(frozen=True, slots=True)
class _Rows:
    """What a commit changes in the tables that belong to its game, by their names: rows out, in, and over."""

    gone: dict[str, list[rows.Values]]
    new: dict[str, list[rows.Values]]
    over: dict[str, list[rows.Values]]


async def _rows_of(commit: Commit) -> _Rows:
    """The rows of one commit; others get their turn in between, as a large state takes a moment to write down."""
    await asyncio.sleep(0)
    before, after = commit.before, commit.after
    record = after.record
    sat, sits = set(before.record.holders), set(record.holders)
    was_due, is_due = set(before.deadlines), set(after.deadlines)
    ordered, orders = set(before.orders.items()), set(after.orders.items())
    gone: dict[str, list[rows.Values]] = {
        "seats": [{"old_game_id": record.id, "old_seat": one.seat} for one in sat - sits],
        "deadlines": [{"old_game_id": record.id, "old_kind": one.kind.value} for one in was_due - is_due],
        "standing_orders": [{"old_game_id": record.id, "old_user_id": user_id} for user_id, _ in ordered - orders],
    }
    over: dict[str, list[rows.Values]] = {}
    if after.state is not None and after.state is not before.state:
        over["snapshots"] = [{"game_id": record.id, "seq": record.seq, "state": dump_state(after.state)}]
    if record.status.value in ACTIVE:
        over["drafts"] = [rows.draft_values(record.id, *item, commit.at) for item in commit.drafts.items()]
    else:
        gone["drafts"] = [{"old_game_id": record.id}]
    if commit.hush:
        gone["outbox"] = [{"old_game_id": record.id}]
    new: dict[str, list[rows.Values]] = {
        "moves": [rows.move_values(record.id, one) for one in commit.moves],
        "seats": [rows.seat_values(record.id, one) for one in sits - sat],
        "deadlines": [rows.deadline_values("game_id", record.id, one) for one in is_due - was_due],
        "standing_orders": [rows.order_values(record.id, *item) for item in orders - ordered],
    }
    if commit.waits is not None:
        gone["waits"] = [{"old_game_id": record.id}]
        new["waits"] = [{"game_id": record.id, "user_id": user_id} for user_id in sorted(commit.waits)]
    if commit.key is not None:
        new["actions"] = [{"key": commit.key, "game_id": record.id, "at": commit.at}]
    return _Rows(gone, new, over)
