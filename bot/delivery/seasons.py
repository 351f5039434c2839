"""The card of a season: once, when it has ended, where a server wants it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import discord

from bot.delivery.looking import Looking
from bot.delivery.requests import REQUEST_FAILED
from bot.delivery.speaking import NONCE_LONGEST, Messages
from bot.hosting.policy import Clock
from bot.hosting.refusals import Refused
from bot.hosting.results.seasons import Season, season_before
from bot.logs import named
from bot.records.people import ServerSettings
from bot.records.results import Rated
from bot.ui.kit.items import framed
from bot.ui.results.sheets import season_files
from bot.ui.results.stats_panel import is_open
from bot.ui.table.game_facts import names_of, worded
from bot.wording import BASE_LOCALE, Wording
from bot.wording.translator import language_of_server

if TYPE_CHECKING:
    from bot.services import Services

_log = logging.getLogger(__name__)

TOLD: Final = 60
"""Of so many matches it is found out what they are remembered by."""
LATEST: Final = timedelta(days=3)
"""A season that ended longer ago is over: nobody waits for its card any more."""


class Seasons(Looking):
    """Posts the cards that are due."""

    name = "seasons"

    def __init__(
        self, client: discord.Client, services: Services, wording_for: Callable[[str], Wording], clock: Clock
    ) -> None:
        self._client = client
        self._services = services
        self._wording_for = wording_for
        self._clock = clock

    async def look(self) -> timedelta:
        await self.post_due()
        return self.every

    async def post_due(self) -> None:
        """Post the card of every season that has just ended in a server of ours."""
        now = self._clock()
        for guild_id, settings in self._services.servers.with_seasons().items():
            season = season_before(settings.season or "month", now)
            guild = self._client.get_guild(guild_id)
            if guild is None or now - season.ends > LATEST:
                continue
            if await self._services.servers.ends_season(guild_id, season.name):
                try:
                    await self._post(guild, settings, season)
                except REQUEST_FAILED as error:
                    _log.info("the card of a season could not be posted in server %d: %s", guild_id, named(error))

    async def _post(self, guild: discord.Guild, settings: ServerSettings, season: Season) -> None:
        """Post a card of what everybody in the server may see."""
        place = guild.get_channel(settings.season_channel or 0)
        found = await self._services.results.store.in_guild(guild.id, season.begins, season.ends)
        seen = {one.result.channel_id for one in found if is_open(guild, one.result.channel_id)}
        card = await self._services.results.card(guild.id, [one for one in found if one.result.channel_id in seen])
        if card is not None and isinstance(place, discord.TextChannel):
            wording = self._wording_for(language_of_server(settings.locale, guild) or BASE_LOCALE)
            rarest = await self._rarest(guild.id, [one for one in found if one.result.channel_id in seen], wording)
            message = framed(*await season_files(card, season.name, rarest, wording))
            await Messages(self._client).post(place, message, f"season-{guild.id}-{season.name}"[-NONCE_LONGEST:])

    async def _rarest(self, guild_id: int, rows: Sequence[Rated], wording: Wording) -> str:
        """What was rarest in one of the newest matches of which everybody may read; empty where none can be told."""
        found: list[tuple[float, str]] = []
        for match_id in (await self._services.results.open_matches(guild_id, rows))[:TOLD]:
            try:
                record = (await self._services.games.look(match_id, None)).record
            except Refused:
                continue
            told = await self._services.games.finales.of(record)
            if told is not None and told.feats:
                feat = min(told.feats, key=lambda one: one.rarity)
                names = {"name": names_of(record)[feat.seat], "figure": feat.figure}
                found.append((feat.rarity, worded(wording, record).text(f"feat-{feat.feat.value}", **names)))
        return min(found, default=(0.0, ""))[1]
