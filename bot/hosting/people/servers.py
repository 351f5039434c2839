"""What servers settle for the games that are played in them: the only way by which it changes.

Every command asks for a limit, so the answers are in memory too; what another process changed is known a little later.
"""

from collections.abc import Callable
from dataclasses import replace

from bot.config import Limits
from bot.hosting.clock.pace import pace_of
from bot.hosting.policy import Clock
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.rule_sets import resolved
from bot.records.people import LIMITS, NOTHING_SETTLED, ServerLimits, ServerSettings
from bot.store.database.db import Database
from bot.store.people.servers import ServerStore


class Servers:
    """The settings of servers. Every change gives them as they are after it."""

    def __init__(self, database: Database, clock: Clock, limits: Limits) -> None:
        """`limits` are the operator's: no server may have more."""
        self._store = ServerStore(database)
        self.get = self._store.get
        self._clock = clock
        self.bounds = ServerLimits(**{name: getattr(limits, name) for name in LIMITS})
        self._known: dict[int, ServerSettings] = {}
        self.ends_season = self._store.claim_season
        """Whether the card of a season is to be posted: yes once, whoever asks and however often."""
        self.season_waits = self._store.unclaim_season
        """The card of a season could not be posted: it is to be still."""
        self.hooks: list[Callable[[], None]] = []
        """Called after every change made here. They must return at once and not raise."""

    async def prepare(self) -> None:
        """Read what servers have settled, in this process or another."""
        self._known = await self._store.all()

    def known(self, guild_id: int) -> ServerSettings:
        """A server's settings as this process knows them."""
        return self._known.get(guild_id, NOTHING_SETTLED)

    def with_daily(self) -> tuple[tuple[int, ServerSettings], ...]:
        """The servers in which the puzzle of the day is posted, as this process knows them."""
        return tuple((guild_id, one) for guild_id, one in self._known.items() if one.daily_channel is not None)

    async def settle(self, guild_id: int, change: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Change a server's settings. Raises Refused: UNKNOWN_VARIANT, BAD_PACE, BAD_LIMIT."""
        after = change(await self._store.get(guild_id))
        if after.variant is not None:
            resolved(after.variant, {})
        if after.pace is not None:
            pace_of(after.pace)
        for name in LIMITS:
            wanted, most = getattr(after.limits, name), getattr(self.bounds, name)
            if wanted is not None and not 1 <= wanted <= most:
                raise Refused(HostReject.BAD_LIMIT, given=str(wanted), most=most)
        await self._store.put(guild_id, after)
        self._known[guild_id] = after
        for hook in self.hooks:
            hook()
        return after

    async def greets(self, guild_id: int) -> bool:
        """Whether a server is to be greeted: yes once, whoever asks and however often."""
        return await self._store.claim_greeting(guild_id, self._clock())

    def with_seasons(self) -> dict[int, ServerSettings]:
        """The servers that want a card at the end of a season, with their settings."""
        return {one: has for one, has in self._known.items() if has.season and has.season_channel}


def with_limits(settings: ServerSettings, **limits: int | None) -> ServerSettings:
    """The settings with other limits, None for the operator's."""
    return replace(settings, limits=replace(settings.limits, **limits))
