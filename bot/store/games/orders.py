"""Standing orders over all games, and who passes unless an order says otherwise."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from bot.records.games import DeadlineKind, GameStatus, KeptOrder
from bot.store.database.db import Database
from bot.store.ledger import rows
from bot.store.schema import IS_ACTIVE, deadlines, games, passing_users, seats, standing_orders, waits


class OrderStore:
    """What a person has ordered, wherever they play. A game's own commits write its orders. One transaction each."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_user(self, user_id: int) -> tuple[KeptOrder, ...]:
        """A user's orders in running games, the newest game first."""
        wanted = (
            select(standing_orders)
            .join(games, games.c.id == standing_orders.c.game_id)
            .where(standing_orders.c.user_id == user_id, games.c.status == GameStatus.RUNNING.value)
            .order_by(standing_orders.c.game_id.desc())
        )
        async with self._database.reading() as connection:
            found = await connection.execute(wanted)
            return tuple(KeptOrder(row.game_id, rows.order_of(row)[1]) for row in found)

    async def windows_of(self, user_id: int) -> tuple[int, ...]:
        """The games with an open claim window that wait for a user."""
        wanted = (
            select(waits.c.game_id)
            .join(deadlines, deadlines.c.game_id == waits.c.game_id)
            .where(waits.c.user_id == user_id, deadlines.c.kind == DeadlineKind.WINDOW.value)
        )
        async with self._database.reading() as connection:
            return tuple((await connection.execute(wanted)).scalars())

    async def passes(self, user_id: int) -> bool:
        """Whether a user passes on every discard unless an order says otherwise."""
        wanted = select(passing_users.c.user_id).where(passing_users.c.user_id == user_id)
        async with self._database.reading() as connection:
            return await connection.scalar(wanted) is not None

    async def set_passing(self, user_id: int, *, passes: bool) -> None:
        """Remember whether a user passes unless an order says otherwise, and have whoever has their games read them
        anew.
        """
        theirs = select(seats.c.game_id).where(seats.c.user_id == user_id)
        stand = (games.c.id.in_(theirs), IS_ACTIVE)
        async with self._database.writing() as connection:
            await connection.execute(update(games).where(*stand).values(version=games.c.version + 1))
            await connection.execute(delete(passing_users).where(passing_users.c.user_id == user_id))
            if passes:
                await connection.execute(insert(passing_users), {"user_id": user_id})
