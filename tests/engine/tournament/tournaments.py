"""Tournaments for tests: entered, begun, played on, in a line each."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

import pytest

from engine.tournament.events import Step
from engine.tournament.keys import lot_for
from engine.tournament.moves import Enter, Finish, OpenRound, Seating, Start, TableFinished, TournamentMove
from engine.tournament.play import due, paired
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.rules import AnyTournamentRules
from engine.tournament.state import Tournament
from engine.tournament.tournament import apply

SECRET = bytes(range(32))

Totals = Callable[[Sequence[int | None]], Sequence[int]]
"""The totals of a table, given who sits there."""


def entered(rules: AnyTournamentRules, count: int) -> Tournament:
    state = Tournament(rules)
    for number in range(count):
        state = apply(state, Enter(str(1000 + number))).state
    return state


def lot(state: Tournament) -> tuple[int, ...]:
    needed = due(state)
    return lot_for(SECRET, state, needed)


def begun(rules: AnyTournamentRules, count: int, seeds: Sequence[int] = ()) -> Tournament:
    state = entered(rules, count)
    return apply(state, Start(lot(state), tuple(seeds))).state


def opened(state: Tournament) -> Tournament:
    """The next round opened, paired as it should be."""
    return apply(state, paired(state, lot(state))).state


def season_opened(state: Tournament) -> Tournament:
    """Every round opened that may be, as in a league."""
    while (needed := due(state)) is not None and needed.purpose == "round":
        state = opened(state)
    return state


def with_round(state: Tournament, *tables: Sequence[int | None], byes: Sequence[int] = ()) -> Tournament:
    seats = tuple(Seating(tuple(table)) for table in tables)
    return apply(state, OpenRound(len(state.rounds) + 1, lot(state), seats, tuple(byes))).state


def places_of(totals: Sequence[int]) -> tuple[int, ...]:
    """Places by totals of which the lowest wins."""
    return tuple(1 + sum(other < total for other in totals) for total in totals)


def ended(state: Tournament, round: int, table: int, totals: Sequence[int]) -> Tournament:
    return apply(state, TableFinished(round, table, tuple(totals), places_of(totals))).state


def finished(state: Tournament) -> Tournament:
    return apply(state, Finish(lot(state))).state


def by_strength(noise: float = 0.0, seed: int = 0) -> Totals:
    """Entrants are the better the lower their number; fillers are the worst."""
    dice = random.Random(seed)

    def totals(seats: Sequence[int | None]) -> list[int]:
        return [round(10 * (200 if one is None else one) + dice.gauss(0, noise)) for one in seats]

    return totals


def round_played(state: Tournament, totals: Totals) -> Tournament:
    for round, number in state.open_tables():
        table = state.table(round, number)
        state = ended(state, round, number, totals(table.seats))
    return state


def played(state: Tournament, totals: Totals, rounds: int = 1000) -> Tournament:
    """So many rounds opened and played, or all there are."""
    for _ in range(rounds):
        needed = due(state)
        if needed is None or needed.purpose != "round":
            break
        state = round_played(opened(state), totals)
    return state


def meetings(state: Tournament) -> Counter[frozenset[int]]:
    """How often each two have sat at a table together."""
    return Counter(
        frozenset(pair) for each in state.rounds for table in each.tables for pair in combinations(table.entrants, 2)
    )


def refused(state: Tournament, move: TournamentMove) -> TournamentReject:
    with pytest.raises(TournamentRefused) as refusal:
        apply(state, move)
    return refusal.value.code


def after(state: Tournament, *moves: TournamentMove) -> Step:
    """The last step of some moves."""
    step = Step(state)
    for move in moves:
        step = apply(step.state, move)
    return step
