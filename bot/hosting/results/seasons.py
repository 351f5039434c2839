"""Seasons: months or quarters, as a server chooses. Pure."""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.hosting.results.parameters import PARAMETERS, START
from bot.hosting.results.rating import is_provisional, shown
from bot.records.ids import NOBODY, UserId
from bot.records.results import Rated, Shows, Skill, Standing

FIRST_YEAR: Final = 2024
Skills = Mapping[tuple[UserId, str], Skill]
"""Ratings in a server, by person and game."""
_NAME: Final = re.compile(r"(\d{4})-(?:(0[1-9]|1[0-2])|[Qq]([1-4]))")


@dataclass(frozen=True, slots=True)
class Season:
    """A stretch of time (UTC), from its beginning until before its end. Named 2026-10, or 2026-Q4."""

    name: str
    begins: datetime
    ends: datetime


def _season(year: int, first: int, months: int) -> Season:
    after = year * 12 + first - 1 + months
    name = f"{year}-{first:02}" if months == 1 else f"{year}-Q{(first + 2) // 3}"
    return Season(name, datetime(year, first, 1, tzinfo=UTC), datetime(after // 12, after % 12 + 1, 1, tzinfo=UTC))


def season_named(name: str, now: datetime) -> Season | None:
    """The season of a name; None for what is none, or has not begun."""
    found = _NAME.fullmatch(name.strip())
    if found is None or not FIRST_YEAR <= int(found[1]) <= now.year:
        return None
    season = _season(int(found[1]), int(found[2]), 1) if found[2] else _season(int(found[1]), 3 * int(found[3]) - 2, 3)
    return season if season.begins <= now else None


def season_at(kind: str, now: datetime) -> Season:
    """The month or the quarter in which an instant lies."""
    now = now.astimezone(UTC)
    return _season(now.year, now.month, 1) if kind == "month" else _season(now.year, (now.month - 1) // 3 * 3 + 1, 3)


def season_before(kind: str, now: datetime) -> Season:
    """The one that ended last."""
    return season_at(kind, season_at(kind, now).begins - timedelta(microseconds=1))


@dataclass(frozen=True, slots=True)
class Card:
    """A season of a server: who played most, and (name, game, points) of the best rise of a rating, None for none."""

    matches: int
    people: int
    busiest: tuple[tuple[str, int], ...]
    rise: tuple[str, str, int] | None


def card_of(rows: Sequence[Rated], seen: Collection[int], begun: Skills, ended: Skills) -> Card | None:
    """The card of a season by results, oldest first, and ratings, of people who are seen; None where nobody is."""
    theirs = [one for one in rows if one.result.user_id in seen]
    if not theirs:
        return None
    names = {one.result.user_id: one.result.name for one in theirs}
    played = Counter(one.result.user_id for one in theirs)
    return Card(
        matches=len({one.result.match_id for one in theirs}),
        people=len(played),
        busiest=tuple((names[who], many) for who, many in played.most_common(5)),
        rise=_rise(theirs, begun, ended),
    )


def _rise(theirs: Sequence[Rated], begun: Skills, ended: Skills) -> tuple[str, str, int] | None:
    """The most that a rating rose from the beginning of the season to its end, of these people in these games."""
    best: tuple[str, str, int] | None = None
    for one in theirs:
        key, parameters = (one.result.user_id or NOBODY, one.result.variant), PARAMETERS.get(one.result.variant)
        if parameters is None or key not in ended:
            continue
        gained = shown(ended[key], parameters) - shown(begun.get(key, START), parameters)
        if gained > (0 if best is None else best[2]):
            best = one.result.name, one.result.variant, gained
    return best


def standings_of(rows: Sequence[Rated], variant: str, chose: Mapping[UserId, Shows]) -> list[Standing]:
    """How a server's listed people stood in a game after these results, provisional last; `chose` says who shows."""
    parameters, matches, stood = PARAMETERS[variant], Counter[int](), dict[int, Standing]()
    for one in rows:
        user_id, skill = one.result.user_id or NOBODY, one.here
        if user_id > 0 and skill and one.result.variant == variant and chose.get(user_id) is not Shows.ME:
            matches[user_id] += 1
            figures = shown(skill, parameters), matches[user_id], is_provisional(skill, parameters)
            stood[user_id] = Standing(user_id, one.result.name, skill, *figures)
    return sorted(stood.values(), key=lambda one: (one.provisional, -one.shown, one.user_id))
