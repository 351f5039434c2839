"""How each notice becomes a message: the board in its place, the turn's call, the summaries.

Everything is asked for at the moment of speaking, so what waited shows the newest state. A channel is spoken to by its
id alone: nothing depends on what the gateway happened to tell us.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.card_emojis import CardEmojis
from bot.delivery.places import lacking_in
from bot.delivery.retry import ARCHIVED_THREAD, REQUEST_FAILED, UNKNOWN_MESSAGE
from bot.delivery.stubborn import stubbornly
from bot.hosting.notices import (
    AutopilotNotice,
    BoardRefresh,
    EndingNotice,
    InvitationNotice,
    LobbyRefresh,
    MatchSummary,
    Notice,
    OrderWord,
    PartedNotice,
    ReminderNotice,
    RoundSummary,
    SeatFilledNotice,
    SeatOpenNotice,
    StandstillNotice,
    TakenOutNotice,
    TurnNotice,
    VacationNotice,
)
from bot.hosting.policy import Clock
from bot.hosting.service import GameService
from bot.people import Reminders
from bot.records import GameRecord, GameStatus, VisibleGame
from bot.ui.kit.in_words import in_words
from bot.ui.kit.membership import has_left
from bot.ui.kit.message import Outgoing
from bot.ui.table import outgoing
from bot.wording import Wording
from engine.games.views import MatchView, Phase

_log = logging.getLogger(__name__)

BURIED_BY: Final = 8
"""So many newer messages hide a board on a phone."""
LOOK_BELOW_EVERY: Final = timedelta(seconds=20)

_NONCE_LONGEST: Final = 25
_NEVER: Final = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class _Call:
    """A call to a turn as it stands in a channel: whose turn it is, where that stood when it was said, if known, and
    until when it was to be played.
    """

    message_id: int
    turn: int
    seat: int
    phase: Phase | None
    until: datetime | None = None


class Poster:
    """Says notices in their channels. Raises what discord.py raises; what was said stays said."""

    def __init__(
        self,
        client: discord.Client,
        service: GameService,
        wording_for: Callable[[str], Wording],
        cards_in: Callable[[int], CardEmojis],
        clock: Clock,
        failed: Callable[[Exception], None],
    ) -> None:
        """`failed` is told of the requests that failed and are not raised."""
        self._client = client
        self._service = service
        self._wording_for = wording_for
        self._cards_in = cards_in
        self._clock = clock
        self._failed = failed
        self._looked_below: dict[int, datetime] = {}
        self._calls: dict[int, _Call] = {}
        self._strange: set[tuple[int, int]] = set()

    async def say(self, notice: Notice, visible: VisibleGame) -> None:
        """Say one notice about a game as a spectator sees it now."""
        wording = self._wording_for(visible.record.locale)
        match notice:
            case BoardRefresh() | LobbyRefresh():
                await self._show_board(visible, wording)
                await self._renew_call(visible, wording)
            case TurnNotice():
                await self._call(notice, visible, wording)
            case RoundSummary():
                summary = await outgoing.round_summary(visible, notice.round, wording, self._cards(visible))
                await self._send(visible.record, summary, f"round-{notice.round}")
            case MatchSummary():
                message = await outgoing.match_summary(visible, wording, self._cards(visible))
                await self._send(visible.record, message, "match")
            case AutopilotNotice():
                await self._tell_absence(notice, visible, wording)
            case SeatOpenNotice() | SeatFilledNotice():
                await self._tell_of_seat(notice, visible, wording)
            case ReminderNotice():
                await self._remind(notice, visible, wording)
            case EndingNotice():
                await self._tell_ending(visible, wording)
            case StandstillNotice():
                await self._tell_of_standstill(visible, wording)
            case InvitationNotice() | TakenOutNotice() | PartedNotice():
                await self._tell_guest(notice, visible.record, wording)
            case OrderWord():
                cards = self._cards(visible)
                await self._whisper(notice.user_id, outgoing.order_word(visible, notice, wording, cards), notice)
            case VacationNotice():
                message = outgoing.vacation_notice(visible, notice, wording)
                await self._send(visible.record, message, f"vac-{notice.seat}-{notice.first:%y%m%d}")

    async def _show_board(self, visible: VisibleGame, wording: Wording) -> None:
        """Edit the board where it stands, or post it anew at the bottom where it was deleted, buried or archived."""
        record = visible.record
        if visible.view is None:
            message = await outgoing.lobby(visible, wording)
        else:
            message = await outgoing.board(visible, wording, self._cards(visible))
        old = record.board_message_id
        # Where a match stands still only a new message shows that it can be played again.
        if old is not None and not record.shut_out and not await self._is_buried(record, old):
            edited = await self._edit(record, old, message)
            if edited:
                return
        posted = await self._send(record, message)
        await stubbornly(partial(self._service.record_board_message, record.id, posted))
        if old is not None:
            await self._remove(record, old)

    async def _call(self, notice: TurnNotice, visible: VisibleGame, wording: Wording) -> None:
        """Call the seat whose turn it is, and take the call to an earlier turn away."""
        record, view = visible.record, visible.view
        due = record.status is GameStatus.RUNNING and view is not None and view.turn == notice.turn
        called: int | None = None
        if due and view is not None and notice.seat is not None:
            message = await outgoing.turn_notice(visible, notice.seat, wording, self._cards(visible))
            called = await self._send(record, message, f"turn-{notice.turn}")
            self._calls[record.id] = _Call(called, notice.turn, notice.seat, view.phase, visible.deadlines.turn)
        else:
            self._calls.pop(record.id, None)
            if notice.window:
                called = await self._call_to_knock(notice.window, visible, wording)
        await self._called(record, called)

    async def _call_to_knock(self, window: int, visible: VisibleGame, wording: Wording) -> int | None:
        """Call those whom an open window asks and who want to be called, whatever they have answered by now."""
        opened = None if visible.view is None else visible.view.claim_window
        if opened is None or opened.window != window:
            return None
        asked = (visible.record.holders[seat] for seat in opened.asked)
        users = [one.user_id for one in asked if one.user_id is not None and not one.autopilot]
        people = await self._service.people(users) if users else {}
        wanting = [user for user in users if people[user].called_to_knock]
        if not wanting:
            return None
        message = outgoing.knock_notice(visible, wanting, wording)
        return await self._send(visible.record, message, f"knock-{window}")

    async def _remind(self, notice: ReminderNotice, visible: VisibleGame, wording: Wording) -> None:
        """Remind somebody of their turn, as they have chosen, if it is still theirs and still runs."""
        record, view = visible.record, visible.view
        theirs = view is not None and view.turn == notice.turn and view.turn_seat == notice.seat
        holder = record.holders[notice.seat]
        if record.status is not GameStatus.RUNNING or not theirs or visible.deadlines.turn is None:
            return
        if holder.user_id != notice.user_id or holder.autopilot or visible.deadlines.can_play_on:
            return
        if await self._left_server(record, notice.user_id):
            return
        how = (await self._service.people([notice.user_id]))[notice.user_id].reminders
        name = f"rem-{notice.turn}-{notice.count}"
        if how is Reminders.NONE or (how is Reminders.DIRECT and await self._remind_directly(visible, notice, name)):
            return
        message = outgoing.reminder(visible, notice.user_id, wording, direct=False)
        await self._called(record, await self._send(record, message, name))

    async def _remind_directly(self, visible: VisibleGame, notice: ReminderNotice, name: str) -> bool:
        """Whether a direct message reached somebody; not where theirs are closed."""
        wording = self._wording_for(visible.record.locale)
        message = outgoing.reminder(visible, notice.user_id, wording, direct=True)
        return await self._say_directly(notice.user_id, message, f"{visible.record.id}-{name}")

    async def _tell_absence(self, notice: AutopilotNotice, visible: VisibleGame, wording: Wording) -> None:
        """Tell somebody that the computer plays for them; whoever has left the server has left its games."""
        record, user_id = visible.record, notice.user_id
        if record.status is not GameStatus.RUNNING or record.holders[notice.seat].user_id != user_id:
            return
        if not await self._left_server(record, user_id):
            message = await outgoing.autopilot_notice(visible, notice.seat, wording)
            await self._send(record, message, f"auto-{notice.seat}-{notice.misses}")

    async def _left_server(self, record: GameRecord, user_id: int) -> bool:
        """Whether somebody is no longer in the server of a game, as Discord says when asked; then they leave its games.

        The bot keeps no list of members, so it is asked when somebody keeps others waiting.
        """
        if not await has_left(self._client, record.guild_id, user_id):
            return False
        _log.info("game %d: a player has left the server", record.id)
        await stubbornly(partial(self._service.gone_from_server, record.guild_id, user_id))
        return True

    async def _tell_of_seat(
        self, notice: SeatOpenNotice | SeatFilledNotice, visible: VisibleGame, wording: Wording
    ) -> None:
        if isinstance(notice, SeatOpenNotice):
            await self._offer_seat(notice, visible, wording)
        else:
            await self._tell_seat_filled(notice, visible, wording)

    async def _offer_seat(self, notice: SeatOpenNotice, visible: VisibleGame, wording: Wording) -> None:
        """Say that a seat is free, if it still is."""
        record = visible.record
        if record.status is GameStatus.RUNNING and record.holders[notice.seat].is_open:
            message = outgoing.seat_open_notice(record, notice.seat, wording)
            posted = await self._send(record, message, f"open-{notice.seat}-{notice.version}")
            await self._offered(record, notice.seat, posted)

    async def _tell_seat_filled(self, notice: SeatFilledNotice, visible: VisibleGame, wording: Wording) -> None:
        """Have the offer of a seat say who has taken it; where nobody has and nobody can, take the offer away."""
        record, offer = visible.record, visible.record.holders[notice.seat].offer_message_id
        if not notice.substitute:
            await self._offered(record, notice.seat, None)
            return
        message = outgoing.seat_taken_notice(record, notice.seat, wording)
        if offer is None or not await self._edit(record, offer, message):
            await self._send(record, message, f"taken-{notice.seat}-{len(record.holders[notice.seat].before)}")
        # What tells of the seat now stays: it is an offer no more.
        if offer is not None:
            await stubbornly(partial(self._service.record_seat_offer, record.id, notice.seat, None))

    async def _offered(self, record: GameRecord, seat: int, message_id: int | None) -> None:
        """Remember the message that offers a seat, and take the one before away."""
        old = record.holders[seat].offer_message_id
        if message_id != old:
            await stubbornly(partial(self._service.record_seat_offer, record.id, seat, message_id))
        if old is not None and message_id != old:
            await self._remove(record, old)

    async def _tell_ending(self, visible: VisibleGame, wording: Wording) -> None:
        """Say how it stands about the end of a match, if anybody still wants it."""
        ending = visible.record.ending
        if ending is not None and visible.record.status is GameStatus.RUNNING:
            agreed = len(ending.agreed) if ending.until is None else "all"
            await self._send(visible.record, outgoing.ending_notice(visible, ending, wording), f"end-{agreed}")

    async def _tell_of_standstill(self, visible: VisibleGame, wording: Wording) -> None:
        """Tell the host of a match what it stands still for: directly, or where they may read it in their server."""
        record = visible.record
        if record.standstill is None or not record.shut_out or record.status is not GameStatus.RUNNING:
            return
        channel = self._known_channel(record)
        missing = () if channel is None else lacking_in(channel)
        name = f"{record.id}-stands-{record.standstill.since:%m%d%H%M}"
        if await self._say_directly(
            record.host_id, outgoing.standstill_notice(record, missing, wording, direct=True), name
        ):
            return
        message = outgoing.standstill_notice(record, missing, wording, direct=False)
        for place in self._elsewhere(record, channel):
            try:
                await self._post(place, message, name)
            except (discord.Forbidden, discord.NotFound) as error:
                self._failed(error)
            else:
                return
        _log.info("game %d: its host could not be told why it stands still", record.id)

    async def _tell_guest(
        self, notice: InvitationNotice | TakenOutNotice | PartedNotice, record: GameRecord, wording: Wording
    ) -> None:
        """Tell somebody that they are invited, or were taken out, if they still are: directly, else in the channel.

        That their own block list has taken them out is nobody else's to read.
        """
        sits = any(one.user_id == notice.user_id for one in record.holders)
        if isinstance(notice, PartedNotice):
            if not sits:
                await self._whisper(notice.user_id, outgoing.parted(record, wording), notice)
            return
        invites = isinstance(notice, InvitationNotice)
        known = record.guests.invited if invites else record.guests.taken_out
        if notice.user_id not in known or sits or record.is_over:
            return
        made = outgoing.invitation if invites else outgoing.taken_out
        name = f"{'in' if invites else 'out'}-{notice.user_id}"[-16:]
        message = made(record, notice.user_id, wording, direct=True)
        if not await self._say_directly(notice.user_id, message, f"{record.id}-{name}"):
            await self._send(record, made(record, notice.user_id, wording, direct=False), name)

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

    async def _called(self, record: GameRecord, message_id: int | None) -> None:
        """Remember the message that calls somebody, and take the one before away."""
        old = record.notice_message_id
        if message_id == old:
            return
        await stubbornly(partial(self._service.record_notice_message, record.id, message_id))
        if old is not None:
            await self._remove(record, old)

    async def _renew_call(self, visible: VisibleGame, wording: Wording) -> None:
        """Have the call to a turn say where the turn stands now. Nobody is pinged by it."""
        record, view = visible.record, visible.view
        if view is None or record.status is not GameStatus.RUNNING:
            return
        call = await self._call_to(visible, view)
        now = view.phase, visible.deadlines.turn
        if call is None or (view.turn, view.turn_seat) != (call.turn, call.seat) or now == (call.phase, call.until):
            return
        self._calls[record.id] = replace(call, phase=view.phase, until=visible.deadlines.turn)
        message = await outgoing.turn_notice(visible, call.seat, wording, self._cards(visible))
        if not await self._edit(record, call.message_id, message):
            self._calls.pop(record.id, None)

    async def _call_to(self, visible: VisibleGame, view: MatchView) -> _Call | None:
        """The call that hangs for the turn; one that an earlier process sent is looked for once."""
        record, message_id = visible.record, visible.record.notice_message_id
        call = self._calls.get(record.id)
        if call is not None and call.message_id == message_id:
            return call
        if message_id is None or view.turn_seat is None or (record.id, message_id) in self._strange:
            return None
        self._strange = {one for one in self._strange if one[0] != record.id} | {(record.id, message_id)}
        try:
            message = await self._channel(record).fetch_message(message_id)
        except REQUEST_FAILED as error:
            self._failed(error)
            return None
        if not outgoing.calls_to(message, record.id, view.turn):
            return None
        found = _Call(message_id, view.turn, view.turn_seat, None)
        self._calls[record.id] = found
        return found

    def _cards(self, visible: VisibleGame) -> CardEmojis:
        """The cards as the server of a game shows them."""
        return self._cards_in(visible.record.guild_id)

    def _channel(self, record: GameRecord) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(record.channel_id, guild_id=record.guild_id)

    async def _send(self, record: GameRecord, message: Outgoing, once: str | None = None) -> int:
        """Post a message and give its id.

        What has a name, `once`, is posted no second time within a few minutes: Discord gives the first message again.
        So a process that died before it could remember a message does not repeat it.
        """
        nonce = f"{record.id}-{once}" if once is not None else secrets.token_hex(8)
        return await self._post(self._channel(record), await self._as_wished(record, message), nonce)

    async def _as_wished(self, record: GameRecord, message: Outgoing) -> Outgoing:
        """What only one person reads, in a practice game, in words alone where they want no pictures."""
        people = [] if record.guild_id else [one.user_id for one in record.holders if one.user_id is not None]
        wishes = (await self._service.people(people)).values() if people and message.files else ()
        if not any(one.text_mode for one in wishes):
            return message
        cards, wording = self._cards_in(record.guild_id), self._wording_for(record.locale)
        return in_words(message, lambda text: cards.spelled(text, wording.card))

    async def _post(self, channel: discord.abc.Messageable, message: Outgoing, nonce: str) -> int:
        sent = await channel.send(
            view=message.view,
            files=message.uploads(),
            allowed_mentions=message.allowed_mentions(),
            nonce=nonce[:_NONCE_LONGEST],
        )
        return sent.id

    async def _whisper(self, user_id: int, message: Outgoing, notice: Notice) -> None:
        """Say something to one person alone. Whose messages are closed is not told: nobody else may read it."""
        if not await self._say_directly(user_id, message, f"{notice.game_id}-{notice.slot}"[-_NONCE_LONGEST:]):
            _log.info("game %d: a private word could not be said", notice.game_id)

    async def _say_directly(self, user_id: int, message: Outgoing, nonce: str) -> bool:
        """Whether a direct message reached somebody; not where theirs are closed."""
        try:
            await self._post(await self._client.create_dm(discord.Object(user_id)), message, nonce)
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    async def _edit(self, record: GameRecord, message_id: int, message: Outgoing) -> bool:
        """Whether the message could be edited; not if it is gone, or lies in a thread that went to sleep."""
        message = await self._as_wished(record, message)
        try:
            await (
                self._channel(record)
                .get_partial_message(message_id)
                .edit(view=message.view, attachments=message.uploads(), allowed_mentions=message.allowed_mentions())
            )
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, ARCHIVED_THREAD):
                return False
            raise
        return True

    async def _is_buried(self, record: GameRecord, message_id: int) -> bool:
        """Whether talk has pushed a message out of sight; not known, hence no, where we may not read the channel.

        Asked at most once in a while, as it costs a request.
        """
        now = self._clock()
        if now - self._looked_below.get(record.id, _NEVER) < LOOK_BELOW_EVERY:
            return False
        self._looked_below = {game: at for game, at in self._looked_below.items() if now - at < LOOK_BELOW_EVERY}
        self._looked_below[record.id] = now
        after = discord.Object(message_id)
        try:
            newer = [message.id async for message in self._channel(record).history(limit=BURIED_BY, after=after)]
        except discord.Forbidden as error:
            self._failed(error)
            return False
        return len(newer) >= BURIED_BY

    async def _remove(self, record: GameRecord, message_id: int) -> None:
        """Delete a message of ours, if it can be: one left behind is a trifle against saying its successor twice."""
        try:
            await self._channel(record).get_partial_message(message_id).delete()
        except REQUEST_FAILED as error:
            self._failed(error)
            _log.info("game %d: message %d stays behind: %s", record.id, message_id, error)
