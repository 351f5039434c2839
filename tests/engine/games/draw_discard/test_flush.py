"""Closing from hand (001; A001-06, A001-07; G-40)."""

import pytest

from engine.booklets import CZECH_RUMMY
from engine.games.moves import MoveKind
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd
from tests.engine.builders import at_table, house, refused

TWELVE_SPADES = "AS AS 3S 3S 5S 5S 7S 7S 9S 9S JS JS"
CHEAP_SPADES = "AS AS 2S 2S 3S 3S 4S 4S 5S 5S 7S 7S"
RUN_OF_TWELVE = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS"


def test_001_the_closing_discard_may_be_of_any_suit_or_a_joker_and_a001_06_no_opening_points_are_needed() -> None:
    for closing in ("KS", "KH", "JK"):
        table = at_table(CZECH_RUMMY, hands=[f"{CHEAP_SPADES} {closing}", "KD 5C"])
        table.lay(CHEAP_SPADES)
        assert table.round.turn.closing
        table.discard(closing)
        assert table.result.end is RoundEnd.CLOSED_FROM_HAND


@pytest.mark.parametrize(
    ("hand", "own", "code"),
    [
        ("AS AS 3S 3S 5S 5S 7S 7S 9S 9S JS", [], Reject.RUN_BROKEN),
        # Not with more cards in hand, and not after a meld of one's own.
        (f"{TWELVE_SPADES} QH", [], Reject.FLUSH_ONLY_CLOSES),
        (TWELVE_SPADES, [(0, "10H JH QH KH")], Reject.FLUSH_ONLY_CLOSES),
    ],
)
def test_a001_06_exactly_the_twelve_card_hand(hand: str, own: list[tuple[int, str]], code: Reject) -> None:
    table = at_table(CZECH_RUMMY, hands=[f"{hand} KH", "KD"], melds=own)
    with refused(code):
        table.lay(hand.removesuffix(" QH"))


@pytest.mark.parametrize(
    ("switches", "suited", "end", "points"),
    [
        ((), TWELVE_SPADES, RoundEnd.CLOSED_FROM_HAND, [-10, 30]),
        # A run of twelve is twelve cards of one suit too; without doubling the round ends like any other.
        ((), RUN_OF_TWELVE, RoundEnd.CLOSED_FROM_HAND, [-10, 30]),
        (("flush.cards=any_remaining",), "2S 4S 6S 8S", RoundEnd.CLOSED_FROM_HAND, [-10, 30]),
        (("score.double=none",), TWELVE_SPADES, RoundEnd.WENT_OUT, [-10, 15]),
    ],
)
@pytest.mark.parametrize("by_clock", [False, True])
def test_v001_01_what_a_flush_brings_whoever_makes_the_closing_discard(switches, suited, end, points, by_clock) -> None:
    table = at_table(house(CZECH_RUMMY, *switches), hands=[f"{suited} KH", "KD 5C"])
    table.lay(suited)
    assert table.options(0).kinds == {MoveKind.LAY, MoveKind.TAKE_BACK, MoveKind.DISCARD}
    if by_clock:
        table.time_out()
    else:
        table.discard("KH")
    assert (table.result.end, table.points()) == (end, points)


def test_a001_06_the_flush_lies_alone() -> None:
    table = at_table(CZECH_RUMMY, hands=[f"{TWELVE_SPADES} 10C JC QC KC KH", "KD"], melds=[(1, "9H 10H JH QH")])
    with refused(Reject.FLUSH_ONLY_CLOSES):
        table.lay(TWELVE_SPADES, "10C JC QC KC")
    table = at_table(CZECH_RUMMY, hands=[f"{TWELVE_SPADES} KH 2C", "KD"], melds=[(1, "9H 10H JH QH")])
    with refused(Reject.FLUSH_ONLY_CLOSES):
        table.lay(TWELVE_SPADES, layoffs=[("KH", 1)])


def test_a001_07_any_close_from_hand() -> None:
    rules = house(CZECH_RUMMY, "score.double=any_close_from_hand")
    table = at_table(rules, hands=["10S JS QS KS 5H 5D 5C 2H 3H 4H 9D", "KD 5C"])
    table.lay("10S JS QS KS", "5H 5D 5C")
    table.lay("2H 3H 4H")
    table.discard("9D")
    assert (table.result.end, table.points()) == (RoundEnd.CLOSED_FROM_HAND, [-10, 30])


def test_a001_07_any_close_from_hand_needs_all_cards_in_one_turn() -> None:
    rules = house(CZECH_RUMMY, "score.double=any_close_from_hand")
    table = at_table(rules, hands=["5H 5D 5C 9D", "KD 5C"], melds=[(0, "10S JS QS KS")])
    table.lay("5H 5D 5C")
    table.discard("9D")
    assert (table.result.end, table.points()) == (RoundEnd.WENT_OUT, [-10, 15])


@pytest.mark.parametrize("switch", ["score.double=any_close_from_hand", "flush.cards=any_remaining"])
def test_a001_07_who_laid_off_in_an_earlier_turn_does_not_close_from_the_hand(switch: str) -> None:
    spades, melds = "10S JS QS KS", [(1, "5H 5D 5C")]
    rules = house(CZECH_RUMMY, "layoff.requires=any_meld_on_table", switch)
    table = at_table(rules, hands=[f"{spades} 5S 8D", "KD"], melds=melds, opened=[1], stock="2C 3C")
    table.lay(layoffs=[("5S", 1)])
    table.discard("8D")
    table.time_out()
    table.draw()
    table.lay(spades)
    table.discard(table.hand(0))
    assert table.result.end is RoundEnd.WENT_OUT


def test_the_closing_card_may_be_laid_off_where_the_last_card_may() -> None:
    rules = house(CZECH_RUMMY, "go_out.last_card=may_discard")
    table = at_table(rules, hands=[f"{TWELVE_SPADES} KH", "KD 5C"], melds=[(1, "9H 10H JH QH")])
    table.lay(TWELVE_SPADES)
    table.lay(layoffs=[("KH", 1)])
    assert (table.result.end, table.points()) == (RoundEnd.CLOSED_FROM_HAND, [-10, 30])
