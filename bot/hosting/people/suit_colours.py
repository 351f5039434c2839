"""In how many colours suits are shown: two, or one for each, in pictures and emojis alike.

In public a server settles it; in private whoever looks sees four where they or the server chose four. Every picture
asks, so the answers are in memory: a click costs no read for them.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.store.database.db import Database
from bot.store.people.servers import ServerStore
from bot.store.people.settings import PeopleStore


class SuitColours:
    """Who sees the suits in four colours: nobody until `prepare` has read what was settled."""

    def __init__(self, database: Database) -> None:
        self._servers, self._people = ServerStore(database), PeopleStore(database)
        self._four: frozenset[int] = frozenset()
        self._personally: frozenset[int] = frozenset()
        self._hooks: list[Callable[[], None]] = []

    def subscribe(self, hook: Callable[[], None]) -> None:
        """Call a hook when a server has settled its colours here. It must return at once and not raise."""
        self._hooks.append(hook)

    async def prepare(self) -> None:
        """Read what servers and people have settled, in this process or another."""
        self._four = await self._servers.with_four_colours()
        self._personally = await self._people.with_four_colours()

    def four_in_public(self, guild_id: int) -> bool:
        """Whether a server's public messages show each suit in a colour of its own."""
        return guild_id in self._four

    def four_in_private(self, user_id: int, guild_id: int) -> bool:
        """Whether somebody's private panels in a server do."""
        return user_id in self._personally or self.four_in_public(guild_id)

    async def settle(self, guild_id: int, *, four: bool) -> None:
        """Show suits in four colours in a server from now on, or in two."""
        await self._servers.set_four_colours(guild_id, shown=four)
        self._four = _with(self._four, guild_id, there=four)
        for hook in self._hooks:
            hook()

    def person_settled(self, user_id: int, *, four: bool) -> None:
        """Somebody has chosen for themselves, and it is kept."""
        self._personally = _with(self._personally, user_id, there=four)


def _with(known: frozenset[int], one: int, *, there: bool) -> frozenset[int]:
    return known | {one} if there else known - {one}
