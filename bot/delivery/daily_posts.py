"""The puzzle of the day in servers that want it: one message a day at their hour, and the result of the last one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import discord

from bot.delivery.looking import Looking
from bot.delivery.requests import REQUEST_FAILED
from bot.hosting.daily.daily import Daily
from bot.hosting.people.servers import Servers
from bot.hosting.policy import Clock
from bot.hosting.refusals import Refused
from bot.logs import named
from bot.records.daily import DailyPost
from bot.records.people import ServerSettings
from bot.ui.daily.daily import post_of_day
from bot.wording import BASE_LOCALE, Wording
from bot.wording.translator import language_of_server

_log = logging.getLogger(__name__)

LATEST: Final = timedelta(hours=6)
"""A post that could not be made for so long is left out."""


class DailyPosts(Looking):
    """Posts what is due."""

    name = "daily-posts"
    every = timedelta(minutes=30)
    """On the hour and half an hour later: there are zones whose hours begin then."""

    def __init__(
        self,
        client: discord.Client,
        daily: Daily,
        servers: Servers,
        wording_for: Callable[[str], Wording],
        clock: Clock,
    ) -> None:
        self._client = client
        self._daily = daily
        self._servers = servers
        self._wording_for = wording_for
        self._clock = clock

    async def look(self) -> timedelta:
        await self.post_due()
        return self.every - (self._clock() - datetime.min.replace(tzinfo=UTC)) % self.every

    async def post_due(self) -> None:
        """Post in every server of ours in which it is time."""
        now = self._clock()
        for guild_id, settings in self._servers.with_daily():
            guild = self._client.get_guild(guild_id)
            if guild is None or not _is_time(settings, now):
                continue
            try:
                await self._post(guild, settings, now)
            except REQUEST_FAILED as error:
                _log.info("the puzzle of the day could not be posted: %s", named(error))
            except Refused:
                _log.warning("there is no puzzle to be posted")

    async def _post(self, guild: discord.Guild, settings: ServerSettings, now: datetime) -> None:
        guild_id = guild.id
        day = now.astimezone(_zone(settings)).date()
        puzzle = await self._daily.puzzle(day)
        post = DailyPost(guild_id, day, settings.daily_channel or 0)
        store = self._daily.store
        if not await store.claim_post(post):
            return
        wording = self._wording_for(language_of_server(settings.locale, guild) or BASE_LOCALE)
        for before in await store.take_posts_before(guild_id, day):
            await self._tell_result(before, wording)
        channel = self._client.get_partial_messageable(post.channel_id, guild_id=guild_id)
        message = post_of_day(day, puzzle, wording)
        sent = await channel.send(view=message.view, allowed_mentions=message.allowed_mentions())
        await store.posted(DailyPost(guild_id, day, post.channel_id, sent.id))

    async def _tell_result(self, post: DailyPost, wording: Wording) -> None:
        """Say below an earlier post how many have solved it; it is never changed again."""
        if post.message_id is None:
            return
        solved = await self._daily.store.solved_in(post.guild_id, post.day)
        message = post_of_day(post.day, await self._daily.puzzle(post.day), wording, solved=solved)
        channel = self._client.get_partial_messageable(post.channel_id, guild_id=post.guild_id)
        try:
            await channel.get_partial_message(post.message_id).edit(view=message.view)
        except REQUEST_FAILED as error:
            _log.info("the result of a puzzle could not be told: %s", named(error))


def _zone(settings: ServerSettings) -> ZoneInfo:
    return ZoneInfo(settings.zone or "UTC")


def _is_time(settings: ServerSettings, now: datetime) -> bool:
    """Whether the hour has come by a server's clocks, and not so long ago that it is too late."""
    here = now.astimezone(_zone(settings))
    at = here.replace(hour=settings.daily_hour, minute=0, second=0, microsecond=0)
    return timedelta() <= here - at < LATEST
