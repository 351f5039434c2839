"""What a table brings to each of its seats, and what each entrant has brought together: the rounds so far, read entrant
by entrant.

Points are whole units here, 3,600 to a point, so that no share of a tie is rounded; and higher is better always, so
that totals of which the lowest wins count below zero. `told` gives them as people read them.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, NamedTuple

from engine.tournament.rules import TournamentRules
from engine.tournament.state import Round, Table, TableResult, Tournament

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
    """What a finished table brings, in units, by who owns each seat; where the computer stood in what a lone last gets,
    or the table's least where totals count.
    """
    points = table_points(rules, result)
    least = place_scale(rules, len(points))[-1] if rules.counted == "place" else min(points)
    gone = (who is not None and who in table.gone for who in table.seats)
    return tuple(least if away else one for one, away in zip(points, gone, strict=True))


def place_scale(rules: TournamentRules, size: int) -> tuple[int, ...]:
    """The points of each place at a table of so many seats, in units, nothing shared.

    The winner of a short table gets as much as that of a full one, and its last as little.
    """
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
    lower_is_better = rules.counted == "behind" or (rules.counted == "totals" and rules.best == "lowest")
    return -value if lower_is_better else value


class Sitting(NamedTuple):
    """One entrant at one finished table. `present` is false where the computer played on for one who had gone.

    `rivals` are, to one who was there to the end, the others who were, each with the place reached.
    """

    round: int
    table: int
    seat: int
    place: int
    points: int
    present: bool
    rivals: tuple[tuple[int, int], ...]


@dataclass(slots=True)
class Page:
    """All that one entrant has done: finished tables in order, and what each bye and each missed round is worth."""

    sittings: list[Sitting] = field(default_factory=list)
    byes: dict[int, Units] = field(default_factory=dict)
    missed: dict[int, Units] = field(default_factory=dict)

    def total(self, rounds: int | None = None) -> Units:
        """All points in units, or those of the first so many rounds."""
        sat = sum(sitting.points for sitting in self.sittings if rounds is None or sitting.round <= rounds)
        beside = (*self.byes.items(), *self.missed.items())
        return sat + sum(worth for round, worth in beside if rounds is None or round <= rounds)


def ledger(state: Tournament, missed: Callable[[Round], Iterable[int]]) -> tuple[Page, ...]:
    """A page for every entrant. `missed` tells who neither sat in a round nor had a bye, and should have."""
    pages = tuple(Page() for _ in state.entrants)
    for each in state.rounds:
        for table in each.tables:
            _enter_table(state.rules, each.number, table, pages)
        _enter_absence(state.rules, each, pages, missed(each))
    return pages


def _enter_table(rules: TournamentRules, round: int, table: Table, pages: tuple[Page, ...]) -> None:
    outcome = table.outcome
    if outcome is None:
        return
    points = brought(rules, table, outcome)
    there = {
        who: place
        for who, place in zip(table.seats, outcome.places, strict=True)
        if who is not None and who not in table.gone
    }
    for seat, who in enumerate(table.seats):
        if who is None:
            continue
        present = who in there
        rivals = tuple(pair for pair in there.items() if present and pair[0] != who)
        pages[who].sittings.append(
            Sitting(round, table.number, seat, outcome.places[seat], points[seat], present, rivals)
        )


def _enter_absence(rules: TournamentRules, each: Round, pages: tuple[Page, ...], missed: Iterable[int]) -> None:
    if each.byes:
        worth = worth_of_absence(rules, rules.bye_points, each)
        for who in each.byes:
            pages[who].byes[each.number] = worth
    gone = tuple(missed)
    if gone:
        worth = worth_of_absence(rules, "loss", each)
        for who in gone:
            pages[who].missed[each.number] = worth


def worth_of_absence(rules: TournamentRules, kind: str, each: Round) -> Units:
    """What a round without a table is worth, in units: as "win", "average" or "loss" of its tables, and nothing before
    all of them have ended.

    By place it is that of a full table; else the mean over the tables of the round.
    """
    if each.unfinished:
        return 0
    if rules.counted == "place":
        scale = place_scale(rules, rules.seats)
        return Fraction(sum(scale), len(scale)) if kind == "average" else scale[0 if kind == "win" else -1]
    every = [table_points(rules, table.outcome) for table in each.tables if table.outcome is not None]
    if kind == "average":
        return Fraction(sum(map(sum, every)), sum(map(len, every)))
    pick = max if kind == "win" else min
    return Fraction(sum(pick(points) for points in every), len(every))
