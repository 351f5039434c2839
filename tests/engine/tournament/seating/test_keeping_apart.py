"""Entrants who are kept apart: at no table together where there is another way, and otherwise as they were."""

import random
from itertools import combinations

import pytest

from engine.tournament.formats.registry import format_of
from engine.tournament.play import paired
from engine.tournament.rules import ArenaRules, LeagueRules, RoundRobinRules, SwissRules
from engine.tournament.state import Tournament
from engine.tournament.tournament import apply
from tests.engine.tournament.tournaments import begun, by_strength, lot, round_played

Pair = tuple[int, int]


def together(state: Tournament, pairs: set[Pair]) -> list[Pair]:
    """The pairs that sit at a table of the newest round."""
    return [
        pair for table in state.rounds[-1].tables for pair in combinations(sorted(table.entrants), 2) if pair in pairs
    ]


def opened(state: Tournament, pairs: set[Pair]) -> Tournament:
    return apply(state, paired(state, lot(state), apart=pairs)).state


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("count", "rules"),
    [
        *((12, {"seats": seats, "rounds": 4}) for seats in (2, 3, 4)),
        *((40, {"rounds": 3, **rules}) for rules in ({}, {"new_opponents_first": True}, {"best_against_best": True})),
    ],
)
def test_in_a_swiss_of_any_size_two_of_them_never_meet_whatever_comes_first(
    count: int, rules: dict[str, object], seed: int
) -> None:
    chance = random.Random(seed)
    pairs = set(chance.sample([*combinations(range(count), 2)], count // 2 if count > 12 else 3))
    state = begun(SwissRules.model_validate(rules), count)
    while not state.rounds or format_of(state).more_rounds(state):
        state = opened(state, pairs)
        assert together(state, pairs) == []
        state = round_played(state, by_strength(30, seed))


def test_tables_that_nobody_leaves_keep_their_seats() -> None:
    state = begun(SwissRules(seats=3, rounds=3), 12)
    usual = paired(state, lot(state))
    first = sorted(one for one in usual.tables[0].seats if one is not None)
    changed = paired(state, lot(state), apart={(first[0], first[1])})
    assert len(set(usual.tables) & set(changed.tables)) == len(usual.tables) - 2
    assert sorted(len(table.seats) for table in changed.tables) == sorted(len(table.seats) for table in usual.tables)


def test_an_arenas_wave_is_changed_too_and_still_accepted() -> None:
    state = begun(ArenaRules(seats=2), 8)
    usual = paired(state, lot(state))
    pairs = {tuple(sorted(table.seats)) for table in usual.tables}
    assert together(opened(state, pairs), pairs) == []  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", [RoundRobinRules(seats=2), LeagueRules(seats=2)])
def test_a_schedule_stays_a_schedule(rules: RoundRobinRules | LeagueRules) -> None:
    state = begun(rules, 4)
    assert not format_of(state).chooses
    everybody = set(combinations(range(4), 2))
    assert paired(state, lot(state), apart=everybody) == paired(state, lot(state))


def test_where_there_is_no_other_way_they_sit_together() -> None:
    state = begun(SwissRules(seats=2, rounds=1), 2)
    assert together(opened(state, {(0, 1)}), {(0, 1)}) == [(0, 1)]
