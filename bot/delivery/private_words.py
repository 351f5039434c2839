"""What is told to one person: directly, else where they may read it, and what nobody else may read not at all."""

from __future__ import annotations

import logging

import discord

from bot.delivery.places import lacking_in
from bot.delivery.speaking import Speaker
from bot.records.games import GameRecord, GameStatus, VisibleGame
from bot.records.notices import Notice, NoticeKind
from bot.ui.lobby.guests import invitation, parted, taken_out
from bot.ui.table.notice import order_report, standstill_notice

_log = logging.getLogger(__name__)


class PrivateWords:
    """Says what concerns one person of a game alone."""

    def __init__(self, client: discord.Client, speaker: Speaker) -> None:
        self._client = client
        self._speaker = speaker

    async def tell(self, notice: Notice, visible: VisibleGame) -> None:
        """Tell a notice's person what it is about, if it still holds."""
        match notice.kind:
            case NoticeKind.ORDER:
                wording = await self._speaker.wording_of(notice.user_id, visible.record)
                cards = self._speaker.cards_in(visible.record.guild_id)
                message = order_report(visible, notice, wording, cards)
                await self._speaker.whisper(visible.record, message, notice)
            case NoticeKind.STANDSTILL:
                await self._tell_of_standstill(visible.record)
            case NoticeKind.PARTED:
                await self._tell_parted(notice, visible.record)
            case _:
                await self._tell_guest(notice, visible.record)

    async def _tell_of_standstill(self, record: GameRecord) -> None:
        """Tell the host of a match what it stands still for: directly, or where they may read it in their server."""
        if record.standstill is None or not record.shut_out or record.status is not GameStatus.RUNNING:
            return
        channel = self._known_channel(record)
        missing, wording = () if channel is None else lacking_in(channel), self._speaker.wording_for(record.locale)
        own = await self._speaker.wording_of(record.host_id, record)
        name = f"{record.id}-stands-{record.standstill.since:%m%d%H%M}"
        message = standstill_notice(record, missing, own, direct=True)
        if await self._speaker.messages.post_directly(record.host_id, message, name):
            return
        message = standstill_notice(record, missing, wording, direct=False)
        for place in self._elsewhere(record, channel):
            try:
                await self._speaker.messages.post(place, message, name)
            except (discord.Forbidden, discord.NotFound) as error:
                self._speaker.failed(error)
            else:
                return
        _log.info("game %d: its host could not be told why it stands still", record.id)

    async def _tell_parted(self, notice: Notice, record: GameRecord) -> None:
        """That their own block list has taken somebody out of a lobby is nobody else's to read."""
        if not _sits(record, notice.user_id):
            message = parted(record, await self._speaker.wording_of(notice.user_id, record))
            await self._speaker.whisper(record, message, notice)

    async def _tell_guest(self, notice: Notice, record: GameRecord) -> None:
        """Tell somebody that they are invited, or were taken out, if they still are: directly, else in the channel."""
        user_id, wording = notice.user_id, self._speaker.wording_for(record.locale)
        own = await self._speaker.wording_of(user_id, record)
        invites = notice.kind is NoticeKind.INVITATION
        known = record.guests.invited if invites else record.guests.taken_out
        if user_id not in known or _sits(record, user_id) or record.is_over:
            return
        made = invitation if invites else taken_out
        name = f"{'in' if invites else 'out'}-{user_id}"[-16:]
        message = made(record, user_id, own, direct=True)
        if not await self._speaker.messages.post_directly(user_id, message, f"{record.id}-{name}"):
            await self._speaker.send(record, made(record, user_id, wording, direct=False), name)

    def _known_channel(self, record: GameRecord) -> discord.abc.GuildChannel | discord.Thread | None:
        guild = self._client.get_guild(record.guild_id)
        return None if guild is None else guild.get_channel_or_thread(record.channel_id)

    def _elsewhere(
        self, record: GameRecord, channel: discord.abc.GuildChannel | discord.Thread | None
    ) -> list[discord.abc.Messageable]:
        """Where in a server something can be said of a game whose own channel does not do: first above its thread."""
        guild = self._client.get_guild(record.guild_id)
        above = channel.parent if isinstance(channel, discord.Thread) else None
        places = (above, None if guild is None else guild.system_channel)
        return [place for place in places if isinstance(place, discord.TextChannel)]


def _sits(record: GameRecord, user_id: int) -> bool:
    return any(one.user_id == user_id for one in record.holders)
