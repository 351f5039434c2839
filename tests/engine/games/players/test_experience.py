"""What the sharp player knows of many rounds: what it throws, and when it knocks or waits."""

import pytest

from engine.computers import choose
from engine.games.gin.players.experience import THROWING
from engine.games.gin.players.sharp import by_experience, loose_cards, numbers
from engine.games.history import Act, Deed
from engine.games.moves import Discard
from engine.melds.meld import meld_rule_set
from engine.melds.partners import outs_lost
from engine.melds.search import split_of
from tests.engine.builders import card, cards
from tests.engine.gin_builders import PRINTED, gin_table

OTHER = "QH QC 8D 6D 2D 10C 4H 3D 7S JS"


def knocks(hand: str, strength: str = "sharp") -> bool:
    """Whether a player knocks early in a round, without a search."""
    table = gin_table(hands=[hand, OTHER], stock=" ".join(["5C"] * 24))
    move = choose(strength, table.view(0), 1, playouts=0)
    assert isinstance(move, Discard)
    return move.call


def test_with_one_loose_card_and_much_that_would_make_gin_it_waits_where_the_club_player_knocks() -> None:
    hand = "3S 4S 5S 6S 9H 9D 9C 10H JH 2D KD"
    waiting = "3S 4S 5S 8H 9H 10H QC QD QS 2D KD"
    assert not knocks(waiting)
    assert knocks(waiting, "steady")
    assert not knocks(hand)


def test_with_much_loose_it_knocks_as_soon_as_it_may() -> None:
    assert knocks("3S 4S 5S 9H 9D 9C 2C 2D AC AH KD")


@pytest.mark.parametrize(("took", "thrown"), [("QH QC", "KS"), ("KH KC", "QD")])
def test_it_throws_no_third_to_two_cards_that_the_other_seat_has_taken(took: str, thrown: str) -> None:
    view = gin_table(hands=["2S 3S 4S 8H 9H 10H QD KS 5C 6C AD", OTHER]).view(0)
    history: list[Act] = []
    for one in took.split():
        history += [Act(0, Deed.DISCARDED, cards(one)), Act(1, Deed.TOOK, cards(one)), Act(0, Deed.DREW, (), 1)]
    split = split_of(view.rules, view.hand)
    seen = view._replace(history=tuple(history))
    dear = [one for one in by_experience(seen, split, loose_cards(seen, split)) if one in cards("QD KS")]
    assert dear[0] == card(thrown)


def test_there_is_something_learnt_of_each_number_that_tells_a_discard() -> None:
    view = gin_table(hands=["2S 3S 4S 8H 9H 10H QD KS 5C 6C AD", OTHER]).view(0)
    split = split_of(view.rules, view.hand)
    assert {len(told) for told in numbers(view, split, split.left)} == {len(THROWING)}


def test_cards_that_make_a_meld_of_two_loose_ones_are_lost_with_either_of_them() -> None:
    """5-6 of clubs wait for 4 and 7; the pair of kings for the other two; the 4 is not to be had."""
    loose, there = cards("5C 6C KS KD"), [1.0] * 52
    there[card("4C").index] = 0.0
    rules = meld_rule_set(PRINTED)
    lost, dear = outs_lost(rules, loose, there), outs_lost(rules, loose, there, enough=30)
    assert lost == {card("5C"): 1, card("6C"): 1, card("KS"): 2, card("KD"): 2, None: 3}
    assert dear == {card("5C"): 0, card("6C"): 0, card("KS"): 2, card("KD"): 2, None: 2}
