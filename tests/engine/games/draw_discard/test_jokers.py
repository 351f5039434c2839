"""Stealing jokers (RULES game 1; A000-33, A001-05, A003-16; G-20) and announcing them (G-21)."""

import pytest

from engine.cards import JOKER
from engine.games.events import JokerSwapped, Opened
from engine.rules.refusals import Reject
from tests.engine.builders import BASIC, at_table, card, cards, happened, house, refused

OTHERS_JOKER = [(0, "10S JS QS"), (1, "9H JK JH")]


def test_game1_jokers_the_real_card_goes_into_the_meld_and_the_joker_to_the_player() -> None:
    table = at_table(hands=["10H 5H", "6H"], melds=OTHERS_JOKER)
    told = table.lay(swaps=[("10H", 2)])
    assert (table.melds()[1], table.hand(0)) == ("9H 10H JH", "5H JK")
    (swapped,) = happened(told, JokerSwapped)
    assert (swapped.seat, swapped.meld_id, swapped.card, swapped.meld.cards) == (0, 2, card("10H"), cards("9H 10H JH"))


def test_a000_33_the_freed_joker_may_be_kept_or_played_later() -> None:
    """As long as it is held it is a fresh card."""
    table = at_table(hands=["10H 5H 7C 8C", "6H"], melds=OTHERS_JOKER, fresh=(cards("5H"), ()))
    table.lay(swaps=[("10H", 2)])
    assert table.round.fresh[0] == (card("5H"), JOKER)
    table.lay("7C 8C JK")
    assert table.hand(0) == "5H"


def test_g20_the_opening_must_lie_before_its_swap() -> None:
    """Swaps come first in a move, so a seat opens in one move and swaps in the next."""
    table = at_table(hands=["KS KH KD 10H 5H", "6H"], melds=[(1, "9H JK JH")])
    with refused(Reject.SWAP_NEEDS_OPENING):
        table.lay("KS KH KD", swaps=[("10H", 1)])
    table.lay("KS KH KD")
    table.lay(swaps=[("10H", 1)])
    assert table.hand(0) == "5H JK"


def test_g20_swap_own_turn_opens_with_the_joker_that_it_frees() -> None:
    rules = house(BASIC, "joker.swap=own_turn")
    table = at_table(rules, hands=["10H JS QS 5H", "6H"], melds=[(1, "9H JK JH")])
    table.lay("JK JS QS", swaps=[("10H", 1)])
    assert happened(table.events, Opened) == [Opened(0, 30)]
    assert table.melds() == ["9H 10H JH", "JK JS QS"]


def test_swap_only_the_real_card_and_only_from_the_hand() -> None:
    table = at_table(hands=["10S 9H 5H", "10H"], melds=OTHERS_JOKER)
    for word in ("10S", "9H", "5H", "JK"):
        with refused(Reject.SWAP_NO_JOKER):
            table.lay(swaps=[(word, 2)])
    with refused(Reject.SWAP_NO_JOKER):
        table.lay(swaps=[("10S", 1)])
    with refused(Reject.NO_SUCH_MELD):
        table.lay(swaps=[("10S", 3)])
    with refused(Reject.NOT_IN_HAND, card=card("10H")):
        table.lay(swaps=[("10H", 2)])


def test_two_jokers_are_freed_in_one_move_one_of_them_of_an_own_meld() -> None:
    melds = [(0, "10S JS QS"), (1, "9H JK JH"), (0, "KS KH JK=KD")]
    table = at_table(hands=["10H KD 5H", "6H"], melds=melds)
    table.lay(swaps=[("10H", 2), ("KD", 3)])
    assert table.hand(0) == "5H JK JK"


def test_a_swap_of_the_last_card_leaves_the_joker_to_discard() -> None:
    """G-23: a joker may be discarded."""
    table = at_table(hands=["10H", "6H"], melds=OTHERS_JOKER)
    table.lay(swaps=[("10H", 2)])
    table.discard("JK")
    assert table.result.winner == 0


@pytest.mark.parametrize("freed", ["immediately_any", "immediately_in_new_meld"])
def test_a001_05_the_freed_joker_must_be_laid_at_once(freed: str) -> None:
    rules = house(BASIC, f"joker.freed={freed}")
    table = at_table(rules, hands=["10H 5H 7C 8C", "6H"], melds=OTHERS_JOKER, fresh=(cards("5H"), ()))
    with refused(Reject.FREED_JOKER_UNUSED, freed=freed):
        table.lay(swaps=[("10H", 2)])
    table.lay("7C 8C JK", swaps=[("10H", 2)])
    assert (table.hand(0), table.round.fresh[0]) == ("5H", (card("5H"),))


def test_a001_05_in_a_new_combination_not_on_an_existing_one() -> None:
    anywhere = at_table(house(BASIC, "joker.freed=immediately_any"), hands=["10H 5H", "6H"], melds=OTHERS_JOKER)
    anywhere.lay(swaps=[("10H", 2)], layoffs=[("JK=KS", 1)])
    assert anywhere.melds()[0] == "10S JS QS JK"
    new_only = at_table(house(BASIC, "joker.freed=immediately_in_new_meld"), hands=["10H 5H", "6H"], melds=OTHERS_JOKER)
    with refused(Reject.FREED_JOKER_UNUSED):
        new_only.lay(swaps=[("10H", 2)], layoffs=[("JK=KS", 1)])


def test_a001_05_every_freed_joker_must_be_laid() -> None:
    rules = house(BASIC, "joker.freed=immediately_in_new_meld")
    melds = [(0, "10S JS QS"), (1, "9H JK JH"), (1, "KS KH JK=KD")]
    table = at_table(rules, hands=["10H KD 5H 7C 8C", "6H"], melds=melds)
    with refused(Reject.FREED_JOKER_UNUSED):
        table.lay("7C 8C JK", swaps=[("10H", 2), ("KD", 3)])


def test_a001_05_a_joker_from_the_hand_may_be_the_one_that_is_laid() -> None:
    """Equal cards are interchangeable."""
    rules = house(BASIC, "joker.freed=immediately_in_new_meld")
    table = at_table(rules, hands=["10H JK 5H 7C 8C", "6H"], melds=OTHERS_JOKER)
    table.lay("7C 8C JK", swaps=[("10H", 2)])
    assert table.hand(0) == "5H JK"
