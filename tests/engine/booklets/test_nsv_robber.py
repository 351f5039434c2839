"""Räuber-Rommé as booklet 003 prints it, sentence by sentence (RULES game 9); its rebuilding is under families."""

from engine.booklets import NSV_ROBBER
from engine.melds.worth import hand_value
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd
from tests.engine.builders import DRAW, cards, refused, robber


def test_003_robber_the_minimum_is_once_a_round_and_for_each_seat() -> None:
    table = robber(hands=["2S 2C 2D 9D", "3S 3C 3D 9C"], melds=[(0, "10H JH QH KH")])
    table.rebuild("10H JH QH KH | 2S 2C 2D")
    table.discard("9D")
    table = robber(hands=["2S", "3S 3C 3D 9C"], melds=[(0, "10H JH QH KH")], turn_seat=1)
    with refused(Reject.OPENING_SHORT, points=9):
        table.rebuild("10H JH QH KH | 3S 3C 3D")


def test_g20_by_house_rule_a_joker_is_freed_before_ones_opening_however_the_cards_are_laid() -> None:
    for swapped in (lambda table: table.lay(swaps=[("10H", 1)]), lambda table: table.rebuild("9H 10H JH")):
        table = robber("joker.swap=own_turn", hands=["10H 2D", "KD"], melds=[(1, "9H JK JH")])
        swapped(table)
        assert table.hand(0) == "2D JK"
        assert not table.round.table.opened[0]


def test_003_robber_a_discard_that_was_taken_is_laid_before_anything_else() -> None:
    table = robber(hands=["9S 9C QS QC QH 2D", "KS"], discards="9H", phase=DRAW, melds=[(0, "QD KD AD")])
    table.take()
    with refused(Reject.TAKEN_NOT_MELDED, card=cards("9H")[0]):
        table.rebuild("QD KD AD | QS QC QH")
    table.rebuild("QD KD AD | 9H 9S 9C | QS QC QH")
    assert table.hand(0) == "2D"


def test_003_robber_who_is_left_is_charged_as_in_the_settlement() -> None:
    assert hand_value(NSV_ROBBER, cards("AS KS QH QD 8S 8C 10D JK")) == 107
    table = robber(hands=["9H", "AS KS QH QD 8S 8C 10D JK", "2D"], melds=[(0, "5H 6H 7H 8H")])
    table.rebuild("5H 6H 7H 8H 9H")
    assert table.result.end is RoundEnd.WENT_OUT
    assert table.points() == [0, 107, 2]
