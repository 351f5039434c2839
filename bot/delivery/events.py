"""Tournaments among a server's events, where the server wants that: when they begin, and where one enters."""

from __future__ import annotations

import logging
from datetime import timedelta
from functools import partial
from typing import Final

import discord

from bot.delivery.requests import until_written
from bot.hosting.policy import Clock
from bot.records.tournaments import Announcement, TournamentRecord, TournamentStatus
from bot.services import Services
from bot.wording import Wording

_log = logging.getLogger(__name__)

SOONEST: Final = timedelta(minutes=1)
"""Discord takes no event that begins at once."""
NAME: Final = 100
ENTERED: Final = (TournamentStatus.OPEN, TournamentStatus.CHECK_IN)


class ServerEvents:
    """Keeps one event for each tournament that has a beginning ahead of it. Nothing else waits for it."""

    def __init__(self, client: discord.Client, services: Services, clock: Clock) -> None:
        self._client = client
        self._services = services
        self._clock = clock

    async def keep(self, record: TournamentRecord, wording: Wording) -> None:
        """Make the event, or change it, or take it away when the tournament is called off.

        What Discord refuses stays undone: the server has not given the permission, or has removed the event.
        """
        guild, event = self._client.get_guild(record.guild_id), record.event
        if guild is None:
            return
        try:
            if event is not None and record.status is TournamentStatus.CANCELLED:
                await (await guild.fetch_scheduled_event(event.event_id)).delete()
                await self._remember(record, None)
            elif self._is_announced(record):
                await self._tell(guild, record, wording)
        except (discord.Forbidden, discord.NotFound) as refused:
            _log.info("tournament %d: its event was refused: %s", record.id, refused)

    def _is_announced(self, record: TournamentRecord) -> bool:
        begins = record.terms.starts_at
        ahead = begins is not None and begins > self._clock() + SOONEST and record.status in ENTERED
        return ahead and self._services.servers.known(record.guild_id).events

    async def _tell(self, guild: discord.Guild, record: TournamentRecord, wording: Wording) -> None:
        """Make the event, or change it where it says something else."""
        begins = record.terms.starts_at
        assert begins is not None  # noqa: S101 - only what has a beginning is announced
        told = f"{begins.isoformat()} {record.name}"
        if record.event is not None and record.event.told == told:
            return
        name, ends = record.name[:NAME], begins + record.terms.round_time
        if record.event is not None:
            made = await guild.fetch_scheduled_event(record.event.event_id)
            await made.edit(name=name, start_time=begins, end_time=ends)
        else:
            where = wording.text("tournament-event-where", channel=self._channel_name(guild, record))
            about = wording.text("tournament-event-about", game=wording.variant_name(record.terms.variant))
            made = await guild.create_scheduled_event(
                name=name,
                description=about,
                start_time=begins,
                end_time=ends,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=where[:NAME],
            )
        await self._remember(record, Announcement(made.id, told))

    def _channel_name(self, guild: discord.Guild, record: TournamentRecord) -> str:
        channel = guild.get_channel_or_thread(record.channel_id)
        return "" if channel is None else channel.name

    async def _remember(self, record: TournamentRecord, event: Announcement | None) -> None:
        await until_written(partial(self._services.tournaments.record_event, record.id, event))
