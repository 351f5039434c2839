"""A tie at the end of a match (G-14)."""

from dataclasses import replace

import pytest

from engine.games.draw_discard.round import Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import MatchEnded, RoundBegan, SeatLeft
from engine.games.moves import DrawStock
from engine.match.state import is_over
from engine.rules.scores import RoundEnd
from tests.engine.builders import BASIC, DRAW, a_round, house
from tests.engine.matches import Match, a_match, match, most_rounds, new


def test_g14_a_tie_is_a_shared_win() -> None:
    running = match(BASIC, [0, 5])
    running.win("5H", "")
    assert (running.result.places, running.result.winners) == ((1, 1), (0, 1))


def tied() -> Match:
    """Seats 0 and 1 are tied for the first place after the last round."""
    rules = house(BASIC, "match.tie=extra_round", "match.rounds=2")
    running = match(rules, [0, 5, 30], dealer=0)
    running.win("5H", "", "KH")
    return running


def test_g14_an_extra_round_among_the_tied() -> None:
    running = tied()
    assert (running.state.result, running.state.contenders) == (None, (0, 1))
    told = running.shuffle()
    assert told[0] == RoundBegan(3, dealer=1, starter=0)
    assert running.state.play.players == (0, 1)
    assert len(running.state.play.hands[2]) == 0
    running.win("", "9H", None)
    assert (running.result.places, running.result.totals) == ((1, 2, 3), (5, 14, 40))


def test_g14_a_contender_stays_ahead_of_those_who_were_not_tied() -> None:
    """The extra round decides among the tied; it cannot throw one of them behind the third."""
    running = tied()
    running.win("", "JK JK JK", None)
    assert running.result.totals == (5, 65, 40)
    assert running.result.places == (1, 2, 3)


def test_g14_still_tied_after_ten_extra_rounds_the_win_is_shared() -> None:
    rules = house(BASIC, "match.tie=extra_round", "match.rounds=1", "score.first_melder_penalty=0")
    running = match(rules, [5, 5, 40], contenders=(0, 1), extra_rounds=1, dealer=2, round=2)
    for number in range(1, 10):
        running.state = running.state._replace(play=_undecided(rules))
        running.do(DrawStock(0, 10))
        assert (running.state.result, running.state.extra_rounds) == (None, number + 1)
    running.state = running.state._replace(play=_undecided(rules))
    running.do(DrawStock(0, 10))
    assert running.result.winners == (0, 1)
    assert len(running.state.sheet) == 11 == most_rounds(running.game.rules, 3)


@pytest.mark.parametrize(("most", "over"), [(2, True), (3, False)])
def test_g13_a_match_to_a_total_has_a_most_of_rounds(most: int, over: bool) -> None:
    rules = house(BASIC, "match.end=target", f"match.max_rounds={most}")
    _, state = a_match(rules, (10, 0), (10, 0))
    assert is_over(rules, state._replace(round=2), (20, 0)) is over


@pytest.mark.parametrize(("end", "over"), [(RoundEnd.WENT_OUT, False), (RoundEnd.LAST_TEAM, True)])
def test_g15_a_round_in_which_one_team_alone_was_left_ends_the_match(end: RoundEnd, over: bool) -> None:
    rules = house(BASIC, "match.rounds=5")
    _, state = a_match(rules, (10, 0))
    sheet = (replace(state.sheet[0], end=end),)
    assert is_over(rules, state._replace(round=1, sheet=sheet), (10, 0)) is over


def test_g14_those_who_are_still_tied_play_on_without_those_who_are_not() -> None:
    """Who was tied for a while stays ahead of who never was, whatever the extra round brought."""
    rules = house(BASIC, "match.tie=extra_round", "match.rounds=1")
    running = match(rules, [5, 5, 5, 40], contenders=(0, 1, 2), extra_rounds=1, dealer=3, round=2)
    running.state = running.state._replace(
        play=a_round(
            rules,
            hands=["5H", "5C", "JK JK", ""],
            players=(0, 1, 2),
            stock="",
            discards="KS",
            phase=DRAW,
            dealer=3,
            number=2,
        )
    )
    running.do(DrawStock(0, 10))
    assert running.state.contenders == (0, 1)
    running.win("", "JK JK", None, None)
    assert running.result.totals == (10, 50, 45, 40)
    assert running.result.places == (1, 2, 3, 4)


def _undecided(rules: DrawDiscardRules) -> Round:
    """A round of seats 0 and 1 about to end undecided with equal hands."""
    return a_round(
        rules, hands=["5H", "5C", ""], players=(0, 1), stock="", discards="KS", phase=DRAW, dealer=2, number=2
    )


def test_g14_reaching_the_limit_in_the_extra_round_costs_no_place_won_before() -> None:
    rules = house(BASIC, "match.tie=extra_round", "match.rounds=1", "match.eliminate_at=50")
    running = match(rules, [5, 5, 40], contenders=(0, 1), dealer=2, round=2)
    running.win("", "JK JK JK", None)
    assert running.result.places == (1, 2, 3)


def test_g14_a_tie_behind_the_first_place_stands() -> None:
    rules = house(BASIC, "match.tie=extra_round", "match.rounds=1", "match.first_dealer=first_seat")
    running = new(rules)
    running.win("", "5H", "5H")
    assert running.result.places == (1, 2, 2)


def test_g14_a_contender_that_leaves_before_the_extra_round_loses_it() -> None:
    running = tied()
    told = running.leave(1)
    assert isinstance(told[-1], MatchEnded)
    assert (running.result.winners, running.result.places) == ((0,), (1, 3, 2))


def test_g14_a_contender_that_leaves_in_the_extra_round_loses_it() -> None:
    running = tied()
    running.shuffle()
    running.leave(0)
    assert running.result.winners == (1,)


def test_g14_the_others_watch_the_extra_round_are_not_out_and_may_leave_meanwhile() -> None:
    running = tied()
    running.shuffle()
    view = running.game.view(running.state, 2)
    assert (view.hand, [seat.out for seat in view.seats]) == ((), [False, False, False])
    assert running.game.options(view).kinds == frozenset()
    assert running.leave(2) == (SeatLeft(2),)
    assert running.state.result is None
    running.win("", "5H", None)
    assert running.result.places == (1, 2, 3)
