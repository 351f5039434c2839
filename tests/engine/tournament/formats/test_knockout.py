"""Knock-out over tables."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.tournament.events import ResultChanged
from engine.tournament.formats.knockout import Knockout, spread
from engine.tournament.formats.registry import format_of
from engine.tournament.moves import Decide, EndEarly, OpenRound, Remove, Return, TableFinished, Undo, Withdraw
from engine.tournament.play import paired
from engine.tournament.refusals import TournamentReject
from engine.tournament.rules import KnockoutRules
from engine.tournament.standings import standings
from engine.tournament.state import Status, Tournament
from engine.tournament.tournament import apply
from tests.engine.tournament.tournaments import (
    after,
    begun,
    by_strength,
    ended,
    finished,
    lot,
    opened,
    played,
    refused,
    round_played,
)

DUEL = KnockoutRules(seats=2)


def tables(state: Tournament) -> list[tuple[int | None, ...]]:
    return [table.seats for table in state.rounds[-1].tables]


def test_the_bracket_of_eight_seeds_is_the_usual_one() -> None:
    state = opened(begun(DUEL, 8, range(8)))
    assert tables(state) == [(0, 7), (3, 4), (1, 6), (2, 5)]
    state = opened(round_played(state, by_strength()))
    assert tables(state) == [(0, 3), (1, 2)]
    state = opened(round_played(state, by_strength()))
    assert tables(state) == [(0, 1)]


def test_from_every_table_that_is_played_or_level_somebody_goes_on_until_the_final() -> None:
    state, form = opened(begun(DUEL, 4, range(4))), format_of(begun(DUEL, 4, range(4)))
    assert form.more_rounds(state)
    assert form.more_rounds(ended(state, 1, 1, (1, 9)))
    level = ended(state, 1, 1, (5, 5))
    for then in (level, after(level, Withdraw(0)).state, after(level, Withdraw(0), Return(0)).state):
        assert form.more_rounds(then)
        assert not form.more_rounds(apply(then, EndEarly("bar closes", "host")).state)
    assert not form.more_rounds(apply(state, EndEarly("bar closes", "host")).state)
    assert not form.more_rounds(opened(round_played(state, by_strength())))


def test_byes_fall_to_the_best_seeds() -> None:
    state = opened(begun(DUEL, 5, range(5)))
    assert (tables(state), state.rounds[0].byes) == ([(3, 4)], (0, 1, 2))
    state = opened(round_played(state, by_strength()))
    assert tables(state) == [(0, 3), (1, 2)]


def test_who_drops_out_between_rounds_leaves_a_bye_and_a_round_in_which_nobody_meets_is_skipped() -> None:
    state = round_played(opened(begun(DUEL, 8, range(8))), by_strength())
    assert tables(opened(after(state, Withdraw(3), Withdraw(2)).state)) == [(0, 1)]
    state = opened(apply(state, Withdraw(3)).state)
    assert (tables(state), state.rounds[1].byes) == ([(1, 2)], (0,))


def test_places_are_by_how_far_one_came_then_by_the_last_table() -> None:
    state = finished(played(begun(KnockoutRules(seats=4, go_on=2), 16, range(16)), by_strength()))
    assert [len(each.tables) for each in state.rounds] == [4, 2, 1]
    rows = standings(state)
    assert [row.entrant for row in rows[:4]] == [0, 1, 2, 3]
    assert {row.entrant for row in rows[4:8]} == {4, 5, 6, 7}
    assert [row.out for row in rows] == [False] + [True] * 15


@pytest.mark.parametrize("totals", [(1, 9, 5, 3), (3, 9, 5, 1), (9, 3, 1, 5)])
def test_who_has_gone_from_a_final_of_several_stands_behind_all_who_played_it_to_its_end(
    totals: tuple[int, ...],
) -> None:
    final = apply(opened(begun(KnockoutRules(seats=4), 4, range(4))), Withdraw(0)).state
    seats = final.rounds[0].tables[0].seats
    by_entrant = dict(zip(range(4), totals, strict=True))
    over = finished(ended(final, 1, 1, [by_entrant[one] for one in seats]))
    stayed = sorted((1, 2, 3), key=by_entrant.__getitem__)
    assert [row.entrant for row in standings(over)] == [*stayed, 0]


def test_third_place_is_played_for_by_those_who_lost_the_semi_finals() -> None:
    rules = KnockoutRules(seats=2, third_place=True)
    state = played(begun(rules, 8, range(8)), by_strength(), 2)
    state = opened(state)
    assert [(table.seats, table.group) for table in state.rounds[2].tables] == [((0, 1), 0), ((3, 2), 1)]
    state = finished(ended(ended(state, 3, 1, (9, 1)), 3, 2, (1, 9)))
    assert [row.entrant for row in standings(state)[:4]] == [1, 0, 3, 2]


def test_who_lost_a_semi_final_is_not_out_before_the_match_for_third_place() -> None:
    def out(state: Tournament) -> set[int]:
        return {row.entrant for row in standings(state) if row.out}

    semis = opened(begun(KnockoutRules(seats=2, third_place=True), 4, range(4)))
    assert out(ended(semis, 1, 1, (1, 9))) == set(), "whom they meet is still played for"
    over = round_played(semis, by_strength())
    assert out(over) == set()
    assert out(apply(over, EndEarly("bar closes", "host")).state) == {2, 3}
    final = round_played(opened(over), by_strength())
    assert out(final) == {1, 2, 3}


def test_who_lost_a_semi_final_is_third_where_the_other_has_gone_before_the_match() -> None:
    """By no lot, whichever of the two it is, and as well where the other leaves in the semi-final itself."""
    over = round_played(opened(begun(KnockoutRules(seats=2, third_place=True), 4, range(4))), by_strength())
    for gone, third in ((2, 3), (3, 2)):
        left = apply(over, Withdraw(gone)).state
        assert [(row.entrant, row.settled) for row in standings(left)[2:]] == [(third, "results"), (gone, "results")]
        final = opened(left)
        assert [table.seats for table in final.rounds[1].tables] == [(0, 1)]
        rows = standings(finished(round_played(final, by_strength())))
        assert [(row.entrant, row.settled) for row in rows[2:]] == [(third, "results"), (gone, "results")]
    within = apply(opened(begun(KnockoutRules(seats=2, third_place=True), 4, range(4))), Withdraw(3)).state
    rows = standings(finished(played(round_played(within, by_strength()), by_strength())))
    assert [(row.entrant, row.settled) for row in rows[2:]] == [(2, "results"), (3, "results")]
    for reached in ((1, 2), (2, 1)):
        semis = ended(ended(after(within, Withdraw(1)).state, 1, 1, (1, 2)), 1, 2, reached)
        rows = standings(finished(played(semis, by_strength())))
        assert [row.settled for row in rows[1:]] == ["results", "lot", "lot"], "whatever the computer reached for them"


def test_the_best_seeds_are_spread_over_larger_tables_and_who_comes_from_one_table_too() -> None:
    state = opened(begun(KnockoutRules(seats=4, go_on=2), 8, range(8)))
    assert [set(table) for table in tables(state)] == [{0, 3, 4, 7}, {1, 2, 5, 6}]
    assert spread(range(7), (4, 3), [{}] * 7) == [[0, 3, 4, 6], [1, 2, 5]]
    met: list[dict[int, int]] = [{3: 1}, {2: 1}, {1: 1}, {0: 1}]
    assert spread(range(4), (2, 2), met) == [[0, 2], [1, 3]]


def test_a_tie_for_the_last_place_that_goes_on_is_settled_by_the_rounds_lot() -> None:
    state = opened(begun(KnockoutRules(seats=4, go_on=1), 8, range(8)))
    order = state.rounds[0].lot
    for number, table in enumerate(state.rounds[0].tables, start=1):
        state = ended(state, 1, number, (5,) * len(table.seats))
    first = {min(table.entrants, key=order.index) for table in state.rounds[0].tables}
    assert set(opened(state).rounds[1].tables[0].entrants) == first


def test_an_upset_a_decision_or_who_has_gone_sends_another_one_on_in_the_bracket_and_nobody_else() -> None:
    first = opened(begun(DUEL, 4, range(4)))
    over = round_played(first, by_strength())
    upset = ended(ended(first, 1, 1, (9, 1)), 1, 2, (1, 9))
    decided = after(over, Decide(1, 1, (2, 1), "left the table", "host")).state
    gone = round_played(apply(first, Withdraw(0)).state, by_strength())
    assert [tables(opened(state)) for state in (upset, decided, gone)] == [[(3, 1)]] * 3
    right = paired(over, lot(over))
    assert refused(over, OpenRound(2, right.lot, right.tables, byes=(2,))) is TournamentReject.BAD_PAIRING


def test_who_has_gone_comes_back_only_while_their_round_lasts() -> None:
    state = opened(begun(DUEL, 4, range(4)))
    gone = apply(state, Withdraw(0)).state
    assert after(gone, Return(0)).state.those(Status.IN) == (0, 1, 2, 3)
    later = opened(round_played(gone, by_strength()))
    assert refused(later, Return(0)) is TournamentReject.MAY_NOT_RETURN


def test_where_too_few_go_on_for_a_table_the_best_of_the_beaten_fill_it() -> None:
    rules = KnockoutRules(seats=4, seats_least=4, go_on=1, leftovers="byes")
    state = played(begun(rules, 8, range(8)), by_strength(), 1)
    assert set(opened(state).rounds[1].tables[0].entrants) == {0, 1, 2, 3}


@pytest.mark.parametrize("count", [2, 3, 7, 13])
@pytest.mark.parametrize(("seats", "on"), [(2, 1), (3, 1), (3, 2), (4, 2), (4, 3), (6, 1), (6, 5)])
def test_every_knock_out_ends_with_one_winner(count: int, seats: int, on: int) -> None:
    for leftovers in ("short_tables", "byes", "computers"):
        rules = KnockoutRules.model_validate({"seats": seats, "go_on": on, "leftovers": leftovers})
        state = played(begun(rules, count), by_strength(30, count), 60)
        done = finished(state)
        assert [row.place for row in standings(done)].count(1) == 1
        alive = [len(each.there) for each in done.rounds]
        assert alive == sorted(alive, reverse=True)


def test_a_bye_is_no_further_than_a_table_that_was_won() -> None:
    state = round_played(opened(begun(KnockoutRules(seats=2), 5)), by_strength())
    (table,) = state.rounds[0].tables
    rows = {row.entrant: row for row in standings(state)}
    winner = min(table.entrants)
    assert (rows[winner].place, rows[winner].points) == (1, 1)
    assert {rows[one].place for one in state.rounds[0].byes} == {2}, "half a point each"


def test_who_has_third_place_to_play_for_may_come_back_to_it() -> None:
    over = round_played(opened(begun(KnockoutRules(seats=2, third_place=True), 4, range(4))), by_strength())
    assert standings(apply(apply(over, Withdraw(2)).state, Return(2)).state) == standings(over)


def test_third_place_is_not_played_for_where_both_of_a_semi_final_or_its_winner_have_left() -> None:
    semis = opened(begun(KnockoutRules(seats=2, third_place=True), 4, range(4)))
    left = ended(after(semis, Withdraw(0), Withdraw(3)).state, 1, 1, (1, 2))
    for state in (left, round_played(left, by_strength())):
        assert refused(state, Return(0)) is TournamentReject.MAY_NOT_RETURN
    won = apply(round_played(semis, by_strength()), Withdraw(0)).state
    back, left = apply(won, Return(0)).state, round_played(left, by_strength())
    for state, out in ((left, {0, 2, 3}), (won, {0, 2, 3}), (back, set())):
        assert {row.entrant for row in standings(state) if row.out} == out
        assert format_of(state).more_rounds(state) is not bool(out)


def test_who_is_taken_out_after_the_final_has_not_won_it_and_stands_behind_all() -> None:
    state = played(begun(KnockoutRules(seats=2), 4), by_strength())
    winner, second = (row.entrant for row in standings(state)[:2])
    without = apply(state, Remove(winner, "cheated", "host")).state
    assert [row.entrant for row in standings(without)][:: len(without.entrants) - 1] == [second, winner]
    fates = format_of(without).fates(without, len(without.rounds))
    assert (fates[second].on, fates[winner].on) == (True, False)
    assert standings(apply(without, Undo(1, "a mistake", "host")).state) == standings(state)


def test_a_final_that_both_have_left_is_won_as_everywhere_by_what_the_computer_reached_for_them() -> None:
    final = opened(played(begun(KnockoutRules(seats=2), 4), by_strength(), 1))
    one, other = final.rounds[1].tables[0].seats
    over = ended(after(final, Withdraw(one), Withdraw(other)).state, 2, 1, (9, 3))
    fates = format_of(over).fates(over, 2)
    assert (fates[one].on, fates[other].on, standings(over)[0].entrant) == (False, True, other)


def test_a_table_that_ended_level_before_the_others_is_told_anew_once_its_lot_is_drawn() -> None:
    state = ended(opened(begun(KnockoutRules(seats=2), 4)), 1, 1, (5, 5))
    closed = after(state, TableFinished(1, 2, (1, 2), (1, 2)))
    assert [event.table for event in closed.events if isinstance(event, ResultChanged)] == [2, 1]
    larger = ended(opened(begun(KnockoutRules(seats=4, go_on=2), 8)), 1, 1, (1, 2, 2, 3))
    ahead = [row.entrant for row in standings(larger)[:3]]
    assert {*ahead} == {*larger.rounds[0].tables[0].entrants[:3]}, "who is level is ahead of who has nothing yet"


def test_who_goes_on_is_not_reckoned_anew_at_each_table_that_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    state, reckoned, usual = opened(begun(KnockoutRules(seats=2), 32)), list[int](), Knockout.fates
    monkeypatch.setattr(Knockout, "fates", lambda form, of, round: (reckoned.append(round), usual(form, of, round))[1])
    round_played(state, by_strength())
    assert len(reckoned) == 5, "at the last table alone, as it was and as it is, and for the standings"


def test_whoever_may_come_back_is_reckoned_once_for_a_seat_of_all_tables_and_a_rounds_lot_is_read_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, reckoned, read, usual = opened(begun(DUEL, 64)), list[int](), list[int](), Knockout.fates

    class Lot(tuple[int, ...]):
        def __iter__(self) -> Iterator[int]:
            read.append(len(self))
            return super().__iter__()

    for table in state.rounds[0].tables[:16]:
        state = ended(state, 1, table.number, (1, 2))
    state = replace(state, rounds=(replace(state.rounds[0], lot=Lot(state.rounds[0].lot)),))
    for one in state.rounds[0].there:
        state = state.with_status(one, Status.DROPPED)
    monkeypatch.setattr(Knockout, "fates", lambda form, of, round: (reckoned.append(round), usual(form, of, round))[1])
    assert len([*format_of(state).returning(state, range(64))]) == 16 + 32
    assert (len(reckoned), len(read)) == (2, 2), "of 64 who have gone"


def test_who_has_gone_is_judged_as_if_they_alone_came_back() -> None:
    third = round_played(opened(begun(KnockoutRules(seats=2, third_place=True), 4, range(4))), by_strength())
    level = ended(opened(begun(DUEL, 4, range(4))), 1, 1, (5, 5))
    for state, gone, back in ((third, (2, 3), set()), (level, (0, 3), {0, 3})):
        both = after(state, *map(Withdraw, gone)).state
        assert {*format_of(both).returning(both, range(4))} == back


def test_where_it_is_ended_early_a_bye_has_come_as_far_as_a_table_won() -> None:
    state = round_played(opened(begun(KnockoutRules(seats=2), 6)), by_strength())
    over = finished(apply(state, EndEarly("late", "host")).state)
    through = standings(over)[:4]
    assert len({row.points for row in through}) == 1
    assert [row.settled for row in through] == ["lot"] * 4
