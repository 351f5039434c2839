"""Results in the database: what is asked of them, and the one transaction by which they are rated."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.results import Friendly, Rated, SeatResult, Shows, Skill, Standing
from bot.store.database.db import Database
from bot.store.ledger.results import rated_of, rated_values
from bot.store.schema import IS_UNRATED, RESULT, people, ratings, results

Key = tuple[int, str, int]
AT_ONCE: Final = 500
_ORDER: Final = (results.c.ended, results.c.match_id, results.c.seat)


class Kept:
    """What is kept of the people of some matches: their ratings, and which of their matches that day were rated."""

    def __init__(self) -> None:
        self.skills: dict[Key, tuple[Skill, int]] = {}
        self.day: list[SeatResult] = []
        self.later = False
        """Whether a match of somebody among them was rated that ended later: then all has to be rated anew."""


class ResultStore:
    """The tables of results and ratings. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------------------------------------------------- rating

    async def rate_next(self, rate: Callable[[Sequence[SeatResult], Kept], Sequence[Rated] | None], values: Any) -> Any:
        """Rate the match that ended first of those that wait, exactly once: `rate` gives its seats with their ratings,
        or None where it cannot, by what is kept of their people. `values` makes rows of `ratings` of them.

        Gives what was rated; None where nothing waits, and an empty tuple where nothing was done.
        """
        async with self._database.writing() as connection:
            await self._database.lock(connection)
            first = select(results.c.match_id).where(IS_UNRATED).order_by(results.c.ended, results.c.match_id).limit(1)
            match_id = await connection.scalar(first)
            if match_id is None:
                return None
            found = await connection.execute(
                select(results).where(results.c.match_id == match_id).order_by(results.c.seat)
            )
            seats = [RESULT.read(row) for row in found]
            rated = rate(seats, await _kept(connection, seats))
            if rated is None:
                return ()
            await _write(connection, rated)
            await self._database.upsert(
                connection, ratings, values(rated), key=("guild_id", "variant", "user_id"), add=("matches",)
            )
        return tuple(rated)

    async def in_order(self, connection: AsyncConnection) -> AsyncIterator[SeatResult]:
        """Every result, in the order of ends, matches and seats."""
        found = await connection.stream(select(results).order_by(*_ORDER))
        async for row in found:
            yield RESULT.read(row)

    async def rebuild(self, make: Callable[[AsyncIterator[SeatResult]], Any]) -> int:
        """Make all ratings anew, in one transaction: `make` gives of all results (rated, rows of `ratings`). Gives how
        many matches there are.
        """
        async with self._database.writing() as connection:
            await self._database.lock(connection)
            rated, rows = await make(self.in_order(connection))
            await connection.execute(delete(ratings))
            for start in range(0, len(rows), AT_ONCE):
                await connection.execute(insert(ratings), rows[start : start + AT_ONCE])
            for start in range(0, len(rated), AT_ONCE):
                await _write(connection, rated[start : start + AT_ONCE])
        return len({one.result.match_id for one in rated})

    async def waiting(self) -> int:
        """How many matches no rating has heard of."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(func.count(results.c.match_id.distinct())).where(IS_UNRATED)) or 0

    # ------------------------------------------------------------------------------------------------------- asking

    async def of_person(self, user_id: int, guild_id: int | None, variant: str | None, most: int) -> tuple[Rated, ...]:
        """The newest results of somebody, the oldest first: in a server or in all, of a game or of all. Deals of days
        are left out.
        """
        counts = or_(results.c.friendly.is_(None), results.c.friendly != Friendly.DEAL.value)
        wanted = select(results).where(results.c.user_id == user_id, counts)
        if guild_id is not None:
            wanted = wanted.where(results.c.guild_id == guild_id)
        if variant is not None:
            wanted = wanted.where(results.c.variant == variant)
        async with self._database.reading() as connection:
            found = await connection.execute(
                wanted.order_by(results.c.ended.desc(), results.c.match_id.desc()).limit(most)
            )
            return tuple(reversed([rated_of(row) for row in found]))

    async def of_matches(self, match_ids: Collection[int]) -> tuple[SeatResult, ...]:
        """The seats of some matches, by match and seat."""
        found: list[SeatResult] = []
        async with self._database.reading() as connection:
            ids = sorted(match_ids)
            for start in range(0, len(ids), AT_ONCE):
                wanted = select(results).where(results.c.match_id.in_(ids[start : start + AT_ONCE]))
                rows = await connection.execute(wanted.order_by(results.c.match_id, results.c.seat))
                found += [RESULT.read(row) for row in rows]
        return tuple(found)

    async def in_guild(self, guild_id: int, begins: datetime, ends: datetime) -> tuple[Rated, ...]:
        """The results of a server from a moment until another, in their order: of those who let themselves be listed,
        and of computer players.
        """
        wanted = select(results).where(
            results.c.guild_id == guild_id, results.c.ended >= begins, results.c.ended < ends
        )
        async with self._database.reading() as connection:
            return tuple([rated_of(row) for row in await connection.execute(wanted.order_by(*_ORDER))])

    async def shows(self, user_ids: Iterable[int]) -> dict[int, Shows]:
        """To whom people's results show, of those who chose."""
        wanted = select(people.c.user_id, people.c.shows).where(people.c.user_id.in_(set(user_ids)))
        async with self._database.reading() as connection:
            return {row.user_id: Shows(row.shows) for row in await connection.execute(wanted)}

    async def standings(
        self, guild_id: int, variant: str, listed: Collection[Shows], start: int, most: int
    ) -> tuple[tuple[Standing, ...], int]:
        """A page of a server's list of a game, the provisional ones last, and how many are in it: people alone who let
        themselves be listed.
        """
        async with self._database.reading() as connection:
            page = _listed(select(ratings), guild_id, variant, listed)
            page = page.order_by(ratings.c.provisional, ratings.c.shown.desc(), ratings.c.user_id)
            found = await connection.execute(page.offset(start).limit(most))
            standings = tuple(
                Standing(row.user_id, row.name, Skill(row.mu, row.sigma), row.shown, row.matches, row.provisional)
                for row in found
            )
            counted = _listed(select(func.count()).select_from(ratings), guild_id, variant, listed)
            return standings, await connection.scalar(counted) or 0

    async def variants(self, guild_id: int) -> tuple[str, ...]:
        """The games that have ratings in a server, the one with the most people first."""
        wanted = select(ratings.c.variant).where(ratings.c.guild_id == guild_id).group_by(ratings.c.variant)
        async with self._database.reading() as connection:
            return tuple(await connection.scalars(wanted.order_by(func.count().desc(), ratings.c.variant)))

    async def plays_in(self, user_id: int, guild_id: int) -> bool:
        """Whether somebody has a result in a server."""
        wanted = select(results.c.match_id).where(results.c.user_id == user_id, results.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            return await connection.scalar(wanted.limit(1)) is not None


def _listed(wanted: Select[Any], guild_id: int, variant: str, listed: Collection[Shows]) -> Select[Any]:
    chose = [one.value for one in listed]
    wanted = wanted.outerjoin(people, people.c.user_id == ratings.c.user_id)
    who: ColumnElement[bool] = people.c.shows.in_(chose)
    if Shows.SERVER in listed:
        who = or_(who, people.c.shows.is_(None))
    return wanted.where(ratings.c.guild_id == guild_id, ratings.c.variant == variant, ratings.c.user_id > 0, who)


async def _kept(connection: AsyncConnection, seats: Sequence[SeatResult]) -> Kept:
    first, kept = seats[0], Kept()
    users = [one.user_id for one in seats if one.user_id is not None]
    wanted = select(ratings).where(
        ratings.c.guild_id.in_((0, first.guild_id)),
        ratings.c.variant == first.variant,
        ratings.c.user_id.in_(users),
    )
    for row in await connection.execute(wanted):
        kept.skills[row.guild_id, row.variant, row.user_id] = Skill(row.mu, row.sigma), row.matches
    theirs = (results.c.user_id.in_(users), results.c.rated)
    ended, match_id = results.c.ended, results.c.match_id
    after = (ended > first.ended) | ((ended == first.ended) & (match_id > first.match_id))
    kept.later = await connection.scalar(select(results.c.match_id).where(*theirs, after).limit(1)) is not None
    day = datetime.combine(first.ended.date(), time(), UTC)
    on_it = (results.c.ended >= day, results.c.ended < day + timedelta(days=1), results.c.rated)
    matches = select(results.c.match_id).where(results.c.user_id == min(users, default=None), *on_it)
    of_day = select(results).where(results.c.match_id.in_(matches)).order_by(*_ORDER)
    kept.day = [RESULT.read(row) for row in await connection.execute(of_day)]
    return kept


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
