"""Which notices a commit gives rise to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.hosting.absence import newly_open, newly_played_for, no_longer_open, strength_at
from bot.hosting.stage import stage_of
from bot.notices import Notice, NoticeKind
from bot.records import GameRecord, GameStatus, Holder
from bot.store.stored import StoredGame
from engine.cards import WindowNumber
from engine.games.events import Event, MatchEnded, RoundEnded
from engine.games.visibility import seen_by


def notices_for(before: StoredGame, after: StoredGame, events: Iterable[Event]) -> tuple[Notice, ...]:
    """What must be said after a commit, in the order in which it should be said."""
    notices: list[Notice] = []
    public, events = False, tuple(events)
    # Of a match of one round the match's summary tells all.
    whole = any(isinstance(event, MatchEnded) for event in events)
    for event in events:
        public = public or seen_by(event, None) is not None
        if isinstance(event, RoundEnded) and not (whole and event.result.round == 1):
            notices.append(Notice(NoticeKind.ROUND, round=event.result.round))
        elif isinstance(event, MatchEnded):
            notices.append(Notice(NoticeKind.MATCH))
    # A sealed answer to a claim window must not show, not even by an edit of the board.
    if public or _shown(before.record) != _shown(after.record) or _lost_board(before.record, after.record):
        notices.append(_board(before.record, after.record))
    ending = after.record.ending
    if ending is not None and after.record.status is GameStatus.RUNNING and ending != before.record.ending:
        notices.append(Notice(NoticeKind.ENDING, suspended=ending.until is not None))
    call = _call(after)
    if call is not None and call != _call(before):
        notices.append(call)
    notices += [
        Notice(NoticeKind.AUTOPILOT, holder.seat, holder.user_id, count=holder.misses)
        for holder in newly_played_for(before.record.holders, after.record.holders)
        if holder.user_id is not None
    ]
    if after.record.status is GameStatus.RUNNING:
        notices += [
            Notice(NoticeKind.SEAT_OPEN, one.seat, version=after.version)
            for one in newly_open(before.record.holders, after.record.holders)
        ]
        notices += [
            _filled(one, substitute=one.user_id != before.record.holders[one.seat].user_id)
            for one in no_longer_open(before.record.holders, after.record.holders)
        ]
    elif before.record.status is GameStatus.RUNNING:
        notices += [_filled(one, substitute=False) for one in after.record.holders if one.offer_message_id is not None]
    return tuple(notices)


def afresh(stored: StoredGame) -> tuple[Notice, ...]:
    """All that a game shows, to be said once more because it may have been lost."""
    call = _call(stored)
    return (_board(stored.record, stored.record), *(() if call is None else (call,)))


def _filled(holder: Holder, *, substitute: bool) -> Notice:
    return Notice(NoticeKind.SEAT_FILLED, holder.seat, substitute=substitute)


def _shown(record: GameRecord) -> tuple[object, ...]:
    """What a lobby or a board shows of a record."""
    return (
        record.status,
        record.channel_id,
        record.host_id,
        record.seats,
        tuple(replace(one, offer_message_id=None) for one in record.holders),
        record.rules,
        record.ending,
        record.standstill,
        record.guests.only_invited,
    )


def _lost_board(before: GameRecord, after: GameRecord) -> bool:
    """Whether the message that was the board is gone."""
    return before.board_message_id is not None and after.board_message_id is None


def _board(before: GameRecord, after: GameRecord) -> Notice:
    lobby = GameStatus.LOBBY in (before.status, after.status) and after.status is not GameStatus.RUNNING
    return Notice(NoticeKind.LOBBY if lobby else NoticeKind.BOARD)


def _call(stored: StoredGame) -> Notice | None:
    """Who is to be called; None in a lobby, where nobody ever was."""
    if stored.state is None:
        return None
    stage = stage_of(stored)
    running = stored.record.status is GameStatus.RUNNING and stored.record.suspended_until is None
    if running and stage.turn is not None and stage.turn_seat is not None:
        holder = stored.record.holders[stage.turn_seat]
        if strength_at(holder) is None:
            return Notice(NoticeKind.TURN, holder.seat, holder.user_id or 0, stage.turn)
    return Notice(NoticeKind.TURN, window=WindowNumber(stage.window or 0 if running else 0))
