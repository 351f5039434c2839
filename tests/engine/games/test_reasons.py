"""Reasons: what speaks for a move and against another, from what the seat sees."""

from typing import Any

import pytest

from bot.wording import Wording, advice
from engine.booklets import NSV_ROBBER, RUMMY_500
from engine.games.events import Opened
from engine.games.moves import Discard, DrawStock, JokerSwap, Lay, LayOffCard, LayTable, PassTurn, SeatMove, TakeDiscard
from engine.games.reasons import (
    Reason,
    Shown,
    Why,
    against_discard,
    against_taking,
    for_discard,
    for_laying,
    for_taking,
    is_rebuilt,
    laid_from_hand,
    laid_together,
)
from engine.games.table import TableMeld
from engine.melds.meld import NewMeld
from engine.variants import game_of
from tests.engine.builders import BASIC, DRAW, LAYOFF, OVER, at_table, card, cards, house, meld
from tests.engine.gin_builders import PRINTED, gin_table
from tests.engine.tile_builders import at_my, at_tile, groups

GIN = game_of("gin_rummy")
DRAW_DISCARD = game_of("disney_basic")
THEIRS = "QH QC 8D 6D 2D 10C 4H 3D 7S JS"
HAND = "2S 3S 4S 8H 9H 9D KH 5S QD 5C 6C"
OPENING = Lay(0, 10, (NewMeld(cards("5S 6S 7S")),), (LayOffCard(1, card("QH")), LayOffCard(1, card("KH"))))
SETS = Lay(0, 10, (NewMeld(cards("QS QH QD")), NewMeld(cards("7H 7C 7D"))))
ALL_UNSEEN = [1.0] * 52


def reasons(given: list[Reason]) -> dict[Why, Reason]:
    return {reason.why: reason for reason in given}


def test_a_discard_keeps_a_run_open_at_both_ends_and_says_how_many_cards_would_complete_it() -> None:
    found = reasons(for_discard(PRINTED, cards("8H 9H KD"), card("KD"), ALL_UNSEEN, ()))
    assert found[Why.KEEPS] == Reason(Why.KEEPS, cards("8H 9H"), 2, both_ends=True)
    assert found[Why.ALONE] == Reason(Why.ALONE, cards("KD"), points=10)
    # An end of which every card has been seen is not open.
    unseen = [float(index != card("7H").index) for index in range(52)]
    found = reasons(for_discard(PRINTED, cards("8H 9H KD"), card("KD"), unseen, ()))
    assert found[Why.KEEPS] == Reason(Why.KEEPS, cards("8H 9H"), 1)


def test_a_joker_is_any_card_and_counts_among_those_that_complete_a_meld_in_000_joker() -> None:
    asked = (BASIC, cards("8H 9H KD"))
    found = reasons(for_discard(*asked, card("KD"), [*ALL_UNSEEN, 6], ()))
    assert found[Why.KEEPS] == Reason(Why.KEEPS, cards("8H 9H"), 8, both_ends=True)
    assert found[Why.ALONE] == Reason(Why.ALONE, cards("KD"), points=10)
    assert reasons(against_discard(*asked, card("8H"), [*ALL_UNSEEN, 6], ()))[Why.BREAKS].number == 8


def test_where_a_set_may_have_a_suit_twice_its_suits_complete_it_too_a003_03() -> None:
    unseen = [2.0 - (index in {card("5S").index, card("5D").index}) for index in range(52)]
    hand = cards("5S 5D QH")
    found = reasons(for_discard(NSV_ROBBER, hand, card("QH"), [*unseen, 5], ()))
    assert found[Why.KEEPS] == Reason(Why.KEEPS, hand[:2], 2 + 2 + 1 + 1 + 5)
    assert Why.ALONE not in reasons(for_discard(NSV_ROBBER, cards("5S 5S QH"), card("5S"), unseen, ()))
    broken = reasons(against_discard(NSV_ROBBER, cards("5S 5S QH"), card("5S"), unseen, ()))
    assert broken[Why.BREAKS] == Reason(Why.BREAKS, cards("5S 5S"), 1 + 1 + 2 + 2)
    # One suit only once: two of a kind alike go nowhere.
    assert reasons(for_discard(BASIC, cards("5S 5S QH"), card("5S"), unseen, ()))[Why.ALONE]


def test_what_another_seat_let_go_says_that_a_card_is_safe_and_what_it_took_speaks_against_it() -> None:
    spurns, takes = Shown(1, (), cards("KS")), Shown(1, cards("QD"), cards("3C"))
    asked = (PRINTED, cards("8H 9H KD"), card("KD"), ALL_UNSEEN)
    assert reasons(for_discard(*asked, [spurns]))[Why.SPURNED].seat == 1
    assert reasons(against_discard(*asked, [takes]))[Why.WANTED] == Reason(Why.WANTED, cards("QD"), seat=1)
    assert Why.SPURNED not in reasons(for_discard(*asked, [takes]))


def test_a_card_out_of_a_meld_or_of_a_pair_is_missed() -> None:
    assert reasons(against_discard(PRINTED, cards("4S 5S 6S KD"), card("5S"), ALL_UNSEEN, ()))[Why.SPLITS]
    found = reasons(against_discard(PRINTED, cards("8H 9H KD"), card("8H"), ALL_UNSEEN, ()))
    assert found[Why.BREAKS] == Reason(Why.BREAKS, cards("8H 9H"), 2)


def test_a_card_that_completes_a_meld_lowers_what_is_left_over() -> None:
    found = reasons(for_taking(PRINTED, cards("8H 9H KD"), card("10H")))
    assert found[Why.COMPLETES] == Reason(Why.COMPLETES, cards("8H 9H 10H"), is_single=True)
    assert found[Why.LOWERS].points == 17
    assert reasons(against_taking(PRINTED, cards("8H 9H KD"), card("2C"))) == {
        Why.NO_MELD: Reason(Why.NO_MELD, cards("2C"))
    }


def test_500_of_a_take_that_is_melded_at_once_nobody_hears_that_it_makes_no_meld() -> None:
    table = at_table(RUMMY_500, hands=["7C AC 3D", "8D 4S"], phase=DRAW, lap=1, discards="2S 8C KS 6C QD")
    view = table.view(0)
    assert table.options(0).take_depths == (4,)
    take = TakeDiscard(0, view.turn, 4)
    assert DRAW_DISCARD.reasons_against(view, take) == ()
    # The meld is told with the four that come off the pile; the cards above it stay in hand.
    assert DRAW_DISCARD.reasons_for(view, take) == (Reason(Why.COMPLETES, cards("6C 7C 8C")),)
    table.do(take)
    table.lay("6C 7C 8C")


def test_a_discard_that_may_simply_be_taken_makes_a_meld_or_none() -> None:
    view = at_table(BASIC, hands=["7C AC 3D", "8D 4S"], phase=DRAW, discards="2S 8C").view(0)
    take = TakeDiscard(0, view.turn)
    assert DRAW_DISCARD.reasons_against(view, take) == (Reason(Why.NO_MELD, cards("8C")),)


def test_a_knock_says_what_is_left_over_and_gin_that_nothing_is() -> None:
    view = gin_table(hands=["2S 3S 4S 9H 10H JH 5C 6C 7C 2D KD", THEIRS]).view(0)
    assert GIN.reasons_for(view, Discard(0, view.turn, card("KD"), call=True))[0].points == 2
    gin = gin_table(hands=["2S 3S 4S 9H 10H JH 5C 6C 7C 8C KD", THEIRS]).view(0)
    assert GIN.reasons_for(gin, Discard(0, gin.turn, card("KD"), call=True)) == (Reason(Why.OUT),)


def test_what_a_rebuilt_table_brings_from_the_hand() -> None:
    lying = (TableMeld(1, 0, meld(PRINTED, "4S 5S 6S 7S"), 22),)
    added = LayTable(0, 1, (NewMeld(cards("4S 5S 6S 7S 8S")),))
    rebuilt = LayTable(0, 1, (NewMeld(cards("4S 5S 6S")), NewMeld(cards("7S 7D 7H"))))
    assert laid_from_hand(lying, rebuilt) == cards("7H 7D")
    assert is_rebuilt(lying, rebuilt)
    assert not is_rebuilt(lying, added)


def test_two_melds_that_are_joined_are_rebuilt() -> None:
    """Also where one that holds them both is there: no more than one of them goes on in it."""
    lying = (TableMeld(1, 0, meld(PRINTED, "2S 3S 4S"), 9), TableMeld(2, 0, meld(PRINTED, "6S 7S 8S"), 21))
    assert is_rebuilt(lying, LayTable(0, 1, (NewMeld(cards("2S 3S 4S 5S 6S 7S 8S")),)))
    twice = (TableMeld(1, 0, meld(PRINTED, "2S 3S 4S"), 9), TableMeld(2, 0, meld(PRINTED, "2S 3S 4S"), 9))
    assert not is_rebuilt(twice, LayTable(0, 1, (NewMeld(cards("2S 3S 4S")), NewMeld(cards("2S 3S 4S 5S")))))
    one_of_them = LayTable(
        0, 1, (NewMeld(cards("2S 3S 4S 5S")), NewMeld(cards("2D 2H 2S")), NewMeld(cards("3S 3H 3C")))
    )
    assert is_rebuilt(twice, one_of_them)


def test_cards_are_told_by_the_melds_that_they_are_laid_in_and_what_lay_there_never() -> None:
    lying = (TableMeld(1, 0, meld(PRINTED, "4S 5S 6S"), 15),)
    melds = (NewMeld(cards("QS QH QD")), NewMeld(cards("7H 7C 7D")))
    assert laid_together(lying, Lay(0, 1, melds, (LayOffCard(1, card("7S")),))) == (
        cards("QS QH QD"),
        cards("7H 7C 7D"),
        cards("7S"),
    )
    table = LayTable(0, 1, (NewMeld(cards("7H 7C 7D")), NewMeld(cards("4S 5S 6S 7S"))))
    assert laid_together(lying, table) == (cards("7H 7D 7C"), cards("7S"))
    # The first meld goes on in the second, or the other one would have nowhere to go on.
    two = (TableMeld(1, 0, meld(PRINTED, "3S 4S 5S"), 12), TableMeld(2, 0, meld(PRINTED, "4S 5S 6S"), 15))
    joined = LayTable(0, 1, (NewMeld(cards("3S 4S 5S 6S")), NewMeld(cards("3S 4S 5S"))))
    assert laid_together(two, joined) == (cards("3S"),)


def test_what_is_put_in_a_jokers_place_comes_from_the_hand_and_the_joker_ends_no_round() -> None:
    """000, Jokers: the real card goes into the meld, the joker to the player."""
    freed = Lay(0, 1, swaps=(JokerSwap(1, card("6S")),))
    assert laid_from_hand((), freed) == cards("6S")
    assert for_laying(PRINTED, cards("6S"), (), freed) == [Reason(Why.FREES)]
    assert for_laying(PRINTED, cards("6S KD"), (), freed) == [Reason(Why.FREES)]
    laid = Lay(0, 1, (NewMeld(cards("8H 9H JK")),), swaps=(JokerSwap(1, card("6S")),))
    assert laid_from_hand((), laid) == cards("6S 8H 9H")
    assert for_laying(PRINTED, cards("6S 8H 9H"), (), laid) == [Reason(Why.OUT)]


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (Lay(0, 1, (NewMeld(cards("8H 9H 10H")),)), "Lay 8♥︎ 9♥︎ 10♥︎."),
        (
            Lay(0, 1, (NewMeld(cards("8H 9H 10H")), NewMeld(cards("8S 8C 8D")))),
            "Lay 8♥︎ 9♥︎ 10♥︎ and 8♠︎ 8♣︎ 8♦︎.",
        ),
        (Lay(0, 1, layoffs=(LayOffCard(1, card("8H")),)), "Lay off 8♥︎."),
        (Lay(0, 1, swaps=(JokerSwap(1, card("6S")),)), "Free a joker with 6♠︎, and keep it."),
        (
            Lay(0, 1, (NewMeld(cards("8H 9H JK")),), swaps=(JokerSwap(1, card("6S")),)),
            "Free a joker with 6♠︎, and lay 8♥︎ 9♥︎ Joker.",
        ),
        *((move, "") for move in (Discard(0, 1, card("KD"), call=True), DrawStock(0, 1), TakeDiscard(0, 1))),
    ],
)
def test_every_move_is_advised_as_what_is_to_be_pressed(move: SeatMove, told: str) -> None:
    view = gin_table(hands=[HAND, THEIRS]).view(0)
    advised = advice.advised(Wording.of("en").speech(["Ada", "Ben"]), view, move)
    assert advised == told if told else advised.endswith(".")


@pytest.mark.parametrize(
    ("call", "discarded", "laid"),
    [
        ("auto", "Discard 3♣︎.", "That ends the round."),
        ("required", "Discard 3♣︎ and call “rummy”.", "With “rummy” called, that ends the round."),
    ],
)
def test_g28_the_call_is_heard_by_itself_but_where_it_is_required(call: str, discarded: str, laid: str) -> None:
    speech = Wording.of("en").in_forms("draw_discard").speech(["Ada", "Ben"])
    last, meld = (at_table(house(LAYOFF, f"go_out.call={call}"), hands=[hand]).view(0) for hand in ("3C", "10H JH QH"))
    assert advice.advised(speech, last, Discard(0, 1, card("3C"), call=True)) == discarded
    given = DRAW_DISCARD.reasons_for(meld, Lay(0, 1, (NewMeld(meld.hand),)))
    assert advice.reasons(speech, given)[-1] == laid


def test_after_a_knock_one_lays_off_and_does_not_pass() -> None:
    """docs/GIN_AND_500.md, lay-offs: whoever leaves them to the search has the best of them."""
    table = gin_table(hands=["2S 3S 4S 9H 9D 9C 5C 4D AC KD", "5S 6S QC 8D 6D 2D 10C 4H 3D JS"])
    table.knock("KD")
    view = table.view(1)
    best = PassTurn(1, view.turn)
    assert advice.advised(Wording.of("en").speech(["Ada", "Ben"]), view, best) == "Lay off what is best."
    assert GIN.reasons_for(view, best) == (Reason(Why.LAYS, cards("5S 6S"), 2, 11),)


@pytest.mark.parametrize(
    ("rules", "move", "points"),
    [
        (BASIC, SETS, 30),
        (house(BASIC, "opening.scope=sum_of_melds"), SETS, 51),
        (LAYOFF, OPENING, 38),
        (house(LAYOFF, "opening.count_table=all"), OPENING, 67),
        (NSV_ROBBER, OPENING, 67),
        (NSV_ROBBER, LayTable(0, 10, (NewMeld(cards("9H 10H JH QH KH")), *OPENING.melds)), 67),
    ],
)
def test_a000_06_a000_17_a003_10_what_opens_is_told_as_it_counts(rules: Any, move: Lay | LayTable, points: int) -> None:
    """One meld or all; 18 are laid and 20 laid off at a meld of 29, which counts where it does."""
    table = at_table(rules, hands=["QS QH QD 7H 7C 7D KH 5S 6S 7S 5C", "6H"], melds=[(1, "9H 10H JH")])
    told, single = DRAW_DISCARD.reasons_for(table.view(0), move)[0], rules.opening.scope == "single_meld"
    assert told == Reason(Why.OPENS, points=points, number=rules.opening.points, is_single=single)
    assert Opened(0, points) in table.do(move)


def test_500_laying_the_last_cards_ends_no_round_where_that_floats() -> None:
    view = at_table(house(RUMMY_500, "go_out.last_card=floats"), hands=["9H 10H JH", "KS"]).view(0)
    (told,) = DRAW_DISCARD.reasons_for(view, Lay(0, 10, (NewMeld(view.hand),)))
    assert told.why is Why.LAYS


@pytest.mark.parametrize("why", Why)
def test_every_reason_is_a_sentence(why: Why) -> None:
    told = advice.reasons(Wording.of("en").speech(["Ada", "Ben"]), [Reason(why, cards("8H 9H"), 2, 3, 1)])
    assert told[0].endswith(".")
    assert "{" not in told[0]


def test_tiles_that_end_the_round_are_not_to_be_got_rid_of_before_it_may_end() -> None:
    table = at_my(racks=("P4 P5 P6 Y1", "B1"), table="G1 G2 G3")
    lying = tuple(NewMeld(there.meld.cards) for there in table.round.melds)
    laying, more = (
        LayTable(0, table.round.turn, (*lying, NewMeld(table.notation.parse_many("P4 P5 P6")))),
        Why.NEARLY_OVER,
    )
    view = table.view(0)
    assert game_of("my_rummy").reasons_for(view, laying)[-1].why is more
    last = view._replace(hand=table.notation.parse_many("P4 P5 P6"))
    assert [one.why for one in game_of("my_rummy").reasons_for(last, laying)] == [Why.OUT]


@pytest.mark.parametrize(
    ("rack", "laid", "told"),
    [
        ("R7 R8 W1", "B6 B7 B8 B9 | N6 N7 N8 N9 | R7 R8 R9", ("lays", 2, 15)),
        ("R7 R8", "B6 B7 B8 B9 | N6 N7 N8 N9 | R7 R8 R9", ("out", 0, 0)),
        ("R9 W1", "B6 B7 B8 | N6 N7 N8 | B9 N9 R9", None),
    ],
)
def test_004_v1_the_tile_that_is_taken_to_be_laid_was_never_held(
    rack: str, laid: str, told: tuple[str, int, int] | None
) -> None:
    tables = "B6 B7 B8 B9 | N6 N7 N8 N9"
    table = at_tile("v1.enabled=on", racks=[rack, "W2 W3 W4 W5 W6 W7"], table=tables, aside=["", "R9"], phase=DRAW)
    move = LayTable(0, table.round.turn, groups(table.notation, laid), "aside")
    found = game_of("tile_rummy").reasons_for(table.view(0), move)
    assert [(one.why.value, one.number, one.points) for one in found] == ([told] if told else [])
    table.do(move)
    assert (table.round.phase is OVER) is (told is not None and told[0] == "out")
