"""What waits to be said, as the one that says it sees it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, Generic, TypeVar

from bot.hosting.notices import REMINDER_SLOT, Notice, Waiting, load_notice
from bot.hosting.tournaments.notices import TournamentNotice
from bot.hosting.tournaments.notices import load_notice as load_tournament_notice
from bot.store.db import Database
from bot.store.outbox import Outbox
from bot.store.schema import tournament_outbox
from bot.store.shards import EVERYWHERE, Shards
from bot.store.unreadable import Unreadable, decoding, whole

KNOWN_AGAIN_FOR: Final = timedelta(minutes=3)
"""So long after a message Discord surely gives it again, instead of a second one, for the same nonce."""


N = TypeVar("N")


class Deliveries(Generic[N]):
    """The outbox of all games, or of all tournaments.

    Take what is due, say it, and call `done`; what fails goes back with `put_back`. Of one game only one notice is
    handed out at a time, the oldest first. What was handed out and neither done nor put back within its lease, because
    the process died, is handed out again.
    """

    def __init__(self, of_shards: Callable[[Shards], Outbox], load: Callable[[str], N], shards: Shards) -> None:
        """Of the games, or tournaments, on these shards alone; `load` reads a notice of this outbox."""
        self._of_shards = of_shards
        self._load = load
        self._outbox = of_shards(shards)

    @staticmethod
    def of_games(database: Database, shards: Shards = EVERYWHERE) -> Deliveries[Notice]:
        """The outbox of all games."""
        return Deliveries(lambda shards: Outbox(database, shards=shards), load_notice, shards)

    @staticmethod
    def of_tournaments(database: Database, shards: Shards = EVERYWHERE) -> Deliveries[TournamentNotice]:
        """The outbox of all tournaments."""
        return Deliveries(
            lambda shards: Outbox(database, box=tournament_outbox, shards=shards), load_tournament_notice, shards
        )

    def on(self, shards: Shards) -> Deliveries[N]:
        """The same outbox, of the games or tournaments on these shards."""
        return Deliveries(self._of_shards, self._load, shards)

    async def release(self) -> None:
        """Free what a dead process held. To be called once at the start, where no other process delivers."""
        await self._outbox.release()

    async def forget_reminders(self, now: datetime, lease: timedelta) -> int:
        """Drop the reminders that a dead process may have sent too long ago for Discord to know them again.

        To be called at the start, before `release`; `lease` is that of `take`. Gives how many were dropped.
        """
        return await self._outbox.forget(REMINDER_SLOT, now - KNOWN_AGAIN_FOR + lease)

    async def take(self, now: datetime, lease: timedelta, limit: int) -> tuple[Waiting[N], ...]:
        """The oldest waiting notice of each game that may be said by now, leased to the caller.

        One that cannot be read is set aside, and its game looked over by the clock.
        """
        while rows := await self._outbox.take(now, lease, limit):
            taken: list[Waiting[N]] = []
            for row in rows:
                try:
                    with decoding("a notice"):
                        notice = self._load(row.notice)
                        taken.append(Waiting(row.id, whole(row.revision), whole(row.attempts), notice))
                except Unreadable as error:
                    await self._outbox.set_aside(row, error.reason)
            if taken:
                return tuple(taken)
        return ()

    async def hurry(self, now: datetime, *, guild_id: int | None = None, within: timedelta | None = None) -> bool:
        """Try what failed before again now, in one server or what would be tried again within a while; whether there
        is anything.
        """
        return await self._outbox.hurry(now, guild_id=guild_id, within=within) > 0

    async def next_at(self) -> datetime | None:
        """When `take` may have something next; None while nothing waits. A commit may bring it forward."""
        return await self._outbox.next_at()

    async def done(self, pending: Waiting[N]) -> None:
        """It was said, or is not worth saying any more. If it was replaced meanwhile, it is due again."""
        await self._outbox.done(pending.id, pending.revision)

    async def put_back(self, pending: Waiting[N], at: datetime, *, failed: bool = True) -> None:
        """It could not be said: hand it out again from `at` on, with one attempt more. Where it has not `failed`, but
        is only too soon, nothing brings that forward.
        """
        await self._outbox.put_back(pending.id, at, failed=failed)
