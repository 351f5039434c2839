"""All against all."""

import pytest

from engine.tournament.moves import Return, Start, Withdraw
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.rules import RoundRobinRules
from engine.tournament.standings import standings
from engine.tournament.tournament import apply
from tests.engine.tournament.tournaments import (
    after,
    begun,
    by_strength,
    entered,
    finished,
    lot,
    meetings,
    opened,
    played,
    round_played,
)

PAIRS = RoundRobinRules(seats=2)


def test_two_at_a_table_meet_by_berger_in_order_of_the_seeds() -> None:
    state = played(begun(PAIRS, 4, (3, 2, 1, 0)), by_strength())
    assert [[table.seats for table in each.tables] for each in state.rounds] == [
        [(3, 0), (2, 1)],
        [(0, 1), (3, 2)],
        [(2, 0), (1, 3)],
    ]


def test_an_odd_field_has_a_bye_each_round_and_everybody_one() -> None:
    state = played(begun(PAIRS, 7), by_strength())
    assert sorted(one for each in state.rounds for one in each.byes) == list(range(7))


def test_who_drops_out_leaves_byes_and_comes_back_into_the_schedule() -> None:
    state = played(begun(PAIRS, 6, range(6)), by_strength(), 2)
    gone = opened(apply(state, Withdraw(0)).state)
    assert len(gone.rounds[2].byes) == 1
    back = opened(apply(played(apply(state, Withdraw(0)).state, by_strength(), 1), Return(0)).state)
    assert back.rounds[3].byes == ()
    row = next(row for row in standings(played(round_played(back, by_strength()), by_strength())) if row.entrant == 0)
    assert row.tables == 4


@pytest.mark.parametrize(("one", "other", "rounds"), [(0, 5, 1), (1, 4, 1), (0, 1, 2), (3, 5, 2)])
def test_rounds_without_any_table_are_skipped_and_who_has_met_is_done(one: int, other: int, rounds: int) -> None:
    state = opened(begun(PAIRS, 6, range(6)))
    gone = (Withdraw(who) for who in range(6) if who not in (one, other))
    state = finished(played(round_played(after(state, *gone).state, by_strength()), by_strength()))
    assert (len(state.rounds), all(each.tables for each in state.rounds)) == (rounds, True)
    assert meetings(state)[frozenset((one, other))] == 1


def test_a_lap_goes_on_where_nobody_is_left_for_a_round_of_the_one_before_until_they_come_back() -> None:
    state = played(begun(RoundRobinRules(seats=2, laps=2), 4, range(4)), by_strength(), 2)
    state = played(after(state, Withdraw(2), Withdraw(3)).state, by_strength())
    assert [table.seats for each in state.rounds[2:] for table in each.tables] == [(1, 0)]
    back = meetings(played(after(state, Return(2), Return(3)).state, by_strength()))
    assert (back[frozenset((1, 3))], back[frozenset((2, 3))]) == (2, 1)


@pytest.mark.parametrize(("count", "seats", "rounds"), [(9, 3, 4), (16, 4, 5), (25, 5, 6), (8, 4, 3), (9, 4, 4)])
def test_small_fields_meet_in_few_rounds(count: int, seats: int, rounds: int) -> None:
    state = finished(played(begun(RoundRobinRules(seats=seats), count), by_strength()))
    assert len(state.rounds) == rounds
    assert len(meetings(state)) == count * (count - 1) // 2


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("leftovers", ["short_tables", "byes", "computers"])
def test_at_every_size_of_table_everybody_meets_everybody(seats: int, leftovers: str) -> None:
    for count in (seats + 1, 2 * seats + 1):
        rules = RoundRobinRules.model_validate({"seats": seats, "leftovers": leftovers})
        state = finished(played(begun(rules, count), by_strength()))
        assert len(meetings(state)) == count * (count - 1) // 2
        assert len(state.rounds) <= 3 * -(-(count - 1) // (seats - 1)) + 1


def test_more_laps_are_played_as_often() -> None:
    state = played(begun(RoundRobinRules(seats=3, laps=2), 5), by_strength())
    assert min(meetings(state).values()) >= 2


def test_too_many_cannot_all_meet() -> None:
    state = entered(RoundRobinRules(seats=4), 61)
    with pytest.raises(TournamentRefused) as refused:
        apply(state, Start(lot(state)))
    assert (refused.value.code, refused.value.facts) == (TournamentReject.TOO_MANY, {"there": 61, "most": 60})
