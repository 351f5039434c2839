"""Results in the database: what is asked of them, and the one transaction by which they are rated."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final

from sqlalchemy import Row, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.ids import NOBODY, GameId, UserId
from bot.records.results import Friendly, Rated, SeatResult, Shows, Skill, Standing
from bot.store.database.db import Store
from bot.store.database.unreadable import Unreadable, decoding, legible
from bot.store.ledger.results import rated_of, rated_values, result_of, skill_of
from bot.store.schema import IS_UNRATED, STANDING, people, ratings, results
from engine.cards import Seat

log = logging.getLogger(__name__)

Key = tuple[int, str, int]
AT_ONCE: Final = 500
_ORDER: Final = (results.c.ended, results.c.match_id, results.c.seat)


Made = tuple[Sequence[Rated], Sequence[dict[str, Any]]]
"""Results with their ratings, and the rows of `ratings` that follow."""
_LISTED: Final = or_(people.c.shows.is_(None), people.c.shows.in_([one.value for one in Shows if one is not Shows.ME]))
"""Of people whose results show in a server; who never chose is one of them."""


class ResultStore(Store):
    """The tables of results and ratings. Every method is one transaction."""

    async def rate_next(
        self, rate: Callable[[Sequence[SeatResult], Mapping[Key, Skill], Sequence[SeatResult]], Made]
    ) -> bool | None:
        """Rate the match that ended first of those that wait, exactly once: `rate` is given its seats, its people's
        ratings, and the results of theirs on its day. One that cannot be read whole waits no more, and is not rated.

        Gives whether it could be: not where a match of theirs was rated that ended later, or their ratings cannot be
        read; None where nothing waits.
        """
        async with self._database.writing() as connection:
            await self._database.lock(connection)
            first = select(results.c.match_id).where(IS_UNRATED).order_by(results.c.ended, results.c.match_id).limit(1)
            if await connection.scalar(first) is None:
                return None
            # An id that is none cannot be asked for by itself.
            this = results.c.match_id == first.scalar_subquery()
            wanted = select(results).where(this).order_by(results.c.seat)
            seats = legible(results, await connection.execute(wanted), result_of)
            if not is_whole(seats):
                await connection.execute(update(results).where(this).values(rated=False))
                return True
            if await _is_late(connection, seats):
                return False
            try:
                skills = await _skills(connection, seats)
            except Unreadable as error:
                log.warning(error.reason)
                return False
            rated, rows = rate(seats, skills, await _of_day(connection, seats))
            await _write(connection, rated)
            await self._database.upsert(connection, ratings, rows, add=("matches",))
            return True

    async def rebuild(self, make: Callable[[AsyncIterator[Sequence[SeatResult]]], Awaitable[Made]]) -> int:
        """Make all ratings anew, in one transaction, of the matches that can be read whole, in the order of ends and
        matches. Gives how many.
        """
        async with self._database.writing() as connection:
            await self._database.lock(connection)
            found = await connection.stream(select(results).order_by(*_ORDER))
            rated, rows = await make(_matches(found))
            await connection.execute(update(results).values(rated_values(None) | {"rated": False}))
            await connection.execute(delete(ratings))
            for start in range(0, len(rows), AT_ONCE):
                await connection.execute(insert(ratings), rows[start : start + AT_ONCE])
            for start in range(0, len(rated), AT_ONCE):
                await _write(connection, rated[start : start + AT_ONCE])
        return len({one.result.match_id for one in rated})

    async def put_coached(self, match_id: GameId, seat: Seat, user_id: UserId, decisions: int, lost: float) -> None:
        """Keep what the coach said of a seat; nothing where somebody else held it at first."""
        this = (results.c.match_id == match_id, results.c.seat == seat, results.c.user_id == user_id)
        await self._database.change(update(results).where(*this).values(decisions=decisions, lost=lost))

    async def of_person(
        self, user_id: UserId, guild_id: int | None, variant: str | None, most: int, beside: UserId | None = None
    ) -> tuple[Rated, ...]:
        """The newest results of somebody, oldest first, of a server and a game or of all, `beside` somebody else or
        whoever sat there, without deals of days.
        """
        counts = or_(results.c.friendly.is_(None), results.c.friendly != Friendly.DEAL.value)
        wanted = select(results).where(results.c.user_id == user_id, counts)
        if guild_id is not None:
            wanted = wanted.where(results.c.guild_id == guild_id)
        if variant is not None:
            wanted = wanted.where(results.c.variant == variant)
        if beside is not None:
            wanted = wanted.where(results.c.match_id.in_(select(results.c.match_id).where(results.c.user_id == beside)))
        newest = wanted.order_by(results.c.ended.desc(), results.c.match_id.desc()).limit(most)
        return tuple(reversed(await self._every(results, rated_of, newest)))

    async def of_match(self, match_id: int, user_id: UserId) -> Rated | None:
        """Somebody's result of a match; None where they have none of it."""
        wanted = select(results).where(results.c.match_id == match_id, results.c.user_id == user_id)
        return next(iter(await self._every(results, rated_of, wanted)), None)

    async def of_matches(self, match_ids: Collection[int]) -> tuple[SeatResult, ...]:
        """The seats of some matches, by match and seat."""
        found: list[SeatResult] = []
        async with self._database.reading() as connection:
            ids = sorted(match_ids)
            for start in range(0, len(ids), AT_ONCE):
                wanted = select(results).where(results.c.match_id.in_(ids[start : start + AT_ONCE]))
                rows = await connection.execute(wanted.order_by(results.c.match_id, results.c.seat))
                found += legible(results, rows, result_of)
        return tuple(found)

    async def in_guild(self, guild_id: int, begins: datetime, ends: datetime) -> tuple[Rated, ...]:
        """The results of a server between two moments: of who let themselves be listed, and of computer players."""
        wanted = select(results).where(
            results.c.guild_id == guild_id, results.c.ended >= begins, results.c.ended < ends
        )
        return await self._every(results, rated_of, wanted.order_by(*_ORDER))

    async def skills_at(
        self, guild_id: int, when: datetime, user_id: UserId | None = None
    ) -> dict[tuple[UserId, str], Skill]:
        """The ratings in a server before a moment, by person and game; of one person alone where one is named."""
        whose, latest = (results.c.user_id, results.c.variant), [column.desc() for column in _ORDER]
        back = func.row_number().over(partition_by=whose, order_by=latest).label("back")
        this = (results.c.guild_id == guild_id, results.c.ended < when, results.c.here_mu.is_not(None))
        known = select(results, back).where(*this)
        rated = (known if user_id is None else known.where(results.c.user_id == user_id)).subquery()
        found = await self._every(results, rated_of, select(rated).where(rated.c.back == 1))
        return {(one.result.user_id or NOBODY, one.result.variant): one.here for one in found if one.here}

    async def shows(self, user_ids: Iterable[UserId]) -> dict[UserId, Shows]:
        """To whom people's results show, of those who chose; to themselves alone where that cannot be read."""
        wanted = select(people.c.user_id, people.c.shows).where(people.c.user_id.in_(set(user_ids)))
        known = {one.value for one in Shows}
        found = await self._database.rows(wanted)
        return {row.user_id: Shows(row.shows) if row.shows in known else Shows.ME for row in found}

    async def standings(self, guild_id: int, variant: str, start: int, most: int) -> tuple[tuple[Standing, ...], int]:
        """A page of a server's list, the provisional last, and how many are in it: people who are listed alone."""
        async with self._database.reading() as connection:
            page = _listed(select(ratings), guild_id, variant)
            page = page.order_by(ratings.c.provisional, ratings.c.shown.desc(), ratings.c.user_id)
            found = await connection.execute(page.offset(start).limit(most))
            standings = tuple(legible(ratings, found, standing_of))
            counted = _listed(select(func.count()).select_from(ratings), guild_id, variant)
            return standings, await connection.scalar(counted) or 0

    async def usual_game(self, guild_id: int) -> str | None:
        """The game with the most rated people of a server; None where there is none."""
        wanted = select(ratings.c.variant).where(ratings.c.guild_id == guild_id).group_by(ratings.c.variant)
        found: str | None = await self._database.scalar(
            wanted.order_by(func.count().desc(), ratings.c.variant).limit(1)
        )
        return found

    async def plays_in(self, user_id: UserId, guild_id: int) -> bool:
        """Whether somebody has a result in a server."""
        wanted = select(results.c.match_id).where(results.c.user_id == user_id, results.c.guild_id == guild_id)
        return await self._database.scalar(wanted.limit(1)) is not None


def _listed(wanted: Select[Any], guild_id: int, variant: str) -> Select[Any]:
    wanted = wanted.outerjoin(people, people.c.user_id == ratings.c.user_id)
    return wanted.where(ratings.c.guild_id == guild_id, ratings.c.variant == variant, ratings.c.user_id > 0, _LISTED)


def standing_of(row: Row[Any]) -> Standing:
    """The place that a row of `ratings` is. Raises ValueError and TypeError."""
    return STANDING.read(row, skill=skill_of(row.mu, row.sigma))


def is_whole(seats: Sequence[SeatResult]) -> bool:
    """Whether these are all seats of a match; fewer are there where one cannot be read."""
    return bool(seats) and len(seats) == seats[0].seats


async def _matches(found: AsyncIterator[Row[Any]]) -> AsyncIterator[Sequence[SeatResult]]:
    """The matches of rows in their order, without those of which a seat cannot be read."""
    match: list[SeatResult] = []
    async for row in found:
        if match and match[0].match_id != row.match_id:
            if is_whole(match):
                yield match
            match = []
        match += legible(results, (row,), result_of)
    if is_whole(match):
        yield match


def _people(seats: Sequence[SeatResult]) -> list[UserId]:
    return [one.user_id for one in seats if one.user_id is not None]


async def _is_late(connection: AsyncConnection, seats: Sequence[SeatResult]) -> bool:
    """Whether a match of somebody among these was rated that ended later: then all has to be rated anew."""
    first, ended, match_id = seats[0], results.c.ended, results.c.match_id
    after = (ended > first.ended) | ((ended == first.ended) & (match_id > first.match_id))
    wanted = select(match_id).where(results.c.user_id.in_(_people(seats)), results.c.rated, after)
    return await connection.scalar(wanted.limit(1)) is not None


async def _skills(connection: AsyncConnection, seats: Sequence[SeatResult]) -> dict[Key, Skill]:
    """The ratings of a match's people before it, in its server and over all. Raises Unreadable."""
    wanted = select(ratings).where(
        ratings.c.guild_id.in_((0, seats[0].guild_id)),
        ratings.c.variant == seats[0].variant,
        ratings.c.user_id.in_(_people(seats)),
    )
    found = await connection.execute(wanted)
    with decoding("ratings, which are made anew"):
        return {(row.guild_id, row.variant, row.user_id): skill_of(row.mu, row.sigma) for row in found}


async def _of_day(connection: AsyncConnection, seats: Sequence[SeatResult]) -> list[SeatResult]:
    """The matches of somebody among these that were rated on a match's day: with the same people are among them."""
    day = datetime.combine(seats[0].ended.date(), time(), UTC)
    on_it = (results.c.ended >= day, results.c.ended < day + timedelta(days=1), results.c.rated)
    theirs = select(results.c.match_id).where(results.c.user_id == min(_people(seats), default=None), *on_it)
    wanted = select(results).where(results.c.match_id.in_(theirs)).order_by(*_ORDER)
    return legible(results, await connection.execute(wanted), result_of)


async def _write(connection: AsyncConnection, rated: Sequence[Rated]) -> None:
    """Keep what results have come to. Whether they count may be known only now."""
    values = [
        {
            "of": one.result.match_id,
            "at": one.result.seat,
            "is_friendly": None if one.result.friendly is None else one.result.friendly.value,
            **{f"new_{name}": value for name, value in rated_values(one).items()},
        }
        for one in rated
    ]
    this = (results.c.match_id == bindparam("of"), results.c.seat == bindparam("at"))
    changed: dict[str, Any] = {name: bindparam(f"new_{name}") for name in rated_values(None)}
    await connection.execute(update(results).where(*this).values(friendly=bindparam("is_friendly"), **changed), values)
