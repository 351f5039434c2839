"""What servers have settled for their public messages, in the database."""

from __future__ import annotations

from sqlalchemy import select

from bot.store.db import Database
from bot.store.schema import servers


class ServerStore:
    """The table of servers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def with_four_colours(self) -> frozenset[int]:
        """The servers in which each suit has a colour of its own."""
        async with self._database.reading() as connection:
            return frozenset(await connection.scalars(select(servers.c.guild_id).where(servers.c.four_colours)))

    async def set_four_colours(self, guild_id: int, *, shown: bool) -> None:
        """Settle whether each suit has a colour of its own."""
        async with self._database.writing() as connection:
            row = {"guild_id": guild_id, "four_colours": shown}
            await self._database.upsert(connection, servers, [row], key=("guild_id",))

    async def tournament_role(self, guild_id: int) -> int | None:
        """The role whose members may hold tournaments, or None."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(servers.c.tournament_role).where(servers.c.guild_id == guild_id))

    async def set_tournament_role(self, guild_id: int, role_id: int | None) -> None:
        """Settle whose members may hold tournaments."""
        async with self._database.writing() as connection:
            row = {"guild_id": guild_id, "four_colours": False, "tournament_role": role_id}
            await self._database.upsert(connection, servers, [row], key=("guild_id",), keep=("four_colours",))
