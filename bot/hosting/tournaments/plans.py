"""What is done to a tournament on request of a person or of the clock: pure plans for the write path.

Each takes the stored tournament and the time and gives the commit to make, or raises Refused or TournamentRefused.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.refusals import HostReject, Refused
from bot.hosting.tables import Score
from bot.hosting.tournaments.path import Plan
from bot.hosting.tournaments.progress import Progress
from bot.notices import Notice, NoticeKind
from bot.records import Deadline, DeadlineKind
from bot.store.stored import TournamentCommit
from bot.tournaments import TABLES_A_ROUND, HostedTable, StoredTournament, TournamentStatus
from engine.tournament.due import due
from engine.tournament.events import BellRang, DeadlinePassed, TournamentEvent
from engine.tournament.keys import lot_for
from engine.tournament.moves import (
    Bell,
    Cancel,
    CheckIn,
    Enter,
    Extend,
    Finish,
    HostMove,
    NoShow,
    OpenCheckIn,
    OpenRound,
    Rest,
    Return,
    RoundDeadline,
    Start,
    TableFinished,
    Withdraw,
)
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.state import Ended, Phase, Status

COMPUTER_NAMES: Final = (
    "Alma", "Bruno", "Cleo", "Dino", "Edda", "Falk", "Gitta", "Hugo", "Ilka", "Jan", "Kuno", "Lilo",
    "Milo", "Nelly", "Otis", "Pia", "Quinn", "Rosa", "Sami", "Thea", "Uli", "Vera", "Willi", "Xenia",
)  # fmt: skip
"""Proper names need no translation."""
EXTENSION_S: Final = range(60, 366 * 86_400 + 1)
"""So many seconds more a host may give at once."""


Scores = Mapping[tuple[int, int], Score]
"""How the matches of open tables stand, by round and number."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks for something: a user, their name, the roles they have here, and whether they manage the server."""

    user_id: int
    name: str
    roles: frozenset[int] = frozenset()
    manages: bool = False


def draft_changed(actor: Actor, change: Callable[[StoredTournament], StoredTournament], key: str | None) -> Plan:
    """Choose something else for a draft. Raises Refused: NOT_TOURNAMENT_HOST, NOT_A_DRAFT, and what `change` raises."""

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        check_host(stored, actor)
        if stored.record.status is not TournamentStatus.DRAFT:
            raise Refused(HostReject.NOT_A_DRAFT)
        after = replace(change(stored), version=stored.version + 1)
        return TournamentCommit(stored, after, now, key=key)

    return plan


def opened(actor: Actor, secret: bytes, key: str) -> Plan:
    """Open registration: the secret is drawn, its commitment public, and the computers enter."""

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        check_host(stored, actor)
        if stored.record.status is not TournamentStatus.DRAFT:
            raise Refused(HostReject.NOT_A_DRAFT)
        terms = stored.record.terms
        if terms.starts_at is not None and terms.starts_at <= now:
            raise Refused(HostReject.START_PASSED)
        progress = Progress(stored, now, actor.user_id)
        progress.secret = secret
        progress.change(replace(stored.record, status=TournamentStatus.OPEN))
        for number in range(terms.computers):
            progress.apply(Enter("", computer=True))
            progress.enter(computer_name(number), None, terms.strength)
        return progress.commit(key)

    return plan


def computer_name(number: int) -> str:
    """The name of a tournament's computer player, from 0."""
    lap, place = divmod(number, len(COMPUTER_NAMES))
    return COMPUTER_NAMES[place] if lap == 0 else f"{COMPUTER_NAMES[place]} {lap + 1}"


def joined(actor: Actor, key: str) -> Plan:
    """Enter, or come back; the interaction's id becomes the person's part of the shuffles.

    Raises Refused: STILL_A_DRAFT, ALREADY_ENTERED, ROLE_NEEDED; TournamentRefused.
    """

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        record = _announced(stored).record
        entrant = record.entrant_of(actor.user_id)
        progress = Progress(stored, now, actor.user_id)
        role = record.terms.role_id
        if role is not None and role not in actor.roles:
            raise Refused(HostReject.ROLE_NEEDED, role=role)
        if entrant is None or stored.state.entrants[entrant].status in (Status.WITHDRAWN, Status.MISSED_CHECK_IN):
            progress.apply(Enter(key))
            progress.enter(actor.name, actor.user_id)
        elif stored.state.entrants[entrant].status in (Status.IN, Status.WAITING):
            raise Refused(HostReject.ALREADY_ENTERED)
        else:
            progress.apply(Return(entrant))
        return progress.commit(key)

    return plan


def by_entrant(actor: Actor, key: str, move: Callable[[int], Withdraw | CheckIn | Rest]) -> Plan:
    """A move of somebody who has entered. Raises Refused: STILL_A_DRAFT, NOT_ENTERED; TournamentRefused."""

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        entrant = _announced(stored).record.entrant_of(actor.user_id)
        if entrant is None:
            raise Refused(HostReject.NOT_ENTERED)
        progress = Progress(stored, now, actor.user_id)
        progress.apply(move(entrant))
        return progress.commit(key)

    return plan


def by_host(actor: Actor, key: str, move: HostMove, scores: Scores) -> Plan:
    """A host's act; `scores` as for the clock's.

    Raises Refused: STILL_A_DRAFT, NOT_TOURNAMENT_HOST, BAD_EXTENSION; TournamentRefused.
    """

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        check_host(_announced(stored), actor)
        if isinstance(move, Extend) and move.seconds not in EXTENSION_S:
            least, most = (timedelta(seconds=one) for one in (EXTENSION_S[0], EXTENSION_S[-1]))
            raise Refused(HostReject.BAD_EXTENSION, least=least, most=most)
        progress = Progress(stored, now, actor.user_id)
        _end_in_time(progress, progress.apply(move), scores)
        return progress.commit(key)

    return plan


def started(actor: Actor | None, key: str | None) -> Plan:
    """Begin, or open check-in where there is one and it is not open yet. The clock begins without an actor.

    Raises Refused: STILL_A_DRAFT, NOT_TOURNAMENT_HOST; TournamentRefused.
    """

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        if actor is not None:
            check_host(_announced(stored), actor)
        progress = Progress(stored, now, None if actor is None else actor.user_id)
        if stored.state.phase is Phase.OPEN and stored.state.rules.check_in:
            progress.apply(OpenCheckIn())
        else:
            progress.apply(Start(_lot(stored, "start")))
        return progress.commit(key)

    return plan


def carried_out(stored: StoredTournament, now: datetime, *, one: Deadline, scores: Scores) -> TournamentCommit:
    """What the clock does at an appointment, the next round apart. Raises Refused(TOO_LATE) where it stands no more.

    `scores` are those of the tables that are still open, by round and number.
    """
    if one not in stored.deadlines:
        raise Refused(HostReject.TOO_LATE)
    progress = Progress(stored, now)
    progress.kept(one.kind, one.number)
    match one.kind:
        case DeadlineKind.CHECK_IN:
            progress.apply(OpenCheckIn())
        case DeadlineKind.START:
            _start_by_clock(stored, progress)
        case DeadlineKind.ROUND:
            _end_in_time(progress, progress.apply(RoundDeadline(one.number)), scores)
        case DeadlineKind.TABLE:
            _end_in_time(progress, progress.apply(RoundDeadline(*divmod(one.number, TABLES_A_ROUND))), scores)
        case DeadlineKind.BELL:
            _end_in_time(progress, progress.apply(Bell()), scores)
        case _:
            raise AssertionError(one.kind)
    return progress.commit()


def _start_by_clock(stored: StoredTournament, progress: Progress) -> None:
    """Begin; where too few are there, wait for the host, or for as long as check-in lasts once more."""
    try:
        progress.apply(Start(_lot(stored, "start")))
    except TournamentRefused as refused:
        if refused.code is not TournamentReject.TOO_FEW:
            raise
        terms = stored.record.terms
        progress.change(replace(stored.record, terms=replace(terms, starts_at=None)))


def _end_in_time(progress: Progress, events: Collection[TournamentEvent], scores: Scores) -> None:
    """End the tables whose time is up by the rule announced; where computers finish, that is not ours to do."""
    if progress.state.rules.unfinished == "score_now":
        for event in events:
            if isinstance(event, DeadlinePassed):
                _score_now(progress, [(event.round, table) for table in event.unfinished], scores)
            elif isinstance(event, BellRang):
                _score_now(progress, event.unfinished, scores)


def _score_now(progress: Progress, tables: Collection[tuple[int, int]], scores: Scores) -> None:
    for at in tables:
        score = scores.get(at) or _nothing_played(progress, *at)
        ended = Ended.PLAYED if score.over else Ended.SCORED_NOW
        progress.apply(TableFinished(*at, score.totals, score.places, ended))


def _nothing_played(progress: Progress, round: int, table: int) -> Score:
    """A table that was never dealt: everybody shares the first place."""
    found = progress.state.table(round, table)
    seats = 0 if found is None else len(found.seats)
    return Score((0,) * seats, (1,) * seats, over=False)


def next_round(stored: StoredTournament, now: datetime, *, version: int, opening: OpenRound) -> TournamentCommit:
    """Open the round that was paired for the tournament as it was at a version. Raises Refused(TOO_LATE)."""
    if stored.version != version:
        raise Refused(HostReject.TOO_LATE)
    progress = Progress(stored, now)
    progress.kept(DeadlineKind.NEXT, opening.round)
    progress.apply(opening)
    return progress.commit()


def finished(stored: StoredTournament, now: datetime) -> TournamentCommit:
    """End the tournament, its last ties settled by lot."""
    progress = Progress(stored, now)
    progress.apply(Finish(_lot(stored, "finish")))
    return progress.commit()


def table_ended(round: int, table: int, score: Score, ended: Ended) -> Plan:
    """A table's match is over. Raises Refused(TOO_LATE) where that is known."""

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        found = stored.state.table(round, table)
        if found is None or found.result is not None:
            raise Refused(HostReject.TOO_LATE)
        progress = Progress(stored, now)
        progress.apply(TableFinished(round, table, score.totals, score.places, ended))
        return progress.commit()

    return plan


def no_show(round: int, table: int, entrant: int) -> Plan:
    """An entrant made no move by the first deadline of a table."""

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        progress = Progress(stored, now)
        progress.apply(NoShow(round, table, entrant))
        return progress.commit()

    return plan


def gone_from_server(user_id: int) -> Plan:
    """Somebody is no longer in the server. Raises Refused(NOT_ENTERED); TournamentRefused."""

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        entrant = stored.record.entrant_of(user_id)
        if entrant is None:
            raise Refused(HostReject.NOT_ENTERED)
        progress = Progress(stored, now)
        progress.apply(Withdraw(entrant))
        return progress.commit()

    return plan


def returned(entrant: int) -> Plan:
    """One who had gone has played at their table again."""

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        progress = Progress(stored, now)
        progress.apply(Return(entrant))
        return progress.commit()

    return plan


def hosted(table: HostedTable) -> Plan:
    """Remember where a table is played."""

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        at = (table.round, table.number)
        tables = tuple(table if (one.round, one.number) == at else one for one in stored.record.tables)
        progress = Progress(stored, now)
        progress.change(replace(stored.record, tables=tables))
        return progress.commit()

    return plan


def thread_lost(table: HostedTable) -> Plan:
    """The thread of a table was removed: another is to be opened, if the table is still played.

    Raises Refused(TOO_LATE) where that is known.
    """

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        at = (table.round, table.number)
        known = stored.record.table(*at)
        if known is None or known.thread_id != table.thread_id:
            raise Refused(HostReject.TOO_LATE)
        lost = replace(known, thread_id=None, message_id=None)
        tables = tuple(lost if (one.round, one.number) == at else one for one in stored.record.tables)
        progress = Progress(stored, now)
        progress.change(replace(stored.record, tables=tables))
        found = stored.state.table(*at)
        is_open = found is not None and found.outcome is None and stored.record.status is TournamentStatus.RUNNING
        opening = Notice(NoticeKind.OPENING, round=table.round, table=table.number)
        return progress.commit(None, *([opening] if is_open else []))

    return plan


def board_posted(message_id: int | None) -> Plan:
    """Remember the message that is the board; None where it is gone."""

    def plan(stored: StoredTournament, now: datetime) -> TournamentCommit:
        progress = Progress(stored, now)
        progress.change(replace(stored.record, board_message_id=message_id))
        return progress.commit()

    return plan


def place_lost(stored: StoredTournament, now: datetime) -> TournamentCommit:
    """Call a tournament off whose channel was removed, without a word; a draft is forgotten by its host's own wish."""
    progress = Progress(stored, now)
    if stored.record.status is not TournamentStatus.DRAFT:
        progress.apply(Cancel("-", "0"))
    return replace(progress.commit(), notes=())


def check_host(stored: StoredTournament, actor: Actor) -> None:
    """Raises Refused(NOT_TOURNAMENT_HOST) for who neither hosts the tournament nor manages the server."""
    if actor.user_id != stored.record.host_id and not actor.manages:
        raise Refused(HostReject.NOT_TOURNAMENT_HOST, host_id=stored.record.host_id)


def _announced(stored: StoredTournament) -> StoredTournament:
    if stored.record.status is TournamentStatus.DRAFT:
        raise Refused(HostReject.STILL_A_DRAFT)
    return stored


def _lot(stored: StoredTournament, purpose: str) -> tuple[int, ...]:
    """The lot that a purpose needs; an empty one, which is refused with the reason, where none is due."""
    needed = due(stored.state)
    if stored.secret is None or needed is None or needed.purpose != purpose:
        return ()
    return lot_for(stored.secret, stored.state, needed)
