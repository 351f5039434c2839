"""Time zones as people name them: by a city, by the name in the database, or by what their clocks show now."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from anyascii import anyascii
from babel.core import get_global
from babel.dates import get_timezone_location

ENOUGH: Final = 25
"""As many as a select can offer."""

_CLOCK: Final = re.compile(r"(\d{1,2})[:.h]?(\d{2})?\s*([ap])?\.?m?\.?", re.IGNORECASE)
_HALF_A_STEP: Final = timedelta(minutes=8)
"""Zones lie a quarter of an hour apart at least: a clock that is a few minutes off still tells which it is."""


def find_zones(typed: str, locale: str, now: datetime) -> Sequence[str]:
    """The zones that somebody may mean, the likeliest first, at most `ENOUGH`; none where nothing goes by that name."""
    wanted = _plain(typed)
    by_name = {_plain(name): name for name in available_timezones()}
    if "/" in wanted and wanted in by_name:
        return [by_name[wanted]]
    shown = read_clock(typed)
    if shown is not None:
        return _by_clock(shown, now)[:ENOUGH]
    found = _by_city(wanted, locale)[:ENOUGH] if len(wanted) > 1 else []
    return found or [by_name[wanted]] if wanted in by_name else found


def city_of(zone: str, locale: str) -> str:
    """The city that a zone is called by, in a language."""
    return get_timezone_location(zone, locale=locale.replace("-", "_"), return_city=True).rpartition("/")[2]


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
    """The zones in which clocks show a time now, the best known first."""
    day = timedelta(days=1)
    found = []
    for zone in (*_well_known(), *_listed()):
        there = now.astimezone(ZoneInfo(zone))
        since_midnight = timedelta(hours=there.hour, minutes=there.minute, seconds=there.second)
        apart = (shown - since_midnight) % day
        if min(apart, day - apart) < _HALF_A_STEP and zone not in found:
            found.append(zone)
    return found


def _by_city(wanted: str, locale: str) -> list[str]:
    names = [*_cities(locale), *(_cities("en") if locale != "en" else ())]
    ranked = [(rank, name, zone) for name, zone in names if (rank := _rank(wanted, name)) is not None]
    return list(dict.fromkeys(zone for _, _, zone in sorted(ranked)))


def _rank(wanted: str, name: str) -> int | None:
    """How well a name fits: the same, begun alike, within; None for not at all."""
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    return 2 if wanted in name else None


@lru_cache(maxsize=8)
def _cities(locale: str) -> tuple[tuple[str, str], ...]:
    return tuple((_plain(city_of(zone, locale)), zone) for zone in _listed())


@lru_cache(maxsize=1)
def _listed() -> tuple[str, ...]:
    return tuple(
        zone for zone in sorted(set(get_global("zone_territories")) & available_timezones()) if zone[:4] != "Etc/"
    )


@lru_cache(maxsize=1)
def _well_known() -> tuple[str, ...]:
    """One zone for each of the ways in which the world's clocks are set, as operating systems offer them."""
    return tuple(zone for zone in dict.fromkeys(get_global("windows_zone_mapping").values()) if zone in _listed())


def _plain(text: str) -> str:
    """A name without accents, case and the signs between its words."""
    return re.sub(r"[\s_'’.-]+", " ", anyascii(text)).strip().casefold()
