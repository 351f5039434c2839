"""Free seats: the message that offers one, and what becomes of it."""

from __future__ import annotations

from functools import partial

from bot.delivery.retry import until_written
from bot.delivery.speaking import Speaker
from bot.hosting.games.service import GameService
from bot.records.games import GameRecord, GameStatus, VisibleGame
from bot.records.notices import Notice, NoticeKind
from bot.ui.table.seats import seat_open_notice, seat_taken_notice
from engine.cards import Seat


class SeatOffers:
    """Of each seat one offer hangs in the channel at most: to its owner to come back, or to anybody to take it."""

    def __init__(self, service: GameService, speaker: Speaker) -> None:
        self._service = service
        self._speaker = speaker

    async def tell(self, notice: Notice, visible: VisibleGame) -> None:
        """Offer a seat, or say what became of the offer."""
        if notice.kind is NoticeKind.SEAT_OPEN:
            await self._offer(notice, visible)
        else:
            await self._tell_filled(notice, visible)

    async def _offer(self, notice: Notice, visible: VisibleGame) -> None:
        """Say that a seat is free, if it still is."""
        record = visible.record
        if record.status is GameStatus.RUNNING and record.holders[notice.seat].is_open:
            message = seat_open_notice(record, notice.seat, self._speaker.wording_for(record.locale))
            posted = await self._speaker.send(record, message, f"open-{notice.seat}-{notice.version}")
            await self.offered(record, notice.seat, posted)

    async def _tell_filled(self, notice: Notice, visible: VisibleGame) -> None:
        """Have the offer of a seat say who has taken it; where nobody has and nobody can, take the offer away."""
        record, offer = visible.record, visible.record.holders[notice.seat].offer_message_id
        if not notice.substitute:
            await self.offered(record, notice.seat, None)
            return
        message = seat_taken_notice(record, notice.seat, self._speaker.wording_for(record.locale))
        if offer is None or not await self._speaker.edit(record, offer, message):
            await self._speaker.send(record, message, f"taken-{notice.seat}-{len(record.holders[notice.seat].before)}")
        # What tells of the seat now stays: it is an offer no more.
        if offer is not None:
            await until_written(partial(self._service.record_seat_offer, record.id, notice.seat, None))

    async def offered(self, record: GameRecord, seat: Seat, message_id: int | None) -> None:
        """Remember the message that offers a seat, and take the one before away."""
        old = record.holders[seat].offer_message_id
        if message_id != old:
            await until_written(partial(self._service.record_seat_offer, record.id, seat, message_id))
        if old is not None and message_id != old:
            await self._speaker.remove(record, old)
