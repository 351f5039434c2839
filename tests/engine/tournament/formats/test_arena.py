"""An arena: whoever is free is seated, until the bell."""

from fractions import Fraction

from engine.tournament.events import HostActed, TimeUp
from engine.tournament.formats.registry import format_of
from engine.tournament.moves import Bell, EndEarly, Enter, Extend, Rest, Undo
from engine.tournament.play import due, paired
from engine.tournament.points import told
from engine.tournament.refusals import TournamentReject
from engine.tournament.rules import ArenaRules
from engine.tournament.standings import standings
from engine.tournament.tournament import apply
from tests.engine.tournament.tournaments import (
    after,
    begun,
    by_strength,
    ended,
    finished,
    lot,
    meetings,
    opened,
    refused,
    round_played,
    with_round,
)

FOUR = ArenaRules(seats=4)
PAIRS = ArenaRules(seats=2)


def test_whoever_is_free_is_seated_at_once_at_full_tables() -> None:
    state = opened(begun(FOUR, 10))
    assert [len(table.seats) for table in state.rounds[0].tables] == [4, 4]
    assert due(state) is None
    state = ended(state, 1, 2, (1, 2, 3, 4))
    assert due(state) is not None
    following = opened(state).rounds[1]
    waited = set(range(10)) - state.rounds[0].there
    assert waited <= following.there
    assert not following.there & set(state.rounds[0].tables[0].entrants)


def test_who_waits_too_long_gets_a_short_table() -> None:
    state = opened(begun(FOUR, 7))
    assert due(state) is None
    assert due(state, short=True) is not None
    lot_of = tuple(range(7))
    short = apply(state, paired(state, lot_of)).state
    assert [len(table.seats) for table in short.rounds[1].tables] == [3]


def test_who_rests_is_not_seated_and_whoever_comes_late_is() -> None:
    state = after(begun(PAIRS, 4), Rest(1), Rest(2)).state
    assert opened(state).rounds[0].there == {0, 3}
    state = after(state, Rest(1, resting=False), Rest(2, resting=False)).state
    seated = opened(state)
    assert seated.rounds[0].there == {0, 1, 2, 3}
    assert opened(after(seated, Enter("a"), Enter("b")).state).rounds[1].there == {4, 5}
    assert refused(seated, paired(state, lot(state))) is TournamentReject.ROUND_NOT_DUE


def test_a_streak_doubles_further_wins_until_it_breaks_be_it_by_a_level_table() -> None:
    state = begun(ArenaRules(seats=2, streak_from=2), 2)
    for number, totals in enumerate([(0, 1), (0, 1), (0, 1), (5, 5), (0, 1), (0, 1), (0, 1), (1, 0)], start=1):
        state = ended(with_round(state, (0, 1)), number, 1, totals)
    rows = {row.entrant: row for row in standings(state)}
    assert rows[0].points == 1 + 1 + 2 + Fraction(1, 2) + 1 + 1 + 2 + 0
    found = format_of(state).brought(state)
    assert [told(state.rules, found[number, 1][0]) for number in range(1, 9)] == [1, 1, 2, Fraction(1, 2), 1, 1, 2, 0]


def test_new_opponents_are_preferred() -> None:
    state = begun(PAIRS, 8)
    for _ in range(5):
        state = round_played(opened(state), by_strength(50))
    assert max(meetings(state).values()) == 1


def test_the_bell_seats_nobody_any_more_and_open_tables_end() -> None:
    state = opened(begun(PAIRS, 5))
    step = apply(state, Bell())
    assert step.events == (TimeUp(((1, 1), (1, 2))),)
    assert due(step.state) is None
    assert refused(step.state, Bell()) is TournamentReject.NO_BELL
    assert refused(step.state, Enter("too late")) is TournamentReject.ENTRY_CLOSED
    assert standings(finished(round_played(step.state, by_strength())))[0].won == 1


def test_a_host_who_ends_an_arena_rings_its_bell_and_that_is_not_undone() -> None:
    step = after(opened(begun(PAIRS, 5)), EndEarly("tired", "host"))
    assert step.events == (HostActed(1), TimeUp(((1, 1), (1, 2))))
    assert refused(step.state, Undo(1, "not tired", "host")) is TournamentReject.CANNOT_UNDO


def test_an_evening_is_lengthened_until_its_bell() -> None:
    state = begun(PAIRS, 4)
    assert after(state, Extend(1, 600, "fun", "host")).state.acts[0].seconds == 600
    assert refused(after(state, Bell()).state, Extend(1, 600, "fun", "host")) is TournamentReject.NO_BELL
