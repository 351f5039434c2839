"""How a round that is broken off may end: whoever is further on is thought to have more of it, under any rules."""

from math import inf, isfinite, tanh

import pytest

from engine.games.fitted import Fitted, Unit
from engine.games.gin.family import GIN
from engine.games.strengths import Strength
from engine.games.views import Phase
from engine.match.selfplay import play, player
from engine.variants import VARIANTS, game_of
from tests.engine.gin_builders import PRINTED, a_gin_round, gin_house

NEARLY_GIN = "2S 3S 4S 8H 9H 10H KC KD KH 5C"
HOPELESS = "QH QC 8D 6D 2D 10C 4H 3D 7S JS"


def test_a_fitted_function_is_a_plane_with_units_that_bend_it() -> None:
    fitted = Fitted((2.0, -1.0), 0.5, (Unit((1.0, 1.0), -1.0, 3.0),))
    assert fitted.of((0.25, 0.5)) == pytest.approx(0.5 + 0.5 - 0.5 + 3 * tanh(-0.25))
    assert fitted.of((400.0, 400.0)) == pytest.approx(0.5 + 400 + 3)
    assert fitted.of((-400.0, -400.0)) == pytest.approx(0.5 - 400 - 3)


@pytest.mark.parametrize("rules", [PRINTED, gin_house("knock.limit=0"), gin_house("knock.limit=30")])
def test_in_gin_the_seat_that_is_nearly_out_leads_and_what_one_gains_the_other_loses(rules) -> None:
    for turn_seat in (0, 1):
        rnd = a_gin_round(rules, hands=[NEARLY_GIN, HOPELESS], turn_seat=turn_seat, phase=Phase.DRAW)
        mine, theirs = GIN.outlook(rules, rnd) or (0.0, inf)
        assert mine > 3
        assert theirs == -mine


@pytest.mark.parametrize(
    ("variant", "seats"),
    [
        (key, seats)
        for key in VARIANTS
        if game_of(key).searches
        for seats in sorted(game_of(key).rules.seat_counts())[:1]
    ]
    + [("disney_basic", 6), ("nsv_buy", 5), ("tile_rummy", 4)],
)
def test_under_all_rules_it_comes_when_a_turn_begins_and_is_within_bounds(variant: str, seats: int) -> None:
    game = game_of(variant)
    easy = player(game, Strength.EASY)
    found = [game.outlook(one.step.state) for one in play(game, [easy] * seats, seed=4, most_moves=40)]
    told = [points for points in found if points is not None]
    assert len(told) >= 5
    assert all(isfinite(each) and abs(each) < 600 for points in told for each in points)
    assert any(len(set(points)) > 1 for points in told)
