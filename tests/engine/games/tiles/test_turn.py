"""A turn: lay, or draw one tile (RULES games 10 and 11; A002-07, A002-14, A004-13, D002-T1)."""

import pytest

from engine.games.events import DrewStock, TurnBegan
from engine.games.moves import Discard, LayTable
from engine.games.strengths import Strength
from engine.games.tiles.players import choose_in_tiles
from engine.rules.refusals import Reject
from tests.engine.builders import refused
from tests.engine.tile_builders import DRAW, LAY, at_my, at_tile

OPENING = "P10 P11 P12"


def test_002_turn_laying_ends_it_and_no_tile_is_drawn() -> None:
    table = at_my(racks=[f"{OPENING} G1", "P2"], pool="G7")
    table.lay(OPENING)
    assert table.rack(0) == "G1"
    assert table.table() == [OPENING]
    assert table.turn_seat == 1
    assert table.pool == "G7"


def test_d002_t1_the_drawn_tile_that_makes_30_is_laid_next_turn_at_the_earliest() -> None:
    table = at_my(racks=["P10 P11 G1", "P2"], pool="P12 G8")
    table.draw()
    with refused(Reject.NOT_YOUR_TURN):
        table.lay(OPENING, seat=0)
    table.draw()
    table.lay(OPENING)
    assert table.rack(0) == "G1"


def test_a002_14_a_drawn_tile_may_be_laid_at_once_by_house_rule_or_kept() -> None:
    lays, keeps = (
        at_my("drawn_tile_playable_same_turn=on", racks=["P10 P11 G1", "P2"], pool="P12 G8") for _ in range(2)
    )
    for table in (lays, keeps):
        table.draw()
        assert (table.turn_seat, table.phase) == (0, LAY)
        with refused(Reject.ALREADY_DRAWN):
            table.draw()
    lays.lay(OPENING)
    keeps.pass_()
    assert (lays.turn_seat, keeps.turn_seat) == (1, 1)
    assert (keeps.rack(0), keeps.round.passes) == ("P10 P11 P12 G1", 0)


def test_nothing_is_played_once_the_round_is_over_and_a_laying_out_names_at_least_one_meld() -> None:
    table = at_my(racks=[OPENING, "P2"])
    with refused(Reject.NOTHING_CHOSEN):
        table.lay("")
    table.lay(OPENING)
    with refused(Reject.WRONG_PHASE):
        table.do(Discard(1, 11, table.round.racks[1][0]))


def test_002_turn_drawing_one_tile_ends_it_which_is_marked_until_its_seat_has_acted() -> None:
    table = at_my(racks=["P1", "P2"], pool="G7 G8 G9")
    assert [type(event) for event in table.draw()] == [DrewStock, TurnBegan]
    assert (table.rack(0), table.pool, table.turn_seat) == ("P1 G7", "G8 G9", 1)
    assert table.tiles(table.view(0).drawn) == "G7"
    assert table.view(1).drawn == ()
    table.draw()
    assert table.tiles(table.view(0).drawn) == "G7"
    table.draw()
    assert table.tiles(table.view(0).drawn) == "G9"


MUST = "may_decline_to_lay=off"
CROWDED = """
    B10 B11 B12 | P7 P8 JK=P9 | P7 B7 Y7 | P12 G12 Y12 | Y1 Y2 Y3 | B3 B4 B5 B6 | P4 P5 P6 | B4 G4 Y4
    | P8 P9 P10 P11 P12 | G8 JK=G9 G10 G11 | P5 B5 G5 Y5 | P13 B13 G13 Y13 | B10 G10 Y10 | P4 G4 Y4
    | G6 G7 G8 | B7 G7 Y7 | P1 P2 P3 | P11 G11 Y11 | P1 B1 Y1 | P6 B6 Y6
"""


def test_a004_13_by_house_rule_a_seat_that_can_lay_does_not_draw() -> None:
    table = at_tile(MUST, racks=["R6 W1", "R1"], table="R4 R5 R6 R7 R8")
    with refused(Reject.MUST_LAY):
        table.draw()
    table.lay("R4 R5 R6 | R6 R7 R8")
    table.draw()
    assert at_tile(racks=["R6 W1", "R1"], table="R4 R5 R6 R7 R8").draw(), "as printed it may"


def test_a004_13_by_house_rule_a_tile_that_fits_is_found_on_the_fullest_table() -> None:
    """The solver alone finds it only among more positions than it looks at here."""
    table = at_my(MUST, "rearrange.check=strict_origin", racks=["G1 G3 Y2 Y9 Y9", "B1"], table=CROWDED)
    with refused(Reject.MUST_LAY):
        table.draw()


def test_a004_13_by_house_rule_a_seat_that_can_open_has_to() -> None:
    with refused(Reject.MUST_LAY):
        at_tile(MUST, racks=["R10 R11 R12 W1", "R1"]).draw()
    at_tile(MUST, racks=["R1 R2 R3 W1", "R1"]).draw()
    with refused(Reject.MUST_LAY):
        at_tile(MUST, "hand_game.enabled=on", "hand_game.waives_opening=on", racks=["R1 R2 R3", "R1"]).draw()


def test_a004_13_by_house_rule_it_does_not_pass_or_put_aside_either() -> None:
    with refused(Reject.MUST_LAY):
        at_tile(MUST, racks=["R9 W1", "R1"], table="R4 R5 R6 R7 R8", pool="-").pass_()
    table = at_tile(MUST, "v1.enabled=on", racks=["R9 W1", "R1"], table="R4 R5 R6 R7 R8", phase=DRAW)
    table.draw()
    with refused(Reject.MUST_LAY):
        table.put_aside("W1")


def test_a004_13_the_clock_may_always_draw() -> None:
    table = at_tile(MUST, racks=["R9 W1", "R1"], table="R4 R5 R6 R7 R8", pool="W5")
    table.time_out()
    assert table.rack(0) == "R9 W1 W5"


FULL_TABLE = (
    "B1 B2 B3 B4 B5 B6 B7 B8 B9 | B9 B10 JK=B11 B12 B13 | N1 N2 N3 N4 | R3 R4 R5 R6 | R2 R3 R4 R5 R6 | "
    "R9 R10 R11 R12 R13 | W7 W8 W9 | R8 B8 W8 | N1 N2 N3 N4 N5 N6 N7 | W2 W3 W4 W5 | R1 B1 W1 | R13 B13 W13 | "
    "N6 N7 N8 N9 N10 N11 JK=N12 N13 | R8 R9 R10 | B4 B5 B6 | R7 B7 W7 | N9 N10 N11"
)


@pytest.mark.parametrize("level", [Strength.EASY, Strength.CASUAL, Strength.STEADY])
def test_a004_13_a_computer_finds_what_the_rule_finds_that_it_must_lay(level: Strength) -> None:
    table = at_tile("may_decline_to_lay=off", racks=["B11 W12 W12", "R1"], table=FULL_TABLE)
    with refused(Reject.MUST_LAY):
        table.draw()
    move = choose_in_tiles(level, table.view(0), table.options(0), 5)
    assert isinstance(move, LayTable)
