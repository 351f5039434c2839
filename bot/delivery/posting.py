"""How each notice of a game becomes a message: the board in its place, the calls, the summaries.

People are called in the channel to their turn, to knock, once more before their time is over, and after it.

Everything is asked for at the moment of speaking, so what waited shows the newest state.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import Final

import discord

from bot.delivery.lately import Lately
from bot.delivery.requests import until_written
from bot.delivery.speaking import UNEDITED_FOR, PrivateWords, Speaker
from bot.hosting.games.service import GameService
from bot.hosting.refusals import Refused
from bot.records.games import GameRecord, GameStatus, VisibleGame
from bot.records.ids import GameId, UserId
from bot.records.notices import Notice, NoticeKind, Posted
from bot.records.people import Reminders
from bot.ui.games.families import board_of
from bot.ui.kit.items import Edge, framed
from bot.ui.kit.message import Outgoing
from bot.ui.kit.sight import has_left
from bot.ui.lobby.lobby import lobby
from bot.ui.table.again import following, with_match
from bot.ui.table.calling_off import ending_notice, ending_settled
from bot.ui.table.notice import autopilot_notice, knock_notice, reminder, turn_notice, vacation_notice
from bot.ui.table.seats import seat_notice, seat_open_notice
from bot.ui.table.summary import match_summary, round_summary
from bot.wording import Wording
from engine.cards import Seat, TurnNumber, WindowNumber
from engine.games.views import MatchView

_log = logging.getLogger(__name__)
ANEW_EVERY: Final = timedelta(minutes=3)
"""A board that cannot be edited is posted anew no more often, but once for each claim window: who is not called to it
sees it there alone.
"""


@dataclass(frozen=True, slots=True)
class _Call:
    """A call to a turn as it stands in a channel: whose turn, and where that stood if known."""

    turn: TurnNumber
    seat: Seat
    stood: tuple[object, ...] | None = None


def _stands(visible: VisibleGame, view: MatchView) -> tuple[object, ...]:
    """What a call tells of where a turn stands: what is to be done, until when, if that is over, if it can be done."""
    return view.phase, visible.deadlines.turn, visible.deadlines.can_play_on, visible.record.standstill


class Calls:
    """One message a game calls somebody at a time: who is called next takes the call before away."""

    def __init__(self, client: discord.Client, service: GameService, speaker: Speaker) -> None:
        self._client = client
        self._service = service
        self._speaker = speaker
        self._calls: dict[int, _Call | None] = {}

    async def call(self, notice: Notice, visible: VisibleGame) -> None:
        """Call the seat whose turn it is, and take the call to an earlier turn away."""
        record, view = visible.record, visible.view
        due = record.status is GameStatus.RUNNING and view is not None and view.turn == notice.turn
        if due and view is not None and notice.user_id:
            wording, cards = Wording.of(record.locale), self._speaker.cards_in(record.guild_id)
            message = turn_notice(visible, notice.seat, wording, cards)
            await self._hang(visible, view, notice, message, f"turn-{notice.turn}")
        elif not (notice.window and await self._call_to_knock(notice.window, visible)):
            await self._call_nobody(record)
        await self._speaker.take_away(record, NoticeKind.REMINDER)

    async def renew(self, visible: VisibleGame) -> None:
        """Have the call to a turn say where the turn stands now. Nobody is pinged by it."""
        record, view = visible.record, visible.view
        if view is None or record.status is not GameStatus.RUNNING:
            return
        call = await self._call_to(record, view)
        now = _stands(visible, view)
        if call is None or (view.turn, view.turn_seat) != (call.turn, call.seat) or now == call.stood:
            return
        if record.holders[call.seat].user_id is None:
            await self._call_nobody(record)
            return
        wording, cards = Wording.of(record.locale), self._speaker.cards_in(record.guild_id)
        message = turn_notice(visible, call.seat, wording, cards)
        if await self._speaker.renew(record, NoticeKind.TURN, message):
            self._calls[record.id] = replace(call, stood=now)
        elif not self._speaker.edits_nothing(record):
            self._calls[record.id] = None

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
        await self._hang(visible, view, notice, message, name)

    async def tell_absence(self, notice: Notice, visible: VisibleGame) -> None:
        """Tell somebody that the computer plays for them; whoever has left the server has left its games."""
        record, user_id, holder = visible.record, notice.user_id, visible.record.holders[notice.seat]
        if record.status is not GameStatus.RUNNING or holder.user_id != user_id or not holder.autopilot:
            return
        if not await self._left_server(record, user_id):
            message = autopilot_notice(visible, notice.seat, Wording.of(record.locale))
            name = NoticeKind.SEAT_OPEN.slot.format(notice)
            await self._speaker.hang(record, name, message, f"auto-{notice.seat}-{notice.count}")

    async def _hang(self, visible: VisibleGame, view: MatchView, notice: Notice, message: Outgoing, name: str) -> None:
        """Post what calls somebody to their turn: it is kept true until the next call."""
        await self._speaker.hang(visible.record, NoticeKind.TURN, message, name)
        self._calls[visible.record.id] = _Call(notice.turn, notice.seat, _stands(visible, view))

    async def _call_nobody(self, record: GameRecord) -> None:
        if record.is_over:
            self._calls.pop(record.id, None)
        else:
            self._calls[record.id] = None
        await self._speaker.take_away(record, NoticeKind.TURN)

    async def _call_to_knock(self, window: WindowNumber, visible: VisibleGame) -> bool:
        """Call those whom an open window asks and who want to be called, whatever they have answered by now; whether
        there is anybody.
        """
        opened = None if visible.view is None else visible.view.claim_window
        if opened is None or opened.window != window:
            return False
        asked = (visible.record.holders[seat] for seat in opened.asked)
        users = [one.user_id for one in asked if one.user_id is not None and not one.autopilot]
        people = await self._service.people(users) if users else {}
        wanting = [user for user in users if people[user].called_to_knock]
        if not wanting:
            return False
        wording, cards = Wording.of(visible.record.locale), self._speaker.cards_in(visible.record.guild_id)
        message = knock_notice(visible, wanting, wording, cards)
        self._calls[visible.record.id] = None
        await self._speaker.hang(visible.record, NoticeKind.TURN, message, f"knock-{window}")
        return True

    async def _left_server(self, record: GameRecord, user_id: UserId) -> bool:
        """Whether somebody has left the server of a game, as Discord says when asked; then they leave its games."""
        if not await has_left(self._client, record.guild_id, user_id):
            return False
        _log.info("game %d: a player has left the server", record.id)
        await until_written(partial(self._service.gone_from_server, record.guild_id, user_id))
        return True

    async def _call_to(self, record: GameRecord, view: MatchView) -> _Call | None:
        """The call that hangs for the turn, be it that an earlier process sent it."""
        if record.id not in self._calls:
            seat, self._calls[record.id] = view.turn_seat, None
            if seat is not None and await self._service.posted.of(record.id, name=NoticeKind.TURN):
                self._calls[record.id] = _Call(view.turn, seat)
        return self._calls[record.id]


class Poster:
    """Says notices in their channels. Raises what discord.py raises; what was said stays said."""

    def __init__(self, client: discord.Client, service: GameService, speaker: Speaker) -> None:
        self._service = service
        self._speaker = speaker
        self._calls = Calls(client, service, self._speaker)
        self._private_words = PrivateWords(client, self._speaker)
        self._anew = Lately(service.path.clock)
        self._behind: set[int] = set()
        self._cleared: set[int] = set()
        self._catching_up: set[asyncio.Task[None]] = set()

    async def say(self, notice: Notice, visible: VisibleGame) -> None:
        """Say one notice about a game as a spectator sees it now."""
        if notice.kind.is_direct:
            await self._private_words.tell(notice, visible)
            return
        match notice.kind:
            case NoticeKind.BOARD:
                await self._show_board(visible)
                await self._calls.renew(visible)
                await self._clear(visible.record)
                if visible.record.is_over:
                    await self._speaker.take_away(visible.record, NoticeKind.INVITATION)
                    await self._lead_on(visible.record)
            case NoticeKind.TURN:
                await self._calls.call(notice, visible)
            case NoticeKind.REMINDER:
                await self._calls.remind(notice, visible)
            case NoticeKind.AUTOPILOT:
                await self._calls.tell_absence(notice, visible)
            case NoticeKind.SEAT_OPEN | NoticeKind.SEAT_CHANGED:
                await self._tell_of_seat(notice, visible)
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
                await self._speaker.hang(record, notice.slot, await self._match_summary(visible), "match")
            case NoticeKind.ENDING:
                await self._tell_ending(notice, visible, wording)
            case NoticeKind.VACATION if notice.substitute:
                await self._speaker.take_away(record, notice.slot)
            case NoticeKind.VACATION:
                once = f"vac-{notice.seat}-{notice.first:%y%m%d}{notice.undone:d}"
                await self._speaker.tell(record, notice.slot, vacation_notice(visible, notice, wording), once)
            case _:
                raise AssertionError(notice.kind)

    async def _match_summary(self, visible: VisibleGame) -> Outgoing:
        record, result = visible.record, None if visible.view is None else visible.view.result
        finale, series = await self._service.finales.of(record), await self._service.series(record.id)
        played = None if result is None else with_match(series, record, result)
        followed = await following(self._service, record, played) is not None
        cards = self._speaker.cards_in(record.guild_id)
        return await match_summary(visible, Wording.of(record.locale), cards, finale, series, followed=followed)

    async def _lead_on(self, record: GameRecord) -> None:
        """Have the summary of the match before lead to this one, or offer another where this one is over."""
        before = await self._service.preceding(record.id)
        with suppress(Refused):
            if before is not None:
                ended = await self._service.look(before, None)
                await self._speaker.renew(ended.record, NoticeKind.MATCH, await self._match_summary(ended))

    async def _tell_ending(self, notice: Notice, visible: VisibleGame, wording: Wording) -> None:
        """Say how it stands about the end of a match: in the message that asked for it, anew where that is settled."""
        record, ending = visible.record, visible.record.ending
        if ending is None or record.status is not GameStatus.RUNNING:
            await self._speaker.renew(record, notice.slot, ending_settled(record, wording), f"settled-{notice.once}")
            await self._forget(notice, record)
            return
        tell = self._speaker.hang if ending.suspended else self._speaker.tell
        await tell(record, notice.slot, ending_notice(visible, ending, wording), f"end-{notice.once}")

    async def _tell_of_seat(self, notice: Notice, visible: VisibleGame) -> None:
        """Offer a seat that is free, if it still is; or have the message about it say what holds of it now, or take it
        away. Of each seat one hangs at most: to its owner to come back, or to anybody to take it.
        """
        record, holder, wording = visible.record, visible.record.holders[notice.seat], Wording.of(visible.record.locale)
        if notice.kind is NoticeKind.SEAT_OPEN:
            if record.offers(holder):
                message, once = seat_open_notice(visible, notice.seat, wording), f"open-{notice.seat}-{notice.once}"
                await self._speaker.hang(record, notice.slot, message, once)
            return
        told = seat_notice(visible, notice, wording)
        if told is None:
            await self._speaker.take_away(record, notice.slot)
        elif holder.is_open or notice.substitute:
            await self._speaker.tell(record, notice.slot, told, f"seat-{notice.seat}-{notice.once}")
        else:
            await self._speaker.renew(record, notice.slot, told, f"seat-{notice.seat}-{notice.once}")
        if not (holder.autopilot or holder.is_open):
            # What tells who plays on stays: it is an offer no more.
            await self._forget(notice, record)

    async def _forget(self, notice: Notice, record: GameRecord) -> None:
        await until_written(partial(self._service.posted.drop, record.id, name=notice.slot))

    async def _show_board(self, visible: VisibleGame) -> None:
        """Edit the board where it stands, or post it anew at the bottom where it was deleted, buried or archived."""
        record, wording = visible.record, Wording.of(visible.record.locale)
        cards = self._speaker.cards_in(visible.record.guild_id)
        if visible.view is None:
            message = await lobby(visible, wording, cards, await self._service.series(record.id))
        else:
            # Whoever reads the board that shows whether a match can be played again, can play it.
            shown = replace(visible, record=replace(record, standstill=None)) if record.shut_out else visible
            message = await board_of(shown, wording, cards).message()
        old, anew = record.board_message_id, False
        window = None if visible.view is None else visible.view.claim_window
        moment = record.id, 0 if window is None else window.window
        # Where a match stands still only a new message shows that it can be played again.
        if old is not None and not record.shut_out and not await self._speaker.is_buried(record, old):
            if await self._speaker.edit(record, old, message):
                return
            anew = self._speaker.edits_nothing(record)
            if anew and self._follows(*moment):
                return
        posted = await self._speaker.send(record, message)
        await until_written(partial(self._service.record_board_message, record.id, posted))
        if anew:
            self._anew.note(moment, ANEW_EVERY)
        if old is not None:
            self._cleared.discard(record.id)
            before = Posted(old, record.channel_id, NoticeKind.BOARD)
            await until_written(partial(self._service.posted.keep, record.id, before))
        else:
            await self._lead_on(record)

    async def _clear(self, record: GameRecord) -> None:
        """Take the boards before this one away, be it that an earlier process could not."""
        if record.is_over or record.id not in self._cleared:
            if await self._speaker.take_away(record, NoticeKind.BOARD):
                self._cleared.add(record.id)
            else:
                self._show_soon(record.id)
        if record.is_over:
            self._cleared.discard(record.id)

    def _follows(self, game_id: GameId, window: int) -> bool:
        """Whether a board that cannot be edited was posted anew lately, in this window if one is open: then that is
        tried again by itself.
        """
        lately = (game_id, window) in self._anew
        if lately:
            self._show_soon(game_id)
        return lately

    def _show_soon(self, game_id: GameId) -> None:
        if game_id not in self._behind:
            self._behind.add(game_id)
            asyncio.get_running_loop().call_later(UNEDITED_FOR.total_seconds(), self._catch_up, game_id)

    def _catch_up(self, game_id: GameId) -> None:
        self._behind.discard(game_id)
        task = asyncio.create_task(until_written(partial(self._service.whereabouts.show_again, game_id)))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)
