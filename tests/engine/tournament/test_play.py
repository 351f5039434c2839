"""Rounds, tables, deadlines, no-shows, hosts and the end."""

import pytest

from engine.tournament.events import Finished, HostActed, ResultChanged, RoundEnded, RoundOpened, SeatChanged, TimeUp
from engine.tournament.keys import LotNeeded
from engine.tournament.moves import (
    Bell,
    Cancel,
    Decide,
    EndEarly,
    Extend,
    Finish,
    NoShow,
    OpenRound,
    Pause,
    Remove,
    Resume,
    Return,
    RoundDeadline,
    Seating,
    TableFinished,
    Undo,
    Withdraw,
)
from engine.tournament.play import due, tables_of
from engine.tournament.refusals import TournamentReject
from engine.tournament.rules import ArenaRules, SwissRules
from engine.tournament.state import ActKind, Ended, Phase, Status, TableResult
from engine.tournament.tournament import apply
from tests.engine.tournament.tournaments import (
    after,
    begun,
    by_strength,
    ended,
    entered,
    finished,
    lot,
    opened,
    played,
    refused,
    round_played,
    with_round,
)

SWISS = SwissRules(rounds=2)
EIGHT = with_round(begun(SWISS, 8), (0, 1, 2, 3), (4, 5, 6, 7))
WHY = {"reason": "connection lost", "by": "host"}


def test_a_tournament_waits_for_its_start_its_rounds_and_its_finish() -> None:
    assert due(entered(SWISS, 8)) == LotNeeded("start", 0, 1, 8)
    state = begun(SWISS, 8)
    assert due(state) == LotNeeded("round", 1, 1, 8)
    assert due(opened(state)) is None
    state = played(state, by_strength())
    assert due(state) == LotNeeded("finish", 2, 2, 8)
    assert due(finished(state)) is None


def test_a_round_opens_and_ends_with_its_last_table() -> None:
    state = begun(SWISS, 8)
    step = apply(state, OpenRound(1, lot(state), (Seating((0, 1, 2, 3)), Seating((4, 5, 6, 7)))))
    assert step.events == (RoundOpened(1, 2, ()),)
    assert step.state.open_tables() == ((1, 1), (1, 2))
    assert tables_of(step.state, 5) == ((1, 2),)
    half = ended(step.state, 1, 2, (3, 1, 2, 4))
    last = after(half, TableFinished(1, 1, (9, 9, 0, 5), (3, 3, 1, 2)))
    assert last.events == (ResultChanged(1, 1), RoundEnded(1))
    assert last.state.rounds[0].tables[0].outcome == TableResult((9, 9, 0, 5), (3, 3, 1, 2), Ended.PLAYED)


@pytest.mark.parametrize(
    ("tables", "byes"),
    [
        (((0, 1, 2, 3), (4, 5, 6)), ()),
        (((0, 1, 2, 3), (4, 5, 6, 6)), ()),
        (((0, 1, 2, 3), (4, 5, 6, 7)), (0,)),
        (((0, 1, 2, 3, 4), (5, 6, 7)), ()),
        (((0, 1, 2, 3), (4, 5, 6), (7,)), ()),
        (((0, 1, 2, 3), (4, 5, 6, None)), (7,)),
        (((0, 1, 2, 3), (4, 5, 6, 8)), (7,)),
        ((), tuple(range(8))),
    ],
)
def test_a_pairing_that_is_none_is_refused(tables: tuple[tuple[int, ...], ...], byes: tuple[int, ...]) -> None:
    state = begun(SWISS, 8)
    move = OpenRound(1, lot(state), tuple(Seating(table) for table in tables), byes)
    assert refused(state, move) is TournamentReject.BAD_PAIRING


def test_computers_fill_seats_only_where_the_rules_say_so() -> None:
    filled = SwissRules(leftovers="computers")
    state = with_round(begun(filled, 7), (0, 1, 2, 3), (4, 5, None, 6))
    assert state.rounds[0].tables[1].entrants == (4, 5, 6)
    short = OpenRound(1, lot(begun(filled, 7)), (Seating((0, 1, 2, 3)), Seating((4, 5, 6))))
    assert after(begun(filled, 7), short).state.rounds[0].tables[1].seats == (4, 5, 6)


def test_what_cannot_be_at_a_table_is_refused() -> None:
    done = ended(EIGHT, 1, 1, (1, 2, 3, 4))
    assert refused(EIGHT, TableFinished(1, 3, (1,), (1,))) is TournamentReject.NO_SUCH_TABLE
    assert refused(EIGHT, TableFinished(2, 1, (1,), (1,))) is TournamentReject.NO_SUCH_TABLE
    assert refused(EIGHT, TableFinished(1, 1, (1, 2, 3), (1, 2, 3))) is TournamentReject.BAD_RESULT
    assert refused(EIGHT, TableFinished(1, 1, (1, 2, 3, 4), (1, 2, 2, 3))) is TournamentReject.BAD_RESULT
    assert refused(EIGHT, TableFinished(1, 1, (1, 2, 3, 4), (2, 3, 4, 5))) is TournamentReject.BAD_RESULT
    assert refused(done, TableFinished(1, 1, (1, 2, 3, 4), (1, 2, 3, 4))) is TournamentReject.TABLE_ENDED
    assert refused(EIGHT, OpenRound(2, lot(begun(SWISS, 8)), ())) is TournamentReject.ROUND_NOT_DUE
    assert refused(EIGHT, Finish(tuple(range(8)))) is TournamentReject.NOT_FINISHED
    assert refused(EIGHT, Bell()) is TournamentReject.NO_BELL
    assert refused(begun(SWISS, 8), RoundDeadline(1)) is TournamentReject.ROUND_NOT_DUE


def test_a_deadline_names_the_tables_that_are_not_done_once() -> None:
    step = after(ended(EIGHT, 1, 1, (1, 2, 3, 4)), RoundDeadline(1))
    assert step.events == (TimeUp(((1, 2),)),)
    assert refused(step.state, RoundDeadline(1)) is TournamentReject.DEADLINE_PASSED
    scored = after(step.state, TableFinished(1, 2, (4, 3, 2, 1), (4, 3, 2, 1), Ended.SCORED_NOW)).state
    assert refused(scored, RoundDeadline(1)) is TournamentReject.ROUND_ENDED


def test_an_extension_lets_the_deadline_come_again() -> None:
    late = after(EIGHT, RoundDeadline(1)).state
    step = after(late, Extend(1, 3600, **WHY))
    assert step.events == (HostActed(1),)
    assert step.state.acts[0].seconds == 3600
    assert after(step.state, RoundDeadline(1)).events == (TimeUp(((1, 1), (1, 2))),)
    assert refused(round_played(EIGHT, by_strength()), Extend(1, 60, **WHY)) is TournamentReject.ROUND_ENDED


def test_a_table_that_was_given_more_time_plays_on_past_its_rounds_deadline() -> None:
    extended = after(EIGHT, Extend(1, 3600, table=2, **WHY)).state
    # Taken back, it is its round's again.
    assert after(extended, Undo(1, **WHY), RoundDeadline(1)).events == (TimeUp(((1, 1), (1, 2))),)
    late = after(extended, RoundDeadline(1))
    assert late.events == (TimeUp(((1, 1),)),)
    assert late.state.rounds[0].overtime == (2,)
    assert refused(late.state, RoundDeadline(1, 1)) is TournamentReject.DEADLINE_PASSED
    up = after(late.state, RoundDeadline(1, 2))
    assert up.events == (TimeUp(((1, 2),)),)
    assert refused(up.state, RoundDeadline(1, 2)) is TournamentReject.DEADLINE_PASSED
    assert after(up.state, Extend(1, 60, table=2, **WHY)).state.rounds[0].overtime == (2,)


def test_a_tournament_that_a_host_ends_early_ends_with_the_tables_that_are_played() -> None:
    """Until it is over that is undone."""
    step = after(EIGHT, EndEarly(**WHY))
    assert step.events == (HostActed(1),)
    assert refused(step.state, EndEarly(**WHY)) is TournamentReject.ENDING_ALREADY
    done = round_played(step.state, by_strength())
    assert due(done) == LotNeeded("finish", 1, 2, 8)
    assert finished(done).phase is Phase.OVER
    assert due(after(done, Undo(1, **WHY)).state) == LotNeeded("round", 2, 1, 8)


def test_in_round_one_the_waiting_list_takes_the_seat_of_a_no_show() -> None:
    state = with_round(begun(SwissRules(size_limit=4), 5), (0, 1, 2, 3))
    step = after(state, NoShow(1, 1, 2))
    assert step.events == (SeatChanged(1, 1, 2, 4),)
    assert step.state.those(Status.NO_SHOW) == (2,)
    assert step.state.rounds[0].tables[0].seats == (0, 1, 4, 3)


def test_without_a_waiting_list_or_later_the_computer_plays_the_seat_of_a_no_show() -> None:
    step = after(EIGHT, NoShow(1, 2, 6))
    assert step.events == (SeatChanged(1, 2, 6),)
    assert step.state.those(Status.NO_SHOW) == (6,)
    assert step.state.rounds[0].tables[1].absent == (6,)
    assert refused(step.state, NoShow(1, 2, 6)) is TournamentReject.NOT_AT_TABLE
    assert refused(EIGHT, NoShow(1, 2, 0)) is TournamentReject.NOT_AT_TABLE
    done = ended(EIGHT, 1, 2, (1, 2, 3, 4))
    assert refused(done, NoShow(1, 2, 6)) is TournamentReject.TABLE_ENDED


def test_a_decision_prevails_and_can_be_undone() -> None:
    played_out = ended(EIGHT, 1, 1, (1, 2, 3, 4))
    step = after(played_out, Decide(1, 1, (4, 3, 2, 1), **WHY))
    decision = TableResult((1, 2, 3, 4), (4, 3, 2, 1), Ended.DECIDED)
    assert step.events == (HostActed(1), ResultChanged(1, 1))
    assert step.state.rounds[0].tables[0].outcome == decision
    back = after(step.state, Undo(1, "a mistake", "host"))
    assert back.events == (HostActed(2), ResultChanged(1, 1))
    assert back.state.rounds == played_out.rounds
    first, second = back.state.acts
    assert (first.undone, second.undoes, second.by, second.reason) == (True, 1, "host", "a mistake")


def test_a_decision_of_an_open_table_is_undone_to_an_open_table_or_to_what_was_played_under_it() -> None:
    decided = after(EIGHT, Decide(1, 1, (1, 1, 3, 4), **WHY)).state
    assert decided.open_tables() == ((1, 2),)
    undone = after(decided, Undo(1, "no", "host"))
    assert undone.events[1:] == (ResultChanged(1, 1),)
    assert undone.state.rounds == EIGHT.rounds
    step = after(decided, TableFinished(1, 1, (1, 2, 3, 4), (1, 2, 3, 4)))
    assert step.events == ()
    back = after(step.state, Undo(1, "no", "host")).state
    assert back.rounds[0].tables[0].outcome == TableResult((1, 2, 3, 4), (1, 2, 3, 4), Ended.PLAYED)


def test_a_second_decision_is_undone_before_the_first() -> None:
    twice = after(EIGHT, Decide(1, 1, (1, 2, 3, 4), **WHY), Decide(1, 1, (4, 3, 2, 1), **WHY)).state
    assert refused(twice, Undo(1, "no", "host")) is TournamentReject.LATER_ACT_FIRST
    once = after(twice, Undo(2, "no", "host")).state
    assert once.rounds[0].tables[0].outcome == TableResult((), (1, 2, 3, 4), Ended.DECIDED)
    assert refused(once, Undo(2, "no", "host")) is TournamentReject.UNDONE_ALREADY
    assert refused(once, Undo(9, "no", "host")) is TournamentReject.NO_SUCH_ACT
    assert after(once, Undo(1, "no", "host")).state.rounds == EIGHT.rounds


def test_nothing_is_undone_or_decided_once_a_further_round_has_opened() -> None:
    decided = after(EIGHT, Decide(1, 1, (1, 2, 3, 4), **WHY)).state
    following = opened(round_played(decided, by_strength()))
    assert refused(following, Undo(1, "no", "host")) is TournamentReject.TOO_LATE_TO_UNDO
    assert refused(following, Decide(1, 2, (1, 2, 3, 4), **WHY)) is TournamentReject.TOO_LATE_TO_DECIDE


def test_a_decision_in_an_arena_stands_once_one_of_its_players_sits_elsewhere() -> None:
    state = with_round(begun(ArenaRules(seats=2), 6), (0, 1), (2, 3))
    decided = after(state, Decide(1, 1, (1, 2), **WHY)).state
    others = with_round(decided, (4, 5))
    assert after(others, Undo(1, "no", "host")).state.open_tables() == ((1, 1), (1, 2), (2, 1))
    assert refused(with_round(decided, (0, 4)), Undo(1, "no", "host")) is TournamentReject.TOO_LATE_TO_UNDO
    played_out = with_round(after(ended(state, 1, 1, (1, 2)), Decide(1, 1, (2, 1), **WHY)).state, (0, 4))
    assert after(played_out, Undo(1, "no", "host")).state.rounds[0].tables[0].outcome.places == (1, 2)


def test_where_totals_count_a_decision_must_name_them_and_none_that_nobody_could_reach() -> None:
    state = with_round(begun(SwissRules(points="totals"), 4), (0, 1, 2, 3))
    assert refused(state, Decide(1, 1, (1, 2, 3, 4), **WHY)) is TournamentReject.TOTALS_NEEDED
    decided = after(state, Decide(1, 1, (1, 2, 3, 4), totals=(1, 5, 6, 7), **WHY)).state
    assert decided.rounds[0].tables[0].outcome == TableResult((1, 5, 6, 7), (1, 2, 3, 4), Ended.DECIDED)
    assert refused(state, Decide(1, 1, (1, 2, 3, 4), totals=(1, 5), **WHY)) is TournamentReject.BAD_TOTALS
    for total in (1_000_001, -1_000_001, 10**28):
        decision = Decide(1, 1, (1, 2, 3, 4), totals=(total, 5, 6, 7), **WHY)
        assert refused(state, decision) is TournamentReject.BAD_TOTALS


def test_a_removal_is_undone_to_where_it_was() -> None:
    step = after(EIGHT, Remove(5, **WHY))
    assert step.events == (HostActed(1), SeatChanged(1, 2, 5))
    back = after(step.state, Undo(1, "no", "host")).state
    assert (back.rounds, back.entrants) == (EIGHT.rounds, EIGHT.entrants)
    assert refused(step.state, Remove(5, **WHY)) is TournamentReject.NOT_IN


@pytest.mark.parametrize("undone", [(1, 2), (2, 1)])
def test_in_whatever_order_acts_are_taken_back_who_is_there_plays_and_a_later_decision_counts_for_them(
    undone: tuple[int, int],
) -> None:
    state = after(EIGHT, Remove(5, **WHY), Decide(1, 2, (2, 1, 3, 4), **WHY)).state
    back = after(state, *(Undo(act, "no", "host") for act in undone)).state
    assert back.rounds == EIGHT.rounds
    again = after(back, Decide(1, 2, (2, 1, 3, 4), **WHY)).state
    assert again.rounds[0].tables[1].gone == ()


def test_who_came_back_or_left_while_a_table_was_decided_has_a_seat_at_it_or_none_once_it_is_played_again() -> None:
    decided = after(EIGHT, NoShow(1, 2, 6), Decide(1, 2, (1, 2, 3, 4), **WHY), Return(6), Withdraw(5)).state
    assert decided.rounds[0].tables[1].gone == (6,), "what was decided stands as it was decided"
    step = after(decided, Undo(1, "no", "host"))
    assert step.events[-2:] == (SeatChanged(1, 2, 5), SeatChanged(1, 2, 6, 6))
    assert step.state.rounds[0].tables[1].absent == (5,)


def test_what_the_computer_reached_for_who_was_taken_out_counts_for_them_once_that_is_taken_back() -> None:
    state = ended(after(EIGHT, Remove(5, **WHY)).state, 1, 2, (4, 1, 2, 3))
    assert state.rounds[0].tables[1].gone == (5,)
    step = after(state, Undo(1, "no", "host"))
    assert (step.events[1:], step.state.rounds[0].tables[1].gone) == ((ResultChanged(1, 2),), ())


def test_a_removal_is_undone_to_the_waiting_list_where_the_field_has_filled_up() -> None:
    state = after(entered(SwissRules(size_limit=2), 3), Remove(0, **WHY), Undo(1, "no", "host")).state
    assert state.those(Status.WAITING) == (0,)


def test_an_act_needs_a_reason() -> None:
    for move in (
        Decide(1, 1, (1, 2, 3, 4), " ", "host"),
        Extend(1, 60, "", "host"),
        Remove(0, "", "host"),
        Pause("", "host"),
        Cancel("", "host"),
    ):
        assert refused(EIGHT, move) is TournamentReject.REASON_NEEDED


def test_a_pause_holds_rounds_and_no_tables_and_is_resumed_not_undone() -> None:
    paused = after(EIGHT, Pause(**WHY)).state
    assert ended(paused, 1, 1, (1, 2, 3, 4)).rounds[0].unfinished == (2,)
    state = after(round_played(EIGHT, by_strength()), Pause(**WHY)).state
    assert due(state) is None
    assert refused(state, OpenRound(2, tuple(range(8)), ())) is TournamentReject.PAUSED
    assert refused(state, Pause(**WHY)) is TournamentReject.PAUSED
    assert refused(state, Undo(1, "no", "host")) is TournamentReject.CANNOT_UNDO
    on = after(state, Resume(**WHY)).state
    assert due(on) == LotNeeded("round", 2, 1, 8)
    assert refused(on, Resume(**WHY)) is TournamentReject.NOT_PAUSED
    assert [act.kind for act in on.acts] == [ActKind.PAUSE, ActKind.RESUME]


def test_the_finish_makes_places_final() -> None:
    state = played(begun(SWISS, 8), by_strength())
    step = apply(state, Finish(lot(state)))
    assert step.events == (Finished(),)
    assert step.state.phase is Phase.OVER
    assert refused(step.state, Withdraw(0)) is TournamentReject.OVER


def test_a_tournament_that_was_called_off_stays_so() -> None:
    step = after(EIGHT, Cancel(**WHY))
    told = (HostActed(1), ResultChanged(1, 1), ResultChanged(1, 2))
    assert (step.events, step.state.phase) == (told, Phase.CANCELLED)
    assert refused(step.state, Resume(**WHY)) is TournamentReject.OVER
