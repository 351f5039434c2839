"""Two players against each other, with the seats turned."""

from functools import reduce
from itertools import islice

import pytest

from engine.games.strengths import Strength
from engine.match.selfplay import Tally, deals, first_round, player
from engine.variants import game_of

GIN = game_of("gin_rummy")
EASY, STEADY = (player(GIN, strength) for strength in (Strength.EASY, Strength.STEADY))


def test_two_alike_have_the_same_of_every_deal() -> None:
    assert all((deal.won, deal.lead) == (0.5, 0) for deal in islice(deals(GIN, EASY, EASY, 2), 4))


def test_a_deal_brings_one_player_what_it_costs_the_other() -> None:
    ours, theirs = next(deals(GIN, STEADY, EASY, 2)), next(deals(GIN, EASY, STEADY, 2))
    assert ours.lead == -theirs.lead
    assert ours.won == 1 - theirs.won


def test_a_round_of_500_rummy_is_won_by_the_most_points_whoever_goes_out() -> None:
    """G-13 of 500: what is laid counts, so who goes out may have less than who laid much."""
    rummy = game_of("rummy_500")
    steady, casual = (player(rummy, strength) for strength in (Strength.STEADY, Strength.CASUAL))
    for seed in range(20):
        rounds = [first_round(rummy, table, seed)[0] for table in ((steady, casual), (casual, steady))]
        points = [[score.points for score in result.seats if score is not None] for result in rounds]
        if any(
            result.winner is not None and points[at][result.winner] < max(points[at])
            for at, result in enumerate(rounds)
        ):
            break
    best = [max(range(2), key=each.__getitem__) for each in points]
    assert next(deals(rummy, steady, casual, 2, seed)).won == ((best[0] == 0) + (best[1] == 1)) / 2
    assert [result.winner for result in rounds] != best


def test_low_totals_lead_where_they_win() -> None:
    basic = game_of("disney_basic")
    choosers = [player(basic, strength) for strength in (Strength.STEADY, Strength.EASY)]
    assert sum(deal.lead for deal in islice(deals(basic, *choosers, 4), 3)) > 0


def tally(*values: float) -> Tally:
    return reduce(Tally.plus, values, Tally())


def test_the_interval_is_of_95_per_cent_and_a_lead_is_clear_once_it_is_far_from_nought() -> None:
    mean, low, high = tally(1.0, 2.0, 3.0, 4.0).interval
    assert mean == 2.5
    assert (low, high) == pytest.approx((1.235, 3.765), abs=0.001)
    assert tally(3.0, 2.0, 3.0, 4.0).is_clear
    assert not tally(3.0, -2.0, 3.0, -4.0).is_clear
    assert not tally(3.0).is_clear
