"""The write path of tournaments, and one on its way from a stored state to the next: moves applied and logged, then the
commit of it all, with what must be said.

A plan says what is done to it on the way.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from functools import wraps
from typing import Concatenate, ParamSpec

from bot.hosting.moves.write_path import WritePath
from bot.hosting.policy import Clock
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.tournaments.timing import deadlines_for, round_of
from bot.records.deadlines import DeadlineKind
from bot.records.ids import UserId, legible
from bot.records.notices import Notice, NoticeKind
from bot.records.tournaments import (
    Competitor,
    HostedTable,
    StoredTournament,
    TournamentLine,
    TournamentStatus,
)
from bot.store.games.tournaments import TournamentStore
from bot.store.ledger.stored import TournamentCommit
from engine.tournament.events import (
    CheckInOpened,
    Finished,
    HostActed,
    ResultChanged,
    RoundEnded,
    RoundOpened,
    SeatChanged,
    TournamentEvent,
)
from engine.tournament.moves import TournamentMove
from engine.tournament.rules import ArenaRules
from engine.tournament.state import Phase
from engine.tournament.tournament import apply

Plan = Callable[[StoredTournament, datetime], TournamentCommit]


class TournamentPath(WritePath[StoredTournament, TournamentCommit]):
    """Tournaments change seldom and are read anew. Raises Refused: NO_SUCH_TOURNAMENT, TOURNAMENT_UNREADABLE."""

    store: TournamentStore

    def __init__(self, store: TournamentStore, clock: Clock) -> None:
        super().__init__(store, clock, "tournament", memory=0)

    def _lacking(self, owner_id: int, *, unreadable: bool) -> Refused:
        if unreadable:
            return Refused(HostReject.TOURNAMENT_UNREADABLE, tournament=owner_id)
        return Refused(HostReject.NO_SUCH_TOURNAMENT)


class Progress:
    """Moves on what was stored. Nothing is stored here, and a refused move raises TournamentRefused.

    `by` is the user who asks for it, else it is the clock's, or follows by itself; `said` is told beside what events
    give rise to, these not with `drops_notices`; `done` is the deadline that is carried out, or set anew; `anew` the
    round all of whose times begin anew; `still` whether none of the tables can be played where it is.
    """

    def __init__(self, stored: StoredTournament, now: datetime) -> None:
        self.before = stored
        self.state = stored.state
        self.record = stored.record
        self.secret = stored.secret
        self.now = now
        self.moves: list[TournamentLine] = []
        self.events: list[TournamentEvent] = []
        self.by: int | None = None
        self.said: list[Notice] = []
        self.drops_notices = False
        self.done: tuple[DeadlineKind, int] | None = None
        self.anew: int | None = None
        self.still = stored.stands_still

    def apply(self, move: TournamentMove) -> tuple[TournamentEvent, ...]:
        """Make a move, and give what it brought about. Raises TournamentRefused; then nothing has happened."""
        step = apply(self.state, move)
        self.state = step.state
        seq = self.before.record.seq + len(self.moves) + 1
        self.moves.append(TournamentLine(seq, move, self.by, self.now))
        self.events += step.events
        for event in step.events:
            if isinstance(event, RoundOpened):
                self.still = False
                tables = tuple(HostedTable(event.round, number) for number in range(1, event.tables + 1))
                self.record = replace(self.record, tables=self.record.tables + tables)
        return step.events

    def enter(self, name: str, user_id: UserId | None, computer: str | None = None) -> None:
        """Say who the entrant is that has just entered; who had left before is that entrant no more."""
        person = Competitor(len(self.record.people), legible(name), user_id, computer)
        before = tuple(
            replace(one, user_id=None) if user_id is not None and one.user_id == user_id else one
            for one in self.record.people
        )
        self.record = replace(self.record, people=(*before, person))

    def commit(self) -> TournamentCommit:
        """The commit of all that has happened."""
        draft = self.record.status is TournamentStatus.DRAFT
        status = TournamentStatus.DRAFT if draft else TournamentStatus.of(self.state.phase)
        record = replace(
            self.record,
            status=status,
            seq=self.before.record.seq + len(self.moves),
            secret=self.secret.hex() if self.secret is not None and status is TournamentStatus.OVER else None,
        )
        if not status.is_alive:
            record = replace(record, people=tuple(replace(one, mark="") for one in record.people))
        stand = (one for one in self.before.deadlines if self.anew is None or round_of(one) != self.anew)
        standing = tuple(one for one in stand if (one.kind, one.number) != self.done)
        after = replace(
            self.before,
            record=record,
            version=self.before.version + 1,
            state=self.state,
            secret=self.secret,
            deadlines=standing,
        )
        after = replace(after, deadlines=deadlines_for(after, self.events, self.now, still=self.still))
        notes = (*(() if self.drops_notices else self._notices(after)), *self.said)
        return TournamentCommit(self.before, after, self.now, tuple(self.moves), notes)

    def _notices(self, after: StoredTournament) -> tuple[Notice, ...]:
        """What must be said, in its order."""
        if after.record.status is TournamentStatus.DRAFT:
            return ()
        changed = bool(self.moves) or _shown(self.before) != _shown(after)
        board = [Notice(NoticeKind.BOARD)] if changed else []
        # An arena's round is one table, which is told of by itself.
        silent = (NoticeKind.ROUND,) if isinstance(self.state.rules, ArenaRules) else ()
        told = (one for event in self.events for one in (*_about(event), *self._reopened(event)))
        return tuple(dict.fromkeys([*board, *(one for one in told if one.kind not in silent)]))

    def _reopened(self, event: TournamentEvent) -> Iterator[Notice]:
        """A table that is played after all may have no thread: none was opened while it was decided."""
        if isinstance(event, ResultChanged) and self.state.phase is Phase.RUNNING:
            table, hosted = self.state.table(event.round, event.table), self.record.table(event.round, event.table)
            if table is not None and table.outcome is None and hosted is not None and hosted.thread_id is None:
                yield Notice(NoticeKind.OPENING, round=event.round, table=event.table)


P = ParamSpec("P")


def planned(doing: Callable[Concatenate[Progress, P], None]) -> Callable[P, Plan]:
    """Make a plan for the write path of what is to be done to a tournament, given the facts."""

    @wraps(doing)
    def given(*facts: P.args, **named: P.kwargs) -> Plan:
        def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
            progress = Progress(stored, now)
            doing(progress, *facts, **named)
            return progress.commit()

        return plan

    return given


def _shown(stored: StoredTournament) -> tuple[object, ...]:
    """What a board shows that no event tells; that it was posted is no news to it."""
    record = stored.record
    gone = record.board_message_id is None
    who = record.host_id, record.terms.role_id
    return (record.status, record.channel_id, record.name, who, stored.deadlines, gone)


def _about(event: TournamentEvent) -> Iterator[Notice]:
    match event:
        case CheckInOpened():
            yield Notice(NoticeKind.CHECK_IN)
        case RoundOpened(round=number, tables=tables, byes=byes):
            yield from (Notice(NoticeKind.BYE, round=number),) * bool(byes)
            yield from (Notice(NoticeKind.OPENING, round=number, table=one) for one in range(1, tables + 1))
        case ResultChanged(round=number, table=table):
            yield Notice(NoticeKind.RESULT, round=number, table=table)
        case SeatChanged(round=number, table=table, gone=gone, entrant=entrant):
            yield Notice(NoticeKind.SEAT, round=number, table=table, gone=gone, entrant=entrant)
            if entrant not in (None, gone):
                yield Notice(NoticeKind.RESULT, round=number, table=table)
        case RoundEnded(round=number):
            yield Notice(NoticeKind.ROUND, round=number)
        case HostActed(act=act):
            yield Notice(NoticeKind.ACT, number=act)
        case Finished():
            yield Notice(NoticeKind.PODIUM)
        case _:
            pass
