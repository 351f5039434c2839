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
        row = {"guild_id": guild_id, "settings": dump_settings(settings)}
        async with self._database.writing() as connection:
            await self._database.upsert(connection, servers, [row], key=("guild_id",))

    async def claim_greeting(self, guild_id: int, now: datetime) -> bool:
        """Note that a server is greeted now; whether it never was before."""
        row = {"guild_id": guild_id, "greeted": now}
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
