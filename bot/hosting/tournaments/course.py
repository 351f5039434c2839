"""How tournaments go on by themselves: results come in, rounds open and end, as tables and the clock have it."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.games.tournament_tables import Score, Tables
from bot.hosting.moves.write_path import Committed
from bot.hosting.refusals import Refused
from bot.hosting.seats.access import Access
from bot.hosting.thinking.thinkers import JobFailed, Stalled, Thinkers
from bot.hosting.tournaments import places, plans
from bot.hosting.tournaments.alignment import Alignment, At, is_overdue
from bot.hosting.tournaments.progress import TournamentPath
from bot.hosting.tournaments.timing import ENDS_TABLES
from bot.logs import told
from bot.records.deadlines import DeadlineKind
from bot.records.ids import GameId
from bot.records.notices import Notice, NoticeKind
from bot.records.tournaments import StoredTournament
from bot.store.database.trouble import DatabaseTrouble
from bot.store.ledger.commits import Conflict
from bot.store.ledger.deadlines import LONG_AGO, Absence, DeadlineStore, Due
from bot.store.processes import EVERYWHERE, Shards
from engine.tournament.keys import lot_for
from engine.tournament.moves import OpenRound
from engine.tournament.play import due, paired
from engine.tournament.refusals import TournamentRefused

log = logging.getLogger(__name__)

SMALL_FIELD: Final = 64
"""So many are paired sooner than another process is told of them."""
FETCHED: Final = 50
_RETRY: Final = timedelta(seconds=30)
_WAIT: Final = timedelta(minutes=1)


@contextmanager
def _alone(what: str) -> Iterator[None]:
    """What goes wrong with one tournament stops no other; of one that cannot be read is told where it is read."""
    try:
        yield
    except DatabaseTrouble:
        raise
    except Exception as failure:  # noqa: BLE001 - whatever it is
        if not isinstance(failure, Refused):
            log.error("%s cannot be brought in line: %s", what, told(failure))  # noqa: TRY400 - its message quotes


@dataclass(eq=False)
class Course:
    """Keeps the deadlines of tournaments, and takes notice of their tables' games."""

    _path: TournamentPath
    deadlines: DeadlineStore
    _tables: Tables
    _alignment: Alignment
    _thinkers: Thinkers
    _access: Access

    def __post_init__(self) -> None:
        self._store = self._path.store
        self.touched: set[int] = set()
        """The games of tables in which something has happened that their tournament may have to know."""
        self._away: dict[int, datetime] = {}
        self.reaching: list[Callable[[int], bool]] = []
        """Whoever knows of a server whether anybody there can be reached: where all say no, its tournaments wait."""

    async def prepare(self, now: datetime, shards: Shards = EVERYWHERE) -> None:
        """At the start, and for shards newly ours: give some grace to what passed, bring every open table in line."""
        self._away = {guild_id: since for guild_id, since in self._away.items() if not shards.have(guild_id)}
        for tournament_id in await self.deadlines.forgive(now, timedelta(0), shards):
            self._path.announce(Committed(tournament_id, None, notices=True))
        self.touched.update(await self._store.games_to_collect(shards))
        for tournament_id in await self._store.with_running_games(shards):
            with _alone(f"tournament {tournament_id}"):
                await self._alignment.align(tournament_id)

    async def rest(self, away: Absence) -> None:
        """Let rounds have rested during an absence; a server still out of reach does not rest for it twice."""
        for guild_id in filter(away.shards.have, self._away):
            self._away[guild_id] += away.length
        await self._rested(away)

    async def _rested(self, away: Absence) -> None:
        for tournament_id in await self.deadlines.rest(away, timedelta(0)):
            with _alone(f"tournament {tournament_id}"):
                await self._alignment.align(tournament_id)
            self._path.announce(Committed(tournament_id, None, notices=True))

    def out_of_reach(self, guild_id: int, since: datetime | None = None) -> None:
        """A server cannot be reached, or has sent us away, as of now unless it is known since when."""
        self._away.setdefault(guild_id, since or self._path.clock())

    async def in_reach(self, guild_id: int) -> None:
        """A server can be reached, or has invited us, again: what its tournaments wait for has rested meanwhile."""
        if guild_id in self._away:
            await self._rested(Absence(EVERYWHERE, self._away[guild_id], self._path.clock(), guild_id))
            self._away.pop(guild_id, None)

    async def first(self, shards: Shards = EVERYWHERE, *, after: datetime = LONG_AGO) -> datetime | None:
        """When there is something to do, of what comes after a moment; None where nothing is known."""
        if self.touched and after is LONG_AGO:
            return self._path.clock()
        return await self.deadlines.first(shards, after=after)

    async def carry_out(self, now: datetime, shards: Shards = EVERYWHERE) -> int:
        """Bring in what tables have brought, then keep the deadlines that come by now; how much was done."""
        done = await self._bring_in()
        for one in await self.deadlines.firing(now, FETCHED, shards=shards):
            done += await self._keep(one)
            done += await self._bring_in()
        return done

    async def _bring_in(self) -> int:
        touched, self.touched = self.touched, set()
        for game_id in sorted(touched):
            with _alone(f"the table of game {game_id}"):
                record = await self._tables.record(GameId(game_id))
                if record.table_of is not None:
                    at = record.table_of.round, record.table_of.table
                    await self._alignment.align(record.table_of.tournament_id, {at})
        return len(touched)

    async def _keep(self, one: Due) -> bool:
        """Keep one deadline; what fails is tried again in a while, and stops no other tournament."""
        try:
            stored = await self._path.load(one.owner_id)
            guild_id = stored.record.guild_id
            if self.reaching and not any(reaches(guild_id) for reaches in self.reaching):
                self.out_of_reach(guild_id, one.deadline.due)
            # A start waits until all have been called who have to come by then.
            starts = one.deadline.kind is DeadlineKind.START
            uncalled = starts and NoticeKind.CHECK_IN.slot in await self._store.unsaid(one.owner_id)
            if uncalled or guild_id in self._away:
                await self.deadlines.postpone(one, self._path.clock() + _WAIT)
                return False
            if one.deadline.kind is DeadlineKind.NEXT:
                await self._go_on(stored)
            else:
                await self._carry_out(one, stored)
        except DatabaseTrouble:
            raise
        except Exception as failure:  # noqa: BLE001 - one broken tournament must not stop the clock of all others
            level = logging.INFO if isinstance(failure, (Refused, Conflict)) else logging.ERROR
            why = failure if isinstance(failure, (Refused, Conflict, TournamentRefused)) else told(failure)
            log.log(level, "tournament %d: %s is put off: %s", one.owner_id, one.deadline.kind.value, why)
            await self.deadlines.postpone(one, self._path.clock() + _RETRY)
            return False
        return True

    async def _carry_out(self, one: Due, stored: StoredTournament) -> None:
        ends = one.deadline.kind in ENDS_TABLES
        # An arena deals at any moment: that a table is not opened yet says nothing once one was.
        unopened = one.deadline.kind is not DeadlineKind.BELL or not any(at.game_id for at in stored.record.tables)
        if ends and await self._alignment.stands_still(one.owner_id, unopened=unopened):
            return
        if one.deadline.kind is DeadlineKind.ROUND and await self._opens_late(one, stored):
            await self._path.change(one.owner_id, places.lasts_on(one.deadline.number))
            await self._alignment.align(one.owner_id)
            return
        scores = await self.scores(stored) if ends else {}
        await self._path.change(one.owner_id, plans.carried_out(one.deadline, scores))
        if ends:
            await self.end_overdue(one.owner_id)

    async def _opens_late(self, one: Due, stored: StoredTournament) -> bool:
        """Whether some tables of a round whose time is up are still to be opened, where others could be."""
        late = [Notice(NoticeKind.OPENING, round=at[0], table=at[1]) for at in stored.unopened(one.deadline.number)]
        return bool(late) and not (await self._store.unsaid(one.owner_id)).isdisjoint(notice.slot for notice in late)

    async def scores(self, stored: StoredTournament) -> Mapping[At, Score]:
        """How the matches of open tables stand."""
        return {at: await self._tables.score(game_id) for at, _, game_id in stored.open_games()}

    async def end_overdue(self, tournament_id: int) -> None:
        """Close what was scored; what is still open beyond its time the computer plays to its end, for everybody."""
        stored = await self._path.load(tournament_id)
        for at, _, game_id in stored.open_games():
            if is_overdue(stored.state, at):
                record = await self._tables.record(game_id)
                with suppress(Refused):
                    await self._tables.hand_over(game_id, [one.seat for one in record.holders])
        await self._alignment.align(tournament_id)

    async def _go_on(self, stored: StoredTournament) -> None:
        """Open the next round, of an arena also for too few who have waited long, or end it. Pairing holds no lock."""
        tournament_id, needed = stored.record.id, due(stored.state, short=True)
        if needed is None or stored.secret is None:
            return
        if needed.purpose == "finish":
            await self._path.change(tournament_id, plans.finished())
            await self._alignment.align(tournament_id)
            return
        opening = await self._paired(stored, lot_for(stored.secret, stored.state, needed))
        await self._path.change(tournament_id, plans.next_round(stored.version, opening))
        await self._alignment.align(tournament_id)

    async def _paired(self, stored: StoredTournament, lot: tuple[int, ...]) -> OpenRound:
        """The next round, paired where it stops nobody: a small field in a thread, a large one in another process."""
        state, known = stored.state, {it.user_id: it.entrant for it in stored.record.people if it.user_id is not None}
        # Of these pairs one never wants to meet the other at a table: for nobody's eyes.
        apart = frozenset((known[one], known[other]) for one, other in await self._access.apart_among(known))
        if len(state.entrants) > SMALL_FIELD:
            with suppress(Stalled, JobFailed):
                return await self._thinkers.think(paired, state, lot, apart)
        return await asyncio.to_thread(paired, state, lot, apart)
