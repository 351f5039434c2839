"""Which notices a tournament's commit gives rise to, in the order in which they should be said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.hosting.tournaments.notices import (
    ActNotice,
    BoardNotice,
    CheckInCall,
    PodiumNotice,
    RoundNotice,
    SeatNotice,
    TableOpening,
    TableResultNotice,
    TournamentNotice,
    dump_notice,
)
from bot.store.stored import OutboxNote
from bot.tournaments import StoredTournament, TournamentStatus
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
) -> tuple[TournamentNotice, ...]:
    """What must be said after a commit."""
    of, told = after.record.id, tuple(events)
    if after.record.status is TournamentStatus.DRAFT:
        return ()
    said: list[TournamentNotice] = []
    if told or _shown(before) != _shown(after):
        said.append(BoardNotice(of))
    for event in told:
        said += _about(event, after)
    return tuple(dict.fromkeys(said))


def outbox_notes(notices: Iterable[TournamentNotice]) -> tuple[OutboxNote, ...]:
    """Notices as the store keeps them."""
    return tuple(OutboxNote(notice.slot, dump_notice(notice)) for notice in notices)


def _shown(stored: StoredTournament) -> tuple[object, ...]:
    """What a board shows that no event tells; that it was posted is no news to it."""
    record = stored.record
    gone = record.board_message_id is None
    return (record.status, record.channel_id, record.name, record.host_id, stored.deadlines, gone)


def _about(event: TournamentEvent, after: StoredTournament) -> Iterator[TournamentNotice]:
    of = after.record.id
    match event:
        case CheckInOpened():
            yield CheckInCall(of)
        case RoundOpened(round=number, tables=tables):
            for table in range(1, tables + 1):
                yield TableOpening(of, number, table)
        case TableEnded(round=number, table=table) | TableReopened(round=number, table=table):
            yield TableResultNotice(of, number, table)
        case SeatAbandoned(round=number, table=table, entrant=gone):
            yield SeatNotice(of, number, table, gone, None)
        case SeatReplaced(round=number, table=table, gone=gone, entrant=entrant):
            yield SeatNotice(of, number, table, gone, entrant)
        case RoundEnded(round=number):
            yield RoundNotice(of, number)
        case HostActed(act=act, act_kind=kind):
            if kind is not ActKind.CANCEL:
                yield ActNotice(of, act)
        case ActUndone(act=act):
            yield ActNotice(of, act, undone=True)
        case Finished():
            yield PodiumNotice(of)
        case _:
            pass
