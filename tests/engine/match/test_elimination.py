"""Seats that reach the limit are out (001; A001-08, A001-09; G-16, G-42)."""

import pytest

from engine.booklets import CZECH_RUMMY
from engine.games.events import SeatEliminated
from engine.games.moves import DrawStock
from engine.rules.refusals import Reject
from tests.engine.builders import DRAW, a_round, happened, house, refused
from tests.engine.matches import match


def test_g42_eliminated_players_are_skipped_and_watch() -> None:
    running = match(CZECH_RUMMY, [100, 50, 20, 0], dealer=3)
    running.shuffle()
    assert running.state.play.players == (1, 2, 3)
    view = running.game.view(running.state, 0)
    assert (view.hand, [seat.out for seat in view.seats]) == ((), [True, False, False, False])
    with refused(Reject.SEAT_OUT):
        running.leave(0)


def test_g16_several_reach_100_in_the_same_round_all_are_out() -> None:
    running = match(CZECH_RUMMY, [95, 95, 20])
    told = running.win("KH", "KH", "")
    assert happened(told, SeatEliminated) == [SeatEliminated(0, 105), SeatEliminated(1, 105)]
    assert running.result.places == (2, 2, 1)


def test_who_was_out_later_has_the_better_place() -> None:
    running = match(CZECH_RUMMY, [100, 0, 0, 0], [None, 120, 0, 0])
    running.win(None, None, "", "JK JK JK JK JK JK JK")
    assert running.result.places == (4, 3, 1, 2)


@pytest.mark.parametrize(("hand", "total", "winners"), [("KH 5H", 110, (0,)), ("KC", 105, (0, 1))])
@pytest.mark.parametrize("tie", ["shared", "extra_round"])
def test_an_undecided_round_may_put_the_last_players_out_together(tie, hand, total, winners) -> None:
    """G-16 counts on a closer; without one the lowest of those who went out last has won, or those with as little."""
    rules = house(CZECH_RUMMY, f"match.tie={tie}")
    play = a_round(rules, hands=["KH", hand], stock="", discards="KS", phase=DRAW, number=2, totals=(95, 95))
    running = match(rules, [95, 95], play=play)
    told = running.do(DrawStock(0, 10))
    assert happened(told, SeatEliminated) == [SeatEliminated(0, 105), SeatEliminated(1, total)]
    assert running.result.winners == winners


def test_a001_08_whoever_is_still_in_is_placed_before_who_went_out_with_a_better_total() -> None:
    rules = house(CZECH_RUMMY, "match.eliminate_on=gross_penalty", "match.end=fixed_rounds", "match.rounds=3")
    running = match(rules, [95, 90, 0])
    running.win("", "5H", "5H")
    assert happened(running.win("KH", "2H", ""), SeatEliminated) == [SeatEliminated(0, 95)]
    assert running.result.totals[:2] == (95, 97)
    assert running.result.places == (3, 2, 1)


def test_the_deal_passes_over_the_seats_that_are_out() -> None:
    running = match(CZECH_RUMMY, [0, 90, 0, 0], dealer=0)
    running.win("", "KH", "5H", "5H")
    assert running.state.dealer == 2


def test_a_fixed_dealer_that_is_out_hands_on_the_deal() -> None:
    running = match(house(CZECH_RUMMY, "match.dealer_rotation=fixed"), [90, 0, 0], dealer=0)
    running.win("KH", "", "5H")
    assert running.state.dealer == 1


@pytest.mark.parametrize(("counted", "out"), [("net", False), ("gross_penalty", True)])
def test_a001_08_the_limit_is_held_against_the_net_or_the_gross_penalty(counted: str, out: bool) -> None:
    running = match(house(CZECH_RUMMY, f"match.eliminate_on={counted}"), [60, 20, -10], [-10, 0, 5])
    running.win("KH KD KC KS", "9C", "")
    running.shuffle()
    assert (0 not in running.state.play.players) is out
