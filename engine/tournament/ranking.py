"""Entrants in order: by what the format puts first, then points, then one tie-break after another, then the lot.

Places are shared until the last lot is drawn: a round's lot orders its tables, and settles nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from math import lcm
from typing import Literal, NamedTuple, TypeAlias

from engine.tournament.points import Page, Units
from engine.tournament.rules import TieBreak
from engine.tournament.state import Tournament

Value = int | Fraction
Settled: TypeAlias = Literal["points", "lot", "open", "undrawn"] | TieBreak
"""What has parted an entrant from all others: results, a tie-break, the lot, or nothing yet. Who goes on is `undrawn`
where the lot says it when the round closes.
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
    groups = _split([there], lambda group: {one: (leading.get(one, ()), scores[one]) for one in group})
    settled = _alone(groups, "points", {})
    for name in state.rules.tie_breaks:
        worth = _TIE_BREAKS[name](pages)
        found: dict[int, Value] = {}
        for group in groups:
            found |= worth(group)
        for one in there:
            values[one].append(found[one])
        groups = _split(groups, lambda group, found=found: {one: found[one] for one in group})  # type: ignore[misc]
        settled = _alone(groups, name, settled)
    lots = _lots(state)
    rows, place = [], 1
    for group in groups:
        drawn = _split([group], lambda group: {one: lots.get(one, -len(state.entrants)) for one in group})
        order = [one for equal in drawn for one in sorted(equal)]
        for at, one in enumerate(order):
            why = settled.get(one, "lot" if state.lot else "open")
            rows.append(Ranked(one, place + (at if state.lot else 0), scores[one], tuple(values[one]), why))
        place += len(group)
    return rows


def _alone(groups: Iterable[list[int]], by: Settled, settled: Mapping[int, Settled]) -> dict[int, Settled]:
    """What has settled the place of each who shares it with nobody any more."""
    return {group[0]: settled.get(group[0], by) for group in groups if len(group) == 1}


def _split(groups: Iterable[list[int]], keys: Callable[[list[int]], Mapping[int, object]]) -> list[list[int]]:
    """Groups of equals cut into finer ones, the higher keys first."""
    cut: list[list[int]] = []
    for group in groups:
        if len(group) == 1:
            cut.append(group)
            continue
        key = keys(group)
        ordered = sorted(group, key=key.__getitem__, reverse=True)  # type: ignore[arg-type]
        cut += [list(equal) for _, equal in groupby(ordered, key=key.__getitem__)]
    return cut


def _lots(state: Tournament) -> dict[int, int]:
    """The place that the lot gave each, higher being better: the last one's, before that the last finished round's."""
    lot = state.lot or next((one.lot for one in reversed(state.rounds) if not one.unfinished), state.order)
    return {one: -place for place, one in enumerate(lot)}


Worth = Callable[[list[int]], Mapping[int, Value]]
"""A tie-break's value for each of a group of equals."""


def _opponents(pages: Sequence[Page]) -> Worth:
    """The mean over all opponents met of what they brought home a table."""
    means, scale = _means(pages)

    def worth(group: list[int]) -> dict[int, Value]:
        found: dict[int, Value] = {}
        for one in group:
            met = [means[rival] for sitting in pages[one].sittings for rival, _ in sitting.rivals]
            found[one] = Fraction(sum(met), len(met) * scale) if met else 0
        return found

    return worth


def _sonneborn_berger(pages: Sequence[Page]) -> Worth:
    """What those whom one beat brought home a table, added up; half of it for those who shared one's place."""
    means, scale = _means(pages)

    def worth(group: list[int]) -> dict[int, Value]:
        found: dict[int, Value] = {}
        for one in group:
            twice = 0
            for sitting in pages[one].sittings:
                if sitting.present:
                    for rival, place in sitting.rivals:
                        twice += means[rival] * ((place > sitting.place) + (place >= sitting.place))
            found[one] = Fraction(twice, 2 * scale)
        return found

    return worth


def _direct(pages: Sequence[Page]) -> Worth:
    """Where all who are tied have met each other: one for each meeting with a better place, half for an equal one."""

    def worth(group: list[int]) -> dict[int, Value]:
        nothing: dict[int, Value] = dict.fromkeys(group, 0)
        if len(group) == 1:
            return nothing
        tied, twice, met = set(group), dict.fromkeys(group, 0), set()
        for one in group:
            for sitting in pages[one].sittings:
                for rival, place in sitting.rivals:
                    if rival in tied and sitting.present:
                        twice[one] += (place > sitting.place) + (place >= sitting.place)
                        met.add((min(one, rival), max(one, rival)))
        if len(met) < len(tied) * (len(tied) - 1) // 2:
            return nothing
        return {one: Fraction(twice[one], 2) for one in group}

    return worth


def _best_table(pages: Sequence[Page]) -> Worth:
    """The most that a single table brought."""
    return lambda group: {
        one: max((sitting.points for sitting in pages[one].sittings if sitting.present), default=0) for one in group
    }


def _means(pages: Sequence[Page]) -> tuple[list[int], int]:
    """What each brought home a table that they played to its end, times a number that makes all of them whole."""
    held = [[sitting.points for sitting in page.sittings if sitting.present] for page in pages]
    scale = lcm(*{len(points) for points in held if points})
    return [sum(points) * scale // len(points) if points else 0 for points in held], scale


_TIE_BREAKS: dict[TieBreak, Callable[[Sequence[Page]], Worth]] = {
    "opponents": _opponents,
    "sonneborn_berger": _sonneborn_berger,
    "direct": _direct,
    "best_table": _best_table,
}
