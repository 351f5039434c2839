"""Games as lists show them, without the matches themselves."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import and_, func, or_, select

from bot.records.deadlines import DeadlineKind
from bot.records.games import GameStatus, ListedGame, PlayedGame, WaitingGame
from bot.records.ids import GameId, UserId
from bot.store.database.db import Store
from bot.store.schema import IS_ACTIVE, STANDS, blocks, deadlines, games, seats, waits


class ListingStore(Store):
    """The lists of games. Every method is one transaction."""

    async def of_user(self, user_id: UserId) -> tuple[ListedGame, ...]:
        """The active games in which a user has a seat: the most urgent that wait for them first, then the newest."""
        due = _due()
        mine = (waits.c.game_id == games.c.id) & (waits.c.user_id == user_id)
        wanted = (
            select(games.c.id, waits.c.user_id.is_not(None).label("waits"), due.label("due"), seats.c.autopilot)
            .join(seats, seats.c.game_id == games.c.id)
            .outerjoin(waits, mine)
            .where(seats.c.user_id == user_id, IS_ACTIVE)
            .order_by(games.c.id.desc())
        )
        rows = await self._database.rows(wanted)
        listed = [ListedGame(row.id, bool(row.waits), row.due, bool(row.autopilot)) for row in rows]
        waiting = [one for one in listed if one.waits]
        waiting.sort(key=lambda one: (one.due is None, one.due))
        return (*waiting, *(one for one in listed if not one.waits))

    async def aside(self, user_id: UserId) -> int:
        """How many games in which somebody sits are set aside."""
        sits = select(func.count()).select_from(seats).join(games, games.c.id == seats.c.game_id)
        aside = sits.where(seats.c.user_id == user_id, games.c.status == GameStatus.SET_ASIDE.value)
        return await self._database.scalar(aside) or 0

    async def next_waiting(self, user_id: UserId, besides: int) -> WaitingGame | None:
        """The game that waits for a user most urgently, other than one; None where none does."""
        due = _due()
        wanted = (
            select(games.c.id, games.c.variant)
            .join(waits, waits.c.game_id == games.c.id)
            .where(waits.c.user_id == user_id, waits.c.game_id != besides)
            .order_by(due.is_(None), due, waits.c.game_id)
            .limit(1)
        )
        row = await self._database.row(wanted)
        return None if row is None else WaitingGame(row.id, row.variant)

    async def played(self, guild_id: int, user_id: UserId, limit: int) -> tuple[PlayedGame, ...]:
        """The matches that were played to their end in a server, or by a user, the newest first."""
        theirs = select(seats.c.game_id).where(seats.c.user_id == user_id)
        columns = (games.c.id, games.c.public_id, games.c.variant, games.c.guild_id, games.c.channel_id)
        wanted = select(*columns).where(games.c.status == GameStatus.FINISHED.value)
        here = or_(and_(games.c.guild_id == guild_id, games.c.guild_id != 0), games.c.id.in_(theirs))
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted.where(here).order_by(games.c.id.desc()).limit(limit))).all()
            sit = select(seats.c.game_id, seats.c.name, seats.c.user_id).order_by(seats.c.seat)
            rows = (await connection.execute(sit.where(seats.c.game_id.in_([row.id for row in found])))).all()
        people = {row.id: tuple((one.name, one.user_id) for one in rows if one.game_id == row.id) for row in found}
        return tuple(
            PlayedGame(row.guild_id, row.channel_id, people[row.id], row.public_id, row.variant) for row in found
        )

    async def joinable(self, guild_ids: Collection[int], user_id: UserId, limit: int) -> tuple[GameId, ...]:
        """Games of these servers with a seat that a user could take, newest first, without whom they never meet."""
        sit = select(seats.c.game_id).where(seats.c.game_id == games.c.id)
        taken = select(func.count()).where(seats.c.game_id == games.c.id).scalar_subquery()
        lobby = and_(games.c.status == GameStatus.LOBBY.value, taken < games.c.seats)
        substitute = and_(games.c.status == GameStatus.RUNNING.value, sit.where(seats.c.is_open).exists())
        wanted = (
            select(games.c.id)
            .where(games.c.guild_id.in_(guild_ids), IS_ACTIVE, or_(lobby, substitute))
            .where(~sit.where(seats.c.user_id == user_id).exists(), ~_meets_blocked(user_id))
            .order_by(games.c.id.desc())
            .limit(limit)
        )
        return tuple(await self._database.scalars(wanted))


def _meets_blocked(user_id: UserId) -> Any:
    """Whether somebody sits in a row's game whom a user has blocked, or who has blocked them."""
    said = or_(
        (blocks.c.user_id == user_id) & (blocks.c.blocked_id == seats.c.user_id),
        (blocks.c.blocked_id == user_id) & (blocks.c.user_id == seats.c.user_id),
    )
    return select(seats.c.game_id).where(seats.c.game_id == games.c.id).join(blocks, said).exists()


def _due() -> Any:
    """When the turn or the window of a row's game ends; at a tournament's table no later than its round."""
    told = deadlines.c.kind.in_((DeadlineKind.TURN.value, DeadlineKind.WINDOW.value)) & (deadlines.c.fires < STANDS)
    of_round = (deadlines.c.kind == DeadlineKind.ROUND.value) & games.c.standstill.is_(None)
    return (
        select(func.min(deadlines.c.due))
        .where(deadlines.c.game_id == games.c.id, or_(told, of_round))
        .scalar_subquery()
    )
