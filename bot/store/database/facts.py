"""Small things that the bot remembers about itself between two starts, by name."""

from __future__ import annotations

from sqlalchemy import select

from bot.store.database.db import Database
from bot.store.schema import facts


class FactStore:
    """Named texts. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        """What is remembered under a name (at most 64 characters), None where nothing is."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(facts.c.value).where(facts.c.name == name))
            return found.scalar_one_or_none()

    async def put(self, name: str, value: str) -> None:
        """Remember a text under a name, in place of what was there."""
        async with self._database.writing() as connection:
            await self._database.upsert(connection, facts, [{"name": name, "value": value}], key=["name"])
