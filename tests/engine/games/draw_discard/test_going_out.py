"""Going out and the call (RULES games 1 and 2; A000-13, A000-18; G-12, G-27, G-28)."""

import pytest

from engine.booklets import CZECH_RUMMY
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import CallForgotten, Discarded, RommeCalled, RoundEnded, TurnBegan, WindowOpened
from engine.games.moves import Claim, DrawStock, Lay, SeatForfeited, TurnTimedOut, WindowClosed
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd
from tests.engine.builders import BASIC, DRAW, LAYOFF, OVER, PLAY, WINDOW, at_table, card, happened, house, refused

REQUIRED = house(BASIC, "go_out.call=required")
REQUIRED_LAYOFF = house(LAYOFF, "go_out.call=required")


def test_game1_going_out_first_player_to_get_rid_of_all_cards_wins_the_round() -> None:
    """G-12: nobody claims the card that ends it, and nothing moves in a round that is over."""
    table = at_table(hands=["5H", "6H", "7H"])
    told = table.discard("5H")
    assert told[:2] == (Discarded(0, card("5H")), RommeCalled(0, 0))
    assert isinstance(told[2], RoundEnded)
    assert (table.phase, table.result.end, table.result.winner) == (OVER, RoundEnd.WENT_OUT, 0)
    assert happened(told, WindowOpened) == []
    assert table.active() == {}
    for move in (DrawStock(0, 10), Lay(0, 10), Claim(1, 5), TurnTimedOut(10), WindowClosed(5), SeatForfeited(1)):
        with refused(Reject.WRONG_PHASE):
            table.do(move)


def test_a000_13_the_last_card_must_be_discarded() -> None:
    table = at_table(hands=["10S JS QS", "6H"])
    with refused(Reject.KEEP_A_DISCARD):
        table.lay("10S JS QS")
    table = at_table(hands=["KS", "6H"], melds=[(0, "10S JS QS")])
    with refused(Reject.KEEP_A_DISCARD):
        table.lay(layoffs=[("KS", 1)])
    assert table.discard("KS")
    assert table.result.winner == 0


def test_a000_18_game2_the_last_card_may_be_laid_out_laid_off_or_discarded() -> None:
    """CS and IT: by house rule it must be discarded."""
    table = at_table(LAYOFF, hands=["10S JS QS", "6H"])
    told = table.lay("10S JS QS")
    assert happened(told, RommeCalled) == [RommeCalled(0, 0)]
    assert (table.result.end, table.result.winner) == (RoundEnd.WENT_OUT, 0)
    laid_off = at_table(LAYOFF, hands=["KS", "6H"], melds=[(0, "10S JS QS")])
    laid_off.lay(layoffs=[("KS", 1)])
    discards = at_table(LAYOFF, hands=["5H", "6H"])
    discards.discard("5H")
    assert (laid_off.result.winner, discards.result.winner) == (0, 0)
    with refused(Reject.KEEP_A_DISCARD):
        at_table(house(LAYOFF, "go_out.last_card=must_discard"), hands=["10S JS QS", "6H"]).lay("10S JS QS")


def test_go_out_call_none_says_nothing() -> None:
    table = at_table(CZECH_RUMMY, hands=["5H", "6H"])
    told = table.discard("5H")
    assert happened(told, RommeCalled) == []
    assert table.result.winner == 0


def test_g28_a_missing_call_draws_one_card_and_plays_on() -> None:
    table = at_table(REQUIRED, hands=["5H", "6H"], stock="2C 3C")
    told = table.discard("5H")
    assert told == (Discarded(0, card("5H")), CallForgotten(0, card("2C")), TurnBegan(1, 11))
    assert (table.hand(0), table.phase, table.turn_seat) == ("2C", DRAW, 1)
    assert table.round.fresh[0] == (card("2C"),)


def test_g28_the_discard_of_a_missing_call_may_be_claimed() -> None:
    table = at_table(REQUIRED, hands=["5H", "6H", "7H"], stock="2C 3C")
    table.discard("5H")
    assert (table.phase, table.asked) == (WINDOW, (1, 2))


def test_g28_a_missing_call_with_no_card_to_draw_wins_all_the_same() -> None:
    table = at_table(REQUIRED, hands=["5H", "6H"], stock="", discards="")
    told = table.discard("5H")
    assert table.result.winner == 0
    assert happened(told, RommeCalled) == []


def test_g28_a_missing_call_after_laying_the_last_card() -> None:
    """The turn is not over: the card drawn may be melded or laid off, and one must be discarded."""
    table = at_table(REQUIRED_LAYOFF, hands=["10S JS QS", "6H 7H"], stock="KS 3C")
    told = table.lay("10S JS QS")
    assert told[-1] == CallForgotten(0, card("KS"))
    assert (table.hand(0), table.phase, table.turn_seat) == ("KS", PLAY, 0)
    table.lay(layoffs=[("KS", 1)], call=True)
    assert table.result.winner == 0


def test_g28_a_missing_call_after_laying_the_last_card_waits_for_the_shuffle_and_plays_on() -> None:
    table = at_table(REQUIRED_LAYOFF, hands=["10S JS QS", "6H 7H"], stock="", discards="2C 3C 4C")
    table.lay("10S JS QS")
    table.shuffle(1, 0)
    assert (table.hand(0), table.phase, table.turn_seat) == ("3C", PLAY, 0)
    table.discard("3C", call=True)
    assert table.result.winner == 0


def test_g28_forgotten_twice() -> None:
    table = at_table(REQUIRED_LAYOFF, hands=["10S JS QS", "6H 7H"], stock="2C 3C")
    table.lay("10S JS QS")
    table.discard("2C")
    assert (table.hand(0), table.turn_seat) == ("3C", 1)


@pytest.mark.parametrize("rules", [BASIC, LAYOFF, REQUIRED])
def test_a_call_with_cards_left_is_refused_where_there_is_no_bidding(rules: DrawDiscardRules) -> None:
    table = at_table(rules, hands=["5H 6H", "6H"])
    with refused(Reject.KNOCK_NOT_ALLOWED):
        table.discard("5H", call=True)
