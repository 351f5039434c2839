"""Which notices a tournament's commit gives rise to, in the order in which they should be said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.records.notices import Notice, NoticeKind
from bot.records.tournaments import StoredTournament, TournamentStatus
from engine.tournament.events import (
    ActUndone,
    CheckInOpened,
    Finished,
    HostActed,
    RoundEnded,
    RoundOpened,
    SeatAbandoned,
    SeatReplaced,
    TableEnded,
    TableReopened,
    TournamentEvent,
)
from engine.tournament.state import ActKind


def notices_for(
    before: StoredTournament, after: StoredTournament, events: Iterable[TournamentEvent]
) -> tuple[Notice, ...]:
    """What must be said after a commit."""
    told = tuple(events)
    if after.record.status is TournamentStatus.DRAFT:
        return ()
    said: list[Notice] = []
    if told or _shown(before) != _shown(after):
        said.append(Notice(NoticeKind.BOARD))
    for event in told:
        said += _about(event)
    return tuple(dict.fromkeys(said))


def _shown(stored: StoredTournament) -> tuple[object, ...]:
    """What a board shows that no event tells; that it was posted is no news to it."""
    record = stored.record
    gone = record.board_message_id is None
    return (record.status, record.channel_id, record.name, record.host_id, stored.deadlines, gone)


def _about(event: TournamentEvent) -> Iterator[Notice]:
    match event:
        case CheckInOpened():
            yield Notice(NoticeKind.CHECK_IN)
        case RoundOpened(round=number, tables=tables, byes=byes):
            yield from (Notice(NoticeKind.BYE, round=number),) * bool(byes)
            yield from (Notice(NoticeKind.OPENING, round=number, table=one) for one in range(1, tables + 1))
        case TableEnded(round=number, table=table) | TableReopened(round=number, table=table):
            yield Notice(NoticeKind.RESULT, round=number, table=table)
        case SeatAbandoned(round=number, table=table, entrant=gone):
            yield Notice(NoticeKind.SEAT, round=number, table=table, gone=gone)
        case SeatReplaced(round=number, table=table, gone=gone, entrant=entrant):
            yield Notice(NoticeKind.SEAT, round=number, table=table, gone=gone, entrant=entrant)
        case RoundEnded(round=number):
            yield Notice(NoticeKind.ROUND, round=number)
        case HostActed(act=act, act_kind=kind):
            if kind is not ActKind.CANCEL:
                yield Notice(NoticeKind.ACT, number=act)
        case ActUndone(act=act):
            yield Notice(NoticeKind.ACT, number=act, undone=True)
        case Finished():
            yield Notice(NoticeKind.PODIUM)
        case _:
            pass
