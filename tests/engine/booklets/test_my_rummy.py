"""my Rummy as booklet 002 prints it, sentence by sentence (RULES game 10); what 004 shares is under families."""

from engine.rules.refusals import Reject
from tests.engine.builders import refused
from tests.engine.tile_builders import at_my


def test_a002_03_tiles_that_are_taken_are_used_again_in_the_same_turn() -> None:
    with refused(Reject.TABLE_PIECE_MISSING):
        at_my(racks=["P3 Y1", "P1"], table="P4 P5 P6 P7").lay("P3 P4 P5 P6")


def test_a002_05_a_joker_is_exchanged_in_ones_own_turn() -> None:
    table = at_my(racks=["Y1", "P6 Y2"], table="P4 P5 JK | G9 G10 G11")
    with refused(Reject.NOT_YOUR_TURN):
        table.lay("P4 P5 P6 | G9 G10 G11 JK", seat=1)
    table.draw()
    table.lay("P4 P5 P6 | G9 G10 G11 JK")
    assert table.rack(1) == "Y2"


def test_a002_06_the_tile_that_frees_a_joker_has_its_number_and_its_colour() -> None:
    with refused(Reject.NOT_A_MELD):
        at_my(racks=["B6 G12", "P1"], table="P4 P5 JK | G9 G10 G11").lay("P4 P5 B6 | G9 G10 G11 JK")
    with refused(Reject.JOKER_LOCKED):
        at_my(racks=["B6 B7 B8 G12", "P1"], table="P4 P5 JK=P6 P7 P8 P9").lay("P7 P8 P9 | P4 P5 JK=P3 | B6 B7 B8")


def test_002_any_number_of_tiles_is_laid_off_on_any_meld() -> None:
    table = at_my(racks=["G5 G9 P8 B2 Y13", "P1"], table="G6 G7 G8 | B8 Y8 G8 | B3 B4 B5")
    table.lay("G5 G6 G7 G8 G9 | B8 Y8 G8 P8 | B2 B3 B4 B5")
    assert table.rack(0) == "Y13"
