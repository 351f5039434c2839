"""What a player has chosen and not yet played: small JSON objects, one for each game and user; and standing orders over
all games, with who passes unless an order says otherwise.
"""

import json
from collections.abc import Callable, Mapping
from datetime import datetime

from sqlalchemy import delete, insert, select

from bot.records.deadlines import DeadlineKind
from bot.records.games import GameStatus, StoredDraft
from bot.records.ids import GameId, UserId
from bot.records.orders import KeptOrder
from bot.store.database.db import Database, Store
from bot.store.database.unreadable import AsideKind, BadRow, Unreadable, decoding
from bot.store.ledger import rows
from bot.store.ledger.set_aside import SetAside, utc_now
from bot.store.ledger.stored import GAMES
from bot.store.schema import IS_ACTIVE, deadlines, drafts, games, passing_users, seats, standing_orders, waits


class DraftStore:
    """The table of drafts. Every method is one transaction; the drafts of a game go when it ends."""

    def __init__(self, database: Database, clock: Callable[[], datetime] = utc_now) -> None:
        self._database = database
        self._aside = SetAside(database, clock)

    async def of(self, owners: Mapping[GameId, UserId]) -> dict[GameId, StoredDraft]:
        """The drafts of these users, by game, one user a game: those that there are."""
        wanted = select(drafts.c.game_id, drafts.c.user_id, drafts.c.draft).where(drafts.c.game_id.in_(list(owners)))
        texts = {
            row.game_id: row.draft for row in await self._database.rows(wanted) if owners[row.game_id] == row.user_id
        }
        found = {game_id: await self.read(game_id, owners[game_id], text) for game_id, text in texts.items()}
        return {game_id: draft for game_id, draft in found.items() if draft is not None}

    async def read(self, game_id: GameId, user_id: UserId | None, text: str | None) -> StoredDraft | None:
        """The draft that a column holds; None where there is none, or one that cannot be read, which is set aside."""
        try:
            with decoding("a draft"):
                found: StoredDraft | None = None if text is None else json.loads(text)
                if found is not None and not isinstance(found, dict):
                    raise ValueError("no object")
                return found
        except Unreadable as error:
            key = {"game_id": game_id, "user_id": user_id}
            await self._aside.rows((BadRow(AsideKind.DRAFT, game_id, error.reason, key, json.dumps({"draft": text})),))
            return None

    async def put(self, game_id: GameId, user_id: UserId, draft: StoredDraft, at: datetime) -> None:
        """Keep a draft in place of the one before, as long as its user holds a seat of the game."""
        row = rows.draft_values(game_id, user_id, draft, at)
        held = select(seats.c.seat).where(seats.c.game_id == game_id, seats.c.user_id == user_id)
        async with self._database.writing() as connection:
            if await connection.scalar(held) is None:
                return
            await self._database.upsert(connection, drafts, [row])


class OrderStore(Store):
    """What a person has ordered, wherever they play. A game's own commits write its orders. One transaction each."""

    async def of_user(self, user_id: UserId) -> tuple[KeptOrder, ...]:
        """A user's orders in running games, the newest game first."""
        wanted = (
            select(standing_orders)
            .join(games, games.c.id == standing_orders.c.game_id)
            .where(standing_orders.c.user_id == user_id, games.c.status == GameStatus.RUNNING.value)
            .order_by(standing_orders.c.game_id.desc())
        )
        return await self._every(standing_orders, lambda row: KeptOrder(row.game_id, rows.order_of(row)[1]), wanted)

    async def windows_of(self, user_id: UserId) -> tuple[int, ...]:
        """The games with an open claim window that wait for a user."""
        wanted = (
            select(waits.c.game_id)
            .join(deadlines, deadlines.c.game_id == waits.c.game_id)
            .where(waits.c.user_id == user_id, deadlines.c.kind == DeadlineKind.WINDOW.value)
        )
        return tuple(await self._database.scalars(wanted))

    async def passes(self, user_id: UserId) -> bool:
        """Whether a user passes on every discard unless an order says otherwise."""
        wanted = select(passing_users.c.user_id).where(passing_users.c.user_id == user_id)
        return await self._database.scalar(wanted) is not None

    async def set_passing(self, user_id: UserId, *, passes: bool) -> None:
        """Remember whether a user passes without another order, and have whoever has their games read them anew."""
        theirs = select(seats.c.game_id).where(seats.c.user_id == user_id)
        async with self._database.writing() as connection:
            await connection.execute(GAMES.moved_on(games.c.id.in_(theirs), IS_ACTIVE))
            await connection.execute(delete(passing_users).where(passing_users.c.user_id == user_id))
            if passes:
                await connection.execute(insert(passing_users), {"user_id": user_id})
