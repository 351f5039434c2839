"""Gin: the deal, the up-card, drawing, discarding, the stock that runs low (docs/GIN_AND_500.md)."""

from engine.games.events import (
    Discarded,
    DrewStock,
    HandDealt,
    RoundBegan,
    TimedOut,
    TookDiscard,
    TurnBegan,
    UpcardRefused,
    UpcardTurned,
)
from engine.games.moves import MoveKind, TakeDiscard
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd
from tests.engine.builders import DRAW, PLAY, card, cards, happened, refused, text
from tests.engine.gin_builders import UPCARD, gin_deal, gin_dealt, gin_house, gin_table

FIRST = "2S 3S 4S 7H 8H 9H QD KD 5C KC"
SECOND = "AS 10S JS AH 2D 3D 6D 6C 9C QC"
REST = "KH 4D 8C"


def offered(*switches: str):
    return gin_dealt(gin_house(*switches), hands=[FIRST, SECOND], rest=REST)


def test_gin_ten_cards_each_one_by_one_and_an_upcard() -> None:
    step = gin_deal(hands=[FIRST, SECOND], rest=REST)
    assert step.events[0] == RoundBegan(1, dealer=1, starter=0)
    assert happened(step.events, HandDealt) == [HandDealt(0, cards(FIRST)), HandDealt(1, cards(SECOND))]
    assert step.events[3:] == (UpcardTurned(card("KH")), TurnBegan(0, 1))
    assert (len(step.state.stock), text(step.state.stock[:-3:-1])) == (31, "4D 8C")


def test_gin_the_upcard_is_offered_to_the_seat_that_did_not_deal() -> None:
    table = offered()
    assert (table.phase, table.turn_seat) == (UPCARD, 0)
    assert table.active() == {0: frozenset({MoveKind.TAKE_DISCARD, MoveKind.PASS_TURN})}
    told = table.take()
    assert happened(told, TookDiscard) == [TookDiscard(0, card("KH"))]
    assert (table.phase, table.hand(0)) == (PLAY, "2S 3S 4S 7H 8H 9H KH QD KD 5C KC")
    table.discard("5C")
    assert (table.turn_seat, table.phase) == (1, DRAW)


def test_gin_refused_by_both_the_first_draws_from_the_stock() -> None:
    table = offered()
    table.pass_()
    table.pass_()
    assert table.active() == {0: frozenset({MoveKind.DRAW_STOCK})}
    with refused(Reject.STOCK_ONLY, why="refused"):
        table.take()
    assert happened(table.draw(), DrewStock) == [DrewStock(0, card("4D"))]
    table.discard("5C")
    assert table.active() == {1: frozenset({MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD})}


def test_gin_only_the_top_discard_is_taken_and_not_discarded_in_that_turn() -> None:
    table = gin_table(hands=[FIRST, SECOND], phase=DRAW, discards="JC 9S")
    with refused(Reject.TAKE_TOP_ONLY):
        table.do(TakeDiscard(0, 10, depth=2))
    table.take()
    assert (table.discards, table.round.taken) == ("JC", card("9S"))
    assert card("9S") not in table.options(0).discardable
    with refused(Reject.DISCARD_JUST_TAKEN, card=card("9S")):
        table.discard("9S")


def test_gin_a_time_out_refuses_the_upcard_before_which_nothing_is_drawn() -> None:
    table = offered()
    with refused(Reject.UPCARD_FIRST, card=card("KH")):
        table.draw()
    told = table.time_out()
    assert told == (TimedOut(0), UpcardRefused(0, card("KH")), TurnBegan(1, 2))


def test_gin_a_time_out_draws_and_discards_that_card() -> None:
    table = gin_table(hands=[FIRST, SECOND], phase=DRAW)
    told = table.time_out()
    assert [type(event) for event in told[:3]] == [TimedOut, DrewStock, Discarded]
    assert (table.hand(0), table.discards) == (FIRST, "9S 2C")


def test_gin_a_time_out_after_taking_throws_the_dearest_loose_card() -> None:
    table = gin_table(hands=["2S 3S 4S 7H 8H 9H 5C 6C 7C JD", SECOND], phase=DRAW, discards="QH")
    table.take()
    table.time_out()
    assert table.discards == "JD"


def test_gin_who_leaves_loses_the_round() -> None:
    """G-15: the deadwood of the hand as it could be melded, without a bonus."""
    table = gin_table(hands=[FIRST, SECOND])
    table.leave(0)
    assert (table.result.end, table.result.winner, table.points()) == (RoundEnd.LAST_SEAT, 1, [0, 35])


def test_gin_after_twenty_discards_taken_in_a_row_the_stock_must_be_drawn_from() -> None:
    """Two players who hand each other their discards would never be done."""
    table = gin_table(hands=[FIRST, SECOND], stock="KH 4D 8C 2H", discards="5S", phase=DRAW)
    for _ in range(20):
        table.take()
        table.discard(text(table.options(table.round.turn_seat).discardable[-1:]))
    assert table.view(0).taken_often
    with refused(Reject.STOCK_ONLY, why="often"):
        table.take()
    table.draw()
    table.discard("KH")
    table.take()
    assert table.round.phase is PLAY
