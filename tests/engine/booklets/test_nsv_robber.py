"""Räuber-Rommé as booklet 003 prints it, sentence by sentence (RULES game 9); its rebuilding is under families."""

from engine.booklets import NSV_ROBBER
from engine.games.events import Opened
from engine.melds.worth import hand_value
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd
from tests.engine.builders import DRAW, cards, happened, refused, robber


def test_g26_lay_offs_help_in_the_opening_turn_and_by_house_rule_wait() -> None:
    words = {"hands": ["JS JC JD 9H 2D 3D", "KD"], "melds": [(1, "5H 6H 7H 8H")]}
    robber(**words).rebuild("5H 6H 7H 8H 9H | JS JC JD")
    with refused(Reject.LAYOFF_NOT_IN_OPENING_TURN):
        robber("layoff.in_opening_turn=off", **words).rebuild("5H 6H 7H 8H 9H | JS JC JD")


def test_003_robber_the_minimum_is_once_a_round_and_for_each_seat() -> None:
    table = robber(hands=["2S 2C 2D 9D", "3S 3C 3D 9C"], melds=[(0, "10H JH QH KH")])
    table.rebuild("10H JH QH KH | 2S 2C 2D")
    table.discard("9D")
    table = robber(hands=["2S", "3S 3C 3D 9C"], melds=[(0, "10H JH QH KH")], turn_seat=1)
    with refused(Reject.OPENING_SHORT, points=9):
        table.rebuild("10H JH QH KH | 3S 3C 3D")


def test_g20_a_joker_is_not_freed_before_ones_opening() -> None:
    table = robber(hands=["10H 2D", "KD"], melds=[(1, "9H JK JH")])
    with refused(Reject.SWAP_NEEDS_OPENING):
        table.lay(swaps=[("10H", 1)])
    with refused(Reject.SWAP_NEEDS_OPENING):
        table.rebuild("9H 10H JH")


def test_g20_by_house_rule_it_is_however_the_cards_are_laid() -> None:
    for swapped in (lambda table: table.lay(swaps=[("10H", 1)]), lambda table: table.rebuild("9H 10H JH")):
        table = robber("joker.swap=own_turn", hands=["10H 2D", "KD"], melds=[(1, "9H JK JH")])
        swapped(table)
        assert table.hand(0) == "2D JK"
        assert not table.round.table.opened[0]


def test_g20_a_swap_that_is_part_of_the_openings_own_rebuild_counts_as_the_opening() -> None:
    """29 of the row that is touched, and 12 or 9 of one's own: by a rebuild or by a press, it is the same."""
    for word, points in (("4", 41), ("3", 38)):
        own = f"{word}S {word}C {word}D"
        for laid in (
            lambda table, own=own: table.rebuild(f"9H 10H JH | {own}"),
            lambda table, own=own: table.lay(own, swaps=[("10H", 1)]),
        ):
            table = robber(hands=[f"10H 2D {own}", "KD"], melds=[(1, "9H JK JH")])
            if points < 40:
                with refused(Reject.OPENING_SHORT, points=points):
                    laid(table)
            else:
                assert happened(laid(table), Opened) == [Opened(0, points)]
                assert table.hand(0) == "2D JK"


def test_003_robber_an_unopened_player_makes_an_old_row_longer_and_a_new_one_by_the_same_rule() -> None:
    lying = [(1, "3H 4H 5H 6H 7H")]
    for after in ("3H 4H 5H 6H 7H 8H 9H", "3H 4H 5H | 6H 7H 8H 9H"):
        table = robber(hands=["8H 9H 2D", "KD"], melds=lying)
        assert happened(table.rebuild(after), Opened) == [Opened(0, 42)]
    table = robber(hands=["8H 9H 2D", "KD"], melds=lying)
    assert happened(table.lay(layoffs=[("8H", 1), ("9H", 1)]), Opened) == [Opened(0, 42)]


def test_003_robber_a_row_made_longer_falls_short_like_a_new_one() -> None:
    lying = [(1, "3H 4H 5H 6H 7H")]
    for after in ("3H 4H 5H 6H 7H 8H", "3H 4H 5H | 6H 7H 8H"):
        with refused(Reject.OPENING_SHORT, points=33):
            robber(hands=["8H 9H 2D", "KD"], melds=lying).rebuild(after)
    with refused(Reject.OPENING_SHORT, points=33):
        robber(hands=["8H 9H 2D", "KD"], melds=lying).lay(layoffs=[("8H", 1)])


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
