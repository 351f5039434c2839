"""The order of a tournament's entrants: points, and what decides between equal ones."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from engine.tournament.formats.format import streak
from engine.tournament.formats.registry import format_of
from engine.tournament.ledger import Page
from engine.tournament.points import told
from engine.tournament.ranking import Ranked, ranked
from engine.tournament.rules import TieBreak, TournamentRules
from engine.tournament.state import Status, Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """Where an entrant stands.

    `place` counts from 1 and is nobody else's once a lot has been drawn; in a league it is the place in the `division`.
    `points` add up the tables and byes; where the rules count totals of which the lowest wins, lower is better.
    `tie_breaks` are the values of the rules' tie-breaks in their order, higher is better but for totals' values.
    `tables` counts those played to an end, `won` those with the first place, shared or not. `streak` is how many the
    entrant has won one after another. `out` tells who is beaten or has gone.
    """

    entrant: int
    place: int
    points: Fraction
    tie_breaks: tuple[Fraction, ...]
    tables: int
    won: int
    byes: int
    streak: int
    out: bool
    status: Status
    division: int | None


def standings(state: Tournament, rounds: int | None = None) -> tuple[Standing, ...]:
    """Everybody who takes part or took part, best first: as things stand, or as they stood after so many rounds.

    In a league the highest division comes first. Tables without a result count for nothing yet.
    """
    form = format_of(state)
    then = state if rounds is None else replace(state, rounds=state.rounds[:rounds], lot=())
    pages = form.pages(then)
    who = [number for number in range(len(state.entrants)) if _took_part(then, number, pages[number])]
    points = {one: form.points(then, pages, one) for one in who}
    leading, beaten = form.leading(then, pages), form.beaten(then)
    rows: list[Standing] = []
    for division in sorted({state.entrants[one].division or 0 for one in who}):
        within = [one for one in who if (state.entrants[one].division or 0) == division]
        rows += [_told(then, row, pages[row.entrant], beaten) for row in ranked(then, pages, within, leading, points)]
    return tuple(rows)


def _took_part(state: Tournament, number: int, page: Page) -> bool:
    entrant = state.entrants[number]
    if page.sittings or page.byes:
        return True
    return entrant.status is Status.IN and (entrant.since <= len(state.rounds) + 1 or not state.rounds)


def _told(state: Tournament, row: Ranked, page: Page, beaten: frozenset[int]) -> Standing:
    entrant = state.entrants[row.entrant]
    present = [sitting for sitting in page.sittings if sitting.present]
    return Standing(
        entrant=row.entrant,
        place=row.place,
        points=told(state.rules, row.points),
        tie_breaks=tuple(
            told_tie_break(state.rules, name, value)
            for name, value in zip(state.rules.tie_breaks, row.tie_breaks, strict=True)
        ),
        tables=len(present),
        won=sum(sitting.place == 1 for sitting in present),
        byes=len(page.byes),
        streak=streak(page),
        out=row.entrant in beaten or entrant.status is not Status.IN,
        status=entrant.status,
        division=entrant.division,
    )


def told_tie_break(rules: TournamentRules, name: TieBreak, value: int | Fraction) -> Fraction:
    """A tie-break as people read it: meetings won are a number, all others are points."""
    return Fraction(value) if name == "direct" else told(rules, value)
