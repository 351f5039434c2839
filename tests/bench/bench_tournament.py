"""How long a large tournament takes to pair and to rank, and how near to the bound its repeats come."""

from __future__ import annotations

from math import log
from time import process_time
from typing import Any, Final
from unittest.mock import patch

from engine.tournament.due import due
from engine.tournament.keys import lot_for
from engine.tournament.pairing import paired
from engine.tournament.rules import SwissRules
from engine.tournament.seating import rounds
from engine.tournament.seating.grouping import Field, Grouping, grouped
from engine.tournament.simulation import World
from engine.tournament.standings import standings
from engine.tournament.state import Tournament
from engine.tournament.tournament import apply
from tests.engine.tournament.tournaments import SECRET, begun, ended

SIZES: Final = (100, 200, 500, 1000)
ROUND: Final = 8
LIMIT: Final = 5.0
STANDINGS_MS: Final = 100.0

Row = dict[str, Any]

ABOUT = """\
**How large fields are paired.** The players in order of their points are cut into tables where that costs least; then
players who would meet somebody again change places with others, the best exchange first, until nobody does or nothing
helps any more, and at last whoever can sit nearer to equals does (`engine/tournament/seating/grouping.py`). Fields of
up to twelve are searched to the end. The bound: whoever's table needs more players of a score group than they have not
met, meets so many again. No grouping with the same score groups at its tables has fewer repeats, and it may be that
none comes down to the bound. Times are processor time, of round 8 after seven by players of known strength.
"""


def run() -> list[Row]:
    """The rows of this bench: pairing by size of the field, both ways round, and the standings."""
    rows: list[Row] = []
    for first in (False, True):
        told = "new opponents first" if first else "scores first"
        took = {}
        for count in SIZES:
            state = _played(SwissRules(rounds=ROUND, new_opponents_first=first), count)
            took[count], found = _paired(state)
            rows.append(_timed(f"pair {count:,} players in tables of four, round {ROUND}, {told} (s)", took[count]))
            rows.append(_repeats(count, told, found))
            if count == SIZES[-1] and first:
                rows.append(_ranked(state))
        rows.append(_growth(told, took))
    return rows


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


def _paired(state: Tournament) -> tuple[float, Grouping]:
    """How long the next round takes to pair, in seconds, and what was found."""
    found: list[Grouping] = []

    def watched(these: Field) -> Grouping:
        found.append(grouped(these))
        return found[-1]

    needed = due(state)
    assert needed is not None
    lot = lot_for(SECRET, state, needed)
    with patch.object(rounds, "grouped", watched):
        began = process_time()
        paired(state, lot)
        return process_time() - began, found[-1]


def _timed(name: str, seconds: float) -> Row:
    return {
        "name": name,
        "ours": seconds,
        "limit": LIMIT,
        "ratio": seconds / LIMIT,
        "target": f"under {LIMIT:g} s",
        "ok": seconds < LIMIT,
    }


def _growth(told: str, took: dict[int, float]) -> Row:
    """By which power of the number of players the time grows, from the smallest field to the largest."""
    power = log(took[SIZES[-1]] / took[SIZES[0]]) / log(SIZES[-1] / SIZES[0])
    return {
        "name": f"that time grows from {SIZES[0]} to {SIZES[-1]:,} players by this power of their number, {told}",
        "ours": power,
        "limit": 2.5,
        "ratio": power / 2.5,
        "target": "at most 2.5",
        "ok": power <= 2.5,
    }


def _repeats(count: int, told: str, found: Grouping) -> Row:
    """How many meetings are repeats, against the bound; the pairs at all tables are three halves of the players."""
    over = found.cost.repeats - found.least
    pairs = sum(len(table) * (len(table) - 1) // 2 for table in found.tables)
    return {
        "name": f"repeats among {pairs:,} meetings of {count:,} players, round {ROUND}, {told}, above the bound",
        "ours": found.cost.repeats,
        "limit": found.least,
        "ratio": over / pairs,
        "target": "at most 10 % of the meetings above the bound",
        "ok": over <= 0.1 * pairs,
    }


def _ranked(state: Tournament) -> Row:
    """How long the standings of a large field take, with all tie-breaks."""
    best = 1e9
    for _ in range(3):
        began = process_time()
        standings(state)
        best = min(best, (process_time() - began) * 1000)
    return {
        "name": f"standings of {len(state.entrants):,} players after {len(state.rounds)} rounds, four tie-breaks (ms)",
        "ours": best,
        "limit": STANDINGS_MS,
        "ratio": best / STANDINGS_MS,
        "target": f"under {STANDINGS_MS:g} ms",
        "ok": best < STANDINGS_MS,
    }
