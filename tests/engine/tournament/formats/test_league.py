"""A league of divisions."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.tournament.events import SeatChanged
from engine.tournament.formats.league import divisions_of
from engine.tournament.moves import Enter, NoShow, Remove, Return, Seed, Start, Undo, Withdraw
from engine.tournament.refusals import TournamentReject
from engine.tournament.rules import LeagueRules, SwissRules
from engine.tournament.standings import next_divisions, standings
from engine.tournament.state import Entrant, Status, Tournament
from engine.tournament.tournament import apply
from tests.engine.tournament.tournaments import (
    after,
    begun,
    by_strength,
    entered,
    finished,
    lot,
    meetings,
    played,
    refused,
    round_played,
    season_opened,
)
from tests.properties import examples

PAIRS = LeagueRules(seats=2, division_size=4, moving=1)


def test_divisions_are_about_as_large_as_agreed_by_seed() -> None:
    assert divisions_of(begun(PAIRS, 10, range(10))) == ((0, 1, 2, 3), (4, 5, 6), (7, 8, 9))
    assert divisions_of(begun(PAIRS, 5, range(5))) == ((0, 1, 2, 3, 4),)
    full = LeagueRules(seats=4, seats_least=4, division_size=4)
    assert [len(members) for members in divisions_of(begun(full, 6))] == [6]


def test_all_tables_of_a_season_are_open_at_once_and_all_of_a_division_meet() -> None:
    state = season_opened(begun(PAIRS, 12, range(12)))
    assert len(state.rounds) == 3
    assert len(state.open_tables()) == 18
    met = meetings(state)
    assert set(met.values()) == {1}
    assert all(one // 4 == other // 4 for one, other in map(sorted, met))
    large = meetings(season_opened(begun(LeagueRules(seats=4, division_size=8), 16, range(16))))
    assert Counter(one // 8 == other // 8 for one, other in map(sorted, large)) == {True: 2 * 28}


def test_a_smaller_division_is_done_earlier_and_misses_nothing() -> None:
    state = season_opened(begun(PAIRS, 9, range(9)))
    assert [len(each.there) for each in state.rounds] == [9, 9, 9, 5, 5]
    rows = standings(round_played(state, by_strength()))
    assert [row.tables for row in rows] == [4] * 5 + [3] * 4


def test_the_standings_are_by_division_the_best_go_up_and_the_last_go_down() -> None:
    state = finished(round_played(season_opened(begun(PAIRS, 12, range(12))), by_strength()))
    assert [(row.division, row.place, row.entrant) for row in standings(state)] == [
        (division, place, division * 4 + place - 1) for division in range(3) for place in range(1, 5)
    ]
    assert next_divisions(state) == ((0, 1, 2, 4), (3, 5, 6, 8), (7, 9, 10, 11))


def test_who_has_gone_plays_no_next_season_and_gaps_are_filled_from_below() -> None:
    state = season_opened(begun(PAIRS, 8, range(8)))
    state = finished(round_played(apply(state, Withdraw(0)).state, by_strength()))
    following = next_divisions(state)
    assert following == ((1, 2, 4), (3, 5, 6, 7))
    new_season = Tournament(PAIRS, season=2)
    order = [one for division in following for one in division]
    for one in order:
        division = next(number for number, members in enumerate(following) if one in members)
        new_season = apply(new_season, Enter(f"again{one}", division=division)).state
    new_season = apply(new_season, Enter("newcomer")).state
    started = apply(new_season, Start(lot(new_season), tuple(range(7)))).state
    assert divisions_of(started) == ((0, 1, 2, 3), (4, 5, 6, 7))


@examples(60)
@given(st.integers(2, 6), st.integers(0, 3), st.integers(4, 30), st.randoms(use_true_random=False))
@example(3, 1, 7, random.Random(0))
def test_whoever_was_marked_up_plays_higher_next_season_whoever_leaves_or_comes(
    size: int, moving: int, count: int, dice: random.Random
) -> None:
    rules = LeagueRules(seats=2, division_size=size, moving=min(moving, size // 2))
    state = season_opened(begun(rules, count, range(count)))
    state = after(state, *map(Withdraw, dice.sample(range(count), dice.randint(0, count // 4)))).state
    state = finished(round_played(state, by_strength(30, dice.randint(0, 999))))
    before = {row.entrant: row.division or 0 for row in standings(state)}
    marked = [(before[one], to) for to, members in enumerate(next_divisions(state)) for one in members]
    entering = [Enter("", division=to, risen=was - to) for was, to in marked]
    away = dice.sample(range(len(marked)), dice.randint(0, len(marked) // 4))
    entering += [Enter("newcomer")] * dice.randint(0, 4)
    season = after(Tournament(rules, season=2), *entering, *map(Withdraw, away)).state
    divisions = divisions_of(apply(season, Start(lot(season))).state)
    assert max(map(len, divisions)) - min(map(len, divisions)) <= 1
    for plays, members in enumerate(divisions):
        assert all(plays < marked[one][0] for one in members if one < len(marked) and marked[one][1] < marked[one][0])


def test_newcomers_keep_nobody_up_whom_the_season_sent_down() -> None:
    season = Tournament(PAIRS, season=2)
    for number, division in enumerate([0] * 4 + [1] * 4 + [None]):
        season = apply(season, Enter(f"{number}", division=division)).state
    assert divisions_of(apply(season, Start(lot(season))).state) == ((0, 1, 2, 3), (4, 5, 6, 7, 8))


def test_what_is_no_league_has_no_next_season() -> None:
    with pytest.raises(TypeError):
        next_divisions(finished(played(begun(SwissRules(rounds=1), 8), by_strength())))


def test_a_newcomer_takes_over_the_open_tables_of_one_who_has_gone() -> None:
    state = season_opened(begun(PAIRS, 8, range(8)))
    gone = apply(state, NoShow(1, state.rounds[0].tables[0].number, 0))
    assert gone.state.those(Status.NO_SHOW) == (0,)
    at = [(round, table.number) for round, table in state.open_seats() if 0 in table.seats]
    assert gone.events == tuple(SeatChanged(*one, 0) for one in at)
    step = apply(gone.state, Enter("late"))
    assert step.events == tuple(SeatChanged(*one, 0, 8) for one in at)
    assert step.state.entrants[8].division == 0
    rows = standings(round_played(step.state, by_strength()))
    assert [row.tables for row in rows if row.entrant == 8] == [3]


@pytest.mark.parametrize("points", ["place", "totals"])
def test_whose_tables_a_newcomer_took_over_keeps_a_place_in_their_division(points: str) -> None:
    """Every table is lost to them; whom a host has taken out stands behind all others."""
    rules = LeagueRules.model_validate({**PAIRS.model_dump(), "points": points})
    second = replace(entered(rules, 8), season=2).with_entrant(7, Entrant("away", Status.MISSED_CHECK_IN, division=1))
    state = season_opened(apply(second, Start(lot(second), tuple(range(7)))).state)
    state = after(state, Withdraw(0), Enter("late"), Remove(3, "rude", "host"), Enter("later")).state
    order = [row.entrant for row in standings(finished(round_played(state, by_strength())))]
    assert (order[:2], {*order[2:5]}, order[5:]) == ([1, 2], {0, 8, 9}, [3, 4, 5, 6])


def test_who_waits_comes_in_when_somebody_goes() -> None:
    state = apply(season_opened(begun(PAIRS, 8, range(8))), Enter("late")).state
    newcomer = apply(state, Withdraw(5)).state.entrants[8]
    assert (newcomer.status, newcomer.division) == (Status.IN, 1)


def test_two_laps_turn_the_seats() -> None:
    state = season_opened(begun(LeagueRules(seats=2, division_size=4, laps=2), 4, range(4)))
    assert [table.seats for table in state.rounds[0].tables] == [(0, 3), (1, 2)]
    assert [table.seats for table in state.rounds[3].tables] == [(3, 0), (2, 1)]


@pytest.mark.parametrize("gone", [Withdraw(5), Remove(5, "rude", "host")])
def test_whose_season_a_newcomer_plays_does_not_come_back_to_none(gone: Withdraw | Remove) -> None:
    state = apply(season_opened(begun(PAIRS, 8, range(8))), gone).state
    back = Return(5) if isinstance(gone, Withdraw) else Undo(1, "a mistake", "host")
    assert apply(state, back).state.entrants[5].status is Status.IN
    late = refused(apply(state, Enter("newcomer")).state, back)
    assert late in (TournamentReject.MAY_NOT_RETURN, TournamentReject.TOO_LATE_TO_UNDO)


def test_later_seasons_name_no_seeds_as_everybody_has_a_division() -> None:
    second = replace(entered(PAIRS, 4), season=2)
    assert refused(second, Seed((3,), "friend", "host")) is TournamentReject.NOT_SEEDED
