"""What a player has chosen and not yet played: small JSON objects, one for each game and user."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import select

from bot.records import StoredDraft
from bot.store import rows
from bot.store.db import Database
from bot.store.schema import drafts


class DraftStore:
    """The table of drafts. Every method is one transaction; the drafts of a game go when it ends."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, game_id: int, user_id: int) -> StoredDraft | None:
        """What a user's draft in a game holds, or None."""
        this = (drafts.c.game_id == game_id, drafts.c.user_id == user_id)
        async with self._database.reading() as connection:
            text = await connection.scalar(select(drafts.c.draft).where(*this))
        return rows.draft_of(text)

    async def put(self, game_id: int, user_id: int, draft: StoredDraft, at: datetime) -> None:
        """Keep a draft in place of the one before."""
        row = rows.draft_values(game_id, user_id, draft, at)
        async with self._database.writing() as connection:
            await self._database.upsert(connection, drafts, [row], key=("game_id", "user_id"))
