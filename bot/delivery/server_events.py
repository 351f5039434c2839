"""A server's own events for tournaments that are announced, where it wants them."""

import logging
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.delivery.requests import Setback, setback_of, until_written
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.deadlines import DeadlineKind
from bot.records.tournaments import Announcement, TournamentRecord, TournamentStatus
from bot.services import Services
from bot.wording import Wording

_log = logging.getLogger(__name__)

SOONEST: Final = timedelta(minutes=1)
"""Discord takes no event that begins at once."""
NAME: Final = 100


class ServerEvents:
    """Keeps one event for each tournament that has a beginning ahead of it. Nothing else waits for it."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def keep(self, visible: VisibleTournament, wording: Wording) -> None:
        """Make the event, or change it (an arena's ends with its bell), or take it away when it does not begin then.

        What Discord refuses stays undone: the server has not given the permission, or has removed the event.
        """
        record, begins, now = visible.record, self._beginning(visible), self._services.clock()
        guild, event = self._client.get_guild(record.guild_id), record.event
        rings = visible.due_at(DeadlineKind.BELL)
        if guild is None:
            return
        off = record.status is TournamentStatus.CANCELLED
        try:
            if begins is not None:
                await self._tell(guild, record, begins, wording)
            elif event is not None and (off or datetime.fromisoformat(event.told.split()[0]) > now):
                await (await guild.fetch_scheduled_event(event.event_id)).delete()
                await self._remember(record, None)
            elif event is not None and rings is not None and event.told.split()[1] != rings.isoformat():
                told = f"{event.told.split()[0]} {rings.isoformat()} {record.name}"
                await (await guild.fetch_scheduled_event(event.event_id)).edit(end_time=rings)
                await self._remember(record, Announcement(event.event_id, told))
        except (discord.Forbidden, discord.NotFound) as refused:
            if setback_of(refused) is Setback.PASSING:
                raise
            _log.info("tournament %d: its event was refused: %s", record.id, refused)

    def _beginning(self, visible: VisibleTournament) -> datetime | None:
        """When a tournament begins that is announced; None where that is not ahead, or nobody knows when."""
        record, earliest = visible.record, self._services.clock() + SOONEST
        begins = visible.due_at(DeadlineKind.START) or record.terms.starts_at
        ahead = begins is not None and begins > earliest and record.status.is_gathering and not visible.state.paused
        return begins if ahead and self._services.servers.known(record.guild_id).events else None

    async def _tell(self, guild: discord.Guild, record: TournamentRecord, begins: datetime, wording: Wording) -> None:
        name, ends = record.name[:NAME], begins + record.terms.round_time
        told = f"{begins.isoformat()} {ends.isoformat()} {record.name}"
        if record.event is not None and record.event.told == told:
            return
        if record.event is not None:
            made = await guild.fetch_scheduled_event(record.event.event_id)
            await made.edit(name=name, start_time=begins, end_time=ends)
        else:
            channel = guild.get_channel_or_thread(record.channel_id)
            where = wording.text("tournament-event-where", channel="" if channel is None else channel.name)
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

    async def _remember(self, record: TournamentRecord, event: Announcement | None) -> None:
        await until_written(partial(self._services.tournaments.remember, record.id, event=event))
