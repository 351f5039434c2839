"""What servers have settled for their public messages, in the database."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from pydantic import TypeAdapter
from sqlalchemy import select, update

from bot.records.servers import NOTHING_SETTLED, ServerSettings
from bot.store.database.db import Database
from bot.store.schema import servers

_SETTINGS: Final[TypeAdapter[ServerSettings]] = TypeAdapter(ServerSettings)


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

    async def all(self) -> dict[int, ServerSettings]:
        """What servers have settled for their games, by server."""
        wanted = select(servers.c.guild_id, servers.c.settings).where(servers.c.settings.is_not(None))
        async with self._database.reading() as connection:
            return {row.guild_id: load_settings(row.settings) for row in await connection.execute(wanted)}

    async def get(self, guild_id: int) -> ServerSettings:
        """What a server has settled for its games."""
        async with self._database.reading() as connection:
            text = await connection.scalar(select(servers.c.settings).where(servers.c.guild_id == guild_id))
        return load_settings(text)

    async def put(self, guild_id: int, settings: ServerSettings) -> None:
        """Keep what a server has settled for its games."""
        row = {"guild_id": guild_id, "four_colours": False, "settings": dump_settings(settings)}
        async with self._database.writing() as connection:
            await self._database.upsert(connection, servers, [row], key=("guild_id",), keep=("four_colours",))

    async def claim_greeting(self, guild_id: int, now: datetime) -> bool:
        """Note that a server is greeted now; whether it never was before."""
        row = {"guild_id": guild_id, "four_colours": False, "greeted": now}
        this = (servers.c.guild_id == guild_id, servers.c.greeted.is_(None))
        async with self._database.writing() as connection:
            if await self._database.insert_new(connection, servers, row, key=("guild_id",)):
                return True
            return (await connection.execute(update(servers).where(*this).values(greeted=now))).rowcount > 0

    async def claim_season(self, guild_id: int, season: str) -> bool:
        """Note that the card of a season is posted now; whether it never was before."""
        told = servers.c.season_told
        this = (servers.c.guild_id == guild_id, told.is_(None) | (told != season))
        async with self._database.writing() as connection:
            return (await connection.execute(update(servers).where(*this).values(season_told=season))).rowcount > 0


def dump_settings(settings: ServerSettings) -> str:
    """A server's settings as text."""
    return _SETTINGS.dump_json(settings, exclude_defaults=True).decode()


def load_settings(text: str | None) -> ServerSettings:
    """The settings that `dump_settings` wrote; the defaults for none, and for what cannot be read any more."""
    try:
        return NOTHING_SETTLED if text is None else _SETTINGS.validate_json(text)
    except ValueError:
        return NOTHING_SETTLED
