"""Räuber-Rommé: cards are taken from melds and used, nothing incomplete is left (RULES game 9, A003-10 to A003-13)."""

from collections.abc import Callable

import pytest

from engine.booklets import NSV_LAYOFF
from engine.games.events import Event, Opened, TableLaid
from engine.games.moves import LayTable, MoveKind
from engine.games.table import MeldChange
from engine.melds.meld import NewMeld
from engine.rules.refusals import IllegalMove, Reject
from tests.engine.builders import DRAW, OVER, at_table, cards, happened, refused, robber

TWO = "5H 6H 7H 8H | QD KD AD"
JOKER_TAKEN = ("9D 10D", "5H 6H 7H JK=8H", "5H 6H 7H | 9D 10D JK=JD")
ROWS_OF_SIX = ("3H 4H 5H 6H 7H 8H", "3H 4H 5H | 6H 7H 8H")
FLUSH = ("flush.cards=any_remaining", "deal.cards=12")
OWN_ALONE, NO_LAY_OFFS = "opening.count_table=none", ("opening.count_layoffs=off", "opening.points=0")
WAITING, OWN_MELD = ("layoff.in_opening_turn=off",), ("layoff.requires=own_meld",)


def test_003_robber_cards_are_taken_away_from_melds_and_used() -> None:
    table = robber(hands=["8S 8C 2D 3D", "KD"], melds=[(1, "5H 6H 7H 8H"), (0, "QS KS AS")])
    told = happened(table.rebuild("5H 6H 7H | 8H 8S 8C | QS KS AS"), TableLaid)[0]
    assert table.hand(0) == "2D 3D"
    assert table.melds() == ["5H 6H 7H", "QS KS AS", "8S 8H 8C"]
    assert told.cards == cards("8S 8C")
    assert told.moved == 1
    assert table.phase.value == "play"


@pytest.mark.parametrize(
    ("switches", "hand", "lying", "after", "result"),
    [
        # A003-12: nothing incomplete is left, and cards taken never go to the hand; at least one comes from there.
        ((), "8S 8C", "6H 7H 8H", "6H 7H | 8H 8S 8C", Reject.MELD_TOO_SHORT),
        ((), "4H", "5H 6H 7H 8H", "4H 5H 6H 7H", Reject.TABLE_PIECE_MISSING),
        ((), "", "5H 6H 7H 8H 9H 10H", "5H 6H 7H | 8H 9H 10H", Reject.NOTHING_LAID),
        (("meld_from_lap=3",), "8S 8C 8D", "5H 6H 7H", "5H 6H 7H | 8S 8C 8D", Reject.MELDS_TOO_EARLY),
        (FLUSH, "2S 4S 6S", "5H 6H 7H", "5H 6H 7H | 2S 4S 6S", Reject.FLUSH_ONLY_CLOSES),
        # Jokers are taken like any card, but for house rules; a set may repeat suits and has no maximum.
        ((), *JOKER_TAKEN, ""),
        (("rearrange.lock=joker_only",), *JOKER_TAKEN, Reject.JOKER_LOCKED),
        (("rearrange.lock=whole_meld",), *JOKER_TAKEN, Reject.MELD_LOCKED),
        ((), "8S 8S", "8S 8H 8D 8C 8H", "8S 8H 8D 8C 8H 8S 8S", ""),
        # A joker may come to the hand for the real card in a rebuild too.
        ((), "8H 4H", "5H 6H 7H JK=8H", "4H 5H 6H 7H 8H", " JK"),
        (("joker.freed=immediately_any",), "8H 4H", "5H 6H 7H JK=8H", "4H 5H 6H 7H 8H", Reject.TABLE_PIECE_MISSING),
    ],
)
def test_003_robber_what_may_become_of_a_table(switches, hand: str, lying: str, after: str, result: Reject | str):
    table = robber(*switches, hands=[f"{hand} 2D 3D", "KD"], melds=lain_by(0, lying))
    if isinstance(result, Reject):
        with refused(result):
            table.rebuild(after)
    else:
        table.rebuild(after)
        assert table.hand(0) == f"2D 3D{result}"


@pytest.mark.parametrize(
    ("switches", "hand", "lying", "after", "opens"),
    [
        # Melds that are used or extended count for the 40, or by house rule all, or ones own cards alone.
        ((), "8S 8C", TWO, "5H 6H 7H | 8H 8S 8C | QD KD AD", 42),
        ((), "2S 2C", TWO, f"{TWO} | 2S 2C 2D", (Reject.OPENING_SHORT, 6)),
        (("opening.count_table=all",), "2S 2C", TWO, f"{TWO} | 2S 2C 2D", 63),
        ((OWN_ALONE,), "8S 8C", TWO, "5H 6H 7H | 8H 8S 8C | QD KD AD", (Reject.OPENING_SHORT, 16)),
        ((OWN_ALONE,), "JS JC JD 9H 10H", TWO, "5H 6H 7H 8H 9H 10H | JS JC JD | QD KD AD", 49),
        # An ace that was taken counts neither here nor there.
        ((OWN_ALONE,), "4S 5S", "JD QD KD AD", "JD QD KD | AD 2D 3D", (Reject.OPENING_SHORT, 2 + 3)),
        # Where lay-offs do not count nothing is needed, but what a seat opens with is told: each card once.
        (NO_LAY_OFFS, "8S 8C", TWO, "5H 6H 7H | 8H 8S 8C | QD KD AD", 18 + 24),
        (NO_LAY_OFFS, "KC AS AH", "JC QC JK", "JC QC KC | AS AH JK=AD", 20 + 33),
        (OWN_MELD, "9H 10H", TWO, "5H 6H 7H 8H 9H 10H | QD KD AD", (Reject.LAYOFF_NEEDS_MELD, None)),
        # G-26: lay-offs help in the opening turn, and by house rule wait.
        ((), "JS JC JD 9H", "5H 6H 7H 8H", "5H 6H 7H 8H 9H | JS JC JD", 65),
        (WAITING, "JS JC JD 9H", "5H 6H 7H 8H", "5H 6H 7H 8H 9H | JS JC JD", (Reject.LAYOFF_NOT_IN_OPENING_TURN, None)),
        # G-20: no joker is freed before the opening, but a swap may be part of its own rebuild.
        ((), "10H", "9H JK JH", "9H 10H JH", (Reject.SWAP_NEEDS_OPENING, None)),
        ((), "10H 4S 4C 4D", "9H JK JH", "9H 10H JH | 4S 4C 4D", 41),
        ((), "10H 3S 3C 3D", "9H JK JH", "9H 10H JH | 3S 3C 3D", (Reject.OPENING_SHORT, 38)),
        # An old row is made longer, and a new one made of it, by the same rule.
        *(((), "8H 9H", "3H 4H 5H 6H 7H", after, 42) for after in ("3H 4H 5H 6H 7H 8H 9H", "3H 4H 5H | 6H 7H 8H 9H")),
        *(((), "8H", "3H 4H 5H 6H 7H", after, (Reject.OPENING_SHORT, 33)) for after in ROWS_OF_SIX),
    ],
)
def test_a003_10_g20_g26_003_robber_what_opens_by_a_rebuild(switches, hand: str, lying: str, after: str, opens) -> None:
    table = robber(*switches, hands=[f"{hand} 2D 3D", "KS"], melds=lain_by(1, lying))
    expect_opening(opens, lambda: table.rebuild(after))
    assert table.round.table.opened[0] is isinstance(opens, int)


@pytest.mark.parametrize(
    ("switches", "hand", "lying", "melds", "layoffs", "swaps", "opens"),
    [
        ((), "JS JC JD 9H", TWO, ["JS JC JD"], ["9H"], [], 65),
        (NO_LAY_OFFS, "KC AS AH", "JC QC JK", ["AS AH JK=AD"], [], ["KC"], 20 + 33),
        ((), "10H", "9H JK JH", [], [], ["10H"], (Reject.SWAP_NEEDS_OPENING, None)),
        ((), "10H 4S 4C 4D", "9H JK JH", ["4S 4C 4D"], [], ["10H"], 41),
        ((), "10H 3S 3C 3D", "9H JK JH", ["3S 3C 3D"], [], ["10H"], (Reject.OPENING_SHORT, 38)),
        ((), "8H 9H", "3H 4H 5H 6H 7H", [], ["8H", "9H"], [], 42),
        ((), "8H", "3H 4H 5H 6H 7H", [], ["8H"], [], (Reject.OPENING_SHORT, 33)),
    ],
)
def test_a003_10_g20_003_robber_a_plain_laying_out_counts_alike(
    switches, hand, lying, melds, layoffs, swaps, opens
) -> None:
    table = robber(*switches, hands=[f"{hand} 2D 3D", "KS"], melds=lain_by(1, lying))
    onto = {"layoffs": [(word, 1) for word in layoffs], "swaps": [(word, 1) for word in swaps]}
    expect_opening(opens, lambda: table.lay(*melds, **onto))


def lain_by(seat: int, lying: str) -> list[tuple[int, str]]:
    return [(seat, words) for words in lying.split(" | ")]


def expect_opening(opens: int | tuple[Reject, int | None], lay: Callable[[], tuple[Event, ...]]) -> None:
    """What is laid opens with so many points, or is refused, with so many where it falls short."""
    if isinstance(opens, int):
        assert happened(lay(), Opened) == [Opened(0, opens)]
        return
    code, points = opens
    with refused(code, **({} if points is None else {"points": points})):
        lay()


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
            # A joker laid off at a set must be announced (003).
            laid.lay(layoffs=[("JK=KC" if one == "JK" and lying.startswith("KS") else one, 1)])
        except IllegalMove:
            assert one not in listed
        else:
            assert one in listed
            assert laid.round.table.opened[0]


def test_d003_u1_a_card_that_fits_only_by_a_rebuild_may_be_taken() -> None:
    table = robber(hands=["9S 2D 5C", "KS"], discards="9H", phase=DRAW, melds=[(0, "9D 10D JD QD"), (0, "2C 3C 4C")])
    assert MoveKind.TAKE_DISCARD in table.options(0).kinds
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
