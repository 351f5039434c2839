"""What a player has chosen and not yet played: small JSON objects, one for each game and user."""

from __future__ import annotations

import json
from datetime import datetime

from sqlalchemy import delete, select

from bot.store.db import Database
from bot.store.schema import drafts

Draft = dict[str, object]


class DraftStore:
    """The table of drafts. Every method is one transaction; the drafts of a game go when it ends."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, game_id: int, user_id: int) -> Draft | None:
        """What a user's draft in a game holds, or None."""
        this = (drafts.c.game_id == game_id, drafts.c.user_id == user_id)
        async with self._database.reading() as connection:
            text = await connection.scalar(select(drafts.c.draft).where(*this))
        found: Draft | None = None if text is None else json.loads(text)
        return found

    async def put(self, game_id: int, user_id: int, draft: Draft, at: datetime) -> None:
        """Keep a draft in place of the one before."""
        row = {"game_id": game_id, "user_id": user_id, "draft": json.dumps(draft), "at": at}
        async with self._database.writing() as connection:
            await self._database.upsert(connection, drafts, [row], key=("game_id", "user_id"))

    async def clear(self, game_id: int, user_id: int) -> None:
        """Forget a draft."""
        this = (drafts.c.game_id == game_id, drafts.c.user_id == user_id)
        async with self._database.writing() as connection:
            await connection.execute(delete(drafts).where(*this))
