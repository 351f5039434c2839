"""How each notice becomes a message: the board in its place, the turn's call, the summaries.

Everything is asked for at the moment of speaking, so what waited shows the newest state. A channel is spoken to by its
id alone: nothing depends on what the gateway happened to tell us.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from bot.card_emojis import CardEmojis
from bot.delivery.retry import ARCHIVED_THREAD, REQUEST_FAILED, UNKNOWN_MESSAGE
from bot.hosting.notices import (
    AutopilotNotice,
    BoardRefresh,
    LobbyRefresh,
    MatchSummary,
    Notice,
    OrderWord,
    RoundSummary,
    TurnNotice,
)
from bot.hosting.policy import Clock
from bot.hosting.service import GameService
from bot.records import GameRecord, GameStatus, VisibleGame
from bot.ui.kit.message import Outgoing
from bot.ui.table import outgoing
from bot.wording import Wording

_log = logging.getLogger(__name__)

BURIED_BY: Final = 8
"""So many newer messages hide a board on a phone."""
LOOK_BELOW_EVERY: Final = timedelta(seconds=20)

_NONCE_LONGEST: Final = 25
_NEVER: Final = datetime.min.replace(tzinfo=UTC)


class Poster:
    """Says notices in their channels. Raises what discord.py raises; what was said stays said."""

    def __init__(
        self,
        client: discord.Client,
        service: GameService,
        wording_for: Callable[[str], Wording],
        cards: CardEmojis,
        clock: Clock,
    ) -> None:
        self._client = client
        self._service = service
        self._wording_for = wording_for
        self._cards = cards
        self._clock = clock
        self._looked_below: dict[int, datetime] = {}

    async def say(self, notice: Notice, visible: VisibleGame) -> None:
        """Say one notice about a game as a spectator sees it now."""
        wording = self._wording_for(visible.record.locale)
        match notice:
            case BoardRefresh() | LobbyRefresh():
                await self._show_board(visible, wording)
            case TurnNotice():
                await self._call(notice, visible, wording)
            case RoundSummary():
                summary = await outgoing.round_summary(visible, notice.round, wording, self._cards)
                await self._send(visible.record, summary, f"round-{notice.round}")
            case MatchSummary():
                await self._send(visible.record, await outgoing.match_summary(visible, wording, self._cards), "match")
            case AutopilotNotice():
                message = await outgoing.autopilot_notice(visible, notice.seat, wording)
                await self._send(visible.record, message, f"auto-{notice.seat}-{notice.misses}")
            case OrderWord():
                await self._whisper(notice.user_id, outgoing.order_word(visible, notice, wording, self._cards), notice)

    async def _show_board(self, visible: VisibleGame, wording: Wording) -> None:
        """Edit the board where it stands, or post it anew at the bottom where it was deleted, buried or archived."""
        record = visible.record
        if visible.view is None:
            message = await outgoing.lobby(record, wording)
        else:
            message = await outgoing.board(visible, wording, self._cards)
        old = record.board_message_id
        if old is not None and not await self._is_buried(record, old) and await self._edit(record, old, message):
            return
        posted = await self._send(record, message)
        await self._service.record_board_message(record.id, posted)
        if old is not None:
            await self._remove(record, old)

    async def _call(self, notice: TurnNotice, visible: VisibleGame, wording: Wording) -> None:
        """Call the seat whose turn it is, and take the call to an earlier turn away."""
        record, view = visible.record, visible.view
        due = record.status is GameStatus.RUNNING and view is not None and view.turn == notice.turn
        called: int | None = None
        if due and notice.seat is not None:
            message = await outgoing.turn_notice(visible, notice.seat, wording)
            called = await self._send(record, message, f"turn-{notice.turn}")
        old = record.notice_message_id
        if called == old:
            return
        await self._service.record_notice_message(record.id, called)
        if old is not None:
            await self._remove(record, old)

    def _channel(self, record: GameRecord) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(record.channel_id, guild_id=record.guild_id)

    async def _send(self, record: GameRecord, message: Outgoing, once: str | None = None) -> int:
        """Post a message and give its id.

        What has a name, `once`, is posted no second time within a few minutes: Discord gives the first message again.
        So a process that died before it could remember a message does not repeat it.
        """
        sent = await self._channel(record).send(
            view=message.view,
            files=message.uploads(),
            allowed_mentions=message.allowed_mentions(),
            nonce=f"{record.id}-{once}"[:_NONCE_LONGEST] if once is not None else secrets.token_hex(8),
        )
        return sent.id

    async def _whisper(self, user_id: int, message: Outgoing, notice: Notice) -> None:
        """Say something to one person alone. Whose messages are closed is not told: nobody else may read it."""
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            await channel.send(view=message.view, nonce=f"{notice.game_id}-{notice.slot}"[-_NONCE_LONGEST:])
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("game %d: a private word could not be said: %s", notice.game_id, error.code)

    async def _edit(self, record: GameRecord, message_id: int, message: Outgoing) -> bool:
        """Whether the message could be edited; not if it is gone, or lies in a thread that went to sleep."""
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
        except discord.Forbidden:
            return False
        return len(newer) >= BURIED_BY

    async def _remove(self, record: GameRecord, message_id: int) -> None:
        """Delete a message of ours, if it can be: one left behind is a trifle against saying its successor twice."""
        try:
            await self._channel(record).get_partial_message(message_id).delete()
        except REQUEST_FAILED as error:
            _log.info("game %d: message %d stays behind: %s", record.id, message_id, error)
