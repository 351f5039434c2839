"""Whether somebody may open a game, or sit down: what there is already, what the server has settled, whom it bars."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from bot.hosting.moves.write_path import GamePath
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.seats import limits
from bot.hosting.seats.access import Access
from bot.hosting.seats.limits import DAY
from bot.hosting.seats.substitutes import Marks, Newcomer
from bot.records.games import NewGame
from bot.records.ids import GameId, UserId
from bot.records.people import Habits, ServerSettings
from bot.store.database.db import Database
from bot.store.people.servers import ServerStore
from bot.store.people.settings import PeopleStore


class Admission:
    """Asked before a game is opened, somebody sits down or a match begins, before which it parts whom a block keeps
    apart.
    """

    def __init__(self, path: GamePath, database: Database, access: Access, marks: Marks) -> None:
        self._path = path
        self._servers = ServerStore(database)
        self._people = PeopleStore(database)
        self._access = access
        self.check_start = access.check_start
        self._limits = path.policy.limits
        self._marks = marks
        self._in_turn: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def in_turn(self, user_id: UserId, guild_id: int = 0) -> AsyncIterator[None]:
        """Let what one asks for, and is opened in a server, be done one after another: limits count what is there."""
        async with AsyncExitStack() as turns:
            for key in [("person", user_id), *([("server", guild_id)] if guild_id else [])]:
                await turns.enter_async_context(self._in_turn.setdefault(key, asyncio.Lock()))
            yield

    def one_by_one(self, user_id: UserId) -> asyncio.Lock:
        """The turn of what somebody asks for in their direct messages, where one game is played at a time."""
        return self._in_turn.setdefault(("messages", user_id), asyncio.Lock())

    async def check_opening(self, new: NewGame) -> None:
        """Whether somebody may open a game where they want to. Raises what `Lobbies.open` does."""
        settings = await self._servers.get(new.guild_id)
        await self._access.check_bar(new.guild_id, new.host_id)
        if settings.host_roles and not new.manages and not settings.host_roles & new.roles:
            raise Refused(HostReject.MAY_NOT_OPEN, roles=tuple(sorted(settings.host_roles)))
        if settings.channels and new.place not in settings.channels:
            raise Refused(HostReject.NOT_IN_THIS_CHANNEL, channels=tuple(sorted(settings.channels)))
        load = await self._path.store.load_of(new.host_id, new.guild_id, new.place, self._path.clock() - DAY)
        limits.check_opening(load, self._limits, settings.limits)
        await self._check_seats(new.host_id, new.guild_id, settings)

    async def newcomer(self, game_id: GameId, user_id: UserId, name: str, key: str) -> Newcomer:
        """Who wants to sit down. Raises Refused: TOO_MANY_GAMES, BARRED; not where they sat down by this very click."""
        if not await self._path.store.was_committed(game_id, key):
            guild_id = (await self._path.newest(game_id)).record.guild_id
            await self._access.check_bar(guild_id, user_id)
            await self._check_seats(user_id, guild_id, await self._servers.get(guild_id))
        apart, mark = await self._access.apart_from(user_id), self._marks.of(game_id, user_id)
        return Newcomer(user_id, name, await self.habits_of(user_id), apart, mark)

    async def habits_of(self, user_id: UserId) -> Habits:
        """When somebody plays, which goes with them to every table."""
        return (await self._people.get(user_id)).habits

    async def _check_seats(self, user_id: UserId, guild_id: int, settings: ServerSettings) -> None:
        everywhere, here = await self._path.store.seats_of(user_id, guild_id)
        limits.check_seats(everywhere, here, self._limits, settings.limits)
