"""All against all, round by round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.tournament.formats.format import Format, Pairing, playing
from engine.tournament.moves import Seating
from engine.tournament.rules import RoundRobinRules, TournamentRules
from engine.tournament.seating.rounds import History, seated_tables
from engine.tournament.seating.schedules import fixed_schedule, least_met, most_rounds, next_fixture
from engine.tournament.seating.sizes import least_of, table_sizes
from engine.tournament.state import Round, Tournament

MOST_AT_TWO: Final = 200
MOST: Final = 60
"""How many can meet all others at larger tables."""


class RoundRobin(Format[RoundRobinRules]):
    """The control flow of `RoundRobinRules`."""

    def rounds_left(self, state: Tournament) -> bool:
        """Until everybody has met everybody, as often as agreed."""
        return fixture_left(state, state.order, self.rules(state).laps)

    def most(self, state: Tournament) -> int | None:
        """As many as can meet all others in a sensible number of rounds."""
        return MOST_AT_TWO if state.rules.seats == 2 else MOST

    def seated_next(self, state: Tournament) -> frozenset[int]:
        """Those of the field who are still there."""
        return frozenset(playing(state)).intersection(state.order)

    def missed(self, state: Tournament, each: Round) -> Iterable[int]:
        """Whoever of the field had gone."""
        return set(state.order) - each.there

    def pair(self, state: Tournament, lot: Sequence[int], *, short: bool = False) -> Pairing:
        """The round's tables, by the order of the seeds; without those who have gone."""
        tables = fixture_tables(state, state.order, History(state))
        sitting = {one for table in tables for one in table.seats}
        byes = (one for one in state.order if one in self.seated_next(state) and one not in sitting)
        return Pairing(tables, tuple(byes))


def fixture_left(state: Tournament, members: Sequence[int], laps: int) -> bool:
    """Whether a field that meets itself so often has a round to come. Tables that are open count as played."""
    there = set(playing(state))
    left = [one for one in members if one in there]
    if len(left) < least_of(state.rules):
        return False
    fixed = _fixed(state.rules, len(members))
    if fixed is not None:
        return len(state.rounds) < len(fixed) * laps
    cap = laps * most_rounds(len(members), state.rules.seats, least_of(state.rules))
    return len(state.rounds) < cap and least_met(left, History(state)) < laps


def fixture_tables(state: Tournament, members: Sequence[int], history: History, group: int = 0) -> tuple[Seating, ...]:
    """The next tables of a field that meets itself, with those who are still there.

    Two at a table sit as Berger has them, the other way round in every second lap, and who has no opponent any more has
    a bye; more sit where they rarely have.
    """
    there, rules = set(playing(state)), state.rules
    fixed = _fixed(rules, len(members))
    if fixed is None:
        left = [one for one in members if one in there]
        tables = next_fixture(left, history, table_sizes(rules, len(left)))
        return seated_tables(rules, tables, history, group)
    lap, number = divmod(len(state.rounds), len(fixed))
    held = [[members[place] for place in table if members[place] in there] for table in fixed[number]]
    tables = [table for table in held if len(table) >= least_of(rules)]
    if rules.seats == 2:
        return tuple(Seating(tuple(table[::-1] if lap % 2 else table), group) for table in tables)
    return seated_tables(rules, tables, history, group)


def _fixed(rules: TournamentRules, count: int) -> Sequence[Sequence[Sequence[int]]] | None:
    return fixed_schedule(count, rules.seats)
