"""Where a tournament is played, as Discord has it: threads that open, late or again, a channel that goes, calls that
come late, and the time that nobody could use. Pure plans for the write path, as those of `plans`.
"""

from dataclasses import replace
from datetime import timedelta
from typing import Any

from bot.hosting.refusals import HostReject, Refused
from bot.hosting.tournaments.progress import Progress, planned
from bot.hosting.tournaments.timing import GRACE_S, ends_by, time_left
from bot.records.deadlines import DeadlineKind
from bot.records.ids import NOBODY
from bot.records.notices import Notice, NoticeKind
from bot.records.tournaments import HostedTable, TournamentStatus, people_among
from engine.tournament.moves import Cancel
from engine.tournament.state import Status


@planned
def round_begun(progress: Progress, round: int) -> None:
    """The first table of a round, or of an arena, can be opened: it has its whole time from now on."""
    kind, number = ends_by(progress.state, round)
    progress.done = DeadlineKind.HELD if progress.still else kind, number
    progress.still = False


@planned
def stood_still(progress: Progress, *, still: bool) -> None:
    """None of the tables can be played where it is, so that no time of theirs passes; or one can be again."""
    progress.still = still


@planned
def hosted(progress: Progress, table: HostedTable) -> None:
    """Remember where a table is played, and that there is one that can be. One that could not be opened in time has as
    long as was announced, and so has its round.
    """
    progress.still = False
    before = progress.record.table(table.round, table.number)
    left = time_left(progress.before, table.round, progress.now)
    late = left is not None and left < progress.record.terms.round_time * 0.9
    if late and before is not None and before.opened == 0:
        progress.anew = table.round
    at = (table.round, table.number)
    tables = tuple(table if (one.round, one.number) == at else one for one in progress.record.tables)
    progress.record = replace(progress.record, tables=tables)


@planned
def lasts_on(progress: Progress, round: int) -> None:
    """The time of a round is up, and some of its tables could not be opened: it begins anew for all of them."""
    progress.anew = round


@planned
def thread_lost(progress: Progress, table: HostedTable) -> None:
    """A table's thread was removed: open another while it is played. Raises Refused(TOO_LATE) where that is known."""
    known, found = progress.record.table(table.round, table.number), progress.state.table(table.round, table.number)
    if known is None or known.thread_id != table.thread_id:
        raise Refused(HostReject.TOO_LATE)
    lost = replace(known, thread_id=None)
    tables = tuple(lost if one is known else one for one in progress.record.tables)
    progress.record = replace(progress.record, tables=tables)
    if found is not None and found.outcome is None and progress.record.status is TournamentStatus.RUNNING:
        progress.said.append(Notice(NoticeKind.OPENING, round=table.round, table=table.number))


@planned
def called_late(progress: Progress, /) -> None:
    """Whoever hears late that they are to check in has ten minutes for it."""
    heard = progress.now + timedelta(seconds=GRACE_S)
    begins = progress.before.deadline(DeadlineKind.START)
    if progress.record.status is TournamentStatus.CHECK_IN and begins is not None and begins.due < heard:
        progress.record = replace(progress.record, terms=replace(progress.record.terms, starts_at=heard))
        progress.done = (DeadlineKind.START, 0)


@planned
def remembered(progress: Progress, /, **known: Any) -> None:
    """Remember what there is of it in Discord, by the names of a record's fields; None for what is there no more."""
    progress.record = replace(progress.record, **known)


@planned
def role_lost(progress: Progress) -> None:
    """The role that may enter was deleted, so that nobody can: the host is told."""
    if progress.record.host_id != NOBODY:
        progress.said.append(Notice(NoticeKind.ROLELESS, user_id=progress.record.host_id))


@planned
def place_lost(progress: Progress) -> None:
    """Call a tournament off whose channel was removed, and tell who is in it; a draft is left to its host."""
    record, state = progress.record, progress.state
    if record.status is not TournamentStatus.DRAFT:
        entered = people_among(record, (*state.those(Status.IN), *state.those(Status.WAITING)))
        progress.apply(Cancel("-", ""))
        told = dict.fromkeys((record.host_id, *entered))
        progress.said += [Notice(NoticeKind.HOMELESS, user_id=one) for one in told if one != NOBODY]
    progress.drops_notices = True
