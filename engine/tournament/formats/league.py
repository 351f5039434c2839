"""A league: divisions that play all against all, every table of the season open at once; who goes up and down."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import inf

from engine.tournament.formats.format import Format, Pairing, playing
from engine.tournament.formats.round_robin import fixture_left, fixture_tables, with_byes
from engine.tournament.moves import Seating
from engine.tournament.rules import LeagueRules
from engine.tournament.seating.rounds import History
from engine.tournament.seating.tables import least_of
from engine.tournament.state import Entrant, Round, Table, Tournament


class League(Format[LeagueRules]):
    """The control flow of `LeagueRules`. The rounds are fixtures: all of them open one after another at the start."""

    waits = False
    keeps = True
    replaces = True

    def rounds_left(self, state: Tournament) -> bool:
        """Until every division has its season."""
        return any(self._plays(state, members) for members in divisions_of(state))

    def stands(self, state: Tournament, round: int, table: Table) -> bool:
        """Not while the season lasts: all its rounds are open."""
        return False

    def started(self, state: Tournament) -> Tournament:
        """Divisions of about the agreed size, as given: newcomers below, gaps filled from below; the risen stay up."""
        left, size = [*state.order], self.rules(state).division_size
        nearest = (2 * len(left) + size) // (2 * size)
        count = max(1, min(nearest, len(left) // least_of(state.rules)))
        entrants = [replace(one, division=None) for one in state.entrants]
        for division, most in enumerate(_sizes(state, count)):
            left.sort(key=lambda one: (_claim(state.entrants[one], division), _given(state, one)))
            for one in left[:most]:
                entrants[one] = replace(entrants[one], division=division)
            del left[:most]
        order = sorted(state.order, key=lambda one: (entrants[one].division or 0, _given(state, one)))
        return replace(state, order=tuple(order), entrants=tuple(entrants))

    def seated_next(self, state: Tournament) -> frozenset[int]:
        """Those of the divisions that still have fixtures."""
        there = set(playing(state))
        return frozenset(
            one for members in divisions_of(state) if self._plays(state, members) for one in members if one in there
        )

    def missed(self, state: Tournament, each: Round) -> Iterable[int]:
        """Whoever of a division that played had gone."""
        played = {table.group for table in each.tables}
        return {number for number, one in enumerate(state.entrants) if one.division in played} - each.there

    def pair(self, state: Tournament, lot: Sequence[int], history: History) -> Pairing:
        """The fixture of every division."""
        tables: list[Seating] = []
        for division, members in enumerate(divisions_of(state)):
            if self._plays(state, members):
                tables += fixture_tables(state, members, self.rules(state).laps, history, division)
        there = self.seated_next(state)
        return with_byes(tables, [one for one in state.order if one in there])

    def _plays(self, state: Tournament, members: Sequence[int]) -> bool:
        """Whether a division has a fixture to come."""
        return fixture_left(state, members, self.rules(state).laps)


def divisions_of(state: Tournament) -> tuple[tuple[int, ...], ...]:
    """The entrants with whom each division began, the highest first, in the order of their seeds."""
    held: dict[int, list[int]] = {}
    for one in state.order:
        division = state.entrants[one].division
        if division is not None:
            held.setdefault(division, []).append(one)
    return tuple(tuple(held[division]) for division in sorted(held))


def _sizes(state: Tournament, count: int) -> list[int]:
    """As even as can be: the larger divisions where more were given, so that nobody is kept up or sent down for others;
    in a first season above.
    """
    given = Counter(state.entrants[one].division for one in state.order)
    least, larger = divmod(len(state.order), count)
    sizes, held = list[int](), given[None] if given[None] == len(state.order) else 0
    for division in range(count):
        held += given[division]
        is_larger = larger > 0 and (held - sum(sizes) > least or larger == count - division)
        larger -= is_larger
        sizes.append(least + is_larger)
    return sizes


def _claim(one: Entrant, division: int) -> tuple[bool, float, bool]:
    """Who plays in a division: those who have risen to it first, then its own, then from below the fallen last."""
    given = inf if one.division is None else one.division
    return given > division or one.risen <= 0, max(given, division), given > division and one.risen < 0


def _given(state: Tournament, one: int) -> tuple[bool, int, int]:
    """Who has a division from the season before comes in the order in which they were entered: best seed first."""
    division = state.entrants[one].division
    return division is None, division or 0, 0 if division is None else one
