"""When the time is up: what stays of a laying-out that was begun (A002-02, D002-T2, 004 time-out, D004-T1, G-05)."""

import pytest

from engine.games.events import DrewStock, LooseTilesTaken, PenaltyDrawn, TableLaid, TimedOut, TurnBegan, TurnPassed
from tests.engine.builders import happened
from tests.engine.tile_builders import LAY, OVER, at_my, at_tile

TWINS = "R8 W8 JK | R8 W8 JK"
STAYS, BACK = (TableLaid,), (DrewStock,)
FINED, BACK_FINED, LOOSE = (TableLaid, PenaltyDrawn), (PenaltyDrawn,), (TableLaid, LooseTilesTaken, PenaltyDrawn)


@pytest.mark.parametrize("at", [at_my, at_tile])
def test_where_nothing_was_begun_the_clock_draws_one_tile_or_passes(at) -> None:
    table = at(racks=["B4", "B2"], pool="B7 B8")
    told = table.time_out()
    assert [type(event) for event in told] == [TimedOut, DrewStock, TurnBegan]
    assert table.rack(0) == "B4 B7"
    assert table.turn_seat == 1
    table = at(racks=["B4", "B2"], pool="-")
    assert [type(event) for event in table.time_out()] == [TimedOut, TurnPassed, TurnBegan]
    table.time_out()
    assert table.phase is OVER


def test_of_two_tiles_that_the_clock_drew_the_last_alone_is_shown_as_new() -> None:
    table = at_tile(racks=["B4", "B2"], pool="B7 B8 B9")
    for new in ("B7", "B8", "B9"):
        seat = table.turn_seat
        table.time_out()
        assert table.tiles(table.view(seat).drawn) == new


@pytest.mark.parametrize(
    ("draft", "undone"),
    [("", False), ("P1 P2 P3", False), ("P1 P2 P3 P4 | Y9", False), ("P1 P2 | P3 P4", True)],
)
def test_a_laying_out_that_is_taken_back_altogether_is_told(draft: str, undone: bool) -> None:
    table = at_my(racks=["P4 Y9 G1", "P2"], table="P1 P2 P3")
    assert table.time_out(draft)[0] == TimedOut(0, undone=undone)


@pytest.mark.parametrize(
    ("at", "rack", "lying", "draft", "after", "left", "told"),
    [
        # A002-02: what is legal stays. D002-T2: tiles that are not arranged go back to the rack without penalty.
        (at_my, "P4 G1", "P1 P2 P3", "P1 P2 P3 P4", "P1 P2 P3 P4", "G1", STAYS),
        (at_my, "P4 G1 Y9 B2", "P1 P2 P3", "P1 P2 P3 P4 | G1 Y9", "P1 P2 P3 P4", "B2 G1 Y9", STAYS),
        (at_my, "P5 B5 G5 Y9", "P5 P6 P7", "P5 P6 P7 Y9 | P5 B5 G5", "P5 P6 P7 | P5 B5 G5", "Y9", STAYS),
        # Of two equal tiles the loose one is taken back.
        (at_my, "P5 P9 G5", "P5 P6 P7 P8", "P5 P6 P7 P8 P9 | P5 G5", "P5 P6 P7 P8 P9", "P5 G5", STAYS),
        # Where the table is not whole or a rule is broken the turn is taken back, and one tile drawn.
        (at_my, "B1 G1 P9", "P1 P2 P3 P4", "P1 B1 G1 | P2 P3 | P4", "P1 P2 P3 P4", "P9 B1 G1 G9", BACK),
        (at_my, "P3 G1", "P4 P5 JK | B9 G9 Y9", "P3 P4 P5 | B9 G9 Y9 JK", "P4 P5 JK | B9 G9 Y9", "P3 G1 G9", BACK),
        (at_my, "P1 P2 P3 G1", "", "P1 P2 P3", "", "P1 P2 P3 G1 G9", BACK),
        (at_my, "P9 G1", "P1 P2 P3", "P1 P2 P3 P9", "P1 P2 P3", "P9 G1 G9", BACK),
        # 004, D004-T1: what lies in a meld stays, loose tiles come onto the rack, with three penalty tiles.
        (at_tile, "R7 R9 W9", "R4 R5 R6", "R4 R5 R6 R7 | R9", "R4 R5 R6 R7", "R9 W1 W2 W3 W9", FINED),
        (at_tile, "R1 R9", "R4 R5 R6 R7 R8", "R6 R7 R8 | R4 R5", "R6 R7 R8", "R1 R4 R5 R9 W1 W2 W3", LOOSE),
        (at_tile, "B6 W6 R9", "R4 R5 R6", "R6 B6 W6 | R4 R5", "R6 B6 W6", "R4 R5 R9 W1 W2 W3", LOOSE),
        # A draft that changes nothing or cannot come from table and rack is none.
        (at_tile, "R4", "R1 R2 R3", "R1 R2 R3", "R1 R2 R3", "R4 W1", BACK),
        (at_tile, "R4", "R1 R2 R3", "R1 R2 R3 R5 R6", "R1 R2 R3", "R4 W1", BACK),
        # A torn meld with a joker is put back, of two alike the torn one, and so is an illegal table.
        (at_tile, "R1", "R4 JK R6 R7", "JK R6 R7 | R4", "R4 JK R6 R7", "R1 W1 W2 W3", BACK_FINED),
        (at_tile, "R1", TWINS, "R8 W8 JK | R8 W8 | JK", TWINS, "R1 W1 W2 W3", BACK_FINED),
        (at_tile, "R1 R2 R3 W9", "", "R1 R2 R3", "", "R1 R2 R3 W1 W2 W3 W9", BACK_FINED),
    ],
)
def test_what_was_begun_stays_or_goes_back_when_the_time_is_up(at, rack, lying, draft, after, left, told) -> None:
    table = at(racks=[rack, "P2" if at is at_my else "R2"], table=lying, pool="G9" if at is at_my else "W1 W2 W3 W4")
    events = table.time_out(draft)
    assert (" | ".join(table.table()), table.rack(0), table.turn_seat) == (after, left, 1)
    assert [type(event) for event in events] == [TimedOut, *told, TurnBegan]


def test_a002_02_a_laying_out_of_the_last_tile_goes_out_too() -> None:
    table = at_my(racks=["P4", "P2"], table="P1 P2 P3")
    table.time_out("P1 P2 P3 P4")
    assert table.result.winner == 0


@pytest.mark.parametrize("draws", [0, 2])
def test_timeout_draw_if_nothing_laid(draws: int) -> None:
    table = at_my(f"timeout.draw_if_nothing_laid={draws}", racks=["P9", "P2"], table="P1 P2 P3", pool="G7 G8 G9")
    table.time_out("P1 P2 P3 | P9")
    assert table.rack(0) == ["P9", "", "P9 G7 G8"][draws]
    assert table.turn_seat == 1


def test_after_a_drawn_tile_the_clock_ends_the_turn_without_another() -> None:
    table = at_my("drawn_tile_playable_same_turn=on", racks=["P4 P9", "P2"], table="P1 P2 P3", pool="G7 G8")
    table.draw()
    assert table.phase is LAY
    table.time_out("P1 P2 P3 | P9")
    assert table.rack(0) == "P4 P9 G7"
    table.draw()
    table.time_out()
    assert table.rack(1) == "P2 G8"


@pytest.mark.parametrize(("tiles", "rack", "pool"), [(3, "R1 W1 W2", ""), (0, "R1", "W1 W2"), (1, "R1 W1", "W2")])
def test_g05_the_penalty_is_what_was_agreed_or_what_the_pool_has_left(tiles: int, rack: str, pool: str) -> None:
    table = at_tile(f"timeout.penalty_tiles={tiles}", racks=["R1", "R2"], table="R4 R5 R6", pool="W1 W2")
    table.time_out("R4 R5 R6 | R1")
    assert (table.rack(0), table.pool, table.round.passes) == (rack, pool, 0)


def test_004_time_out_who_has_not_opened_takes_everything_back() -> None:
    table = at_tile(racks=["R7 R8 R9", "R2"], table="R4 R5 R6", pool="W1 W2 W3 W4", opened=[1])
    table.time_out("R5 R6 R7 R8 | R4")
    assert table.table() == ["R4 R5 R6"]
    assert table.rack(0) == "R7 R8 R9 W1 W2 W3"


def test_timeout_policy_take_loose_tiles_by_house_rule_in_002() -> None:
    table = at_my("timeout.policy=take_loose_tiles", "timeout.penalty_tiles=1", racks=["P1", "P2"],
                  table="G4 G5 G6 G7", pool="Y1 Y2")  # fmt: skip
    table.time_out("G5 G6 G7 | G4")
    assert table.rack(0) == "P1 G4 Y1 Y2"


def test_what_the_clock_did_is_told_with_the_seat_and_the_tiles() -> None:
    table = at_my(racks=["P4", "P2"], pool="G8 G7")
    (drew,) = happened(table.time_out(), DrewStock)
    assert (drew.seat, table.tiles([drew.card])) == (0, table.rack(0).removeprefix("P4 "))
    table = at_tile(racks=["R1 R9", "R2"], table="R4 R5 R6 R7 R8", pool="W1 W2 W3 W4")
    told = table.time_out("R6 R7 R8 | R4 R5")
    assert [(one.seat, table.tiles(one.cards)) for one in happened(told, LooseTilesTaken)] == [(0, "R4 R5")]
    (fine,) = happened(told, PenaltyDrawn)
    assert (fine.seat, fine.count, sorted(table.tiles(fine.cards).split())) == (0, 3, ["W1", "W2", "W3"])
