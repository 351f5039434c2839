"""A tournament on its way from one stored state to the next: moves applied and logged, then the commit of it all.

A plan says what is done to it on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import wraps
from typing import Concatenate, ParamSpec

from bot.hosting.tournaments.announcing import notices_for
from bot.hosting.tournaments.path import Plan
from bot.hosting.tournaments.timing import deadlines_for
from bot.records.games import DeadlineKind
from bot.records.names import legible
from bot.records.notices import Notice
from bot.records.tournaments import (
    Competitor,
    HostedTable,
    StoredTournament,
    TournamentLine,
    TournamentRecord,
    TournamentStatus,
)
from bot.store.ledger.stored import TournamentCommit
from engine.tournament.events import RoundOpened, TournamentEvent
from engine.tournament.moves import TournamentMove
from engine.tournament.tournament import apply


class Progress:
    """Moves on what was stored. Nothing is stored here, and a refused move raises TournamentRefused."""

    def __init__(self, stored: StoredTournament, now: datetime) -> None:
        self.before = stored
        self.state = stored.state
        self.record = stored.record
        self.secret = stored.secret
        self.now = now
        self.moves: list[TournamentLine] = []
        self._by: int | None = None
        self._key: str | None = None
        self._said: list[Notice] = []
        self._drops_notices = False
        self._done: tuple[DeadlineKind, int] | None = None

    @property
    def events(self) -> tuple[TournamentEvent, ...]:
        return tuple(event for move in self.moves for event in move.events)

    def asked_for(self, by: int, key: str | None) -> None:
        """A user asks for it, by an interaction; else it is the clock's, or follows by itself."""
        self._by, self._key = by, key

    def apply(self, move: TournamentMove) -> tuple[TournamentEvent, ...]:
        """Make a move, and give what it brought about. Raises TournamentRefused; then nothing has happened."""
        step = apply(self.state, move)
        self.state = step.state
        seq = self.before.record.seq + len(self.moves) + 1
        self.moves.append(TournamentLine(seq, move, step.events, self._by, self.now))
        for event in step.events:
            if isinstance(event, RoundOpened):
                tables = tuple(HostedTable(event.round, number) for number in range(1, event.tables + 1))
                self.record = replace(self.record, tables=self.record.tables + tables)
        return step.events

    def enter(self, name: str, user_id: int | None, computer: str | None = None) -> None:
        """Say who the entrant is that has just entered; who had left before is that entrant no more."""
        person = Competitor(len(self.record.people), legible(name), user_id, computer)
        before = tuple(
            replace(one, user_id=None) if user_id is not None and one.user_id == user_id else one
            for one in self.record.people
        )
        self.record = replace(self.record, people=(*before, person))

    def say(self, notice: Notice) -> None:
        """Say something beside what events give rise to."""
        self._said.append(notice)

    def drop_notices(self) -> None:
        """Say nothing of it at all."""
        self._drops_notices = True

    def change(self, record: TournamentRecord) -> None:
        """Give the tournament another record."""
        self.record = record

    def kept(self, kind: DeadlineKind, number: int) -> None:
        """A deadline is carried out by this."""
        self._done = kind, number

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
        standing = tuple(one for one in self.before.deadlines if (one.kind, one.number) != self._done)
        after = replace(
            self.before,
            record=record,
            version=self.before.version + 1,
            state=self.state,
            secret=self.secret,
            deadlines=standing,
        )
        after = replace(after, deadlines=deadlines_for(after, self.events, self.now))
        notes = () if self._drops_notices else (*notices_for(self.before, after, self.events), *self._said)
        return TournamentCommit(self.before, after, self.now, tuple(self.moves), notes, self._key)


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
