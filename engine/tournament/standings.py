"""The order of a tournament's entrants: points, and what decides between equal ones."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from engine.tournament.state import Status


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
