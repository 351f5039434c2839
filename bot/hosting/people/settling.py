"""People's settings: the only way by which they change.

What every click or picture asks is in memory, as servers' settings are: the languages that people chose, and who wants
four colours. Their Discord says its language with each click; it is kept for what is said to them without one:
reminders, invitations, the daily list.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Any, Final

from bot.hosting.people import habits as habits_of
from bot.hosting.policy import Clock
from bot.records.ids import UserId
from bot.records.people import Habits, Person, Vacation
from bot.store.database.db import Database
from bot.store.people.settings import PeopleStore

FRESH: Final = timedelta(minutes=5)
"""So long what was read of a person counts where a click must not cost a read."""
DIGESTS_AT_ONCE: Final = 100
LATEST_DIGEST: Final = timedelta(hours=2)
_REMEMBERED: Final = 10_000
"""Of so many people it is remembered which language of their Discord is kept, so that not every click reads it."""


class People:
    """What people have settled; every change gives the person after it. `languages` are those they chose."""

    def __init__(self, database: Database, clock: Clock, resettled: Callable[[UserId], Awaitable[object]]) -> None:
        """`resettled` is told of a person whose habits have changed, so that their games follow."""
        self._store = PeopleStore(database)
        self.get, self.next_digest = self._store.get, self._store.next_digest
        self.digest_waits = self._store.digest_waits
        self.languages: dict[UserId, str] = {}
        self.four_colours: set[UserId] = set()
        self._locales: dict[UserId, str] = {}
        self._clock = clock
        self._resettled = resettled
        self._known: dict[UserId, tuple[Person, datetime]] = {}
        self.hooks: list[Callable[[], None]] = []
        """Called after every change. They must return at once and not raise."""

    def forget(self) -> None:
        """Somebody may have changed their settings in another process: what was read counts no more."""
        self._known.clear()

    def forgotten(self, user_id: UserId) -> None:
        """Nothing is kept of somebody any more: what was read of them counts no more, here and elsewhere."""
        self._remember(Person(user_id))
        self._locales.pop(user_id, None)
        for hook in self.hooks:
            hook()

    async def prepare(self) -> None:
        """Read what is to be in memory, settled in this process or another."""
        self.languages = await self._store.languages()
        self.four_colours = set(await self._store.with_four_colours())

    async def met(self, user_id: UserId, locale: str) -> None:
        """Keep which language somebody's Discord has, where that is not known yet or has changed."""
        if self._locales.get(user_id) == locale:
            return
        if len(self._locales) >= _REMEMBERED:
            self._locales.clear()
        self._locales[user_id] = locale
        await self._store.keep_locale(user_id, locale)

    async def lately(self, user_id: UserId) -> Person:
        """Somebody's settings as read within the last minutes: what every click asks must not cost a read."""
        now = self._clock()
        known = self._known.get(user_id)
        if known is not None and now - known[1] < FRESH:
            return known[0]
        person = await self.get(user_id)
        self._known = {who: one for who, one in self._known.items() if now - one[1] < FRESH}
        self._known[user_id] = person, now
        return person

    async def settle(self, user_id: UserId, **chosen: Any) -> Person:
        """Choose what fields of a `Person` are to say that need no check: how to be reminded, what panels show ..."""
        return await self._change(user_id, lambda person: replace(person, **chosen))

    async def set_digest(self, user_id: UserId, at: time | None) -> Person:
        """Choose when each day the waiting games are listed, None for never. Raises Refused(NO_ZONE)."""

        def changed(person: Person) -> Person:
            if at is not None:
                habits_of.zone_of(person.habits)
            return replace(person, digest_at=at)

        return await self._change(user_id, changed)

    async def set_zone(self, user_id: UserId, zone: str | None) -> Person:
        """Say where one lives; None forgets it, and all that goes by one's clocks with it. Raises Refused(BAD_ZONE)."""
        return await self._settle(user_id, lambda habits: habits_of.with_zone(habits, zone))

    async def set_quiet(self, user_id: UserId, begins: time | None, ends: time | None) -> Person:
        """Choose one's quiet hours, None for none. Raises Refused: NO_ZONE, BAD_HOURS."""
        return await self._settle(user_id, lambda habits: habits_of.with_quiet(habits, begins, ends))

    async def plan_vacation(self, user_id: UserId, first: date, last: date) -> Person:
        """Plan a vacation. Raises Refused: NO_ZONE, BAD_VACATION, VACATION_USED."""
        wanted = Vacation(first, last)
        return await self._settle(user_id, lambda habits: habits_of.with_vacation(habits, wanted, self._clock()))

    async def end_vacation(self, user_id: UserId, first: date) -> Person:
        """Call the vacation off that begins on a day, or end it today if it has begun."""
        return await self._settle(user_id, lambda habits: habits_of.without_vacation(habits, first, self._clock()))

    def digest_after(self, person: Person, now: datetime) -> datetime | None:
        """When somebody's next digest is due; None where they want none."""
        if person.digest_at is None or person.habits.zone is None:
            return None
        return habits_of.next_local(person.digest_at, person.habits, now)

    async def digests(self, now: datetime) -> tuple[tuple[datetime, Person], ...]:
        """The people whose digest is due now, each with since when. Whoever is given here is given to nobody else until
        tomorrow, unless their digest waits.

        What is due for long, because the bot was away, is left out: the hour was chosen.
        """
        found = []
        for due, person in await self._store.digests_due(now, DIGESTS_AT_ONCE):
            claimed = await self._store.digest_told(person.user_id, now, self.digest_after(person, now))
            if claimed and now - due <= LATEST_DIGEST:
                found.append((due, person))
        return tuple(found)

    async def _settle(self, user_id: UserId, change: Callable[[Habits], Habits]) -> Person:
        def changed(person: Person) -> Person:
            habits = change(person.habits)
            return replace(person, habits=habits, digest_at=None if habits.zone is None else person.digest_at)

        return await self._change(user_id, changed)

    async def _change(self, user_id: UserId, change: Callable[[Person], Person]) -> Person:
        before = await self._store.get(user_id)
        after = change(before)
        if after != before:
            await self._store.put(after, self.digest_after(after, self._clock()))
            self._remember(after)
            for hook in self.hooks:
                hook()
        if after.habits != before.habits:
            await self._resettled(user_id)
        return after

    def _remember(self, person: Person) -> None:
        self._known.pop(person.user_id, None)
        if person.language is None:
            self.languages.pop(person.user_id, None)
        else:
            self.languages[person.user_id] = person.language
        (self.four_colours.add if person.four_colours else self.four_colours.discard)(person.user_id)
