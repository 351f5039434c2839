"""The visible discard pile of 500 rummy: taking several cards for the deepest of them (docs/GIN_AND_500.md)."""

import pytest

from engine.booklets import RUMMY_500
from engine.games.events import ReturnedDiscard, TookDiscard
from engine.games.moves import MoveKind, TakeDiscard
from engine.rules.refusals import Reject
from tests.engine.builders import BASIC, DRAW, PLAY, at_table, card, cards, dealt, happened, house, refused, text

FREE_TOP = house(RUMMY_500, "draw.pile_top=free")
PILE = "9S 5H KD 2C QS"


def in_draw(hand: str = "6H 7H AC 3D", *, rules=RUMMY_500, **more):
    return at_table(rules, hands=[hand, "8C 8D 4S"], **{"phase": DRAW, "lap": 1, "discards": PILE, **more})


def test_500_of_the_pile_that_all_see_the_deepest_is_melded_at_once_and_the_others_go_to_the_hand() -> None:
    table = in_draw()
    assert {table.view(viewer).pile for viewer in (0, 1, None)} == {cards(PILE)}
    assert happened(table.take(depth=4), TookDiscard) == [TookDiscard(0, card("5H"), cards("KD 2C QS"))]
    assert table.view(1).pile == cards("9S")
    assert (table.discards, table.hand(0)) == ("9S", "QS 5H 6H 7H 3D KD AC 2C")
    table.lay("5H 6H 7H")
    table.discard("KD")
    assert (table.discards, table.hand(0), table.turn_seat) == ("9S KD", "QS 3D AC 2C", 1)


def test_500_what_cannot_be_melded_cannot_be_taken() -> None:
    table = in_draw()
    for depth, deepest in ((1, "QS"), (2, "2C"), (3, "KD"), (5, "9S")):
        with refused(Reject.TAKEN_NOT_MELDED, card=card(deepest), where="pile"):
            table.take(depth=depth)


@pytest.mark.parametrize("depth", [-1, 0, 6, 99])
def test_500_no_more_than_there_is(depth: int) -> None:
    with refused(Reject.PILE_TOO_SMALL, count=5):
        in_draw().do(TakeDiscard(0, 10, depth))


def test_500_elsewhere_only_the_top_card_is_taken() -> None:
    table = at_table(BASIC, hands=["5C 6C", "7C"], phase=DRAW, discards="4C 9S")
    with refused(Reject.TAKE_TOP_ONLY):
        table.take(depth=2)
    assert (table.view(0).pile, table.options(0).take_depths) == ((), (1,))


def test_500_nothing_else_is_laid_before_the_deepest() -> None:
    table = in_draw("6H 7H AC AD AS")
    table.take(depth=4)
    with refused(Reject.TAKEN_NOT_MELDED, card=card("5H")):
        table.lay("AC AD AS")
    table.lay("AC AD AS", "5H 6H 7H")
    assert (table.round.turn.owed, table.hand(0)) == (False, "QS KD 2C")


def test_500_the_cards_may_be_put_back_as_they_lay_and_are_by_the_clock_or_who_leaves() -> None:
    table, late, left = (in_draw(stock="10C JD", players=(0, 1)) for _ in range(3))
    for one in (table, late, left):
        one.take(depth=4)
    assert table.give_back()[0] == ReturnedDiscard(0, card("5H"), cards("KD 2C QS"))
    assert (table.discards, table.hand(0), table.phase) == (PILE, "6H 7H 3D AC", DRAW)
    table.draw()
    assert table.phase is PLAY
    late.time_out()
    assert (late.discards, late.hand(0), late.turn_seat) == (f"{PILE} 10C", "6H 7H 3D AC", 1)
    left.leave(0)
    assert (left.discards, text(left.round.piles.stock[:4])) == (PILE, "6H 7H 3D AC")


def test_500_draw_pile_top_free_lets_it_be_kept() -> None:
    table = in_draw(rules=FREE_TOP)
    assert table.options(0).take_depths == (1, 4)
    table.take()
    assert not table.round.turn.owed
    with refused(Reject.DISCARD_JUST_TAKEN, card=card("QS")):
        table.discard("QS")
    table.discard("AC")
    assert table.hand(0) == "QS 6H 7H 3D"


def test_500_what_may_be_taken_depends_on_the_hand_and_the_lap_and_only_its_seat_is_told() -> None:
    table = in_draw()
    assert table.options(0).take_depths == (4,)
    assert table.options(0).kinds == frozenset({MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD})
    assert table.options(1).take_depths == ()
    rules = house(RUMMY_500, "meld_from_lap=2")
    assert in_draw(rules=rules).options(0).take_depths == ()
    assert in_draw(rules=rules, lap=2).options(0).take_depths == (4,)


@pytest.mark.parametrize(
    ("switches", "seats", "each", "deck"),
    [
        *(((), seats, each, deck) for seats, each, deck in ((2, 13, 54), (3, 7, 54), (4, 7, 54), (5, 7, 106))),
        (("deal.cards_two=none",), 2, 7, 54),
        (("deck.packs_from_five=none",), 6, 7, 54),
    ],
)
def test_500_cards_and_packs_by_the_number_of_players(switches, seats: int, each: int, deck: int) -> None:
    table = dealt(house(RUMMY_500, *switches), seats=seats)
    assert {len(hand) for hand in table.round.hands} == {each}
    assert len(table.round.piles.stock) == deck - seats * each - 1
    assert (len(table.round.piles.discards), table.phase) == (1, DRAW)


def test_500_stock_empty_turn_over_goes_on_with_the_pile() -> None:
    table = in_draw(rules=house(RUMMY_500, "stock.empty=turn_over_discards_keep_top"), stock="")
    table.draw()
    assert (table.hand(0), table.stock, table.discards) == ("9S 6H 7H 3D AC", "5H KD 2C", "QS")
