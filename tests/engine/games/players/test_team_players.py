"""The computer players of the team games."""

import pytest

from engine.computers import STRENGTHS, choose
from engine.games.moves import DrawStock, Flip, FlipAll, PassTurn, PlaceCard
from engine.games.suit_rows.rules import SuitRowsRules
from tests.engine.builders import card
from tests.engine.team_builders import DuelTable, RowsTable, duel, karo8

FEW = 8
both = pytest.mark.parametrize("strength", STRENGTHS)


def chosen(strength: str, table: DuelTable | RowsTable, seat: int, dice: int = 0) -> object:
    return choose(strength, table.view(seat), dice, playouts=FEW)


@both
def test_a_computer_flips_and_lets_the_duel_run_once_somebody_does(strength: str):
    table = duel("9H 2D", "8S 3C")
    assert chosen(strength, table, 1) == Flip(1, 10)
    table.let_run(0)
    assert chosen(strength, table, 1) == FlipAll(1, 10)


@both
def test_karo_8_what_fits_is_laid_else_a_card_is_drawn_else_it_passes(strength: str):
    assert chosen(strength, karo8("9D 2S", "7D", stock="3S"), 0) == PlaceCard(0, 10, card("9D"))
    assert chosen(strength, karo8("2S", "7D", stock="3S"), 0) == DrawStock(0, 10)
    assert chosen(strength, karo8("2S", "7D"), 0) == PassTurn(0, 10)


def test_karo_8_easy_lays_any_card_that_fits():
    table = karo8("7D 9D 9S", "2C", laid="8D 8S")
    moves = {chosen("easy", table, 0, dice) for dice in range(3)}
    assert moves == {PlaceCard(0, 10, card(word)) for word in ("7D", "9D", "9S")}


@pytest.mark.parametrize(("seat", "word"), [(0, "9D"), (1, "9S")])
def test_karo_8_steady_lays_its_own_colour_and_holds_back_the_other(seat: int, word: str):
    table = karo8(*(["9D 9S 3H"] * 2), laid="8D 8S", turn_seat=seat)
    for dice in range(5):
        assert chosen("steady", table, seat, dice) == PlaceCard(seat, 10, card(word))


def test_karo_8_steady_gives_the_others_places_for_its_own_colour_first_and_none_for_theirs():
    """The ten it can lay itself at any time; the six of hearts somebody else is waiting to lay."""
    table = karo8("9D 10D 7H", "2C", laid="8D 8H")
    assert chosen("steady", table, 0) == PlaceCard(0, 10, card("7H"))
    table = karo8("10S 3S 2S", "2C", laid="8S 7S 6S 5S 4S 9S")
    assert chosen("steady", table, 0) == PlaceCard(0, 10, card("3S"))


def test_a000_29_steady_holds_the_others_back_where_it_may():
    free: SuitRowsRules = SuitRowsRules().with_switches({"karo8.may_hold_back": True})
    assert chosen("steady", karo8("9S 3H", "2C", laid="8D 8S", stock="4C", rules=free), 0) == DrawStock(0, 10)
    assert chosen("steady", karo8("9S 3H", "2C", laid="8D 8S", rules=free), 0) == PlaceCard(0, 10, card("9S"))
