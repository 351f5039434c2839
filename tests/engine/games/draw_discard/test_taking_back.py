"""Within one's own turn what was laid by mistake is taken back, as long as nothing new has shown."""

import pytest

from engine.booklets import NSV_ROBBER, RUMMY_500
from engine.cards import JOKER
from engine.games.draw_discard.taking_back import TAKE_BACKS
from engine.games.events import CallForgotten, TookBack
from engine.games.moves import MoveKind
from engine.rules.refusals import Reject
from tests.engine.builders import LAYOFF, OVER, CardTable, at_table, card, cards, happened, house, refused

ALONE = house(LAYOFF, "opening.points=0")


def laid_runs() -> CardTable:
    """A table whose first seat has laid two runs in one turn, and holds three cards more."""
    table = at_table(ALONE, hands=["5H 6H 7H 2S 3S 4S 9C 10C KD", "6D"])
    table.lay("5H 6H 7H")
    table.lay("2S 3S 4S")
    return table


def test_taking_back_puts_everything_as_it_was_before_the_turn_laid_anything():
    table = at_table(ALONE, hands=["5H 6H 7H 2S 3S 4S 9C 10C KD", "6D"], fresh=(cards("7H"), ()), unlaid=1, idle=3)
    before = table.round
    table.lay("5H 6H 7H")
    table.lay("2S 3S 4S")
    (told,) = table.take_back()
    assert told == TookBack(0, cards("2S 3S 4S 5H 6H 7H"), 0, (), (1, 2))
    assert table.round == before._replace(turn=before.turn._replace(taken_back=1))


def test_taking_back_lay_offs_and_a_freed_joker_gives_the_melds_back_as_they_lay():
    table = at_table(ALONE, hands=["8H 5S KD 9C", "6D"], melds=[(0, "5H 6H 7H"), (1, "4S JK=5S 6S")])
    lay_there = table.round.table.melds
    table.lay(layoffs=[("8H", 1)])
    table.lay(swaps=[("5S", 2)])
    assert JOKER in table.round.hands[0]
    (told,) = table.take_back()
    assert told == TookBack(0, cards("5S 8H"), 1, lay_there, ())
    assert (table.round.table.melds, table.hand(0)) == (lay_there, "5S 8H KD 9C")


def test_a_joker_that_was_freed_and_laid_again_comes_back_from_neither_hand_nor_thin_air():
    table = at_table(ALONE, hands=["5S 9H 10H KD QC", "6D"], melds=[(0, "4S JK=5S 6S")])
    table.lay("9H 10H JK", swaps=[("5S", 1)])
    (told,) = table.take_back()
    assert (told.cards, told.jokers, told.gone) == (cards("5S 9H 10H"), 0, (2,))
    assert table.hand(0) == "5S 9H 10H KD QC"


def test_what_was_taken_to_be_melded_is_owed_again_and_may_be_given_back():
    rules = house(ALONE, "draw.discard_take=only_if_melded_this_turn", "claim.enabled=off")
    table = at_table(rules, hands=["5H 6H 9C KD", "6D"], discards="2C 7H", phase="draw")
    table.take()
    table.lay("5H 6H 7H")
    table.take_back()
    assert (table.round.turn.owed, table.round.turn.taken) == (True, card("7H"))
    table.give_back()
    assert (table.hand(0), table.round.piles.discards[-1]) == ("5H 6H KD 9C", card("7H"))
    with refused(Reject.DRAW_FIRST):
        table.take_back()


def test_an_opening_that_is_taken_back_was_none_and_its_cards_count_nothing():
    table = at_table(hands=["10S JS QS 5H 6C", "6H"])
    table.lay("10S JS QS")
    assert table.round.table.opened[0]
    table.take_back()
    stands = table.round.table
    assert (stands.opened[0], stands.first_melder, table.round.turn.opened_now) == (False, None, False)
    counted = at_table(RUMMY_500, hands=["5H 6H 7H 9C KD", "6D"])
    counted.lay("5H 6H 7H")
    assert counted.round.table.earned[0] == 18
    counted.take_back()
    assert counted.round.table.earned[0] == 0


def test_a_closing_run_that_is_taken_back_closes_nothing():
    rules = house(ALONE, "flush.cards=any_remaining", "score.double=any_close_from_hand")
    table = at_table(rules, hands=["5H 6H 7H 9C", "6D"])
    table.lay("5H 6H 7H")
    assert table.round.turn.closing
    table.take_back()
    assert not table.round.turn.closing


def test_a_rebuilt_table_lies_again_as_it_did():
    table = at_table(NSV_ROBBER, hands=["8H 9C KD", "6D"], melds=[(0, "5H 6H 7H")])
    before = table.round
    table.rebuild("5H 6H 7H 8H")
    (told,) = table.take_back()
    assert told == TookBack(0, cards("8H"), 0, before.table.melds, ())
    assert table.round.table == before.table


def test_everybody_knows_that_a_turn_may_be_taken_back_and_what_that_brings():
    table = laid_runs()
    assert MoveKind.TAKE_BACK in table.active()[0]
    assert table.view(None).laid == table.view(1).laid == cards("2S 3S 4S 5H 6H 7H")
    table.take_back()
    assert MoveKind.TAKE_BACK not in table.active()[0]
    assert table.view(0).laid == ()
    with refused(Reject.NOTHING_TO_TAKE_BACK, most=None):
        table.take_back()


def test_a_card_drawn_for_a_forgotten_call_or_the_end_of_the_round_settles_what_was_laid():
    rules = house(ALONE, "go_out.call=required", "go_out.last_card=may_discard")
    table = at_table(rules, hands=["5H 6H 7H", "6D"], stock="2C 3C 4C")
    told = table.lay("5H 6H 7H")
    assert happened(told, CallForgotten)
    with refused(Reject.NOTHING_TO_TAKE_BACK):
        table.take_back()
    over = at_table(ALONE, hands=["5H 6H 7H", "6D"])
    over.lay("5H 6H 7H")
    assert (over.round.phase, over.view(0).laid) == (OVER, ())
    with refused(Reject.WRONG_PHASE):
        over.take_back()


@pytest.mark.parametrize("seat", [1, 2])
def test_it_may_be_taken_back_after_another_seat_has_left(seat: int):
    table = at_table(ALONE, hands=["5H 6H 7H 9C KD", "6D 7D", "8D 9D"])
    table.lay("5H 6H 7H")
    table.leave(seat)
    table.take_back()
    assert table.hand(0) == "5H 6H 7H KD 9C"


def test_nobody_takes_back_for_ever():
    table = at_table(ALONE, hands=["5H 6H 7H 9C KD", "6D"])
    for _ in range(TAKE_BACKS):
        table.lay("5H 6H 7H")
        table.take_back()
    table.lay("5H 6H 7H")
    assert MoveKind.TAKE_BACK not in table.active()[0]
    with refused(Reject.NOTHING_TO_TAKE_BACK, most=TAKE_BACKS):
        table.take_back()
