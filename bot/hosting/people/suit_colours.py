"""In how many colours suits are shown: two, or one for each, in pictures and emojis alike.

In public a server settles it; in private whoever looks sees four where they or the server chose four. Every picture
asks, so what people chose is in memory, as servers' settings are: a click costs no read for it.
"""

from __future__ import annotations

from bot.hosting.people.servers import Servers
from bot.store.database.db import Database
from bot.store.people.settings import PeopleStore


class SuitColours:
    """Who sees the suits in four colours: no person until `prepare` has read what they settled."""

    def __init__(self, database: Database, servers: Servers) -> None:
        self._servers, self._people = servers, PeopleStore(database)
        self._personally: frozenset[int] = frozenset()

    async def prepare(self) -> None:
        """Read what people have settled, in this process or another."""
        self._personally = await self._people.with_four_colours()

    def four_in_public(self, guild_id: int) -> bool:
        """Whether a server's public messages show each suit in a colour of its own."""
        return self._servers.known(guild_id).four_colours

    def four_in_private(self, user_id: int, guild_id: int) -> bool:
        """Whether somebody's private panels in a server do."""
        return user_id in self._personally or self.four_in_public(guild_id)

    def person_settled(self, user_id: int, *, four: bool) -> None:
        """Somebody has chosen for themselves, and it is kept."""
        self._personally = self._personally | {user_id} if four else self._personally - {user_id}
