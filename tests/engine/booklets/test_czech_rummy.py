"""Czech rummy as its booklet prints it, sentence by sentence (RULES, game 5)."""

from engine.games.draw_discard.rules import DrawDiscardRules
from engine.variants import game_of
from tests.engine.builders import DRAW, dealt, house
from tests.engine.matches import match

CZECH = game_of("czech_rummy").rules
assert isinstance(CZECH, DrawDiscardRules)


def test_a001_11_by_house_rule_the_start_player_plays_a_normal_turn() -> None:
    table = dealt(house(CZECH, "start.opening_action=normal_turn", "deal.extra_card_to=none"), seats=3)
    assert table.phase is DRAW


def test_001_at_100_points_one_is_out_and_the_last_player_left_wins() -> None:
    running = match(CZECH, [95, 80, 20])
    running.win("5H", "9C", "")
    assert running.state.result is None
    running.shuffle()
    assert running.state.play.players == (2, 1)
    running.win(None, "AC KH", "")
    assert running.result.winners == (2,)
    assert running.result.totals == (100, 100, 0)


def test_001_as_an_alternative_nobody_is_out_and_the_final_score_ranks_all() -> None:
    ranking = house(CZECH, "match.end=fixed_rounds", "match.eliminate_at=none", "match.rounds=2")
    running = match(ranking, [150, 20, 0])
    running.win("", "KH", "9C")
    assert running.result.totals == (140, 30, 9)
    assert running.result.places == (3, 2, 1)
