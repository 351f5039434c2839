"""The deals of days, and who plays them, in the database."""

from __future__ import annotations

from datetime import date
from typing import Any

from sqlalchemy import Row, delete, func, select, update

from bot.records.daily import DealPlayer, Dealt, Finisher
from bot.records.ids import GameId
from bot.store.database.db import Database
from bot.store.schema import daily_deals, daily_players, results

deals, players = daily_deals.c, daily_players.c


class DealStore:
    """The tables of the deals of days. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def commit(self, day: date, secret: bytes) -> Dealt:
        """A day's deal: the one there is, else one with this secret."""
        row = {"day": day.toordinal(), "secret": secret}
        async with self._database.writing() as connection:
            await self._database.insert_new(connection, daily_deals, row, key=("day",))
            return _dealt((await connection.execute(_of(day))).one())

    async def deal(self, day: date) -> Dealt | None:
        """A day's deal; None where none was committed."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_of(day))).one_or_none()
        return None if row is None else _dealt(row)

    async def open(self, new: DealPlayer, part: str) -> tuple[DealPlayer, Dealt]:
        """Somebody at a day's deal: what is kept already, else `new`; and the deal, whose part stays the first one."""
        day = new.day.toordinal()
        row = {"user_id": new.user_id, "day": day, "guild_id": new.guild_id, "closes": new.closes}
        first = update(daily_deals).where(deals.day == day, deals.part.is_(None)).values(part=part)
        async with self._database.writing() as connection:
            await connection.execute(first)
            await self._database.insert_new(connection, daily_players, row, key=("user_id", "day"))
            player = _player((await connection.execute(_at(new.user_id, new.day))).one())
            return player, _dealt((await connection.execute(_of(new.day))).one())

    async def player(self, user_id: int, day: date) -> DealPlayer | None:
        """Somebody at a day's deal; None for who never opened it."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_at(user_id, day))).one_or_none()
        return None if row is None else _player(row)

    async def put_game(self, user_id: int, day: date, game_id: GameId) -> None:
        """Note in which game somebody plays a day's deal."""
        this = (players.user_id == user_id, players.day == day.toordinal())
        async with self._database.writing() as connection:
            await connection.execute(update(daily_players).where(*this).values(game_id=game_id))

    async def finishers(self, day: date) -> tuple[Finisher, ...]:
        """Who has played a day's deal to its end, the first one first; who left it to the computer is none."""
        own, every = results.alias("own"), results.alias("every")
        wanted = (
            select(
                players.user_id, own.c.name, players.guild_id, players.game_id, own.c.points,
                func.sum(every.c.points).label("of_all"),
            )
            .join(own, (own.c.match_id == players.game_id) & (own.c.user_id == players.user_id))
            .join(every, every.c.match_id == players.game_id)
            .where(players.day == day.toordinal(), own.c.left.is_(False))
            .group_by(players.user_id, own.c.name, players.guild_id, players.game_id, own.c.points, own.c.ended)
            .order_by(own.c.ended, players.game_id)
        )  # fmt: skip
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return tuple(
            Finisher(row.user_id, row.name, row.guild_id, GameId(row.game_id), row.points, int(row.of_all))
            for row in rows
        )

    async def forget_old(self, before: date) -> None:
        """Let go of the deals of days long past; the games that were played are kept as all games are."""
        async with self._database.writing() as connection:
            for table in (daily_players, daily_deals):
                await connection.execute(delete(table).where(table.c.day < before.toordinal()))


def _of(day: date) -> Any:
    return select(daily_deals).where(deals.day == day.toordinal())


def _at(user_id: int, day: date) -> Any:
    return select(daily_players).where(players.user_id == user_id, players.day == day.toordinal())


def _dealt(row: Row[Any]) -> Dealt:
    return Dealt(date.fromordinal(row.day), row.secret, row.part)


def _player(row: Row[Any]) -> DealPlayer:
    game_id = None if row.game_id is None else GameId(row.game_id)
    return DealPlayer(row.user_id, date.fromordinal(row.day), row.guild_id, row.closes, game_id)
