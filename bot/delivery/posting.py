"""How each notice of a game becomes a message: the board in its place, the turn's call, the summaries.

Everything is asked for at the moment of speaking, so what waited shows the newest state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import discord

from bot.card_emojis import CardEmojis
from bot.delivery.calls import Calls
from bot.delivery.private_words import PrivateWords
from bot.delivery.retry import until_written
from bot.delivery.seat_offers import SeatOffers
from bot.delivery.speaking import Messages, Speaker
from bot.hosting.policy import Clock
from bot.hosting.service import GameService
from bot.notices import Notice, NoticeKind
from bot.records import GameStatus, VisibleGame
from bot.ui.table import outgoing
from bot.wording import Wording


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
        self._service = service
        self._speaker = Speaker(Messages(client), service, wording_for, cards_in, clock, failed)
        self._calls = Calls(client, service, self._speaker)
        self._seat_offers = SeatOffers(service, self._speaker)
        self._private_words = PrivateWords(client, self._speaker)

    async def say(self, notice: Notice, visible: VisibleGame) -> None:
        """Say one notice about a game as a spectator sees it now."""
        if notice.kind.is_direct:
            await self._private_words.tell(notice, visible)
            return
        match notice.kind:
            case NoticeKind.BOARD | NoticeKind.LOBBY:
                await self._show_board(visible)
                await self._calls.renew(visible)
            case NoticeKind.TURN:
                await self._calls.call(notice, visible)
            case NoticeKind.REMINDER:
                await self._calls.remind(notice, visible)
            case NoticeKind.AUTOPILOT:
                await self._calls.tell_absence(notice, visible)
            case NoticeKind.SEAT_OPEN | NoticeKind.SEAT_FILLED:
                await self._seat_offers.tell(notice, visible)
            case _:
                await self._tell_table(notice, visible)

    async def _tell_table(self, notice: Notice, visible: VisibleGame) -> None:
        """What everybody at the table reads once."""
        record = visible.record
        wording, cards = self._speaker.wording(record), self._speaker.cards(visible)
        match notice.kind:
            case NoticeKind.ROUND:
                summary = await outgoing.round_summary(visible, notice.round, wording, cards)
                await self._speaker.send(record, summary, f"round-{notice.round}")
            case NoticeKind.MATCH:
                await self._speaker.send(record, await outgoing.match_summary(visible, wording, cards), "match")
            case NoticeKind.ENDING:
                await self._tell_ending(visible, wording)
            case NoticeKind.VACATION:
                message = outgoing.vacation_notice(visible, notice, wording)
                await self._speaker.send(record, message, f"vac-{notice.seat}-{notice.first:%y%m%d}")
            case _:
                raise AssertionError(notice.kind)

    async def _tell_ending(self, visible: VisibleGame, wording: Wording) -> None:
        """Say how it stands about the end of a match, if anybody still wants it."""
        ending = visible.record.ending
        if ending is not None and visible.record.status is GameStatus.RUNNING:
            agreed = len(ending.agreed) if ending.until is None else "all"
            message = outgoing.ending_notice(visible, ending, wording)
            await self._speaker.send(visible.record, message, f"end-{agreed}")

    async def _show_board(self, visible: VisibleGame) -> None:
        """Edit the board where it stands, or post it anew at the bottom where it was deleted, buried or archived."""
        record, wording = visible.record, self._speaker.wording(visible.record)
        if visible.view is None:
            message = await outgoing.lobby(visible, wording)
        else:
            message = await outgoing.board(visible, wording, self._speaker.cards(visible))
        old = record.board_message_id
        # Where a match stands still only a new message shows that it can be played again.
        if old is not None and not record.shut_out and not await self._speaker.is_buried(record, old):
            edited = await self._speaker.edit(record, old, message)
            if edited:
                return
        posted = await self._speaker.send(record, message)
        await until_written(partial(self._service.record_board_message, record.id, posted))
        if old is not None:
            await self._speaker.remove(record, old)
