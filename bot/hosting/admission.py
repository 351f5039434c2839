"""Whether somebody may open a game, or sit down: what there is already, what the server has settled, whom it bars."""

from __future__ import annotations

from bot.hosting import limits
from bot.hosting.company import Company
from bot.hosting.limits import DAY
from bot.hosting.policy import Clock, Policy
from bot.hosting.refusals import HostReject, Refused
from bot.records import NewGame
from bot.servers import NOTHING_SETTLED, ServerSettings
from bot.store.games import GameStore
from bot.store.servers import ServerStore


class Admission:
    """Asked before a game is opened and before somebody sits down; it changes nothing."""

    def __init__(self, store: GameStore, servers: ServerStore, company: Company, policy: Policy, clock: Clock) -> None:
        self._store = store
        self._servers = servers
        self._company = company
        self._limits = policy.limits
        self._clock = clock

    async def check_opening(self, new: NewGame) -> None:
        """Whether somebody may open a game where they want to.

        Raises Refused: BARRED, MAY_NOT_OPEN, NOT_IN_THIS_CHANNEL, TOO_MANY_LOBBIES, TOO_MANY_TODAY, TOO_MANY_GAMES,
        CHANNEL_FULL, SERVER_FULL.
        """
        settings = await self._settings(new.guild_id)
        await self._company.check_bar(new.guild_id, new.host_id)
        check_settled(new, settings)
        load = await self._store.load_of(new.host_id, new.guild_id, new.place, self._clock() - DAY)
        limits.check_opening(load, self._limits, settings.limits)
        await self._check_seats(new.host_id, new.guild_id, settings)

    async def check_seat(self, guild_id: int, user_id: int) -> None:
        """Whether somebody may take one more seat in a server. Raises Refused: BARRED, TOO_MANY_GAMES."""
        await self._company.check_bar(guild_id, user_id)
        await self._check_seats(user_id, guild_id, await self._settings(guild_id))

    async def _settings(self, guild_id: int) -> ServerSettings:
        return await self._servers.get(guild_id) if guild_id else NOTHING_SETTLED

    async def _check_seats(self, user_id: int, guild_id: int, settings: ServerSettings) -> None:
        everywhere, here = await self._store.seats_of(user_id, guild_id)
        limits.check_seats(everywhere, here, self._limits, settings.limits)


def check_settled(new: NewGame, settings: ServerSettings) -> None:
    """Whether a server lets a host open games, and there. Raises Refused: MAY_NOT_OPEN, NOT_IN_THIS_CHANNEL."""
    if settings.host_roles and not new.manages and not settings.host_roles & new.roles:
        raise Refused(HostReject.MAY_NOT_OPEN, roles=tuple(sorted(settings.host_roles)))
    if settings.channels and new.place not in settings.channels:
        raise Refused(HostReject.NOT_IN_THIS_CHANNEL, channels=tuple(sorted(settings.channels)))
