"""Old games take little room: the log of one is packed, and all that can be made from it again is dropped.

A packed match still replays and verifies; what is gone is who clicked when, and what was said on the way.
"""

import json
import zlib
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Final

from sqlalchemy import Select, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.games import GameStatus
from bot.records.ids import GameId
from bot.store.database.db import Store
from bot.store.database.unreadable import Unreadable, decoding
from bot.store.ledger.stored import GAMES
from bot.store.schema import (
    GAME,
    HOLDER,
    actions,
    deadlines,
    drafts,
    games,
    kept_logs,
    moves,
    outbox,
    posted,
    seats,
    series_matches,
    set_aside,
    snapshots,
    standing_orders,
    tournament_log,
    tournament_people,
)

AT_ONCE: Final = 20
OVER: Final = (GameStatus.FINISHED.value, GameStatus.CANCELLED.value)


class Tidying(Store):
    """Packs or deletes games that have been over since before a moment. Every step is one short transaction."""

    async def step(self, before: datetime, *, delete_all: bool) -> Counter[str]:
        """Do the oldest few, and give how many games were `packed` and `deleted`: none of either where nothing is left.
        Games that were called off before they were dealt are deleted.
        """
        async with self._database.writing() as connection:
            chosen = _chosen(before, delete_all=delete_all).order_by(games.c.id).limit(AT_ONCE)
            found = (await connection.execute(chosen)).all()
            doomed = [row.id for row in found if delete_all or row.seq == 0]
            packed = [row.id for row in found if row.id not in doomed]
            for game_id in packed:
                await _pack(connection, game_id)
            if doomed:
                await _drop(connection, doomed, everything=True)
                await connection.execute(delete(games).where(games.c.id.in_(doomed)))
        return +Counter(packed=len(packed), deleted=len(doomed))

    async def unmark(self, before: datetime) -> None:
        """Drop the marks of people who were forgotten where nobody has moved since a moment, where they can be read."""
        last = select(func.max(moves.c.at)).where(moves.c.game_id == seats.c.game_id).scalar_subquery()
        wanted = select(seats.c.game_id, seats.c.seat, seats.c.before).where(
            seats.c.before.contains('"user_id":0,'), last < before
        )
        async with self._database.writing() as connection:
            for row in (await connection.execute(wanted)).all():
                with suppress(Unreadable), decoding("who sat at a seat before"):
                    unmarked = tuple(replace(one, mark="") for one in HOLDER.load("before", row.before))
                    if (kept := HOLDER.dump("before", unmarked)) != row.before:
                        this = (seats.c.game_id == row.game_id, seats.c.seat == row.seat)
                        await connection.execute(update(seats).where(*this).values(before=kept))
                        await connection.execute(GAMES.moved_on(games.c.id == row.game_id))
            last = select(func.max(moves.c.at)).where(moves.c.game_id == games.c.id).scalar_subquery()
            marked = select(games.c.id, games.c.guests).where(games.c.guests.contains('"marks":["'), last < before)
            for game_id, kept in (await connection.execute(marked)).all():
                with suppress(Unreadable), decoding("guests"):
                    guests = GAME.dump("guests", replace(GAME.load("guests", kept), marks=frozenset()))
                    await connection.execute(GAMES.moved_on(games.c.id == game_id).values(guests=guests))
            people, log = tournament_people.c, tournament_log.c
            quiet = select(func.max(log.at)).where(log.tournament_id == people.tournament_id).scalar_subquery() < before
            await connection.execute(update(tournament_people).where(people.mark != "", quiet).values(mark=""))


def unpacked(packed: bytes) -> list[str]:
    """The moves of a packed log, as documents. Raises zlib.error and ValueError for what is none."""
    documents: list[str] = json.loads(zlib.decompress(packed))
    return documents


async def _pack(connection: AsyncConnection, game_id: GameId) -> None:
    found = await connection.execute(select(moves.c.move).where(moves.c.game_id == game_id).order_by(moves.c.seq))
    documents = found.scalars().all()
    # What was never a document is kept as what it looks like, and stops no other game from being packed.
    packed = zlib.compress(json.dumps(list(documents), default=str).encode(), 9)
    await connection.execute(insert(kept_logs), {"game_id": game_id, "moves": packed})
    await _drop(connection, [game_id], everything=False)


async def _drop(connection: AsyncConnection, ids: list[int], *, everything: bool) -> None:
    gone = [moves, snapshots, deadlines, outbox, posted, standing_orders, drafts, actions]
    for table in [*gone, *([seats, kept_logs, series_matches, set_aside] if everything else [])]:
        await connection.execute(delete(table).where(table.c.game_id.in_(ids)))


def _chosen(before: datetime, *, delete_all: bool) -> Select[tuple[int, int]]:
    """Games that were over by a moment, by their last move, and are not packed yet where that is all to be done."""
    last = select(func.max(moves.c.at)).where(moves.c.game_id == games.c.id).scalar_subquery()
    old = func.coalesce(last, games.c.created_at) < before
    over = select(games.c.id, games.c.seq).where(games.c.status.in_(OVER), old)
    return over if delete_all else over.where(~exists().where(kept_logs.c.game_id == games.c.id))
