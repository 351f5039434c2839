"""Räuber-Rommé: cards are taken from melds and used, nothing incomplete is left (RULES game 9, A003-10 to A003-13)."""

import pytest

from engine.booklets import NSV_LAYOFF, NSV_ROBBER
from engine.games.events import Opened, ReturnedDiscard, TableLaid, TimedOut
from engine.games.moves import LayTable, MoveKind
from engine.games.table import MeldChange
from engine.melds.meld import NewMeld
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd
from tests.engine.builders import DRAW, OVER, at_table, cards, happened, house, refused

ROBBER = NSV_ROBBER


def robber(*switches: str, hands: list[str], **more):
    return at_table(house(ROBBER, *switches), hands=hands, **more)


def test_003_robber_cards_are_taken_away_from_melds_and_used() -> None:
    table = robber(hands=["8S 8C 2D 3D", "KD"], melds=[(1, "5H 6H 7H 8H"), (0, "QS KS AS")])
    told = happened(table.rebuild("5H 6H 7H | 8H 8S 8C | QS KS AS"), TableLaid)[0]
    assert table.hand(0) == "2D 3D"
    assert table.melds() == ["5H 6H 7H", "QS KS AS", "8S 8H 8C"]
    assert told.cards == cards("8S 8C")
    assert told.moved == 1
    assert table.phase.value == "play"


@pytest.mark.parametrize(
    ("switches", "hand", "lying", "after", "code"),
    [
        ((), "8S 8C", "6H 7H 8H", "6H 7H | 8H 8S 8C", Reject.MELD_TOO_SHORT),
        # A003-12: cards taken never go to the hand.
        ((), "4H", "5H 6H 7H 8H", "4H 5H 6H 7H", Reject.TABLE_PIECE_MISSING),
        # At least one card comes from the hand.
        ((), "", "5H 6H 7H 8H 9H 10H", "5H 6H 7H | 8H 9H 10H", Reject.NOTHING_LAID),
        (("meld_from_lap=3",), "8S 8C 8D", "5H 6H 7H", "5H 6H 7H | 8S 8C 8D", Reject.MELDS_TOO_EARLY),
        (("flush.cards=any_remaining", "deal.cards=12"), "2S 4S 6S", "5H 6H 7H", "5H 6H 7H | 2S 4S 6S",
         Reject.FLUSH_ONLY_CLOSES),
    ],
)  # fmt: skip
def test_003_robber_no_incomplete_meld_is_left_and_what_else_is_refused(switches, hand, lying, after, code) -> None:
    table = robber(*switches, hands=[f"{hand} 2D 3D", "KD"], melds=[(0, lying)])
    before = table.round
    with refused(code):
        table.rebuild(after)
    assert table.round == before


@pytest.mark.parametrize(
    ("hand", "lying", "after"),
    [
        ("9D 10D", ["5H 6H 7H JK=8H", "5S 6S 7S"], "5H 6H 7H | 5S 6S 7S | 9D 10D JK=JD"),
        # A set may repeat suits and has no maximum.
        ("8S 8S", ["8S 8H 8D 8C 8H"], "8S 8H 8D 8C 8H 8S 8S"),
    ],
)
def test_003_robber_jokers_are_taken_like_any_card(hand: str, lying: list[str], after: str) -> None:
    table = robber(hands=[f"{hand} 2D 3D", "KD"], melds=list(enumerate(lying)))
    table.rebuild(after)
    assert table.hand(0) == "2D 3D"


@pytest.mark.parametrize("lock", ["joker_only", "whole_meld"])
def test_rearrange_lock_by_house_rule(lock: str) -> None:
    table = robber(f"rearrange.lock={lock}", hands=["9D 10D 2D 3D", "KD"], melds=[(0, "5H 6H 7H JK=8H")])
    with refused(Reject.JOKER_LOCKED if lock == "joker_only" else Reject.MELD_LOCKED):
        table.rebuild("5H 6H 7H | 9D 10D JK=JD")


def test_a_joker_may_come_to_the_hand_for_the_real_card_in_a_rebuild_too() -> None:
    table = robber(hands=["8H 4H 2D 3D", "KD"], melds=[(0, "5H 6H 7H JK=8H")])
    table.rebuild("4H 5H 6H 7H 8H")
    assert table.hand(0) == "2D 3D JK"
    table = robber("joker.freed=immediately_any", hands=["8H 4H 2D 3D", "KD"], melds=[(0, "5H 6H 7H JK=8H")])
    with refused(Reject.TABLE_PIECE_MISSING):
        table.rebuild("4H 5H 6H 7H 8H")


def test_games_without_the_switch_leave_melds_as_they_lie() -> None:
    table = at_table(NSV_LAYOFF, hands=["8S 8C 2D 3D", "KD"], melds=[(0, "5H 6H 7H 8H")])
    assert MoveKind.LAY_TABLE not in table.active()[0]
    assert not table.options(0).may_rearrange
    with refused(Reject.REARRANGE_DISABLED):
        table.rebuild("5H 6H 7H | 8H 8S 8C")


def test_a_rebuild_is_made_in_ones_own_turn_after_drawing() -> None:
    table = robber(hands=["8S 8C 2D 3D", "KD"], melds=[(0, "5H 6H 7H 8H")], phase=DRAW)
    with refused(Reject.DRAW_FIRST):
        table.rebuild("5H 6H 7H | 8H 8S 8C")
    table.draw()
    assert MoveKind.LAY_TABLE in table.active()[0]
    assert table.options(0).may_rearrange
    table.rebuild("5H 6H 7H | 8H 8S 8C")
    table.discard("2D")
    with refused(Reject.NOT_YOUR_TURN):
        table.rebuild("5H 6H 7H | 8H 8S 8C", seat=0)


def test_a_rebuild_names_melds_and_takes_no_tile() -> None:
    table = robber(hands=["8S 8C 2D 3D", "KD"])
    with refused(Reject.NOTHING_CHOSEN):
        table.do(LayTable(0, 10, ()))
    with refused(Reject.TAKE_NOT_ALLOWED):
        table.do(LayTable(0, 10, (NewMeld(cards("8S 8C")),), taken="open"))


def test_what_a_rebuild_brought_is_seen_until_the_next_laying_out() -> None:
    table = robber(hands=["8S 8C 2D 3D 4D", "KD"], melds=[(0, "5H 6H 7H 8H")])
    table.rebuild("5H 6H 7H | 8H 8S 8C")
    assert table.view(None).changes == (MeldChange(2, (0, 2), (1,)),)
    table.discard("2D")
    assert table.view(None).changes == (MeldChange(2, (0, 2), (1,)),)
    table = robber(hands=["8S 2D 3D", "KD"], melds=[(0, "8H 8D 8C")])
    table.lay(layoffs=[("8S", 1)])
    assert table.view(None).changes == (MeldChange(1, (0,), ()),)


OPENING = {"melds": [(1, "5H 6H 7H 8H"), (1, "QD KD AD")]}


def test_a003_10_melds_that_are_used_or_extended_count_for_the_40_or_by_house_rule_all() -> None:
    table = robber(hands=["8S 8C 2D 3D", "KS"], **OPENING)
    assert happened(table.rebuild("5H 6H 7H | 8H 8S 8C | QD KD AD"), Opened) == [Opened(0, 42)]
    assert table.round.table.opened[0]
    table = robber(hands=["2S 2C 2D 3D", "KS"], **OPENING)
    with refused(Reject.OPENING_SHORT, points=6, needed=40):
        table.rebuild("5H 6H 7H 8H | QD KD AD | 2S 2C 2D")
    table = robber("opening.count_table=all", hands=["2S 2C 2D 3D", "KS"], **OPENING)
    assert happened(table.rebuild("5H 6H 7H 8H | QD KD AD | 2S 2C 2D"), Opened) == [Opened(0, 63)]


def test_a003_10_only_ones_own_cards_count_by_house_rule() -> None:
    table = robber("opening.count_table=none", hands=["8S 8C 2D 3D", "KS"], **OPENING)
    with refused(Reject.OPENING_SHORT, points=16, needed=40):
        table.rebuild("5H 6H 7H | 8H 8S 8C | QD KD AD")
    table = robber("opening.count_table=none", hands=["JS JC JD 9H 10H 2D", "KS"], **OPENING)
    assert happened(table.rebuild("5H 6H 7H 8H 9H 10H | JS JC JD | QD KD AD"), Opened) == [Opened(0, 49)]


def test_a003_10_a_plain_laying_out_counts_alike() -> None:
    words = {"hands": ["JS JC JD 9H 2D", "KS"], **OPENING}
    laid = robber(**words)
    rebuilt = robber(**words)
    assert happened(laid.lay("JS JC JD", layoffs=[("9H", 1)]), Opened) == [Opened(0, 65)]
    assert happened(rebuilt.rebuild("5H 6H 7H 8H 9H | JS JC JD | QD KD AD"), Opened) == [Opened(0, 65)]
    assert laid.round.hands == rebuilt.round.hands
    assert laid.round.table.melds == rebuilt.round.table.melds


def test_a000_16_by_house_rule_lay_offs_need_a_meld_of_ones_own() -> None:
    table = robber("layoff.requires=own_meld", hands=["9H 10H 2D 3D", "KS"], **OPENING)
    with refused(Reject.LAYOFF_NEEDS_MELD):
        table.rebuild("5H 6H 7H 8H 9H 10H | QD KD AD")


def test_a003_10_an_ace_that_was_taken_counts_neither_here_nor_there() -> None:
    table = robber("opening.count_table=none", hands=["2D 3D 4S 5S", "KS"], melds=[(1, "JD QD KD AD")])
    with refused(Reject.OPENING_SHORT, points=2 + 3):
        table.rebuild("JD QD KD | AD 2D 3D")


def test_a003_10_cards_of_the_table_count_once_where_lay_offs_do_not_count() -> None:
    """Then nothing is needed, but what a seat opens with is told."""
    switches = ("opening.count_layoffs=off", "opening.points=0")
    table = robber(*switches, hands=["8S 8C 2D 3D", "KS"], **OPENING)
    assert happened(table.rebuild("5H 6H 7H | 8H 8S 8C | QD KD AD"), Opened) == [Opened(0, 18 + 24)]
    words = {"hands": ["KC AS AH 2D", "KS"], "melds": [(1, "JC QC JK")]}
    laid, rebuilt = (robber(*switches, **words) for _ in range(2))
    opened = [Opened(0, 20 + 33)]
    assert happened(laid.lay("AS AH JK=AD", swaps=[("KC", 1)]), Opened) == opened
    assert happened(rebuilt.rebuild("JC QC KC | AS AH JK=AD"), Opened) == opened


@pytest.mark.parametrize(
    ("switches", "hand", "lying", "listed"),
    [
        ([], "8H 9H 2D", "4H 5H 6H 7H", []),
        ([], "10H 2D", "6H 7H 8H 9H", ["10H"]),
        ([], "JH JK 2D", "8H 9H 10H", []),
        ([], "JH JK 2D", "7H 8H 9H 10H", ["JH", "JK"]),
        ([], "KS JK 2D", "KS KH KD", ["KS", "JK"]),
        ([], "KS 2D", "QS QH QD", []),
        (["opening.count_table=all"], "8H 2D", "5H 6H 7H", ["8H"]),
        (["opening.count_table=none"], "10H 2D", "6H 7H 8H 9H", []),
        (["opening.count_table=none", "opening.points=10"], "10H 5H 2D", "6H 7H 8H 9H", ["10H"]),
        (["opening.points=0"], "8H 2D", "5H 6H 7H", ["8H"]),
        (["layoff.requires=own_meld"], "10H 2D", "6H 7H 8H 9H", []),
        (["layoff.requires=any_meld_on_table"], "8H 10H 2D", "5H 6H 7H", []),
        (["layoff.requires=any_meld_on_table"], "10H 2D", "6H 7H 8H 9H", ["10H"]),
        (["layoff.in_opening_turn=off"], "10H 2D", "6H 7H 8H 9H", []),
    ],
)
def test_a003_10_the_options_list_the_lay_offs_by_which_alone_a_seat_opens(
    switches: list[str], hand: str, lying: str, listed: list[str]
) -> None:
    """Beside an ace's row, which counts where all of the table does. What fits and falls short is not listed."""
    words = {"hands": [hand, "KS"], "melds": [(1, lying), (1, "QC KC AC")]}
    table = robber(*switches, **words)
    fitting = [(str(one), number) for one, number in table.options(0).layoffs if number == 1]
    assert [one for one, _ in fitting] == listed
    for one in set(hand.split()):
        laid = robber(*switches, **words)
        try:
            laid.lay(layoffs=[(one if one != "JK" else _named(lying), 1)])
        except IllegalMove:
            assert one not in listed
        else:
            assert one in listed
            assert laid.round.table.opened[0]


def _named(lying: str) -> str:
    """A joker laid off at a set must be announced (003)."""
    return "JK=KC" if lying.startswith("KS") else "JK"


def test_d003_u1_a_card_that_fits_is_taken_and_melded_before_the_discard_or_g30_given_back_by_the_clock() -> None:
    words = {"hands": ["9S 9C 2D", "KS"], "discards": "9H", "phase": DRAW, "melds": [(0, "QD KD AD")]}
    table, late = robber(**words), robber(**words)
    table.take()
    with refused(Reject.TAKEN_NOT_MELDED):
        table.discard("2D")
    with refused(Reject.ALREADY_DRAWN):
        table.draw()
    table.rebuild("QD KD AD | 9S 9H 9C")
    table.discard("2D")
    assert table.result.end is RoundEnd.WENT_OUT
    late.take()
    told = late.time_out()
    assert [type(event) for event in told[:2]] == [TimedOut, ReturnedDiscard]
    assert late.hand(0) == "9S 2D 9C"


def test_d003_u1_a_card_that_fits_only_by_a_rebuild_may_be_taken() -> None:
    table = robber(hands=["9S 2D 5C", "KS"], discards="9H", phase=DRAW, melds=[(0, "9D 10D JD QD"), (0, "2C 3C 4C")])
    assert table.options(0).take_discard
    table.take()
    table.rebuild("10D JD QD | 9S 9H 9D | 2C 3C 4C")
    assert table.round.turn.owed is False
    table.discard("5C")


def test_d003_u1_who_has_not_opened_melds_it_with_40_points_or_gives_it_back() -> None:
    table = robber(hands=["3S 3C 2D 5C", "KS"], discards="3H", phase=DRAW, melds=[(1, "QD KD AD")])
    table.take()
    with refused(Reject.OPENING_SHORT, points=9):
        table.rebuild("QD KD AD | 3S 3H 3C")
    table.give_back()
    table = robber(hands=["9S 9C 2D 5C JD", "KS"], discards="9H", phase=DRAW, melds=[(1, "QD KD AD")])
    table.take()
    table.rebuild("JD QD KD AD | 9S 9H 9C")


def test_a003_13_the_last_card_may_be_laid_and_g27_one_is_kept_where_it_must_be_discarded() -> None:
    words = {"hands": ["8S 8C", "KD AD"], "melds": [(0, "5H 6H 7H 8H")]}
    table = robber(**words)
    table.rebuild("5H 6H 7H | 8H 8S 8C")
    assert table.phase is OVER
    assert table.points() == [0, 21]
    with refused(Reject.KEEP_A_DISCARD):
        robber("go_out.last_card=must_discard", **words).rebuild("5H 6H 7H | 8H 8S 8C")


def test_g28_a_required_call_goes_with_the_rebuild() -> None:
    words = {"hands": ["8S 8C", "KD"], "melds": [(0, "5H 6H 7H 8H")]}
    table = robber("go_out.call=required", **words)
    table.rebuild("5H 6H 7H | 8H 8S 8C", call=True)
    assert table.phase is OVER
    table = robber("go_out.call=required", **words)
    table.rebuild("5H 6H 7H | 8H 8S 8C")
    assert table.hand(0) == "2C"


def test_g26_lay_offs_help_in_the_opening_turn_and_by_house_rule_wait() -> None:
    words = {"hands": ["JS JC JD 9H 2D 3D", "KD"], "melds": [(1, "5H 6H 7H 8H")]}
    robber(**words).rebuild("5H 6H 7H 8H 9H | JS JC JD")
    with refused(Reject.LAYOFF_NOT_IN_OPENING_TURN):
        robber("layoff.in_opening_turn=off", **words).rebuild("5H 6H 7H 8H 9H | JS JC JD")


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
