"""Entrants in order: by what the format puts first, then points, then one tie-break after another, then the lot.

Places are shared until the last lot is drawn: a round's lot orders its tables, and settles nothing.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import chain, groupby
from math import lcm
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from engine.tournament.points import Page, Units
from engine.tournament.rules import TieBreak
from engine.tournament.state import Tournament

Value = int | Fraction
Settled: TypeAlias = Literal["results", "lot", "open", "undrawn"]
"""What has parted an entrant from all others: results with their tie-breaks, the lot, or nothing yet. Who goes on is
`undrawn` where the lot says it when the round closes.
"""


class Ranked(NamedTuple):
    """One entrant in the order: the place from 1, points in units, the tie-breaks' values, higher being better."""

    entrant: int
    place: int
    points: Units
    tie_breaks: tuple[Value, ...]
    settled: Settled


def ranked(
    state: Tournament,
    pages: Sequence[Page],
    who: Iterable[int],
    first: Mapping[int, tuple[int, ...]] | None = None,
    points: Mapping[int, Units] | None = None,
) -> list[Ranked]:
    """These entrants, best first. `first` is what goes before points, higher being better; None for nothing.

    `points` are those that count where they are not simply all that the pages hold.
    """
    there = list(who)
    scores = points or {one: pages[one].total() for one in there}
    leading = first or {}
    values: dict[int, list[Value]] = {one: [] for one in there}
    groups = _split([there], {one: (leading.get(one, ()), scores[one]) for one in there})
    for name in state.rules.tie_breaks:
        found = _TIE_BREAKS[name](pages, groups)
        for one in there:
            values[one].append(found[one])
        groups = _split(groups, found)
    lots = _lots(state)
    lowest = -len(state.entrants)
    rows, place = [], 1
    for group in groups:
        for at, one in enumerate(sorted(group, key=lambda one: (-lots.get(one, lowest), one))):
            why: Settled = "results" if len(group) == 1 else "lot" if state.lot else "open"
            rows.append(Ranked(one, place + (at if state.lot else 0), scores[one], tuple(values[one]), why))
        place += len(group)
    return rows


def _split(groups: Iterable[list[int]], key: Mapping[int, Any]) -> list[list[int]]:
    """Groups of equals cut into finer ones, the higher keys first."""
    ordered = (sorted(group, key=key.__getitem__, reverse=True) for group in groups)
    return [list(equal) for group in ordered for _, equal in groupby(group, key=key.__getitem__)]


def _lots(state: Tournament) -> dict[int, int]:
    """The place that the lot gave each, higher being better: the last one's, before that the last finished round's."""
    lot = state.lot or next((one.lot for one in reversed(state.rounds) if not one.unfinished), state.order)
    return {one: -place for place, one in enumerate(lot)}


def _opponents(pages: Sequence[Page], groups: Sequence[list[int]]) -> Mapping[int, Value]:
    """The mean over all opponents met of what they brought home a table."""
    means, scale = _means(pages)
    found: dict[int, Value] = {}
    for one in chain(*groups):
        met = [means[rival] for sitting in pages[one].sittings for rival, _ in sitting.rivals]
        found[one] = Fraction(sum(met), len(met) * scale) if met else 0
    return found


def _sonneborn_berger(pages: Sequence[Page], groups: Sequence[list[int]]) -> Mapping[int, Value]:
    """What those whom one beat brought home a table, added up; half of it for those who shared one's place."""
    means, scale = _means(pages)
    found: dict[int, Value] = {}
    for one in chain(*groups):
        twice = 0
        for sitting in pages[one].sittings:
            for rival, place in sitting.rivals:
                twice += means[rival] * ((place > sitting.place) + (place >= sitting.place))
        found[one] = Fraction(twice, 2 * scale)
    return found


def _direct(pages: Sequence[Page], groups: Sequence[list[int]]) -> Mapping[int, Value]:
    """Where all who are tied have met each other: one for each meeting with a better place, half for an equal one."""
    found: dict[int, Value] = {}
    for group in groups:
        tied, twice, met = set(group), dict.fromkeys(group, 0), set()
        for one in group if len(group) > 1 else ():
            for sitting in pages[one].sittings:
                for rival, place in sitting.rivals:
                    if rival in tied:
                        twice[one] += (place > sitting.place) + (place >= sitting.place)
                        met.add((min(one, rival), max(one, rival)))
        all_met = len(met) == len(tied) * (len(tied) - 1) // 2
        found |= {one: Fraction(twice[one], 2) if all_met else 0 for one in group}
    return found


def _best_table(pages: Sequence[Page], groups: Sequence[list[int]]) -> Mapping[int, Value]:
    """The most that a single table brought."""
    return {
        one: max((sitting.points for sitting in pages[one].sittings if sitting.present), default=0)
        for one in chain(*groups)
    }


def _means(pages: Sequence[Page]) -> tuple[list[int], int]:
    """What each brought home a table that they played to its end, times a number that makes all of them whole."""
    held = [[sitting.points for sitting in page.sittings if sitting.present] for page in pages]
    scale = lcm(*{len(points) for points in held if points})
    return [sum(points) * scale // len(points) if points else 0 for points in held], scale


TieBreaking = Callable[[Sequence[Page], Sequence[list[int]]], Mapping[int, Value]]
"""A tie-break's value for everybody, given the groups of equals that there are."""

_TIE_BREAKS: Final[dict[TieBreak, TieBreaking]] = {
    "opponents": _opponents,
    "sonneborn_berger": _sonneborn_berger,
    "direct": _direct,
    "best_table": _best_table,
}
