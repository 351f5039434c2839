"""Laying off (RULES games 1 and 2; A000-08, A000-16, A000-34; G-26)."""

from engine.games.events import LaidOff
from engine.games.table import TableMeld
from engine.rules.refusals import Reject
from tests.engine.builders import BASIC, LAYOFF, at_table, card, cards, happened, house, refused

OWN_AND_OTHERS = [(0, "10S JS QS"), (1, "9H 10H JH")]


def test_game1_lay_offs_after_the_own_opening_on_every_meld_on_the_table() -> None:
    """A000-08, A000-34: on one's own and on the others'. Each is told with the meld after it."""
    table = at_table(hands=["KS QH 5H", "6H"], melds=OWN_AND_OTHERS)
    first, second = happened(table.lay(layoffs=[("KS", 1), ("QH", 2)]), LaidOff)
    assert (table.melds(), table.hand(0)) == (["10S JS QS KS", "9H 10H JH QH"], "5H")
    assert (first.seat, first.meld_id, first.card, first.meld.cards) == (0, 1, card("KS"), cards("10S JS QS KS"))
    assert table.round.table.melds == (TableMeld(1, 0, first.meld, 40), TableMeld(2, 1, second.meld, 39))


def test_game1_lay_offs_need_the_own_opening() -> None:
    table = at_table(hands=["QH 5H", "6H"], melds=[(1, "9H 10H JH")])
    with refused(Reject.LAYOFF_NEEDS_OPENING):
        table.lay(layoffs=[("QH", 1)])


def test_a_card_that_does_not_fit_is_refused() -> None:
    table = at_table(hands=["2C QH 5H", "6H"], melds=OWN_AND_OTHERS)
    with refused(Reject.DOES_NOT_FIT):
        table.lay(layoffs=[("2C", 2)])
    with refused(Reject.NO_SUCH_MELD, meld=3):
        table.lay(layoffs=[("QH", 3)])
    with refused(Reject.NOT_IN_HAND, card=card("KS")):
        table.lay(layoffs=[("KS", 1)])


def test_lay_offs_follow_on_from_one_another_and_on_a_meld_of_the_same_move() -> None:
    table = at_table(hands=["QH KH 8H 2C 3C 4C 5C 9D", "6H"], melds=OWN_AND_OTHERS)
    table.lay("2C 3C 4C", layoffs=[("QH", 2), ("KH", 2), ("8H", 2), ("5C", 3)])
    assert table.melds() == ["10S JS QS", "8H 9H 10H JH QH KH", "2C 3C 4C 5C"]


def test_a_joker_may_be_laid_off_at_the_end_that_its_player_names() -> None:
    for face, expected in (("8H", "JK 9H 10H JH"), ("QH", "9H 10H JH JK")):
        table = at_table(hands=["JK 5H", "6H"], melds=OWN_AND_OTHERS)
        table.lay(layoffs=[(f"JK={face}", 2)])
        assert table.melds()[1] == expected


def test_a000_16_game2_the_players_own_meld_is_required() -> None:
    table = at_table(LAYOFF, hands=["QH 5H", "6H"], melds=[(1, "9H 10H JH")])
    with refused(Reject.LAYOFF_NEEDS_MELD):
        table.lay(layoffs=[("QH", 1)])
    table = at_table(LAYOFF, hands=["QH 5H", "6H"], melds=OWN_AND_OTHERS)
    table.lay(layoffs=[("QH", 2)])


def test_a000_16_layoff_requires_any_meld_on_table() -> None:
    rules = house(LAYOFF, "layoff.requires=any_meld_on_table")
    table = at_table(rules, hands=["QH 5H", "6H"], melds=[(1, "9H 10H JH")])
    table.lay(layoffs=[("QH", 1)])
    assert table.hand(0) == "5H"
    # Laying off is no laying-out: the opening is still to come.
    assert not table.round.table.opened[0]
    with refused(Reject.NO_SUCH_MELD):
        at_table(rules, hands=["QH 5H", "6H"]).lay(layoffs=[("QH", 1)])


def test_g26_several_melds_and_lay_offs_in_the_opening_turn() -> None:
    table = at_table(hands=["KS KH KD QH 5H 2C", "6H"], melds=[(1, "9H 10H JH")])
    table.lay("KS KH KD", layoffs=[("QH", 1)])
    assert table.hand(0) == "5H 2C"
    table = at_table(hands=["KS KH KD QH 5H 2C", "6H"], melds=[(1, "9H 10H JH")])
    table.lay("KS KH KD")
    table.lay(layoffs=[("QH", 1)])


def test_g26_layoff_in_opening_turn_off() -> None:
    rules = house(BASIC, "layoff.in_opening_turn=off", "claim.enabled=off")
    table = at_table(rules, hands=["KS KH KD QH 5H 2C", "6H 7D"], melds=[(1, "9H 10H JH")])
    with refused(Reject.LAYOFF_NOT_IN_OPENING_TURN):
        table.lay("KS KH KD", layoffs=[("QH", 1)])
    table.lay("KS KH KD")
    with refused(Reject.LAYOFF_NOT_IN_OPENING_TURN):
        table.lay(layoffs=[("QH", 1)])
    table.discard("5H")
    table.draw()
    table.discard("6H")
    table.draw()
    table.lay(layoffs=[("QH", 1)])


def test_g26_nor_does_a_lay_off_come_first_in_it() -> None:
    rules = house(BASIC, "layoff.in_opening_turn=off", "layoff.requires=any_meld_on_table", "claim.enabled=off")
    table = at_table(rules, hands=["KS KH KD QH 5H 2C", "6H 7D"], melds=[(1, "9H 10H JH")])
    table.lay(layoffs=[("QH", 1)])
    with refused(Reject.LAYOFF_NOT_IN_OPENING_TURN):
        table.lay("KS KH KD")


def test_g26_the_opening_turn_is_each_seats_own() -> None:
    """Seat 1 opened earlier: that seat 0 opened a moment ago does not bar it."""
    rules = house(BASIC, "layoff.in_opening_turn=off", "claim.enabled=off")
    table = at_table(rules, hands=["KS KH KD 5H 2C", "QH 7D"], melds=[(1, "9H 10H JH")])
    table.lay("KS KH KD")
    table.discard("5H")
    table.draw()
    table.lay(layoffs=[("QH", 1)])
