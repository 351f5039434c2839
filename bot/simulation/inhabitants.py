"""People who never were, with habits as people have them: where they live, when they look in, who vanishes."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from typing import Final
from zoneinfo import ZoneInfo

from bot.hosting.daily.days import end_of
from bot.records.ids import UserId
from bot.records.people import QuietHours, Vacation

FIRST_ID: Final = 100_000

_DAY: Final = timedelta(days=1)
_ZONES: Final = {
    "Europe/Berlin": 34,
    "Europe/London": 14,
    "America/New_York": 18,
    "America/Los_Angeles": 10,
    "America/Sao_Paulo": 6,
    "Asia/Kolkata": 6,
    "Asia/Tokyo": 6,
    "Australia/Sydney": 6,
}
_LOOKS_A_DAY: Final = {1: 15, 2: 25, 3: 25, 5: 20, 8: 15}


class Orders(StrEnum):
    """What somebody leaves behind for claim windows: nothing, a pass in all games, or orders to knock as well."""

    NONE = "none"
    PASSES = "passes"
    KNOCKS = "knocks"


class Ordering(StrEnum):
    """Who of a population leaves orders: some, as people do, nobody, or everybody."""

    SOME = "some"
    NOBODY = "nobody"
    EVERYBODY = "everybody"


@dataclass(frozen=True, slots=True)
class Spell:
    """A stretch of time in which somebody does not look in, whatever waits; without an end for good."""

    begins: datetime
    ends: datetime | None = None


@dataclass(frozen=True, slots=True)
class Inhabitant:
    """Somebody: awake from `wakes` until `sleeps` by the clocks of their zone, across midnight or not.

    They look in `looks` times a day and stay for `stays`; when a game calls them while they are awake, they come within
    an hour or so with the probability `prompt`. `keeps_quiet` are the quiet hours that they have settled, `vacation`
    the one they announce, a few days ahead. While `gone` they do not come.
    """

    user_id: UserId
    zone: str
    wakes: time
    sleeps: time
    looks: int
    stays: timedelta
    prompt: float
    orders: Orders
    keeps_quiet: QuietHours | None
    vacation: Vacation | None
    gone: tuple[Spell, ...]

    @property
    def name(self) -> str:
        return f"Player {self.user_id - FIRST_ID}"

    def is_gone(self, moment: datetime) -> bool:
        """Whether they would not come at a moment, awake or not."""
        return any(one.begins <= moment and (one.ends is None or moment < one.ends) for one in self.gone)

    def is_awake(self, moment: datetime) -> bool:
        """Whether it is day for them."""
        local = moment.astimezone(ZoneInfo(self.zone)).time()
        if self.wakes <= self.sleeps:
            return self.wakes <= local < self.sleeps
        return local >= self.wakes or local < self.sleeps

    def looks_in(self, after: datetime, chance: random.Random) -> Iterator[datetime]:
        """When they look in of their own accord, from a moment on, in order, as long as they do not vanish for good."""
        zone = ZoneInfo(self.zone)
        waking = (self.sleeps.hour - self.wakes.hour) % 24 * 60 + self.sleeps.minute - self.wakes.minute
        day = after.astimezone(zone).date() - _DAY
        vanishes = min((spell.begins for spell in self.gone if spell.ends is None), default=None)
        while vanishes is None or datetime.combine(day, self.wakes, zone) < vanishes:
            dawn = datetime.combine(day, self.wakes, zone).astimezone(UTC)
            minutes = sorted(chance.randrange(waking * 60) for _ in range(self.looks))
            for second in minutes:
                moment = dawn + timedelta(seconds=second)
                if moment > after and not self.is_gone(moment):
                    yield moment
            day += _DAY


def population(
    number: int, begins: datetime, days: int, seed: int, ordering: Ordering = Ordering.SOME
) -> list[Inhabitant]:
    """So many people, for so many days from a moment on. The same seed gives the same people."""
    return [
        _somebody(UserId(FIRST_ID + one), begins, days, random.Random(f"{seed}/{one}"), ordering)  # noqa: S311 - no secret
        for one in range(number)
    ]


def _somebody(user_id: UserId, begins: datetime, days: int, chance: random.Random, ordering: Ordering) -> Inhabitant:
    zone = chance.choices([*_ZONES], [*_ZONES.values()])[0]
    wakes = time(chance.randrange(6, 10), chance.choice((0, 15, 30, 45)))
    sleeps = time((21 + chance.randrange(5)) % 24, chance.choice((0, 30)))
    quiet = QuietHours(sleeps, wakes) if chance.random() < 0.6 else None
    vacation, gone = _absences(begins, days, zone, chance)
    return Inhabitant(
        user_id,
        zone,
        wakes,
        sleeps,
        looks=chance.choices([*_LOOKS_A_DAY], [*_LOOKS_A_DAY.values()])[0],
        stays=timedelta(minutes=chance.randrange(4, 25)),
        prompt=chance.choice((0.0, 0.2, 0.5, 0.8)),
        orders=_orders(chance, ordering),
        keeps_quiet=quiet,
        vacation=vacation,
        gone=gone,
    )


def _orders(chance: random.Random, ordering: Ordering) -> Orders:
    drawn = chance.choices([Orders.NONE, Orders.PASSES, Orders.KNOCKS], [40, 35, 25])[0]
    match ordering:
        case Ordering.NOBODY:
            return Orders.NONE
        case Ordering.EVERYBODY:
            return Orders.PASSES if drawn is Orders.NONE else drawn
        case _:
            return drawn


def _absences(
    begins: datetime, days: int, zone: str, chance: random.Random
) -> tuple[Vacation | None, tuple[Spell, ...]]:
    """An announced vacation, a few days without a word, or for good: most people have none of it."""
    what = chance.random()
    at = begins + chance.random() * timedelta(days=days)
    if what < 0.06:
        return None, (Spell(at),)
    if what < 0.16:
        return None, (Spell(at, at + timedelta(days=chance.randrange(2, 8))),)
    if what < 0.24:
        first: date = at.astimezone(ZoneInfo(zone)).date() + 3 * _DAY
        last = first + chance.randrange(3, 11) * _DAY
        away = Spell(end_of(first - _DAY, ZoneInfo(zone)), end_of(last, ZoneInfo(zone)))
        return Vacation(first, last), (away,)
    return None, ()
