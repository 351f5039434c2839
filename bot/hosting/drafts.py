"""Drafts: what a player has chosen in the hand panel and not yet played. They survive a restart."""

from __future__ import annotations

from collections.abc import Callable

from bot.hosting.policy import Clock
from bot.store.db import Database
from bot.store.drafts import Draft, DraftStore
from engine.games.views import MatchView
from engine.melds.meld import NewMeld

InTheMaking = Callable[[Draft, MatchView], tuple[NewMeld, ...]]
"""What a user's draft would make of the table that their view shows; empty where it changes nothing, or is older."""


def nothing_made(draft: Draft, view: MatchView) -> tuple[NewMeld, ...]:
    """Where no draft says anything about the table."""
    return ()


class Drafts:
    """One small JSON object for each game and user; the interface decides what is in it. They go when a game ends."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._store = DraftStore(database)
        self._clock = clock

    async def get(self, game_id: int, user_id: int) -> Draft:
        """A user's draft in a game; empty where there is none."""
        return await self._store.get(game_id, user_id) or {}

    async def put(self, game_id: int, user_id: int, draft: Draft) -> None:
        """Keep a draft in place of the one before."""
        await self._store.put(game_id, user_id, draft, self._clock())

    async def clear(self, game_id: int, user_id: int) -> None:
        """Forget a draft."""
        await self._store.clear(game_id, user_id)
