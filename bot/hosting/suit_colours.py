"""In how many colours suits are shown: two, or one for each, in pictures and emojis alike.

In public a server settles it, in private whoever looks.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.hosting.policy import Clock
from bot.store.db import Database
from bot.store.servers import ServerStore

FRESH: Final = timedelta(minutes=5)
"""So long what was read of a server counts: every picture asks, and a click must not cost a read for it.

A server's commands reach one process at a time; what another settled before it took over is known after this.
"""


class SuitColours:
    """Who sees the suits in four colours."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._servers = ServerStore(database)
        self._clock = clock
        self._known: dict[int, tuple[bool, datetime]] = {}

    async def four_in_public(self, guild_id: int) -> bool:
        """Whether a server's public messages show each suit in a colour of its own."""
        now = self._clock()
        known = self._known.get(guild_id)
        if known is not None and now - known[1] < FRESH:
            return known[0]
        four = await self._servers.four_colours(guild_id)
        self._known[guild_id] = four, now
        return four

    async def four_in_private(self, user_id: int, guild_id: int) -> bool:
        """Whether somebody's private panels in a server do: as its public messages, as long as they chose nothing."""
        return await self.four_in_public(guild_id)

    async def settle(self, guild_id: int, *, four: bool) -> None:
        """Show suits in four colours in a server from now on, or in two."""
        await self._servers.set_four_colours(guild_id, shown=four)
        self._known[guild_id] = four, self._clock()
