"""Statistics: questions asked of results that the asker may see. Pure."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import groupby
from operator import itemgetter
from statistics import median

from bot.hosting.results.parameters import PARAMETERS
from bot.hosting.results.rating import is_provisional, shown
from bot.hosting.results.visibility import Scope
from bot.records.ids import NOBODY, UserId
from bot.records.results import Counts, Rated, SeatResult

LEAST_AGAINST = 3
"""So many matches make a rival."""
MONTHS = 6


@dataclass(frozen=True, slots=True)
class Rival:
    """How often somebody ended before another, of so many matches in which one of them did."""

    name: str
    won: int
    of: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """What results say of somebody in a game, `everywhere` or in one server: the newest, as many as are looked at.

    `rating` are the numbers as they are shown, after each rated match, the oldest first; empty where the game has none.
    `places` counts them, `won` the rounds won by how they ended. `coached` is what a decision has cost, month by month,
    by what the coach said: for their own eyes alone.
    """

    name: str
    variant: str
    matches: int
    everywhere: bool = False
    rating: tuple[int, ...] = ()
    provisional: bool = True
    places: Mapping[int, int] = field(default_factory=dict)
    won: Mapping[str, int] = field(default_factory=dict)
    counts: Counts = field(default_factory=Counts)
    longest: int = 0
    best: Rival | None = None
    worst: Rival | None = None
    coached: tuple[tuple[date, float], ...] = ()

    def gained(self, matches: int) -> int | None:
        """How much the rating changed over the last matches; None where there were not as many."""
        return self.rating[-1] - self.rating[-1 - matches] if len(self.rating) > matches else None


def statistics_of(rows: Sequence[Rated], scope: Scope, rivals: Iterable[Rival] = ()) -> Statistics:
    """What these results of one person in one game come to, oldest first. Raises IndexError without any."""
    last = rows[-1].result
    found = sorted((one for one in rivals if one.of >= LEAST_AGAINST), key=lambda one: (one.won / one.of, one.of))
    best = found[-1] if found and found[-1].won else None
    skills = [skill for one in rows if (skill := one.overall if scope.guild_id is None else one.here) is not None]
    parameters = PARAMETERS.get(last.variant)
    rated = skills if parameters is not None else []
    return Statistics(
        name=last.name,
        variant=last.variant,
        matches=len(rows),
        everywhere=scope.guild_id is None,
        rating=() if parameters is None else tuple(shown(skill, parameters) for skill in rated),
        provisional=parameters is None or not rated or is_provisional(rated[-1], parameters),
        places=dict(sorted(Counter(one.result.place for one in rows).items())),
        won=dict(sum((Counter(one.result.won) for one in rows), Counter[str]()).most_common()),
        counts=total([one.result.counts for one in rows]),
        longest=_longest(one.result.place == 1 for one in rows),
        best=best,
        worst=found[0] if found and found[0] is not best else None,
        coached=_coached([one.result for one in rows]),
    )


def rivals_of(user_id: UserId, tables: Sequence[SeatResult], seen: Mapping[UserId, Scope]) -> dict[UserId, Rival]:
    """Whom of these somebody has met, and who ended before whom. Partners are no rivals, nor who ended level."""
    own = {one.match_id: one for one in tables if one.user_id == user_id}
    met: dict[UserId, list[tuple[str, bool]]] = {}
    for other in tables:
        mine = own.get(other.match_id)
        scope = None if other.user_id is None else seen.get(other.user_id)
        if mine is None or other.user_id in (None, user_id) or scope is None or not scope.holds(other.guild_id):
            continue
        if other.place != mine.place and (mine.team is None or mine.team != other.team):
            met.setdefault(other.user_id or NOBODY, []).append((other.name, mine.place < other.place))
    return {who: Rival(found[-1][0], sum(won for _, won in found), len(found)) for who, found in met.items()}


def total(several: Sequence[Counts]) -> Counts:
    """Several matches' counts together; the length of a turn is the median of theirs."""
    return Counts(
        sum(one.claims for one in several),
        sum(one.claims_won for one in several),
        sum(one.turns for one in several),
        sum(one.in_time for one in several),
        round(median([one.turn_s for one in several if one.turns] or [0])),
    )


def _longest(won: Iterable[bool]) -> int:
    """The most wins in a row."""
    return max((sum(1 for _ in run) for is_won, run in groupby(won) if is_won), default=0)


def _coached(rows: Sequence[SeatResult]) -> tuple[tuple[date, float], ...]:
    """The newest months of which the coach has said something, in order, each with the points that a decision cost."""
    asked = ((one.ended.date().replace(day=1), one.decisions, one.lost or 0.0) for one in rows if one.decisions)
    by_month = [(month, [*several]) for month, several in groupby(asked, itemgetter(0))]
    return tuple(
        (month, sum(lost for *_, lost in several) / sum(decisions for _, decisions, _ in several))
        for month, several in by_month[-MONTHS:]
    )
