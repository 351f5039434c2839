"""The course of a match: dealers, rounds, the sheet, its end (G-01, G-02, G-13, G-15)."""

import re

import pytest

from engine.cards import TurnNumber
from engine.games.events import MatchEnded, RoundBegan, SeatLeft
from engine.games.game import ChanceNeeded
from engine.games.moves import DrawStock, SeatForfeited, Shuffled, TurnTimedOut
from engine.match.state import agreed_rounds, next_dealer
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd, RoundResult, SeatScore
from engine.rules.switches import RuleError
from engine.variants import game_of
from tests.engine.builders import BASIC, DRAW, LAYOFF, a_round, house, refused
from tests.engine.matches import match, new


@pytest.mark.parametrize(
    ("variant", "counts", "others"),
    [
        ("disney_basic", (2, 3, 4, 5, 6), (0, 1, 7)),
        ("disney_duel", (2, 4), (1, 3, 5)),
        ("disney_karo8", (2, 3, 4), (1, 5)),
    ],
)
def test_g01_no_other_number(variant: str, counts: tuple[int, ...], others: tuple[int, ...]) -> None:
    game = game_of(variant)
    assert game.rules.seat_counts() == counts
    for seats in others:
        with pytest.raises(RuleError, match=rf"wrong_seats.*seats={seats}, counts={re.escape(str(counts))}"):
            game.new(seats)


def test_g01_players_by_house_rule() -> None:
    rules = house(BASIC, "players_min=3", "players_max=4")
    assert new(rules, 4).state.seats == 4
    for seats in (2, 5):
        with pytest.raises(RuleError, match=r"counts=\(3, 4\)"):
            new(rules, seats)


def test_g02_the_first_dealer_is_drawn_by_chance_or_the_first_seat_and_nobody_acts_before_the_deal() -> None:
    first, fixed = new(seats=4), new(house(BASIC, "match.first_dealer=first_seat"), 4)
    assert first.game.chance(first.state) == ChanceNeeded("dealer", 4, 1, 1)
    assert (first.game.active(first.state), first.game.options(first.game.view(first.state, 0)).kinds) == ({}, set())
    with refused(Reject.AWAITING_SHUFFLE):
        first.do(DrawStock(0, 0))
    first.do(Shuffled((2, 0, 1, 3)))
    assert first.state.dealer == 2
    assert first.game.chance(first.state) == ChanceNeeded("deal", 110, 1, 2)
    assert first.shuffle()[0] == RoundBegan(1, dealer=2, starter=3)
    first.win("", "5H", "5H", "5H")
    assert first.game.chance(first.state) == ChanceNeeded("deal", 110, 2, 3), "numbered through the match"
    assert (fixed.state.dealer, fixed.chance) == (0, ChanceNeeded("deal", 110, 1, 1))


@pytest.mark.parametrize("rotation", ["clockwise", "fixed", "winner", "loser"])
def test_g15_a_dealer_who_leaves_before_the_first_deal_passes_it_on(rotation: str) -> None:
    first = new(house(BASIC, "match.first_dealer=first_seat", f"match.dealer_rotation={rotation}"), 3)
    first.leave(0)
    assert first.state.dealer == 1


@pytest.mark.parametrize("order", [(), (0, 1), (0, 1, 1), (1, 2, 3), (0, 1, 2, 3)])
def test_a_shuffle_is_a_permutation_of_what_was_asked(order: tuple[int, ...]) -> None:
    with refused(Reject.BAD_SHUFFLE, size=3):
        new(seats=3).do(Shuffled(order))


@pytest.mark.parametrize("variant", ["disney_basic", "gin_rummy", "tile_rummy", "disney_duel", "disney_karo8"])
def test_a_clock_that_is_not_of_this_turn_moves_nothing(variant: str) -> None:
    game = game_of(variant)
    state = game.new(2)
    while (needed := game.chance(state)) is not None:
        state = game.apply(state, Shuffled(tuple(range(needed.size)))).state
    for turn in (state.turn - 1, state.turn + 1):
        with refused(Reject.STALE_TURN):
            game.apply(state, TurnTimedOut(TurnNumber(turn)))
    assert game.apply(state, TurnTimedOut(state.turn)).state.turn > state.turn


def test_a_renewed_stock_is_asked_of_chance() -> None:
    play = a_round(BASIC, hands=["5H 6H", "7H"], stock="", discards="7S 8S 9S", phase=DRAW)
    running = match(BASIC, play=play)
    running.do(DrawStock(0, 10))
    assert running.game.chance(running.state) == ChanceNeeded("stock", 2, 1, 1)
    running.shuffle()
    assert running.state.shuffles == 1
    assert running.game.chance(running.state) is None


@pytest.mark.parametrize(("agreed", "rounds"), [("number_of_players", 2), ("1", 1), ("5", 5)])
def test_g13_as_many_rounds_as_players_or_as_are_agreed(agreed: str, rounds: int) -> None:
    running = new(house(BASIC, f"match.rounds={agreed}", "match.first_dealer=first_seat"), 2)
    assert agreed_rounds(running.game.rules, 2) == rounds
    for number in range(1, rounds + 1):
        last = running.win("", "5H")[-1]
        assert isinstance(last, MatchEnded) is (number == rounds)


def test_g02_the_deal_passes_clockwise_and_turns_and_windows_never_repeat() -> None:
    running = match(BASIC, [0, 5, 5, 5], dealer=2, turn=40, window=17)
    assert running.shuffle()[0] == RoundBegan(2, dealer=2, starter=3)
    assert (running.state.turn, running.state.window) == (41, 17)
    running.win("", "5H", "5H", "5H")
    assert running.shuffle()[0] == RoundBegan(3, dealer=3, starter=0)
    running.win("", "5H", "5H", "5H")
    assert running.shuffle()[0] == RoundBegan(4, dealer=0, starter=1)


@pytest.mark.parametrize(("rotation", "dealer"), [("fixed", 0), ("winner", 1), ("loser", 2)])
def test_g02_dealer_rotation_fixed_or_by_the_outcome_of_the_round(rotation: str, dealer: int) -> None:
    running = match(house(BASIC, f"match.dealer_rotation={rotation}", "match.rounds=5"), [0, 5, 5], dealer=0)
    running.win("5H", "", "KH")
    assert running.state.dealer == dealer


@pytest.mark.parametrize("rotation", ["winner", "loser"])
def test_g02_without_a_winner_the_deal_stays(rotation: str) -> None:
    rules = house(BASIC, f"match.dealer_rotation={rotation}", "match.rounds=5", "stock.empty=end_round")
    play = a_round(rules, hands=["5H", "KH", "2C"], stock="", discards="", phase=DRAW, dealer=2, turn=10)
    running = match(rules, play=play, dealer=2)
    running.do(DrawStock(0, 10))
    assert (running.state.sheet[-1].winner, running.state.dealer) == (None, 2)


@pytest.mark.parametrize(("rotation", "dealer"), [("winner", 3), ("loser", 0), ("fixed", 2), ("clockwise", 3)])
def test_g02_of_a_team_that_won_or_lost_the_next_to_the_dealers_left_deals(rotation: str, dealer: int) -> None:
    game = game_of("disney_karo8", {"match.dealer_rotation": rotation})
    scores = tuple(SeatScore((), (), points) for points in (0, 1, 0, 1))
    won = RoundResult(1, RoundEnd.COLOUR_COMPLETE, None, scores, (1, 3))
    state = game.new(4)._replace(dealer=2, sheet=(won,))
    assert next_dealer(game.rules, state) == dealer


def test_g02_the_deal_goes_on_to_the_left_of_a_winner_who_has_left() -> None:
    running = match(house(BASIC, "match.dealer_rotation=winner", "match.rounds=5"), [0, 5, 5], dealer=0)
    running.win("5H", "", "KH")
    running.leave(1)
    assert running.state.dealer == 2


@pytest.mark.parametrize(("best", "winners", "places"), [("lowest", (0, 1), (1, 1, 3)), ("highest", (2,), (2, 2, 1))])
def test_the_lowest_total_wins_or_the_highest(best: str, winners: tuple[int, ...], places: tuple[int, ...]) -> None:
    """That is for families that count plus points; the card games refuse it."""
    rules = BASIC.model_copy(update={"match": BASIC.match.model_copy(update={"best": best})})
    running = match(rules, [0, 30, 12], [25, 0, 40])
    running.win("KH", "5H", "")
    assert (running.result.places, running.result.winners) == (places, winners)


def test_nothing_moves_once_the_match_is_over() -> None:
    running = match(BASIC, [0, 5])
    running.win("", "5H")
    assert running.game.active(running.state) == {}
    assert running.game.chance(running.state) is None
    for move in (DrawStock(0, 10), Shuffled((0, 1)), SeatForfeited(1)):
        with refused(Reject.MATCH_OVER):
            running.do(move)
    view = running.game.view(running.state, 0)
    assert (view.result, running.game.options(view).kinds) == (running.state.result, frozenset())


def test_g13_a_match_to_a_target_total() -> None:
    rules = house(BASIC, "match.end=target", "match.target=50")
    running = match(rules, [0, 30, 12], [25, 0, 20], [0, 5, 5])
    assert agreed_rounds(running.game.rules, 3) is None
    running.win("", "5H", "5H")
    assert running.state.result is None
    assert isinstance(running.win("", "KH", "5H")[-1], MatchEnded)


@pytest.mark.parametrize(("before", "over"), [(-9, False), (-10, True), (-11, True)])
def test_g13_below_zero_too_the_target_itself_is_enough(before: int, over: bool) -> None:
    running = match(house(LAYOFF, "match.end=target", "match.target=50"), [before, 30, 12])
    assert isinstance(running.win("", "5H", "5H")[-1], MatchEnded) is over


def test_g13_the_total_of_a_seat_that_left_ends_no_match() -> None:
    rules = house(BASIC, "match.end=target", "match.target=50")
    running = match(rules, [0, 5, 60], forfeited=(2,))
    running.win("", "5H", None)
    assert running.state.result is None


def test_g15_the_last_remaining_player_wins_the_match_also_between_rounds() -> None:
    running = new(seats=2)
    running.shuffle()
    running.shuffle()
    told = running.leave(0)
    assert isinstance(told[-1], MatchEnded)
    assert (running.result.winners, running.result.places) == ((1,), (2, 1))
    told = match(BASIC, [0, 5]).leave(0)
    assert told[0] == SeatLeft(0)
    assert isinstance(told[1], MatchEnded)


def test_g15_the_others_play_on_and_the_seat_is_dealt_no_more_cards() -> None:
    running = match(BASIC, [0, 5, 5])
    running.shuffle()
    running.leave(1)
    running.win("", None, "5H")
    running.shuffle()
    assert running.state.play.players == (0, 2)
    assert running.state.play.hands[1] == ()


def test_g15_whoever_left_earlier_is_placed_behind_whoever_left_later() -> None:
    running = match(BASIC, [0, 5, 50, 10])
    running.shuffle()
    running.leave(0)
    running.leave(3)
    running.leave(1)
    assert running.result.places == (4, 2, 1, 3)


def test_g15_before_the_first_dealer_is_drawn() -> None:
    first = new(seats=3)
    assert first.leave(0) == (SeatLeft(0),)
    first.shuffle()
    assert first.state.dealer == 1
    first.shuffle()
    assert first.state.play.players == (2, 1)


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_g15_a_seat_that_there_is_not(seat: int) -> None:
    with refused(Reject.SEAT_OUT):
        new(seats=3).leave(seat)
