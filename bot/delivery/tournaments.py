"""From the tournaments' outbox to Discord: boards, threads for tables, calls, standings.

A table's thread hangs on a message of ours, so that it is opened once however often it is tried: what a thread would be
called by is the message, and that is posted once.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import discord

from bot.delivery.pump import Pump
from bot.delivery.requests import TOO_MANY_THREADS, UNKNOWN_MESSAGE, Lacking, Setback, setback_of, until_written
from bot.delivery.server_events import ServerEvents
from bot.delivery.speaking import Messages
from bot.hosting.refusals import Refused
from bot.hosting.tournaments.service import TournamentService, VisibleTournament
from bot.logs import named
from bot.records.ids import UserId
from bot.records.notices import Notice, NoticeKind, Posted, Waiting
from bot.records.tournaments import HostedTable, TournamentStatus
from bot.store.database.trouble import LeaseLost
from bot.ui.kit.message import Outgoing
from bot.ui.kit.permissions import lacking_for_threads
from bot.ui.tournament import at_table, outgoing
from bot.ui.tournament.facts import where
from bot.wording import Wording
from engine.tournament.state import ActKind

_log = logging.getLogger(__name__)

THREAD_THERE: Final = 160004
"""Discord's word for a message that has its thread already."""
BAD_REQUEST: Final = 400
UNSHOWN: Final = "delivery-cannot-be-shown-tournament"
COUNTS: Final = "counts"
PODIUM: Final = "podium"
NEWS: Final = "news-"
PROGRESS_EVERY: Final = 5
MADE_ROOM_FOR: Final = 10
"""So many threads are put to sleep where there is no room for another: the next tables need some too."""


class TournamentPoster:
    """Says notices of tournaments. Raises what discord.py raises; what was said stays said."""

    def __init__(
        self, client: discord.Client, messages: Messages, service: TournamentService, events: ServerEvents
    ) -> None:
        self._client = client
        self._messages = messages
        self._service = service
        self._events = events
        self._shown_before: set[tuple[int, bool]] = set()
        self._unanswered: dict[tuple[int, int, str], str] = {}
        """As what was last said, by its tournament, its channel and its name, to which nobody answered."""
        self.unheard: set[int] = set()
        """The tournaments that gather, and of which something could not be said."""

    async def say(self, notice: Notice, visible: VisibleTournament) -> None:
        """Say one notice about a tournament as it is now."""
        wording = Wording.of(visible.record.locale)
        match notice.kind:
            case NoticeKind.BOARD:
                await self.show_board(visible)
                await self._events.keep(visible, wording)
                await self._show_season_before(visible, wording)
            case NoticeKind.CHECK_IN | NoticeKind.BYE | NoticeKind.TOO_FEW:
                await self._call(notice, visible, wording)
            case NoticeKind.OPENING:
                await self._open_table(notice, visible, wording)
            case NoticeKind.RESULT:
                await self._tell_result(notice, visible, wording)
            case NoticeKind.SEAT:
                for thread_id in threads_of(notice, visible):
                    message = at_table.seat_word(visible, notice, wording)
                    once = f"s{notice.round}.{notice.table}.{notice.gone}.{notice.entrant}"
                    await self._send(visible, message, once, thread_id)
            case NoticeKind.ROUND:
                await self._tell_round(visible, notice.round, wording)
            case NoticeKind.ACT:
                await self._tell_act(notice, visible, wording)
            case NoticeKind.HOMELESS | NoticeKind.ROLELESS:
                told = outgoing.word(f"tournament-{notice.kind.value}", visible, wording)
                await self._messages.post_directly(notice.user_id, told, f"T{visible.record.id}-{notice.user_id}")
            case NoticeKind.PODIUM:
                await self._send(visible, await outgoing.podium(visible, wording), PODIUM, name=PODIUM)
            case _:
                raise AssertionError(notice.kind)

    async def _call(self, notice: Notice, visible: VisibleTournament, wording: Wording) -> None:
        """Call people. A check-in that too few come to lasts on and on, and its host is called once."""
        if notice.kind is NoticeKind.TOO_FEW:
            told = outgoing.too_few(visible, wording)
            await self._say_news(visible, "few", partial(self._send, visible, told, "few"))
            return
        at, checks = notice.round, notice.kind is NoticeKind.CHECK_IN
        called = outgoing.check_in_calls(visible, wording) if checks else outgoing.bye_words(visible, at, wording)
        for number, message in enumerate(called):
            await self._send(visible, message, f"{notice.kind.value}{at}.{number}")
        if checks and visible.record.id in self.unheard:
            self.unheard.discard(visible.record.id)
            await until_written(partial(self._service.called_late, visible.record.id))

    async def say_plainly(self, notice: Notice, visible: VisibleTournament) -> None:
        """Say in words alone that something about a tournament cannot be shown."""
        message = outgoing.word(UNSHOWN, visible, Wording.of(visible.record.locale))
        await self._send(visible, message, f"p{notice.slot}")

    async def show_board(self, visible: VisibleTournament) -> None:
        """Edit the board where it stands, or post it where there is none."""
        record = visible.record
        message = await outgoing.tournament_board(visible, Wording.of(record.locale))
        old = record.board_message_id
        if old is not None and await self._edit(visible, old, message):
            return
        posted = await self._send(visible, message, f"board{record.board_message_id or 0}")
        await until_written(partial(self._service.remember, record.id, board_message_id=posted))

    async def _show_season_before(self, visible: VisibleTournament, wording: Wording) -> None:
        """The board and the podium of the season before are shown anew as this one has begun, or was called off. What
        is held in another channel follows one that is gone.
        """
        before_id, key = visible.record.terms.follows, (visible.record.id, visible.record.status.is_alive)
        if before_id is None or key in self._shown_before:
            return
        with suppress(Refused):
            before, here = await self._service.look(before_id), visible.record.channel_id
            if (board_id := before.record.board_message_id) is not None and before.record.channel_id == here:
                await self._edit(before, board_id, await outgoing.tournament_board(before, wording))
            for one in await self._service.posted.of(before_id, name=PODIUM, channel_id=here):
                await self._edit(before, one.message_id, await outgoing.podium(before, wording))
        self._shown_before.add(key)

    async def _open_table(self, notice: Notice, visible: VisibleTournament, wording: Wording) -> None:
        """Post a table's message, open its thread, call its players there, and have its match dealt."""
        table = visible.state.table(notice.round, notice.table)
        hosted = visible.record.table(notice.round, notice.table)
        if table is None or hosted is None or hosted.thread_id is not None:
            return
        name = f"card{notice.round}.{notice.table}"
        if table.outcome is not None or visible.record.status is not TournamentStatus.RUNNING:
            await self._take_away(visible, name=name)
            return
        await self.check_threads(visible)
        if hosted.message_id is not None:
            await self._messages.remove(self._channel(visible), hosted.message_id)
        once = f"t{notice.round}.{notice.table}.{hosted.opened}"
        card, posted = at_table.table_card(visible, notice.round, notice.table, wording), self._service.posted
        # What a thread could not be hung on is tried again with the same message.
        stood = await posted.of(visible.record.id, name=name)
        message_id = stood[-1].message_id if stood else await self._send(visible, card, once, name=name)
        try:
            place = where(visible, notice.round, table, wording)
            thread_id = await self._thread(visible, message_id, place, wording)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                await until_written(partial(posted.drop, visible.record.id, name=name))
            elif error.code == TOO_MANY_THREADS:
                told = outgoing.word("tournament-crowded", visible, wording)
                await self._say_news(visible, "tables", partial(self._send, visible, told, "crowded"))
            elif error.status == BAD_REQUEST:
                await self._hindered(visible, outgoing.word(UNSHOWN, visible, wording), "trouble")
            raise
        promised = await self._service.commitment_of_table(visible.record.id, notice.round, notice.table)
        call = at_table.table_call(visible, notice.round, notice.table, wording, promised)
        try:
            await self._send(visible, call, f"c{once}", thread_id)
        except discord.NotFound as error:
            if setback_of(error) is not Setback.GONE:
                raise
            # The thread has gone again, and not the channel that it hangs in.
            await self._take_away(visible, name=name)
            raise Lacking from None
        opened = partial(
            self._service.table_opened, visible.record.id, notice.round, notice.table, thread_id, message_id
        )
        await until_written(opened)
        await until_written(partial(posted.drop, visible.record.id, name=name))
        await self._show_progress(visible.record.id)

    async def _thread(self, visible: VisibleTournament, message_id: int, place: str, wording: Wording) -> int:
        """The thread of a message: a thread has the id of the message that it hangs on. A server's filter may forbid
        the tournament's name in its title.
        """
        name = wording.text("tournament-thread-name", name=visible.record.name, where=place)
        message = self._channel(visible).get_partial_message(message_id)
        opening = partial(message.create_thread, auto_archive_duration=10_080)
        try:
            await opening(name=name[:100])
        except discord.HTTPException as error:
            if error.code == TOO_MANY_THREADS:
                await self._make_room(visible)
                await opening(name=name[:100])
            elif error.status == BAD_REQUEST and error.code != THREAD_THERE:
                await opening(name=place[:100])
            elif error.code != THREAD_THERE:
                raise
        await until_written(partial(self._service.posted.drop, visible.record.id, name=f"{NEWS}tables"))
        return message_id

    async def _make_room(self, visible: VisibleTournament) -> None:
        """Put the threads of tables that are done to sleep: whoever writes there wakes them up again."""
        record, state = visible.record, visible.state
        done = {
            one.thread_id
            for one in record.tables
            if (table := state.table(one.round, one.number)) is not None and table.outcome is not None
        }
        guild = self._client.get_guild(record.guild_id)
        awake = [] if guild is None else [one for one in await guild.active_threads() if one.id in done]
        for thread in sorted(awake, key=lambda one: one.id)[:MADE_ROOM_FOR]:
            await thread.edit(archived=True)

    async def check_threads(self, visible: VisibleTournament) -> None:
        """Raises Lacking where tables may not be opened; then the host has been told so, once and alone."""
        channel = self._client.get_channel(visible.record.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return
        missing = lacking_for_threads(channel.permissions_for(channel.guild.me))
        if missing:
            told = outgoing.hindered(visible, missing, Wording.of(visible.record.locale))
            await self._hindered(visible, told, "hindered")
            raise Lacking

    async def _hindered(self, visible: VisibleTournament, why: Outgoing, once: str) -> None:
        """No table can open at present: the host is told so, once and alone, and no time passes."""
        if visible.record.host_id:
            to = partial(self._messages.post_directly, UserId(visible.record.host_id))
            await self._say_news(visible, "tables", partial(to, why, f"T{visible.record.id}-{once}"))
        await self._service.hindered(visible.record.id)

    async def _say_news(self, visible: VisibleTournament, what: str, say: Callable[[], Awaitable[int | None]]) -> None:
        """Tell a host what keeps tables from opening, unless they have heard of it since the last that could."""
        posted, of, name = self._service.posted, visible.record.id, f"{NEWS}{what}"
        if not await posted.of(of, name=name) and (sent := await say()) is not None:
            await until_written(partial(posted.keep, of, Posted(sent, visible.record.channel_id, name)))

    async def _show_progress(self, tournament_id: int) -> None:
        """While many tables open one after another, the board tells how far that is."""
        visible = await self._service.look(tournament_id)
        current = visible.state.rounds[-1]
        tables: list[HostedTable] = [one for one in visible.record.tables if one.round == current.number]
        opened = sum(one.game_id is not None for one in tables)
        if opened == len(tables) or opened % PROGRESS_EVERY == 0:
            await self.show_board(visible)

    async def _tell_round(self, visible: VisibleTournament, round: int, wording: Wording) -> None:
        """Say that a round is over, in one message, as it is now; not where it goes on after all."""
        posted, of, name = self._service.posted, visible.record.id, f"round{round}"
        if visible.state.rounds[round - 1].unfinished:
            await self._take_away(visible, name=name)
            return
        message, stood = await outgoing.round_summary(visible, round, wording), await posted.of(of, name=name)
        if not stood or not await self._edit(visible, stood[-1].message_id, message):
            sent = await self._send(visible, message, f"{name}.{visible.record.seq}", name=name)
            await self._take_away(visible, sent, name=name)

    async def _tell_act(self, notice: Notice, visible: VisibleTournament, wording: Wording) -> None:
        act = visible.state.acts[notice.number - 1]
        told, once = outgoing.act_told(visible, act, wording), f"act{notice.number}"
        await self._send(visible, told, once)
        if act.kind in (ActKind.DECIDE, ActKind.REMOVE):
            # What counts by it, or who plays from now on, is told at the table in words of its own.
            return
        for number, thread_id in enumerate(threads_of(notice, visible)):
            try:
                await self._send(visible, told, f"{once}.t{number}", thread_id)
            except discord.HTTPException as error:
                if setback_of(error) is not Setback.REFUSED:
                    raise
                # Everybody has been told in the channel, and nothing behind this waits for a thread that is locked.
                _log.info("tournament %d: %s is not told in %d: %s", visible.record.id, once, thread_id, named(error))

    async def _tell_result(self, notice: Notice, visible: VisibleTournament, wording: Wording) -> None:
        hosted = visible.record.table(notice.round, notice.table)
        if hosted is not None and hosted.message_id is not None:
            card = at_table.table_card(visible, notice.round, notice.table, wording)
            await self._edit(visible, hosted.message_id, card)
        if hosted is None or hosted.thread_id is None:
            return
        word, sent = at_table.closing_word(visible, notice.round, notice.table, wording), 0
        if word is not None:
            once = f"r{notice.round}.{notice.table}.{visible.record.seq}"
            sent = await self._send(visible, word, once, hosted.thread_id, COUNTS)
        # What counted before is said there no more.
        await self._take_away(visible, sent, name=COUNTS, channel_id=hosted.thread_id)

    async def _take_away(self, visible: VisibleTournament, but: int = 0, **which: str | int) -> None:
        """Delete what stands of a name, but one message. It is forgotten only once it is gone."""
        posted, of = self._service.posted, visible.record.id
        for one in await posted.of(of, **which):
            if one.message_id != but:
                await self._messages.remove(self._channel(visible, one.channel_id), one.message_id)
                await until_written(partial(posted.drop, of, message_id=one.message_id))

    def _channel(self, visible: VisibleTournament, channel_id: int | None = None) -> discord.PartialMessageable:
        return self._messages.channel(visible.record.guild_id, channel_id or visible.record.channel_id)

    async def _send(
        self, visible: VisibleTournament, message: Outgoing, once: str, channel_id: int | None = None, name: str = ""
    ) -> int:
        """Post a message and give its id. Within a few minutes it is posted no second time. What is edited or taken
        away later is remembered by the `name` of what it says; what is said anew before Discord has answered takes the
        place of what may stand there.
        """
        channel, of = self._channel(visible, channel_id), visible.record.id
        if not name:
            return await self._messages.post(channel, message, f"T{of}-{once}")
        known_as = of, channel.id, name
        first = self._unanswered.setdefault(known_as, once)
        sent = await self._messages.post(channel, message, f"T{of}-{first}")
        if first != once:
            await self._messages.edit(channel, sent, message)
        await until_written(partial(self._service.posted.keep, of, Posted(sent, channel.id, name)))
        del self._unanswered[known_as]
        return sent

    async def _edit(self, visible: VisibleTournament, message_id: int, message: Outgoing) -> bool:
        return await self._messages.edit(self._channel(visible), message_id, message)


class TournamentDelivery(Pump[TournamentService, TournamentPoster]):
    """Says what waits in the outbox of tournaments, of each one thing at a time: so sixty tables open at a pace."""

    never_given_up = (NoticeKind.OPENING,)
    in_own_place = (NoticeKind.RESULT, NoticeKind.SEAT)

    async def _say(self, pending: Waiting) -> None:
        visible = await self._service.look(pending.owner_id)
        if not self._is_sure():
            raise LeaseLost
        await self._poster.say(pending.notice, visible)

    async def _say_plainly(self, pending: Waiting) -> None:
        await self._poster.say_plainly(pending.notice, await self._service.look(pending.owner_id))

    async def _places_of(self, pending: Waiting) -> tuple[int, Sequence[int]]:
        visible = await self._service.look(pending.owner_id)
        return visible.record.guild_id, threads_of(pending.notice, visible) or [visible.record.channel_id]

    async def _turned_away(self, pending: Waiting, setback: Setback) -> bool:
        """A thread that was removed gets a successor; a tournament whose channel is gone has no place left."""
        tournament_id, notice = pending.owner_id, pending.notice
        visible = await self._service.look(tournament_id)
        gathers = visible.record.status is TournamentStatus.CHECK_IN
        if gathers:
            self._poster.unheard.add(tournament_id)
        if setback is Setback.REFUSED and (gathers or visible.record.status is TournamentStatus.RUNNING):
            # Whatever waits behind this cannot be said either: the board and the host are to know.
            for tell in (self._poster.show_board, self._poster.check_threads):
                with suppress(Lacking, discord.HTTPException, OSError):
                    await tell(visible)
        if setback is not Setback.GONE or notice.kind.is_direct or self._places.has_left(visible.record.guild_id):
            return False
        threads = threads_of(notice, visible)
        if threads:
            _log.info("tournament %d: a thread is gone", tournament_id)
            # Of several it is not known which: the game of that one finds out.
            if len(threads) == 1:
                await until_written(partial(self._service.thread_gone, threads[0]))
        else:
            _log.info("tournament %d: its channel is gone", tournament_id)
            await until_written(partial(self._service.channel_gone, tournament_id))
        return True


def threads_of(notice: Notice, visible: VisibleTournament) -> list[int]:
    """The threads in which a notice about a table is told, or about somebody at open tables; none for any other."""
    record, state = visible.record, visible.state
    tables = [(notice.round, notice.table)] if notice.round and notice.table else []
    if notice.kind is NoticeKind.ACT:
        act = state.matter_of(state.acts[notice.number - 1])
        if act.round is not None and act.table is not None:
            tables = [(act.round, act.table)]
        elif act.entrant is not None:
            tables = [(round, table.number) for round, table in state.open_seats() if act.entrant in table.seats]
    hosted = (record.table(*at) for at in tables)
    return [one.thread_id for one in hosted if one is not None and one.thread_id is not None]
