"""How long a large tournament takes to pair and to rank, and how near to the bound its repeats come."""

from math import log
from time import process_time
from typing import Final
from unittest.mock import patch

from engine.tournament.keys import lot_for
from engine.tournament.play import due, paired
from engine.tournament.rules import SwissRules
from engine.tournament.seating import rounds
from engine.tournament.seating.grouping import Field, grouped
from engine.tournament.simulation import World
from engine.tournament.standings import standings
from engine.tournament.state import Tournament
from engine.tournament.tournament import apply
from tests.bench.rows import Row, at_most, least
from tests.engine.tournament.seating.test_grouping import cost_of, least_repeats
from tests.engine.tournament.tournaments import SECRET, begun, ended

SIZES: Final = (100, 200, 500, 1000)
ROUND: Final = 8
LIMIT: Final = 5.0
GROWTH: Final = 2.5
MOST_REPEATS: Final = 0.1
STANDINGS_MS: Final = 100.0

Found = tuple[Field, list[list[int]]]
"""What was to be paired, and its tables."""


def run() -> list[Row]:
    """Pairing by size of the field, both ways round, and the standings."""
    rows: list[Row] = []
    for first in (False, True):
        told = "new opponents first" if first else "scores first"
        took = {}
        for count in SIZES:
            state = _played(SwissRules(rounds=ROUND, new_opponents_first=first), count)
            took[count], found = _paired(state)
            name = f"pair {count:,} players in tables of four, round {ROUND}, {told} (s)"
            rows += [at_most(name, took[count], LIMIT, f"under {LIMIT:g} s"), _repeats(count, told, found)]
        power = log(took[SIZES[-1]] / took[SIZES[0]]) / log(SIZES[-1] / SIZES[0])
        grows = f"that time grows from {SIZES[0]} to {SIZES[-1]:,} players by this power of their number, {told}"
        rows.append(at_most(grows, power, GROWTH))
    (ranked,) = least(3, lambda: standings(state))
    name = f"standings of {SIZES[-1]:,} players after {ROUND - 1} rounds, four tie-breaks (ms)"
    return [*rows, at_most(name, ranked * 1000, STANDINGS_MS, f"under {STANDINGS_MS:g} ms")]


def _played(rules: SwissRules, count: int) -> Tournament:
    """A tournament with seven rounds behind it."""
    state, world = begun(rules, count), World(count, 1.0, 1)
    for number in range(1, ROUND):
        needed = due(state)
        assert needed is not None
        state = apply(state, paired(state, lot_for(SECRET, state, needed))).state
        for table in state.rounds[-1].tables:
            state = ended(state, number, table.number, world.totals(number, table.seats, "lowest"))
    return state


def _paired(state: Tournament) -> tuple[float, Found]:
    """How long the next round takes to pair, in seconds, and what was found."""
    found: list[Found] = []

    def watched(these: Field) -> list[list[int]]:
        found.append((these, grouped(these)))
        return found[-1][1]

    needed = due(state)
    assert needed is not None
    lot = lot_for(SECRET, state, needed)
    with patch.object(rounds, "grouped", watched):
        began = process_time()
        paired(state, lot)
        return process_time() - began, found[-1]


def _repeats(count: int, told: str, found: Found) -> Row:
    """How many meetings are repeats, against the bound; the pairs at all tables are three halves of the players."""
    repeats, bound = cost_of(*found).repeats, least_repeats(*found)
    pairs = sum(len(table) * (len(table) - 1) // 2 for table in found[1])
    name = f"repeats among {pairs:,} meetings of {count:,} players, round {ROUND}, {told}, above the bound"
    target = "at most 10 % of the meetings above the bound"
    over = repeats - bound
    return Row(name, repeats, bound, over / pairs, target, over <= MOST_REPEATS * pairs)
