"""Drafts: what a player has chosen in the hand panel and not yet played. They survive a restart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.hosting.policy import Clock
from bot.records import StoredDraft
from bot.store.db import Database
from bot.store.drafts import DraftStore
from bot.store.stored import Commit
from engine.games.views import MatchView
from engine.melds.meld import NewMeld

InTheMaking = Callable[[StoredDraft, MatchView], tuple[NewMeld, ...]]
"""What a user's draft would make of the table that their view shows; empty where it changes nothing, or is older."""

DraftAfter = Callable[[MatchView], StoredDraft | None]
"""What becomes of a user's draft by a move of theirs, from their view after it; None where it stays as it is."""


def nothing_made(draft: StoredDraft, view: MatchView) -> tuple[NewMeld, ...]:
    """Where no draft says anything about the table."""
    return ()


def keeping_draft(view: MatchView) -> StoredDraft | None:
    """Where a draft stays as it is."""
    return None


def with_draft(commit: Commit, user_id: int, draft_after: DraftAfter) -> Commit:
    """The commit of a user's move, and in the same transaction what becomes of their draft by it."""
    state, record = commit.after.state, commit.after.record
    seat = next((holder.seat for holder in record.holders if holder.user_id == user_id), None)
    draft = None if state is None else draft_after(commit.after.game.view(state, seat))
    return commit if draft is None else replace(commit, drafts={user_id: draft})


class Drafts:
    """One small JSON object for each game and user; the interface decides what is in it. They go when a game ends."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._store = DraftStore(database, clock)
        self._clock = clock

    async def get(self, game_id: int, user_id: int) -> StoredDraft:
        """A user's draft in a game; empty where there is none."""
        return await self._store.get(game_id, user_id) or {}

    async def put(self, game_id: int, user_id: int, draft: StoredDraft) -> None:
        """Keep a draft in place of the one before."""
        await self._store.put(game_id, user_id, draft, self._clock())
