"""The stock runs out (G-03, A001-10), wherever that happens."""

from typing import Any

import pytest

from engine.booklets import CZECH_RUMMY
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import ClaimWon, Discarded, DrewStock, StockRenewed, TimedOut, TurnBegan
from engine.games.moves import MoveKind
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd
from tests.engine.builders import (
    BASIC,
    DRAW,
    OVER,
    PLAY,
    SHUFFLE,
    CardTable,
    at_table,
    card,
    happened,
    house,
    refused,
    text,
)

NO_CLAIMS = house(BASIC, "claim.enabled=off")
TURN_OVER = house(NO_CLAIMS, "stock.empty=turn_over_discards_keep_top")


def empty_stock(rules: DrawDiscardRules = NO_CLAIMS, discards: str = "7S 8S 9S KS", **more: Any) -> CardTable:
    return at_table(rules, hands=["5H 6H", "6H QC", "7H"], stock="", discards=discards, phase=DRAW, **more)


def test_g03_the_discards_but_the_top_one_are_shuffled_into_a_new_stock() -> None:
    table = empty_stock()
    assert table.draw() == ()
    assert (table.phase, DRAW_DISCARD.chance(table.rules, table.round)) == (SHUFFLE, 3)
    told = table.shuffle(1, 2, 0)
    assert told == (StockRenewed(3, shuffled=True), DrewStock(0, card("8S")))
    assert (table.stock, table.discards, table.hand(0)) == ("9S 7S", "KS", "8S 5H 6H")
    assert (table.phase, table.round.piles.recycles, table.round.turn.drawn) == (PLAY, 1, card("8S"))


def test_the_pieces_of_a_renewed_stock_are_the_sorted_discards() -> None:
    """docs/FAIRNESS.md: in what order the cards were discarded does not matter, and place 0 is drawn first."""
    for discards in ("7S 8S 9S KS", "9S 7S 8S KS"):
        table = empty_stock(discards=discards)
        table.draw()
        table.shuffle(2, 0, 1)
        assert (table.hand(0), table.stock) == ("9S 5H 6H", "7S 8S")


def test_g03_if_that_gives_no_card_the_player_may_still_take_the_top_discard() -> None:
    table = at_table(NO_CLAIMS, hands=["5H 6H", "6H", "7H"], stock="", discards="")
    table.discard("5H")
    assert (table.phase, table.turn_seat) == (DRAW, 1)
    table.take()
    assert table.hand(1) == "5H 6H"


def test_g03_otherwise_the_round_ends_undecided() -> None:
    """Drawing is offered all the same: G-03 lets whoever is to draw take the top discard, it does not make them."""
    table = empty_stock(discards="KS")
    assert table.active() == {0: {MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD}}
    table.draw()
    assert (table.phase, table.result.end, table.result.winner) == (OVER, RoundEnd.STOCK_EXHAUSTED, None)


def test_g03_a_seat_that_can_neither_draw_nor_take_ends_the_round() -> None:
    rules = house(NO_CLAIMS, "draw.discard_take=never")
    table = at_table(rules, hands=["5H 6H", "6H", "7H"], stock="", discards="")
    table.discard("5H")
    assert table.result.end is RoundEnd.STOCK_EXHAUSTED


@pytest.mark.parametrize("most", [0, 1, 2, 5])
def test_g03_once_the_stock_was_renewed_as_often_as_is_agreed_the_round_ends_the_same_way(most: int) -> None:
    rules = house(NO_CLAIMS, f"stock.max_recycles={most}")
    spent = empty_stock(rules, recycles=most)
    spent.draw()
    assert spent.result.end is RoundEnd.STOCK_EXHAUSTED
    if most:
        left = empty_stock(rules, recycles=most - 1)
        left.draw()
        assert left.phase is SHUFFLE


def test_a001_10_the_discards_are_turned_over_without_shuffling_and_the_top_one_stays() -> None:
    table = empty_stock(TURN_OVER)
    told = table.draw()
    # Turned over, the card that was discarded first is drawn first.
    assert told == (StockRenewed(3, shuffled=False), DrewStock(0, card("7S")))
    assert (table.stock, table.discards, table.round.piles.recycles) == ("8S 9S", "KS", 1)


def czech(*switches: str, **more: Any) -> CardTable:
    """Two absent players of the Czech game, four discards under the top one."""
    more = {"hands": ["5H 6H", "6H QC"], "stock": "", "discards": "7S 8S 9S 10S KS", "phase": DRAW, **more}
    return at_table(house(CZECH_RUMMY, *switches), **more)


def test_g03_renewed_twice_with_nobody_laying_in_between_the_round_ends_undecided() -> None:
    """A001-10: otherwise without limit. Where a number of renewals is agreed, that is it, whoever lays."""
    table, agreed, other = czech(), czech("stock.max_recycles=3"), czech(recycles=40)
    for _ in range(8):
        table.time_out()
        agreed.time_out()
    assert (table.stock, table.round.piles.recycles, table.phase) == ("", 2, DRAW)
    table.time_out()
    assert (table.result.end, table.result.winner) == (RoundEnd.STOCK_EXHAUSTED, None)
    for _ in range(4):
        agreed.time_out()
    assert (agreed.stock, agreed.round.piles.recycles, agreed.phase) == ("", 3, DRAW)
    other.draw()
    assert (other.phase, other.round.piles.recycles) == (PLAY, 41)


def test_g03_a_card_laid_in_between_lets_the_stock_be_renewed_again() -> None:
    table = czech(hands=["6S 5H 6H", "6H QC"], melds=[(0, "3S 4S 5S")], recycles=1, unlaid=1)
    table.draw()
    table.lay(layoffs=[("6S", 1)])
    table.discard("7S")
    for _ in range(3):
        table.time_out()
    assert table.stock == ""
    table.draw()
    assert (table.phase, table.round.piles.recycles) == (PLAY, 3)


def used_up(*switches: str, **more: Any) -> CardTable:
    """Three players, the stock used up: only the top discard can be had."""
    more = {"hands": ["5H 6H", "6S QC", "7H 2S"], "stock": "", "discards": "", **more}
    return at_table(house(NO_CLAIMS, "stock.empty=end_round", *switches), **more)


def take_and_discard(table: CardTable, *words: str) -> None:
    """The seats in turn take the top discard and put one of their own cards there."""
    for word in words:
        table.take()
        table.discard(word)


def test_g03_once_the_stock_is_used_up_one_lap_without_laying_ends_the_round() -> None:
    table = used_up(phase=PLAY)
    table.discard("5H")
    take_and_discard(table, "6S", "7H")
    assert (table.phase, table.turn_seat) == (DRAW, 0)
    take_and_discard(table, "6H")
    assert (table.result.end, table.result.winner) == (RoundEnd.STOCK_EXHAUSTED, None)


def test_g03_a_card_laid_gives_another_lap() -> None:
    table = used_up(hands=["5H 6H", "6S QC", "7H 2S JD"], melds=[(1, "3S 4S 5S")], opened=[2])
    table.discard("5H")
    take_and_discard(table, "QC")
    table.take()
    table.lay(layoffs=[("2S", 1)])
    table.discard("7H")
    take_and_discard(table, "6H", "5H")
    assert (table.phase, table.turn_seat) == (DRAW, 2)
    take_and_discard(table, "JD")
    assert table.result.end is RoundEnd.STOCK_EXHAUSTED


def test_g03_the_turn_that_takes_the_last_card_of_the_stock_is_not_one_of_the_lap() -> None:
    table = used_up(stock="2C", discards="KS", phase=DRAW)
    table.draw()
    table.discard("2C")
    take_and_discard(table, "6S", "7H", "5H")
    assert table.result.end is RoundEnd.STOCK_EXHAUSTED
    assert len(happened(table.events, TurnBegan)) == 3


def test_g03_drawing_says_beforehand_that_it_ends_the_round() -> None:
    table = used_up(discards="KS", phase=DRAW)
    assert table.options(0).draw_ends_round
    table.draw()
    assert table.phase is OVER
    assert not empty_stock().options(0).draw_ends_round
    assert not used_up(stock="2C", discards="KS", phase=DRAW).options(0).draw_ends_round


def test_g03_no_claim_goes_round_for_ever_either() -> None:
    """The seat next in turn pays nothing for its claim: it is a discard taken like any other."""
    table = used_up("claim.enabled=on", "claim.penalty_stock_cards=0", phase=PLAY)
    table.discard("5H")
    for seat, word in ((1, "6S"), (2, "7H"), (0, "6H")):
        table.claim(seat)
        table.discard(word)
    assert table.result.end is RoundEnd.STOCK_EXHAUSTED


@pytest.mark.parametrize(
    "switches",
    [
        pytest.param(("claim.enabled=off",), id="taken"),
        pytest.param(("claim.enabled=on", "claim.penalty_stock_cards=0"), id="claimed"),
    ],
)
def test_g03_after_ten_laps_of_discards_alone_the_next_player_draws_from_the_stock(switches: tuple[str, ...]) -> None:
    """No card came off the stock and none was laid: the discard is neither taken nor claimed, for one turn."""
    table = used_up(*switches, stock="2C 3C", discards="KS", phase=DRAW)
    table.draw()
    table.discard("5H")
    for _ in range(10 * 3):
        _have_the_discard(table)
        table.discard(text(table.options(table.turn_seat).discardable).split()[0])
    assert (table.phase, table.turn_seat, table.stock) == (DRAW, 1, "3C"), "nobody was asked for the last discard"
    with refused(Reject.STOCK_ONLY, why="often"):
        table.take()
    assert (table.active(), table.view(None).taken_often) == ({1: {MoveKind.DRAW_STOCK}}, True)
    table.draw()
    table.discard("3C")
    _have_the_discard(table)
    assert (table.phase, table.turn_seat) == (PLAY, 2)


def _have_the_discard(table: CardTable) -> None:
    """The seat in turn has the top discard: it is the first to be asked, or takes it."""
    if table.round.claims.window is not None:
        table.claim((table.turn_seat + 1) % 3)
    else:
        table.take()


@pytest.mark.parametrize(("stock", "ends"), [("2C", False), ("", True)])
def test_after_ten_discards_taken_and_given_back_in_a_turn_there_is_the_stock_alone(stock: str, ends: bool) -> None:
    rules = house(NO_CLAIMS, "stock.empty=end_round", "draw.discard_take=only_if_melded_this_turn")
    table = at_table(rules, hands=["9S 9C 2D 3D", "KS"], stock=stock, discards="9H", phase=DRAW)
    for _ in range(10):
        table.take()
        table.give_back()
    if ends:
        assert table.result.end is RoundEnd.STOCK_EXHAUSTED
    else:
        with refused(Reject.STOCK_ONLY, why="often"):
            table.take()


def test_g08_a_claim_renews_the_stock_for_its_penalty_card() -> None:
    """G-10: the next seat draws from the stock only, but where that has nothing left."""
    table = at_table(hands=["9H 6H", "6H", "7H"], stock="", discards="7S 8S")
    table.discard("9H")
    table.pass_and_claim(1, 2)
    assert (table.phase, DRAW_DISCARD.chance(table.rules, table.round)) == (SHUFFLE, 1)
    told = table.shuffle()
    assert told[:2] == (StockRenewed(1, shuffled=True), ClaimWon(6, 2, card("9H"), 1, (card("7S"),)))
    assert (table.hand(2), table.stock, table.discards) == ("7S 7H 9H", "", "8S")
    assert (table.phase, table.turn_seat) == (DRAW, 1)
    assert table.active() == {1: {MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD}}
    table.take()
    assert (table.hand(1), table.phase) == ("8S 6H", PLAY)


@pytest.mark.parametrize("shuffled", [True, False])
def test_g08_several_penalty_cards_run_across_a_renewal_which_is_told_before_the_claim(shuffled: bool) -> None:
    how = "shuffle_discards_keep_top" if shuffled else "turn_over_discards_keep_top"
    rules = house(BASIC, "claim.penalty_stock_cards=3", f"stock.empty={how}")
    table = at_table(rules, hands=["9H 6H", "6H", "7H"], stock="2C", discards="7S 8S KS")
    table.discard("9H")
    table.pass_(1)
    told = table.claim(2)[1:]
    if shuffled:
        assert (table.phase, table.hand(2)) == (SHUFFLE, "7H 9H 2C")
        told = table.shuffle(0, 1)
    won = ClaimWon(6, 2, card("9H"), 3, (card("2C"), card("7S"), card("8S")))
    assert told[:2] == (StockRenewed(2, shuffled=shuffled), won)
    assert table.hand(2) == "7S 8S 7H 9H 2C"


def test_a_queued_draw_waits_for_the_shuffle() -> None:
    table = at_table(hands=["9H 6H", "6H", "7H"], stock="", discards="7S 8S KS")
    table.discard("9H")
    table.pass_(1, then_draw=True)
    table.pass_(2)
    assert (table.phase, table.turn_seat) == (SHUFFLE, 1)
    table.shuffle()
    assert (table.phase, table.hand(1)) == (PLAY, "7S 6H")


def test_the_neutral_move_waits_for_the_shuffle_and_then_discards_or_ends_the_round() -> None:
    table, exhausted = empty_stock(), empty_stock(discards="KS")
    assert table.time_out() == (TimedOut(0),)
    told = table.shuffle()
    assert told == (
        StockRenewed(3, shuffled=True),
        DrewStock(0, card("7S")),
        Discarded(0, card("7S")),
        TurnBegan(1, 11),
    )
    assert table.hand(0) == "5H 6H"
    assert exhausted.time_out()[0] == TimedOut(0)
    assert (exhausted.result.end, exhausted.points()) == (RoundEnd.STOCK_EXHAUSTED, [11, 16, 7])


def test_a_forgotten_call_waits_for_the_shuffle() -> None:
    rules = house(NO_CLAIMS, "go_out.call=required")
    table = at_table(rules, hands=["5H", "6H", "7H"], stock="", discards="7S 8S")
    table.discard("5H")
    assert table.phase is SHUFFLE
    table.shuffle()
    assert (table.hand(0), table.discards, table.turn_seat) == ("7S", "5H", 1)
