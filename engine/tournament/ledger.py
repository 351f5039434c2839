"""The rounds so far, read entrant by entrant: where each sat, what it brought, what each missed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from engine.tournament.points import Units, brought, place_scale, table_points
from engine.tournament.rules import TournamentRules
from engine.tournament.state import Round, Table, Tournament


class Sitting(NamedTuple):
    """One entrant at one finished table. `present` is false where the computer played on for one who had gone.

    `rivals` are the other entrants who were there to the end, each with the place reached.
    """

    round: int
    table: int
    seat: int
    size: int
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
    there = [
        (who, place)
        for who, place in zip(table.seats, outcome.places, strict=True)
        if who is not None and who not in table.absent
    ]
    for seat, who in enumerate(table.seats):
        if who is None:
            continue
        present = who not in table.absent
        rivals = tuple(pair for pair in there if pair[0] != who)
        pages[who].sittings.append(
            Sitting(round, table.number, seat, len(table.seats), outcome.places[seat], points[seat], present, rivals)
        )


def _enter_absence(rules: TournamentRules, each: Round, pages: tuple[Page, ...], missed: Iterable[int]) -> None:
    if each.byes:
        worth = worth_of_absence(rules, rules.bye_points, each.tables)
        for who in each.byes:
            pages[who].byes[each.number] = worth
    gone = tuple(missed)
    if gone:
        worth = worth_of_absence(rules, "loss", each.tables)
        for who in gone:
            pages[who].missed[each.number] = worth


def worth_of_absence(rules: TournamentRules, kind: str, tables: Iterable[Table]) -> Units:
    """What a round without a table is worth, in units: as "win", "average" or "loss" of its tables.

    By place that is known beforehand, from a full table; else it is the mean over the finished tables of the round.
    """
    if rules.counted == "place":
        scale = place_scale(rules, rules.seats)
        return Fraction(sum(scale), len(scale)) if kind == "average" else scale[0 if kind == "win" else -1]
    every = [table_points(rules, table.outcome) for table in tables if table.outcome is not None]
    if not every:
        return 0
    if kind == "average":
        return Fraction(sum(map(sum, every)), sum(map(len, every)))
    pick = max if kind == "win" else min
    return Fraction(sum(pick(points) for points in every), len(every))
