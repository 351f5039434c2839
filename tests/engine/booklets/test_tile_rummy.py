"""Rummy tiles as booklet 004 prints it, sentence by sentence (RULES game 11); its V1 to V4 are under families."""

from engine.rules.refusals import Reject
from tests.engine.builders import refused
from tests.engine.tile_builders import at_tile


def test_a004_17_at_least_three_tiles_stay_of_each() -> None:
    with refused(Reject.MELD_TOO_SHORT):
        at_tile(racks=["N10 W10 W13", "R1"], table="R8 R9 R10").lay("R8 R9 | R10 N10 W10")


def test_a004_06_the_winner_is_credited_with_all_minus_points() -> None:
    table = at_tile(racks=["R7", "JK R1", "W13"], table="R4 R5 R6")
    table.lay("R4 R5 R6 R7")
    assert table.points() == [44, -31, -13]
    table = at_tile("score.winner=zero", racks=["R7", "JK R1", "W13"], table="R4 R5 R6")
    table.lay("R4 R5 R6 R7")
    assert table.points() == [0, -31, -13]
