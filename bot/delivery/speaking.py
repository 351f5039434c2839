"""Posting and editing messages, and speaking of a game: in its channel, and to one person alone."""

import logging
import secrets
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.card_emojis import CardEmojis
from bot.delivery.lately import Lately
from bot.delivery.places import lacking_in
from bot.delivery.requests import (
    ARCHIVED_THREAD,
    REQUEST_FAILED,
    UNKNOWN_MESSAGE,
    RefusalBudget,
    Setback,
    setback_of,
    until_written,
)
from bot.hosting.games.service import GameService
from bot.hosting.policy import Clock
from bot.records.games import GameRecord, GameStatus, Obstacle, VisibleGame
from bot.records.ids import UserId
from bot.records.notices import Notice, NoticeKind, Posted
from bot.ui.kit.message import Outgoing, in_words
from bot.ui.lobby.guests import invitation, parted, taken_out
from bot.ui.table.notice import order_report, standstill_notice
from bot.wording import Wording

NONCE_LONGEST: Final = 25


_log = logging.getLogger(__name__)
BURIED_BY: Final = 8
"""So many newer messages hide a board on a phone."""
LOOK_BELOW_EVERY: Final = timedelta(seconds=20)
UNEDITED_FOR: Final = timedelta(seconds=30)
TOLD_AGAIN_AFTER: Final = timedelta(hours=1)
CLOSED_FOR: Final = timedelta(hours=6)
"""So long nobody is written to again whose direct messages are closed: Discord counts what it refuses."""


class Messages:
    """Posts and edits messages. Raises what discord.py raises."""

    def __init__(self, client: discord.Client, budget: RefusalBudget, clock: Clock) -> None:
        self._client = client
        self._budget = budget
        self._clock = clock
        self._closed = Lately(clock)

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        """A channel or thread, or in no guild a direct conversation, to post and edit in."""
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def post(self, channel: discord.abc.Messageable, message: Outgoing, nonce: str) -> int:
        """Post a message and give its id; the same nonce again within a few minutes gives the first message again."""
        sent = await channel.send(
            view=message.view,
            files=message.uploads(),
            allowed_mentions=message.allowed_mentions(),
            nonce=nonce[:NONCE_LONGEST],
        )
        return sent.id

    async def post_directly(self, user_id: UserId, message: Outgoing, nonce: str) -> int | None:
        """The id of the direct message that reached somebody; None where theirs are closed, or Discord has refused so
        much lately that none is tried.
        """
        if user_id in self._closed or self._budget.is_low(self._clock()):
            return None
        try:
            return await self.post(await self.direct(user_id), message, nonce)
        except discord.HTTPException as error:
            if setback_of(error) is Setback.PASSING or not isinstance(error, discord.Forbidden | discord.NotFound):
                raise
            self._closed.note(user_id, CLOSED_FOR)
            return None

    def open_again(self, user_id: UserId) -> None:
        """Somebody speaks to us directly: they may be written to."""
        self._closed.note(user_id, timedelta())

    async def edit(self, channel: discord.PartialMessageable, message_id: int, message: Outgoing) -> bool:
        """Whether the message could be edited; not if it is gone, or lies in a thread that went to sleep."""
        try:
            await channel.get_partial_message(message_id).edit(
                view=message.view, attachments=message.uploads(), allowed_mentions=message.allowed_mentions()
            )
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, ARCHIVED_THREAD):
                return False
            raise
        return True

    async def direct(self, user_id: UserId) -> discord.DMChannel:
        """Where somebody is written to directly."""
        return await self._client.create_dm(discord.Object(user_id))

    async def remove(self, channel: discord.PartialMessageable | discord.DMChannel, message_id: int) -> None:
        """Delete a message of ours; one that is gone already is none."""
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE:
                raise


class Speaker:
    """Posts, edits and removes messages about games. Raises what discord.py raises; what was said stays said."""

    def __init__(
        self,
        messages: Messages,
        service: GameService,
        cards_in: Callable[[int], CardEmojis],
        failed: Callable[[Exception], None],
    ) -> None:
        """`failed` is told of the requests that failed and are not raised."""
        self.messages = messages
        self.failed = failed
        self._service = service
        self.cards_in = cards_in
        self._looked_below, self._unedited = Lately(service.path.clock), Lately(service.path.clock)

    def channel(self, record: GameRecord) -> discord.PartialMessageable:
        return self.messages.channel(record.guild_id, record.channel_id)

    async def send(self, record: GameRecord, message: Outgoing, once: str | None = None) -> int:
        """Post a message and give its id.

        What has a name, `once`, is posted no second time within a few minutes: Discord gives the first message again.
        So a process that died before it could remember a message does not repeat it.
        """
        nonce = f"{record.id}-{once}" if once is not None else secrets.token_hex(8)
        return await self.messages.post(self.channel(record), await self._as_wished(record, message), nonce)

    async def wording_of(self, user_id: UserId, record: GameRecord) -> Wording:
        """The language in which somebody is told something of a game alone: their own, else that of the table."""
        person = (await self._service.people([user_id]))[user_id]
        return Wording.of(person.speaks or record.locale)

    async def whisper(self, record: GameRecord, message: Outgoing, notice: Notice) -> None:
        """Say something to a notice's person alone. Whose messages are closed is not told: nobody else may read it."""
        nonce = f"{record.id}-{notice.slot}"[-NONCE_LONGEST:]
        if not await self.messages.post_directly(notice.user_id, message, nonce):
            _log.info("game %d: a private word could not be said", record.id)

    async def edit(self, record: GameRecord, message_id: int, message: Outgoing) -> bool:
        """Whether the message could be edited; not if it is gone, in a thread asleep, or Discord just edits nothing."""
        if self.edits_nothing(record):
            return False
        try:
            return await self.messages.edit(self.channel(record), message_id, await self._as_wished(record, message))
        except REQUEST_FAILED as error:
            self.failed(error)
            self._unedited.note(record.id, UNEDITED_FOR)
            return False

    def edits_nothing(self, record: GameRecord) -> bool:
        """Whether an edit has just failed, so that none is tried."""
        return record.id in self._unedited

    async def hang(self, record: GameRecord, name: str, message: Outgoing, once: str) -> None:
        """Post a message that is known by a name from then on, and take the one before away."""
        sent = await self.send(record, message, once)
        await until_written(partial(self._service.posted.keep, record.id, Posted(sent, record.channel_id, name)))
        await self.take_away(record, name, but=sent)

    async def renew(self, record: GameRecord, name: str, message: Outgoing, once: str | None = None) -> bool:
        """Whether a message of this name stands in the game's channel, and could be edited. Nobody is pinged by it.
        Where Discord edits nothing it is posted anew, if `once` is given for it.
        """
        here = await self._service.posted.of(record.id, name=name, channel_id=record.channel_id)
        edited = bool(here) and await self.edit(record, here[-1].message_id, message)
        if here and once and self.edits_nothing(record):
            await self.hang(record, name, message, once)
            return True
        return edited

    async def tell(self, record: GameRecord, name: str, message: Outgoing, once: str) -> None:
        """Have the message of a name say what holds now: edit it where it stands, else post it."""
        if not await self.renew(record, name, message):
            await self.hang(record, name, message, once)

    async def send_directly(self, record: GameRecord, notice: Notice, message: Outgoing, once: str) -> int | None:
        """The id of what reached a notice's person directly, for `take_away`; None where such messages are closed."""
        sent = await self.messages.post_directly(notice.user_id, message, f"{record.id}-{once}")
        if sent is not None:
            channel = await self.messages.direct(notice.user_id)
            await until_written(partial(self._service.posted.keep, record.id, Posted(sent, channel.id, notice.kind)))
        return sent

    async def take_away(self, record: GameRecord, name: str, but: int = 0) -> bool:
        """Delete what was said of a game under a name, but one message; False where Discord does not do so at present.
        That stays behind until the next time: a trifle against saying its successor twice. Nothing succeeds what is
        said of a match that is over, so then what discord.py raises is raised, to be tried again.
        """
        for one in reversed(await until_written(partial(self._service.posted.of, record.id, name=name))):
            if one.message_id == but:
                continue
            try:
                await self.messages.remove(self.messages.channel(record.guild_id, one.channel_id), one.message_id)
            except REQUEST_FAILED as error:
                self.failed(error)
                _log.info("game %d: message %d stays behind: %s", record.id, one.message_id, error)
                if setback_of(error) is Setback.PASSING:
                    if record.is_over:
                        raise
                    return False
            await until_written(partial(self._service.posted.drop, record.id, message_id=one.message_id))
        return True

    async def is_buried(self, record: GameRecord, message_id: int) -> bool:
        """Whether talk has pushed a message out of sight; not known, hence no, where we may not read the channel.

        Asked at most once in a while, as it costs a request.
        """
        if self.edits_nothing(record) or record.id in self._looked_below:
            return False
        self._looked_below.note(record.id, LOOK_BELOW_EVERY)
        after = discord.Object(message_id)
        try:
            newer = [message.id async for message in self.channel(record).history(limit=BURIED_BY, after=after)]
        except REQUEST_FAILED as error:
            self.failed(error)
            if not isinstance(error, discord.Forbidden):
                self._unedited.note(record.id, UNEDITED_FOR)
                self._looked_below.note(record.id, UNEDITED_FOR + LOOK_BELOW_EVERY)
            return False
        return len(newer) >= BURIED_BY

    async def _as_wished(self, record: GameRecord, message: Outgoing) -> Outgoing:
        """What only one person reads, in a practice game, in words alone where they want no pictures."""
        people = [] if record.guild_id else [one.user_id for one in record.holders if one.user_id is not None]
        wishes = (await self._service.people(people)).values() if people and message.files else ()
        if not any(one.text_mode for one in wishes):
            return message
        cards, wording = self.cards_in(record.guild_id), Wording.of(record.locale)
        return in_words(message, lambda text: cards.spelled(text, wording.spoken))


class PrivateWords:
    """Says what concerns one person of a game alone."""

    def __init__(self, client: discord.Client, speaker: Speaker) -> None:
        self._client = client
        self._speaker = speaker
        self._told: dict[tuple[int, Obstacle], datetime] = {}

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
                # That their own block list has taken somebody out of a lobby is nobody else's to read.
                if visible.record.seat_of(notice.user_id) is None:
                    message = parted(visible.record, await self._speaker.wording_of(notice.user_id, visible.record))
                    await self._speaker.whisper(visible.record, message, notice)
            case _:
                await self._tell_guest(notice, visible.record)

    async def _tell_of_standstill(self, record: GameRecord) -> None:
        """Tell a host what their match stands still for, once an hour: directly, or where they may read it."""
        if record.standstill is None or not record.shut_out or record.status is not GameStatus.RUNNING:
            return
        if record.table_of is not None and record.standstill.why.is_final:
            # Its tournament opens another thread, or is called off.
            return
        this, since = (record.id, record.standstill.why), record.standstill.since
        self._told = {one: at for one, at in self._told.items() if since - at < TOLD_AGAIN_AFTER}
        if self._told.setdefault(this, since) != since:
            return
        guild = self._client.get_guild(record.guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(record.channel_id)
        missing, wording = () if channel is None else lacking_in(channel), Wording.of(record.locale)
        own = await self._speaker.wording_of(record.host_id, record)
        name = f"{record.id}-stands-{record.standstill.since:%m%d%H%M}"
        message = standstill_notice(record, missing, own, direct=True)
        if await self._speaker.messages.post_directly(record.host_id, message, name):
            return
        message = standstill_notice(record, missing, wording, direct=False)
        above = channel.parent if isinstance(channel, discord.Thread) else None
        for place in (above, None if guild is None else guild.system_channel):
            if not isinstance(place, discord.TextChannel):
                continue
            try:
                await self._speaker.messages.post(place, message, name)
            except (discord.Forbidden, discord.NotFound) as error:
                self._speaker.failed(error)
            else:
                return
        _log.info("game %d: its host could not be told why it stands still", record.id)

    async def _tell_guest(self, notice: Notice, record: GameRecord) -> None:
        """Tell somebody that they are invited, or were taken out, if they still are: directly, else in the channel."""
        user_id, wording = notice.user_id, Wording.of(record.locale)
        own = await self._speaker.wording_of(user_id, record)
        invites = notice.kind is NoticeKind.INVITATION
        known = record.guests.invited if invites else record.guests.taken_out
        if user_id not in known or record.seat_of(user_id) is not None or record.is_over:
            return
        made = invitation if invites else taken_out
        name = f"{'in' if invites else 'out'}-{user_id}"[-16:]
        message = made(record, user_id, own, direct=True)
        if await self._speaker.send_directly(record, notice, message, name) is None:
            await self._speaker.send(record, made(record, user_id, wording, direct=False), name)
