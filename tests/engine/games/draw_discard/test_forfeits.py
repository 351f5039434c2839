"""A seat leaves for good (G-15), in each phase of a round."""

import pytest

from engine.booklets import NSV_BUY
from engine.games.events import ClaimUnwanted, ClaimWon, SeatLeft, TurnBegan, WindowAnswered
from engine.games.moves import MoveKind
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd, ScoreItem
from tests.engine.builders import (
    BASIC,
    DRAW,
    LAYOFF,
    OPENING_DISCARD,
    OVER,
    PLAY,
    WINDOW,
    CardTable,
    at_table,
    card,
    cards,
    dealt,
    happened,
    house,
    refused,
)

NO_CLAIMS = house(BASIC, "claim.enabled=off")
FOUR = ["9H 6H", "5C 6C", "5D 6D", "5S 6S"]


def test_g15_its_cards_go_under_the_stock_and_the_seat_is_skipped() -> None:
    table = at_table(NO_CLAIMS, hands=FOUR, stock="2C 3C", phase=PLAY)
    assert table.leave(1) == (SeatLeft(1),)
    assert (table.stock, table.hand(1), table.turn_seat) == ("2C 3C 6C 5C", "", 0)
    table.discard("9H")
    assert table.turn_seat == 2


def test_g15_the_hand_is_charged_in_full_whatever_happens_afterwards() -> None:
    """No relief for a lone joker, no charge for having laid out first: those are for the seats that play on."""
    table = at_table(LAYOFF, hands=["2H", "JK", "5D"], melds=[(1, "10S JS QS")])
    table.leave(1)
    table.discard("2H")
    assert table.points() == [-40, 20, 5]
    assert table.result.seats[1].items == ((ScoreItem.HAND, 20),)
    assert table.result.seats[1].hand == cards("JK")


def test_g15_the_last_remaining_player_wins() -> None:
    table = at_table(LAYOFF, hands=["2H KH", "JK", "5D"])
    table.leave(1)
    told = table.leave(2)
    assert told[0] == SeatLeft(2)
    assert (table.phase, table.result.end, table.result.winner) == (OVER, RoundEnd.LAST_SEAT, 0)
    assert table.points() == [-40, 20, 5]


def test_its_melds_stay_on_the_table() -> None:
    table = at_table(NO_CLAIMS, hands=["QH 6H", "5C", "5D"], melds=[(1, "9H 10H JH"), (0, "KS KD KC")])
    table.leave(1)
    table.lay(layoffs=[("QH", 1)])
    assert table.melds()[0] == "9H 10H JH QH"


def test_in_turn_before_drawing_and_after_it() -> None:
    before, after = (at_table(NO_CLAIMS, hands=FOUR, stock="2C 3C", phase=DRAW) for _ in range(2))
    assert before.leave(0) == (SeatLeft(0), TurnBegan(1, 11))
    assert (before.phase, before.turn_seat, before.discards) == (DRAW, 1, "9S")
    after.draw()
    after.leave(0)
    assert (after.turn_seat, after.stock) == (1, "3C 2C 9H 6H")
    assert after.round.forfeits[0].hand == cards("6H 9H 2C")


def test_in_turn_with_a_discard_taken_it_is_the_top_discard_again_unless_it_was_melded() -> None:
    kept, melded = (
        at_table(NO_CLAIMS, hands=["10S JS 5H", *FOUR[1:]], stock="2C", discards="JD QS", phase=DRAW) for _ in range(2)
    )
    kept.take()
    kept.leave(0)
    assert (kept.discards, kept.turn_seat) == ("JD QS", 1)
    assert sorted(kept.stock.split()) == ["10S", "2C", "5H", "JS"]
    melded.take()
    melded.lay("10S JS QS")
    melded.leave(0)
    assert melded.discards == "JD"
    # What went back to the pile or was laid is not charged.
    assert (kept.round.forfeits[0].hand, melded.round.forfeits[0].hand) == (cards("10S JS 5H"), cards("5H"))


def test_at_the_opening_discard_the_next_seat_begins_with_a_normal_turn() -> None:
    table = at_table(NO_CLAIMS, hands=FOUR, discards="", phase=OPENING_DISCARD, lap=1)
    table.leave(0)
    assert (table.phase, table.turn_seat, table.round.turn.lap) == (DRAW, 1, 1)
    assert table.active() == {1: {MoveKind.DRAW_STOCK}}


def test_after_a_claim_the_pile_stays_barred_for_the_seat_that_plays_instead() -> None:
    """G-10: what the claim exposed was declined already."""
    table = at_table(hands=FOUR, discards="JS KS")
    table.discard("9H")
    table.pass_and_claim(1, 2)
    assert table.round.turn.stock_only
    table.leave(1)
    assert (table.turn_seat, table.phase) == (2, DRAW)
    with refused(Reject.STOCK_ONLY):
        table.take()


def window() -> CardTable:
    table = at_table(hands=FOUR, stock="2C 3C 4C", discards="KS")
    table.discard("9H")
    return table


def test_window_a_seat_that_was_asked_is_asked_no_more_and_the_missing_answer_may_have_been_the_last_one() -> None:
    table = window()
    assert table.leave(2) == (SeatLeft(2),)
    assert (table.asked, table.phase) == ((1, 3), WINDOW)
    table = window()
    table.pass_and_claim(1, 3)
    told = table.leave(2)
    assert happened(told, ClaimWon) == [ClaimWon(6, 3, card("9H"), 1, (card("2C"),))]
    assert (table.phase, table.turn_seat) == (DRAW, 1)


def test_window_a_claim_leaves_with_its_seat() -> None:
    table = window()
    table.claim(2)
    table.pass_(3)
    table.leave(2)
    told = table.pass_(1)
    assert told[:2] == (WindowAnswered(6, 1, claimed=False), ClaimUnwanted(6, card("9H")))


@pytest.mark.parametrize("claimed_before", [False, True])
def test_window_the_next_seat_leaves_and_the_one_after_it_claims_for_nothing(claimed_before: bool) -> None:
    table = window()
    if claimed_before:
        table.claim(2)
        told = table.leave(1)
    else:
        table.leave(1)
        told = table.claim(2)
    assert happened(told, ClaimWon) == [ClaimWon(6, 2, card("9H"), 0, ())]
    assert (table.phase, table.turn_seat) == (PLAY, 2)


def test_window_the_new_next_seat_is_asked_even_if_it_has_no_claims_left() -> None:
    rules = house(BASIC, "claim.max_per_round=1")
    table = at_table(rules, hands=FOUR, claims_won=(0, 0, 1, 0))
    table.discard("9H")
    assert table.asked == (1, 3)
    table.leave(1)
    assert table.asked == (2, 3)


def test_window_the_discarder_leaves_and_its_discard_stays() -> None:
    table = window()
    assert table.leave(0) == (SeatLeft(0),)
    assert table.asked == (1, 2, 3)
    table.pass_and_claim(1, 2)
    assert (table.turn_seat, table.phase) == (1, DRAW)


def test_window_one_seat_remains() -> None:
    table = window()
    for seat in (1, 2, 3):
        table.leave(seat)
    assert (table.result.winner, table.result.end) == (0, RoundEnd.LAST_SEAT)


def test_window_on_the_upcard() -> None:
    table = dealt(NSV_BUY, seats=3)
    table.leave(0)
    assert table.asked == (1, 2)
    table.claim(1)
    assert (table.turn_seat, table.phase, len(table.round.hands[1])) == (1, PLAY, 14)


def test_who_is_next_once_the_next_seat_has_left_is_asked_only_where_it_may_claim() -> None:
    """A seat that floats without a card could not end a turn with what it claims."""
    table = at_table(hands=["9H 6H", "5C 6C", "", "5S 6S"])
    table.discard("9H")
    assert table.asked == (1, 3)
    table.leave(1)
    assert table.asked == (3,)
