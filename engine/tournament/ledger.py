"""The rounds so far, read entrant by entrant: where each sat, what it brought, what each missed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from engine.tournament.points import Units, place_scale, table_points
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
    """All that one entrant has done: finished tables in order, rounds with a bye, rounds missed, in units."""

    sittings: list[Sitting] = field(default_factory=list)
    byes: list[int] = field(default_factory=list)
    missed: list[int] = field(default_factory=list)
    beside: Units = 0
    """What byes and missed rounds are worth, in units."""


def ledger(state: Tournament, rounds: int | None = None, *, missed: bool = True) -> tuple[Page, ...]:
    """A page for every entrant, over the first so many rounds (all of them without a number).

    With `missed`, a round in which somebody neither sat nor had a bye counts as a table lost.
    """
    pages = tuple(Page() for _ in state.entrants)
    for each in state.rounds[:rounds]:
        for table in each.tables:
            _enter_table(state.rules, each.number, table, pages)
        _enter_absence(state.rules, each, pages, missed)
    return pages


def _enter_table(rules: TournamentRules, round: int, table: Table, pages: tuple[Page, ...]) -> None:
    outcome = table.outcome
    if outcome is None:
        return
    points = table_points(rules, outcome)
    worst = min(points)
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
        brought = points[seat] if present else worst
        pages[who].sittings.append(
            Sitting(round, table.number, seat, len(table.seats), outcome.places[seat], brought, present, rivals)
        )


def _enter_absence(rules: TournamentRules, each: Round, pages: tuple[Page, ...], missed: bool) -> None:
    seated = {who for table in each.tables for who in table.entrants}
    if each.byes:
        worth = worth_of_absence(rules, rules.bye_points, each.tables)
        for who in each.byes:
            pages[who].byes.append(each.number)
            pages[who].beside += worth
    if not missed:
        return
    gone = [who for who in range(len(pages)) if who not in seated and who not in each.byes]
    if gone:
        worth = worth_of_absence(rules, "loss", each.tables)
        for who in gone:
            pages[who].missed.append(each.number)
            pages[who].beside += worth


def worth_of_absence(rules: TournamentRules, kind: str, tables: Iterable[Table]) -> Units:
    """What a round without a table is worth, in units: as "win", "average" or "loss" of its tables.

    By place that is known beforehand, from a full table; else it is the mean over the finished tables of the round.
    """
    if rules.points == "place":
        scale = place_scale(rules, rules.seats)
        return Fraction(sum(scale), len(scale)) if kind == "average" else scale[0 if kind == "win" else -1]
    every = [table_points(rules, table.outcome) for table in tables if table.outcome is not None]
    if not every:
        return 0
    if kind == "average":
        return Fraction(sum(map(sum, every)), sum(map(len, every)))
    pick = max if kind == "win" else min
    return Fraction(sum(pick(points) for points in every), len(every))
