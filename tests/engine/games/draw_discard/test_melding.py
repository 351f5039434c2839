"""New melds, and the card kept for the discard (RULES games 1 and 2; G-25, G-27)."""

import pytest

from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import MeldLaid
from engine.rules.refusals import Reject
from tests.engine.builders import BASIC, DRAW, LAYOFF, at_table, card, cards, happened, house, refused

SUM = house(BASIC, "opening.scope=sum_of_melds")


def test_game1_turn_any_number_of_melds_in_any_order() -> None:
    table = at_table(hands=["10S JS QS 3H 4H 5H 2C 2D 2S 9D", "6H"])
    (laid,) = happened(table.lay("10S JS QS"), MeldLaid)
    assert (laid.seat, laid.meld_id, laid.value) == (0, 1, 30)
    table.lay("2C 2D 2S", "3H 4H 5H")
    assert (table.melds(), table.hand(0)) == (["10S JS QS", "2S 2D 2C", "3H 4H 5H"], "9D")
    assert [lying.meld_id for lying in table.round.table.melds] == [1, 2, 3]


def test_melds_only_with_cards_in_hand_each_in_one_of_them() -> None:
    """Two packs give two equal cards."""
    for hand in ("10S JS 5H", "10S JS QS QH QD 5H"):
        with refused(Reject.NOT_IN_HAND, card=card("QS")):
            at_table(SUM, hands=[hand, "QS"]).lay("10S JS QS", "QS QH QD")
    table = at_table(SUM, hands=["10S JS QS QS QH QD 5H", "6H"])
    table.lay("10S JS QS", "QS QH QD")
    assert table.hand(0) == "5H"


def test_fresh_cards_stay_marked_while_they_are_held() -> None:
    table = at_table(hands=["10S JS QS 8D", "6H"], fresh=(cards("QS 8D"), ()), stock="QS", phase=DRAW)
    table.draw()
    table.lay("10S JS QS")
    # Of two equal fresh cards the one that came later is still there.
    assert table.round.fresh[0] == cards("8D QS")


@pytest.mark.parametrize("rules", [BASIC, LAYOFF])
def test_g27_the_card_just_taken_is_no_card_to_discard(rules: DrawDiscardRules) -> None:
    """G-23 and G-27 together: what is left must be a card that may end the turn, whatever the last one may do."""
    table = at_table(rules, hands=["10S JS QS", "6H"], discards="5H", phase=DRAW)
    table.take()
    with refused(Reject.KEEP_A_DISCARD, card=card("5H")):
        table.lay("10S JS QS")


def test_g27_the_card_just_taken_is_one_where_house_rules_let_it_be_discarded() -> None:
    rules = house(BASIC, "draw.discard_just_taken=on")
    table = at_table(rules, hands=["10S JS QS", "6H"], discards="5H", phase=DRAW)
    table.take()
    table.lay("10S JS QS")
    table.discard("5H")
    assert table.result.winner == 0


def test_g27_a_second_copy_of_the_card_just_taken_may_be_discarded() -> None:
    table = at_table(hands=["10S JS QS 5H", "6H"], discards="5H", phase=DRAW)
    table.take()
    table.lay("10S JS QS")
    assert table.hand(0) == "5H 5H"
    table.discard("5H")


def test_a_taken_card_that_was_melded_bars_no_discard() -> None:
    table = at_table(hands=["10S JS QS 5H", "6H"], discards="QS", phase=DRAW)
    table.take()
    table.lay("10S JS QS")
    assert table.round.turn.taken is None
    table.discard("QS")
