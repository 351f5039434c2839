"""A person's games over all servers: which of them wait for that person, and which could be joined."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.records.games import WaitingGame
from bot.store.database.db import Database
from bot.store.games.listing import ListedGame, ListingStore, PlayedGame


@dataclass(frozen=True, slots=True)
class GamesPage:
    """A page of a list of games. `number` counts from 0; `waiting` counts the games of all pages that wait."""

    games: tuple[ListedGame, ...]
    number: int
    pages: int
    waiting: int


class MyGames:
    """Lists of games, for one person each."""

    def __init__(self, database: Database) -> None:
        self._listing = ListingStore(database)

    async def page(self, user_id: int, number: int, length: int) -> GamesPage:
        """A page of the games in which a person sits: those that wait for them first, the most urgent at the top.

        A number beyond the last page gives the last one.
        """
        listed = await self._listing.of_user(user_id)
        pages = max(1, -(-len(listed) // length))
        number = min(max(number, 0), pages - 1)
        shown = listed[number * length : (number + 1) * length]
        return GamesPage(shown, number, pages, sum(one.waits for one in listed))

    async def next_waiting(self, user_id: int, besides: int) -> WaitingGame | None:
        """The game that waits for a person most urgently, other than one; None where none does."""
        return await self._listing.first_waiting(user_id, besides)

    async def played(self, guild_id: int, user_id: int, limit: int) -> tuple[PlayedGame, ...]:
        """The matches that were played to their end in a server, or by a person, the newest first."""
        return await self._listing.played(guild_id, user_id, limit)

    async def joinable(self, guild_ids: Collection[int], user_id: int, limit: int) -> tuple[int, ...]:
        """Lobbies of these servers with a seat for a person, and running games with one for a substitute, newest first.

        Tables with somebody whom they never meet are left out. Whether they may take a seat, the game itself says.
        """
        return await self._listing.joinable(guild_ids, user_id, limit)
