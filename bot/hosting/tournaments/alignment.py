"""Bringing tables' games and their tournament in line: what a table is dealt from; results go up, seats and endings go
down.

Whatever the end of a process cut off in between is done when it is looked at again: every step may be repeated.
"""

import logging
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import count

from bot.hosting.games.tournament_tables import Tables
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.tournaments import places, plans
from bot.hosting.tournaments.plans import computer_name
from bot.hosting.tournaments.progress import Plan, TournamentPath
from bot.hosting.tournaments.timing import ENDS_TABLES, table_ends
from bot.records.deadlines import Deadline, DeadlineKind, of_kind
from bot.records.games import GameRecord, GameStatus, Holder, Obstacle, TableOf
from bot.records.ids import GameId, UserId
from bot.records.people import NO_HABITS, Habits
from bot.records.tournaments import HostedTable, StoredTournament
from bot.store.ledger.stored import StoredGame
from bot.store.people.settings import PeopleStore
from bot.store.schema import STANDS
from engine.cards import Seat
from engine.cards.shuffle import commitment
from engine.tournament.formats.registry import format_of
from engine.tournament.keys import parts, seat_parts, table_secret
from engine.tournament.moves import NoShow, Return
from engine.tournament.refusals import TournamentRefused
from engine.tournament.rules import ArenaRules, LeagueRules
from engine.tournament.state import Ended, Status, Table, Tournament
from engine.variants import game_with_rules


def laid_table(
    stored: StoredTournament, round: int, table: Table, thread_id: int, habits: Mapping[UserId, Habits], now: datetime
) -> StoredGame:
    """The match of a table as it is to be dealt in its thread; `habits` are those of the people at it, by user."""
    record, terms = stored.record, stored.record.terms
    secret, holders = secret_of_table(stored, round, table.number), _holders(stored, round, table, habits)
    laid = GameRecord(
        id=GameId(0),
        guild_id=record.guild_id,
        channel_id=thread_id,
        host_id=record.host_id,
        status=GameStatus.LOBBY,
        variant=terms.variant,
        rules=terms.rules,
        switches=terms.switches,
        pace=terms.pace,
        seats=len(holders),
        holders=holders,
        locale=record.locale,
        commitment=commitment(secret),
        created_at=now,
        table_of=TableOf(record.id, round, table.number),
    )
    ends = table_ends(stored, round, table.number)
    # Known from the first, so that no turn's time is told that lies behind the round's end.
    known = () if ends is None else (Deadline(DeadlineKind.ROUND, round, ends, STANDS, 0),)
    return StoredGame(laid, 1, game_with_rules(terms.variant, terms.rules), secret, deadlines=known)


def secret_of_table(stored: StoredTournament, round: int, number: int) -> bytes:
    """The secret that shuffles a table's match. Raises ValueError where the tournament has no secret yet."""
    if stored.secret is None:
        raise ValueError("no table is dealt before the secret is drawn")
    return table_secret(stored.secret, parts(stored.state, len(stored.state.rounds[round - 1].lot)), round, number)


def _holders(stored: StoredTournament, round: int, table: Table, habits: Mapping[UserId, Habits]) -> tuple[Holder, ...]:
    entropy = seat_parts(stored.state, round, table.number)
    people, strength = stored.record.people, stored.record.terms.strength
    names = _names_of_fillers(stored)
    holders = []
    for seat, entrant in enumerate(table.seats):
        if entrant is None:
            holders.append(Holder(Seat(seat), next(names), None, computer=strength))
            continue
        person = people[entrant]
        resting = NO_HABITS if person.user_id is None else habits.get(person.user_id, NO_HABITS)
        away = entrant in table.absent and person.user_id is not None
        holders.append(
            Holder(Seat(seat), person.name, person.user_id, person.computer, away, 0, entropy[seat], habits=resting)
        )
    return tuple(holders)


def _names_of_fillers(stored: StoredTournament) -> Iterator[str]:
    """Names of computers that nobody who has entered has, for the seats that they fill."""
    taken = {one.name.casefold() for one in stored.record.people}
    return (name for name in map(computer_name, count()) if name.casefold() not in taken)


log = logging.getLogger(__name__)

At = tuple[int, int]
"""A table by its round and its number."""


@dataclass(frozen=True, slots=True)
class _Dealt:
    """A table with its game."""

    hosted: HostedTable
    table: Table
    record: GameRecord

    @property
    def at(self) -> At:
        return self.hosted.round, self.hosted.number


class Alignment:
    """Looks at tables of one tournament at a time. Nothing is raised for what others have done meanwhile."""

    def __init__(self, path: TournamentPath, tables: Tables, people: PeopleStore) -> None:
        self._path = path
        self._tables = tables
        self._people = people
        self.awaited: defaultdict[GameId, set[int]] = defaultdict(set)
        """The games in which somebody who did not come may play after all: who, by entrant."""

    async def align(self, tournament_id: int, only: Collection[At] | None = None) -> None:
        """Bring tables in line, or those alone: all that are open, where nobody says which."""
        await self._align_tables(tournament_id, only)
        await self.stands_still(tournament_id)

    async def _align_tables(self, tournament_id: int, only: Collection[At] | None = None) -> None:
        stored = await self._path.load(tournament_id)
        for hosted in stored.record.tables:
            at = hosted.round, hosted.number
            table = stored.state.table(*at)
            if table is None or hosted.game_id is None or (only is not None and at not in only):
                continue
            # What ended by itself has nothing left to be done about it.
            if only is None and table.result and table.result.ended in (Ended.PLAYED, Ended.COMPUTER_FINISHED):
                continue
            try:
                record = await self._tables.record(hosted.game_id)
                await self._align(stored, _Dealt(hosted, table, record))
            except Refused as refused:
                if refused.code not in (HostReject.NO_SUCH_GAME, HostReject.SET_ASIDE, HostReject.NOT_RUNNING):
                    raise
                log.warning("tournament %d: table %d of round %d: %s", tournament_id, *reversed(at), refused.code)

    async def stands_still(self, tournament_id: int, *, unopened: bool = False) -> bool:
        """Whether none of the open tables can be played where it is: their rounds keep the time that they have left
        from then on, until one can be. With `unopened` a table that is not opened yet is one that cannot be.
        """
        stored = await self._path.load(tournament_id)
        if stored.state.paused:
            return False
        still = stored.stands_still
        for _, _, game_id in stored.open_games():
            still = await self._is_shut_out(game_id)
            if not still:
                break
        else:
            still = bool(stored.state.open_tables()) if unopened else still
        timed = any(one.kind in (*ENDS_TABLES, DeadlineKind.HELD) for one in stored.deadlines)
        if timed and still is not stored.stands_still and await self._change(stored, places.stood_still(still=still)):
            await self._align_tables(tournament_id)
        return still

    async def _is_shut_out(self, game_id: GameId) -> bool:
        with suppress(Refused):
            record = await self._tables.record(game_id)
            return record.shut_out and not record.is_over
        return False

    async def _align(self, stored: StoredTournament, dealt: _Dealt) -> None:
        if not stored.record.status.is_alive or _is_past(stored, dealt):
            if dealt.record.status is GameStatus.RUNNING:
                await self._tables.close(dealt.record.id)
            return
        if dealt.table.result is not None:
            return
        if dealt.record.status is GameStatus.FINISHED:
            score = await self._tables.score(dealt.record.id)
            ended = Ended.COMPUTER_FINISHED if is_overdue(stored.state, dealt.at) else Ended.PLAYED
            await self._change(stored, plans.table_ended(*dealt.at, score, ended))
        elif dealt.record.status is GameStatus.RUNNING:
            if _lost_its_thread(dealt):
                await self._change(stored, places.thread_lost(dealt.hosted))
            await self._align_clocks(stored, dealt)
            for holder in dealt.record.holders:
                await self._align_seat(stored, dealt, holder)

    async def _align_clocks(self, stored: StoredTournament, dealt: _Dealt) -> None:
        """A table rests while its tournament is paused, or it is decided for now; else it knows its round's end."""
        stands, paused = dealt.record.standstill, stored.state.paused
        if paused or dealt.table.decision is not None:
            why = Obstacle.PAUSED if paused else Obstacle.DECIDED
            if stands is None or not (stands.why is why or stands.why.is_final):
                await self._tables.rest(dealt.record.id, why)
            return
        if dealt.record.rests:
            await self._tables.go_on(dealt.record.id)
        await self._tables.ends_by(dealt.record.id, dealt.at[0], table_ends(stored, *dealt.at))

    async def _align_seat(self, stored: StoredTournament, dealt: _Dealt, holder: Holder) -> None:
        entrant = dealt.table.seats[holder.seat]
        if entrant is None:
            return
        person, is_absent = stored.record.people[entrant], entrant in dealt.table.absent
        if is_absent and stored.state.entrants[entrant].status is not Status.NO_SHOW:
            if holder.user_id is not None:
                await self._tables.release(dealt.record.id, holder.seat, _names_of_fillers(stored))
        elif person.user_id is None:
            return
        elif holder.user_id != person.user_id:
            habits = (await self._people.get(person.user_id)).habits
            await self._tables.reseat(dealt.record.id, holder.seat, person.user_id, person.name, habits)
        elif is_absent:
            await self._align_absent(stored, dealt, holder, entrant)
        elif (
            holder.misses
            and await self._stayed_away(stored, entrant)
            and await self._change(stored, plans.by_itself(NoShow(*dealt.at, entrant)))
        ):
            await self.align(stored.record.id, {at for at, _, _ in _tables_of(stored, entrant)})

    async def _stayed_away(self, stored: StoredTournament, entrant: int) -> bool:
        """Whether somebody let a turn run out and moved at no table; of a league's, which open at once, all count."""
        every = isinstance(stored.state.rules, LeagueRules)
        came = [
            await self._tables.came(game_id, Seat(table.seats.index(entrant)))
            for _, game_id, table in _tables_of(stored, entrant)
            if every or table.outcome is None
        ]
        return False in came and True not in came

    async def _align_absent(self, stored: StoredTournament, dealt: _Dealt, holder: Holder, entrant: int) -> None:
        """The computer plays for who did not come; whoever takes their seat back after all is there."""
        known = entrant in self.awaited[dealt.record.id]
        self.awaited[dealt.record.id].add(entrant)
        if holder.autopilot:
            return
        # What was not handed over yet is not taken back.
        if not known or holder.misses or not await self._change(stored, plans.by_itself(Return(entrant))):
            await self._tables.hand_over(dealt.record.id, {holder.seat})
            return
        for _, game_id, _ in _tables_of(stored, entrant):
            self.awaited[game_id].discard(entrant)

    async def _change(self, stored: StoredTournament, plan: Plan) -> bool:
        """Whether a change could be made; another may have made it before."""
        with suppress(TournamentRefused, Refused):
            return await self._path.change(stored.record.id, plan) is not None
        return False


def _tables_of(stored: StoredTournament, entrant: int) -> Iterator[tuple[At, GameId, Table]]:
    """Where somebody sits, or sat: each table that was dealt, and its game."""
    for one in stored.record.tables:
        table = stored.state.table(one.round, one.number)
        if one.game_id is not None and table is not None and entrant in table.seats:
            yield (one.round, one.number), one.game_id, table


def is_overdue(state: Tournament, at: At) -> bool:
    """Whether the time of a table is up."""
    held = state.rounds[at[0] - 1]
    rang = state.bell and isinstance(state.rules, ArenaRules)
    return rang or (held.overdue and at[1] not in held.overtime)


def matters(stored: StoredGame, now: datetime) -> bool:
    """Whether a table's tournament may have to know: its match is over, cannot be played where it is, can be again
    after all stood still, goes on after its round's end, or somebody was not there.
    """
    record, ends = stored.record, of_kind(stored.deadlines, DeadlineKind.ROUND)
    if record.is_over or record.shut_out or ends is None or ends.due <= now:
        return True
    return any(one.misses or one.autopilot for one in record.holders)


def _lost_its_thread(dealt: _Dealt) -> bool:
    """Whether a match stands still because its thread was removed, and no other is being opened yet."""
    stands = dealt.record.standstill
    gone = stands is not None and stands.why is Obstacle.CHANNEL_GONE
    return gone and dealt.hosted.thread_id == dealt.record.channel_id


def _is_past(stored: StoredTournament, dealt: _Dealt) -> bool:
    """Whether a match is played no further: of one that a host decided, once that cannot be undone."""
    if dealt.table.result is not None:
        return True
    decided = dealt.table.decision is not None
    return decided and format_of(stored.state).stands(stored.state, dealt.at[0], dealt.table)
