"""How each notice of a game becomes a message: the board in its place, the calls, the summaries.

People are called in the channel to their turn, to knock, once more before their time is over, and after it.

Everything is asked for at the moment of speaking, so what waited shows the newest state.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from functools import partial

import discord

from bot.delivery.requests import REQUEST_FAILED, until_written
from bot.delivery.speaking import PrivateWords, Speaker
from bot.hosting.games.service import GameService
from bot.records.games import GameRecord, GameStatus, VisibleGame
from bot.records.ids import UserId
from bot.records.notices import Notice, NoticeKind
from bot.records.people import Reminders
from bot.ui.games.families import board_of
from bot.ui.kit.items import Edge, framed
from bot.ui.kit.message import Outgoing
from bot.ui.kit.sight import has_left
from bot.ui.lobby.lobby import lobby
from bot.ui.table.calling_off import ending_notice, ending_settled
from bot.ui.table.notice import autopilot_notice, calls_to, knock_notice, reminder, turn_notice, vacation_notice
from bot.ui.table.seats import seat_notice, seat_open_notice
from bot.ui.table.summary import match_summary, round_summary
from bot.wording import Wording
from engine.cards import Seat, TurnNumber, WindowNumber
from engine.games.views import MatchView

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Call:
    """A call to a turn as it stands in a channel: whose turn, and where that stood if known."""

    message_id: int
    turn: TurnNumber
    seat: Seat
    stood: tuple[object, ...] | None = None


def _stands(visible: VisibleGame, view: MatchView) -> tuple[object, ...]:
    """What a call tells of where a turn stands: what is to be done, until when, if that is over, if it can be done."""
    return view.phase, visible.deadlines.turn, visible.deadlines.can_play_on, visible.record.standstill


class Calls:
    """One message a game calls somebody at a time: who is called next takes the call before away."""

    def __init__(self, client: discord.Client, service: GameService, speaker: Speaker, seat_offers: SeatOffers) -> None:
        self._client = client
        self._service = service
        self._speaker = speaker
        self._seat_offers = seat_offers
        self._calls: dict[int, _Call] = {}
        self._strange: set[tuple[int, int]] = set()

    async def call(self, notice: Notice, visible: VisibleGame) -> None:
        """Call the seat whose turn it is, and take the call to an earlier turn away."""
        record, view = visible.record, visible.view
        due = record.status is GameStatus.RUNNING and view is not None and view.turn == notice.turn
        called: int | None = None
        if due and view is not None and notice.user_id:
            wording, cards = Wording.of(record.locale), self._speaker.cards_in(record.guild_id)
            message = turn_notice(visible, notice.seat, wording, cards)
            called = await self._hang(visible, view, notice, message, f"turn-{notice.turn}")
        else:
            self._calls.pop(record.id, None)
            if notice.window:
                called = await self._call_to_knock(notice.window, visible)
        await self._called(record, called)
        await self._speaker.take_away(record, NoticeKind.REMINDER)

    async def renew(self, visible: VisibleGame) -> None:
        """Have the call to a turn say where the turn stands now. Nobody is pinged by it."""
        record, view = visible.record, visible.view
        if view is None or record.status is not GameStatus.RUNNING:
            return
        call = await self._call_to(visible, view)
        now = _stands(visible, view)
        if call is None or (view.turn, view.turn_seat) != (call.turn, call.seat) or now == call.stood:
            return
        if record.holders[call.seat].user_id is None:
            self._calls.pop(record.id)
            await self._called(record, None)
            return
        self._calls[record.id] = replace(call, stood=now)
        wording, cards = Wording.of(record.locale), self._speaker.cards_in(record.guild_id)
        message = turn_notice(visible, call.seat, wording, cards)
        if not await self._speaker.edit(record, call.message_id, message):
            self._calls.pop(record.id, None)

    async def remind(self, notice: Notice, visible: VisibleGame) -> None:
        """Remind somebody of their turn, as they have chosen, if it is still theirs and still runs."""
        record, view, holder = visible.record, visible.view, visible.record.holders[notice.seat]
        if record.status is not GameStatus.RUNNING or visible.deadlines.turn is None:
            return
        if view is None or (view.turn, view.turn_seat) != (notice.turn, notice.seat):
            return
        if holder.user_id != notice.user_id or holder.autopilot or visible.deadlines.can_play_on:
            return
        if await self._left_server(record, notice.user_id):
            return
        how = (await self._service.people([notice.user_id]))[notice.user_id].reminders
        name = f"rem-{notice.turn}-{notice.count}"
        if how is Reminders.NONE:
            return
        if how is Reminders.DIRECT:
            own = await self._speaker.wording_of(notice.user_id, record)
            message = reminder(visible, notice.user_id, own, direct=True)
            sent = await self._speaker.send_directly(record, notice, message, name)
            if sent is not None:
                await self._speaker.take_away(record, notice.kind, but=sent)
                return
        message = reminder(visible, notice.user_id, Wording.of(record.locale), direct=False)
        await self._called(record, await self._hang(visible, view, notice, message, name))

    async def tell_absence(self, notice: Notice, visible: VisibleGame) -> None:
        """Tell somebody that the computer plays for them; whoever has left the server has left its games."""
        record, user_id, holder = visible.record, notice.user_id, visible.record.holders[notice.seat]
        if record.status is not GameStatus.RUNNING or holder.user_id != user_id or not holder.autopilot:
            return
        if not await self._left_server(record, user_id):
            message = autopilot_notice(visible, notice.seat, Wording.of(record.locale))
            posted = await self._speaker.send(record, message, f"auto-{notice.seat}-{notice.count}")
            await self._seat_offers.offered(record, notice.seat, posted)

    async def _hang(self, visible: VisibleGame, view: MatchView, notice: Notice, message: Outgoing, name: str) -> int:
        """Post what calls somebody to their turn, and give its id: it is kept true until the next call."""
        sent = await self._speaker.send(visible.record, message, name)
        self._calls[visible.record.id] = _Call(sent, notice.turn, notice.seat, _stands(visible, view))
        return sent

    async def _call_to_knock(self, window: WindowNumber, visible: VisibleGame) -> int | None:
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
        wording, cards = Wording.of(visible.record.locale), self._speaker.cards_in(visible.record.guild_id)
        message = knock_notice(visible, wanting, wording, cards)
        return await self._speaker.send(visible.record, message, f"knock-{window}")

    async def _left_server(self, record: GameRecord, user_id: UserId) -> bool:
        """Whether somebody has left the server of a game, as Discord says when asked; then they leave its games."""
        if not await has_left(self._client, record.guild_id, user_id):
            return False
        _log.info("game %d: a player has left the server", record.id)
        await until_written(partial(self._service.gone_from_server, record.guild_id, user_id))
        return True

    async def _called(self, record: GameRecord, message_id: int | None) -> None:
        old = record.notice_message_id
        if message_id == old:
            return
        await until_written(partial(self._service.record_notice_message, record.id, message_id))
        if old is not None:
            await self._speaker.remove(record, old)

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
            message = await self._speaker.channel(record).fetch_message(message_id)
        except REQUEST_FAILED as error:
            self._speaker.failed(error)
            return None
        if not calls_to(message, record.id, view.turn):
            return None
        found = _Call(message_id, view.turn, view.turn_seat)
        self._calls[record.id] = found
        return found


class Poster:
    """Says notices in their channels. Raises what discord.py raises; what was said stays said."""

    def __init__(self, client: discord.Client, service: GameService, speaker: Speaker) -> None:
        self._service = service
        self._speaker = speaker
        self._seat_offers = SeatOffers(service, self._speaker)
        self._calls = Calls(client, service, self._speaker, self._seat_offers)
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
                if visible.record.is_over:
                    await self._speaker.take_away(visible.record, NoticeKind.INVITATION)
            case NoticeKind.TURN:
                await self._calls.call(notice, visible)
            case NoticeKind.REMINDER:
                await self._calls.remind(notice, visible)
            case NoticeKind.AUTOPILOT:
                await self._calls.tell_absence(notice, visible)
            case NoticeKind.SEAT_OPEN:
                await self._seat_offers.offer(notice, visible)
            case NoticeKind.SEAT_CHANGED:
                await self._seat_offers.renew(notice, visible)
            case _:
                await self._tell_table(notice, visible)

    async def say_plainly(self, notice: Notice, record: GameRecord) -> None:
        """Say in words alone that something about a game cannot be shown."""
        wording = Wording.of(record.locale)
        message = framed(wording.text("delivery-cannot-be-shown"), edge=Edge.NONE)
        await self._speaker.send(record, message, f"plain-{notice.slot}")

    async def _tell_table(self, notice: Notice, visible: VisibleGame) -> None:
        record = visible.record
        wording, cards = Wording.of(record.locale), self._speaker.cards_in(record.guild_id)
        match notice.kind:
            case NoticeKind.ROUND:
                summary = await round_summary(visible, notice.round, wording, cards, notice.number)
                await self._speaker.send(record, summary, f"round-{notice.round}")
            case NoticeKind.MATCH:
                finale, series = await self._service.finales.of(record), await self._service.series(record.id)
                summary = await match_summary(visible, wording, cards, finale, series)
                await self._speaker.send(record, summary, "match")
            case NoticeKind.ENDING:
                await self._tell_ending(notice, visible, wording)
            case NoticeKind.VACATION:
                message, channel = vacation_notice(visible, notice, wording), self._speaker.channel(record)
                once = f"{record.id}-vac-{notice.seat}-{notice.first:%y%m%d}{notice.undone:d}"
                await self._speaker.messages.tell(
                    self._service.posted, (record.id, notice.slot), channel, message, once
                )
            case _:
                raise AssertionError(notice.kind)

    async def _tell_ending(self, notice: Notice, visible: VisibleGame, wording: Wording) -> None:
        """Say how it stands about the end of a match: in the message that asked for it, anew where that is settled."""
        record, ending = visible.record, visible.record.ending
        if ending is None or record.status is not GameStatus.RUNNING:
            if notice.number:
                await self._speaker.edit(record, notice.number, ending_settled(record, wording))
            return
        message, old = ending_notice(visible, ending, wording), ending.message_id
        if old is not None and not ending.suspended and await self._speaker.edit(record, old, message):
            return
        posted = await self._speaker.send(record, message, f"end-{notice.version}")
        await until_written(partial(self._service.record_ending_message, record.id, posted))
        if old not in (None, posted):
            await self._speaker.remove(record, old)

    async def _show_board(self, visible: VisibleGame) -> None:
        """Edit the board where it stands, or post it anew at the bottom where it was deleted, buried or archived."""
        record, wording = visible.record, Wording.of(visible.record.locale)
        cards = self._speaker.cards_in(visible.record.guild_id)
        if visible.view is None:
            message = await lobby(visible, wording, cards, await self._service.series(record.id))
        else:
            message = await board_of(visible, wording, cards).message()
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


class SeatOffers:
    """Of each seat one offer hangs in the channel at most: to its owner to come back, or to anybody to take it."""

    def __init__(self, service: GameService, speaker: Speaker) -> None:
        self._service = service
        self._speaker = speaker

    async def offer(self, notice: Notice, visible: VisibleGame) -> None:
        """Say that a seat is free, if it still is."""
        record = visible.record
        if record.offers(record.holders[notice.seat]):
            message = seat_open_notice(visible, notice.seat, Wording.of(record.locale))
            posted = await self._speaker.send(record, message, f"open-{notice.seat}-{notice.version}")
            await self.offered(record, notice.seat, posted)

    async def renew(self, notice: Notice, visible: VisibleGame) -> None:
        """Have the message about a seat say what holds of it now, or take it away. Nobody is pinged by it."""
        record, holder = visible.record, visible.record.holders[notice.seat]
        message, hung = seat_notice(visible, notice, Wording.of(record.locale)), holder.offer_message_id
        if message is None:
            await self.offered(record, notice.seat, None)
            return
        if hung is None or not await self._speaker.edit(record, hung, message):
            hung = None
            if holder.is_open or notice.substitute:
                hung = await self._speaker.send(record, message, f"seat-{notice.seat}-{record.seq}")
        # What tells who plays on stays: it is an offer no more.
        hung = hung if holder.autopilot or holder.is_open else None
        if hung != holder.offer_message_id:
            await until_written(partial(self._service.record_seat_offer, record.id, notice.seat, hung))

    async def offered(self, record: GameRecord, seat: Seat, message_id: int | None) -> None:
        """Remember the message that offers a seat, and take the one before away."""
        old = record.holders[seat].offer_message_id
        if message_id != old:
            await until_written(partial(self._service.record_seat_offer, record.id, seat, message_id))
        if old is not None and message_id != old:
            await self._speaker.remove(record, old)
