"""What a seat sees of a round, and what its options tell it."""

from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.view import DrawDiscardOptions
from engine.games.moves import MoveKind
from tests.engine.builders import BASIC, OVER, SHUFFLE, at_table, card, cards
from tests.engine.round_table import around

NOTHING = DrawDiscardOptions()
MELDS = [(0, "10S JS QS"), (1, "9H JK JH")]


def test_a_seat_sees_its_own_hand_the_top_discard_and_only_the_size_of_the_rest() -> None:
    fresh = (cards("6H"), cards("7C"), ())
    view = at_table(hands=["5H 6H", "7C 8C 9C", "KD"], fresh=fresh, stock="2C 3C 4C", discards="JS KS").view(0)
    assert (view.hand, view.drawn) == (cards("5H 6H"), cards("6H"))
    assert [seat.cards for seat in view.seats] == [2, 3, 1]
    assert (view.stock, view.discard_top, view.discards) == (3, card("KS"), 2)
    assert at_table(hands=["5H", "7C"], discards="").view(0).discard_top is None


def test_the_seat_of_a_player_who_left_is_a_spectators() -> None:
    table = at_table(hands=["5H 6H", "7C 8C", "KD"])
    table.leave(1)
    view = table.view(1)
    assert (view.seat, view.hand, view.seats[1].cards) == (1, (), 0)
    assert table.options(1) == NOTHING


def test_the_turn_seat_is_named_while_a_seat_is_in_turn_only() -> None:
    table = at_table(hands=["5H 6H", "7C 8C", "KD"])
    assert table.view(1).turn_seat == 0
    table.discard("5H")
    assert table.view(1).turn_seat is None
    assert at_table(hands=["5H", "6H"], phase=OVER).view(1).turn_seat is None


def test_opened_now_is_told_of_the_seat_in_turn_only() -> None:
    table = at_table(hands=["10S JS QS 5H 6H", "7C 8C", "KD"], melds=[(1, "9H JK JH")])
    table.lay("10S JS QS")
    assert [(seat.opened, seat.opened_now, seat.melded) for seat in table.view(2).seats] == [
        (True, True, True),
        (True, False, True),
        (False, False, False),
    ]


def test_between_rounds_nothing_lies_on_the_table() -> None:
    view = DRAW_DISCARD.view(BASIC, None, around("disney_basic", BASIC, (5, 0, 12), 1))
    assert (view.phase, view.hand, view.melds, view.discard_top) == (SHUFFLE, (), (), None)
    assert [seat.total for seat in view.seats] == [5, 0, 12]
    assert DRAW_DISCARD.options(view) == NOTHING


def test_options_before_melds_are_allowed_and_before_the_own_opening() -> None:
    options = at_table(hands=["QH 10H 5H", "7C"], melds=MELDS, lap=1).options(0)
    assert options.kinds == {MoveKind.DISCARD}
    assert (options.may_meld, options.layoffs, options.swaps) == (False, (), ())
    options = at_table(hands=["QH 10H 5H", "7C"], melds=[(1, "9H JK JH")]).options(0)
    assert (options.opening_short, options.layoffs, options.swaps) == (30, (), ())
    assert at_table(hands=["QH 5H", "7C"], melds=MELDS).options(0).opening_short == 0
