"""Games in the database: the one transaction by which they change, and what is read of them.

A game that cannot be read is set aside as soon as somebody tries: it stops nobody else's.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, exists, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.games import Follows, GameRecord, GameStatus, Holder, Place
from bot.records.ids import GameId, UserId, draw_public_id
from bot.records.notices import Notice
from bot.store.database.db import Database
from bot.store.database.unreadable import AsideKind, Unreadable, decoding
from bot.store.games.drafts import DraftStore
from bot.store.games.series import SeriesStore
from bot.store.ledger import loading, rows
from bot.store.ledger.commits import Conflict, KeySeen, LedgerStore
from bot.store.ledger.results import lines_of, with_counts
from bot.store.ledger.rows import TableRows, of_game
from bot.store.ledger.set_aside import SetAside, utc_now
from bot.store.ledger.stored import GAMES, Commit, Load, LoggedMove, Standing, StoredGame
from bot.store.processes import Shards, on_shards
from bot.store.schema import (
    DEADLINE,
    FOLLOWS,
    HOLDER,
    IS_ACTIVE,
    deadlines,
    drafts,
    games,
    games_known,
    moves,
    seats,
    series_matches,
    tournaments,
)
from engine.games.events import Event
from engine.games.moves import Move

__all__ = ["ChannelTaken", "Conflict", "GameStore", "KeySeen"]

READ_AT_ONCE: Final = 50


class ChannelTaken(Exception):  # noqa: N818 - told to the caller, who refuses
    """The channel has a lobby or a running game, `game_id`. Nothing was written."""

    def __init__(self, game_id: GameId) -> None:
        super().__init__(game_id)
        self.game_id = game_id


class GameStore(LedgerStore[StoredGame, Commit]):
    """The tables of games. Every method is one transaction."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime] = utc_now,
        public_id: Callable[[], str] = draw_public_id,
    ) -> None:
        super().__init__(database, GAMES, of_game, public_id)
        self._aside = SetAside(database, clock)
        self.series = SeriesStore(database)
        self.drafts = DraftStore(database, clock)

    async def insert(
        self, lobby: StoredGame, key: str, notices: Iterable[Notice] = (), follows: Follows | None = None
    ) -> int:
        """Store a new lobby, with what must be said of it and which match it `follows`, and give its id; the record's
        own is ignored.

        Raises KeySeen, or ChannelTaken where the channel has an active game.
        """
        record = lobby.record

        def around(game_id: int) -> TableRows:
            of = {"game_id": game_id}
            due = [of | DEADLINE.values(one) for one in lobby.deadlines]
            after = [] if follows is None else [of | FOLLOWS.values(follows)]
            held = [of | HOLDER.values(one) for one in record.holders]
            return {seats: held, deadlines: due, series_matches: after}

        try:
            return await self._open(rows.new_game_values(record, lobby.secret), key, record.created_at, around, notices)
        except IntegrityError:
            await self._check_channel(replace(record, id=GameId(0)))
            raise

    async def commit(self, commit: Commit) -> None:
        """Write the difference between the two sides of a commit, all or nothing.

        Raises Conflict where the game has moved on since `before`, KeySeen, or ChannelTaken where it moves to a
        channel with another active game.
        """
        if commit.results:
            async with self._database.reading() as connection:
                lines = await lines_of(connection, commit)
            # A long log is gone through beside the event loop.
            kept = await asyncio.to_thread(with_counts, commit.results, commit.after.record.holders, lines)
            commit = replace(commit, results=kept)
        try:
            await super().commit(commit)
        except IntegrityError:
            for one in commit.moves:
                if one.key is not None and await self.was_committed(commit.after.record.id, one.key):
                    raise KeySeen(one.key) from None
            await self._check_channel(commit.after.record)
            raise

    async def _check_channel(self, record: GameRecord) -> None:
        """Raises ChannelTaken where the channel of a game has another one."""
        taken = await self.active_in(record.channel_id)
        if taken is not None and taken != record.id:
            raise ChannelTaken(GameId(taken)) from None

    async def load(self, owner_id: int) -> StoredGame | None:
        """A game with everything that its next commit builds on, or None.

        Raises Unreadable; then it has been set aside. Rows of it that cannot be read have been, too.
        """
        found = (await self.load_many((owner_id,))).get(owner_id)
        if isinstance(found, Unreadable):
            raise found
        return found

    async def load_many(self, ids: Sequence[int]) -> dict[int, StoredGame | Unreadable]:
        """Several games in one go, by id; those that there are not are left out."""
        async with self._database.reading() as connection:
            found = await loading.load(connection, ids)
        return {game_id: await self._sound(GameId(game_id), one) for game_id, one in found.items()}

    async def read_all(self) -> int:
        """Read every lobby and running game with its log, so that what cannot be read is set aside, a status that is
        none too; gives how many there were.
        """
        over = (GameStatus.FINISHED.value, GameStatus.CANCELLED.value, GameStatus.SET_ASIDE.value)
        ids = await self._database.scalars(select(games.c.id).where(games.c.status.not_in(over)))
        for start in range(0, len(ids), READ_AT_ONCE):
            for game_id, one in (await self.load_many(ids[start : start + READ_AT_ONCE])).items():
                if isinstance(one, StoredGame):
                    async with self._database.reading() as connection:
                        bad = await loading.faults_in_log(connection, GameId(game_id))
                    await self._aside.rows(bad)
        return len(ids)

    async def _sound(self, game_id: GameId, found: loading.Loaded | Unreadable) -> StoredGame | Unreadable:
        """A game, when all that cannot be read of it, or it as a whole, has been set aside."""
        if isinstance(found, Unreadable):
            await self._aside.game(game_id, found.reason)
            return found
        stored, bad = found
        if bad:
            await self._aside.rows(bad)
        return stored

    async def standing(self, game_id: GameId, user_id: UserId | None) -> Standing | None:
        """How far a game has come, and the draft of a user in it, in one read; None where there is no such game."""
        theirs = (drafts.c.game_id == games.c.id) & (drafts.c.user_id == user_id)
        joined = select(games.c.id, games.c.version, games.c.channel_id, drafts.c.draft)
        row = await self._database.row(joined.outerjoin_from(games, drafts, theirs).where(games.c.id == game_id))
        if row is None:
            return None
        return Standing(row.id, row.version, row.channel_id, await self.drafts.read(row.id, user_id, row.draft))

    async def at_hand(self, channel_id: int, user_id: UserId) -> tuple[Standing, ...]:
        """What a user may mean in a channel: its game and their tables of its tournaments, with their drafts."""
        # Asked of each game that is here: the list of all that somebody ever played in grows with the years.
        sits = exists().where(seats.c.game_id == games.c.id, seats.c.user_id == user_id)
        here = games.c.channel_id == channel_id
        held = select(tournaments.c.id).where(tournaments.c.channel_id == channel_id)
        table, runs = games.c.tournament_id.in_(held) & sits, games.c.status == GameStatus.RUNNING.value
        wanted = (
            select(games.c.id, games.c.version, games.c.channel_id, (sits & runs).label("plays"), drafts.c.draft)
            .outerjoin_from(games, drafts, (drafts.c.game_id == games.c.id) & (drafts.c.user_id == user_id))
            .where(or_(IS_ACTIVE & here, IS_ACTIVE & table))
            .order_by(games.c.id)
        )
        found: list[Standing] = []
        for row in await self._database.rows(wanted):
            draft = await self.drafts.read(row.id, user_id, row.draft)
            found.append(Standing(row.id, row.version, row.channel_id, draft, bool(row.plays)))
        return tuple(found)

    async def moves(self, game_id: GameId) -> tuple[Move, ...]:
        """The whole log of a game, in order. Raises Unreadable."""
        async with self._database.reading() as connection:
            return await loading.moves_of(connection, game_id)

    async def written_log(self, game_id: GameId, after: int = 0) -> tuple[list[str], bytes]:
        """The log of a game after a move as it is written, and by whom (`loading.written_log`). Raises Unreadable."""
        async with self._database.reading() as connection:
            return await loading.written_log(connection, game_id, after)

    async def log(self, game_id: GameId) -> tuple[LoggedMove, ...]:
        """A game's log, oldest first, nothing of a packed one; unreadable lines are left out, and the operator told."""
        wanted = select(moves).where(moves.c.game_id == game_id).order_by(moves.c.seq)
        found = await self._database.rows(wanted)
        return await self._lines(found)

    async def answer_to(self, game_id: GameId, key: str) -> tuple[Event, ...] | None:
        """Everything that the move with this key brought about when it was committed; None where there is none."""
        first = select(moves.c.first).where(moves.c.game_id == game_id, moves.c.key == key).scalar_subquery()
        wanted = select(moves).where(moves.c.game_id == game_id, moves.c.first == first)
        found = await self._database.rows(wanted.order_by(moves.c.seq))
        lines = await self._lines(found)
        return tuple(event for line in lines for event in line.events) if found else None

    async def _lines(self, found: Sequence[Row[Any]]) -> tuple[LoggedMove, ...]:
        return await self._aside.readable(found, rows.logged_of, AsideKind.LINE, "game_id", "seq")

    async def was_committed(self, owner_id: int, key: str) -> bool:
        return await self.answer_to(GameId(owner_id), key) is not None or await super().was_committed(owner_id, key)

    async def active_in(self, channel_id: int) -> int | None:
        """The lobby or running game of a channel, or None."""
        here = select(games.c.id).where(games.c.channel_id == channel_id, IS_ACTIVE)
        return await self._database.scalar(here)

    async def aside_in(self, channel_id: int) -> GameId | None:
        """A game of a channel that is set aside, or will be as its status is none; None where there is no such game."""
        is_aside = games.c.status.not_in([one.value for one in GameStatus if one is not GameStatus.SET_ASIDE])
        wanted = select(games.c.id).where(games.c.channel_id == channel_id, is_aside)
        return await self._database.scalar(wanted.limit(1))

    async def load_of(self, host_id: UserId, guild_id: int, opened_in: int, since: datetime) -> Load:
        """How much there is of a host, of a channel and of a server; games opened are counted since a moment."""
        theirs, active = games.c.host_id == host_id, IS_ACTIVE
        lobbies = (theirs, active, games.c.status == GameStatus.LOBBY.value)
        here = games.c.guild_id == guild_id
        counted = [
            lobbies,
            (*lobbies, here),
            (theirs, games.c.created_at > since, games.c.tournament_id.is_(None)),
            (here, active, games.c.opened_in == opened_in),
            (here, active, games.c.opened_in == opened_in, theirs, games.c.tournament_id.is_(None)),
            (here, active),
        ]
        counts = (select(func.count()).where(*each).scalar_subquery() for each in counted)
        return Load(*await self._database.row(select(*counts)) or ())

    async def seats_of(self, user_id: UserId, guild_id: int) -> tuple[int, int]:
        """In how many lobbies and running games somebody sits, in all and in a server."""
        sat = select(games.c.guild_id, func.count()).select_from(seats).join(games, games.c.id == seats.c.game_id)
        wanted = sat.where(seats.c.user_id == user_id, IS_ACTIVE).group_by(games.c.guild_id)
        found = {row[0]: row[1] for row in await self._database.rows(wanted)}
        return sum(found.values()), found.get(guild_id, 0)

    async def active_in_guild(self, guild_id: int) -> tuple[GameRecord, ...]:
        """Lobbies and running games of a server, newest first."""
        return await self._records(games.c.guild_id == guild_id)

    async def servers(self, shards: Shards) -> tuple[int, ...]:
        """The servers on shards that have lobbies and running games."""
        here = select(games.c.guild_id).where(IS_ACTIVE, games.c.guild_id != 0, on_shards(games.c.guild_id, shards))
        return tuple(await self._database.scalars(here.distinct()))

    async def places(self, guild_id: int, channel_id: int | None = None) -> tuple[Place, ...]:
        """Where lobbies and running games of a server or a channel are, without reading them or what is unreadable."""
        columns: tuple[Any, ...] = (
            games.c.id,
            games.c.guild_id,
            games.c.channel_id,
            games.c.status,
            games.c.standstill,
        )
        wanted = select(*columns).where(games.c.guild_id == guild_id, IS_ACTIVE)
        if channel_id is not None:
            wanted = wanted.where(games.c.channel_id == channel_id)
        found = await self._database.rows(wanted.order_by(games.c.id))
        places: list[Place] = []
        for row in found:
            with suppress(Unreadable), decoding("where a game is"):
                places.append(rows.place_of(row))
        return tuple(places)

    async def active_of(self, user_id: UserId) -> tuple[GameRecord, ...]:
        """Lobbies and running games in which a user holds a seat, newest first."""
        return await self._records(games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id)))

    async def newest(
        self, guild_id: int, user_id: UserId | None = None, variant: str | None = None
    ) -> GameRecord | None:
        """The game opened last in a server, whatever became of it: by anybody or somebody, of a variant or any."""
        here = [games.c.guild_id == guild_id]
        if user_id is not None:
            here += [games.c.host_id == user_id, games.c.tournament_id.is_(None)]
        if variant is not None:
            here.append(games.c.variant == variant)
        newest = select(games.c.id).where(*here).order_by(games.c.id.desc()).limit(1)
        async with self._database.reading() as connection:
            game_id = await connection.scalar(newest)
            record = None if game_id is None else await _record_alone(connection, game_id)
        return record if isinstance(record, GameRecord) else None

    async def knows(self, user_id: UserId, variant: str) -> bool:
        """Whether a user has finished a match of a variant before."""
        known = select(games_known.c.user_id).where(games_known.c.user_id == user_id, games_known.c.variant == variant)
        return await self._database.scalar(known) is not None

    async def _records(self, where: ColumnElement[bool]) -> tuple[GameRecord, ...]:
        """The records of active games that can be read; the others are set aside."""
        wanted = select(games.c.id).where(where, IS_ACTIVE).order_by(games.c.id.desc())
        async with self._database.reading() as connection:
            ids = (await connection.execute(wanted)).scalars().all()
            try:
                return await _records(connection, ids)
            except Unreadable:
                found = [(game_id, await _record_alone(connection, game_id)) for game_id in ids]
        for game_id, record in found:
            if isinstance(record, Unreadable):
                await self._aside.game(game_id, record.reason)
        return tuple(record for _, record in found if isinstance(record, GameRecord))


async def _record_alone(connection: AsyncConnection, game_id: GameId) -> GameRecord | Unreadable | None:
    try:
        return next(iter(await _records(connection, (game_id,))), None)
    except Unreadable as error:
        return error


async def _records(connection: AsyncConnection, ids: Sequence[int]) -> tuple[GameRecord, ...]:
    """The records of games, newest first. Raises Unreadable where one of them is."""
    held: dict[int, list[Holder]] = {game_id: [] for game_id in ids}
    with decoding("the game"):
        wanted = select(games).where(games.c.id.in_(ids)).order_by(games.c.id.desc())
        found = (await connection.execute(wanted)).all()
        for row in await connection.execute(select(seats).where(seats.c.game_id.in_(ids)).order_by(seats.c.seat)):
            held[row.game_id].append(HOLDER.read(row))
        records = tuple(rows.record_of(row, tuple(held[row.id])) for row in found)
    for record in records:
        loading.game_of(record)
    return records
