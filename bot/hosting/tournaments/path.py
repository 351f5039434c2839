"""The one write path of tournaments: lock -> load -> plan -> ONE transaction -> wake the clock and delivery.

A plan is a pure function of the stored tournament; it raises Refused or TournamentRefused, or gives the commit to make.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from weakref import WeakValueDictionary

from bot.hosting.policy import Clock
from bot.hosting.refusals import HostReject, Refused
from bot.store.commits import Conflict
from bot.store.games import KeySeen
from bot.store.tournaments import TournamentCommit, TournamentStore
from bot.store.unreadable import Unreadable
from bot.tournaments import Appointment, StoredTournament

log = logging.getLogger(__name__)

ATTEMPTS: Final = 8

Plan = Callable[[StoredTournament, datetime], TournamentCommit]


@dataclass(frozen=True, slots=True)
class TournamentCommitted:
    """Told after a commit: when the tournament's earliest appointment is, and whether something must be said."""

    tournament_id: int
    fires: datetime | None
    notices: bool


TournamentHook = Callable[[TournamentCommitted], None]


class TournamentPath:
    """The locks on tournaments, and the only way by which they change."""

    def __init__(self, store: TournamentStore, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._hooks: list[TournamentHook] = []
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def subscribe(self, hook: TournamentHook) -> None:
        """Call a hook after every commit. It must return at once and not raise."""
        self._hooks.append(hook)

    def unsubscribe(self, hook: TournamentHook) -> None:
        """Call a hook no more, if it was."""
        self._hooks = [one for one in self._hooks if one != hook]

    async def change(self, tournament_id: int, plan: Plan, key: str | None = None) -> TournamentCommit | None:
        """Make a planned change; None where its key was committed before, and nothing is done.

        Raises what the plan raises, and Refused: NO_SUCH_TOURNAMENT, SET_ASIDE.
        """
        lock = self._lock(tournament_id)
        async with lock:
            for _ in range(ATTEMPTS):
                if key is not None and await self.store.of_key(key) is not None:
                    return None
                commit = plan(await self.load(tournament_id), self.clock())
                try:
                    await self.store.commit(commit)
                except KeySeen:
                    return None
                except Conflict:
                    continue
                self._tell(commit)
                return commit
        raise Conflict(tournament_id)

    async def load(self, tournament_id: int) -> StoredTournament:
        """The tournament as it is in the database. Raises Refused: NO_SUCH_TOURNAMENT, SET_ASIDE."""
        try:
            stored = await self.store.load(tournament_id)
        except Unreadable as error:
            log.error("tournament %d cannot be read: %s", tournament_id, error.reason)  # noqa: TRY400 - it may quote
            raise Refused(HostReject.TOURNAMENT_UNREADABLE, tournament=tournament_id) from None
        if stored is None:
            raise Refused(HostReject.NO_SUCH_TOURNAMENT)
        return stored

    def announce(self, commit: TournamentCommitted) -> None:
        """Wake whoever waits for commits."""
        for hook in self._hooks:
            hook(commit)

    def _tell(self, commit: TournamentCommit) -> None:
        after = commit.after
        log.info("tournament %d: committed version %d, seq %d", after.record.id, after.version, after.record.seq)
        fires = min((one.fires for one in after.deadlines if one.kind is not Appointment.HELD), default=None)
        self.announce(TournamentCommitted(after.record.id, fires, bool(commit.notes)))

    def _lock(self, tournament_id: int) -> asyncio.Lock:
        lock = self._locks.get(tournament_id)
        if lock is None:
            lock = self._locks[tournament_id] = asyncio.Lock()
        return lock
