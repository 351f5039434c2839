"""People's settings in the database; of what cannot be read the defaults count, until it is settled anew."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Row, func, select, update

from bot.records.games import Punctuality
from bot.records.ids import UserId
from bot.records.people import Person
from bot.records.results import Shows
from bot.store.database.db import Store
from bot.store.database.unreadable import tell_once, tried
from bot.store.schema import IS_ACTIVE, PERSON, PUNCTUALITY, games, people, seats, turns_played


class PeopleStore(Store):
    """The table of people. Every method is one transaction."""

    async def get(self, user_id: UserId) -> Person:
        """Somebody's settings: the defaults, if they never chose anything."""
        return (await self.of((user_id,)))[user_id]

    async def of(self, user_ids: Iterable[UserId]) -> dict[UserId, Person]:
        """The settings of several people."""
        wanted = set(user_ids)
        found = await self._database.rows(select(people).where(people.c.user_id.in_(wanted)))
        known = {row.user_id: _read(row) for row in found}
        return {user_id: known.get(user_id) or Person(user_id) for user_id in wanted}

    async def punctual(self, user_ids: Iterable[UserId]) -> dict[UserId, Punctuality]:
        """How people have kept time; those who never had a turn with others are left out."""
        wanted = select(turns_played).where(turns_played.c.user_id.in_(set(user_ids)))
        return dict(await self._every(turns_played, turns_of, wanted))

    async def with_four_colours(self) -> frozenset[UserId]:
        """Those who want each suit in a colour of its own."""
        return frozenset(await self._database.scalars(select(people.c.user_id).where(people.c.four_colours)))

    async def languages(self) -> dict[UserId, str]:
        """The languages that people have chosen."""
        chosen = select(people.c.user_id, people.c.language).where(people.c.language.is_not(None))
        return {row.user_id: row.language for row in await self._database.rows(chosen)}

    async def keep_locale(self, user_id: UserId, locale: str) -> None:
        """Keep which language somebody's Discord has; nothing is written where that is kept already."""
        known = select(people.c.user_id).where(people.c.user_id == user_id, people.c.locale == locale)
        async with self._database.reading() as connection:
            if await connection.scalar(known) is not None:
                return
        this, new = people.c.user_id == user_id, _values(Person(user_id)) | {"locale": locale}
        async with self._database.writing() as connection:
            if not await self._database.insert_new(connection, people, new):
                await connection.execute(update(people).where(this).values(locale=locale))

    async def put(self, person: Person, digest_next: datetime | None) -> None:
        """Keep somebody's settings. `digest_next` is when their next digest is due."""
        await self._database.put(people, _values(person) | {"digest_next": digest_next})

    async def unfollowed(self, user_id: UserId | None = None) -> tuple[tuple[UserId, Person], ...]:
        """The active games in which somebody's seat goes by other habits than they have now, with the person; seats of
        those whose habits cannot be read keep theirs.
        """
        sat = select(games.c.id, people).join_from(people, seats, seats.c.user_id == people.c.user_id)
        sat = sat.join(games, games.c.id == seats.c.game_id)
        wanted = sat.where(IS_ACTIVE, seats.c.habits != people.c.habits).order_by(games.c.id)
        if user_id is not None:
            wanted = wanted.where(people.c.user_id == user_id)
        found = [(row.id, tried(row, PERSON.read, "the settings")) for row in await self._database.rows(wanted)]
        return tuple((game_id, person) for game_id, person in found if isinstance(person, Person))

    async def digests_due(self, now: datetime, limit: int) -> tuple[tuple[datetime, Person], ...]:
        """The people whose digest is due by now, those who wait longest first, each with when it was due."""
        due = select(people).where(people.c.digest_next <= now).order_by(people.c.digest_next).limit(limit)
        return tuple((row.digest_next, _read(row)) for row in await self._database.rows(due))

    async def next_digest(self) -> datetime | None:
        """When the next digest of anybody is due; None where nobody wants one."""
        first: datetime | None = await self._database.scalar(select(func.min(people.c.digest_next)))
        return first

    async def digest_told(self, user_id: UserId, now: datetime, next_at: datetime | None) -> bool:
        """Claim the digest that is due by now: from then on the next one is at `next_at`. Whether it still was due."""
        this = (people.c.user_id == user_id, people.c.digest_next <= now)
        return await self._database.change(update(people).where(*this).values(digest_next=next_at)) > 0

    async def digest_waits(self, user_id: UserId, due: datetime) -> None:
        """A digest that was claimed could not be sent: it is due as before."""
        this = (people.c.user_id == user_id, people.c.digest_next.is_not(None))
        await self._database.change(update(people).where(*this).values(digest_next=due))


def turns_of(row: Row[Any]) -> tuple[UserId, Punctuality]:
    """How somebody has kept time, with who it is. Raises ValueError."""
    return row.user_id, PUNCTUALITY.read(row)


def _read(row: Row[Any]) -> Person:
    """A person; where what they settled cannot be read the defaults, but that nobody else sees their results."""
    found = tried(row, PERSON.read, "the settings")
    if isinstance(found, Person):
        return found
    tell_once(f"people: what somebody has settled cannot be read: {found.reason}")
    return replace(Person(row.user_id), shows=Shows.ME)


def _values(person: Person) -> dict[str, Any]:
    """The columns that a person decides; what their Discord says is `keep_locale`'s to write."""
    values = PERSON.values(person)
    del values["locale"]
    return values
