"""The computer players of gin and 500 rummy: single moments."""

import pytest

from engine.booklets import RUMMY_500
from engine.computers import STRENGTHS, choose
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.moves import Discard, DrawStock, Lay, LayOffCard, PassTurn, ReturnDiscard, SeatMove, TakeDiscard
from tests.engine.builders import DRAW, CardTable, at_table, card, cards, house
from tests.engine.gin_builders import LAY_OFF, UPCARD, GinTable, gin_house, gin_table

FEW = 8
both = pytest.mark.parametrize("strength", STRENGTHS)


def move(strength: str, table: CardTable | GinTable, dice: int = 1) -> SeatMove:
    seat = table.turn_seat
    return choose(strength, table.view(seat), dice, playouts=FEW)


OTHER = "QH QC 8D 6D 2D 10C 4H 3D 7S JS"


@both
@pytest.mark.parametrize(
    ("phase", "top", "move_made"),
    [(UPCARD, "9C", TakeDiscard(0, 10)), (UPCARD, "KD", PassTurn(0, 10)), (DRAW, "QD", DrawStock(0, 10))],
)
def test_the_upcard_is_taken_where_it_completes_a_meld_and_what_fits_nothing_left(strength, phase, top, move_made):
    table = gin_table(hands=["2S 3S 4S 9H 9D 5C 4D AC 7H KS", OTHER], discards=top, phase=phase)
    assert move(strength, table) == move_made


@both
def test_gin_is_called(strength: str):
    table = gin_table(hands=["2S 3S 4S 9H 10H JH 5C 6C 7C 8C KD", OTHER])
    assert move(strength, table) == Discard(0, 10, card("KD"), call=True)


def test_steady_knocks_early_and_waits_late():
    hand = "2S 3S 4S 9H 9D 9C 2C 4D AC KD"
    early = gin_table(hands=[hand, OTHER], stock=" ".join(["5C"] * 28))
    late = gin_table(hands=[hand, OTHER], stock="5C 6C 5H 6H")
    assert move("steady", early) == Discard(0, 10, card("KD"), call=True)
    assert move("steady", late) == Discard(0, 10, card("KD"), call=False)


def test_steady_lays_big_gin():
    table = gin_table(gin_house("score.big_gin=31"), hands=["2S 3S 4S 9H 10H JH 5C 6C 7C 8C 9C", OTHER])
    assert isinstance(move("steady", table), Lay)


@both
def test_lay_offs_are_left_to_the_search(strength: str):
    table = gin_table(hands=["5S 6S QH KH 8C 9D 9S 2D 3C 4H", "AD"], melds=["2S 3S 4S"], phase=LAY_OFF)
    assert move(strength, table) == PassTurn(0, 10)


def test_steady_keeps_what_may_become_a_meld():
    """The pair of kings may become a set; the queen may not."""
    table = gin_table(hands=["2S 3S 4S 8H 9H 9D KH KS QD 5C 6C", OTHER], discards="JC")
    made = move("steady", table)
    assert isinstance(made, Discard)
    assert made.card is card("QD")


def pile(hand: str, discards: str, rules=RUMMY_500, **more) -> CardTable:
    return at_table(rules, hands=[hand, "8C 8D 4S JC"], **{"phase": DRAW, "lap": 2, "discards": discards, **more})


@both
def test_the_pile_is_taken_for_a_meld_and_the_deepest_is_laid_or_left_where_nothing_fits(strength: str):
    table = pile("5H 6H AC 3D", "9S 7H QS")
    assert move(strength, table) == TakeDiscard(0, 10, depth=2)
    table.take(depth=2)
    laid = move(strength, table)
    assert isinstance(laid, Lay)
    assert card("7H") in laid.melds[0].cards
    assert move(strength, pile("5H 6H AC 3D", "9S 8C QS")) == DrawStock(0, 10)


@both
def test_a_card_may_be_taken_to_lay_it_off(strength: str):
    table = pile("2H 6D", "9S 10H", melds=[(1, "7H 8H 9H")])
    table.take()
    assert move(strength, table) == Lay(0, 10, layoffs=(LayOffCard(1, card("10H")),))


def test_steady_takes_deeper_where_more_is_to_be_had():
    """Two sevens are met on top; the queens further down make both melds."""
    table = pile("7S 7D QH QD 3C", "2H QC 4D 7H")
    assert move("easy", table) == TakeDiscard(0, 10, depth=1)
    assert move("steady", table) == TakeDiscard(0, 10, depth=3)


def test_steady_leaves_a_pile_that_costs_more_than_it_brings():
    """An opponent holds one card: nine cards more in hand for a set of twos would be dear."""
    table = at_table(
        RUMMY_500, hands=["2S 2D", "8C"], phase=DRAW, lap=2, discards="2H KD QS JC AH 10D 8D KS 9C", stock="5C 6C"
    )
    assert move("steady", table) == DrawStock(0, 10)


def test_steady_throws_nothing_that_makes_a_meld_of_the_pile():
    """With the eight and nine of hearts on the pile the ten would be a gift, the king is not."""
    table = at_table(RUMMY_500, hands=["10H KS 2D", "8C 8D 4S JC"], discards="8H 9H", lap=2)
    made = move("steady", table)
    assert isinstance(made, Discard)
    assert made.card is not card("10H")


@both
def test_what_cannot_be_laid_after_all_is_given_back(strength: str):
    """The meld would leave no card to discard."""
    rules = house(RUMMY_500, "go_out.last_card=must_discard")
    table = pile("5H 6H", "9S 7H", rules=rules)
    assert table.options(0).take_depths == (1,)
    assert move(strength, table) == DrawStock(0, 10)
    table.take()
    assert move(strength, table) == ReturnDiscard(0, 10)


@both
def test_an_opening_counts_what_was_taken(strength: str):
    rules = house(RUMMY_500, "opening.points=30", "layoff.requires=own_opening")
    assert move(strength, pile("5H 6H AC 3D", "9S 7H QS", rules=rules)) == DrawStock(0, 10)
    table = pile("JH QH AC 3D", "9S KH QS", rules=rules)
    assert move(strength, table) == TakeDiscard(0, 10, depth=2)
    table.take(depth=2)
    laid = move(strength, table)
    assert isinstance(laid, Lay)
    assert set(cards("JH QH KH")) <= set(laid.melds[0].cards)


@both
def test_the_last_card_is_laid_where_that_goes_out_or_floats(strength: str):
    for rules in (RUMMY_500, house(RUMMY_500, "go_out.last_card=floats")):
        table = at_table(rules, hands=["5H 6H 7H", "8C 8D 4S JC"], lap=2)
        laid = move(strength, table)
        assert isinstance(laid, Lay)
        assert len(laid.melds[0].cards) == 3


def test_sharp_thinks_about_taking_deeper_and_not_so_deep():
    table = pile("7S 7D QH QD 3C", "2H QC 4D 7H")
    ideas = DRAW_DISCARD.ideas(table.view(0), 1)
    assert set(ideas) == {DrawStock(0, 10), TakeDiscard(0, 10, depth=1), TakeDiscard(0, 10, depth=3)}
    assert DRAW_DISCARD.ideas(pile("5H 6H AC 3D", "9S 8C QS").view(0), 1) == (DrawStock(0, 10),)
