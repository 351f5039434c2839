"""What is done to a tournament on request of a person or of the clock: pure plans for the write path.

Each is given facts and makes the plan, which moves the tournament on, or raises Refused or TournamentRefused.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.games.tournament_tables import Score
from bot.hosting.refusals import HostReject, Refused, there
from bot.hosting.tournaments.progress import Progress, planned
from bot.hosting.tournaments.timing import start_after_pause
from bot.records.deadlines import Deadline, DeadlineKind
from bot.records.ids import NOBODY, UserId
from bot.records.notices import Notice, NoticeKind
from bot.records.tournaments import (
    TABLES_A_ROUND,
    Competitor,
    StoredTournament,
    TournamentRecord,
    TournamentStatus,
)
from engine.cards import put_at
from engine.tournament.events import TimeUp, TournamentEvent
from engine.tournament.formats.registry import format_of
from engine.tournament.keys import lot_for
from engine.tournament.moves import (
    Bell,
    CheckIn,
    Enter,
    Extend,
    Finish,
    HostMove,
    NoShow,
    OpenCheckIn,
    OpenRound,
    Rest,
    Resume,
    Return,
    RoundDeadline,
    Start,
    TableFinished,
    Undo,
    Withdraw,
)
from engine.tournament.play import at_table, due
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.registration import may_come_back, missing
from engine.tournament.rules import LeagueRules
from engine.tournament.standings import next_divisions
from engine.tournament.state import GONE, Ended, Phase, Status, Tournament

COMPUTER_NAMES: Final = (
    "Alma", "Bruno", "Cleo", "Dino", "Edda", "Falk", "Gitta", "Hugo", "Ilka", "Jan", "Kuno", "Lilo",
    "Milo", "Nelly", "Otis", "Pia", "Quinn", "Rosa", "Sami", "Thea", "Uli", "Vera", "Willi", "Xenia",
)  # fmt: skip
"""Proper names need no translation."""
USUAL_CHECK_IN_S: Final = 2 * 86_400
"""So long everybody has to say that they play another season, where the league has no check-in of its own."""
EXTENSION_S: Final = range(60, 366 * 86_400 + 1)
"""So many seconds more a host may give at once."""


Scores = Mapping[tuple[int, int], Score]
"""How the matches of open tables stand, by round and number."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: a user, their name, their roles where they ask, and the server they manage there; None for none.

    No other user has their `account`, by which they are told from who is called alike.
    """

    user_id: UserId
    name: str
    roles: frozenset[int] = frozenset()
    manages: int | None = None
    account: str = ""

    def called_among(self, people: Iterable[Competitor]) -> str:
        """Their name as an entrant, told apart from those of all who have entered before."""
        others = {one.name.casefold() for one in people if not one.is_nobody and one.user_id != self.user_id}
        return f"{self.name} (@{self.account})" if self.account and self.name.casefold() in others else self.name


@planned
def draft_changed(progress: Progress, actor: Actor, change: Callable[[StoredTournament], StoredTournament]) -> None:
    """Choose something else for a draft. Raises Refused: NOT_TOURNAMENT_HOST, NOT_A_DRAFT, and what `change` raises."""
    _draft_of(progress, actor)
    changed = change(progress.before)
    progress.state = changed.state
    progress.record = changed.record


@planned
def opened(progress: Progress, actor: Actor, secret: bytes) -> None:
    """Open registration: the secret is drawn, its commitment public, and the computers enter."""
    _draft_of(progress, actor)
    terms = progress.record.terms
    if terms.starts_at is not None and terms.starts_at <= progress.now:
        raise Refused(HostReject.START_PASSED)
    progress.secret = secret
    progress.record = replace(progress.record, status=TournamentStatus.OPEN)
    for number in range(terms.computers):
        progress.apply(Enter("", computer=True))
        progress.enter(computer_name(number), None, terms.strength)


def computer_name(number: int) -> str:
    """The name of a tournament's computer player, from 0."""
    lap, place = divmod(number, len(COMPUTER_NAMES))
    return COMPUTER_NAMES[place] if lap == 0 else f"{COMPUTER_NAMES[place]} {lap + 1}"


@planned
def joined(
    progress: Progress, actor: Actor, key: str, mark: str, known: Refused | None, decided: Refused | None
) -> None:
    """Enter, or come back, by their id or `mark`; the interaction's id becomes the person's part of the shuffles.

    Who is `known` at an open table comes back to their own seat alone: that is raised where they might get another. So
    is what holds of a `decided` one for whoever waits: it may be open again when a seat is free.
    Raises Refused: STILL_A_DRAFT, ALREADY_ENTERED, ROLE_NEEDED; TournamentRefused.
    """
    record, entrants = _announced(progress, actor), progress.state.entrants
    entrant, role = record.entrant_of(actor.user_id, mark), record.terms.role_id
    if role is not None and role not in actor.roles:
        raise Refused(HostReject.ROLE_NEEDED, role=str(role))
    if entrant is None or _enters_anew(progress.state, entrant):
        progress.apply(Enter(key, before=entrant))
        waits = progress.state.entrants[-1].status is Status.WAITING
        if waits or format_of(progress.state).replaces:
            why_not = known or (decided if waits else None)
            if why_not is not None:
                raise why_not
        progress.enter(actor.called_among(record.people), actor.user_id)
    elif entrants[entrant].status in (Status.IN, Status.WAITING):
        raise Refused(HostReject.ALREADY_ENTERED)
    else:
        progress.apply(Return(entrant))


def _enters_anew(state: Tournament, entrant: int) -> bool:
    """Whether somebody who has gone enters as anybody may: they left before play, or another plays their season."""
    status = state.entrants[entrant].status
    replaced = format_of(state).replaces and status in GONE and not may_come_back(state, entrant)
    return replaced or status in (Status.WITHDRAWN, Status.MISSED_CHECK_IN)


@planned
def by_entrant(progress: Progress, actor: Actor, move: Callable[[int], Withdraw | CheckIn | Rest]) -> None:
    """A move of somebody who has entered. Raises Refused: STILL_A_DRAFT, NOT_ENTERED; TournamentRefused."""
    _announced(progress, actor)
    progress.apply(move(there(progress.record.entrant_of(actor.user_id), HostReject.NOT_ENTERED)))


@planned
def by_host(progress: Progress, actor: Actor, move: HostMove, scores: Scores) -> None:
    """A host's act. Raises Refused: STILL_A_DRAFT, NOT_TOURNAMENT_HOST, BAD_EXTENSION; TournamentRefused."""
    _held_by(progress, actor)
    record, acts = progress.record, progress.state.acts
    if isinstance(move, Extend) and move.seconds not in EXTENSION_S:
        least, most = (timedelta(seconds=one) for one in (EXTENSION_S[0], EXTENSION_S[-1]))
        raise Refused(HostReject.BAD_EXTENSION, least=least, most=most)
    if isinstance(move, Undo) and any(one.number == move.act and record.is_of_nobody(one) for one in acts):
        raise TournamentRefused(TournamentReject.TOO_LATE_TO_UNDO, act=move.act)
    _end_in_time(progress, progress.apply(move), scores)
    starts = start_after_pause(progress.before, progress.now) if isinstance(move, Resume) else None
    if starts is not None:
        progress.record = replace(progress.record, terms=replace(progress.record.terms, starts_at=starts))


@planned
def started(progress: Progress, actor: Actor) -> None:
    """Begin, or open a check-in first, whose time everybody has been told.

    Raises Refused: STILL_A_DRAFT, NOT_TOURNAMENT_HOST, CHECK_IN_OPEN; TournamentRefused.
    """
    _held_by(progress, actor)
    if progress.state.phase is Phase.OPEN and progress.state.rules.check_in:
        progress.apply(OpenCheckIn())
    elif progress.state.phase is Phase.CHECK_IN and missing(progress.state, Status.IN):
        raise Refused(HostReject.CHECK_IN_OPEN)
    else:
        progress.apply(Start(_lot(progress, "start")))


@planned
def everybody_admitted(progress: Progress, actor: Actor) -> None:
    """Nobody needs a role to enter any more."""
    _held_by(progress, actor)
    progress.record = replace(progress.record, terms=replace(progress.record.terms, role_id=None))


@planned
def carried_out(progress: Progress, one: Deadline, scores: Scores) -> None:
    """What the clock does at a deadline, by the `scores` of open tables. Raises Refused(TOO_LATE) where it stands no
    more.
    """
    if one not in progress.before.deadlines:
        raise Refused(HostReject.TOO_LATE)
    progress.done = one.kind, one.number
    match one.kind:
        case DeadlineKind.CHECK_IN:
            progress.apply(OpenCheckIn())
        case DeadlineKind.START:
            _start_by_clock(progress)
        case DeadlineKind.ROUND:
            _end_in_time(progress, progress.apply(RoundDeadline(one.number)), scores)
        case DeadlineKind.TABLE:
            _end_in_time(progress, progress.apply(RoundDeadline(*divmod(one.number, TABLES_A_ROUND))), scores)
        case DeadlineKind.BELL:
            _end_in_time(progress, progress.apply(Bell()), scores)
        case _:
            raise AssertionError(one.kind)


def _start_by_clock(progress: Progress) -> None:
    """Begin; where too few are there, tell that, and wait for the host, or for as long as check-in lasts once more."""
    try:
        progress.apply(Start(_lot(progress, "start")))
    except TournamentRefused as refused:
        if refused.code is not TournamentReject.TOO_FEW:
            raise
        record = progress.record
        progress.record = replace(record, terms=replace(record.terms, starts_at=None))
        progress.said.append(Notice(NoticeKind.TOO_FEW))


def _end_in_time(progress: Progress, events: Collection[TournamentEvent], scores: Scores) -> None:
    """End the tables whose time is up by the rule announced; where computers finish, that is not ours to do."""
    if progress.state.rules.unfinished != "score_now":
        return
    for at in [table for event in events if isinstance(event, TimeUp) for table in event.tables]:
        seats = len(at_table(progress.state, *at).seats)
        # Where nothing was dealt everybody shares the first place.
        score = scores.get(at) or Score((0,) * seats, (1,) * seats, over=False)
        ended = Ended.PLAYED if score.over else Ended.SCORED_NOW
        progress.apply(TableFinished(*at, score.totals, score.places, ended))


@planned
def next_round(progress: Progress, version: int, opening: OpenRound) -> None:
    """Open the round that was paired for the tournament as it was at a version. Raises Refused(TOO_LATE)."""
    if progress.before.version != version:
        raise Refused(HostReject.TOO_LATE)
    progress.done = DeadlineKind.NEXT, opening.round
    progress.apply(opening)


@planned
def finished(progress: Progress) -> None:
    """End the tournament, its last ties settled by lot."""
    progress.apply(Finish(_lot(progress, "finish")))


def season_drafted(before: StoredTournament, actor: Actor, now: datetime, channel_id: int | None) -> StoredTournament:
    """The draft of the season after one that is over, with everything that was agreed, and the same host and channel
    where there is none other.

    Raises Refused: NOT_TOURNAMENT_HOST, NO_SEASONS; TournamentRefused where the season is not over.
    """
    check_host(before, actor)
    if not isinstance(before.state.rules, LeagueRules):
        raise Refused(HostReject.NO_SEASONS)
    if before.record.status is not TournamentStatus.OVER:
        rest = len(before.state.open_tables())
        raise TournamentRefused(TournamentReject.NOT_FINISHED, open_tables=rest, rounds_left=False)
    terms = before.record.terms
    check_in_s = terms.check_in_s or USUAL_CHECK_IN_S
    record = TournamentRecord(
        id=0,
        guild_id=before.record.guild_id,
        channel_id=channel_id or before.record.channel_id,
        host_id=before.record.host_id or actor.user_id,
        name=before.record.name,
        status=TournamentStatus.DRAFT,
        locale=before.record.locale,
        terms=replace(terms, check_in_s=check_in_s, starts_at=None, computers=0, follows=before.record.id),
        created_at=now,
    )
    rules = before.state.rules.with_switches({"check_in": True})
    return StoredTournament(record, 1, Tournament(rules, season=before.state.season + 1))


@planned
def season_opened(progress: Progress, before: StoredTournament, actor: Actor, secret: bytes) -> None:
    """Open the drafted season: the secret is drawn, then its players enter in their divisions, and check-in begins.

    Who waited enters below. Each adds a part by checking in, newcomers by joining. Raises Refused(SEASON_BEGUN).
    """
    if progress.record.status is not TournamentStatus.DRAFT:
        raise Refused(HostReject.SEASON_BEGUN)
    progress.by = actor.user_id
    progress.secret = secret
    progress.record = replace(progress.record, status=TournamentStatus.OPEN)
    # Whoever had their data deleted since the season ended is nobody who could play another.
    gone = [one.entrant for one in before.record.people if one.is_nobody]
    waiting = [one for one in before.state.those(Status.WAITING) if one not in gone]
    for division, members in (*enumerate(next_divisions(before.state, gone)), (None, waiting)):
        for one in members:
            person = before.record.people[one]
            risen = 0 if division is None else (before.state.entrants[one].division or 0) - division
            progress.apply(Enter("", computer=person.computer is not None, division=division, risen=risen))
            progress.enter(person.name, person.user_id, person.computer)
    progress.apply(OpenCheckIn())


@planned
def table_ended(progress: Progress, round: int, table: int, score: Score, ended: Ended) -> None:
    """A table's match is over. Raises Refused(TOO_LATE) where that is known."""
    found = progress.state.table(round, table)
    if found is None or found.result is not None:
        raise Refused(HostReject.TOO_LATE)
    progress.apply(TableFinished(round, table, score.totals, score.places, ended))


@planned
def by_itself(progress: Progress, move: NoShow | Return) -> None:
    """What an entrant did or left undone at a table: made no move by its first deadline, or has played there again."""
    progress.apply(move)


@planned
def gone_from_server(progress: Progress, user_id: UserId, known_as: str | None = None, mark: str = "") -> None:
    """Somebody is no longer in the server, or is forgotten and `known_as`; the `mark` stays of whom a host took out.

    Raises Refused(NOT_ENTERED); TournamentRefused.
    """
    entrant = there(progress.record.entrant_of(user_id), HostReject.NOT_ENTERED)
    removed = known_as is not None and progress.state.entrants[entrant].status is Status.REMOVED
    if not removed:
        progress.apply(Withdraw(entrant))
    if known_as is not None:
        people = progress.record.people
        known = replace(people[entrant], name=known_as, mark=mark if removed else "")
        progress.record = replace(progress.record, people=put_at(people, entrant, known))


def check_host(stored: StoredTournament, actor: Actor) -> None:
    """Raises Refused(NOT_TOURNAMENT_HOST) for who neither hosts the tournament nor manages the server."""
    if actor.user_id != stored.record.host_id and actor.manages != stored.record.guild_id:
        raise Refused(HostReject.NOT_TOURNAMENT_HOST)


def _draft_of(progress: Progress, actor: Actor) -> None:
    """A draft is changed on request of its host."""
    check_draft(progress.before, actor)
    progress.by = actor.user_id


def check_draft(stored: StoredTournament, actor: Actor) -> None:
    """Raises what `check_host` and `check_goes_on` raise, and Refused(NOT_A_DRAFT) for what is announced."""
    check_host(stored, actor)
    check_goes_on(stored)
    if stored.record.status is not TournamentStatus.DRAFT:
        raise Refused(HostReject.NOT_A_DRAFT)


def check_goes_on(stored: StoredTournament) -> None:
    """Raises TournamentRefused(OVER) for what is over or was called off, whatever else there is to say against it."""
    if stored.state.is_over:
        raise TournamentRefused(TournamentReject.OVER, phase=stored.state.phase)


def _announced(progress: Progress, actor: Actor) -> TournamentRecord:
    """What has been announced is changed on somebody's request."""
    check_goes_on(progress.before)
    if progress.record.status is TournamentStatus.DRAFT:
        raise Refused(HostReject.STILL_A_DRAFT)
    progress.by = actor.user_id
    return progress.record


def _held_by(progress: Progress, actor: Actor) -> None:
    """A host's request; where the host is gone, who manages the server and holds it now is the host."""
    _announced(progress, actor)
    check_host(progress.before, actor)
    if progress.record.host_id == NOBODY:
        progress.record = replace(progress.record, host_id=actor.user_id)


def _lot(progress: Progress, purpose: str) -> tuple[int, ...]:
    """The lot that a purpose needs; an empty one, which is refused with the reason, where none is due."""
    needed = due(progress.state)
    if progress.secret is None or needed is None or needed.purpose != purpose:
        return ()
    return lot_for(progress.secret, progress.state, needed)
