"""The end of a round and what it brings: going out, a blocked pool, seats that leave (G-04, G-15, A004-06)."""

import pytest

from engine.games.events import RoundEnded, TurnBegan, TurnPassed
from engine.games.moves import DrawStock
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd, ScoreItem
from tests.engine.builders import refused
from tests.engine.tile_builders import DRAW, LAY_OR_DRAW, OVER, at_my, at_tile


def test_002_laying_the_last_tile_ends_the_round_the_others_lose_what_they_hold_and_the_winner_gets_the_sum() -> None:
    table = at_my(racks=["P4", "P2 G13", "JK B1"], table="P1 P2 P3")
    assert isinstance(table.lay("P1 P2 P3 P4")[-1], RoundEnded)
    assert (table.phase, table.result.end, table.result.winner) == (OVER, RoundEnd.WENT_OUT, 0)
    assert table.points() == [41, -15, -26]
    assert [score.items for score in table.result.seats] == [
        ((ScoreItem.COLLECTED, 41),),
        ((ScoreItem.HAND, -15),),
        ((ScoreItem.HAND, -26),),
    ]
    assert table.tiles(table.result.seats[1].hand) == "P2 G13"


def test_g04_with_an_empty_pool_a_seat_passes_instead_of_drawing() -> None:
    table = at_my(racks=["P4", "P2"], pool="-")
    with refused(Reject.STOCK_EMPTY):
        table.draw()
    assert table.pass_() == (TurnPassed(0), TurnBegan(1, 11))


def test_g04_the_round_ends_when_all_pass_in_succession_and_the_lowest_rack_wins_what_is_above_it() -> None:
    table = at_my(racks=["P4", "P7 G2", "P3"], pool="-")
    table.pass_()
    table.pass_()
    assert table.phase is LAY_OR_DRAW
    table.pass_()
    assert (table.result.end, table.result.winner) == (RoundEnd.BLOCKED, 2)
    assert table.points() == [-1, -6, 7]
    assert table.result.seats[1].items == ((ScoreItem.ABOVE_LOWEST, -6),)


def test_g04_whoever_lays_breaks_the_succession() -> None:
    table = at_my(racks=["P4 G1", "P7 G2", "P5 G9"], table="P1 P2 P3", pool="-")
    table.lay("P1 P2 P3 P4")
    table.pass_()
    table.lay("P1 P2 P3 P4 P5")
    table.pass_()
    table.pass_()
    assert table.phase is LAY_OR_DRAW
    table.pass_()
    assert table.phase is OVER


@pytest.mark.parametrize(
    ("switches", "racks", "winner", "points"),
    [
        # Those who tie for the lowest share the plus.
        ((), ["P4", "P9", "G4", "P7 G2"], None, [5, -5, 5, -5]),
        (("pool_empty=void_round",), ["P4", "P7 G2"], None, [0, 0]),
        # A004-06: where winners get nothing.
        (("score.winner=zero",), ["P4", "P7 G2"], 0, [0, -5]),
    ],
)
def test_g04_what_a_blocked_round_brings(switches: tuple[str, ...], racks: list[str], winner, points) -> None:
    table = at_my(*switches, racks=racks, pool="-")
    for _ in racks:
        table.pass_()
    assert (table.result.end, table.result.winner, table.points()) == (RoundEnd.BLOCKED, winner, points)


def test_g04_what_does_not_divide_goes_to_those_who_come_first() -> None:
    table = at_my(racks=["P9", "P4", "G4"], pool="-", turn_seat=1, players=[1, 2, 0], dealer=0)
    for _ in range(3):
        table.pass_()
    assert table.points() == [-5, 3, 2]


def test_g15_its_turn_passes_on_and_it_plays_no_more() -> None:
    table = at_my(racks=["P4", "P7 G2", "P3"])
    table.leave(0)
    assert table.turn_seat == 1
    assert table.round.players == (1, 2)
    with refused(Reject.SEAT_OUT, seat=0):
        table.do(DrawStock(0, table.round.turn))
    table.draw()
    table.draw()
    assert table.turn_seat == 1


def test_g15_tiles_that_come_back_can_be_drawn_again() -> None:
    table = at_my(racks=["P4", "P7 G2", "P3"], pool="-")
    table.pass_()
    table.leave(2)
    assert table.round.passes == 0
    table.draw()
    assert table.turn_seat == 0
    table = at_tile("v1.enabled=on", racks=["R4", "R7 W2", "R3"], pool="-")
    assert table.phase is LAY_OR_DRAW
    table.leave(2)
    assert table.phase is DRAW


def test_g15_a_leaver_pays_for_its_rack_in_a_void_round_too() -> None:
    table = at_my("pool_empty=void_round", racks=["P4", "P7 G2", "P3"], pool="-")
    table.leave(1)
    table.draw()
    table.draw()
    table.pass_()
    table.pass_()
    assert table.points() == [0, -9, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_g15_of_two_who_tie_and_one_who_left_the_points_add_up(seat: int) -> None:
    table = at_my(racks=["P4", "G4", "P7 G2"], pool="-", turn_seat=seat)
    table.leave(2)
    table.draw()
    table.draw()
    table.pass_()
    table.pass_()
    assert sum(points or 0 for points in table.points()) == 0
