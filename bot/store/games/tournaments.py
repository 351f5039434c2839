"""Tournaments in the database: the one transaction by which they change, and what is read of them."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Table, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.games import GameStatus
from bot.records.ids import UserId, draw_public_id
from bot.records.tournaments import StoredTournament, TournamentLine, TournamentStatus
from bot.store.database.db import Database
from bot.store.database.unreadable import Unreadable, decoding, tell_once
from bot.store.ledger import rows
from bot.store.ledger.commits import LedgerStore
from bot.store.ledger.rows import of_tournament
from bot.store.ledger.stored import TOURNAMENTS, TournamentCommit
from bot.store.processes import EVERYWHERE, Shards, on_shards
from bot.store.schema import (
    COMPETITOR,
    DEADLINE,
    HOSTED_TABLE,
    games,
    tournament_deadlines,
    tournament_log,
    tournament_outbox,
    tournament_people,
    tournament_tables,
    tournaments,
)

ALIVE: Final = tuple(one.value for one in TournamentStatus if one.is_alive)


class TournamentStore(LedgerStore[StoredTournament, TournamentCommit]):
    """The tables of tournaments. Every method is one transaction."""

    def __init__(self, database: Database, public_id: Callable[[], str] = draw_public_id) -> None:
        super().__init__(database, TOURNAMENTS, of_tournament, public_id)

    async def insert(self, stored: StoredTournament, key: str) -> int:
        """Store a new draft and give its id. Raises KeySeen."""
        return await self._open(rows.tournament_values(stored), key, stored.record.created_at, lambda _: {})

    async def delete_draft(self, tournament_id: int, host_id: UserId) -> bool:
        """Forget a draft of its host's; whether there was one."""
        theirs = (tournaments.c.id == tournament_id, tournaments.c.host_id == host_id)
        draft = tournaments.c.status == TournamentStatus.DRAFT.value
        return await self._database.change(delete(tournaments).where(*theirs, draft)) > 0

    async def load(self, owner_id: int) -> StoredTournament | None:
        """A tournament with everything that its next commit builds on, or None. Raises Unreadable."""
        try:
            return await self._load(owner_id)
        except Unreadable as error:
            tell_once(f"tournament {owner_id} cannot be read: {error.reason}")
            raise

    async def _load(self, tournament_id: int) -> StoredTournament | None:
        async with self._database.reading() as connection:
            at = (tournament_tables.c.round, tournament_tables.c.number)
            own = await connection.execute(select(tournaments).where(tournaments.c.id == tournament_id))
            people = await _of(connection, tournament_people, tournament_id, tournament_people.c.entrant)
            tables = await _of(connection, tournament_tables, tournament_id, *at)
            deadlines = await _of(connection, tournament_deadlines, tournament_id, tournament_deadlines.c.kind)
            with decoding("the tournament"):
                if (row := own.one_or_none()) is None:
                    return None
                if await connection.scalar(_astray(tournament_id)) is not None:
                    raise Unreadable("the match of one of its tables is another's")
                return rows.tournament_of(
                    row,
                    tuple(COMPETITOR.read(one) for one in people),
                    tuple(HOSTED_TABLE.read(one) for one in tables),
                    tuple(DEADLINE.read(one) for one in deadlines),
                )

    async def unreadable(self) -> dict[int, str]:
        """The tournaments that cannot be read, they or their logs, and why."""
        found: dict[int, str] = {}
        for tournament_id in await self._ids():
            try:
                stored, lines = await self._load(tournament_id), await self.log(tournament_id)
                made = 0 if stored is None else stored.record.seq
                moved = stored is not None and await self.version(tournament_id) != stored.version
                if not moved and (made != len(lines) or [one.seq for one in lines] != list(range(1, made + 1))):
                    found[tournament_id] = f"the log: {made} moves were made, and its lines are not those"
            except Unreadable as error:
                found[tournament_id] = error.reason
        return found

    async def log(self, tournament_id: int) -> tuple[TournamentLine, ...]:
        """The whole log of a tournament, in order. Raises Unreadable."""
        async with self._database.reading() as connection:
            found = await _of(connection, tournament_log, tournament_id, tournament_log.c.seq)
        with decoding("the log"):
            return tuple(rows.line_of(row) for row in found)

    async def alive_in(self, guild_id: int) -> tuple[int, ...]:
        """The tournaments of a server that are not over, newest first; drafts among them."""
        return await self._ids(tournaments.c.guild_id == guild_id, tournaments.c.status.in_(ALIVE))

    async def in_channel(self, channel_id: int, *without: TournamentStatus) -> tuple[int, ...]:
        """The tournaments of a channel, or of the thread of one of their tables, newest first."""
        seated = select(tournament_tables.c.tournament_id).where(tournament_tables.c.thread_id == channel_id)
        here = or_(tournaments.c.channel_id == channel_id, tournaments.c.id.in_(seated))
        return await self._ids(here, tournaments.c.status.not_in([one.value for one in without]))

    async def in_server(self, guild_id: int, *without: TournamentStatus) -> tuple[int, ...]:
        """The tournaments of a server but those of some statuses, newest first."""
        apart = tournaments.c.status.not_in([one.value for one in without])
        return await self._ids(tournaments.c.guild_id == guild_id, apart)

    async def seasons_after(self, guild_id: int, tournament_id: int, *without: TournamentStatus) -> tuple[int, ...]:
        """The tournaments of a server that are the season after one, but those of some statuses, newest first."""
        apart = tournaments.c.status.not_in([one.value for one in without])
        return await self._ids(tournaments.c.guild_id == guild_id, tournaments.c.follows == tournament_id, apart)

    async def of_user(self, user_id: UserId) -> tuple[int, ...]:
        """The tournaments that a user has entered and that are not over, newest first."""
        entered = select(tournament_people.c.tournament_id).where(tournament_people.c.user_id == user_id)
        return await self._ids(tournaments.c.id.in_(entered), tournaments.c.status.in_(ALIVE))

    async def _ids(self, *where: ColumnElement[bool]) -> tuple[int, ...]:
        found = await self._database.scalars(select(tournaments.c.id).where(*where).order_by(tournaments.c.id.desc()))
        return tuple(found)

    async def with_running_games(self, shards: Shards = EVERYWHERE) -> tuple[int, ...]:
        """The tournaments that have games which are still played."""
        of_any = games.c.tournament_id.is_not(None)
        running = (games.c.status == GameStatus.RUNNING.value, of_any, on_shards(games.c.guild_id, shards))
        return tuple(await self._database.scalars(select(games.c.tournament_id).where(*running).distinct()))

    async def unsaid(self, tournament_id: int) -> frozenset[str]:
        """The slots in which something still waits to be said."""
        its_own = tournament_outbox.c.tournament_id == tournament_id
        return frozenset(await self._database.scalars(select(tournament_outbox.c.slot).where(its_own)))

    async def games_to_collect(self, shards: Shards = EVERYWHERE) -> tuple[int, ...]:
        """Games of running tournaments that are over while their table is not known to be: results may wait there."""
        over = games.c.status.not_in((GameStatus.LOBBY.value, GameStatus.RUNNING.value))
        running = tournaments.c.status == TournamentStatus.RUNNING.value
        joined = games.join(tournaments, tournaments.c.id == games.c.tournament_id)
        found = await self._database.scalars(
            select(games.c.id).select_from(joined).where(over, running, on_shards(tournaments.c.guild_id, shards))
        )
        return tuple(found)


def _astray(tournament_id: int) -> Select[tuple[int]]:
    """The tables whose match is another's; one that is kept no more is nobody's."""
    here, own = tournament_tables.c, games.c
    pairs = ((own.tournament_id, here.tournament_id), (own.round, here.round), (own.table, here.number))
    astray = or_(*(one.is_distinct_from(other) for one, other in pairs))
    return select(here.number).join(games, own.id == here.game_id).where(here.tournament_id == tournament_id, astray)


async def _of(connection: AsyncConnection, table: Table, tournament_id: int, *order: Any) -> Sequence[Any]:
    wanted = select(table).where(table.c.tournament_id == tournament_id).order_by(*order)
    return (await connection.execute(wanted)).all()
