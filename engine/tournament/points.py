"""What a table brings to each of its seats.

Points are whole units here, 3,600 to a point, so that no share of a tie is rounded; and higher is better always, so
that totals of which the lowest wins count below zero. `told` gives them as people read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from engine.tournament.rules import TournamentRules
from engine.tournament.state import Table, TableResult

UNIT: Final = 3600
"""Divisible by every number of opponents times every number of those who share a place, up to six seats."""

Units = int | Fraction
"""Points in units. A fraction where a mean over a whole round does not come out even."""


def table_points(rules: TournamentRules, result: TableResult) -> tuple[int, ...]:
    """The points of each seat, in units."""
    if rules.counted == "place":
        return _shared(place_scale(rules, len(result.places)), result.places)
    sign = -1 if rules.best == "lowest" else 1
    if rules.counted == "totals":
        return tuple(sign * total * UNIT for total in result.totals)
    if rules.counted == "behind":
        return tuple((total - max(result.totals)) * UNIT for total in result.totals)
    others = len(result.totals) - 1
    every = sum(result.totals)
    return tuple(sign * (total * (others + 1) - every) * UNIT // others for total in result.totals)


def brought(rules: TournamentRules, table: Table, result: TableResult) -> tuple[int, ...]:
    """What a finished table brings to whom each seat belongs, in units: the least of the table where the computer
    played it for one who had gone.
    """
    points = table_points(rules, result)
    gone = (who is not None and who in table.absent for who in table.seats)
    return tuple(min(points) if away else one for one, away in zip(points, gone, strict=True))


def place_scale(rules: TournamentRules, size: int) -> tuple[int, ...]:
    """The points of each place at a table of so many seats, in units, nothing shared.

    The winner of a short table gets as much as that of a full one, and its last as little.
    """
    if rules.place_points is not None:
        return tuple(points * UNIT for points in rules.place_points[:size])
    return tuple((size - place) * (rules.seats - 1) * UNIT // (size - 1) for place in range(1, size + 1))


def _shared(scale: Sequence[int], places: Sequence[int]) -> tuple[int, ...]:
    """Those who share a place share the points of all the places that they take up."""
    worth = {}
    for place in set(places):
        many = places.count(place)
        worth[place] = sum(scale[place - 1 : place - 1 + many]) // many
    return tuple(worth[place] for place in places)


def told(rules: TournamentRules, units: Units) -> Fraction:
    """Points as people read them: totals of which the lowest wins are told as they were written down."""
    value = Fraction(units, UNIT)
    return -value if lower_is_better(rules) else value


def lower_is_better(rules: TournamentRules) -> bool:
    """Whether fewer points are better: they are totals of which the lowest wins, or what one is behind."""
    return rules.counted == "behind" or (rules.counted == "totals" and rules.best == "lowest")
